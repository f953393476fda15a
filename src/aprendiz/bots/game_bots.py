"""All that differs between the bots of one game and another, found by the game's name."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from aprendiz.bots.judge import Judge
from aprendiz.bots.levels import Level
from aprendiz.bots.player import Bot
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.core.memory import Memory
from aprendiz.games import NAMES


@dataclass(frozen=True, slots=True)
class GameBots:
    levels: dict[str, Level]
    """One for each of `LEVEL_NAMES`. The numbers were chosen with `aprendiz ladder`."""

    memory: Callable[[Any, int, Level], Memory]
    """The memory of a bot, from setup, seat and level."""

    judge: Callable[[Any, Level, Dice], Judge]
    """The judge of one question, from the memory of the seat that is asked, its level and dice."""

    plain: Callable[[Any, int, int], Bot[Any, Any]]
    """The frozen reference player, from setup, seat and seed. It is only measured; no table offers it."""

    limit: int | None
    """Default of the option `limit` where bots play among themselves; None: every game ends by itself."""


def game_bots(name: str) -> GameBots:
    """The bots of a game; raises Invalid for an unknown game."""
    if name not in NAMES:
        raise Invalid("game", "one-of", known=NAMES, found=name)
    found: GameBots = import_module(f"aprendiz.bots.games.{name}").BOTS
    return found
