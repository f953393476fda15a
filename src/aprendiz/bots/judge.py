"""What a search needs to know of a game besides its rules: how to play a simulation, and what a state is worth."""

from math import exp, sqrt

from mypy_extensions import i64, mypyc_attr

from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Plays evenly at random to the end. Each game has a judge of its own that knows more."""

    def begin(self, state: State) -> None:
        """Called with the state in which a simulation starts."""

    def watch(self, state: State, action: i64) -> None:
        """Called before each player action of a simulation."""

    def stops(self, state: State) -> bool:  # noqa: ARG002 - for judges that look
        """Whether the simulation ends here and `worth` is asked for."""
        return False

    def candidates(self, state: State, legal: list[i64]) -> list[i64]:  # noqa: ARG002 - for judges that look
        """The legal actions worth considering; at least one."""
        return legal

    def choose(self, state: State, dice: Dice) -> i64:
        """A quick choice for the actor."""
        return state.choose(dice)

    def play_on(self, state: State, dice: Dice) -> i64:
        """Play by `choose` until `stops`; returns the number of choices made."""
        decisions: i64 = 0
        while state.actor != OVER and not self.stops(state):
            if state.actor == CHANCE:
                state.play(state.draw(dice))
            else:
                action: i64 = self.choose(state, dice)
                self.watch(state, action)
                state.play(action)
                decisions += 1
        return decisions

    def worth(self, state: State) -> list[float]:
        """The expected win rate by seat; the sum is 1."""
        return split_win(state.scores())

    def error(self, win_rate: float, visits: i64) -> float:
        """An upper bound on the standard error of a mean win rate.

        Nothing between 0 and 1 spreads more than wins and losses. Counts one win and one loss more than there were.
        """
        counted: float = float(visits) + 2.0
        smoothed: float = (win_rate * float(visits) + 1.0) / counted
        return sqrt(smoothed * (1.0 - smoothed) / counted)


def split_win(scores: list[i64]) -> list[float]:
    """One win, split evenly among those with the highest score."""
    most: i64 = scores[0]
    leaders: i64 = 0
    for score in scores:
        if score > most:
            most = score
            leaders = 0
        if score == most:
            leaders += 1
    part: float = 1.0 / float(leaders)
    return [part if score == most else 0.0 for score in scores]


def softened(prospects: list[float], scale: float) -> list[float]:
    """Win rates while the win is still open: the further ahead, the more."""
    highest: float = prospects[0]
    for prospect in prospects:
        if prospect > highest:
            highest = prospect
    parts = [exp((prospect - highest) / scale) for prospect in prospects]
    total: float = 0.0
    for part in parts:
        total += part
    return [part / total for part in parts]


def most_promising(actions: list[i64], merits: list[float], number: i64) -> list[i64]:
    """The `number` actions with the highest merits."""
    if len(actions) <= number:
        return actions
    limit: float = sorted(merits, reverse=True)[number - 1]
    kept: list[i64] = []
    for position in range(len(actions)):
        if merits[position] >= limit and len(kept) < number:
            kept.append(actions[position])
    return kept
