"""Levels of play: one search with more or less memory, attention and depth; none peeks, none blunders on purpose."""

from dataclasses import dataclass
from typing import Final

from aprendiz.core.memory import EVERYTHING

LEVEL_NAMES: Final = ("novice", "adept", "master")
"""From weakest to strongest; every game has all of them."""


@dataclass(frozen=True, slots=True)
class Level:
    simulations: int
    worlds: int | None = None
    """Upper bound on imagined states; None: one per simulation. Set where imagining a state is slow."""

    attention: int = EVERYTHING
    """Upper bound on the actions considered: those that look best at once."""

    span: int = EVERYTHING
    """How many of the cards taken openly, or of the steps and walls found, are remembered."""
