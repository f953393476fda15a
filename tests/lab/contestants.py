"""Quick bots for ladders, and the game they play."""

import os
from typing import Any

from aprendiz.bots.levels import Level
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.bots.thinker import Thinker
from aprendiz.core.header import Header, Seat, agreed
from aprendiz.core.session import Session
from aprendiz.core.update import Update
from aprendiz.games import load

AnySession = Session[Any, Any]


def table(seats: int, game: str = "flautz", **options: object) -> Header:
    """One short match by default."""
    chosen = options or {"mode": "matches", "matches": 1, "limit": 1}
    return agreed(load(game), [Seat(f"seat {number}", "bot") for number in range(seats)], None, chosen)


def careless(_session: AnySession, _setup: Any, _seat: int, seed: int) -> Bot[Any, Any]:
    return RandomBot(seed)


def thoughtful(session: AnySession, setup: Any, seat: int, seed: int) -> Bot[Any, Any]:
    return Thinker(session.game, setup, seat, Level(10, span=0), seed)


def first(_session: AnySession, _setup: Any, _seat: int, _seed: int) -> Bot[Any, Any]:
    return Stubborn()


def lost(_session: AnySession, _setup: Any, _seat: int, _seed: int) -> Bot[Any, Any]:
    """Ends the whole process."""
    os._exit(3)


def broken(_session: AnySession, _setup: Any, _seat: int, _seed: int) -> Bot[Any, Any]:
    raise RuntimeError("this bot is broken")


class Stubborn:
    """Takes the first legal move, and counts how often it had a choice."""

    def __init__(self) -> None:
        self.asked = 0
        self.choices = 0

    def observe(self, update: Update[Any, Any]) -> None:
        """Does nothing."""

    def choose(self, update: Update[Any, Any]) -> Any:
        self.asked += 1
        self.choices += len(update.legal) > 1
        return update.legal[0]
