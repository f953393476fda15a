"""Who can be measured: the levels, the reference, one who plays at random and one who sees everything."""

from collections.abc import Callable
from typing import Any, Final

from aprendiz.bots import levels
from aprendiz.bots.levels import LEVELS
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.bots.thinker import Thinker
from aprendiz.core.session import Session
from aprendiz.lab.clairvoyant import Clairvoyant
from aprendiz.lab.plain.flautz import FlautzPlain
from aprendiz.lab.plain.labyrinth import LabyrinthPlain
from aprendiz.lab.plain.magus import MagusPlain

KINDS: Final = (*levels.NAMES, "plain", "random", "clairvoyant")
PLAIN: Final[dict[str, Callable[[Any, int, int], Bot[Any, Any]]]] = {
    "flautz": FlautzPlain,
    "magus": MagusPlain,
    "labyrinth": LabyrinthPlain,
}
"""By game."""


def contestant(kind: str, session: Session[Any, Any], setup: Any, seat: int, seed: int) -> Bot[Any, Any]:
    """Somebody of a kind for a seat; only the clairvoyant looks at the session."""
    match kind:
        case "random":
            return RandomBot(seed)
        case "plain":
            return PLAIN[session.game.name](setup, seat, seed)
        case "clairvoyant":
            return Clairvoyant(session, setup, seat, seed)
        case _:
            return Thinker(session.game, setup, seat, LEVELS[session.game.name][kind], seed)
