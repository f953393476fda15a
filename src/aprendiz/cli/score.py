"""`aprendiz score`: what a hand of cards is worth, for a real table or for another program."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import click

from aprendiz.cli.command import Group
from aprendiz.games import NAMES
from aprendiz.lang.texts import Texts

SCORED: Final = tuple(game for game in NAMES if find_spec(f"aprendiz.cli.games.{game}.score"))
"""The games whose hands can be scored: those with a module `score` for the command."""


def command(texts: Texts, _game: str) -> click.Command:
    makers: dict[str, Callable[[], click.Command]] = {game: partial(made, game, texts) for game in SCORED}
    return Group(texts, "score", texts.say("about-score"), makers)


def made(game: str, texts: Texts) -> click.Command:
    command: click.Command = import_module(f"aprendiz.cli.games.{game}.score").command(texts)
    return command
