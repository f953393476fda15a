"""`aprendiz play`: opens the table in the browser, or with `--text` plays in the terminal."""

from typing import Any, Final

import click

from aprendiz.cli.command import Argument, Choices, Command, Listed, Whole
from aprendiz.cli.data import data_option
from aprendiz.cli.listens import host_option, port_option
from aprendiz.cli.options import dashed, of_game, seats_and_edition
from aprendiz.cli.players import BOTS, EVERYBODY, USUAL
from aprendiz.core.errors import Invalid
from aprendiz.games import NAMES
from aprendiz.lang.texts import Texts

OF_THE_TABLE: Final = ("host", "port", "data")
"""Options only for the browser table; all others are only for the terminal, as the page has its own choices."""


def command(texts: Texts, game: str) -> click.Command:
    def play(text: bool, **given: Any) -> int | None:
        if text:
            refuse({name: given.pop(name) for name in OF_THE_TABLE}, "not-with")
            from aprendiz.cli.text_play import Play

            Play(texts, given).run()
            return None
        wanted = {name: given.pop(name) for name in ("game", *OF_THE_TABLE)}
        refuse(given, "only-with")
        from aprendiz.cli.browse import browse

        return browse(texts, **wanted)

    own = texts.also(game)
    say = own.say
    options = [
        Argument(
            "game", say("metavar-game"), say("help-game", games=", ".join(NAMES)), type=Choices(NAMES), required=False
        ),
        host_option(own),
        port_option(own),
        data_option(own),
        click.Option(["--text"], is_flag=True, help=say("option-text")),
        click.Option(["--plain"], is_flag=True, help=say("option-plain")),
        *seats_and_edition(own, game),
        click.Option(["--names"], type=Listed(), metavar=say("metavar-names"), help=say("option-names")),
        click.Option(
            ["--bots"],
            type=Listed(BOTS),
            metavar=say("metavar-bots"),
            help=say("option-bots", known=", ".join(BOTS), usual=USUAL),
        ),
        click.Option(["--watch"], is_flag=True, help=say("option-watch")),
        click.Option(
            ["--memory-help"],
            type=Listed(),
            is_flag=False,
            flag_value=EVERYBODY,
            metavar=f"[{say('metavar-names')}]",
            help=f"{say('option-memory-help')} {say('option-memory-names')}",
        ),
        *of_game(own, game),
        click.Option(["--seed"], type=Whole(), metavar=say("metavar-number"), help=say("option-seed")),
        click.Option(["--save"], type=click.Path(), metavar=say("metavar-file"), help=say("option-save")),
        click.Option(["--resume"], type=click.Path(), metavar=say("metavar-file"), help=say("option-resume")),
    ]
    return Command(own, "play", say("about-play"), options, play)


def refuse(given: dict[str, Any], problem: str) -> None:
    """Raises Invalid if an option of the other way of playing was given."""
    for name, value in given.items():
        if value is not None and value is not False:
            raise Invalid(dashed(name), problem, option="--text")
