"""Every kind of event and move of Magus Novatus, in every form that changes its sentence."""

from collections.abc import Iterator

from aprendiz.core.event import Event
from aprendiz.games.magus import events, moves
from aprendiz.games.magus.cards import Card, Colour
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.moves import Line, Move
from aprendiz.games.magus.result import MagusResult

SEATS = 3


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def ended(ending: str, winners: tuple[int, ...], decided_by: str) -> Event:
    others = tuple(seat for seat in range(SEATS) if seat not in winners)
    result = MagusResult((winners, others), decided_by, totals=(9, 3, 0), skulls=(1, 2, 3), spells=((1, 1, 1),) * SEATS)
    return events.GameEnded(ending, winners, result)


def told() -> Iterator[Event]:
    yield events.CardLaid(card("R1"), 1, 5)
    yield events.SpellOffered("Kabc A--", 3)
    yield events.StarterFound(0)
    yield events.TurnBegan(0)
    yield events.CubeAimed(0, 2, 3)
    yield events.CubeLanded(1, 4)
    yield events.CubeMissed(0, 1)
    yield events.CubeMissed(0, 2)
    yield events.CubePlaced(0, 5, 1)
    yield events.PotionsTaken(0, "row", 2, cards("R1 R3"))
    yield events.PotionsTaken(0, "column", 1, cards("B4"))
    yield events.CardPaid(0, card("G2"))
    yield events.CardPaid(0, card("E"))
    for skulls in (0, 1, 3):
        yield events.SpellCast(0, "*222", 2, skulls)
    for effect in Effect:
        yield events.BackTurned(0, effect)
    yield events.CardDrawn(0)
    yield events.CardReceived(0, card("Y1"))
    for item in "HEWC":
        yield events.ItemReceived(0, card(item))
    yield events.CurseDiscarded()
    yield events.ChoiceSealed(0)
    yield events.ItemDropped(0, card("W"))
    yield events.CardPassed(0, 1)
    yield events.CardGiven(0, 1, card("R4"))
    yield events.SkullPassed(0, 1)
    yield events.CursePassed(0, 1)
    yield events.CylinderMoved(4)
    yield events.SkullHealed(0, card("B1"))
    yield events.CardConjured(0, card("Y2"))
    yield events.CardSpent(0, card("G3"))
    yield events.CurseLifted(0)
    yield events.CurseGiven(0, 1)
    yield events.DeckReshuffled(1)
    yield events.DeckReshuffled(20)
    yield events.HandDiscarded(0, cards("R1 Y2"))
    for ending in ("cylinder", "spells", "exhaustion", "limit", "goal"):
        yield ended(ending, (0,), "points")
    for decided_by in ("skulls", "fours", "threes", "twos"):
        yield ended("cylinder", (0,), decided_by)
    yield ended("cylinder", (0, 1), "shared")


def choices() -> Iterator[Move]:
    yield from (moves.Aim(1, 5), moves.Place(2, 2))
    yield moves.Take(Line.ROW, 2, colour=Colour.RED)
    yield moves.Take(Line.COLUMN, 3, value=4)
    yield moves.TakePart(Line.ROW, 1, (1, 3))
    yield from (moves.Cast("Kabc", 2), moves.Choose("R-- B---", 3), moves.Pay(card("R1")), moves.Pay(card("E")))
    yield from (moves.Heal(), moves.Conjure(card("B2")), moves.Lift(), moves.Give(2), moves.Spend(card("Y4")))
    yield from (moves.Finish(), moves.Drop(card("H")), moves.Pass(card("G1")), moves.Draw(card("C")))
    yield from (moves.Land(3, 3), moves.Miss(), moves.Offer("K----"), moves.Turn(Effect.DEVIL), moves.Begin(2))
