"""A bot that thinks: what it does follows from the updates of its seat, its level and a seed, and from nothing else."""

import json
from collections.abc import Sequence
from typing import Any

from aprendiz.bots.levels import Level, judge_of, memory_of
from aprendiz.bots.thought import Judgement, Thought
from aprendiz.core.dice import Dice
from aprendiz.core.game import Game
from aprendiz.core.update import Frame, Update, read_update


class Thinker:
    def __init__(self, game: Game[Any, Any, Any, Any], setup: Any, seat: int, level: Level, seed: int) -> None:
        self.game = game
        self.level = level
        self.memory = memory_of(game, setup, seat, level)
        self._seed = seed
        self._version = 0
        self._frames: list[Frame[Any]] = []
        """Since the last thought."""
        self._last: Thought | None = None

    def observe(self, update: Update[Any, Any]) -> None:
        self.memory.observe(update)
        self._version = update.version
        self._frames += update.frames

    def choose(self, update: Update[Any, Any]) -> Any:
        return update.legal[0] if len(update.legal) == 1 else self.judgement().best.move

    def judgement(self) -> Judgement:
        """What the seat's moves are worth now; only while it is asked."""
        thought = self.thought()
        thought.think(self.level.simulations)
        return thought.judgement()

    def thought(self) -> Thought:
        """The present question, to be thought about.

        Where the seat's last move led here directly, the thoughts about that question go on.
        """
        dice = Dice(self._seed * 1_000_003 + self._version)
        judge = judge_of(self.game, self.memory, self.level, dice)
        is_next = self._last is not None and len(self._frames) == 1
        begun = self._last.after(self._frames[0].view) if self._last is not None and is_next else None
        self._last = Thought(self.game, self.memory, judge, dice, self.level.worlds, begun)
        self._frames = []
        return self._last


def answer(
    game: Game[Any, Any, Any, Any], setup: Any, seat: int, level: Level, seed: int, sent: Sequence[bytes]
) -> Any:
    """What a bot does that was sent these updates, in JSON; the last one asks it.

    The same as from a bot that has been there all the time: it answers the questions that led here directly again.
    """
    updates = [read_update(game.told, json.loads(message), f"update {number}") for number, message in enumerate(sent)]
    first = len(updates) - 1
    while first > 0 and len(updates[first].frames) == 1 and updates[first - 1].ask is not None:
        first -= 1
    bot = Thinker(game, setup, seat, level, seed)
    for update in updates[:first]:
        bot.observe(update)
    for update in updates[first:]:
        bot.observe(update)
        move = bot.choose(update)
    return move
