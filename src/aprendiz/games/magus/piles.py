"""Piles of spells and pools of backs, whose remaining cards have no order."""

from mypy_extensions import i64

from aprendiz.games.magus.effects import BACKS
from aprendiz.games.magus.state import IN_PILE, PILES, Table


def nth_in_pile(table: Table, position: i64) -> i64:
    """The spell at a position among those of the current pile that have not been on offer yet.

    Of several spells with the same face it is always the first, because nobody can tell them apart.
    """
    for spell in range(table.setup.spells):
        if table.owners[spell] == IN_PILE and table.setup.pile_of[spell] == table.pile:
            if position == 0:
                return first_copy(table, spell)
            position -= 1
    raise AssertionError("the pile has no such spell")


def first_copy(table: Table, spell: i64) -> i64:
    face: i64 = table.setup.face_of[spell]
    for copy in range(face, spell):
        if table.owners[copy] == IN_PILE and table.setup.face_of[copy] == face:
            return copy
    return spell


def pool_to_turn(table: Table) -> i64:
    """The pool that the back of the spell just cast comes from: the one with more backs than spells to be won."""
    if len(table.setup.pile_of_pool) == PILES:
        return table.pile
    for pool in range(len(table.setup.pile_of_pool)):
        left: i64 = 0
        for copies in table.backs[pool * BACKS : (pool + 1) * BACKS]:
            left += copies
        for spell in range(table.setup.spells):
            if table.setup.pool_of[spell] == pool and table.owners[spell] < 0:
                left -= 1
        if left > 0:
            return pool
    raise AssertionError("no spell was cast")
