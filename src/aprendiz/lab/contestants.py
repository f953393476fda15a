"""The kinds of bots that can be measured: the levels, the reference, random play and the clairvoyant."""

from typing import Any, Final

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import LEVEL_NAMES
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.bots.thinker import Thinker
from aprendiz.core.session import Session
from aprendiz.lab.clairvoyant import Clairvoyant

KINDS: Final = (*LEVEL_NAMES, "plain", "random", "clairvoyant")


def contestant(kind: str, session: Session[Any, Any], setup: Any, seat: int, seed: int) -> Bot[Any, Any]:
    """A bot of a kind for a seat; only the clairvoyant looks at the session."""
    bots = game_bots(session.game.name)
    match kind:
        case "random":
            return RandomBot(seed)
        case "plain":
            return bots.plain(setup, seat, seed)
        case "clairvoyant":
            return Clairvoyant(session, seat, seed)
        case _:
            return Thinker(session.game, setup, seat, bots.levels[kind], seed)
