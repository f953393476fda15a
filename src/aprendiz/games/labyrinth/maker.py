"""Makes random mazes, laid by chance as in a game."""

from collections.abc import Iterator
from dataclasses import dataclass

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.games.labyrinth.fairness import Fairness, fairness
from aprendiz.games.labyrinth.maze import Maze
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.state import TURNING

MOST_TRIED = 10_000
"""Number of mazes made before giving up on one that is fair enough."""


@dataclass(frozen=True, slots=True)
class Made:
    seed: int
    maze: Maze
    fairness: Fairness
    tried: int
    """Number of mazes made to get this one."""


def laid(setup: Setup, seed: int) -> Maze:
    """The maze of a seed, before the box is turned."""
    dice, state = Dice(seed), LabyrinthState(setup)
    while state.phase < TURNING:
        state.play(state.draw(dice))
    return state.maze


def mazes(setup: Setup, seed: int, most_spread: float | None) -> Iterator[Made]:
    """The mazes of this seed and the following ones, without those that are not fair enough."""
    tried = 0
    while True:
        tried += 1
        maze = laid(setup, seed)
        judged = fairness(maze, setup.square_of)
        if most_spread is None or judged.spread <= most_spread:
            yield Made(seed, maze, judged, tried)
            tried = 0
        elif tried == MOST_TRIED:
            raise Invalid("--fair", "no-fair-maze", tried=tried)
        seed += 1
