"""The search: decisions simulated per second against OpenSpiel's C++ ISMCTS on gin rummy, and memory use.

Both search openings with uniform rollouts to the end of the game, interleaved, in one run. Decisions are
simulations times the mean length of a simulation; the peer's is measured by random play from the same openings.
"""

import argparse
import random
import resource
import subprocess
import sys
import time
from statistics import mean, median
from typing import Any, Final

import aprendiz
from aprendiz import Dice, Session
from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.judge import Judge
from aprendiz.bots.thought import Thought

OPTIONS: dict[str, dict[str, Any]] = {
    "flautz": {"seats": 3, "mode": "matches", "matches": 3},
    "magus": {"seats": 3, "limit": 1000},
    "labyrinth": {"seats": 2, "limit": 400},
}
SIMULATIONS: Final = {"flautz": 3000, "magus": 400, "labyrinth": 1500, "gin rummy": 300}
POOL: Final = {"flautz": None, "magus": None, "labyrinth": 100}
"""Upper bound on imagined states: for mazes, which are slow to imagine, a tenth of the simulations or fewer."""

LONG: Final = 10.0
"""Seconds of a long search."""


def opening(name: str, seed: int, *, is_uniform: bool) -> Thought:
    """A thought about the first question of a game: with uniform rollouts, or with the master's judge."""
    game = aprendiz.load(name)
    setup, dice = game.setup(**OPTIONS[name]), Dice(seed)
    session: Session[Any, Any] = Session(game, setup, lambda state: state.draw(dice))
    memory = game.memory(setup, session.waiting[0])
    memory.observe(session.updates[session.waiting[0]])
    bots = game_bots(name)
    judge = Judge() if is_uniform else bots.judge(memory, bots.levels["master"], dice)
    return Thought(game, memory, judge, dice, POOL[name])


def ours(name: str, seed: int) -> float:
    thought = opening(name, seed, is_uniform=True)
    begin = time.perf_counter()
    thought.think(SIMULATIONS[name])
    return thought.decisions / (time.perf_counter() - begin)


def peer(seed: int, length: float) -> float:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    most = SIMULATIONS["gin rummy"]
    bot = pyspiel.ISMCTSBot(seed, evaluator, 2.0, most, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)
    state = peer_opening(seed)
    begin = time.perf_counter()
    bot.step(state)
    return most * length / (time.perf_counter() - begin)


def peer_opening(seed: int) -> Any:
    import pyspiel

    state, chance = pyspiel.load_game("gin_rummy").new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(drawn(state, chance))
    return state


def drawn(state: Any, chance: random.Random) -> int:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choices(outcomes, odds)[0])


def peer_length(games: int) -> float:
    """Number of decisions in a random game of gin rummy after the deal."""
    chance, lengths = random.Random(1), []
    for seed in range(games):
        state, decisions = peer_opening(seed), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state, chance))
            else:
                decisions += 1
                state.apply_action(chance.choice(state.legal_actions()))
        lengths.append(decisions)
    return mean(lengths)


def long_think(name: str) -> None:
    """Search an opening for ten seconds, as bots do: simulations, and growth of the process in MB."""
    thought = opening(name, 1, is_uniform=False)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    thought.think(seconds=LONG)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    print(f"{name:12}{thought.judgement().simulations:12,} simulations{grown / 1024:8.0f} MB")


def compare(rounds: int) -> None:
    length = peer_length(200)
    figures: dict[str, list[float]] = {name: [] for name in OPTIONS}
    peers = []
    for seed in range(rounds):
        peers.append(peer(seed, length))
        for name in OPTIONS:
            figures[name].append(ours(name, seed))
    engine = "compiled" if aprendiz.COMPILED else "UNCOMPILED"
    seats = ", ".join(f"{name} {options['seats']}" for name, options in OPTIONS.items())
    print(
        f"Search from openings, {engine} engine, seats: {seats}; gin rummy 2. Medians of {rounds} interleaved rounds."
    )
    print(f"{'decisions simulated per second':32}{'ours':>12}{'gin rummy':>12}{'ratio':>8}")
    for name, mine in figures.items():
        ratio = median(a / b for a, b in zip(mine, peers, strict=True))
        print(f"{name:32}{median(mine):12,.0f}{median(peers):12,.0f}{ratio:8.1f}")
    print(f"memory of one thought of {LONG:.0f} seconds, the trees of all seats together:", flush=True)
    for name in OPTIONS:
        subprocess.run([sys.executable, __file__, "--long", name], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--long", choices=OPTIONS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.long:
        long_think(arguments.long)
    else:
        compare(arguments.rounds)


if __name__ == "__main__":
    main()
