"""Every kind of event and move of Tower."""

from collections.abc import Iterator

from aprendiz.core.event import Event
from aprendiz.games.tower import rules
from aprendiz.games.tower.rules import Move

LEXICON: set[str] = set()


def told() -> Iterator[Event]:
    yield rules.CardDrawn(seat=0)
    yield rules.CardSeen(seat=0, card=2)
    yield rules.BidSealed(seat=0)
    yield rules.BidOpened(seat=0, bid=1)
    yield rules.CardsShown(cards=(0, 3, 1))


def choices() -> Iterator[Move]:
    yield rules.Draw(2)
    yield rules.Bid(1)
    yield rules.Call(False)
    yield rules.Call(True)
