"""A spell with its cards named (flautz-6, 12)."""

from aprendiz.core.value import Value
from aprendiz.games.flautz.cards import Card, Colour


class Placed(Value, frozen=True):
    """A card in a spell, and the card it counts as: itself, unless it is an illusion or recoloured."""

    card: Card
    counts_as: Card


class Prism(Value, frozen=True):
    """A prism at the front of a spell with its pair of colours; None if it recolours nothing."""

    colours: tuple[Colour, Colour] | None


class Spell(Value, frozen=True):
    points: int
    prisms: tuple[Prism, ...]
    cards: tuple[Placed, ...]
    is_flautz: bool
    is_straight: bool
