"""The `Game` record of Tower; `rules.py` is the toy game that the tests of the core play, `tests/core/tower.py`."""

from aprendiz.games.tower.rules import TOWER as GAME

__all__ = ["GAME"]
