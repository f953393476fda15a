"""Statistics of The Magic Labyrinth, and the accuracy of imagined mazes; for docs/labyrinth.md.

games: turns, bumps and wins of plain players and of random play, by players and walls.
small: nine squares, where all mazes can be counted: the distance of imagined mazes from their true odds.
board: 36 squares in games of plain players: the distance of each wall's chance from that of many candidates.
"""

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from aprendiz import CHANCE, OVER, Dice
from aprendiz.bots.plain.labyrinth import LabyrinthPlain
from aprendiz.core.session import Session
from aprendiz.games.labyrinth.completing import CANDIDATES, UNKNOWN, Candidate, Knowledge, completed
from aprendiz.games.labyrinth.events import LIMIT as LIMITED
from aprendiz.games.labyrinth.events import Bumped, GameEnded
from aprendiz.games.labyrinth.floor import BOARD, Floor
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.view import View
from tests.games.labyrinth.enumeration import closed_in, distance, drawn, moments

LIMIT = 400
FORMS: dict[str, dict[str, Any]] = {
    "12 walls": {"walls": 12},
    "19 walls": {"walls": 19},
    "24 walls": {"walls": 24},
    "19 walls, 8 one-way": {"walls": 19, "expansion": "yes"},
    "24 walls, 8 one-way": {"walls": 24, "expansion": "yes"},
}
NUMBERS = (1, 2, 4, 8, 16)
"""Numbers of candidates among which one is chosen."""

Played = tuple[int, int, bool, tuple[int, ...]]
"""Turns, bumps, whether the limit was reached, and the winners."""


def plain_updates(setup: Setup, seed: int) -> Iterator[Session[View, Any]]:
    """The session of a game between plain players, after every move."""
    dice = Dice(seed)
    session: Session[View, Any] = Session(GAME, setup, lambda state: state.draw(dice))
    bots = [LabyrinthPlain(setup, seat, seed + seat) for seat in range(setup.seats)]
    while True:
        for seat, bot in enumerate(bots):
            bot.observe(session.updates[seat])
        yield session
        if not session.waiting:
            return
        [seat] = session.waiting
        session.act(seat, bots[seat].choose(session.updates[seat]))


def plain_game(setup: Setup, seed: int) -> Played:
    bumps = 0
    for session in plain_updates(setup, seed):
        for frame in session.updates[None].frames:
            for event in frame.events:
                bumps += isinstance(event, Bumped)
                if isinstance(event, GameEnded):
                    return frame.view.turns + (event.ending != LIMITED), bumps, event.ending == LIMITED, event.winners
    raise AssertionError


def random_game(setup: Setup, seed: int) -> Played:
    dice, state = Dice(seed), LabyrinthState(setup)
    state.tape = []
    while state.actor != OVER:
        state.play(state.draw(dice) if state.actor == CHANCE else state.choose(dice))
    bumps = sum(isinstance(event, Bumped) for event in state.tape)
    end = state.tape[-1]
    assert isinstance(end, GameEnded)
    return int(state.turns) + (end.ending != LIMITED), bumps, end.ending == LIMITED, end.winners


def show_games(plain: int, random: int) -> None:
    print("| play | maze | seats | turns | bumps | limit reached | won by the first, second … player |")
    print("|---|---|---|---|---|---|---|")
    for play, games, game in (("plain", plain, plain_game), ("random", random, random_game)):
        together: dict[int, list[Played]] = defaultdict(list)
        for name, options in FORMS.items():
            for seats in GAME.players:
                setup = GAME.setup(seats=seats, limit=LIMIT, starter=0, **options)
                played = [game(setup, seed) for seed in range(games)]
                print(f"| {play} | {name} | {seats} | {row(played, seats)} |", flush=True)
                together[seats] += played
        for seats, played in together.items():
            print(f"| {play} | all of these | {seats} | {row(played, seats)} |", flush=True)


def row(played: list[Played], seats: int) -> str:
    """Means per game and win rates by seat; seat 0 starts, and a tie counts by halves and thirds."""
    turns, bumps, limits = (sum(column) / len(played) for column in list(zip(*played, strict=True))[:3])
    won = [sum((seat in each[3]) / len(each[3]) for each in played) / len(played) for seat in range(seats)]
    rates = " ".join(f"{100 * rate:.0f} %" for rate in won)
    return f"{turns:.0f} | {bumps:.0f} | {100 * limits:.0f} % | {rates}"


def show_small(samples: int, times: int) -> None:
    floor = Floor(3, 3)
    print(f"| walls | one-way | known | mazes | by chance alone | {' | '.join(map(str, NUMBERS))} |")
    print(f"|---|---|---|---|---|{'---|' * len(NUMBERS)}")
    for walls, one_ways, finds in (
        *((2, 0, 3), (2, 0, 6), (3, 0, 3), (3, 0, 6), (4, 0, 3), (4, 0, 6)),
        *((2, 1, 6), (2, 1, 12), (3, 1, 6), (3, 1, 12), (3, 2, 6), (3, 2, 12), (4, 2, 6), (4, 2, 12)),
    ):
        rows = []
        for known, shares, chance in moments(floor, walls, one_ways, finds, times):
            row = [len(shares), distance(drawn(shares, samples, chance), shares)]
            for number in NUMBERS:
                dice = Dice(number)
                mazes = [closed_in(completed(floor, known, walls, one_ways, dice, number)) for _ in range(samples)]
                row.append(distance(Counter(mazes), shares))
            rows.append(row)
        count, *distances = (sum(column) / times for column in zip(*rows, strict=True))
        means = " | ".join(f"{each:.3f}" for each in distances)
        print(f"| {walls} | {one_ways} | {finds} | {count:.0f} | {means} |", flush=True)


def show_board(candidates: int, games: int) -> None:
    """Means over all moments and unknown steps, and the maximum in brackets."""
    print(f"| maze | known | moments | {' | '.join(map(str, NUMBERS))} | time of one maze |")
    print(f"|---|---|---|{'---|' * (len(NUMBERS) + 1)}")
    for name, options in FORMS.items():
        setup = GAME.setup(seats=3, limit=LIMIT, **options)
        errors: dict[int, list[list[list[float]]]] = defaultdict(list)
        times: dict[int, list[float]] = defaultdict(list)
        for seed in range(games):
            for finds, known in watched(setup, seed):
                errors[finds].append(errors_of(setup, known, candidates))
                times[finds].append(time_of(setup, known))
        for finds, found in sorted(errors.items()):
            columns = []
            for position in range(len(NUMBERS)):
                each = [error for moment in found for error in moment[position]]
                columns.append(f"{sum(each) / len(each):.3f} ({max(each):.2f})")
            taken = 1000 * sum(times[finds]) / len(times[finds])
            print(f"| {name} | {finds} | {len(found)} | {' | '.join(columns)} | {taken:.1f} ms |", flush=True)


def watched(setup: Setup, seed: int) -> Iterator[tuple[int, list[int]]]:
    """What is known in a plain game when 10, 25 and 40 slots or steps have become known."""
    memory, awaited = LabyrinthMemory(setup, 0), [10, 25, 40]
    for session in plain_updates(setup, seed):
        memory.observe(session.updates[0])
        if awaited and len(memory.finds) >= awaited[0] and session.waiting:
            yield awaited.pop(0), [int(what) for what in memory.known]


def errors_of(setup: Setup, known: list[int], candidates: int) -> list[list[float]]:
    """By number of candidates and unknown step: the error of its chance to be closed, against all candidates."""
    dice, knowledge, made = Dice(7), Knowledge(BOARD, known), []
    for _ in range(candidates):
        each = Candidate(BOARD, knowledge, setup.walls - setup.one_ways, setup.one_ways, dice)
        made.append((float(each.weight), closed_in(each.maze)))
    unknown = [step for step, what in enumerate(known) if what == UNKNOWN]
    truth = chances(made, candidates)
    errors = []
    for number in NUMBERS:
        found = chances(made, number)
        errors.append([abs(found[step] - truth[step]) for step in unknown])
    return errors


def chances(made: list[tuple[float, frozenset[int]]], number: int) -> dict[int, float]:
    """By step: its chance to be closed in a maze chosen by weight from so many candidates."""
    closed: dict[int, float] = defaultdict(float)
    groups = [made[first : first + number] for first in range(0, len(made), number)]
    groups = [group for group in groups if any(weight for weight, _ in group)]
    for group in groups:
        total = sum(weight for weight, _ in group)
        for weight, maze in group:
            for step in maze if weight else ():
                closed[step] += weight / total / len(groups)
    return closed


def time_of(setup: Setup, known: list[int], mazes: int = 50) -> float:
    """CPU seconds per imagined maze."""
    dice, begin = Dice(1), time.process_time()
    for _ in range(mazes):
        completed(BOARD, known, setup.walls, setup.one_ways, dice)
    return (time.process_time() - begin) / mazes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("games", "small", "board"))
    parser.add_argument("--plain", type=int, default=200, help="plain games for each line")
    parser.add_argument("--random", type=int, default=1000, help="random games for each line")
    parser.add_argument("--samples", type=int, default=4000, help="mazes imagined for each moment")
    parser.add_argument("--moments", type=int, default=10, help="moments for each line")
    parser.add_argument("--candidates", type=int, default=8000, help="candidates for each moment on the board")
    parser.add_argument("--watched", type=int, default=4, help="games in which moments on the board are looked for")
    arguments = parser.parse_args()
    if arguments.what == "games":
        show_games(arguments.plain, arguments.random)
    elif arguments.what == "small":
        show_small(arguments.samples, arguments.moments)
    else:
        show_board(arguments.candidates, arguments.watched)
    if arguments.what != "games":
        print(f"\nThe engine takes one of {CANDIDATES} candidates.")


if __name__ == "__main__":
    main()
