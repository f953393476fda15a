"""Memory help in FLAUTZ!. Not in `memory.py`, because compiled classes forget the types that reading needs."""

from dataclasses import dataclass

from aprendiz.games.flautz.cards import Card


@dataclass(frozen=True, slots=True)
class Remembered:
    held: tuple[tuple[Card, ...], ...]
    """By seat, the cards a player took openly and has not laid down again."""
