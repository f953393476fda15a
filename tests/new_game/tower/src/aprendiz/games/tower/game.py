"""The `Game` record of Tower; `rules.py` is a copy of `tests/core/tower.py`, the toy game in the tests of core."""

from aprendiz.games.tower.rules import TOWER as GAME

__all__ = ["GAME"]
