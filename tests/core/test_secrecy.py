"""Nothing reaches a seat that it may not know; leaks planted on purpose are caught."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refusal
from aprendiz.core.game import Game
from aprendiz.core.secrecy import Leak, check_secrecy
from aprendiz.core.session import Viewer
from aprendiz.core.state import CHANCE, HIDDEN, OVER
from tests.core import tower
from tests.core.tower import TOWER, Move, TowerMemory, TowerState, View

SEATS = 3
HIGH = tower.CARDS - 1


def hidden(state: TowerState, viewer: Viewer) -> dict[str, object]:
    cards: dict[str, object] = {f"card {seat}": card for seat, card in enumerate(state.cards) if seat != viewer}
    sealed: dict[str, object] = {
        f"bid {seat}": bid
        for seat, bid in enumerate(state.bids)
        if seat != viewer and not is_opened(state, seat, viewer)
    }
    return cards | sealed


def is_opened(state: TowerState, bidder: int, viewer: Viewer) -> bool:
    return state.opened > 0 and (not isinstance(state, WhisperedBids) or viewer in told(bidder))


def test_the_toy_game_keeps_its_secrets() -> None:
    changed: dict[Viewer, set[str]] = {viewer: set() for viewer in (0, 1, 2, None)}
    for seed in range(60):
        for viewer in changed:
            changed[viewer] |= check_secrecy(TOWER, SEATS, seed, viewer, hidden)
    cards, bids = {"card 0", "card 1", "card 2"}, {"bid 0", "bid 1"}  # The last bid opens all at once.
    assert changed == {
        0: (cards | bids) - {"card 0", "bid 0"},
        1: (cards | bids) - {"card 1", "bid 1"},
        2: (cards | bids) - {"card 2"},
        None: cards | bids,
    }


class WhisperedBids(TowerState):
    """A bid is opened to its bidder and the left neighbour alone."""

    def heard(self, action: int, seat: int) -> int:
        is_opening = self.actor == CHANCE and len(self.cards) == self.seats
        return HIDDEN if is_opening and seat not in told(self.opened) else super().heard(action, seat)

    def play(self, action: int) -> None:
        super().play(action)
        if self.tape and isinstance(self.tape[0], tower.BidOpened):
            self.tape[0] = structs.replace(self.tape[0], to=told(self.tape[0].seat))


def told(bidder: int) -> tuple[int, int]:
    return bidder, (bidder + 1) % SEATS


def one_by_one(view: Callable[[TowerState, Viewer], View]) -> Callable[[TowerState, Iterable[Viewer]], list[View]]:
    return lambda state, viewers: [view(state, viewer) for viewer in viewers]


def view_of_whispers(state: TowerState, seat: int | None) -> View:
    view = tower.view_of(state, seat)
    bids = (bid if seat in told(bidder) else tower.UNKNOWN for bidder, bid in enumerate(view.bids))
    return structs.replace(view, bids=tuple(bids))


WHISPERS = replace(TOWER, start=WhisperedBids, views=one_by_one(view_of_whispers))


def test_a_sealed_choice_that_is_opened_to_others_is_dealt_again_with_its_opening() -> None:
    changed: dict[Viewer, set[str]] = {viewer: set() for viewer in (0, 1, 2, None)}
    for seed in range(20):
        for viewer in changed:
            changed[viewer] |= check_secrecy(WHISPERS, SEATS, seed, viewer, hidden)
    # The last bid is opened at once, so it can change only for viewers to whom it is not opened.
    assert {viewer for viewer, names in changed.items() if "bid 2" in names} == {1, None}


class LegalDependsOnTheNeighboursCard(TowerState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return legal[:-1] if legal and self.cards[(seat + 1) % self.seats] == HIGH else legal


class AHighCardIsNotAskedToCall(TowerState):
    def next_actor(self) -> int:
        actor = super().next_actor()
        if actor >= 0 and self.opened and self.cards[actor] == HIGH:
            self.calls.append(0)
            return self.next_actor()
        return actor


class TheSealedBidIsInTheEvent(TowerState):
    def play(self, action: int) -> None:
        super().play(action)
        if self.tape and isinstance(self.tape[-1], tower.BidSealed):
            self.tape[-1] = tower.BidSealed(seat=10 * self.tape[-1].seat + action)


class AWhisperIsHeardByAll(WhisperedBids):
    def play(self, action: int) -> None:
        TowerState.play(self, action)


def view_with_the_sum_of_cards(state: TowerState, seat: int | None) -> View:
    return structs.replace(tower.view_of(state, seat), chosen=sum(state.cards))


TRUTH: list[TowerState] = []
"""A way around the session to the true state, for the leaks that need it."""


def view_and_truth(state: TowerState, seat: int | None) -> View:
    TRUTH[:] = [state]
    return tower.view_of(state, seat)


def error_that_names_a_card(view: View, move: Move) -> Refusal | None:
    refusal = tower.why_not(view, move)
    return structs.replace(refusal, facts={"first": str(TRUTH[0].cards[0])}) if refusal else None


class MemoryThatPeeks(TowerMemory):
    def aids(self) -> Any:
        return tower.Seen(tuple(TRUTH[0].cards))


class ImaginationThatPeeks(TowerMemory):
    def imagine(self, dice: Dice) -> TowerState:
        state = super().imagine(dice)
        if state.actor != OVER:
            state.cards = TRUTH[0].cards.copy()
        return state


LEAKS = {
    "view": replace(TOWER, views=one_by_one(view_with_the_sum_of_cards)),
    "legal": replace(TOWER, start=LegalDependsOnTheNeighboursCard),
    "event": replace(TOWER, start=TheSealedBidIsInTheEvent),
    "error": replace(TOWER, views=one_by_one(view_and_truth), why_not=error_that_names_a_card),
    "number of updates": replace(TOWER, start=AHighCardIsNotAskedToCall),
    "memory": replace(TOWER, views=one_by_one(view_and_truth), memory=MemoryThatPeeks),
    "event of a whisper": replace(WHISPERS, start=AWhisperIsHeardByAll),
    "view of a whisper": replace(WHISPERS, views=tower.views_of),
    "imagination": replace(TOWER, views=one_by_one(view_and_truth), memory=ImaginationThatPeeks),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught_in(leak: str) -> None:
    with pytest.raises(Leak):
        play_until_it_leaks(LEAKS[leak])


def play_until_it_leaks(game: Game[Any, Any, Any, Any]) -> None:
    for seed in range(60):
        check_secrecy(game, SEATS, seed, 1, hidden)
