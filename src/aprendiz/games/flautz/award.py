"""The end of a match and of the game (flautz-8.3 to 11.2): points noted and crystals taken."""

from typing import Final

from mypy_extensions import i64

from aprendiz.games.flautz.score import COLOUR, best_shape
from aprendiz.games.flautz.state import FLAG, NOBODY, Table

POOL: Final = 25
CRYSTALS_TO_WIN: Final = 3
CRYSTAL_POINTS: Final = 10

STRAIGHT_CRYSTALS: Final = 2
ROYAL_CRYSTALS: Final = 3

# How a match ended: the crystal reached the FLAUTZ! field, the final turns were over, a Straight or a Royal was shown.
ARENA: Final = 0
FLAUTZ: Final = 1
STRAIGHT: Final = 2
ROYAL: Final = 3


class Closing:
    """The outcome of a match: how it ended, and the points and crystals of each seat."""

    def __init__(self, ending: i64, points: list[i64], crystals: list[i64]) -> None:
        self.ending: i64 = ending
        self.points = points
        self.crystals = crystals


def close_match(table: Table, ending: i64) -> Closing:
    """Value the hands, note points and award crystals. A Straight or Royal belongs to the seat whose turn it is."""
    points = spell_points(table, table.turn if ending == ROYAL else NOBODY)
    if ending == STRAIGHT or ending == ROYAL:
        crystals: list[i64] = [0] * table.seats
        crystals[table.turn] = ROYAL_CRYSTALS if ending == ROYAL else STRAIGHT_CRYSTALS
    else:
        crystals = leaders_crystals(table, points)
    if table.setup.counts_points:
        table.noted.extend(points)
    for seat in range(table.seats):
        table.crystals[seat] = table.crystals[seat] + crystals[seat]
    return Closing(ending, points, crystals)


def spell_points(table: Table, only: i64) -> list[i64]:
    """Points by seat. A focused player scores nothing (5.5). With `only`, all other seats score nothing (9.3)."""
    points: list[i64] = []
    for seat in range(table.seats):
        silent = table.focused & FLAG[seat] != 0 or (only != NOBODY and seat != only)
        points.append(0 if silent else best_shape(table.hands[seat]).points)
    return points


def leaders_crystals(table: Table, points: list[i64]) -> list[i64]:
    """One crystal for the highest value (10.1), one each or none for a tie (10.2), none if nobody scores (10.3)."""
    most: i64 = 0
    leaders: i64 = 0
    for worth in points:
        if worth > most:
            most = worth
            leaders = 0
        if worth == most:
            leaders += 1
    crystals: list[i64] = [0] * table.seats
    if most > 0 and (leaders == 1 or table.setup.ties_count):
        for seat in range(table.seats):
            if points[seat] == most:
                crystals[seat] = 1
    return crystals


def is_royal(table: Table, seat: i64) -> bool:
    """Whether a Straight has the colour of its player's apprentice (9.1)."""
    return COLOUR[table.hands[seat][0]] == table.apprentices[seat]


def is_decided(table: Table) -> bool:
    """Whether the match just closed was the last (11), or the turn limit forbids another (11.3)."""
    setup = table.setup
    if setup.limit >= 0 and table.turns >= setup.limit:
        return True
    if setup.counts_points:
        return table.match + 1 == setup.matches
    for crystals in table.crystals:
        if crystals >= CRYSTALS_TO_WIN:
            return True
    return False


def totals(table: Table) -> list[i64]:
    """In mode matches the points of all matches plus ten for each crystal (11.2), otherwise the crystals (11.1)."""
    if not table.setup.counts_points:
        return table.crystals.copy()
    sums: list[i64] = [CRYSTAL_POINTS * crystals for crystals in table.crystals]
    for position in range(len(table.noted)):
        sums[position % table.seats] += table.noted[position]
    return sums
