"""What happens in The Magic Labyrinth, told with names instead of numbers.

What shows a wall or an open slot is momentary: it is a memory game, and no log lists it (labyrinth-4.2, 4.4).
"""

from dataclasses import dataclass
from typing import ClassVar, Final, get_args

from aprendiz.core.event import Event
from aprendiz.games.labyrinth.result import LabyrinthResult, result
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.state import Table
from aprendiz.games.labyrinth.symbols import COMPASS, SYMBOLS, Direction, Symbol
from aprendiz.games.labyrinth.walls import place, walls_of

# How a game ends.
GOAL: Final = "goal"
LIMIT: Final = "limit"


@dataclass(frozen=True, slots=True)
class MazeBuilt(Event):
    """The walls stand and the box is turned; nobody knows how."""

    walls: int
    """One-way walls included."""

    one_ways: int


@dataclass(frozen=True, slots=True)
class TargetDrawn(Event):
    """A chip was drawn: the new target. Rows and columns are counted from 1."""

    symbol: Symbol
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class StarterFound(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: int
    steps: int


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """A magician made a step and stands there now."""

    lasting: ClassVar[bool] = False
    reveals: ClassVar[bool] = True

    seat: int
    direction: Direction
    row: int
    column: int
    symbol: Symbol | None


@dataclass(frozen=True, slots=True)
class Bumped(Event):
    """A step from there met a wall."""

    lasting: ClassVar[bool] = False
    reveals: ClassVar[bool] = True

    seat: int
    direction: Direction
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class SentHome(Event):
    """The ball dropped: a magician is back in its corner."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    seat: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class ChipTaken(Event):
    seat: int
    symbol: Symbol
    chips: int
    """How many the seat has now."""


@dataclass(frozen=True, slots=True)
class WandWaved(Event):
    """The target went back into the bag."""

    seat: int
    symbol: Symbol


@dataclass(frozen=True, slots=True)
class PotionDrunk(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class NightcapGiven(Event):
    seat: int
    receiver: int


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MazeShown(Event):
    """The game is over: all walls (8.2)."""

    reveals: ClassVar[bool] = True

    walls: tuple[str, ...]
    """By the squares on both sides: `12-13`, or `12>13` if open only from 12 to 13."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
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


def built(setup: Setup) -> Event:
    return MazeBuilt(setup.walls, setup.one_ways)


def target_drawn(table: Table, symbol: int) -> Event:
    return TargetDrawn(SYMBOLS[symbol], *place(table.setup.square_of[symbol]))


def started(seat: int) -> Event:
    return StarterFound(seat)


def turn_began(seat: int) -> Event:
    return TurnBegan(seat)


def rolled(seat: int, steps: int) -> Event:
    return Rolled(seat, steps)


def stepped(table: Table, seat: int, square: int, direction: int) -> Event:
    symbol = table.setup.edition.board[square]
    return Stepped(seat, COMPASS[direction], *place(square), symbol)


def bumped(seat: int, square: int, direction: int) -> list[Event]:
    return [Bumped(seat, COMPASS[direction], *place(square)), SentHome(seat)]


def stopped(seat: int, square: int) -> Event:
    return Stopped(seat, *place(square))


def chip_taken(seat: int, symbol: int, chips: int) -> Event:
    return ChipTaken(seat, SYMBOLS[symbol], chips)


def wand_waved(seat: int, symbol: int) -> Event:
    return WandWaved(seat, SYMBOLS[symbol])


def potion_drunk(seat: int) -> Event:
    return PotionDrunk(seat)


def nightcap_given(seat: int, receiver: int) -> Event:
    return NightcapGiven(seat, receiver)


def turn_missed(seat: int) -> Event:
    return TurnMissed(seat)


def game_ended(table: Table, ending: str) -> list[Event]:
    outcome = result(table)
    walls, one_ways = walls_of(table.maze)
    return [MazeShown((*map(str, walls), *map(str, one_ways))), GameEnded(ending, outcome.winners, outcome)]
