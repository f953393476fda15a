"""What a seat sees of a game of The Magic Labyrinth (labyrinth-8): every field that may be shown, and nothing else."""

from typing import Final

from aprendiz.core.plain import Word
from aprendiz.core.value import Value
from aprendiz.games.labyrinth.state import CHOOSING, DONE, MOVING
from aprendiz.games.labyrinth.symbols import ITEMS, Item, Magician
from aprendiz.games.labyrinth.walls import OneWay, Wall


class Phase(Word):
    """The kind of move that the seat in `to_act` is asked for."""

    CHOOSE = "choose"
    MOVE = "move"
    CHANCE = "chance"
    OVER = "over"


PHASES: Final = {CHOOSING: Phase.CHOOSE, MOVING: Phase.MOVE, DONE: Phase.OVER}
PHASE_OF: Final = {phase: number for number, phase in PHASES.items()}
ITEMS_OF: Final = tuple(
    tuple(item for bit, item in enumerate(ITEMS) if items >> bit & 1) for items in range(2 ** len(ITEMS))
)
"""Items by the bits of their set."""


class PlayerView(Value, frozen=True):
    magician: Magician
    place: tuple[int, int]
    """Row and column, counted from 1."""

    corner: tuple[int, int]
    chips: tuple[str, ...]
    items: tuple[Item, ...]
    naps: bool
    """Whether the player misses the next turn."""


class View(Value, frozen=True):
    seat: int | None
    """The seat whose view this is; None for a spectator."""

    phase: Phase
    turn: int | None
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    board: tuple[str | None, ...]
    """36 squares, row by row."""

    target: str | None
    bag: int
    """Number of chips left in the bag."""

    steps: int | None
    """Number of steps left in this move; None while nobody moves."""

    has_stepped: bool
    is_flying: bool
    """Whether this move is made with the potion; `steps` is then only an upper bound (7.5)."""

    goal: int
    walls: int
    one_ways: int
    turns: int
    limit: int | None
    has_expansion: bool
    maze: tuple[Wall, ...] | None
    magic: tuple[OneWay, ...] | None
    """`maze` has all walls and `magic` all one-way walls, once the game is over; both are None before."""
