"""Memory help in The Magic Labyrinth. Not in `memory.py`, because compiled classes lose the types decoding needs."""

from aprendiz.core.value import Value
from aprendiz.games.labyrinth.symbols import Direction


class Passage(Value, frozen=True):
    """A step from a square in a direction; rows and columns are counted from 1."""

    row: int
    column: int
    direction: Direction


class Remembered(Value, frozen=True):
    """The steps found open or closed. Without one-way walls, each is listed once, as a step east or south."""

    open: tuple[Passage, ...]
    walls: tuple[Passage, ...]
