"""Operations on hands, which the rules keep as sorted lists of cards."""

from mypy_extensions import i64

from aprendiz.games.flautz.score import HAND


def swap(hand: list[i64], give: i64, take: i64) -> None:
    """Put one card into a sorted hand for another."""
    position: i64 = 0
    while hand[position] != give:
        position += 1
    while position + 1 < HAND and hand[position + 1] < take:
        hand[position] = hand[position + 1]
        position += 1
    while position > 0 and hand[position - 1] > take:
        hand[position] = hand[position - 1]
        position -= 1
    hand[position] = take


def insert(hand: list[i64], card: i64) -> None:
    """Add a card to a sorted hand."""
    position: i64 = len(hand)
    hand.append(card)
    while position > 0 and hand[position - 1] > card:
        hand[position] = hand[position - 1]
        position -= 1
    hand[position] = card


def different(hand: list[i64]) -> i64:
    """Number of different cards in a full hand."""
    number: i64 = 1
    for position in range(1, HAND):
        if hand[position] != hand[position - 1]:
            number += 1
    return number
