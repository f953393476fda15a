"""`aprendiz edition`: shows what is in a box, and checks a file that describes one."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

import click
from rich.text import Text

from aprendiz.cli.command import Argument, Choices, Command, Group
from aprendiz.cli.console import Console
from aprendiz.cli.table import Scene
from aprendiz.games import NAMES, load
from aprendiz.games.boxes import file_of
from aprendiz.lang.texts import Texts


def command(texts: Texts, game: str) -> click.Command:
    makers: dict[str, Callable[[], click.Command]] = {
        "check": partial(check_command, texts, game),
        "show": partial(show_command, texts, game),
    }
    return Group(texts, "edition", texts.say("about-edition"), makers)


def check_command(texts: Texts, default: str) -> click.Command:
    def check(file: str, game: str) -> None:
        """Raises Invalid that says where the file is wrong."""
        rules = load(game)
        edition = rules.read_edition(Path(file))
        rules.setup(seats=rules.players[0], edition=edition)
        console = Console()
        console.say(Text(texts.say("edition-is-good", file=file), "bold"))
        console.draw(scene(texts, game, edition))

    return Command(
        texts,
        "check",
        texts.say("about-edition-check"),
        [
            Argument("file", texts.say("metavar-file"), texts.say("edition-file"), type=click.Path()),
            click.Option(
                ["--game"],
                type=Choices(NAMES),
                default=default,
                metavar=texts.say("metavar-game"),
                help=texts.say("edition-game", game=default),
            ),
        ],
        check,
    )


def show_command(texts: Texts, default: str) -> click.Command:
    def show(game: str, name: str | None, as_file: bool) -> None:
        rules = load(game)
        name = rules.editions[0] if name is None else name
        if as_file:
            print(file_of(game, name), end="")
        else:
            console = Console()
            console.draw(scene(texts, game, rules.read_edition(name)))
            console.say(Text(texts.say("edition-is-ours")))

    editions = load(default).editions
    return Command(
        texts,
        "show",
        texts.say("about-edition-show"),
        [
            Argument(
                "game", texts.say("metavar-game"), texts.say("help-game", games=", ".join(NAMES)), type=Choices(NAMES)
            ),
            Argument(
                "name",
                texts.say("metavar-name"),
                texts.say("edition-name", known=", ".join(editions)),
                type=Choices(editions),
                required=False,
            ),
            click.Option(["--toml", "as_file"], is_flag=True, help=texts.say("edition-toml")),
        ],
        show,
    )


def scene(texts: Texts, game: str, edition: object) -> Scene:
    drawn: Scene = import_module(f"aprendiz.cli.games.{game}.box").scene(texts.also(game), edition)
    return drawn
