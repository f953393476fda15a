"""The events of The Magic Labyrinth, with names instead of numbers.

Events that show a wall or an open slot are momentary: in a memory game no log lists them (labyrinth-4.2, 4.4).
"""

from typing import ClassVar, Final, get_args

from aprendiz.core.event import Event
from aprendiz.games.labyrinth.result import LabyrinthResult
from aprendiz.games.labyrinth.symbols import Direction

# How a game ends.
GOAL: Final = "goal"
LIMIT: Final = "limit"


class MazeBuilt(Event, frozen=True, kw_only=True):
    """The maze was built and the box was turned; nobody knows how."""

    walls: int
    """Number of walls, one-way walls included."""

    one_ways: int


class MazeKept(Event, frozen=True, kw_only=True):
    """The maze was built and is played as built: the box was not turned (2.7)."""

    walls: int
    """Number of walls, one-way walls included."""

    one_ways: int


class TargetDrawn(Event, frozen=True, kw_only=True):
    """A chip was drawn and laid open as the new target. Rows and columns are counted from 1."""

    symbol: str
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
    """A magician made a step; `row` and `column` are the square it reached."""

    lasting: ClassVar[bool] = False
    reveals: ClassVar[bool] = True

    seat: int
    direction: Direction
    row: int
    column: int
    symbol: str | None


class Bumped(Event, frozen=True, kw_only=True):
    """A step into a wall; `row` and `column` are the square where the step began."""

    lasting: ClassVar[bool] = False
    reveals: ClassVar[bool] = True

    seat: int
    direction: Direction
    row: int
    column: int


class SentHome(Event, frozen=True, kw_only=True):
    """The ball dropped, and the magician went back to its corner."""

    seat: int


class Stopped(Event, frozen=True, kw_only=True):
    seat: int
    row: int
    column: int


class ChipTaken(Event, frozen=True, kw_only=True):
    seat: int
    symbol: str
    chips: int
    """Number of chips the seat has now."""


class WandWaved(Event, frozen=True, kw_only=True):
    """A player used the wand: the target chip went back into the bag."""

    seat: int
    symbol: str


class PotionDrunk(Event, frozen=True, kw_only=True):
    seat: int


class NightcapGiven(Event, frozen=True, kw_only=True):
    seat: int
    receiver: int


class TurnMissed(Event, frozen=True, kw_only=True):
    seat: int


class MazeShown(Event, frozen=True, kw_only=True):
    """The whole maze is shown when the game is over (8.2)."""

    reveals: ClassVar[bool] = True

    walls: tuple[str, ...]
    """Walls named by the squares on both sides: `12-13`, or `12>13` if open only from 12 to 13."""


class GameEnded(Event, frozen=True, kw_only=True):
    ending: str
    """`goal`, or `limit` if the agreed number of turns was reached."""

    winners: tuple[int, ...]
    result: LabyrinthResult


LabyrinthEvent = (
    MazeBuilt
    | MazeKept
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
