"""What happens in FLAUTZ!, told with names instead of numbers."""

from typing import ClassVar, Final, get_args

from aprendiz.core.event import Event
from aprendiz.core.value import Value
from aprendiz.games.flautz.award import ARENA, FLAUTZ, ROYAL, STRAIGHT, Closing
from aprendiz.games.flautz.cards import CARDS, COLOURS, Card, Colour
from aprendiz.games.flautz.places import FIELDS, Field, Row, row_of
from aprendiz.games.flautz.result import FlautzResult, result
from aprendiz.games.flautz.spell import Spell
from aprendiz.games.flautz.spelling import best_spell
from aprendiz.games.flautz.state import FLAG, Table

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
    """Somebody got a card, face down."""

    seat: int


class CardReceived(Event, frozen=True, kw_only=True):
    """The card itself, for its owner."""

    seat: int
    card: Card


class CardLaid(Event, frozen=True, kw_only=True):
    """A card was dealt face up."""

    card: Card
    row: Row
    place: int


class CrystalMoved(Event, frozen=True, kw_only=True):
    """The crystal came to a field, counted from 1; the first time it is placed there."""

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
    """A focused player had a face-up card replaced."""

    seat: int
    card: Card
    row: Row
    place: int


class CardTurnedUp(Event, frozen=True, kw_only=True):
    """What came from the deck in its place."""

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
    """A hand opened at the end of a match, with its spell and what its player notes and takes."""

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


# The rules speak in numbers; these put what they say into words.


def enrolled(apprentices: list[int]) -> list[Event]:
    return [ApprenticeGiven(seat=seat, colour=COLOURS[colour]) for seat, colour in enumerate(apprentices)]


def started(seat: int) -> Event:
    return StarterFound(seat=seat)


def match_began(table: Table) -> Event:
    return MatchBegan(match=table.match + 1, starter=table.starter)


def dealt(seat: int, card: int) -> list[Event]:
    return [CardDealt(seat=seat), CardReceived(seat=seat, card=CARDS[card], to=(seat,))]


def laid(place: int, card: int) -> Event:
    return CardLaid(card=CARDS[card], row=row_of(place), place=place)


def crystal_moved(table: Table) -> Event:
    return CrystalMoved(number=table.field + 1, field=FIELDS[table.setup.arena[table.field]])


def exchanged(seat: int, place: int, take: int, give: int) -> Event:
    return CardExchanged(seat=seat, took=CARDS[take], row=row_of(place), place=place, gave=CARDS[give])


def focused(seat: int) -> Event:
    return PlayerFocused(seat=seat)


def discarded(seat: int, place: int, card: int) -> Event:
    return CardDiscarded(seat=seat, card=CARDS[card], row=row_of(place), place=place)


def turned_up(seat: int, place: int, card: int) -> Event:
    return CardTurnedUp(seat=seat, card=CARDS[card], row=row_of(place), place=place)


def reshuffled(size: int) -> Event:
    return DeckReshuffled(size=size)


def rested(seat: int) -> Event:
    return PlayerRested(seat=seat)


def declared(seat: int, hand: list[int], calls_final_turns: bool) -> Event:
    return FlautzDeclared(seat=seat, cards=named(hand), calls_final_turns=calls_final_turns)


def straight_shown(seat: int, hand: list[int], royal: bool) -> Event:
    return StraightShown(seat=seat, cards=named(hand), is_royal=royal)


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
    return MatchEnded(match=table.match + 1, ending=ENDINGS[closing.ending], hands=hands)


def game_ended(table: Table) -> Event:
    outcome = result(table)
    return GameEnded(winners=outcome.winners, result=outcome)


def named(hand: list[int]) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in hand])
