"""Which potions pay for a spell (magus-4.10, 6, 8.3), on card numbers. Has to be fast: every phase II needs it."""

from functools import lru_cache
from itertools import permutations, product
from math import prod
from typing import Any, Final

from mypy_extensions import i64

from aprendiz.games.magus.cards import COLOUR_LETTERS, POTIONS, VALUES
from aprendiz.games.magus.notation import ANY_NUMBER, BLACK, GREY, MULTICOLOUR, NUMBERS, SYMBOLS, Spell

# A tally counts potions by their number, in digits of seven bits: the last digit counts the 1s, the one before it the
# 2s, and so on. No digit exceeds 40, ten of each colour, so its highest bit is free for comparing two digits.
UNIT: Final[list[i64]] = [128**number for number in range(VALUES)]
ONES: Final = 0b0000001_0000001_0000001_0000001
HIGHEST_BITS: Final = 0b1000000_1000000_1000000_1000000
DIGIT: Final = 0b1111111
ENOUGH: Final = 10
"""More than any spell wants; further copies of a potion are not counted."""

Tallies = tuple[i64, i64, i64, i64]
"""A tally for each colour: red, yellow, green, blue."""

IMPOSSIBLE: Final = -100
"""Stays below zero whatever is added: the potions already paid do not fit."""


def castable(pattern: "Pattern", hand: list[i64], elixirs: i64) -> bool:
    """Whether a hand (copies of each potion) and at most `elixirs` elixirs pay for a spell."""
    needed: i64 = pattern.size - elixirs
    held = tallies(hand)
    return count(held) >= needed and most_used(pattern, held, (0, 0, 0, 0), needed) >= needed


def fewest_elixirs(pattern: "Pattern", hand: list[i64]) -> i64:
    return pattern.size - most_used(pattern, tallies(hand), (0, 0, 0, 0), pattern.size)


def default_payment(pattern: "Pattern", hand: list[i64]) -> list[i64]:
    """The default payment: the fewest elixirs, then the first potions in order (4.10)."""
    held = tallies(hand)
    needed: i64 = most_used(pattern, held, (0, 0, 0, 0), pattern.size)
    paid: list[i64] = [0] * POTIONS
    for potion in range(POTIONS):
        while paid[potion] < hand[potion]:
            paid[potion] += 1
            if most_used(pattern, held, tallies(paid), needed) < needed:
                paid[potion] -= 1
                break
    return paid


def can_complete(pattern: "Pattern", hand: list[i64], paid: list[i64], paid_elixirs: i64, elixirs: i64) -> bool:
    """Whether the cards paid so far can be completed to a whole payment, from the hand and the elixirs."""
    # If a reading of the spell can use the potions paid, it can use them and still as many potions of the hand as
    # without them: using one more potion may move others to other places, but never pushes one out.
    laid = tallies(paid)
    if count(laid) + paid_elixirs > pattern.size:
        return False
    needed: i64 = max(pattern.size - elixirs, 0)
    return most_used(pattern, tallies(hand), laid, needed) >= needed


class Need:
    """The potions a spell wants of one colour, once black and grey are chosen."""

    def __init__(self, groups: tuple[str, ...]) -> None:
        self.loose: i64 = loose_in(groups)
        """Number of potions that may have any number."""
        self.bound: list[i64] = bound_in(groups)
        """Tallies of the potions with a number: one for each choice of numbers for the symbols."""
        self.is_nothing: bool = len(groups) == 0


class Colouring:
    """A spell with black and grey chosen (6.3)."""

    def __init__(self, needs: list[Need], is_mixed: bool) -> None:
        self.red: Need = needs[0]
        self.yellow: Need = needs[1]
        self.green: Need = needs[2]
        self.blue: Need = needs[3]
        self.bound: list[Tallies] = []
        """All combinations of the colours' tallies; only if the colours depend on each other."""
        self.limits: list[i64] = []
        """Sets of colours, as bits, that can limit how many potions are used."""
        if is_mixed:
            self.bound = list(product(needs[0].bound, needs[1].bound, needs[2].bound, needs[3].bound))
            tight = [colour for colour in range(len(needs)) if needs[colour].loose == 0]
            self.limits = [colours for colours in range(16) if all(colours >> colour & 1 for colour in tight)]


class Pattern:
    """A spell prepared for matching with hands. Immutable."""

    def __init__(self, spell: Spell) -> None:
        self.spell = spell
        self.size: i64 = sum(len(group.signs) for group in spell.groups)
        multicolour = tuple(group.signs for group in spell.groups if group.colour == MULTICOLOUR)
        self.is_mixed: bool = len(multicolour) > 0
        """Whether some potions may have any colour, so that the colours depend on each other."""
        self.loose: i64 = loose_in(multicolour)
        """Number of potions that may have any colour and any number."""
        self.bound: list[i64] = bound_in(multicolour)
        """Tallies of the potions of any colour with a number: one for each choice of numbers for the symbols."""
        self.colourings: list[Colouring] = [
            Colouring([Need(groups) for groups in colours], self.is_mixed) for colours in colourings_of(spell)
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return Pattern, (self.spell,)


def readings_of(spell: Spell) -> int:
    """Number of choices of colours and numbers to try when matching a spell with a hand."""
    multicolour = tuple(group.signs for group in spell.groups if group.colour == MULTICOLOUR)
    numbers = [[len(bound_in(groups)) for groups in colours] for colours in colourings_of(spell)]
    if not multicolour:
        return sum(map(sum, numbers))
    return len(bound_in(multicolour)) * sum(map(prod, numbers))


def colourings_of(spell: Spell) -> list[tuple[tuple[str, ...], ...]]:
    """For every different choice of black and grey: by colour, the signs of its groups."""
    found = set()
    for black, grey in permutations(COLOUR_LETTERS, 2):
        chosen = {BLACK: black, GREY: grey}
        groups = sorted((chosen.get(group.colour, group.colour), group.signs) for group in spell.groups)
        found.add(tuple(tuple(signs for own, signs in groups if own == colour) for colour in COLOUR_LETTERS))
    return sorted(found)


def loose_in(groups: tuple[str, ...]) -> int:
    return sum(signs.count(ANY_NUMBER) for signs in groups)


def bound_in(groups: tuple[str, ...]) -> list[i64]:
    """The different tallies that the numbers and symbols of the groups can give (6.5, 6.7)."""
    found = {0}
    for signs in groups:
        found = {before + own for own in bound(signs) for before in found}
    return sorted(found)


@lru_cache(maxsize=1000)
def bound(signs: str) -> frozenset[int]:
    """The tallies that one group can give. Cached, because a spell has the same groups in many colourings."""
    symbols = [sign for sign in SYMBOLS if sign in signs]
    printed = sum([UNIT[number] * signs.count(sign) for number, sign in enumerate(NUMBERS)])
    copies = [signs.count(symbol) for symbol in symbols]
    return frozenset(
        printed + sum([unit * count for unit, count in zip(units, copies, strict=True)])
        for units in permutations(UNIT, len(symbols))
    )


def most_used(pattern: Pattern, held: Tallies, paid: Tallies, enough: i64) -> i64:
    """The most potions of a hand that one reading can use, the ones paid included. Stops once `enough` are found."""
    best: i64 = IMPOSSIBLE
    for colouring in pattern.colourings:
        if pattern.is_mixed:
            used: i64 = most_together(pattern, colouring, held, paid)
        else:
            used = (
                most_of_colour(colouring.red, held[0], paid[0])
                + most_of_colour(colouring.yellow, held[1], paid[1])
                + most_of_colour(colouring.green, held[2], paid[2])
                + most_of_colour(colouring.blue, held[3], paid[3])
            )
        if used > best:
            best = used
            if best >= enough:
                break
    return best


def most_of_colour(need: Need, held: i64, paid: i64) -> i64:
    if need.is_nothing:
        return 0 if paid == 0 else IMPOSSIBLE
    best: i64 = IMPOSSIBLE
    for numbers in need.bound:
        if paid == 0 or digit_sum(paid) <= digit_sum(lesser(paid, numbers)) + need.loose:
            used: i64 = digit_sum(lesser(held, numbers)) + need.loose
            if used > best:
                best = used
    there: i64 = digit_sum(held)
    return min(best, there)


def most_together(pattern: Pattern, colouring: Colouring, held: Tallies, paid: Tallies) -> i64:
    best: i64 = IMPOSSIBLE
    laid: i64 = count(paid)
    for exact in colouring.bound:
        for numbers in pattern.bound:
            if laid == 0 or used_together(pattern, colouring, exact, numbers, paid) == laid:
                used: i64 = used_together(pattern, colouring, exact, numbers, held)
                if used > best:
                    best = used
    return best


def used_together(pattern: Pattern, colouring: Colouring, exact: Tallies, numbers: i64, potions: Tallies) -> i64:
    """Number of potions used, if a spell wants `exact` ones, `numbers` of any colour, and some of any number."""
    # Potions wanted exactly come first: they would be of no more use elsewhere.
    red: i64 = potions[0] - lesser(potions[0], exact[0])
    yellow: i64 = potions[1] - lesser(potions[1], exact[1])
    green: i64 = potions[2] - lesser(potions[2], exact[2])
    blue: i64 = potions[3] - lesser(potions[3], exact[3])
    rest: i64 = count((red, yellow, green, blue))
    # Each other potion can be used for its colour or for its number. Every set of colours gives an upper bound: as
    # many potions as are wanted of these colours, plus, number by number, as many of its potions as are wanted of any
    # colour, plus all potions of the other colours. The least bound is reached (maximum flow is minimum cut).
    least: i64 = rest
    for colours in colouring.limits:
        limit: i64 = 0
        within: i64 = 0
        if colours & 1:
            limit += colouring.red.loose
            within += red
        else:
            limit += digit_sum(red)
        if colours & 2:
            limit += colouring.yellow.loose
            within += yellow
        else:
            limit += digit_sum(yellow)
        if colours & 4:
            limit += colouring.green.loose
            within += green
        else:
            limit += digit_sum(green)
        if colours & 8:
            limit += colouring.blue.loose
            within += blue
        else:
            limit += digit_sum(blue)
        limit += digit_sum(lesser(within, numbers))
        if limit < least:
            least = limit
    # Potions left over can be used where any potion will do.
    least += pattern.loose
    return count(potions) - rest + min(least, rest)


def tallies(potions: list[i64]) -> Tallies:
    return tally(potions, 0), tally(potions, 4), tally(potions, 8), tally(potions, 12)


def tally(potions: list[i64], first: i64) -> i64:
    return (
        at_most_enough(potions[first])
        + at_most_enough(potions[first + 1]) * 128
        + at_most_enough(potions[first + 2]) * 16384
        + at_most_enough(potions[first + 3]) * 2097152
    )


def at_most_enough(copies: i64) -> i64:
    return min(copies, ENOUGH)


def count(potions: Tallies) -> i64:
    return digit_sum(potions[0]) + digit_sum(potions[1]) + digit_sum(potions[2]) + digit_sum(potions[3])


def digit_sum(tally: i64) -> i64:
    return tally * ONES >> 21 & DIGIT


def lesser(one: i64, other: i64) -> i64:
    """The lesser of two tallies, digit by digit."""
    not_less: i64 = ((one | HIGHEST_BITS) - other & HIGHEST_BITS) >> 6
    return one ^ (one ^ other) & not_less * DIGIT
