"""Player decisions per second of random play: our games against OpenSpiel's C++ hanabi, interleaved, in one run.

Only decisions with at least two legal actions count; the time for chance is included on both sides.
Inside: the engine's own playout against OpenSpiel's `evaluate_bots` with uniform random bots.
Stepped: a Python loop over both, choosing with `random.choice`.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import aprendiz
from aprendiz import CHANCE, OVER, Dice
from aprendiz.core.playout import playout

SOURCE = Path(__file__).parent.parent / "src"
OPTIONS: dict[str, dict[str, Any]] = {
    "flautz": {"seats": 3, "mode": "matches", "matches": 1},
    "magus": {"seats": 3, "limit": 1000},
    "labyrinth": {"seats": 2, "walls": 19, "limit": 400},
}
LENGTH = {"flautz": 1, "magus": 15, "labyrinth": 12}
"""Approximate length of a game, as a multiple of FLAUTZ!."""


def beginning(name: str) -> Callable[[], Any]:
    """Starts a game."""
    game = aprendiz.load(name)
    return partial(game.start, game.setup(**OPTIONS[name]))


def ours_inside(name: str, games: int, seed: int) -> float:
    dice, start = Dice(seed), beginning(name)
    begin = time.perf_counter()
    for _ in range(games):
        playout(start(), dice)
    seconds = time.perf_counter() - begin
    return counted_again(start, games, seed) / seconds


def counted_again(start: Callable[[], Any], games: int, seed: int) -> int:
    """The same games with the same dice, not timed: how many decisions had at least two legal actions."""
    dice, decisions = Dice(seed), 0
    for _ in range(games):
        state = start()
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.play(state.draw(dice))
            else:
                legal = state.legal(state.actor)
                decisions += len(legal) > 1
                state.play(legal[dice.below(len(legal))])
    return decisions


def ours_stepped(name: str, games: int, seed: int) -> float:
    random.seed(seed)
    dice, decisions, choice, start = Dice(seed), 0, random.choice, beginning(name)
    begin = time.perf_counter()
    for _ in range(games):
        state = start()
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.play(state.draw(dice))
            else:
                legal = state.legal(actor)
                if len(legal) > 1:
                    decisions += 1
                state.play(choice(legal))
    return decisions / (time.perf_counter() - begin)


def peer_inside(games: int, seed: int) -> float:
    import pyspiel

    game = pyspiel.load_game("hanabi(players=2)")
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(2)]
    states = []
    begin = time.perf_counter()
    for number in range(games):
        states.append(game.new_initial_state())
        pyspiel.evaluate_bots(states[-1], bots, seed + number)
    seconds = time.perf_counter() - begin
    return sum(peer_decisions(game, state) for state in states) / seconds


def peer_decisions(game: Any, played: Any) -> int:
    state, decisions = game.new_initial_state(), 0
    for step in played.full_history():
        if step.player >= 0:
            decisions += len(state.legal_actions()) > 1
        state.apply_action(step.action)
    return decisions


def peer_stepped(games: int, seed: int) -> float:
    import pyspiel

    random.seed(seed)
    game = pyspiel.load_game("hanabi(players=2)")
    decisions, choice, chance = 0, random.choice, random.random
    begin = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                left = chance()
                outcome = 0
                for outcome, probability in state.chance_outcomes():  # noqa: B007 - the last one stands if rounding left a rest
                    left -= probability
                    if left < 0:
                        break
                state.apply_action(outcome)
            else:
                legal = state.legal_actions()
                if len(legal) > 1:
                    decisions += 1
                state.apply_action(choice(legal))
    return decisions / (time.perf_counter() - begin)


def uncompiled(name: str, games: int, seed: int) -> tuple[float, float]:
    """Both of our figures for the uncompiled source, from a separate process."""
    command = [sys.executable, __file__, "--plain", name, str(games), str(seed)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, check=True, capture_output=True, text=True
    )
    inside, stepped = json.loads(done.stdout)
    return inside, stepped


def compare(rounds: int) -> None:
    figures: dict[tuple[str, str], list[float]] = defaultdict(list)
    for seed in range(rounds):
        figures["hanabi", "inside"].append(peer_inside(400, seed))
        figures["hanabi", "stepped"].append(peer_stepped(200, seed))
        for name, length in LENGTH.items():
            figures[name, "inside"].append(ours_inside(name, 8000 // length, seed))
            figures[name, "stepped"].append(ours_stepped(name, 5000 // length, seed))
            inside, stepped = uncompiled(name, 400 // length, seed)
            figures[name, "inside, uncompiled"].append(inside)
            figures[name, "stepped, uncompiled"].append(stepped)
    engine = "compiled" if aprendiz.COMPILED else "UNCOMPILED"
    seats = ", ".join(f"{name} {options['seats']}" for name, options in OPTIONS.items())
    print(f"Our games, {engine} engine, seats: {seats}; hanabi 2. Medians of {rounds} interleaved rounds.")
    print(f"{'decisions per second':32}{'ours':>12}{'hanabi':>12}{'ratio':>8}")
    for name in LENGTH:
        for way in ("inside", "inside, uncompiled", "stepped", "stepped, uncompiled"):
            mine, peer = figures[name, way], figures["hanabi", way.partition(",")[0]]
            ratio = median(a / b for a, b in zip(mine, peer, strict=True))
            print(f"{f'{name}, {way}':32}{median(mine):12,.0f}{median(peer):12,.0f}{ratio:8.2f}")
    rules = ("rules", "flautz", "--lang", "ca")
    print(f"start-up: import aprendiz {start_up('-c', 'import aprendiz'):.2f} s, ", end="")
    print(f"aprendiz --version {start_up('-m', 'aprendiz', '--version'):.2f} s, ", end="")
    print(f"aprendiz {' '.join(rules)} {start_up('-m', 'aprendiz', *rules):.2f} s")


def start_up(*arguments: str) -> float:
    """Seconds for a fresh Python to run some code and exit; the median of nine runs."""
    seconds = []
    for _ in range(9):
        begin = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        seconds.append(time.perf_counter() - begin)
    return median(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--plain", nargs=3, metavar=("NAME", "GAMES", "SEED"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.plain:
        name, games, seed = arguments.plain
        print(json.dumps([run(name, int(games), int(seed)) for run in (ours_inside, ours_stepped)]))
    else:
        compare(arguments.rounds)


if __name__ == "__main__":
    main()
