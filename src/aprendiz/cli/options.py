"""The options of a game (seats, edition and its own) as options of a command."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import click

from aprendiz.cli.command import Choices, Listed, NameOrFile, Whole
from aprendiz.core import options
from aprendiz.core.errors import Invalid
from aprendiz.core.header import Header, Seat, agreed
from aprendiz.core.reader import is_file
from aprendiz.games import load
from aprendiz.lang.texts import Texts, keys

OWN: Final = "own"
"""Suffix of the text for a value of the user's own, where an option takes one instead of a name."""


def seats_and_edition(texts: Texts, game: str) -> list[click.Option]:
    players = load(game).players
    least, most = players[0], players[-1]
    return [
        click.Option(
            ["--seats"],
            type=Whole(least, most),
            metavar=texts.say("metavar-number"),
            help=texts.say("option-seats", least=least, most=most),
        ),
        click.Option(
            ["--edition"],
            type=NameOrFile(load(game).editions),
            metavar=texts.say("metavar-name"),
            help=explained(texts, game, "edition"),
        ),
    ]


def of_game(texts: Texts, game: str) -> list[click.Option]:
    """A command-line option for every option of the game, each explained with its values."""
    return [of_option(texts, game, option) for option in load(game).options]


def of_option(texts: Texts, game: str, option: options.Option) -> click.Option:
    kind, metavar = form(texts, option)
    return click.Option([dashed(option.name)], type=kind, metavar=metavar, help=explained(texts, game, option.name))


def dashed(name: str) -> str:
    """An option as it is typed: `--final-turns` for `final_turns`. An entry of its value (`maze.2`) may follow."""
    option, dot, entry = name.partition(".")
    return f"--{option.replace('_', '-')}{dot}{entry}"


def form(texts: Texts, option: options.Option) -> tuple[click.ParamType[Any], str]:
    match option:
        case options.Choice(_, values):
            return Choices(values), "|".join(values)
        case options.Whole(_, least, most):
            return Whole(least, most, option.problem), texts.say("metavar-number")
        case options.SeatOrChance(_, most):
            return Whole(0, most), texts.say("metavar-number")
        case options.NameOrList():
            return Listed(), texts.say("metavar-name")
        case _:
            raise TypeError(f"{option} has no form on the command line")


def explained(texts: Texts, game: str, name: str) -> str:
    """The help text of an option: a sentence, and one for each of its values."""
    prefix = f"option-{name}-"
    values = [key.removeprefix(prefix) for key in keys(texts.language, game) if key.startswith(prefix)]
    parts = [texts.say(prefix + value) if value == OWN else f"{value}: {texts.say(prefix + value)}" for value in values]
    sentences = [texts.say(f"option-{name}"), *([f"{'; '.join(parts)}."] if parts else [])]
    return " ".join(sentences)


def agree(game: str, seats: Sequence[Seat], edition: str | None, given: Mapping[str, Any]) -> Header:
    """The header of a game from the given options; an error names the option as it is typed."""
    rules = load(game)
    try:
        return agreed(rules, seats, edition, chosen(game, given))
    except Invalid as error:
        names = {"edition", "seats", *(option.name for option in rules.options)}
        if error.where.split(".")[0] in names:
            raise Invalid(dashed(error.where), error.problem, **error.given) from error
        raise


def chosen(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The given options, and the options they imply."""
    wanted = {name: value for name, value in given.items() if value is not None}
    for option in load(game).options:
        if isinstance(option, options.NameOrList) and len(wanted.get(option.name, ())) == 1:
            [word] = wanted[option.name]
            if option.read is not None and is_file(Path(word)):
                wanted[option.name] = option.read(Path(word))
            elif word not in option.words:
                wanted[option.name] = word
        if option.name in wanted and option.implies is not None:
            other, value = option.implies
            if wanted.setdefault(other, value) != value:
                raise Invalid(dashed(option.name), "only-with", option=f"{dashed(other)} {value}")
    return wanted
