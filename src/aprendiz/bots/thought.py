"""One question to a seat, searched for any length of time; the judgement so far is available at any moment."""

from collections.abc import Callable
from dataclasses import dataclass
from math import erf, sqrt
from time import monotonic
from typing import Any, Final

from aprendiz.bots.judge import Judge
from aprendiz.bots.search import Search
from aprendiz.core.dice import Dice
from aprendiz.core.game import Game
from aprendiz.core.memory import Memory
from aprendiz.core.state import State

EXPLORATION: Final = 0.5
"""Weight of actions tried less often in the search; measured in docs/bots.md."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A move as the search sees it."""

    move: Any
    win_rate: float
    """Expected by the seat that moves: 1 is a sure win, and a tie counts in part."""

    error: float
    """Standard error of `win_rate`."""

    visits: int
    """Number of simulations in which it was made."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a seat's moves are worth, by what the seat knows."""

    moves: tuple[Judged, ...]
    """Best first."""

    @property
    def best(self) -> Judged:
        return self.moves[0]

    @property
    def simulations(self) -> int:
        return sum(judged.visits for judged in self.moves)

    @property
    def sureness(self) -> float:
        """Probability that the best move is no worse than the second best, from one half to 1."""
        if len(self.moves) == 1:
            return 1.0
        first, second = self.moves[:2]
        error = sqrt(first.error**2 + second.error**2)
        return max(0.5, 0.5 + 0.5 * erf((first.win_rate - second.win_rate) / error / sqrt(2)))


class Thought:
    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        memory: Memory,
        judge: Judge,
        dice: Dice,
        worlds: int | None = None,
        begun: Search | None = None,
    ) -> None:
        """`worlds`: upper bound on imagined states, which are then reused; None: a new one per simulation.

        `begun`: a search that has already reached this question.
        """
        self._game = game
        self._memory = memory
        self._dice = dice
        self._most = worlds
        self._worlds: list[State] = []
        self._simulations = 0
        self._state = memory.imagine(dice)
        self._search = Search(judge, self._state.seats, dice, EXPLORATION) if begun is None else begun
        self._search.judge, self._search.dice = judge, dice

    def think(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Run until either limit is reached: `simulations` more, or `seconds`. Always runs at least one."""
        last = None if simulations is None else self._simulations + simulations
        end = None if seconds is None else monotonic() + seconds
        while True:
            self._search.simulate(self._world())
            self._simulations += 1
            is_late = end is not None and monotonic() >= end
            if is_late or is_stopped() or (last is not None and self._simulations >= last):
                break

    def _world(self) -> State:
        if self._most is None:
            return self._memory.imagine(self._dice)
        if len(self._worlds) < self._most:
            self._worlds.append(self._memory.imagine(self._dice))
        return self._worlds[self._simulations % self._most].copy()

    @property
    def decisions(self) -> int:
        """Number of choices made in all simulations."""
        return int(self._search.decisions)

    def judgement(self) -> Judgement:
        return Judgement(
            tuple(
                Judged(self._game.move(self._state, action), rate, self._search.judge.error(rate, visits), visits)
                for action, visits, rate in self._search.tried(self._state, self._memory.seat)
            )
        )

    def after(self, view: object) -> Search | None:
        """The search for the next question, if a single action of the seat led to this view; else None."""
        seat = int(self._memory.seat)
        if self._state.actor != seat or self._search.is_full():
            return None
        for action, _, _ in self._search.tried(self._state, seat):
            state = self._state.copy()
            state.play(action)
            if state.actor == seat and self._game.view(state, seat) == view:
                self._search.go_on(self._state, action)
                return self._search
        return None

    def goes_on(self, move: object) -> bool:
        """Whether, in the imagined state, the move leads directly to another question to the same seat."""
        state, seat = self._state.copy(), self._memory.seat
        if state.actor != seat:
            return False
        state.play(self._game.action(state, move))
        return bool(state.actor == seat)
