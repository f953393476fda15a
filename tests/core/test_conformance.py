"""The toy game passes the checks that every game must pass. Broken on purpose, it fails the check for that error."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from msgspec import structs

from aprendiz.core import conformance
from aprendiz.core.conformance import CHECKS
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refusal
from aprendiz.core.game import Game
from tests.core import tower
from tests.core.tower import CARDS, TOWER, Bid, Move, Seen, TowerMemory, TowerState, View

Check = Callable[[Any, Any, int], None]


@pytest.mark.parametrize("seats", TOWER.players)
@pytest.mark.parametrize("check", CHECKS)
def test_the_toy_game_conforms(check: Check, seats: int) -> None:
    for seed in range(20):
        check(TOWER, TOWER.setup(seats=seats), seed)


class AsksAndOffersNothing(TowerState):
    def legal(self, seat: int) -> list[int]:
        return [] if seat == 1 else super().legal(seat)


THROWS = count()


class ThrowsDiceOfItsOwn(TowerState):
    def play(self, action: int) -> None:
        super().play((action + next(THROWS)) % CARDS if len(self.cards) < self.seats else action)


class ForgetsItsCallsWhenSaved(TowerState):
    def __reduce__(self) -> tuple[Any, ...]:
        return tower.restored, (type(self), self.seats, self.actor, self.cards, self.bids, [], self.opened)


class SharesItsBidsWithCopies(TowerState):
    def copy(self) -> TowerState:
        return tower.restored(type(self), self.seats, self.actor, self.cards, self.bids, self.calls, self.opened)


class LoadedDie(TowerState):
    def draw(self, dice: Dice) -> int:
        return min(super().draw(dice), CARDS - 2)


class AsksTheDiceTwice(TowerState):
    def draw(self, dice: Dice) -> int:
        dice.below(2)
        return super().draw(dice)


class NeverCallsHighest(TowerState):
    def choose(self, dice: Dice) -> int:
        dice.below(2)
        return self.legal(self.actor)[0]


class ImaginesAnotherHand(TowerMemory):
    def imagine(self, dice: Dice) -> TowerState:
        state = super().imagine(dice)
        state.cards[self.seat] = (state.cards[self.seat] + 1) % CARDS
        return state


LOOKS = count()


class RemembersAnotherGame(TowerMemory):
    def aids(self) -> Seen:
        return Seen((next(LOOKS),))


def too_lax(view: View, move: Move) -> Refusal | None:
    return None if isinstance(move, Bid) else tower.why_not(view, move)


def too_strict(view: View, move: Move) -> Refusal | None:
    return Refusal("tower-9", "never") if move == Bid(2) else tower.why_not(view, move)


def without_a_rule(view: View, move: Move) -> Refusal | None:
    return structs.replace(refusal, rule="because") if (refusal := tower.why_not(view, move)) else None


BROKEN: list[tuple[Check, Game[Any, Any, Any, Any]]] = [
    (conformance.check_ending, replace(TOWER, longest=lambda seats: 4 * seats - 1)),
    (conformance.check_ending, replace(TOWER, start=AsksAndOffersNothing)),
    (conformance.check_replay, replace(TOWER, start=ThrowsDiceOfItsOwn)),
    (conformance.check_saving, replace(TOWER, start=ForgetsItsCallsWhenSaved)),
    (conformance.check_saving, replace(TOWER, start=SharesItsBidsWithCopies)),
    (conformance.check_codec, replace(TOWER, move=lambda _state, _action: Bid(0))),
    (conformance.check_codec, replace(TOWER, action=lambda _state, _move: 0)),
    (conformance.check_codec, replace(TOWER, actions=3)),
    (conformance.check_legal, replace(TOWER, why_not=too_lax)),
    (conformance.check_legal, replace(TOWER, why_not=too_strict)),
    (conformance.check_legal, replace(TOWER, why_not=without_a_rule)),
    (conformance.check_chance, replace(TOWER, start=LoadedDie)),
    (conformance.check_chance, replace(TOWER, start=AsksTheDiceTwice)),
    (conformance.check_chance, replace(TOWER, start=NeverCallsHighest)),
    (conformance.check_memory, replace(TOWER, memory=ImaginesAnotherHand)),
    (conformance.check_copies, replace(TOWER, memory=RemembersAnotherGame)),
]


@pytest.mark.parametrize(("check", "game"), BROKEN)
def test_a_broken_game_fails_the_check_that_is_about_it(check: Check, game: Game[Any, Any, Any, Any]) -> None:
    with pytest.raises(AssertionError):
        run_on_many_seeds(check, game)


def run_on_many_seeds(check: Check, game: Game[Any, Any, Any, Any]) -> None:
    for seed in range(20):
        check(game, 3, seed)
