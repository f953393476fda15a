"""The result of a game of FLAUTZ! (flautz-11): by match, in total, and what decided it."""

from aprendiz.core.result import Result, ranked
from aprendiz.games.flautz.award import totals
from aprendiz.games.flautz.state import Table


class FlautzResult(Result, frozen=True):
    totals: tuple[int, ...]
    """By seat: points plus ten for each crystal (11.2), or crystals (11.1)."""

    crystals: tuple[int, ...]
    matches: tuple[tuple[int, ...], ...]
    """Points noted, by match and seat; empty in mode crystals, where points are not kept."""


def result(table: Table) -> FlautzResult:
    seats = range(table.seats)
    sums = totals(table)
    matches = tuple(
        tuple(table.noted[first : first + table.seats]) for first in range(0, len(table.noted), table.seats)
    )
    if table.setup.counts_points:
        criteria = ("points", "crystals", "best-match")
        marks = [
            (sums[seat], table.crystals[seat], max((match[seat] for match in matches), default=0)) for seat in seats
        ]
        ranking, decided_by = ranked(criteria, marks)
    else:
        ranking, decided_by = ranked(("crystals",), [(crystals,) for crystals in sums])
    return FlautzResult(ranking, decided_by, tuple(sums), tuple(table.crystals), matches)
