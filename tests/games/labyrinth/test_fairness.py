"""The turns of a player who knows the maze: by hand, by playing, and against every other way of playing."""

from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev

import pytest

import aprendiz
from aprendiz.core.dice import Dice
from aprendiz.core.state import OVER
from aprendiz.games.labyrinth.actions import STEP, STOP
from aprendiz.games.labyrinth.fairness import expected_turns, fairness, turns_to
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, SQUARES
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.maker import laid
from aprendiz.games.labyrinth.maze import Maze, without_walls
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.state import MOVING, ROLLING
from aprendiz.games.labyrinth.walls import NAMED, maze_of
from tests.games.labyrinth.table import square
from tests.rule import rule

TARGETS = [int(place) for place in GAME.setup(seats=2).square_of]
GAMES = 2_000 if aprendiz.COMPILED else 500


@rule("labyrinth-1.3", "labyrinth-3.1")
def test_turns_by_distance_are_those_reckoned_by_hand() -> None:
    """With the faces 1, 2, 2, 3, 3, 4 a square two steps away takes a second turn after a 1, and so on."""
    two = 1 + Fraction(1, 6)
    three = 1 + (two + 1 + 1) / 6
    four = 1 + (three + 2 * two + 2 * 1) / 6
    five = 1 + (four + 2 * three + 2 * two + 1) / 6
    assert (two, three) == (Fraction(7, 6), Fraction(55, 36))
    assert expected_turns(6) == pytest.approx([0, 1, two, three, four, five])


def test_far_away_every_turn_brings_two_and_a_half_steps_nearer() -> None:
    turns = expected_turns(200)
    assert turns[199] - turns[194] == pytest.approx(2)


def test_a_board_without_walls_is_fair_and_not_difficult() -> None:
    judged = fairness(without_walls(BOARD), TARGETS)
    assert judged.spread == pytest.approx(0)
    assert judged.difficulty == pytest.approx(1)
    assert judged.dead_ends == 0


CORRIDOR = maze_of([NAMED[name] for name in ("11-21", "12-22", "13-23", "14-24", "15-25")])
"""The first row is open only at its east end."""


@rule("labyrinth-3.1")
def test_a_corner_behind_a_corridor_is_as_much_worse_off_as_its_ways_are_longer() -> None:
    turns = [float(each) for each in by_hand(SQUARES)]
    expected = [0.0] * 4
    for target in TARGETS:
        row, column = divmod(target, 6)
        ways = [
            column if row == 0 else 5 + row + 5 - column,
            row + 5 - column,
            5 - row + 5 - column,
            5 + 5 + 5 - column if row == 0 else 5 - row + column,
        ]
        expected = [total + turns[way] / len(TARGETS) for total, way in zip(expected, ways, strict=True)]
    judged = fairness(CORRIDOR, TARGETS)
    assert judged.turns == pytest.approx(expected)
    assert judged.spread == pytest.approx(expected[0] - min(expected))
    assert judged.spread > 1
    assert judged.dead_ends == 1
    assert judged.difficulty == pytest.approx(sum(expected) / sum(turns_to(without_walls(BOARD), TARGETS)))
    assert judged.difficulty > 1.2


def by_hand(most: int) -> list[Fraction]:
    turns = [Fraction(0)]
    for distance in range(1, most):
        later = [turns[max(0, distance - face)] for face in (1, 2, 2, 3, 3, 4)]
        turns.append(1 + sum(later, Fraction(0)) / 6)
    return turns


def test_one_way_walls_make_ways_longer_in_one_direction_only() -> None:
    gate = maze_of([NAMED["12>11"]])
    assert turns_to(gate, [square("12")])[0] == pytest.approx(expected_turns(6)[3])
    assert turns_to(gate, [square("11")]) == turns_to(without_walls(BOARD), [square("11")])


@rule("labyrinth-2.3")
def test_a_maze_that_is_turned_has_the_same_corners_in_another_order_where_the_symbols_allow_it() -> None:
    """All squares are targets, so that the board is the same from all sides."""
    maze, everywhere = laid(GAME.setup(seats=2), 3), range(SQUARES)
    turns = turns_to(maze, everywhere)
    assert turns_to(maze.turned(1), everywhere) == pytest.approx((turns[3], *turns[:3]))
    assert turns_to(maze.mirrored(), everywhere) == pytest.approx((turns[1], turns[0], turns[3], turns[2]))


# By playing.


def turns_played(maze: Maze, ways: list[list[int]], dice: Dice) -> int:
    """The turns to Anna's first chip, if she knows all distances and Ben stays in his corner."""
    state = LabyrinthState(GAME.setup(seats=2, walls=0, goal=1, starter=0))
    turns = 0
    while state.actor != OVER:
        if state.phase == ROLLING:
            turns += state.turn == 0
        if state.phase != MOVING:
            state.play(state.draw(dice))
            state.maze = maze
        elif state.turn == 1:
            state.play(STOP)
        else:
            state.play(STEP + way_to(maze, ways, state.places[0], state.setup.square_of[state.target]))
    assert state.chips == [1, 0]
    return turns


def way_to(maze: Maze, ways: list[list[int]], here: int, target: int) -> int:
    """The direction of a shortest way that does not lead through Ben's corner."""
    nearer = []
    for direction in range(DIRECTIONS):
        there = BOARD.next[here * DIRECTIONS + direction]
        if maze.is_open(here, direction) and there != BOARD.corners[2]:
            nearer.append((ways[there][target], direction))
    return min(nearer)[1]


@rule("labyrinth-3.1", "labyrinth-5.1")
@pytest.mark.parametrize("maze", [CORRIDOR, without_walls(BOARD)], ids=["corridor", "without walls"])
def test_somebody_who_knows_the_maze_takes_as_many_turns_as_reckoned(maze: Maze) -> None:
    """By chance, the mean of all games is more than five standard errors off less than once in a million times."""
    dice, ways = Dice(11), [maze.distances_from(start) for start in range(SQUARES)]
    played = [turns_played(maze, ways, dice) for _ in range(GAMES)]
    assert abs(fmean(played) - turns_to(maze, TARGETS)[0]) < 5 * stdev(played) / sqrt(len(played))


# Against every other way of playing.


def fewest_turns(maze: Maze, corner: int, target: int) -> list[float]:
    """By square: the turns to a target with the best play, including bumps on purpose."""
    within = [[{square} for square in range(SQUARES)]]
    for _ in range(4):
        within.append([here | steps_from(maze, here) for here in within[-1]])
    turns = [0.0] * SQUARES
    while True:
        better = []
        for start in range(SQUARES):
            total = 0.0
            for face in (1, 2, 2, 3, 3, 4):
                choices = [turns[end] for end in within[face][start]]
                if any(bumps(maze, end) for end in within[face - 1][start]):
                    choices.append(turns[corner])
                total += min(choices)
            better.append(0.0 if start == target else 1 + total / 6)
        if max(abs(new - old) for new, old in zip(better, turns, strict=True)) < 1e-12:
            return better
        turns = better


def steps_from(maze: Maze, squares: set[int]) -> set[int]:
    return {
        BOARD.next[here * DIRECTIONS + way] for here in squares for way in range(DIRECTIONS) if maze.is_open(here, way)
    }


def bumps(maze: Maze, here: int) -> bool:
    """Whether there is a wall to bump into."""
    return any(BOARD.next[here * DIRECTIONS + way] >= 0 and not maze.is_open(here, way) for way in range(DIRECTIONS))


@rule("labyrinth-3.1", "labyrinth-4.1", "labyrinth-7.2")
@pytest.mark.parametrize("magic", [0, 8])
def test_from_a_corner_nothing_is_faster_than_the_shortest_way(magic: int) -> None:
    form = GAME.setup(seats=2, walls=22, **({"expansion": "yes", "magic": magic} if magic else {}))
    expected = expected_turns(SQUARES)
    for seed in range(2):
        maze = laid(form, seed)
        for corner in BOARD.corners[seed::2]:
            for target in TARGETS[seed::5]:
                best = fewest_turns(maze, corner, target)[corner]
                assert best == pytest.approx(expected[maze.distances_from(corner)[target]])


@rule("labyrinth-4.1")
def test_from_elsewhere_a_bump_on_purpose_may_be_faster() -> None:
    """A long wall is between the player and the target, which is next to home: a bump and a step take two turns."""
    halves = maze_of([NAMED[name] for name in ("31-41", "32-42", "33-43", "34-44", "35-45")])
    home, far, target = square("61"), square("31"), square("51")
    best = fewest_turns(halves, home, target)
    assert best[far] == pytest.approx(2)
    assert best[far] < expected_turns(SQUARES)[halves.distances_from(far)[target]]
