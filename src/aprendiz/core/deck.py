"""A deck without an order: the number of copies of each card that are left in it."""

from mypy_extensions import i64


def draw_card(deck: list[i64], size: i64, position: i64) -> i64:
    """The card at a position of a deck that is given as copies per card. The search starts at the nearer end."""
    card: i64 = 0
    if position + position < size:
        position -= deck[card]
        while position >= 0:
            card += 1
            position -= deck[card]
        return card
    card = len(deck) - 1
    position += deck[card]
    while position < size:
        card -= 1
        position += deck[card]
    return card
