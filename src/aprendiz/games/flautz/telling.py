"""Builds the events of FLAUTZ! from the numbers that the rules use."""

from aprendiz.core.event import Event
from aprendiz.games.flautz.award import Closing
from aprendiz.games.flautz.cards import CARDS, COLOURS, Card
from aprendiz.games.flautz.events import (
    ENDINGS,
    ApprenticeGiven,
    CardDealt,
    CardDiscarded,
    CardExchanged,
    CardLaid,
    CardReceived,
    CardTurnedUp,
    CrystalMoved,
    DeckReshuffled,
    FlautzDeclared,
    GameEnded,
    HandValued,
    MatchBegan,
    MatchEnded,
    PlayerFocused,
    PlayerRested,
    StarterFound,
    StraightShown,
)
from aprendiz.games.flautz.places import FIELDS, row_of
from aprendiz.games.flautz.result import result
from aprendiz.games.flautz.spelling import best_spell
from aprendiz.games.flautz.state import FLAG, Table


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
