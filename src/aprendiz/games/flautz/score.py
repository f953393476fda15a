"""The value of a hand (flautz-6, 7.1, 8.1, 12), on card numbers. Has to be fast: it runs at the end of every match."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from aprendiz.games.flautz.cards import CARDS, COLOURS, HIGHEST_VALUE, KINDS_PER_VALUE

HAND: Final = 5
PRISM_NUMBER: Final = 0
NO_COLOUR: Final = 5
"""The colour number of special cards, after those of the five colours."""

FURTHER_CARD: Final = 5
"""Points for each card after the first (6.2)."""

VALUE: Final[list[i64]] = [card.value or 0 for card in CARDS]
COLOUR: Final[list[i64]] = [NO_COLOUR if card.colour is None else COLOURS.index(card.colour) for card in CARDS]

# A tally counts the cards of a hand in octal digits. By value: the last digit counts the prisms, the one before it the
# 1s, and so on. By colour: the last digit counts blue, the one before it green, and so on, without special cards.
VALUE_UNIT: Final[list[i64]] = [8**value for value in VALUE]
COLOUR_UNIT: Final[list[i64]] = [0 if colour == NO_COLOUR else 8**colour for colour in COLOUR]
ONES: Final = 0o111111111
MORE_THAN_ONE: Final = 0o666666666
FOUR_OR_MORE: Final = 0o444444444

# The values of a hand by colour: ten bits for each colour, then ten for illusions; of each ten, bit v is value v.
FIELD_BITS: Final = 10
FIELD: Final = 0b1111111111
VALUES: Final = 0b1111111110
ILLUSIONS: Final = 0b1111111111_0000000000_0000000000_0000000000_0000000000_0000000000
CARD_BIT: Final[list[i64]] = [2 ** (FIELD_BITS * COLOUR[number] + VALUE[number]) for number in range(len(CARDS))]


def best_row(values: int) -> tuple[int, int]:
    """First value and length of the row worth most in a set of values; on equal points, of the longer row."""
    rows = []
    for first in range(1, HIGHEST_VALUE + 1):
        length = 0
        while values >> (first + length) & 1:
            length += 1
        rows.append((first + FURTHER_CARD * (length - 1) if length else 0, length, first))
    _, length, first = max(rows)
    return (first, length) if length else (0, 0)


BEST_ROWS: Final = [best_row(values) for values in range(2 ** (HIGHEST_VALUE + 1))]
ROW_START: Final[list[i64]] = [start for start, _ in BEST_ROWS]
ROW_POINTS: Final[list[i64]] = [start + FURTHER_CARD * (length - 1) if length else 0 for start, length in BEST_ROWS]
ROW_LENGTH: Final[list[i64]] = [length for _, length in BEST_ROWS]

COLOUR_SETS: Final[list[list[i64]]] = [
    [
        ILLUSIONS + sum(FIELD * 2 ** (FIELD_BITS * colour) for colour in colours)
        for colours in combinations(range(NO_COLOUR), min(prisms + 1, NO_COLOUR))
    ]
    for prisms in range(HAND + 1)
]
"""By number of prisms: masks of what can make one row: a colour, one more for each prism (12.2), and illusions."""


class Shape:
    """The best spell of a hand, as far as the rules need it; `spelling.py` names its cards."""

    def __init__(self, points: i64, length: i64, prisms: i64, start: i64, fields: i64) -> None:
        self.points: i64 = points
        self.length: i64 = length
        """Number of cards, prisms not counted."""
        self.prisms: i64 = prisms
        self.start: i64 = start
        self.fields: i64 = fields
        """The mask of COLOUR_SETS that makes the row; 0 for one value in different colours."""


def best_shape(hand: list[i64]) -> Shape:
    """The spell with most points; on equal points, the one with more cards (6.5)."""
    present: i64 = 0
    cards: i64 = 0
    repeated: i64 = 0
    for card in hand:
        bit: i64 = CARD_BIT[card]
        cards += VALUE_UNIT[card]
        if present & bit & ~ILLUSIONS:
            repeated += VALUE_UNIT[card]
        present |= bit
    prisms: i64 = cards & 7

    points: i64 = 0
    length: i64 = 0
    start: i64 = 0
    fields: i64 = 0
    for card in hand:
        value: i64 = VALUE[card]
        if value == 0:
            continue
        # A second card of the same colour needs a prism of its own to recolour it (6.3, 12.3).
        same: i64 = cards >> (3 * value) & 7
        excess: i64 = (repeated >> (3 * value) & 7) - prisms
        if excess > 0:
            same -= excess
        worth: i64 = value + FURTHER_CARD * (same - 1)
        if worth > points or (worth == points and same > length):
            points, length, start = worth, same, value
    for allowed in COLOUR_SETS[prisms]:
        row: i64 = present & allowed
        row |= row >> 10 | row >> 20
        row = (row | row >> 30) & VALUES
        worth = ROW_POINTS[row]
        if worth > points or (worth == points and ROW_LENGTH[row] > length):
            points, length, start, fields = worth, ROW_LENGTH[row], ROW_START[row], allowed
    return Shape(points, length, prisms, start, fields)


def tallies(hand: list[i64]) -> tuple[i64, i64]:
    """A hand counted by value and by colour."""
    values: i64 = 0
    colours: i64 = 0
    for card in hand:
        values += VALUE_UNIT[card]
        colours += COLOUR_UNIT[card]
    return values, colours


def is_flautz(values: i64, colours: i64) -> bool:
    """Whether five cards, tallied, make one spell (7.1)."""
    if is_row(values):
        # Every colour but one needs a prism (12.2).
        return digit_sum(occupied(colours)) - 1 <= values & 7
    # Among cards of one value, each that repeats a colour needs a prism.
    return is_one_value(values) and digit_sum(colours) - digit_sum(occupied(colours)) <= values & 7


# Two fast checks before an exchange. They may report a FLAUTZ! that is none but never miss one. In a row every colour
# but one needs a prism, and the card taken may be a prism.


def is_nearly_flautz(values: i64, colours: i64, prism_offered: bool) -> bool:
    """Whether one more card could make these four a FLAUTZ!: they have one value, or different ones in few colours."""
    if values >> 3 & MORE_THAN_ONE:
        return is_one_value(values)
    return digit_sum(occupied(colours)) <= (values & 7) + 1 + prism_offered


def is_far_from_flautz(values: i64, colours: i64, prism_offered: bool) -> bool:
    """Whether no four of these five cards are nearly a FLAUTZ!."""
    prisms: i64 = values & 7
    cards: i64 = values >> 3
    if cards + prisms * ONES & FOUR_OR_MORE:
        return False
    if digit_sum(occupied(cards)) + prisms < HAND - 1:
        return True
    return digit_sum(occupied(colours)) > prisms + 2 + prism_offered


def is_straight(hand: list[i64]) -> bool:
    """Five cards of one colour in a row, without special cards (8.1, 12.4); the hand is sorted."""
    for position in range(1, HAND):
        if hand[position] - hand[position - 1] != KINDS_PER_VALUE:
            return False
    return COLOUR[hand[0]] != NO_COLOUR


def is_row(values: i64) -> bool:
    """Whether the values, prisms aside, are all different and without a gap."""
    cards: i64 = values >> 3
    if cards & MORE_THAN_ONE:
        return False
    # Times 7 sets all bits of each digit. Adding the lowest bit then leaves a single bit if there is no gap.
    filled: i64 = cards * 7 + (cards & -cards)
    return cards > 0 and filled & (filled - 1) == 0


def is_one_value(values: i64) -> bool:
    present: i64 = occupied(values >> 3)
    return present > 0 and present & (present - 1) == 0


def digit_sum(tally: i64) -> i64:
    return tally * ONES >> 24 & 7


def occupied(tally: i64) -> i64:
    """The tally with 1 in place of every digit that is not zero."""
    return (tally | tally >> 1 | tally >> 2) & ONES
