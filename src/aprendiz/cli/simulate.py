"""`aprendiz simulate`: many games between bots, and how they end."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click
from rich.text import Text

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.player import Bot
from aprendiz.cli import files
from aprendiz.cli.chance import envelope
from aprendiz.cli.command import Argument, Choices, Command, Listed, Whole
from aprendiz.cli.console import Console
from aprendiz.cli.options import agree, of_game, seats_and_edition
from aprendiz.cli.players import CLAIRVOYANT, names_of, seated
from aprendiz.cli.progress import counted
from aprendiz.cli.sitting import AnySession
from aprendiz.cli.table import Fact, Scene
from aprendiz.core.errors import Invalid
from aprendiz.core.header import Header
from aprendiz.core.record import recorded
from aprendiz.core.replay import begun
from aprendiz.games import NAMES, load
from aprendiz.lab.contestants import KINDS, contestant
from aprendiz.lang.texts import Texts

MOST_GAMES: Final = 1_000_000
BOTS: Final = tuple(kind for kind in KINDS if kind != CLAIRVOYANT)
USUAL: Final = "novice"
"""The default: plays sensibly, and fast enough for many games."""


@dataclass(slots=True)
class Tally:
    """Results of the games so far, by seat."""

    wins: list[int]
    shared: list[int]
    scores: list[int]
    games: int = 0
    moves: int = 0

    def add(self, session: AnySession) -> None:
        winners = session.game.result(session.state).winners
        for seat in winners:
            (self.wins if len(winners) == 1 else self.shared)[seat] += 1
        for seat, score in enumerate(session.state.scores()):
            self.scores[seat] += int(score)
        self.games += 1
        self.moves += len(session.history)


def command(texts: Texts, game: str) -> click.Command:
    texts = texts.also(game)
    say = texts.say

    def simulate(
        game: str,
        seats: int | None,
        games: int,
        seed: int,
        bots: tuple[str, ...] | None,
        as_json: bool,
        records: str | None,
        edition: str | None,
        **options: Any,
    ) -> None:
        rules = load(game)
        chairs = seated(rules.players[0] if seats is None else seats, (), bots or (), BOTS, USUAL)
        if options.get("limit") is None:
            options["limit"] = game_bots(game).limit
        header = agree(game, chairs, edition, options)
        folder = None if records is None else empty_folder(records)
        tally = Tally([0] * len(chairs), [0] * len(chairs), [0] * len(chairs))
        for number in counted(say("simulate-progress"), games):
            tally.add(one_game(header, seed, number, folder))
        if as_json:
            print(json.dumps(as_data(header, seed, tally)))
        else:
            Console().draw(as_scene(texts, header, tally))

    number = say("metavar-number")
    return Command(
        texts,
        "simulate",
        say("about-simulate"),
        [
            Argument("game", say("metavar-game"), say("help-game", games=", ".join(NAMES)), type=Choices(NAMES)),
            *seats_and_edition(texts, game),
            click.Option(
                ["--games"], type=Whole(1, MOST_GAMES), default=100, metavar=number, help=say("simulate-games")
            ),
            click.Option(["--seed"], type=Whole(), default=1, metavar=number, help=say("simulate-seed")),
            click.Option(
                ["--bots"],
                type=Listed(BOTS),
                metavar=say("metavar-bots"),
                help=say("simulate-bots", known=", ".join(BOTS), usual=USUAL),
            ),
            *of_game(texts, game),
            click.Option(["--json", "as_json"], is_flag=True, help=say("simulate-json")),
            click.Option(["--records"], type=click.Path(), metavar=say("metavar-folder"), help=say("simulate-records")),
        ],
        simulate,
    )


def one_game(header: Header, seed: int, number: int, folder: Path | None) -> AnySession:
    chance = envelope(seed, number)
    game = load(header.game)
    setup = header.setup(game)
    session = begun(game, header, chance)
    first = seed + number * len(header.seats)
    bots = {
        seat: contestant(chair.player, session, setup, seat, first + seat) for seat, chair in enumerate(header.seats)
    }
    observe_all(bots, session)
    while session.waiting:
        seat = session.waiting[0]
        session.act(seat, bots[seat].choose(session.updates[seat]))
        observe_all(bots, session)
    if folder is not None:
        files.keep(recorded(session, header, chance), str(folder / f"{header.game}-{number:06}.json"), "")
    return session


def observe_all(bots: dict[int, Bot[Any, Any]], session: AnySession) -> None:
    for seat, bot in bots.items():
        bot.observe(session.updates[seat])


def empty_folder(name: str) -> Path:
    if not name:
        raise Invalid("--records", "missing")
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise Invalid(name, "not-empty")
    except (OSError, ValueError) as error:
        if isinstance(error, Invalid):
            raise
        raise Invalid(name, "unwritable", reason=getattr(error, "strerror", None) or str(error)) from error
    return folder


def as_data(header: Header, seed: int, tally: Tally) -> dict[str, object]:
    return {
        "game": header.game,
        "rules": header.rules,
        "games": tally.games,
        "seed": seed,
        "bots": [seat.player for seat in header.seats],
        "options": header.options,
        "wins": tally.wins,
        "shared": tally.shared,
        "mean_scores": [round(score / tally.games, 4) for score in tally.scores],
        "mean_moves": round(tally.moves / tally.games, 4),
    }


def as_scene(texts: Texts, header: Header, tally: Tally) -> Scene:
    say, names = texts.say, names_of(texts, header.seats)
    rows = [
        Fact(
            names[number],
            (
                Text(say("simulate-wins", wins=tally.wins[number]), "bold"),
                Text(say("simulate-shared", shared=tally.shared[number])),
                Text(say("simulate-win-rate", percent=round(100 * tally.wins[number] / tally.games, 1))),
                Text(say("simulate-score", score=round(tally.scores[number] / tally.games, 2))),
            ),
        )
        for number in range(len(names))
    ]
    moves = say("simulate-moves", moves=round(tally.moves / tally.games, 1))
    length = Fact(say("simulate-length"), (Text(moves),))
    return Scene(say("simulate-title", game=say("game"), games=tally.games), (tuple(rows), (length,)))
