"""`aprendiz play`: a game in the terminal, a person against bots or bots among themselves."""

import secrets
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle, islice
from textwrap import fill
from typing import Final

from aprendiz.bots.greedy import GreedyBot
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.cli.english import Names, story
from aprendiz.cli.screen import HELP, choices, ordered, table
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.core.session import Session, Viewer
from aprendiz.core.update import Frame, Update
from aprendiz.games import load
from aprendiz.games.flautz.events import MatchBegan
from aprendiz.games.flautz.moves import PlayerMove
from aprendiz.games.flautz.view import View

WIDTH: Final = 80
BOTS: Final[dict[str, type[GreedyBot | RandomBot]]] = {"greedy": GreedyBot, "random": RandomBot}
SEEDS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asked for."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """Their kinds, over and over until every chair is taken; none named: one kind after the other."""

    is_watching: bool
    seed: int | None
    edition: str | None
    options: dict[str, object]


class Left(Exception):
    """The person wants to go."""


class Person:
    """Sees the table of a seat and types moves."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def choose(self, update: Update[View, PlayerMove]) -> PlayerMove:
        view = update.frames[-1].view
        moves = ordered(view, update.legal)
        numbered = {str(number): move for number, move in enumerate(moves, start=1)}
        text = ""
        while text not in numbered:
            match text:
                case "":
                    say(table(view, self._names))
                    say(choices(view, moves, is_complete=False))
                case "a":
                    say(choices(view, moves, is_complete=True))
                case "?":
                    print(HELP)
                case _:
                    print(f"There is no such move: type a number from 1 to {len(moves)}.")
            text = ask(f"Your move (1-{len(moves)}; a: all moves, Enter: table, ?: help, q: leave): ")
        return numbered[text]


def play(wish: Wish) -> None:
    """Raises Invalid, before anything is said, if the wish makes no sense."""
    game = load(wish.game)
    setup = game.setup(seats=wish.seats, edition=wish.edition, **wish.options)
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    names, players = seated(wish, seed)
    dice = Dice(seed)
    session: Session[View, PlayerMove] = Session(game, setup, lambda state: state.draw(dice))
    print(f"FLAUTZ! with {wish.seats} players. To play the same game again: --seed {seed}")
    try:
        run(session, players, names, viewer=None if wish.is_watching else 0)
    except Left:
        print("Goodbye.")
    except EOFError:
        print("\nThere is no more input. Goodbye.")


def seated(wish: Wish, seed: int) -> tuple[Names, list[Bot[View, PlayerMove]]]:
    """Everybody at the table, by seat."""
    first = 0 if wish.is_watching else 1
    chairs = range(first, wish.seats)
    if len(wish.bots) > len(chairs):
        raise Invalid("bots", "list-of", most=len(chairs), found=wish.bots)
    for kind in wish.bots:
        if kind not in BOTS:
            raise Invalid("bots", "some-of", known=tuple(BOTS), found=kind)
    kinds = list(islice(cycle(wish.bots or BOTS), len(chairs)))
    names = tuple(f"{kind.capitalize()} {seat}" for seat, kind in zip(chairs, kinds, strict=True))
    bots: list[Bot[View, PlayerMove]] = [BOTS[kind](seed + 1 + seat) for seat, kind in zip(chairs, kinds, strict=True)]
    if wish.is_watching:
        return names, bots
    names = ("You", *names)
    return names, [Person(names), *bots]


def run(session: Session[View, PlayerMove], players: list[Bot[View, PlayerMove]], names: Names, viewer: Viewer) -> None:
    """Play to the end, and tell what the viewer is told."""
    say(story(session.updates[viewer].frames, names))
    while session.waiting:
        seat = session.waiting[0]
        session.act(seat, players[seat].choose(session.updates[seat]))
        frames = session.updates[viewer].frames
        say(story(frames, names))
        if viewer is not None and session.waiting and is_new_match(frames):
            ask("Press Enter to go on (q: leave): ")


def is_new_match(frames: Iterable[Frame[View]]) -> bool:
    return any(isinstance(event, MatchBegan) for frame in frames for event in frame.events)


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(fill(line, WIDTH, subsequent_indent="    "))


def ask(prompt: str) -> str:
    """What the person types; raises Left if that is q, and EOFError when nothing more can come."""
    print(prompt, end="", flush=True)
    line = sys.stdin.readline() if sys.stdin else ""
    if not line:
        raise EOFError
    if not sys.stdin.isatty():
        print(line.rstrip())  # Only a terminal shows what is typed.
    text = line.strip().lower()
    if text == "q":
        raise Left
    return text
