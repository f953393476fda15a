"""Sets of numbers below 63 as the bits of a single number."""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 62
TOP: Final = 1 << 62


def bit(number: i64) -> i64:
    """The set of one number. Not `1 << number`, which is a 32-bit shift when compiled and loses the higher bits."""
    return TOP >> (HIGHEST - number)


def count(bits: i64) -> i64:
    """How many numbers are in a set."""
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def nth(bits: i64, position: i64) -> i64:
    """A number of a set by its position, counted from 0 in rising order."""
    while position:
        bits &= bits - 1
        position -= 1
    number: i64 = 0
    while not (bits >> number) & 1:
        number += 1
    return number
