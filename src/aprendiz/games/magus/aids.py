"""Memory help in Magus Novatus. Not in `memory.py`, because compiled classes forget the types that reading needs."""

from aprendiz.core.value import Value
from aprendiz.games.magus.cards import Card
from aprendiz.games.magus.effects import Effect


class Remembered(Value, frozen=True):
    held: tuple[tuple[Card, ...], ...]
    """By seat: the potions somebody is sure to hold, taken openly and not spent or laid down since."""

    discards: tuple[Card, ...]
    backs: tuple[tuple[Effect, ...], ...]
    """By pile: what may still stand on the backs."""
