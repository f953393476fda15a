"""What everybody has in Magus Novatus (magus-9.3): the points of spells less one for each skull."""

from typing import Final

from mypy_extensions import i64

from aprendiz.games.magus.state import Table

INFANT_GOAL: Final = 9
"""The points that win at once among infant students (10.2)."""


def scores_of(table: Table) -> list[i64]:
    scores: list[i64] = [-skulls for skulls in table.skulls]
    for spell in range(table.setup.spells):
        owner: i64 = table.owners[spell]
        if owner >= 0:
            scores[owner] = scores[owner] + table.setup.points[spell]
    return scores
