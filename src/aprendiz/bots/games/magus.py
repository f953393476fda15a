"""The bots of Magus Novatus."""

from typing import Final

from aprendiz.bots.game_bots import GameBots
from aprendiz.bots.judges.magus import MagusJudge
from aprendiz.bots.levels import Level
from aprendiz.bots.plain.magus import MagusPlain
from aprendiz.games.magus.memory import MagusMemory

BOTS: Final = GameBots(
    levels={
        "novice": Level(8, attention=4),
        "adept": Level(40, attention=4),
        "master": Level(250, attention=5),
    },
    memory=lambda setup, seat, _level: MagusMemory(setup, seat),
    judge=lambda _memory, level, _dice: MagusJudge(level.attention),
    plain=MagusPlain,
    limit=1000,
)
