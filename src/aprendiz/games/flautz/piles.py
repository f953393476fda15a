"""Hands as the rules hold them: sorted lists of cards."""

from mypy_extensions import i64

from aprendiz.games.flautz.score import HAND


def swap(hand: list[i64], give: i64, take: i64) -> None:
    """Change one card of a sorted hand for another."""
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
    """How many different cards a full hand has."""
    number: i64 = 1
    for position in range(1, HAND):
        if hand[position] != hand[position - 1]:
            number += 1
    return number
