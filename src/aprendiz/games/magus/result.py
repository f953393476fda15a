"""The result of a game of Magus Novatus (magus-9.3, 9.4): points, skulls, spells, and what decided it."""

from aprendiz.core.result import Result, ranked
from aprendiz.games.magus.edition import PILES
from aprendiz.games.magus.score import scores_of
from aprendiz.games.magus.state import Table


class MagusResult(Result, frozen=True):
    totals: tuple[int, ...]
    """Points of spells, less one for each skull where skulls cost points (9.3, 10.3)."""

    skulls: tuple[int, ...]
    spells: tuple[tuple[int, ...], ...]
    """By seat: the numbers of spells of 2, 3 and 4 points."""


def result(table: Table) -> MagusResult:
    totals = [int(score) for score in scores_of(table)]
    skulls = [int(number) for number in table.skulls]
    spells = tuple(tuple(won(table, seat, pile) for pile in range(len(PILES))) for seat in range(table.seats))
    marks = [(totals[seat], -skulls[seat], *reversed(spells[seat])) for seat in range(table.seats)]
    ranking, decided_by = ranked(("points", "skulls", "fours", "threes", "twos"), marks)
    return MagusResult(ranking, decided_by, tuple(totals), tuple(skulls), spells)


def won(table: Table, seat: int, pile: int) -> int:
    owners = zip(table.owners, table.setup.pile_of, strict=True)
    return sum(owner == seat and own == pile for owner, own in owners)
