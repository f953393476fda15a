"""Mazes as chance lays them: connected, with the right number of walls, and with no side of the board preferred.

Seeds are fixed, so these tests are never flaky. Some docstrings say how rarely a test would fail with other seeds; this
is for developers who change how mazes are laid.
"""

from collections import Counter
from functools import cache
from random import Random

import pytest

import aprendiz
from aprendiz.core.bits import count, nth
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.games.labyrinth.floor import BOARD, SIZE, SLOTS, SQUARES, Floor
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.maker import laid, mazes
from aprendiz.games.labyrinth.maze import Maze, slots_for_a_wall, steps_for_a_one_way_wall, without_walls
from aprendiz.games.labyrinth.walls import WALLS
from tests.games.labyrinth.enumeration import (
    Closed,
    built,
    closed_in,
    ends_of,
    is_walkable,
    more_one_ways,
    more_walls,
    reached,
)
from tests.rule import rule

MAZES = 10_000 if aprendiz.COMPILED else 200
MOST = 24
FIRST_COLUMN = sum(1 << SIZE * row for row in range(SIZE))
EAST_SLOTS = (1 << SQUARES) - 1 & ~(FIRST_COLUMN << SIZE - 1)
SOUTH_SLOTS = (1 << SQUARES - SIZE) - 1
"""The squares that have a slot east or south of them, by bits."""


def random_maze(walls: int, seed: int, magic: int = 0) -> Maze:
    return laid(GAME.setup(seats=2, walls=walls, **({"expansion": "yes", "magic": magic} if magic else {})), seed)


@cache
def walls_laid(walls: int) -> list[tuple[int, int]]:
    """For many mazes: the squares with a wall east of them, and south of them, by bits."""
    form, all_walls = GAME.setup(seats=2, walls=walls), []
    for seed in range(MAZES):
        maze = laid(form, seed)
        east, south = EAST_SLOTS & ~maze.east, SOUTH_SLOTS & ~maze.south
        assert maze.west == (EAST_SLOTS & ~east) << 1
        assert maze.north == (SOUTH_SLOTS & ~south) << SIZE
        all_walls.append((int(east), int(south)))
    return all_walls


def is_connected(east: int, south: int) -> bool:
    """Whether all squares are connected."""
    eastward, southward = EAST_SLOTS & ~east, SOUTH_SLOTS & ~south
    found, more = 0, 1
    while more != found:
        found = more
        more |= (found & eastward) << 1 | found >> 1 & eastward
        more |= (found & southward) << SIZE | found >> SIZE & southward
    return found == (1 << SQUARES) - 1


@rule("labyrinth-2.1", "labyrinth-2.2")
@pytest.mark.parametrize("walls", range(MOST + 1))
def test_all_mazes_hang_together_and_have_as_many_walls_as_asked_for(walls: int) -> None:
    for east, south in walls_laid(walls):
        assert east.bit_count() + south.bit_count() == walls
        assert is_connected(east, south)


def image(square: int, quarters: int, is_mirrored: bool) -> int:
    """The new place of a square after mirroring, then turning clockwise."""
    row, column = divmod(square, SIZE)
    column = SIZE - 1 - column if is_mirrored else column
    for _ in range(quarters):
        row, column = column, SIZE - 1 - row
    return row * SIZE + column


def kinds_of_slots() -> list[list[int]]:
    """Groups of slots that the eight symmetries of the board map to each other."""
    by_ends = {frozenset(ends_of(BOARD, slot * 2)): slot for slot in range(SLOTS)}
    kinds = {
        frozenset(
            by_ends[frozenset(image(end, quarters, is_mirrored) for end in ends_of(BOARD, slot * 2))]
            for quarters in range(4)
            for is_mirrored in (False, True)
        )
        for slot in range(SLOTS)
    }
    return [sorted(kind) for kind in kinds]


LIMITS = {4: 30.66, 8: 40.52}
"""By size of a group of slots: the bound chi-square exceeds once in a million (degrees of freedom: size - 1)."""


def one_wall_of_each(walls: int) -> Counter[int]:
    """By slot: how often it was drawn, with one random wall of each maze, so that the counts are independent."""
    chance, slots = Random(walls), Counter[int]()
    numbers = {wall.slot: (wall.row - 1) * SIZE + wall.column - 1 for wall in WALLS}
    east_of = {square: slot for slot, square in numbers.items() if slot < SLOTS // 2}
    south_of = {square: slot for slot, square in numbers.items() if slot >= SLOTS // 2}
    for east, south in walls_laid(walls):
        here = [east_of[square] for square in range(SQUARES) if east >> square & 1]
        here += [south_of[square] for square in range(SQUARES) if south >> square & 1]
        slots[chance.choice(here)] += 1
    return slots


def unevenness(slots: Counter[int], kind: list[int]) -> float:
    """Pearson's chi-square of slots that should be equally frequent."""
    mean = sum(slots[slot] for slot in kind) / len(kind)
    return sum((slots[slot] - mean) ** 2 for slot in kind) / mean


@rule("labyrinth-2.1")
def test_slots_that_are_alike_by_symmetry_are_walled_equally_often() -> None:
    """Some 230 comparisons: with other seeds, chance alone would make one fail less than once in 4000 times."""
    kinds = kinds_of_slots()
    assert sorted(map(len, kinds)) == [4, 4, 4, 8, 8, 8, 8, 8, 8]
    together = Counter[int]()
    for walls in range(1, MOST + 1):
        slots = one_wall_of_each(walls)
        together += slots
        if MAZES / SLOTS > 10:
            assert all(unevenness(slots, kind) < LIMITS[len(kind)] for kind in kinds)
    assert all(unevenness(together, kind) < LIMITS[len(kind)] for kind in kinds)


def test_a_builder_who_prefers_a_slot_would_be_noticed() -> None:
    slots = Counter(dict.fromkeys(range(SLOTS), 150))
    favourite = kinds_of_slots()[0]
    slots[favourite[0]] += 100
    assert unevenness(slots, favourite) > LIMITS[len(favourite)]


@rule("labyrinth-2.1")
def test_the_first_wall_is_equally_likely_in_all_slots() -> None:
    """Pearson's chi-square with 59 degrees of freedom exceeds 126 less than once in a million times."""
    slots = Counter(slots_of(random_maze(1, seed))[0] for seed in range(1000))
    assert unevenness(slots, list(range(SLOTS))) < 126


@rule("labyrinth-2.1")
@pytest.mark.parametrize("walls", [25, 26, 60, -1])
def test_other_numbers_of_walls_are_refused_with_the_reason(walls: int) -> None:
    with pytest.raises(Invalid, match="must be a whole number from 0 to 24") as caught:
        GAME.setup(seats=2, walls=walls)
    assert caught.value.where == "walls"
    assert "the box has no more walls, and with 26 some square would be cut off" in str(caught.value)


@rule("labyrinth-2.1")
def test_a_plan_of_25_walls_is_refused_too() -> None:
    names = [str(WALLS[slot]) for slot in slots_of(laid_on(BOARD, 25, seed=1))]
    with pytest.raises(Invalid, match="0 to 24"):
        GAME.setup(seats=2, maze=names)


def laid_on(floor: Floor, walls: int, seed: int) -> Maze:
    """A maze laid as in the rules, on any floor and with any possible number of walls."""
    dice, maze = Dice(seed), without_walls(floor)
    for _ in range(walls):
        slots = slots_for_a_wall(maze)
        maze = maze.walled(nth(slots, dice.below(count(slots))))
    return maze


def slots_of(maze: Maze) -> list[int]:
    return sorted({step // 2 for step in closed_in(maze)})


# Where another wall may be put.


@rule("labyrinth-2.1", "labyrinth-2.2")
@pytest.mark.parametrize("walls", [0, 1, 5, 12, 19, 23, 24, 25])
def test_a_wall_may_be_put_just_where_all_squares_still_hang_together(walls: int) -> None:
    for seed in range(3):
        maze = laid_on(BOARD, walls, seed)
        closed, slots = closed_in(maze), slots_for_a_wall(maze)
        free = {slot for slot in range(SLOTS) if slots >> slot & 1}
        assert free == {step // 2 for more in more_walls(BOARD, closed) for step in more - closed}


@pytest.mark.parametrize("size", [(1, 5), (2, 2), (2, 7), (3, 3), (4, 3)])
def test_so_it_is_on_floors_of_other_sizes(size: tuple[int, int]) -> None:
    floor = Floor(*size)
    for walls in range(floor.slots - floor.squares + 2):
        maze = laid_on(floor, walls, walls)
        closed, slots = closed_in(maze), slots_for_a_wall(maze)
        free = {slot for slot in range(floor.slots) if slots >> slot & 1}
        assert free == {step // 2 for more in more_walls(floor, closed) for step in more - closed}


@rule("labyrinth-7.1", "labyrinth-7.2")
@pytest.mark.parametrize(("walls", "magic"), [(1, 1), (11, 0), (16, 0), (14, 3), (24, 8), (24, 7), (19, 8), (8, 8)])
def test_a_one_way_wall_may_be_put_just_where_corners_still_reach_all_squares(walls: int, magic: int) -> None:
    maze = random_maze(walls, 7, magic)
    closed = closed_in(maze)
    steps = steps_for_a_one_way_wall(maze)
    assert sorted(steps) == sorted(step for more in more_one_ways(BOARD, closed) for step in more - closed)
    assert steps, "there is always a way round left, along which a step may be closed"


@rule("labyrinth-7.2")
def test_the_step_out_of_a_dead_end_may_be_closed_unless_a_corner_is_there() -> None:
    """First the middle of nine squares is a dead end, open only to the north; then six squares are one corridor."""
    floor = Floor(3, 3)
    middle = [
        slot for slot in range(floor.slots) if 4 in ends_of(floor, slot * 2) and 1 not in ends_of(floor, slot * 2)
    ]
    may_close = steps_between(floor, middle)
    assert (4, 1) in may_close
    assert (1, 4) not in may_close
    floor = Floor(2, 3)
    assert steps_between(floor, [4, 5]) == set()


def steps_between(floor: Floor, slots: list[int]) -> set[tuple[int, int]]:
    """The begin and end of each step that a one-way wall may close, in a maze with walls in these slots."""
    maze = built(floor, [step for slot in slots for step in (slot * 2, slot * 2 + 1)])
    return {ends_of(floor, step) for step in steps_for_a_one_way_wall(maze)}


@rule("labyrinth-7.1", "labyrinth-7.2")
@pytest.mark.parametrize(("walls", "magic"), [(19, 8), (24, 8), (8, 8), (5, 8), (24, 1), (12, 4)])
def test_with_one_way_walls_every_corner_still_reaches_every_square(walls: int, magic: int) -> None:
    for seed in range(MAZES // 50):
        closed = closed_in(random_maze(walls, seed, magic))
        assert is_walkable(BOARD, closed)
        one_ways = [step for step in closed if step ^ 1 not in closed]
        assert len(one_ways) == min(walls, magic)
        assert len({step // 2 for step in closed}) == walls


@rule("labyrinth-7.2")
def test_a_square_need_not_lead_back() -> None:
    traps = 0
    for seed in range(40):
        closed = closed_in(random_maze(24, seed, 8))
        traps += any(len(reached(BOARD, closed, square)) < SQUARES for square in range(SQUARES))
    assert traps > 0


# Turning.


def carried(closed: Closed, quarters: int = 0, *, is_mirrored: bool = False) -> set[tuple[int, int]]:
    """The closed steps by where they begin and end, after each square is moved to its image."""
    ends = [ends_of(BOARD, step) for step in closed]
    return {(image(here, quarters, is_mirrored), image(there, quarters, is_mirrored)) for here, there in ends}


@rule("labyrinth-2.3")
@pytest.mark.parametrize("magic", [0, 8])
def test_turning_and_mirroring_carry_every_wall_with_its_squares(magic: int) -> None:
    for seed in range(5):
        maze = random_maze(19, seed, magic)
        closed = closed_in(maze)
        for quarters in range(4):
            turned, both = maze.turned(quarters), maze.mirrored().turned(quarters)
            assert carried(closed_in(turned)) == carried(closed, quarters)
            assert carried(closed_in(both)) == carried(closed, quarters, is_mirrored=True)


@rule("labyrinth-2.3")
def test_four_quarters_and_two_mirrors_change_nothing() -> None:
    for seed in range(5):
        maze = random_maze(22, seed, 8)
        closed = closed_in(maze)
        assert closed_in(maze.turned(4)) == closed == closed_in(maze.mirrored().mirrored())
        assert closed_in(maze.turned(1)) != closed
        assert closed_in(maze.turned(2).turned(1)) == closed_in(maze.turned(3))


# The makers of mazes.


def test_a_seed_always_gives_the_same_maze() -> None:
    made = [each.maze for each, _ in zip(mazes(GAME.setup(seats=2), 5, None), range(3), strict=False)]
    assert [closed_in(maze) for maze in made] == [closed_in(random_maze(19, seed)) for seed in (5, 6, 7)]


def test_fair_mazes_are_those_of_a_row_of_seeds_that_are_fair_enough() -> None:
    form = GAME.setup(seats=2)
    every = [each for each, _ in zip(mazes(form, 0, None), range(120), strict=False)]
    fair = [each.seed for each in every if each.fairness.spread <= 0.5]
    found = [each for each, _ in zip(mazes(form, 0, 0.5), fair, strict=False)]
    assert [each.seed for each in found] == fair != []
    assert [each.tried for each in found] == [after - before for before, after in zip([-1, *fair], fair, strict=False)]


def test_where_no_maze_is_fair_enough_it_says_how_many_were_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aprendiz.games.labyrinth.maker.MOST_TRIED", 30)
    with pytest.raises(Invalid, match="none of 30 mazes was as fair as that"):
        next(mazes(GAME.setup(seats=2, walls=24), 0, 0.0))


# Facts.


@rule("labyrinth-1.1")
def test_the_board_has_36_squares_and_60_slots() -> None:
    pairs = [(here, there) for here in range(SQUARES) for there in range(here) if neighbours(here, there)]
    assert len(pairs) == SLOTS == 60
    assert {frozenset(pair) for pair in pairs} == {frozenset(ends_of(BOARD, slot * 2)) for slot in range(SLOTS)}


def neighbours(here: int, there: int) -> bool:
    (row, column), (other_row, other_column) = divmod(here, SIZE), divmod(there, SIZE)
    return abs(row - other_row) + abs(column - other_column) == 1


@rule("labyrinth-2.1")
def test_25_walls_always_fit_and_a_26th_never() -> None:
    for seed in range(30):
        maze = laid_on(BOARD, 25, seed)
        assert slots_for_a_wall(maze) == 0
        assert len(reached(BOARD, closed_in(maze), 0)) == SQUARES


@rule("labyrinth-2.1")
@pytest.mark.parametrize(("walls", "loops"), [(25, 0), (24, 1), (19, 6)])
def test_24_walls_leave_one_loop_and_19_leave_six(walls: int, loops: int) -> None:
    """The number of loops is the number of walls that can be added until only a tree is left."""
    for seed in range(5):
        maze, cuts = laid_on(BOARD, walls, seed), 0
        while slots_for_a_wall(maze):
            maze, cuts = maze.walled(nth(slots_for_a_wall(maze), 0)), cuts + 1
        assert cuts == loops


@pytest.mark.parametrize(("walls", "least", "most"), [(19, 0.40, 0.60), (24, 0.90, 1.0)])
def test_walls_that_only_leave_each_square_an_entrance_often_cut_off_some(
    walls: int, least: float, most: float
) -> None:
    """About half of such mazes with 19 walls and nearly all with 24: chance must not lay walls like that (2.1)."""
    chance, cut_off = Random(walls), list[bool]()
    while len(cut_off) < 2000:
        slots = chance.sample(range(SLOTS), walls)
        closed = frozenset(step for slot in slots for step in (slot * 2, slot * 2 + 1))
        ways_out = Counter(ends_of(BOARD, step)[0] for step in range(2 * SLOTS) if step not in closed)
        if len(ways_out) == SQUARES:
            cut_off.append(len(reached(BOARD, closed, 0)) < SQUARES)
    assert least < sum(cut_off) / 2000 < most
