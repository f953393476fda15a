"""Every kind of event and move of FLAUTZ!, in every form that changes its sentence."""

from collections.abc import Iterator
from typing import Any

from aprendiz.core.event import Event
from aprendiz.games.flautz import events
from aprendiz.games.flautz.cards import Card, Colour
from aprendiz.games.flautz.moves import Begin, Declare, Draw, Enrol, Exchange, Focus, Move, Replace, Rest
from aprendiz.games.flautz.places import Field, Row
from aprendiz.games.flautz.result import FlautzResult
from aprendiz.games.flautz.spell import best_spell

SEATS = 3


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def valued(seat: int, hand: str, *, focused: bool = False, points: int | None = None, crystals: int = 0) -> Any:
    spell = best_spell(cards(hand))
    worth = spell.points if spell else 0
    noted = 0 if focused else worth if points is None else points
    return events.HandValued(seat, cards(hand), spell, focused, noted, crystals)


def ended(winners: tuple[int, ...], decided_by: str) -> Event:
    others = tuple(seat for seat in range(SEATS) if seat not in winners)
    result = FlautzResult((winners, others), decided_by, totals=(3, 1, 0), crystals=(3, 1, 0), matches=())
    return events.GameEnded(winners, result)


def told() -> Iterator[Event]:
    """Every kind of event, in every form that changes its sentence."""
    yield events.ApprenticeGiven(0, Colour.ORANGE)
    yield events.StarterFound(0)
    yield events.MatchBegan(1, 0)
    yield events.CardDealt(0)
    yield events.CardReceived(0, card("V4"))
    yield events.CardLaid(card("B1"), Row.AIR, 0)
    yield events.CardLaid(card("P"), Row.FLOOR, 3)
    for field in Field:
        yield events.CrystalMoved(2, field)
    yield events.CardExchanged(0, card("B3"), Row.AIR, 1, card("I2"))
    yield events.CardExchanged(0, card("P"), Row.FLOOR, 4, card("G1"))
    yield events.PlayerFocused(0)
    yield events.CardDiscarded(0, card("O5"), Row.AIR, 1)
    yield events.CardDiscarded(0, card("K5"), Row.FLOOR, 3)
    yield events.CardTurnedUp(0, card("I3"), Row.FLOOR, 3)
    yield events.DeckReshuffled(1)
    yield events.DeckReshuffled(12)
    yield events.PlayerRested(0)
    yield events.FlautzDeclared(0, cards("P B1 B2 G3 I4"), calls_final_turns=True)
    yield events.FlautzDeclared(0, cards("B1 B2 B3 B4 I5"), calls_final_turns=False)
    yield events.StraightShown(0, cards("G1 G2 G3 G4 G5"), is_royal=False)
    yield events.StraightShown(0, cards("G1 G2 G3 G4 G5"), is_royal=True)
    hands = (valued(0, "B1 I2 B3 B4 K5", crystals=1), valued(1, "P P P"), valued(2, "G5 G1", focused=True))
    yield events.MatchEnded(1, "arena", hands)
    hands = (valued(0, "P B1 G2 G3 B4"), valued(1, "B1"), valued(2, "O4 V4 P", crystals=2))
    yield events.MatchEnded(2, "flautz", hands)
    yield events.MatchEnded(3, "straight", (valued(0, "G1 G2 G3 G4 G5", crystals=2),))
    yield events.MatchEnded(4, "royal", (valued(0, "K1 K2 K3 K4 K5", crystals=3), valued(1, "B1 B2", points=0)))
    for decided_by in ("points", "crystals", "best-match"):
        yield ended((0,), decided_by)
    yield ended((0, 1), "shared")


def choices() -> Iterator[Move]:
    """Every kind of move."""
    yield Exchange(card("B3"), Row.AIR, card("I2"))
    yield Exchange(card("P"), Row.FLOOR, card("G1"), declare=True)
    yield Replace(card("K4"), Row.AIR)
    yield Replace(card("I1"), Row.FLOOR)
    yield from (Focus(), Declare(), Rest(), Draw(card("V2")), Enrol((Colour.BLUE, Colour.PINK)), Begin(2))
