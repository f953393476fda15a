"""What a seat sees of a game of The Magic Labyrinth (labyrinth-8): every field that may be shown is named here."""

from collections.abc import Iterable
from typing import Final

from aprendiz.core.plain import Word
from aprendiz.core.value import Value
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import NO_LIMIT
from aprendiz.games.labyrinth.state import CHOOSING, DONE, MOVING, NOBODY, NONE
from aprendiz.games.labyrinth.symbols import ITEMS, MAGICIANS, SYMBOLS, Item, Magician, Symbol
from aprendiz.games.labyrinth.walls import OneWay, Wall, place, walls_of


class Phase(Word):
    """What the seat in `to_act` is asked for."""

    CHOOSE = "choose"
    MOVE = "move"
    CHANCE = "chance"
    OVER = "over"


PHASES: Final = {CHOOSING: Phase.CHOOSE, MOVING: Phase.MOVE, DONE: Phase.OVER}
PHASE_OF: Final = {phase: number for number, phase in PHASES.items()}
ITEMS_OF: Final = tuple(
    tuple(item for bit, item in enumerate(ITEMS) if items >> bit & 1) for items in range(2 ** len(ITEMS))
)
"""By the number of a set of items."""


class PlayerView(Value, frozen=True):
    magician: Magician
    place: tuple[int, int]
    """Row and column, counted from 1."""

    corner: tuple[int, int]
    chips: tuple[Symbol, ...]
    items: tuple[Item, ...]
    naps: bool
    """Whether the player misses the next turn."""


class View(Value, frozen=True):
    seat: int | None
    """Whose view it is; None for a spectator."""

    phase: Phase
    turn: int | None
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    board: tuple[Symbol | None, ...]
    """36 squares, row by row."""

    target: Symbol | None
    bag: int
    """How many chips are left in it."""

    steps: int | None
    """How many are left in this move; None while nobody moves."""

    has_stepped: bool
    is_flying: bool
    """Whether the potion carries the magician: `steps` is only a bound."""

    goal: int
    walls: int
    one_ways: int
    turns: int
    limit: int | None
    has_expansion: bool
    maze: tuple[Wall, ...] | None
    magic: tuple[OneWay, ...] | None
    """All walls and all one-way walls, when the game is over; None before."""


def views(state: LabyrinthState, seats: Iterable[int | None]) -> list[View]:
    setup, is_over, moves = state.setup, state.phase == DONE, state.phase == MOVING
    to_act = tuple(state.asked())
    players = tuple([player(state, seat) for seat in range(state.seats)])
    maze, magic = walls_of(state.maze) if is_over else (None, None)
    return [
        View(
            seat=seat,
            phase=PHASES.get(state.phase, Phase.CHANCE),
            turn=None if state.turn == NOBODY else state.turn,
            to_act=to_act,
            players=players,
            board=setup.edition.board,
            target=None if state.target == NONE else SYMBOLS[state.target],
            bag=int(state.bag).bit_count(),
            steps=state.steps if moves else None,
            has_stepped=moves and bool(state.has_stepped),
            is_flying=moves and bool(state.is_flying),
            goal=setup.goal,
            walls=setup.walls,
            one_ways=setup.one_ways,
            turns=state.turns,
            limit=None if setup.limit == NO_LIMIT else setup.limit,
            has_expansion=setup.has_expansion,
            maze=maze,
            magic=magic,
        )
        for seat in seats
    ]


def player(state: LabyrinthState, seat: int) -> PlayerView:
    return PlayerView(
        magician=MAGICIANS[state.setup.magicians[seat]],
        place=place(state.places[seat]),
        corner=place(state.setup.corners[seat]),
        chips=tuple([symbol for symbol, owner in zip(SYMBOLS, state.owners, strict=True) if owner == seat]),
        items=ITEMS_OF[state.items[seat]],
        naps=bool(state.naps[seat]),
    )
