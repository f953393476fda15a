"""Memory help in The Magic Labyrinth. Not in `memory.py`, because compiled classes forget the types reading needs."""

from aprendiz.core.value import Value
from aprendiz.games.labyrinth.symbols import Direction


class Passage(Value, frozen=True):
    """A step from a square in a direction; rows and columns are counted from 1."""

    row: int
    column: int
    direction: Direction


class Remembered(Value, frozen=True):
    """What has been found: a step that is here only east or south is the same both ways."""

    open: tuple[Passage, ...]
    walls: tuple[Passage, ...]
