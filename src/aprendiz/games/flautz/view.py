"""What a seat sees of a game of FLAUTZ! (flautz-13): every field that may be shown, and nothing else."""

from aprendiz.core.value import Value
from aprendiz.games.flautz.cards import Card, Colour
from aprendiz.games.flautz.places import Field
from aprendiz.games.flautz.spell import Spell


class PlayerView(Value, frozen=True):
    """What everybody sees of one player."""

    colour: Colour | None
    """Colour of the apprentice; None until it is given out."""

    is_focused: bool
    crystals: int
    points: tuple[int, ...]
    """Points noted so far, by match; empty in mode crystals."""

    hand_size: int
    open_hand: tuple[Card, ...] | None
    """The hand once it is declared (7.2) or opened at the end of a match (13.3); else None."""


class View(Value, frozen=True):
    seat: int | None
    """The seat whose view this is; None for a spectator."""

    match: int
    """Number of the match, counted from 1."""

    starter: int | None
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...]
    spell: Spell | None
    """The best spell of `hand`."""

    air: tuple[Card | None, ...]
    floor: tuple[Card | None, ...]
    arena: tuple[Field, ...]
    field: int | None
    """The crystal's place in the arena, counted from 0; None while cards are dealt or the match is over."""

    deck_size: int
    discards: tuple[Card, ...]
    """Sorted, because the order of the pile does not matter."""

    pool: int
    """Crystals left in the pool; the marker is not counted."""

    to_act: int | None
    """The seat that has to choose a move; None if no seat has."""

    must_exchange: bool
    """True after a focused player's replacement, when the exchange must follow (5.3)."""

    caller: int | None
    """The seat that declared FLAUTZ! first and so called the final turns."""

    turns: int
    """Turns played so far in the whole game."""
