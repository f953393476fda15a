"""What a seat sees of a game of FLAUTZ! (flautz-13): every field that may be shown is named here, nothing else is."""

from aprendiz.core.value import Value
from aprendiz.games.flautz.cards import Card, Colour
from aprendiz.games.flautz.places import Field
from aprendiz.games.flautz.spell import Spell


class PlayerView(Value, frozen=True):
    """What everybody sees of one player."""

    colour: Colour | None
    """The apprentice's; None until it is given out."""

    is_focused: bool
    crystals: int
    points: tuple[int, ...]
    """Noted so far, match by match, in mode matches."""

    hand_size: int
    open_hand: tuple[Card, ...] | None
    """Declared, or opened at the end of a match (13.3)."""


class View(Value, frozen=True):
    seat: int | None
    """Whose view it is; None for a spectator."""

    match: int
    """Counted from 1."""

    starter: int | None
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...]
    spell: Spell | None
    """The best spell of one's own hand."""

    air: tuple[Card | None, ...]
    floor: tuple[Card | None, ...]
    arena: tuple[Field, ...]
    field: int | None
    """The crystal's place in the arena, counted from 0; None while cards are dealt or the match is over."""

    deck_size: int
    discards: tuple[Card, ...]
    """Sorted: the pile has no order that matters."""

    pool: int
    """Crystals nobody has, the marker not counted."""

    to_act: int | None
    """The seat that is asked for its turn."""

    must_exchange: bool
    """The replacement of a focused turn is done, the exchange must follow (5.3)."""

    caller: int | None
    """Who declared FLAUTZ! first: these are the final turns."""

    turns: int
    """Played so far in the whole game."""
