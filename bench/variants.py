"""Variants of the search, each against the one the bots use, with as many simulations, on the same deals.

python -m bench.variants GAME [--games N] [--simulations N] [--only NAME]
"""

import argparse
from collections.abc import Callable
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

import aprendiz
from aprendiz import Dice, Session, State
from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.judge import Judge, split_win
from aprendiz.bots.search import Search
from aprendiz.bots.thought import EXPLORATION
from aprendiz.core.memory import Memory
from aprendiz.core.playout import playout
from aprendiz.core.state import CHANCE, OVER

OPTIONS: dict[str, dict[str, Any]] = {
    "flautz": {"seats": 2, "mode": "matches", "matches": 3},
    "magus": {"seats": 2, "limit": 1000},
    "labyrinth": {"seats": 2, "limit": 400},
}


class OneTree(Search):
    """Single observer: one tree for all seats, keyed by what the seat at the root hears."""

    def __init__(self, judge: Judge, seats: int, dice: Dice, exploration: float, root: int) -> None:
        super().__init__(judge, seats, dice, exploration)
        self.root = root

    def simulate(self, state: State) -> None:
        node, path, is_inside = self.root, [], True
        self.judge.begin(state)
        while is_inside and state.actor != OVER and not self.judge.stops(state):
            actor = state.actor
            if actor == CHANCE:
                action = state.draw(self.dice)
            else:
                action = self._select(state, node)
                is_inside = self._child(node, actor, action) != -1
                self.judge.watch(state, action)
            node = self._follow(node, actor, action if actor >= 0 else state.heard(action, self.root))
            path.append((node, actor))
            state.play(action)
        self.judge.play_on(state, self.dice)
        worth = self.judge.worth(state)
        for node, actor in path:
            self.visits[node] += 1
            self.worths[node] += worth[actor] if actor >= 0 else 0.0


class Deafened(Search):
    """Chance outcomes are not distinguished: one node for all of them."""

    def _follow(self, node: int, actor: int, heard: int) -> int:
        return super()._follow(node, actor, -1 if actor == CHANCE else heard)


class ToTheEnd(Judge):
    """The same rollouts, but to the end of the game, without a judgement before."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def begin(self, state: State) -> None:
        self.judge.begin(state)

    def watch(self, state: State, action: int) -> None:
        self.judge.watch(state, action)

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        return self.judge.candidates(state, legal)

    def choose(self, state: State, dice: Dice) -> int:
        return self.judge.choose(state, dice)

    def worth(self, state: State) -> list[float]:
        return split_win(state.scores())


class Flat:
    """No tree: every legal move equally often, then evenly at random to the end."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.wins: dict[int, list[float]] = {}
        self.number = 0

    def simulate(self, state: State) -> None:
        seat, legal = state.actor, state.legal(state.actor)
        action = legal[self.number % len(legal)]
        self.number += 1
        state.play(action)
        playout(state, self.dice)
        self.wins.setdefault(action, []).append(split_win(state.scores())[seat])

    def tried(self, _state: State, _seat: int) -> list[tuple[int, int, float]]:
        found = [(action, len(wins), mean(wins)) for action, wins in self.wins.items()]
        return sorted(found, key=lambda known: -known[2])


Make = Callable[[Judge, int, int, Dice], Any]
"""A search from a judge, the number of seats, the seat at the root and dice."""

VARIANTS: dict[str, Make] = {
    "one tree": lambda judge, seats, seat, dice: OneTree(judge, seats, dice, EXPLORATION, seat),
    "chance not told apart": lambda judge, seats, _seat, dice: Deafened(judge, seats, dice, EXPLORATION),
    "to the end": lambda judge, seats, _seat, dice: Search(ToTheEnd(judge), seats, dice, EXPLORATION),
    "evenly at random to the end": lambda _judge, seats, _seat, dice: Search(Judge(), seats, dice, EXPLORATION),
    "no tree": lambda _judge, _seats, _seat, dice: Flat(dice),
    "exploration halved": lambda judge, seats, _seat, dice: Search(judge, seats, dice, EXPLORATION / 2),
    "exploration doubled": lambda judge, seats, _seat, dice: Search(judge, seats, dice, EXPLORATION * 2),
}


def used(judge: Judge, seats: int, _seat: int, dice: Dice) -> Search:
    return Search(judge, seats, dice, EXPLORATION)


class Player:
    def __init__(self, game: Any, setup: Any, seat: int, make: Make, simulations: int, seed: int) -> None:
        self.game, self.make, self.simulations = game, make, simulations
        self.bots = game_bots(game.name)
        self.memory: Memory = game.memory(setup, seat)
        self.dice = Dice(seed)

    def choose(self, legal: tuple[Any, ...]) -> Any:
        if len(legal) == 1:
            return legal[0]
        state, seat = self.memory.imagine(self.dice), int(self.memory.seat)
        judge = self.bots.judge(self.memory, self.bots.levels["master"], self.dice)
        search = self.make(judge, state.seats, seat, self.dice)
        for _ in range(self.simulations):
            search.simulate(self.memory.imagine(self.dice))
        return self.game.move(state, search.tried(state, seat)[0][0])


def drawn(dice: Dice, state: State) -> int:
    return int(state.draw(dice))


def win_rate(name: str, variant: Make, simulations: int, deal: int) -> float:
    """The win rate of a variant on one deal, over both seats."""
    game = aprendiz.load(name)
    setup, wins = game.setup(**OPTIONS[name]), 0.0
    for own in range(2):
        session: Session[Any, Any] = Session(game, setup, partial(drawn, Dice(deal)))
        makes = [variant if seat == own else used for seat in range(2)]
        players = [
            Player(game, setup, seat, make, simulations, deal * 4 + own * 2 + seat) for seat, make in enumerate(makes)
        ]
        while True:
            for seat, player in enumerate(players):
                player.memory.observe(session.updates[seat])
            if not session.waiting:
                break
            seat = session.waiting[0]
            session.act(seat, players[seat].choose(session.updates[seat].legal))
        winners = game.result(session.state).winners
        wins += (own in winners) / len(winners) / 2
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=OPTIONS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--only", choices=VARIANTS, action="append")
    arguments = parser.parse_args()
    for name in arguments.only or VARIANTS:
        deals = range(arguments.games // 2)
        rates = [win_rate(arguments.game, VARIANTS[name], arguments.simulations, deal) for deal in deals]
        error = 196 * stdev(rates) / sqrt(len(rates))
        print(f"{arguments.game}: {name}: {100 * mean(rates):.0f} ± {error:.0f} % of the wins", flush=True)


if __name__ == "__main__":
    main()
