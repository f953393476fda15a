"""What a seat sees of a game of Magus Novatus (magus-11): every field that may be shown is named here."""

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
    """What the seats in `to_act` are asked for."""

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
    """How many lie below it."""


class View(Value, frozen=True):
    seat: int | None
    """Whose view it is; None for a spectator."""

    phase: Phase
    turn: int | None
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...]
    grid: tuple[Card | None, ...]
    """25 places, row by row."""

    cube: tuple[int, int] | None
    """Row and column where the cube lies, counted from 1; None while it does not."""

    misses: int
    offers: tuple[OfferView, ...]
    deck_size: int
    discards_size: int
    top: Card | None
    """The uppermost of the discards."""

    discards: tuple[Card, ...]
    """All of them, for somebody who may use a magic wand now."""

    cylinder: int
    end: int | None
    """Its last place; None where it plays no part."""

    has_cast: bool
    was_active: bool
    """Whether a potion was taken, a spell cast or an item used in this turn (9.6)."""

    paying: int | None
    """The points of the spell that is being paid for."""

    paid: tuple[Card, ...]
    """What was chosen for it so far."""

    due: int
    """How many more potions a curse costs."""

    receiver: int | None
    """Who is to get the curse; None: it is lifted."""

    chosen: Card | None
    """What this seat chose, where everybody chooses at the same moment."""

    turns: int
    idle: int
    """The turns in a row in which nothing was done (9.6)."""

    takes_parts: bool
    is_outstanding: bool
    is_infant: bool
