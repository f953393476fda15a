"""A bot that searches: its moves follow from the updates of its seat, its level and a seed, and from nothing else."""

import json
from collections.abc import Sequence
from typing import Any

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import Level
from aprendiz.bots.thought import Judgement, Thought
from aprendiz.core.dice import Dice
from aprendiz.core.game import Game
from aprendiz.core.update import Update, read_update


class Thinker:
    def __init__(self, game: Game[Any, Any, Any, Any], setup: Any, seat: int, level: Level, seed: int) -> None:
        self.game = game
        self.level = level
        self._bots = game_bots(game.name)
        self.memory = self._bots.memory(setup, seat, level)
        self._seed = seed
        self._newest: Update[Any, Any] | None = None
        self._thought: Thought | None = None
        """The thought about the newest question, if its answer may lead directly to the next one."""
        self._before: Thought | None = None
        """The thought about the question that led directly to the newest one."""

    def observe(self, update: Update[Any, Any]) -> None:
        self.memory.observe(update)
        self._newest = update
        self._before = self._thought if len(update.frames) == 1 else None
        self._thought = None

    def choose(self, update: Update[Any, Any]) -> Any:
        if len(update.legal) == 1:
            return update.legal[0]
        move = self.judgement().best.move
        if self._thought is not None and not self._thought.goes_on(move):
            self._thought = None  # Trees are large, and bots wait a long time.
        return move

    def answer(self, updates: Sequence[Update[Any, Any]]) -> Any:
        """Observe the next updates and answer the last one.

        The answer equals that of a bot asked every time: the questions that led here directly are answered again.
        """
        first = len(updates) - 1
        while first > 0 and len(updates[first].frames) == 1 and len(updates[first - 1].legal) > 1:
            first -= 1
        for update in updates[:first]:
            self.observe(update)
        for update in updates[first:]:
            self.observe(update)
            move = self.choose(update)
        return move

    def judgement(self) -> Judgement:
        """What the seat's moves are worth now. Call only while the seat is asked."""
        thought = self.thought()
        thought.think(self.level.simulations)
        return thought.judgement()

    def thought(self) -> Thought:
        """A thought about the present question.

        Reuses the search of the last question if the seat's move led directly here.
        """
        assert self._newest is not None
        dice = Dice(self._seed * 1_000_003 + self._newest.version)
        judge = self._bots.judge(self.memory, self.level, dice)
        begun = None if self._before is None else self._before.after(self._newest.frames[0].view)
        self._before = None
        self._thought = Thought(self.game, self.memory, judge, dice, self.level.worlds, begun)
        return self._thought


def answer(
    game: Game[Any, Any, Any, Any], setup: Any, seat: int, level: Level, seed: int, sent: Sequence[bytes]
) -> Any:
    """The move of a bot that was sent these updates, in JSON; the last one asks it."""
    updates = [read_update(game.kinds, json.loads(message), f"update {number}") for number, message in enumerate(sent)]
    return Thinker(game, setup, seat, level, seed).answer(updates)
