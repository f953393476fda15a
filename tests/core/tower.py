"""Tower, a toy game: a card drawn in secret, a sealed bid, the highest bidder peeks at the neighbour, everybody calls.

It has what other games have and FLAUTZ! lacks: choices at the same moment, and an event for one seat alone.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refusal
from aprendiz.core.event import Event
from aprendiz.core.game import Game
from aprendiz.core.memory import Memory
from aprendiz.core.result import Result, ranked
from aprendiz.core.state import CHANCE, HIDDEN, OVER, State
from aprendiz.core.update import Kinds
from aprendiz.core.value import Value

CARDS, BIDS = 4, 3
UNKNOWN = -1


class TowerState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards: list[int] = []
        self.bids: list[int] = []
        self.opened = 0
        self.calls: list[int] = []

    def asked(self) -> list[int]:
        if self.actor >= 0 and not self.opened:
            return list(range(len(self.bids), self.seats))
        return super().asked()

    def legal(self, seat: int) -> list[int]:
        if seat not in self.asked():
            return []
        return [BIDS, BIDS + 1] if self.opened else list(range(BIDS))

    def odds(self) -> list[tuple[int, float]]:
        if len(self.cards) < self.seats:
            return [(card, 1 / CARDS) for card in range(CARDS)]
        return [(self.bids[self.opened], 1.0)]

    def draw(self, dice: Dice) -> int:
        odds = self.odds()
        return odds[dice.below(len(odds))][0]

    def heard(self, action: int, seat: int) -> int:
        drawing = len(self.cards) < self.seats
        sealed = self.actor >= 0 and not self.opened
        hidden = (drawing and seat != len(self.cards)) or (sealed and seat != self.actor)
        return HIDDEN if hidden else action

    def play(self, action: int) -> None:
        tape = [] if self.tape is None else self.tape
        if len(self.cards) < self.seats:
            tape += [
                CardDrawn(seat=len(self.cards)),
                CardSeen(seat=len(self.cards), card=action, to=(len(self.cards),)),
            ]
            self.cards.append(action)
        elif len(self.bids) < self.seats:
            tape.append(BidSealed(seat=len(self.bids)))
            self.bids.append(action)
        elif self.opened < self.seats:
            tape.append(BidOpened(seat=self.opened, bid=action))
            self.opened += 1
            if self.opened == self.seats:
                winner = self.bids.index(max(self.bids))
                left = (winner + 1) % self.seats
                tape.append(CardSeen(seat=left, card=self.cards[left], to=(winner,)))
        else:
            self.calls.append(action - BIDS)
            if len(self.calls) == self.seats:
                tape.append(CardsShown(cards=tuple(self.cards)))
        self.actor = self.next_actor()

    def next_actor(self) -> int:
        if len(self.calls) == self.seats:
            return OVER
        if len(self.cards) < self.seats or 0 < self.opened < self.seats:
            return CHANCE
        if len(self.bids) < self.seats:
            return len(self.bids)
        return CHANCE if self.opened == 0 else len(self.calls)

    def scores(self) -> list[int]:
        return [card + bid for card, bid in zip(self.cards, self.bids, strict=False)]

    def copy(self) -> "TowerState":
        cards, bids, calls = (part.copy() for part in self.parts())
        return restored(type(self), self.seats, self.actor, cards, bids, calls, self.opened)

    def parts(self) -> list[list[int]]:
        return [self.cards, self.bids, self.calls]

    def pack(self) -> list[int]:
        return [self.actor, self.opened, *(number for part in self.parts() for number in (len(part), *part))]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.seats, self.actor, *self.parts(), self.opened)


def restored(
    kind: type[TowerState], seats: int, actor: int, cards: list[int], bids: list[int], calls: list[int], opened: int
) -> TowerState:
    state = kind(seats)
    state.actor, state.cards, state.bids, state.calls, state.opened = actor, cards, bids, calls, opened
    return state


class CardDrawn(Event, frozen=True, kw_only=True):
    seat: int


class CardSeen(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: int


class BidSealed(Event, frozen=True, kw_only=True):
    lasting: ClassVar[bool] = False
    seat: int


class BidOpened(Event, frozen=True, kw_only=True):
    seat: int
    bid: int


class CardsShown(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class Draw(Value, frozen=True):
    card: int


class Bid(Value, frozen=True):
    number: int


class Call(Value, frozen=True):
    highest: bool


Move = Draw | Bid | Call


def move_of(state: TowerState, action: int) -> Move:
    if state.actor == CHANCE:
        return Draw(action) if len(state.cards) < state.seats else Bid(action)
    return Bid(action) if action < BIDS else Call(action == BIDS + 1)


def action_of(_state: TowerState, move: Move) -> int:
    match move:
        case Draw(card):
            return card
        case Bid(number):
            return number
        case Call(highest):
            return BIDS + highest


class View(Value, frozen=True):
    seat: int | None
    asked: tuple[int, ...]
    card: int
    chosen: int
    bids: tuple[int, ...]
    own_bid: int
    calls: tuple[int, ...]
    shown: tuple[int, ...]


def views_of(state: TowerState, seats: Iterable[int | None]) -> list[View]:
    return [view_of(state, seat) for seat in seats]


def view_of(state: TowerState, seat: int | None) -> View:
    return View(
        seat=seat,
        asked=tuple(state.asked()),
        card=UNKNOWN if seat is None or seat >= len(state.cards) else state.cards[seat],
        chosen=len(state.bids),
        bids=tuple(state.bids[: state.opened]),
        own_bid=UNKNOWN if seat is None or seat >= len(state.bids) else state.bids[seat],
        calls=tuple(state.calls),
        shown=tuple(state.cards) if state.actor == OVER else (),
    )


def why_not(view: View, move: Move) -> Refusal | None:
    if view.seat not in view.asked:
        return Refusal("tower-2.1", "wait-for-your-turn")
    if isinstance(move, Draw):
        return Refusal("tower-1.2", "leave-it-to-chance")
    is_opened = len(view.bids) > 0
    return None if isinstance(move, Call) == is_opened else Refusal("tower-2.2", "call-after-the-bids-are-open")


class Seen(Value, frozen=True):
    cards: tuple[int, ...]


class TowerMemory(Memory):
    def __init__(self, seats: int, seat: int) -> None:
        super().__init__(seat)
        self.cards = [UNKNOWN] * seats
        self.view: View | None = None

    def observe(self, update: Any) -> None:
        for frame in update.frames:
            self.view = frame.view
            for event in frame.events:
                if isinstance(event, CardSeen):
                    self.cards[event.seat] = event.card
                elif isinstance(event, CardsShown):
                    self.cards = list(event.cards)

    def copy(self) -> "TowerMemory":
        other = TowerMemory(len(self.cards), self.seat)
        other.cards, other.view = self.cards.copy(), self.view
        return other

    def imagine(self, dice: Dice) -> TowerState:
        assert self.view is not None
        view, seats = self.view, len(self.cards)
        cards = [dice.below(CARDS) if card == UNKNOWN else card for card in self.cards]
        told = view.bids or (UNKNOWN,) * view.chosen
        bids = [dice.below(BIDS) if bid == UNKNOWN else bid for bid in told]
        if view.own_bid != UNKNOWN:
            bids[self.seat] = view.own_bid
        state = restored(TowerState, seats, OVER, cards, bids, list(view.calls), len(view.bids))
        state.actor = state.next_actor()
        return state

    def aids(self) -> Seen:
        return Seen(tuple(self.cards))


def result(state: TowerState) -> Result:
    return Result(*ranked(("sum",), [(score,) for score in state.scores()]))


TOWER: Game[int, TowerState, View, Move] = Game(
    name="tower",
    rules=1,
    players=range(2, 5),
    options=(),
    editions=("only",),
    read_edition=str,
    write_edition=lambda _edition: {"name": "only"},
    prepare=lambda seats, _edition, _options: seats,
    start=TowerState,
    kinds=Kinds(
        view=View,
        events=(CardDrawn, CardSeen, BidSealed, BidOpened, CardsShown),
        moves=(Draw, Bid, Call),
        aids=Seen,
    ),
    actions=BIDS + 2,
    outcomes=CARDS,
    longest=lambda seats: 4 * seats,
    move=move_of,
    action=action_of,
    views=views_of,
    why_not=why_not,
    result=result,
    memory=TowerMemory,
)
