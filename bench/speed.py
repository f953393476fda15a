"""Player decisions per second of random play: FLAUTZ! against OpenSpiel's C++ hanabi, interleaved, in one run.

Counted are decisions with at least two legal actions; the time for chance is included on both sides.
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
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import aprendiz
from aprendiz import CHANCE, OVER, Dice
from aprendiz.core.playout import playout

SOURCE = Path(__file__).parent.parent / "src"
FLAUTZ = aprendiz.load("flautz")
SETUP = FLAUTZ.setup(seats=3, mode="matches", matches=1)


def ours_inside(games: int, seed: int) -> float:
    dice = Dice(seed)
    begin = time.perf_counter()
    for _ in range(games):
        playout(FLAUTZ.start(SETUP), dice)
    seconds = time.perf_counter() - begin
    return counted_again(games, seed) / seconds


def counted_again(games: int, seed: int) -> int:
    """The same games with the same dice, not timed: how many decisions had at least two legal actions."""
    dice, decisions = Dice(seed), 0
    for _ in range(games):
        state = FLAUTZ.start(SETUP)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.play(state.draw(dice))
            else:
                legal = state.legal(state.actor)
                decisions += len(legal) > 1
                state.play(legal[dice.below(len(legal))])
    return decisions


def ours_stepped(games: int, seed: int) -> float:
    random.seed(seed)
    dice, decisions, choice = Dice(seed), 0, random.choice
    begin = time.perf_counter()
    for _ in range(games):
        state = FLAUTZ.start(SETUP)
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


def uncompiled(games: int, seed: int) -> tuple[float, float]:
    """Both of our figures from the plain source, in a process of its own."""
    command = [sys.executable, __file__, "--plain", str(games), str(seed)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, check=True, capture_output=True, text=True
    )
    inside, stepped = json.loads(done.stdout)
    return inside, stepped


def compare(rounds: int) -> None:
    sides: dict[str, Callable[[int], float]] = {
        "ours, inside": lambda seed: ours_inside(8000, seed),
        "hanabi, inside": lambda seed: peer_inside(400, seed),
        "ours, stepped": lambda seed: ours_stepped(5000, seed),
        "hanabi, stepped": lambda seed: peer_stepped(200, seed),
    }
    figures: dict[str, list[float]] = {name: [] for name in [*sides, "uncompiled, inside", "uncompiled, stepped"]}
    for seed in range(rounds):
        for name, run in sides.items():
            figures[name].append(run(seed))
        inside, stepped = uncompiled(400, seed)
        figures["uncompiled, inside"].append(inside)
        figures["uncompiled, stepped"].append(stepped)
    engine = "compiled" if aprendiz.COMPILED else "UNCOMPILED"
    print(f"FLAUTZ!, 3 seats, one match, {engine} engine; hanabi, 2 players. Medians of {rounds} interleaved rounds.")
    print(f"{'decisions per second':24}{'FLAUTZ!':>12}{'hanabi':>12}{'ratio':>8}")
    for way in ("inside", "stepped"):
        for who in ("ours", "uncompiled"):
            mine, peer = figures[f"{who}, {way}"], figures[f"hanabi, {way}"]
            ratio = median(a / b for a, b in zip(mine, peer, strict=True))
            label = way if who == "ours" else f"{way}, uncompiled"
            print(f"{label:24}{median(mine):12,.0f}{median(peer):12,.0f}{ratio:8.2f}")
    rules = ("rules", "flautz", "--lang", "ca")
    print(f"start-up: import aprendiz {start_up('-c', 'import aprendiz'):.2f} s, ", end="")
    print(f"aprendiz --version {start_up('-m', 'aprendiz', '--version'):.2f} s, ", end="")
    print(f"aprendiz {' '.join(rules)} {start_up('-m', 'aprendiz', *rules):.2f} s")


def start_up(*arguments: str) -> float:
    """Seconds for a fresh Python to do something and end, the middle one of nine runs."""
    seconds = []
    for _ in range(9):
        begin = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        seconds.append(time.perf_counter() - begin)
    return median(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--plain", type=int, nargs=2, metavar=("GAMES", "SEED"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.plain:
        games, seed = arguments.plain
        print(json.dumps([ours_inside(games, seed), ours_stepped(games, seed)]))
    else:
        compare(arguments.rounds)


if __name__ == "__main__":
    main()
