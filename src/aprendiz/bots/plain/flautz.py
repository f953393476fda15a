"""The reference in FLAUTZ!: 2,000 random games, evenly over its moves, without a memory of who took what."""

from typing import Any, Final

from aprendiz.core.dice import Dice
from aprendiz.core.playout import playout
from aprendiz.core.update import Update
from aprendiz.games.flautz.codec import move_of
from aprendiz.games.flautz.memory import FlautzMemory
from aprendiz.games.flautz.setup import Setup

GAMES: Final = 2000


class FlautzPlain:
    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self._seat = seat
        self._dice = Dice(seed)
        self._memory = FlautzMemory(setup, seat, span=0)

    def observe(self, update: Update[Any, Any]) -> None:
        self._memory.observe(update)

    def choose(self, update: Update[Any, Any]) -> Any:
        if len(update.legal) == 1:
            return update.legal[0]
        now = self._memory.imagine(self._dice)
        legal = now.legal(self._seat)
        wins = dict.fromkeys(legal, 0.0)
        for number in range(GAMES):
            wins[legal[number % len(legal)]] += self._won(legal[number % len(legal)])
        return move_of(now, max(legal, key=lambda action: wins[action]))

    def _won(self, action: int) -> float:
        """The result of a random game after this action: 1 for a win, less for a tie, 0 for a loss."""
        state = self._memory.imagine(self._dice)
        state.play(action)
        playout(state, self._dice)
        scores = state.scores()
        best = max(scores)
        return 1 / scores.count(best) if scores[self._seat] == best else 0.0
