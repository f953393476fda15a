"""Commands, options and their help in the reader's language."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from aprendiz.core.errors import Invalid
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts

WIDTH: Final = 80

Action = Callable[..., int | None]
"""Runs a command with its parameters and returns the exit code; None for 0."""


class Traced(click.Command):
    """A command that every usage error names."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # Click raises some of them without a context.
            raise


class Command(Traced):
    """A command whose whole help is in one language, including the parts that come from click."""

    def __init__(self, texts: Texts, name: str, about: str, params: Sequence[click.Parameter], action: Action) -> None:
        super().__init__(
            name,
            callback=action,
            params=[*params, *common_options(texts)],
            help=about,
            options_metavar=f"[{texts.say('metavar-options')}]",
            add_help_option=False,
            context_settings={"allow_extra_args": True, "max_content_width": WIDTH},
        )
        self.texts = texts

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise TooMany(ctx)
        return super().invoke(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self.texts, self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_parameters(self.texts, self, ctx, formatter)


class TooMany(click.UsageError):
    """More words than the command has arguments for."""

    def __init__(self, ctx: click.Context) -> None:
        super().__init__("", ctx)
        self.words = tuple(ctx.args)


class Group(Traced, click.Group):
    """Subcommands under one name, each created when it is needed."""

    def __init__(
        self,
        texts: Texts,
        name: str,
        about: str,
        makers: Mapping[str, Callable[[], click.Command]],
        *more: click.Option,
        action: Action | None = None,
    ) -> None:
        """`action` runs if no subcommand is given; None: show the help."""
        super().__init__(
            name,
            params=[*more, *common_options(texts)],
            help=about,
            options_metavar=None,
            subcommand_metavar=subcommands(texts, is_optional=action is not None),
            add_help_option=False,
            invoke_without_command=True,
            callback=action or show_help_if_alone,
        )
        self.texts = texts
        self.makers = makers
        self.prefix = "about" if about == texts.say("about") else f"about-{name}"

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.makers)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        maker = self.makers.get(cmd_name)
        return None if maker is None else maker()

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self.texts, self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.texts.say("help-commands")):
            formatter.write_dl([(name, self.texts.say(f"{self.prefix}-{name}")) for name in self.makers])
        write_parameters(self.texts, self, ctx, formatter)


def subcommands(texts: Texts, *, is_optional: bool) -> str:
    options, command = f"[{texts.say('metavar-options')}]", texts.say("metavar-command")
    return f"{options} [{command}]" if is_optional else f"{command} {options}"


@click.pass_context
def show_help_if_alone(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def write_usage(texts: Texts, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    pieces = command.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{texts.say('help-usage')} ")


def write_parameters(texts: Texts, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    arguments = [param for param in command.params if isinstance(param, Argument)]
    if arguments:
        with formatter.section(texts.say("help-arguments")):
            formatter.write_dl([(param.make_metavar(ctx), param.explanation) for param in arguments])
    records = [param.get_help_record(ctx) for param in command.params if isinstance(param, click.Option)]
    with formatter.section(texts.say("help-options")):
        formatter.write_dl([record for record in records if record is not None])


def common_options(texts: Texts) -> list[click.Option]:
    """Options of every command. `--lang` was already read: help and errors are in that language, too."""

    def show_help(context: click.Context, _option: click.Parameter, is_wanted: bool) -> None:
        if is_wanted and not context.resilient_parsing:
            click.echo(context.get_help())
            context.exit()

    return [
        click.Option(
            ["--lang"],
            type=Choices(LANGUAGES),
            metavar=texts.say("metavar-language"),
            help=texts.say("help-lang"),
            expose_value=False,
        ),
        click.Option(
            ["--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show_help,
            help=texts.say("help-help"),
        ),
    ]


class Argument(click.Argument):
    """An argument with an explanation in the help."""

    def __init__(self, name: str, metavar: str, explanation: str, **settings: Any) -> None:
        super().__init__([name], metavar=metavar, **settings)
        self.explanation = explanation

    def make_metavar(self, ctx: click.Context) -> str:
        assert self.metavar is not None
        shown = self.metavar if self.required else f"[{self.metavar}]"
        return f"{shown}..." if self.nargs == -1 else shown


class Choices(click.ParamType[str]):
    """One of a fixed set of words."""

    name = "word"

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.words:
            raise Invalid(called(param), "one-of", known=self.words, found=value)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(word) for word in self.words if word.startswith(incomplete)]


class NameOrFile(click.ParamType[str]):
    """One of the known names, or the path of a file."""

    name = "name"

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        known = [CompletionItem(word) for word in self.words if word.startswith(incomplete)]
        return known or [CompletionItem(incomplete, type="file")]


class Whole(click.ParamType[int]):
    """A whole number."""

    name = "number"

    def __init__(self, least: int = -(10**18), most: int = 10**18, problem: str = "whole") -> None:
        self.least, self.most, self.problem = least, most, problem

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        if not re.fullmatch(r"-?[0-9]{1,19}", value) or not self.least <= int(value) <= self.most:
            raise Invalid(called(param), self.problem, least=self.least, most=self.most, found=value)
        return int(value)


class Decimal(click.ParamType[float]):
    """A number with or without decimals."""

    name = "decimal"

    def __init__(self, least: float, most: float) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, float):
            return value
        if not re.fullmatch(r"[0-9]{1,9}([.,][0-9]{1,9})?", value):
            raise Invalid(called(param), "decimal", least=self.least, most=self.most, found=value)
        number = float(value.replace(",", "."))
        if not self.least <= number <= self.most:
            raise Invalid(called(param), "decimal", least=self.least, most=self.most, found=value)
        return number


class Listed(click.ParamType[tuple[str, ...]]):
    """Words separated by commas."""

    name = "words"

    def __init__(self, words: Sequence[str] = ()) -> None:
        """`words` are the shell completions for the last word."""
        self.words = tuple(words)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(f"{before}{comma}{word}") for word in self.words if word.startswith(last)]

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        return tuple(part.strip() for part in value.split(",")) if isinstance(value, str) else tuple(value)


def called(param: click.Parameter | None) -> str:
    """The name of a parameter on the command line."""
    assert param is not None
    return param.opts[-1] if isinstance(param, click.Option) else str(param.metavar)
