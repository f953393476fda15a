"""What happens in FLAUTZ!, told with names instead of numbers."""

from dataclasses import dataclass
from typing import ClassVar, Final, get_args

from aprendiz.core.event import Event
from aprendiz.games.flautz.award import ARENA, FLAUTZ, ROYAL, STRAIGHT, Closing
from aprendiz.games.flautz.cards import CARDS, COLOURS, Card, Colour
from aprendiz.games.flautz.places import FIELDS, Field, Row, row_of
from aprendiz.games.flautz.result import FlautzResult, result
from aprendiz.games.flautz.spell import Spell, best_spell
from aprendiz.games.flautz.state import FLAG, Table

ENDINGS: Final = {ARENA: "arena", FLAUTZ: "flautz", STRAIGHT: "straight", ROYAL: "royal"}


@dataclass(frozen=True, slots=True)
class ApprenticeGiven(Event):
    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class StarterFound(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MatchBegan(Event):
    match: int
    starter: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """Somebody got a card, face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardReceived(Event):
    """The card itself, for its owner."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A card was dealt face up."""

    card: Card
    row: Row
    place: int


@dataclass(frozen=True, slots=True)
class CrystalMoved(Event):
    """The crystal came to a field, counted from 1; the first time it is placed there."""

    number: int
    field: Field


@dataclass(frozen=True, slots=True)
class CardExchanged(Event):
    seat: int
    took: Card
    row: Row
    place: int
    gave: Card


@dataclass(frozen=True, slots=True)
class PlayerFocused(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A focused player had a face-up card replaced."""

    seat: int
    card: Card
    row: Row
    place: int


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """What came from the deck in its place."""

    seat: int
    card: Card
    row: Row
    place: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    size: int


@dataclass(frozen=True, slots=True)
class PlayerRested(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class FlautzDeclared(Event):
    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[Card, ...]
    calls_final_turns: bool


@dataclass(frozen=True, slots=True)
class StraightShown(Event):
    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[Card, ...]
    is_royal: bool


@dataclass(frozen=True, slots=True)
class HandValued:
    """A hand opened at the end of a match, with its spell and what its player notes and takes."""

    seat: int
    cards: tuple[Card, ...]
    spell: Spell | None
    is_focused: bool
    points: int
    crystals: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    reveals: ClassVar[bool] = True

    match: int
    ending: str
    hands: tuple[HandValued, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
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


# The rules speak in numbers; these put what they say into words.


def enrolled(apprentices: list[int]) -> list[Event]:
    return [ApprenticeGiven(seat, COLOURS[colour]) for seat, colour in enumerate(apprentices)]


def started(seat: int) -> Event:
    return StarterFound(seat)


def match_began(table: Table) -> Event:
    return MatchBegan(table.match + 1, table.starter)


def dealt(seat: int, card: int) -> list[Event]:
    return [CardDealt(seat), CardReceived(seat, CARDS[card], to=(seat,))]


def laid(place: int, card: int) -> Event:
    return CardLaid(CARDS[card], row_of(place), place)


def crystal_moved(table: Table) -> Event:
    return CrystalMoved(table.field + 1, FIELDS[table.setup.arena[table.field]])


def exchanged(seat: int, place: int, take: int, give: int) -> Event:
    return CardExchanged(seat, CARDS[take], row_of(place), place, CARDS[give])


def focused(seat: int) -> Event:
    return PlayerFocused(seat)


def discarded(seat: int, place: int, card: int) -> Event:
    return CardDiscarded(seat, CARDS[card], row_of(place), place)


def turned_up(seat: int, place: int, card: int) -> Event:
    return CardTurnedUp(seat, CARDS[card], row_of(place), place)


def reshuffled(size: int) -> Event:
    return DeckReshuffled(size)


def rested(seat: int) -> Event:
    return PlayerRested(seat)


def declared(seat: int, hand: list[int], calls_final_turns: bool) -> Event:
    return FlautzDeclared(seat, named(hand), calls_final_turns)


def straight_shown(seat: int, hand: list[int], royal: bool) -> Event:
    return StraightShown(seat, named(hand), royal)


def match_ended(table: Table, closing: Closing) -> Event:
    hands = tuple(
        HandValued(
            seat=seat,
            cards=named(table.hands[seat]),
            spell=best_spell(named(table.hands[seat])),
            is_focused=bool(table.focused & FLAG[seat]),
            points=closing.points[seat],
            crystals=closing.crystals[seat],
        )
        for seat in range(table.seats)
    )
    return MatchEnded(table.match + 1, ENDINGS[closing.ending], hands)


def game_ended(table: Table) -> Event:
    outcome = result(table)
    return GameEnded(outcome.winners, outcome)


def named(hand: list[int]) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in hand])
