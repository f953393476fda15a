"""Levels of play: one search with more or less memory, attention and depth; none peeks, none blunders on purpose."""

from dataclasses import dataclass
from typing import Any, Final

from aprendiz.bots.judge import Judge
from aprendiz.bots.judges.flautz import FlautzJudge
from aprendiz.bots.judges.labyrinth import LabyrinthJudge
from aprendiz.bots.judges.magus import MagusJudge
from aprendiz.core.dice import Dice
from aprendiz.core.game import Game
from aprendiz.core.memory import EVERYTHING, Memory
from aprendiz.games.flautz.memory import FlautzMemory
from aprendiz.games.labyrinth.memory import LabyrinthMemory


@dataclass(frozen=True, slots=True)
class Level:
    simulations: int
    worlds: int | None = None
    """In how many imagined states at most, where imagining is dear and every one is looked at closely."""

    attention: int = EVERYTHING
    """Among how many actions it chooses at most, those that look best at once."""

    span: int = EVERYTHING
    """How many of the cards somebody took openly, or of the steps and walls that were found, it remembers."""


LEVELS: Final[dict[str, dict[str, Level]]] = {
    "flautz": {
        "novice": Level(10, attention=5, span=0),
        "adept": Level(150, span=2),
        "master": Level(4000),
    },
    "magus": {
        "novice": Level(8, attention=4),
        "adept": Level(40, attention=4),
        "master": Level(250, attention=5),
    },
    "labyrinth": {
        "novice": Level(200, worlds=8, span=12),
        "adept": Level(200, worlds=16, span=24),
        "master": Level(200, worlds=16),
    },
}
"""By game; the numbers are chosen by `aprendiz ladder`."""

NAMES: Final = ("novice", "adept", "master")


def memory_of(game: Game[Any, Any, Any, Any], setup: Any, seat: int, level: Level) -> Memory:
    """What a bot of a level remembers."""
    if game.name == "flautz":
        return FlautzMemory(setup, seat, level.span)
    if game.name == "labyrinth":
        return LabyrinthMemory(setup, seat, level.span)
    return game.memory(setup, seat)


def judge_of(game: Game[Any, Any, Any, Any], memory: Memory, level: Level, dice: Dice) -> Judge:
    """How a bot of a level looks at the present moment."""
    if isinstance(memory, LabyrinthMemory):
        return LabyrinthJudge(memory, level.worlds or level.simulations, dice)
    return FlautzJudge(level.attention) if game.name == "flautz" else MagusJudge(level.attention)
