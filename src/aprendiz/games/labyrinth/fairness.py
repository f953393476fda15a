"""How fair and how hard a maze is: exact figures for a player who knows it (labyrinth-3.1)."""

from collections.abc import Sequence
from dataclasses import dataclass

from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS
from aprendiz.games.labyrinth.maze import Maze, without_walls
from aprendiz.games.labyrinth.rules import FACES


@dataclass(frozen=True, slots=True)
class Fairness:
    turns: tuple[float, ...]
    """By corner, clockwise from the north-west: the average number of turns to a random symbol."""

    difficulty: float
    """Turns of all corners together, divided by those on a board without walls."""

    dead_ends: int
    """Squares with a single way out."""

    @property
    def spread(self) -> float:
        """Difference between the best and the worst corner, in turns."""
        return max(self.turns) - min(self.turns)


def fairness(maze: Maze, targets: Sequence[int]) -> Fairness:
    turns = turns_to(maze, targets)
    at_best = turns_to(without_walls(BOARD), targets)
    exits = [sum(maze.is_open(square, way) for way in range(DIRECTIONS)) for square in range(BOARD.squares)]
    return Fairness(turns, sum(turns) / sum(at_best), exits.count(1))


def turns_to(maze: Maze, targets: Sequence[int]) -> tuple[float, ...]:
    """By corner: the average number of turns to a target, all targets being equally likely."""
    turns = []
    for corner in BOARD.corners:
        distances = maze.distances_from(corner)
        expected = expected_turns(BOARD.squares)
        turns.append(sum(expected[distances[target]] for target in targets) / len(targets))
    return tuple(turns)


def expected_turns(most: int) -> list[float]:
    """By distance: the turns of a player who takes the shortest way and uses every step of the die.

    No other play is faster: a step that does not come nearer is no better than a lower roll.
    """
    expected = [0.0]
    for distance in range(1, most):
        later = sum(expected[max(0, distance - int(steps))] for steps in FACES)
        expected.append(1 + later / len(FACES))
    return expected
