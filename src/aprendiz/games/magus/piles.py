"""Piles of spells, whose remaining cards have no order."""

from mypy_extensions import i64

from aprendiz.games.magus.state import IN_PILE, Table


def nth_in_pile(table: Table, position: i64) -> i64:
    """The spell at a position among those of the current pile that have not been on offer yet."""
    for spell in range(table.setup.spells):
        if table.owners[spell] == IN_PILE and table.setup.pile_of[spell] == table.pile:
            if position == 0:
                return spell
            position -= 1
    raise AssertionError("the pile has no such spell")
