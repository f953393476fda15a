"""Sets up a table of FLAUTZ! in one line, for tests."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refused
from aprendiz.core.event import Event
from aprendiz.core.session import Session
from aprendiz.core.state import State
from aprendiz.games.flautz.cards import LETTERS, Card
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Move
from aprendiz.games.flautz.rules import APPRENTICES_OF, FlautzState
from aprendiz.games.flautz.state import EMPTY, FLAG, TURN
from aprendiz.games.flautz.view import View

ANNA, BEN, CARLA, DAN, EVA = range(5)


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def numbers(text: str) -> list[int]:
    return sorted(card(word).number for word in text.split())


class Table:
    """A session with given hands and cards, and scripted draws."""

    def __init__(self, state: FlautzState, draws: Iterable[int] = ()) -> None:
        self._draws = list(draws)
        self._dice = Dice(1)
        self.events: list[Event] = []
        game = replace(GAME, start=lambda _: state)
        self.session: Session[View, Move] = Session(game, state.setup, self._chance)
        self._listen()

    @property
    def state(self) -> FlautzState:
        assert isinstance(self.session.state, FlautzState)
        return self.session.state

    def act(self, seat: int, *moves: Move) -> None:
        for move in moves:
            self.session.act(seat, move)
            self._listen()

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def legal(self, seat: int) -> tuple[Move, ...]:
        return self.session.updates[seat].legal

    def of_kind(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def _listen(self) -> None:
        self.events += [event for frame in self.session.updates[None].frames for event in frame.events]

    def _chance(self, state: State) -> int:
        return self._draws.pop(0) if self._draws else state.draw(self._dice)


def deal(
    *hands: str,
    air: str = "O1 O3 O5",
    floor: str = "K1 K3 K5",
    fields: str = "floor air floor air either",
    field: int = 0,
    starter: int = ANNA,
    turn: int | None = None,
    focused: tuple[int, ...] = (),
    caller: int | None = None,
    apprentices: str = "BGVOK",
    crystals: tuple[int, ...] = (),
    deck: str | None = None,
    discards: str = "",
    draws: str = "",
    **options: object,
) -> Table:
    """A table in the middle of a match; all other cards are in the deck."""
    setup = GAME.setup(seats=len(hands), arena=fields.split(), starter=starter, **options)
    state = FlautzState(setup)
    state.apprentices = [LETTERS.index(letter) for letter in apprentices[: len(hands)]]
    state.hands = [numbers(hand) for hand in hands]
    state.face_up = [EMPTY if word == "-" else card(word).number for word in f"{air} {floor}".split()]
    state.discards = numbers(discards)
    state.dealt = 5 * len(hands) + 6
    state.turn = state.actor = starter if turn is None else turn
    state.phase = TURN
    state.field = field
    state.focused = sum(FLAG[seat] for seat in focused)
    if caller is not None:
        state.caller = caller
        state.opened = FLAG[caller]
    state.crystals = list(crystals) or [0] * len(hands)
    if deck is None:
        for number in [*state.face_up, *state.discards, *(number for hand in state.hands for number in hand)]:
            if number != EMPTY:
                state.deck[number] -= 1
    else:
        state.deck = [0] * len(state.deck)
        for number in numbers(deck):
            state.deck[number] += 1
    assert min(state.deck) >= 0, "a card is laid out more often than the edition has it"
    state.deck_size = sum(state.deck)
    return Table(state, [card(word).number for word in draws.split()])


def dealt(
    *hands: str, air: str = "O1 O3 O5", floor: str = "K1 K3 K5", apprentices: str = "BGVOK", **options: object
) -> Table:
    """A table at the first turn. Chance has dealt what is given, and Anna starts."""
    seats = len(hands)
    setup = GAME.setup(seats=seats, **{"starter": ANNA, **options})
    words = [hand.split() for hand in hands]
    in_turn = [words[(setup.starter + step) % seats][position] for position in range(5) for step in range(seats)]
    laid_out = [card(word).number for word in [*in_turn, *air.split(), *floor.split()]]
    colours = [LETTERS.index(letter) for letter in apprentices[:seats]]
    return Table(FlautzState(setup), [APPRENTICES_OF[seats].index(colours), *laid_out])


@contextmanager
def refused(rule: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.refusal.rule == rule
