"""What a seat sees of a game of Magus Novatus (magus-11): every field that may be shown, and nothing else."""

from typing import Final

from aprendiz.core.plain import Word
from aprendiz.core.value import Value
from aprendiz.games.magus.cards import Card
from aprendiz.games.magus.state import (
    AIMING,
    CASTING,
    DONE,
    DROPPING,
    PASSING,
    PAYING,
    PLACING,
    SPENDING,
    TAKING,
)


class Phase(Word):
    """The kind of move that the seats in `to_act` are asked for."""

    AIM = "aim"
    PLACE = "place"
    TAKE = "take"
    CAST = "cast"
    PAY = "pay"
    SPEND = "spend"
    DROP = "drop"
    PASS = "pass"  # noqa: S105 - no password
    CHANCE = "chance"
    OVER = "over"


PHASES: Final = {
    AIMING: Phase.AIM,
    PLACING: Phase.PLACE,
    TAKING: Phase.TAKE,
    CASTING: Phase.CAST,
    PAYING: Phase.PAY,
    SPENDING: Phase.SPEND,
    DROPPING: Phase.DROP,
    PASSING: Phase.PASS,
    DONE: Phase.OVER,
}


PHASE_OF: Final = {phase: number for number, phase in PHASES.items()}


class Won(Value, frozen=True):
    spell: str
    points: int


class PlayerView(Value, frozen=True):
    """What everybody sees of one player."""

    hand_size: int
    items: tuple[Card, ...]
    skulls: int
    spells: tuple[Won, ...]
    score: int


class OfferView(Value, frozen=True):
    """The top of a pile of spells."""

    spell: str | None
    points: int
    left: int
    """Number of spells below it."""


class View(Value, frozen=True):
    seat: int | None
    """The seat whose view this is; None for a spectator."""

    phase: Phase
    turn: int | None
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...]
    grid: tuple[Card | None, ...]
    """25 places, row by row."""

    cube: tuple[int, int] | None
    """Row and column where the cube lies, counted from 1; None if it lies nowhere."""

    misses: int
    offers: tuple[OfferView, ...]
    deck_size: int
    discards_size: int
    top: Card | None
    """The top card of the discards."""

    discards: tuple[Card, ...]
    """All discards, if this seat may use a magic wand now (8.4); else empty."""

    cylinder: int
    end: int | None
    """The last place of the cylinder; None if the cylinder plays no part (10.2)."""

    has_cast: bool
    was_active: bool
    """Whether a potion was taken, a spell cast or an item used in this turn (9.6)."""

    paying: int | None
    """Points of the spell being paid for; None if none is."""

    paid: tuple[Card, ...]
    """The cards chosen to pay for it so far."""

    due: int
    """Number of potions still to be discarded to be rid of a curse (8.6)."""

    receiver: int | None
    """The seat that gets the curse; None if the curse is discarded."""

    chosen: Card | None
    """This seat's sealed choice, while players choose at the same moment."""

    turns: int
    idle: int
    """Number of turns in a row without any activity (9.6)."""

    takes_parts: bool
    is_outstanding: bool
    is_infant: bool
