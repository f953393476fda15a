"""Tree search over imagined states, for any game: every seat has a tree of its own, keyed by what that seat hears.

In each simulation the actor chooses by the statistics of its own tree, so no simulated player uses what its seat could
not know. What a seat hears of an action, its own or another's, leads from node to node. Actions that are not always
legal are compared by how often they could have been chosen.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from aprendiz.bots.judge import Judge
from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, HIDDEN, OVER, State

WIDE: Final = 1024
"""Above every action number of every game."""

ACTORS: Final = 8
"""More than seats and chance. The actor is part of a node's key, because it may depend on what was revealed."""

NONE: Final = -1
MOST_NODES: Final = 200_000
"""Upper bound on nodes: beyond it the trees stop growing, so a search stays below 100 MB however long it runs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    def __init__(self, judge: Judge, seats: i64, dice: Dice, exploration: float, most_nodes: i64 = MOST_NODES) -> None:
        self.judge = judge
        self.most_nodes: i64 = most_nodes
        self.seats: i64 = seats
        self.dice = dice
        self.exploration: float = exploration
        self.simulations: i64 = 0
        self.decisions: i64 = 0
        """Number of choices made in all simulations."""
        self.roots: list[i64] = list(range(seats))
        self.children: dict[i64, i64] = {}
        self.visits: list[i64] = [0] * seats
        self.worths: list[float] = [0.0] * seats
        self.offered: list[i64] = [0] * seats
        """By node: visits, the sum of their worths to the tree's seat, and how often the node could be chosen."""

    def simulate(self, state: State) -> None:
        """Simulate from a state and learn from the outcome; changes the state."""
        judge = self.judge
        dice = self.dice
        seats: i64 = self.seats
        at: list[i64] = self.roots.copy()
        nodes: list[i64] = []
        is_inside = True
        judge.begin(state)
        while is_inside and state.actor != OVER and not judge.stops(state):
            actor: i64 = state.actor
            action: i64
            if actor == CHANCE:
                action = state.draw(dice)
            else:
                self.decisions += 1
                action = self._select(state, at[actor])
                is_inside = self._child(at[actor], actor, action) != NONE
                judge.watch(state, action)
            if not self.is_full():
                for seat in range(seats):
                    at[seat] = self._follow(at[seat], actor, state.heard(action, seat))
                    nodes.append(at[seat])
            elif is_inside:
                is_inside = self._stays(at, nodes, state, action)
            state.play(action)
        self.decisions += judge.play_on(state, dice)
        self._learn(nodes, judge.worth(state))
        self.simulations += 1

    def _stays(self, at: list[i64], nodes: list[i64], state: State, action: i64) -> bool:
        """Follow an action without adding nodes; returns whether all seats had a node for it."""
        found: list[i64] = []
        for seat in range(self.seats):
            child: i64 = self._child(at[seat], state.actor, state.heard(action, seat))
            if child == NONE:
                return False
            found.append(child)
        for seat in range(self.seats):
            at[seat] = found[seat]
            nodes.append(found[seat])
        return True

    def _child(self, node: i64, actor: i64, heard: i64) -> i64:
        return self.children.get((node * WIDE + heard + 1) * ACTORS + actor + 1, NONE)

    def _follow(self, node: i64, actor: i64, heard: i64) -> i64:
        """The node after something was heard; adds it if it is new."""
        key: i64 = (node * WIDE + heard + 1) * ACTORS + actor + 1
        child: i64 = self.children.get(key, NONE)
        if child == NONE:
            child = len(self.visits)
            self.children[key] = child
            self.visits.append(0)
            self.worths.append(0.0)
            self.offered.append(0)
        return child

    def _select(self, state: State, node: i64) -> i64:
        """An action never tried here, or else the one with the highest upper confidence bound."""
        legal = self.judge.candidates(state, state.legal(state.actor))
        if len(legal) == 1:
            return legal[0]
        untried: list[i64] = []
        best: i64 = NONE
        highest: float = -1.0
        for action in legal:
            child: i64 = self._child(node, state.actor, action)
            if child == NONE:
                untried.append(action)
                continue
            offered: i64 = self.offered[child] + 1
            self.offered[child] = offered
            visits: i64 = self.visits[child]
            if visits == 0:
                untried.append(action)
                continue
            hope: float = self.worths[child] / float(visits)
            hope += self.exploration * sqrt(log(float(offered)) / float(visits))
            if hope > highest:
                highest = hope
                best = action
        if untried:
            return untried[self.dice.below(len(untried))]
        return best

    def _learn(self, nodes: list[i64], worth: list[float]) -> None:
        seats: i64 = self.seats
        seat: i64 = 0
        for node in nodes:
            self.visits[node] = self.visits[node] + 1
            self.worths[node] = self.worths[node] + worth[seat]
            seat += 1
            if seat == seats:
                seat = 0

    def go_on(self, state: State, action: i64) -> None:
        """Move the roots past an action: the next search starts there and keeps what was learned below."""
        for seat in range(self.seats):
            self.roots[seat] = self._follow(self.roots[seat], state.actor, state.heard(action, seat))

    def is_full(self) -> bool:
        return len(self.visits) >= self.most_nodes

    def tried(self, state: State, seat: i64) -> list[tuple[i64, i64, float]]:
        """The actions a seat tried at the root: action, visits and mean worth; most visited first."""
        node: i64 = self.roots[seat]
        for other in state.asked():
            if other == seat:
                break
            node = self._child(node, other, HIDDEN)  # A seat that chooses at the same moment and comes first.
        found: list[tuple[i64, i64, float]] = []
        for action in state.legal(seat):
            child: i64 = self._child(node, seat, action)
            if child != NONE and self.visits[child]:
                visits: i64 = self.visits[child]
                found.append((action, visits, self.worths[child] / float(visits)))
        return sorted(found, key=lambda known: (-known[1], -known[2], known[0]))
