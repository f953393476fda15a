"""`aprendiz ladder`: plays every pair of bots on the same deals; prints ratings, pairings, seats and times."""

import json
import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console as Terminal
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from aprendiz.bots.game_bots import game_bots
from aprendiz.cli.command import Argument, Choices, Command, Listed, Whole
from aprendiz.cli.console import Console
from aprendiz.cli.options import agree, dashed, of_game, seats_and_edition
from aprendiz.cli.table import Fact, Scene
from aprendiz.core.drafts import Draft
from aprendiz.core.errors import Invalid
from aprendiz.core.header import Seat
from aprendiz.games import NAMES, load
from aprendiz.lab.contestants import KINDS, contestant
from aprendiz.lab.ladder import Contest, Ladder, climb, data_of
from aprendiz.lab.report import page
from aprendiz.lab.wording import VERDICTS, Wording
from aprendiz.lab.workers import WorkerLost
from aprendiz.lang.texts import Texts

USUAL: Final = ("novice", "adept", "master", "plain")
MOST_GAMES: Final = 100_000
MOST_JOBS: Final = 1024
FAILED: Final = 1

BAR: Final = {"games": "simulate-progress", "ratings": "ladder-ratings"}
"""The label of the progress bar for each stage."""

STYLES: Final = {1: "green", -1: "red", 0: ""}
"""Styles for a win rate that is surely above even, surely below, or neither."""


def command(texts: Texts, game: str) -> click.Command:
    texts = texts.also(game)
    say = texts.say

    def ladder(
        game: str,
        seats: int | None,
        games: int,
        bots: tuple[str, ...],
        jobs: int,
        seed: int,
        json_file: str | None,
        html_file: str | None,
        edition: str | None,
        **options: Any,
    ) -> int | None:
        kinds = different(bots)
        count = load(game).players[0] if seats is None else seats
        repeat = typed(game, count, games, kinds, seed, edition, options)
        if options.get("limit") is None:
            options["limit"] = game_bots(game).limit
        chairs = [Seat(f"seat {number}", "bot") for number in range(1, count + 1)]
        contest = Contest(agree(game, chairs, edition, options), kinds, games, seed)
        with ExitStack() as files:
            drafts = drafted(files, json=json_file, html=html_file)
            try:
                with bars(texts) as tell:
                    found = climb(contest, {kind: partial(contestant, kind) for kind in kinds}, jobs, tell)
            except WorkerLost:
                print(f"aprendiz: {say('ladder-lost')}", file=sys.stderr)
                return FAILED
            Console().draw(as_scene(Wording(texts), found))
            if "json" in drafts:
                drafts["json"].write(json.dumps(data_of(found, repeat, jobs), indent=1) + "\n")
            if "html" in drafts:
                drafts["html"].write(page(texts, found, repeat))
        return None

    number, file = say("metavar-number"), say("metavar-file")
    return Command(
        texts,
        "ladder",
        say("about-ladder"),
        [
            Argument("game", say("metavar-game"), say("help-game", games=", ".join(NAMES)), type=Choices(NAMES)),
            *seats_and_edition(texts, game),
            click.Option(["--games"], type=Whole(1, MOST_GAMES), default=100, metavar=number, help=say("ladder-games")),
            click.Option(
                ["--bots"],
                type=Listed(KINDS),
                default=USUAL,
                metavar=say("metavar-bots"),
                help=say("ladder-bots", known=", ".join(KINDS), usual=", ".join(USUAL)),
            ),
            click.Option(
                ["--jobs"],
                type=Whole(1, MOST_JOBS),
                default=os.cpu_count() or 1,
                metavar=number,
                help=say("ladder-jobs"),
            ),
            click.Option(["--seed"], type=Whole(), default=1, metavar=number, help=say("simulate-seed")),
            *of_game(texts, game),
            click.Option(["--json", "json_file"], type=click.Path(), metavar=file, help=say("ladder-json")),
            click.Option(["--html", "html_file"], type=click.Path(), metavar=file, help=say("ladder-html")),
        ],
        ladder,
    )


def different(bots: tuple[str, ...]) -> tuple[str, ...]:
    for kind in bots:
        if kind not in KINDS:
            raise Invalid("--bots", "some-of", known=KINDS, found=kind)
        if bots.count(kind) > 1:
            raise Invalid(f"--bots {kind}", "twice")
    if len(bots) < 2:
        raise Invalid("--bots", "list-between", least=2, most=len(KINDS), found=",".join(bots))
    return bots


def typed(
    game: str, seats: int, games: int, kinds: tuple[str, ...], seed: int, edition: str | None, options: dict[str, Any]
) -> str:
    """The command line that plays the same games again on any machine."""
    words = ["aprendiz", "ladder", game, "--seats", seats, "--games", games, "--bots", ",".join(kinds), "--seed", seed]
    given = {"edition": edition, **options}
    for name, value in given.items():
        if value is not None:
            words += [dashed(name), ",".join(value) if isinstance(value, tuple) else value]
    return shlex.join(map(str, words))


def drafted(files: ExitStack, **names: str | None) -> dict[str, Draft]:
    """The drafts of the requested files, by the name of the option."""
    if names["json"] is not None and names["json"] == names["html"]:
        raise Invalid(names["json"], "twice")
    drafts: dict[str, Draft] = {}
    for option, name in names.items():
        if name == "":
            raise Invalid(f"--{option}", "missing")
        if name is not None:
            drafts[option] = files.enter_context(Draft(Path(name)))
    return drafts


@contextmanager
def bars(texts: Texts) -> Iterator[Any]:
    """Progress bars on the terminal; yields a function that reports the progress of a stage."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Terminal(stderr=True), transient=True)
    tasks: dict[str, Any] = {}

    def tell(stage: str, done: int, total: int) -> None:
        if stage not in tasks:
            tasks[stage] = bar.add_task(texts.say(BAR[stage]), total=total)
        bar.update(tasks[stage], completed=done)

    with bar if sys.stderr.isatty() else nullcontext():
        yield tell


def as_scene(words: Wording, found: Ladder) -> Scene:
    say, even = words.say, 1 / found.contest.seats
    ratings = [
        Fact(
            rating.kind,
            (
                Text(say("ladder-rated", rating=words.points(rating.rating)), "bold"),
                Text(say("ladder-between", low=words.points(rating.low), high=words.points(rating.high))),
            ),
        )
        for rating in found.ratings
    ]
    shown = found.pairings if found.contest.seats > 2 else [found.pairing(*pair) for pair in found.contest.pairs]
    pairings = [
        Fact(
            words.pair(pairing, found.contest.seats),
            (
                Text(words.win_rate(pairing.won), "bold"),
                Text(words.interval(pairing.won)),
                Text(say(VERDICTS[pairing.won.beyond(even)]), STYLES[pairing.won.beyond(even)]),
            ),
        )
        for pairing in shown
    ]
    seats = [
        Fact(say("ladder-seat", number=number), (Text(words.win_rate(won), "bold"), Text(words.interval(won))))
        for number, won in enumerate(found.seats, start=1)
    ]
    times = [
        Fact(
            kind,
            (
                Text(say("ladder-mean", time=words.time(pace.mean)), "bold"),
                Text(say("ladder-most", time=words.time(pace.most))),
                Text(say("ladder-longest", time=words.time(pace.longest))),
            ),
        )
        for kind, pace in found.paces.items()
    ]
    length = Fact(say("simulate-length"), (Text(say("simulate-moves", moves=round(found.mean_moves, 1))),))
    groups = (tuple(ratings), tuple(pairings), tuple(seats), tuple(times), (length,))
    return Scene(words.title(found), groups)
