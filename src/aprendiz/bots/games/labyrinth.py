"""The bots of The Magic Labyrinth."""

from typing import Final

from aprendiz.bots.game_bots import GameBots
from aprendiz.bots.judges.labyrinth import LabyrinthJudge
from aprendiz.bots.levels import Level
from aprendiz.bots.plain.labyrinth import LabyrinthPlain
from aprendiz.games.labyrinth.memory import LabyrinthMemory

BOTS: Final = GameBots(
    levels={
        "novice": Level(200, worlds=8, span=12),
        "adept": Level(200, worlds=16, span=24),
        "master": Level(200, worlds=16),
    },
    memory=lambda setup, seat, level: LabyrinthMemory(setup, seat, level.span),
    judge=lambda memory, level, dice: LabyrinthJudge(memory, level.worlds or level.simulations, dice),
    plain=LabyrinthPlain,
    limit=400,
)
