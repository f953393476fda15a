"""Memory help in FLAUTZ!. Not in `memory.py`, because compiled classes lose the field types that decoding needs."""

from aprendiz.core.value import Value
from aprendiz.games.flautz.cards import Card


class Remembered(Value, frozen=True):
    held: tuple[tuple[Card, ...], ...]
    """By seat: the cards a player took openly and has not laid down since."""
