"""What happens in The Magic Labyrinth, told with names instead of numbers.

What shows a wall or an open slot is momentary: it is a memory game, and no log lists it (labyrinth-4.2, 4.4).
"""

from typing import ClassVar, Final, get_args

from aprendiz.core.event import Event
from aprendiz.games.labyrinth.result import LabyrinthResult
from aprendiz.games.labyrinth.symbols import Direction, Symbol

# How a game ends.
GOAL: Final = "goal"
LIMIT: Final = "limit"


class MazeBuilt(Event, frozen=True, kw_only=True):
    """The walls stand and the box is turned; nobody knows how."""

    walls: int
    """One-way walls included."""

    one_ways: int


class TargetDrawn(Event, frozen=True, kw_only=True):
    """A chip was drawn: the new target. Rows and columns are counted from 1."""

    symbol: Symbol
    row: int
    column: int


class StarterFound(Event, frozen=True, kw_only=True):
    seat: int


class TurnBegan(Event, frozen=True, kw_only=True):
    seat: int


class Rolled(Event, frozen=True, kw_only=True):
    seat: int
    steps: int


class Stepped(Event, frozen=True, kw_only=True):
    """A magician made a step and stands there now."""

    lasting: ClassVar[bool] = False
    reveals: ClassVar[bool] = True

    seat: int
    direction: Direction
    row: int
    column: int
    symbol: Symbol | None


class Bumped(Event, frozen=True, kw_only=True):
    """A step from there met a wall."""

    lasting: ClassVar[bool] = False
    reveals: ClassVar[bool] = True

    seat: int
    direction: Direction
    row: int
    column: int


class SentHome(Event, frozen=True, kw_only=True):
    """The ball dropped: a magician is back in its corner."""

    seat: int


class Stopped(Event, frozen=True, kw_only=True):
    seat: int
    row: int
    column: int


class ChipTaken(Event, frozen=True, kw_only=True):
    seat: int
    symbol: Symbol
    chips: int
    """How many the seat has now."""


class WandWaved(Event, frozen=True, kw_only=True):
    """The target went back into the bag."""

    seat: int
    symbol: Symbol


class PotionDrunk(Event, frozen=True, kw_only=True):
    seat: int


class NightcapGiven(Event, frozen=True, kw_only=True):
    seat: int
    receiver: int


class TurnMissed(Event, frozen=True, kw_only=True):
    seat: int


class MazeShown(Event, frozen=True, kw_only=True):
    """The game is over: all walls (8.2)."""

    reveals: ClassVar[bool] = True

    walls: tuple[str, ...]
    """By the squares on both sides: `12-13`, or `12>13` if open only from 12 to 13."""


class GameEnded(Event, frozen=True, kw_only=True):
    ending: str
    """`goal`, or `limit` where the agreed number of turns was reached."""

    winners: tuple[int, ...]
    result: LabyrinthResult


LabyrinthEvent = (
    MazeBuilt
    | TargetDrawn
    | StarterFound
    | TurnBegan
    | Rolled
    | Stepped
    | Bumped
    | SentHome
    | Stopped
    | ChipTaken
    | WandWaved
    | PotionDrunk
    | NightcapGiven
    | TurnMissed
    | MazeShown
    | GameEnded
)
EVENTS: Final[tuple[type[Event], ...]] = get_args(LabyrinthEvent)
