"""How likely a world is, given what a seat has perceived: exactly, by the rules alone, and as a memory imagines it.

The exact odds follow every hidden outcome of chance. Hidden choices of other players count as equally likely; an open
choice shows only that it was possible. `python -m tests.games.magus.worlds` compares both.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random

from aprendiz.core.dice import Dice
from aprendiz.core.secrecy import Step, perceived
from aprendiz.core.session import Session
from aprendiz.core.state import CHANCE, HIDDEN
from aprendiz.games.magus.edition import Edition
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.memory import MagusMemory
from aprendiz.games.magus.moves import Move
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.setup import Setup
from aprendiz.games.magus.view import View
from tests.games.magus.boxes import EASY
from tests.games.magus.table import box

World = tuple[tuple[int, ...], ...]
"""The hidden part of a state: hands, skulls and sealed choices."""

MOST = 60
"""Moments with more worlds than this are skipped: there would be too few samples of each world."""


def tiny(*effects: Effect, **items: int) -> Edition:
    """Thirty-two potions of ten kinds, easy spells, and these effects on their backs."""
    return box(
        spells=EASY,
        backs=[[effects[number % len(effects)] for number in range(len(pile))] for pile in EASY],
        potions={"red": [5, 5, 3, 3], "yellow": [4, 4, 2, 2], "green": [2, 2], "blue": [0]},
        items={**dict.fromkeys(("plants", "elixir", "wand", "curse"), 0), **items},
        cylinder={"2": 60, "3": 60, "4": 60},
    )


BOXES = {
    "thieves": tiny(Effect.THIEVES),
    "thieves, curses": tiny(Effect.THIEVES, curse=4),
    "devil": tiny(Effect.DEVIL),
    "devil, plants": tiny(Effect.DEVIL, plants=6),
    "presents": tiny(Effect.PRESENTS),
    "presents, curses": tiny(Effect.PRESENTS, curse=4),
    "all": tiny(Effect.THIEVES, Effect.DEVIL, Effect.PRESENTS, plants=4, curse=2),
}

TINY_GAME = {"outstanding": "yes", "starter": 0, "limit": 15}


def world(state: MagusState) -> World:
    parts = (*state.hands, *state.graves, state.sealed)
    return tuple(tuple(int(number) for number in part) for part in parts)


class Likelihood:
    """All states that a seat must consider possible, each with its share; updated action by action."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.seat = seat
        self.states: list[tuple[MagusState, float]] = [(GAME.start(setup), 1.0)]

    def follow(self, action: int, step: Step) -> None:
        """Update the states by an action and what the seat perceived of it."""
        merged: dict[tuple[int, ...], tuple[MagusState, float]] = {}
        for state, share in self.states:
            for possible, odds in options(state, action, step):
                after = state.copy()
                if perceived(after, possible, self.seat) == step:
                    key = tuple(int(number) for number in after.pack())
                    merged[key] = (after, share * odds + (merged[key][1] if key in merged else 0.0))
        total = sum(share for _, share in merged.values())
        self.states = [(state, share / total) for state, share in merged.values()]

    def worlds(self) -> dict[World, float]:
        shares: dict[World, float] = {}
        for state, share in self.states:
            shares[world(state)] = shares.get(world(state), 0.0) + share
        return shares


def options(state: MagusState, action: int, step: Step) -> list[tuple[int, float]]:
    if state.actor == CHANCE:
        return [(outcome, odds) for outcome, odds in state.odds() if step.heard in (HIDDEN, outcome)]
    legal = state.legal(state.actor)
    if step.heard == HIDDEN:
        return [(choice, 1 / len(legal)) for choice in legal]
    return [(action, 1.0)] if action in legal else []


def watched(setup: Setup, seat: int, seed: int) -> Iterator[tuple[dict[World, float], MagusMemory, int]]:
    """A random game at each change of a seat's worlds: the worlds, the seat's memory, and the number of actions."""
    dice = Dice(seed)
    session: Session[View, Move] = Session(GAME, setup, lambda state: state.draw(dice))
    memory, likelihood = MagusMemory(setup, seat), Likelihood(setup, seat)
    truth, played = GAME.start(setup), 0
    before: list[float] = []
    while True:
        memory.observe(session.updates[seat])
        for action in session.history[played:]:
            likelihood.follow(action, perceived(truth, action, seat))
        played = len(session.history)
        worlds = likelihood.worlds()
        shares = sorted(round(share, 9) for share in worlds.values())
        if 1 < len(worlds) <= MOST and shares != before:
            yield worlds, memory, played
        before = shares
        if not session.waiting or len(worlds) > 20 * MOST:
            return
        asked = int(session.state.actor)
        session.act(asked, dice.choice(list(session.updates[asked].legal)))


def imagined(memory: MagusMemory, samples: int, seed: int) -> Counter[World]:
    dice = Dice(seed)
    return Counter(world(memory.imagine(dice)) for _ in range(samples))


def drawn(exact: dict[World, float], samples: int, seed: int) -> Counter[World]:
    """Worlds drawn by their exact shares, to see how far chance alone leads away from these."""
    return Counter(Random(seed).choices(list(exact), list(exact.values()), k=samples))


def distance(found: Counter[World], exact: dict[World, float]) -> float:
    """Total variation distance: the share of the worlds found that would have to be different."""
    return sum(abs(found[each] / found.total() - exact.get(each, 0.0)) for each in {*found, *exact}) / 2


def compared(name: str, seats: int, games: int, samples: int) -> str:
    """One line of the table in docs/magus.md: means over all moments, and the largest distance."""
    setup = GAME.setup(seats=seats, **TINY_GAME, edition=BOXES[name])
    rows = []
    for seed in range(games):
        for exact, memory, played in watched(setup, seed % seats, seed):
            found = imagined(memory, samples, played)
            impossible = sum(number for each, number in found.items() if each not in exact) / samples
            by_chance = distance(drawn(exact, samples, played), exact)
            rows.append((len(exact), impossible, distance(found, exact), by_chance))
    worlds, *shares = (sum(column) / len(rows) for column in zip(*rows, strict=True))
    means = " | ".join(f"{share:.3f}" for share in shares)
    return f"{name} | {seats} | {len(rows)} | {worlds:.0f} | {means} | {max(row[2] for row in rows):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--samples", type=int, default=4000)
    arguments = parser.parse_args()
    print("| box | seats | moments | worlds | impossible | distance | by chance alone | largest distance |")
    print("|---|---|---|---|---|---|---|---|")
    for name in BOXES:
        for seats in (3,) if name.startswith("presents") else (2, 3):  # Of two players, each knows both passes.
            print(f"| {compared(name, seats, arguments.games, arguments.samples)} |", flush=True)


if __name__ == "__main__":
    main()
