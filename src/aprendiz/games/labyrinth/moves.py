"""The moves of The Magic Labyrinth, with names instead of numbers."""

from typing import Final

from aprendiz.core.value import Value
from aprendiz.games.labyrinth.symbols import Direction
from aprendiz.games.labyrinth.walls import OneWay, Wall


class Step(Value, frozen=True):
    """Move one square on (3.1)."""

    direction: Direction


class Stop(Value, frozen=True):
    """End the move (3.1)."""


class Roll(Value, frozen=True):
    """Roll the die without using an item first (7.3)."""


class Wave(Value, frozen=True):
    """Use the wand to have a new target drawn (7.4)."""


class Drink(Value, frozen=True):
    """Use the potion to move any distance (7.5)."""


class Nap(Value, frozen=True):
    """Use the nightcap on another player, who misses the next turn (7.6)."""

    seat: int


class Turn(Value, frozen=True):
    """Chance: how the box is turned clockwise (2.3); a mirrored maze is mirrored before."""

    degrees: int
    mirrored: bool


class Draw(Value, frozen=True):
    """Chance: the next target (2.5)."""

    symbol: str


class Face(Value, frozen=True):
    """Chance: the number on the die (3.1)."""

    steps: int


class Begin(Value, frozen=True):
    """Chance: the first player (2.6)."""

    seat: int


PlayerMove = Step | Stop | Roll | Wave | Drink | Nap
ChanceMove = Wall | OneWay | Turn | Draw | Face | Begin
Move = PlayerMove | ChanceMove
MOVES: Final[tuple[type[Move], ...]] = (
    *(Step, Stop, Roll, Wave, Drink, Nap),
    *(Wall, OneWay, Turn, Draw, Face, Begin),
)
