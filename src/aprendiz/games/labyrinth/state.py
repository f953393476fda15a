"""The data of a state of The Magic Labyrinth. `legal.py` and `rules.py` say what may be done with it."""

from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.packed import PackedState, restored
from aprendiz.games.labyrinth.floor import BOARD
from aprendiz.games.labyrinth.maze import Maze
from aprendiz.games.labyrinth.setup import RANDOM, Setup

# What the game is waiting for.
WALLS: Final = 0  # chance: the next wall (2.1)
ONE_WAYS: Final = 1  # chance: the next one-way wall (7.1)
TURNING: Final = 2  # chance: how the box is turned (2.3)
CHIP: Final = 3  # chance: the next target (2.5, 5.2)
BEGIN: Final = 4  # chance: the first player (2.6)
CHOOSING: Final = 5  # roll, or use an item (7.3)
ROLLING: Final = 6  # chance: the die (3.1)
MOVING: Final = 7  # the next step (3.1)
DONE: Final = 8

NOBODY: Final = -1
NONE: Final = -1

# The owner of a chip that no seat has won.
IN_BAG: Final = -1
TARGET: Final = -2

SYMBOLS: Final = 24
ALL_CHIPS: Final = (1 << 24) - 1

# The items a player still has, by bits.
HAS_WAND: Final = 1
HAS_POTION: Final = 2
HAS_NIGHTCAP: Final = 4
ALL_ITEMS: Final = 7

NOT_ROLLED: Final = -1
FAR: Final = 240
"""Most steps with a potion (7.5): each slot twice in both directions, more than any walk can have a purpose for."""

NUMBERS: Final = ("actor", "phase", "laid", "turn", "turns", "target", "bag", "steps", "has_stepped", "is_flying")
"""The attributes of a table that are single numbers."""


class Table(PackedState):
    """Squares, chips and seats are numbers. The bag is a set of chips, by bits; it has no order."""

    def __init__(self, setup: Setup, source: "Table | None" = None) -> None:
        """The table before the first action, or an independent copy of another."""
        super().__init__(setup.seats)
        self.setup = setup
        if source is None:
            self.maze: Maze = setup.plan
            self.phase: i64 = TURNING
            self.laid: i64 = setup.walls
            """Number of walls laid."""
            self.turn: i64 = NOBODY
            self.turns: i64 = 0
            self.target: i64 = NONE
            self.bag: i64 = ALL_CHIPS
            self.steps: i64 = NOT_ROLLED
            """Number of steps left in this turn."""
            self.has_stepped: i64 = 0
            self.is_flying: i64 = 0
            """Whether the potion is used in this turn."""
            self.places: list[i64] = setup.corners.copy()
            self.chips: list[i64] = [0] * setup.seats
            self.owners: list[i64] = [IN_BAG] * SYMBOLS
            self.items: list[i64] = [ALL_ITEMS if setup.has_expansion else 0] * setup.seats
            self.naps: list[i64] = [0] * setup.seats
            """By seat: 1 if it misses the next turn (7.6)."""
            if setup.source == RANDOM:
                self.laid = 0
                self.phase = first_phase(setup)
        else:
            self.actor = source.actor
            self.maze = source.maze
            self.phase = source.phase
            self.laid = source.laid
            self.turn = source.turn
            self.turns = source.turns
            self.target = source.target
            self.bag = source.bag
            self.steps = source.steps
            self.has_stepped = source.has_stepped
            self.is_flying = source.is_flying
            self.places = source.places.copy()
            self.chips = source.chips.copy()
            self.owners = source.owners.copy()
            self.items = source.items.copy()
            self.naps = source.naps.copy()

    def numbers(self) -> tuple[str, ...]:
        return NUMBERS

    def lists(self) -> list[list[i64]]:
        return [self.places, self.chips, self.owners, self.items, self.naps]

    def pack(self) -> list[i64]:
        maze = self.maze
        return [maze.north, maze.east, maze.south, maze.west, *super().pack()]

    def unpack(self, packed: list[i64]) -> None:
        self.maze = Maze(BOARD, packed[0], packed[1], packed[2], packed[3])
        super().unpack(packed[4:])

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.setup, self.pack())


def first_phase(setup: Setup) -> i64:
    if setup.walls > setup.one_ways:
        return WALLS
    return ONE_WAYS if setup.one_ways else TURNING
