"""One table for three wizard-school games, with one rules engine for people, bots and research."""

from typing import Final

from aprendiz.core import state as _engine
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid, Refusal, Refused
from aprendiz.core.session import Session
from aprendiz.core.state import CHANCE, OVER, State
from aprendiz.games import load

__version__: Final = "0.1.0"
COMPILED: Final = not str(_engine.__file__).endswith(".py")
"""Whether the rules run as a compiled extension."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "Dice",
    "Invalid",
    "Refusal",
    "Refused",
    "Session",
    "State",
    "__version__",
    "load",
]
