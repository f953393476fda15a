"""Walls by name: the squares on both sides, by row and column counted from 1."""

from collections.abc import Iterable
from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.value import Value
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, SIZE, SLOTS
from aprendiz.games.labyrinth.maze import Maze, with_one_way, without_walls
from aprendiz.games.labyrinth.symbols import COMPASS, Direction


class Wall(Value, frozen=True):
    """A wall east or south of a square."""

    row: int
    column: int
    side: Direction

    def __str__(self) -> str:
        return f"{self.row}{self.column}-{other_side(self)}"

    @property
    def slot(self) -> int:
        return int(BOARD.slot[square_of(self.row, self.column) * DIRECTIONS + COMPASS.index(self.side)])


class OneWay(Value, frozen=True):
    """A wall that is open only from a square in one direction."""

    row: int
    column: int
    open: Direction

    def __str__(self) -> str:
        return f"{self.row}{self.column}>{other_side(self)}"

    @property
    def slot(self) -> int:
        return int(BOARD.slot[square_of(self.row, self.column) * DIRECTIONS + COMPASS.index(self.open)])

    @property
    def step(self) -> int:
        """The number of the closed step, which is the step back, as in `maze.py`."""
        return self.slot * 2 + (1 if BOARD.first[self.slot] == square_of(self.row, self.column) else 0)


def place(square: int) -> tuple[int, int]:
    """Row and column, counted from 1."""
    return square // SIZE + 1, square % SIZE + 1


def square_of(row: int, column: int) -> int:
    return (row - 1) * SIZE + column - 1


def other_side(wall: Wall | OneWay) -> str:
    direction = wall.side if isinstance(wall, Wall) else wall.open
    row, column = place(BOARD.next[square_of(wall.row, wall.column) * DIRECTIONS + COMPASS.index(direction)])
    return f"{row}{column}"


def wall_at(slot: int) -> Wall:
    return Wall(*place(BOARD.first[slot]), COMPASS[BOARD.across[slot]])


def one_way_at(step: int) -> OneWay:
    """The wall that closes a step, numbered as in `maze.py`."""
    slot, is_back = divmod(step, 2)
    first, across = BOARD.first[slot], BOARD.across[slot]
    if is_back:
        return OneWay(*place(first), COMPASS[across])
    return OneWay(*place(BOARD.next[first * DIRECTIONS + across]), COMPASS[across ^ 2])


WALLS: Final = tuple(wall_at(slot) for slot in range(SLOTS))
ONE_WAYS: Final = tuple(one_way_at(step) for step in range(2 * SLOTS))
ALL: Final[tuple[Wall | OneWay, ...]] = (*WALLS, *ONE_WAYS)
NAMED: Final = {
    **{str(wall): wall for wall in ALL},
    **{"-".join(reversed(str(wall).split("-"))): wall for wall in WALLS},
}
"""Walls by their names in files and options: `12-13` or `13-12`, and `12>13` if open only from 12 to 13."""


def maze_of(walls: Iterable[Wall | OneWay]) -> Maze:
    maze = without_walls(BOARD)
    for wall in walls:
        maze = maze.walled(wall.slot) if isinstance(wall, Wall) else with_one_way(maze, wall.step)
    return maze


def walls_of(maze: Maze) -> tuple[tuple[Wall, ...], tuple[OneWay, ...]]:
    """All walls of a maze: the ones closed both ways, and the one-way walls."""
    walls, one_ways = [], []
    for slot in range(SLOTS):
        first, across = BOARD.first[slot], BOARD.across[slot]
        onward = maze.is_open(first, across)
        back = maze.is_open(BOARD.next[first * DIRECTIONS + across], across ^ 2)
        if not onward and not back:
            walls.append(WALLS[slot])
        elif not onward or not back:
            one_ways.append(ONE_WAYS[slot * 2 + (1 if onward else 0)])
    return tuple(walls), tuple(one_ways)


def check_reachable(maze: Maze, where: str) -> None:
    """Raises Invalid, naming the squares, if a corner does not lead to all squares (2.2)."""
    for corner in BOARD.corners:
        reached = maze.reached_from(1 << corner)
        lost = [place(square) for square in range(BOARD.squares) if not reached >> square & 1]
        if lost:
            raise Invalid(where, "unreachable", corner=written(corner), squares=tuple(f"{r}{c}" for r, c in lost))


def written(square: int) -> str:
    row, column = place(square)
    return f"{row}{column}"
