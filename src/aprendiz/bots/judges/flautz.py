"""The judge of FLAUTZ!: simulates a match to its end, choosing by the value of the own hand."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from aprendiz.bots.judge import Judge, most_promising, softened, split_win
from aprendiz.core.dice import Dice
from aprendiz.core.state import OVER, State
from aprendiz.games.flautz.actions import DECLARE, EXCHANGES, FOCUS, REPLACE, REST
from aprendiz.games.flautz.award import totals
from aprendiz.games.flautz.places import PLACES
from aprendiz.games.flautz.rules import FlautzState
from aprendiz.games.flautz.score import best_shape
from aprendiz.games.flautz.state import FLAG, GATHER

TRIED: Final = 6
"""Number of exchanges compared for each simulated move."""

SPREAD: Final = 9.0
"""Difference of totals that one more match can turn, in points."""

CRYSTAL: Final = 1.1
"""The same in crystals, where three win."""


class FlautzJudge(Judge):
    def __init__(self, attention: i64) -> None:
        """`attention`: upper bound on candidates: the actions after which the hand is worth most."""
        self.attention: i64 = attention

    def candidates(self, state: State, legal: list[i64]) -> list[i64]:
        assert isinstance(state, FlautzState)
        if len(legal) <= self.attention:
            return legal
        hand = state.hands[state.actor]
        merits = [float(points_after(state, hand, action)) for action in legal]
        return most_promising(legal, merits, self.attention)

    def stops(self, state: State) -> bool:
        assert isinstance(state, FlautzState)
        return state.phase == GATHER

    def choose(self, state: State, dice: Dice) -> i64:
        """The best of a few exchanges, by the hand after each."""
        assert isinstance(state, FlautzState)
        legal = state.legal(state.actor)
        hand = state.hands[state.actor]
        best: i64 = legal[dice.below(len(legal))]
        highest: i64 = points_after(state, hand, best)
        for _ in range(TRIED):
            action: i64 = legal[dice.below(len(legal))]
            points: i64 = points_after(state, hand, action)
            if points > highest:
                best = action
                highest = points
        return best

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, FlautzState)
        if state.actor == OVER:
            return final(state)
        left: i64 = state.setup.matches - state.match - 1
        scale: float = SPREAD * sqrt(float(left)) if state.setup.counts_points else CRYSTAL
        return softened([float(total) for total in totals(state)], scale)


def final(state: FlautzState) -> list[float]:
    """A higher total wins, then more crystals (11.2)."""
    sums = totals(state)
    return split_win([sums[seat] * 64 + state.crystals[seat] for seat in range(state.seats)])


def points_after(state: FlautzState, hand: list[i64], action: i64) -> i64:
    """Points of the hand right after an action."""
    if action == FOCUS or (action == REST and state.focused & FLAG[state.actor]):
        return 0
    if action == DECLARE or action == REST:
        return best_shape(hand).points
    if action >= REPLACE:
        return 1
    exchange: i64 = action - EXCHANGES if action >= EXCHANGES else action
    after = hand.copy()
    after.remove(exchange // PLACES)
    after.append(state.face_up[exchange % PLACES])
    return best_shape(after).points
