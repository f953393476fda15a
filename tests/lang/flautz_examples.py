"""Every kind of event and move of FLAUTZ!, in every form that changes its sentence."""

from collections.abc import Iterator
from typing import Any

from aprendiz.core.event import Event
from aprendiz.games.flautz import events
from aprendiz.games.flautz.cards import CARDS, COLOURS, Card, Colour
from aprendiz.games.flautz.moves import Begin, Declare, Draw, Enrol, Exchange, Focus, Move, Replace, Rest
from aprendiz.games.flautz.places import FIELDS, Field, Row
from aprendiz.games.flautz.result import FlautzResult
from aprendiz.games.flautz.spelling import best_spell

SEATS = 3

LEXICON = {
    *(f"card-{str(card)[0]}" for card in CARDS),
    *(f"colour-{colour.value}" for colour in COLOURS),
    *(f"symbol-{colour.value}" for colour in COLOURS),
    *(f"field-{field.value}" for field in FIELDS),
    *(f"part-{kind}" for kind in ("HandValued", "Spell", "Prism", "Placed")),
    *(f"option-arena-{name}" for name in ("usual", "short", "long", "own")),
}


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
    return events.GameEnded(winners=winners, result=result)


def told() -> Iterator[Event]:
    """Every kind of event, in every form that changes its sentence."""
    yield events.ApprenticeGiven(seat=0, colour=Colour.ORANGE)
    yield events.StarterFound(seat=0)
    yield events.MatchBegan(match=1, starter=0)
    yield events.CardDealt(seat=0)
    yield events.CardReceived(seat=0, card=card("V4"))
    yield events.CardLaid(card=card("B1"), row=Row.AIR, place=0)
    yield events.CardLaid(card=card("P"), row=Row.FLOOR, place=3)
    for field in Field:
        yield events.CrystalMoved(number=2, field=field)
    yield events.CardExchanged(seat=0, took=card("B3"), row=Row.AIR, place=1, gave=card("I2"))
    yield events.CardExchanged(seat=0, took=card("P"), row=Row.FLOOR, place=4, gave=card("G1"))
    yield events.PlayerFocused(seat=0)
    yield events.CardDiscarded(seat=0, card=card("O5"), row=Row.AIR, place=1)
    yield events.CardDiscarded(seat=0, card=card("K5"), row=Row.FLOOR, place=3)
    yield events.CardTurnedUp(seat=0, card=card("I3"), row=Row.FLOOR, place=3)
    yield events.DeckReshuffled(size=1)
    yield events.DeckReshuffled(size=12)
    yield events.PlayerRested(seat=0)
    yield events.FlautzDeclared(seat=0, cards=cards("P B1 B2 G3 I4"), calls_final_turns=True)
    yield events.FlautzDeclared(seat=0, cards=cards("B1 B2 B3 B4 I5"), calls_final_turns=False)
    yield events.StraightShown(seat=0, cards=cards("G1 G2 G3 G4 G5"), is_royal=False)
    yield events.StraightShown(seat=0, cards=cards("G1 G2 G3 G4 G5"), is_royal=True)
    hands = (valued(0, "B1 I2 B3 B4 K5", crystals=1), valued(1, "P P P"), valued(2, "G5 G1", focused=True))
    yield events.MatchEnded(match=1, ending="arena", hands=hands)
    hands = (valued(0, "P B1 G2 G3 B4"), valued(1, "B1"), valued(2, "O4 V4 P", crystals=2))
    yield events.MatchEnded(match=2, ending="flautz", hands=hands)
    yield events.MatchEnded(match=3, ending="straight", hands=(valued(0, "G1 G2 G3 G4 G5", crystals=2),))
    yield events.MatchEnded(
        match=4, ending="royal", hands=(valued(0, "K1 K2 K3 K4 K5", crystals=3), valued(1, "B1 B2", points=0))
    )
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
