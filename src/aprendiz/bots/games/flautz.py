"""The bots of FLAUTZ!."""

from typing import Final

from aprendiz.bots.game_bots import GameBots
from aprendiz.bots.judges.flautz import FlautzJudge
from aprendiz.bots.levels import Level
from aprendiz.bots.plain.flautz import FlautzPlain
from aprendiz.games.flautz.memory import FlautzMemory

BOTS: Final = GameBots(
    levels={
        "novice": Level(10, attention=5, span=0),
        "adept": Level(150, span=2),
        "master": Level(4000),
    },
    memory=lambda setup, seat, level: FlautzMemory(setup, seat, level.span),
    judge=lambda _memory, level, _dice: FlautzJudge(level.attention),
    plain=FlautzPlain,
    limit=1000,
)
