"""The scores of Magus Novatus (magus-9.3, 10.3): points of spells, less one for each skull where skulls cost points."""

from typing import Final

from mypy_extensions import i64

from aprendiz.games.magus.state import Table

INFANT_GOAL: Final = 9
"""The score that wins at once in the mode of infant students (10.2)."""


def scores_of(table: Table) -> list[i64]:
    scores: list[i64] = [-table.setup.skull_cost * skulls for skulls in table.skulls]
    for spell in range(table.setup.spells):
        owner: i64 = table.owners[spell]
        if owner >= 0:
            scores[owner] = scores[owner] + table.setup.points[spell]
    return scores
