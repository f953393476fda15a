"""Memory help in Magus Novatus. Not in `memory.py`, because compiled classes lose the types that decoding needs."""

from aprendiz.core.value import Value
from aprendiz.games.magus.cards import Card
from aprendiz.games.magus.effects import Effect


class Remembered(Value, frozen=True):
    held: tuple[tuple[Card, ...], ...]
    """By seat: potions the player is certain to hold, taken openly and not spent or laid down since."""

    discards: tuple[Card, ...]
    backs: tuple[tuple[Effect, ...], ...]
    """By pile: the effects and closed books on the backs not yet turned."""
