"""The events of FLAUTZ!, with names instead of numbers."""

from typing import ClassVar, Final, get_args

from aprendiz.core.event import Event
from aprendiz.core.value import Value
from aprendiz.games.flautz.award import ARENA, FLAUTZ, ROYAL, STRAIGHT
from aprendiz.games.flautz.cards import Card, Colour
from aprendiz.games.flautz.places import Field, Row
from aprendiz.games.flautz.result import FlautzResult
from aprendiz.games.flautz.spell import Spell

ENDINGS: Final = {ARENA: "arena", FLAUTZ: "flautz", STRAIGHT: "straight", ROYAL: "royal"}


class ApprenticeGiven(Event, frozen=True, kw_only=True):
    seat: int
    colour: Colour


class StarterFound(Event, frozen=True, kw_only=True):
    seat: int


class MatchBegan(Event, frozen=True, kw_only=True):
    match: int
    starter: int


class CardDealt(Event, frozen=True, kw_only=True):
    """A player was dealt a card, face down."""

    seat: int


class CardReceived(Event, frozen=True, kw_only=True):
    """The card just dealt, sent to its owner only."""

    seat: int
    card: Card


class CardLaid(Event, frozen=True, kw_only=True):
    """A card was dealt face up."""

    card: Card
    row: Row
    place: int


class CrystalMoved(Event, frozen=True, kw_only=True):
    """The crystal was put on the first field or moved to the next one; `number` counts fields from 1."""

    number: int
    field: Field


class CardExchanged(Event, frozen=True, kw_only=True):
    seat: int
    took: Card
    row: Row
    place: int
    gave: Card


class PlayerFocused(Event, frozen=True, kw_only=True):
    seat: int


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A focused player chose a face-up card to replace, and it was discarded."""

    seat: int
    card: Card
    row: Row
    place: int


class CardTurnedUp(Event, frozen=True, kw_only=True):
    """The card from the deck that took the place of the discarded one."""

    seat: int
    card: Card
    row: Row
    place: int


class DeckReshuffled(Event, frozen=True, kw_only=True):
    size: int


class PlayerRested(Event, frozen=True, kw_only=True):
    seat: int


class FlautzDeclared(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[Card, ...]
    calls_final_turns: bool


class StraightShown(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[Card, ...]
    is_royal: bool


class HandValued(Value, frozen=True):
    """A hand opened at the end of a match, with its spell and the points and crystals its player gets."""

    seat: int
    cards: tuple[Card, ...]
    spell: Spell | None
    is_focused: bool
    points: int
    crystals: int


class MatchEnded(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    match: int
    ending: str
    hands: tuple[HandValued, ...]


class GameEnded(Event, frozen=True, kw_only=True):
    winners: tuple[int, ...]
    result: FlautzResult


FlautzEvent = (
    ApprenticeGiven
    | StarterFound
    | MatchBegan
    | CardDealt
    | CardReceived
    | CardLaid
    | CrystalMoved
    | CardExchanged
    | PlayerFocused
    | CardDiscarded
    | CardTurnedUp
    | DeckReshuffled
    | PlayerRested
    | FlautzDeclared
    | StraightShown
    | MatchEnded
    | GameEnded
)
EVENTS: Final[tuple[type[FlautzEvent], ...]] = get_args(FlautzEvent)
