"""The moves of The Magic Labyrinth as people name them."""

from dataclasses import dataclass
from typing import Final

from aprendiz.games.labyrinth.symbols import Direction, Symbol
from aprendiz.games.labyrinth.walls import OneWay, Wall


@dataclass(frozen=True, slots=True)
class Step:
    """One square further (3.1)."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Stop:
    """End the move (3.1)."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the die, where an item could be used first (7.3)."""


@dataclass(frozen=True, slots=True)
class Wave:
    """Use the wand: another target (7.4)."""


@dataclass(frozen=True, slots=True)
class Drink:
    """Use the potion: any distance (7.5)."""


@dataclass(frozen=True, slots=True)
class Nap:
    """Put the nightcap on somebody, who misses a turn (7.6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: how the box is turned (2.3), clockwise; a mirrored maze is mirrored first."""

    degrees: int
    mirrored: bool


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the next target (2.5)."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class Face:
    """Chance: what the die shows (3.1)."""

    steps: int


@dataclass(frozen=True, slots=True)
class Begin:
    """Chance: the first player (2.6)."""

    seat: int


PlayerMove = Step | Stop | Roll | Wave | Drink | Nap
ChanceMove = Wall | OneWay | Turn | Draw | Face | Begin
Move = PlayerMove | ChanceMove
MOVES: Final[tuple[type[Move], ...]] = (
    *(Step, Stop, Roll, Wave, Drink, Nap),
    *(Wall, OneWay, Turn, Draw, Face, Begin),
)
