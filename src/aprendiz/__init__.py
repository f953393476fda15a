"""One table for three wizard-school games, with one rules engine for people, bots and research."""

from typing import Final

from aprendiz.core import errors as _errors
from aprendiz.core import state as _engine
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid, Refusal, Refused
from aprendiz.core.session import Session
from aprendiz.core.state import CHANCE, OVER, State
from aprendiz.games import load

__version__: Final = "0.1.0"
COMPILED: Final = not str(_engine.__file__).endswith(".py")
"""Whether the engine runs as a compiled extension."""

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


def _in_english(error: Invalid) -> str:
    from aprendiz.lang.texts import in_english  # Slow to import, and few programs print an error.

    return in_english(error)


_errors.wording = _in_english
