"""Random play to the end: the innermost loop of simulations and search."""

from mypy_extensions import i64

from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, OVER, State


def playout(state: State, dice: Dice) -> i64:
    """Make every choice uniformly at random until the game is over; returns the number of choices."""
    decisions: i64 = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.draw(dice))
        else:
            state.play(state.choose(dice))
            decisions += 1
    return decisions
