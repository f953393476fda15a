"""Names of what is at the table: symbols, magicians, directions and items (labyrinth-1.2, 1.4, 7.3)."""

from typing import Final

from aprendiz.core.plain import Word


class Symbol(Word):
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


SYMBOLS: Final = tuple(Symbol)
MAGICIANS: Final = tuple(Magician)
COMPASS: Final = tuple(Direction)
"""Directions by number."""

ITEMS: Final = tuple(Item)
