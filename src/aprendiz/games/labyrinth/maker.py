"""Random mazes as chance lays them in a game, one after the other."""

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
"""How many mazes are made for one that is fair enough."""


@dataclass(frozen=True, slots=True)
class Made:
    seed: int
    maze: Maze
    fairness: Fairness
    tried: int
    """How many were made for it."""


def laid(setup: Setup, seed: int) -> Maze:
    """The maze of a seed, before the box is turned."""
    dice, state = Dice(seed), LabyrinthState(setup)
    while state.phase < TURNING:
        state.play(state.draw(dice))
    return state.maze


def mazes(setup: Setup, seed: int, most_spread: float | None) -> Iterator[Made]:
    """Mazes of this seed and those that follow it, without those that are not fair enough."""
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
