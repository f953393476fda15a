"""Every kind of event and move of Magus Novatus, in every form that changes its sentence."""

from collections.abc import Iterator

from aprendiz.core.event import Event
from aprendiz.games.magus import events, moves
from aprendiz.games.magus.cards import CARDS, COLOURS, Card, Colour
from aprendiz.games.magus.effects import EFFECTS, Effect
from aprendiz.games.magus.moves import Line, Move
from aprendiz.games.magus.notation import GROUP_COLOURS, MULTICOLOUR
from aprendiz.games.magus.result import MagusResult

SEATS = 3

LEXICON = {
    *(f"card-{str(card)[0]}" for card in CARDS),
    *(f"colour-{colour.value}" for colour in COLOURS),
    *(f"symbol-{colour.value}" for colour in COLOURS),
    *(f"effect-{effect.value}" for effect in EFFECTS),
    *(f"wanted-{colour}" for colour in GROUP_COLOURS if colour != MULTICOLOUR),
}


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def ended(ending: str, winners: tuple[int, ...], decided_by: str) -> Event:
    others = tuple(seat for seat in range(SEATS) if seat not in winners)
    result = MagusResult((winners, others), decided_by, totals=(9, 3, 0), skulls=(1, 2, 3), spells=((1, 1, 1),) * SEATS)
    return events.GameEnded(ending=ending, winners=winners, result=result)


def told() -> Iterator[Event]:
    yield events.CardLaid(card=card("R1"), row=1, column=5)
    yield events.SpellOffered(spell="Kabc A--", points=3)
    yield events.SpellOffered(spell="R1-a *2aab2", points=4)
    yield events.StarterFound(seat=0)
    yield events.TurnBegan(seat=0)
    yield events.CubeAimed(seat=0, row=2, column=3)
    yield events.CubeLanded(row=1, column=4)
    yield events.CubeMissed(seat=0, times=1)
    yield events.CubeMissed(seat=0, times=2)
    yield events.CubePlaced(seat=0, row=5, column=1)
    yield events.PotionsTaken(seat=0, line="row", number=2, cards=cards("R1 R3"))
    yield events.PotionsTaken(seat=0, line="column", number=1, cards=cards("B4"))
    yield events.CardPaid(seat=0, card=card("G2"))
    yield events.CardPaid(seat=0, card=card("E"))
    for skulls in (0, 1, 3):
        yield events.SpellCast(seat=0, spell="*222", points=2, skulls=skulls)
    for effect in Effect:
        yield events.BackTurned(seat=0, effect=effect)
    yield events.CardDrawn(seat=0)
    yield events.CardReceived(seat=0, card=card("Y1"))
    for item in "HEWC":
        yield events.ItemReceived(seat=0, card=card(item))
    yield events.CurseDiscarded()
    yield events.ChoiceSealed(seat=0)
    yield events.ItemDropped(seat=0, card=card("W"))
    yield events.CardPassed(seat=0, receiver=1)
    yield events.CardGiven(seat=0, receiver=1, card=card("R4"))
    yield events.SkullPassed(seat=0, receiver=1)
    yield events.CursePassed(seat=0, receiver=1)
    yield events.CylinderMoved(place=4)
    yield events.SkullHealed(seat=0, card=card("B1"))
    yield events.CardConjured(seat=0, card=card("Y2"))
    yield events.CardSpent(seat=0, card=card("G3"))
    yield events.CurseLifted(seat=0)
    yield events.CurseGiven(seat=0, receiver=1)
    yield events.DeckReshuffled(size=1)
    yield events.DeckReshuffled(size=20)
    yield events.HandDiscarded(seat=0, cards=cards("R1 Y2"))
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
