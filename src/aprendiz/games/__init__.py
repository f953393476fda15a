"""The games by name. They never import each other."""

from importlib import import_module
from typing import Any, Final

from aprendiz.core.errors import Invalid
from aprendiz.core.game import Game

NAMES: Final = ("flautz", "magus", "labyrinth")


def load(name: str) -> Game[Any, Any, Any, Any]:
    """A game by its name; raises Invalid if there is none of that name."""
    if name not in NAMES:
        raise Invalid("game", "one-of", known=NAMES, found=name)
    game: Game[Any, Any, Any, Any] = import_module(f"aprendiz.games.{name}.game").GAME
    return game
