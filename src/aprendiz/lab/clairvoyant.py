"""A master that sees the true state: shows what more knowledge could gain. No table can reach it."""

from typing import Any

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.thought import Thought
from aprendiz.core.dice import Dice
from aprendiz.core.memory import Memory
from aprendiz.core.session import Session
from aprendiz.core.state import State
from aprendiz.core.update import Update


class Clairvoyant:
    def __init__(self, session: Session[Any, Any], seat: int, seed: int) -> None:
        self._session = session
        self._bots = game_bots(session.game.name)
        self._level = self._bots.levels["master"]
        self._seed = seed
        self._memory = SeenState(session, seat)

    def observe(self, update: Update[Any, Any]) -> None:
        self._memory.observe(update)

    def choose(self, update: Update[Any, Any]) -> Any:
        if len(update.legal) == 1:
            return update.legal[0]
        dice = Dice(self._seed * 1_000_003 + update.version)
        judge = self._bots.judge(self._memory, self._level, dice)
        thought = Thought(self._session.game, self._memory, judge, dice, self._level.worlds)
        thought.think(self._level.simulations)
        return thought.judgement().best.move


class SeenState(Memory):
    """Imagines the true state."""

    def __init__(self, session: Session[Any, Any], seat: int) -> None:
        super().__init__(seat)
        self._session = session

    def observe(self, update: Update[Any, Any]) -> None:
        """Does nothing: the state is visible anyway."""

    def imagine(self, dice: Dice) -> State:  # noqa: ARG002 - nothing is left to chance
        return self._session.state.copy()
