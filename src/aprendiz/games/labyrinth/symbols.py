"""Names of what is at the table: symbols, magicians, directions and items (labyrinth-1.2, 1.4, 7.3)."""

from collections.abc import Iterable
from enum import StrEnum
from string import ascii_uppercase
from typing import Final

from aprendiz.core.plain import Word


class Symbol(StrEnum):
    """The symbols that have a drawing, and a word in every language. A box may have symbols with other names (1.5)."""

    OWL = "owl"
    CANDLE = "candle"
    MOON = "moon"
    KEY = "key"
    CAT = "cat"
    WAND = "wand"
    FLASK = "flask"
    STAR = "star"
    MUSHROOM = "mushroom"
    BOOK = "book"
    RING = "ring"
    BAT = "bat"
    TOAD = "toad"
    LANTERN = "lantern"
    FEATHER = "feather"
    SPIDER = "spider"
    SUN = "sun"
    CAULDRON = "cauldron"
    CRYSTAL_BALL = "crystal-ball"
    HOURGLASS = "hourglass"
    HAT = "hat"
    SNAKE = "snake"
    GEM = "gem"
    BROOM = "broom"


class Magician(Word):
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"


class Direction(Word):
    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


class Item(Word):
    """An item that each player has once in a game with magic walls (7.3)."""

    WAND = "wand"
    POTION = "potion"
    NIGHTCAP = "nightcap"


SYMBOLS: Final = tuple(symbol.value for symbol in Symbol)
MAGICIANS: Final = tuple(Magician)
COMPASS: Final = tuple(Direction)
"""Directions by number."""

ITEMS: Final = tuple(Item)


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """The symbols of a board by number: those with a drawing keep theirs, the others get the numbers left, in order."""
    names = tuple(names)
    others = iter([name for name in names if name not in SYMBOLS])
    return tuple(symbol if symbol in names else next(others) for symbol in SYMBOLS)


def letters(names: Iterable[str]) -> dict[str, str]:
    """For each symbol without a drawing, the letter that stands for it: one of its own, if none before it has that."""
    found: dict[str, str] = {}
    for name in names:
        if name not in SYMBOLS:
            own = [letter for letter in name.upper() if letter.isalnum()]
            free = [letter for letter in (*own, *ascii_uppercase) if letter not in found.values()]
            found[name] = free[0]
    return found
