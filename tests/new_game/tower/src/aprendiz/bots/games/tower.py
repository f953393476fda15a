"""The bots of Tower: the general search, with a judge that plays on at random."""

from typing import Any, Final

from aprendiz.bots.game_bots import GameBots
from aprendiz.bots.judge import Judge
from aprendiz.bots.levels import Level
from aprendiz.bots.player import Forgetful
from aprendiz.core.update import Update
from aprendiz.games.tower.rules import TowerMemory


class TowerPlain(Forgetful):
    """Bids as much as possible, and calls."""

    def __init__(self, setup: int, seat: int, seed: int) -> None:
        pass

    def choose(self, update: Update[Any, Any]) -> Any:
        return update.legal[-1]


BOTS: Final = GameBots(
    levels={"novice": Level(4), "adept": Level(20), "master": Level(100)},
    memory=lambda setup, seat, _level: TowerMemory(setup, seat),
    judge=lambda _memory, _level, _dice: Judge(),
    plain=TowerPlain,
    limit=None,
)
