"""Memory help in The Magic Labyrinth. Not in `memory.py`, because compiled classes forget the types reading needs."""

from dataclasses import dataclass

from aprendiz.games.labyrinth.symbols import Direction


@dataclass(frozen=True, slots=True)
class Passage:
    """A step from a square in a direction; rows and columns are counted from 1."""

    row: int
    column: int
    direction: Direction


@dataclass(frozen=True, slots=True)
class Remembered:
    """What has been found: a step that is here only east or south is the same both ways."""

    open: tuple[Passage, ...]
    walls: tuple[Passage, ...]
