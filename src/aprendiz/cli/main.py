"""The entry point: finds the command and the language, and prints every error in one line."""

import errno
import io
import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import zip_longest
from typing import Final

import click
from click.exceptions import BadOptionUsage, Exit, MissingParameter, NoSuchCommand, NoSuchOption
from click.shell_completion import shell_complete

from aprendiz import COMPILED, __version__
from aprendiz.cli.command import Argument, Group, TooMany
from aprendiz.core.errors import Invalid
from aprendiz.games import NAMES, load
from aprendiz.lang.languages import LANGUAGES, of_environment
from aprendiz.lang.texts import Texts

PROGRAM: Final = "aprendiz"
COMPLETION: Final = "_APRENDIZ_COMPLETE"
"""Set by a shell that asks for completions; COMP_WORDS then contains the words typed so far."""

COMMANDS: Final = (
    "play",
    "simulate",
    "ladder",
    "replay",
    "hint",
    "verify",
    "rules",
    "score",
    "edition",
    "maze",
    "serve",
    "join",
    "backup",
    "check",
    "reissue",
    "tables",
    "completion",
)
"""Each has its own module, imported on use."""

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED: Final = (errno.EPIPE, errno.EINVAL)
"""Error numbers of writing to a closed pipe; the second one is that of Windows."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = answer(sys.argv[1:] if arguments is None else arguments, os.environ)
        print(end="", flush=True)  # A closed output raises here, not when Python exits.
    except OSError as error:
        # Only standard input and output raise OSError here: a file that cannot be read or written raises Invalid.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno in CLOSED:
            return 0
        texts = Texts(of_environment(os.environ), "command")
        complain(texts.say("input-or-output-fails", reason=str(error.strerror)))
        return 1
    return code


def answer(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    completing = environment.get(COMPLETION, "")
    words = environment.get("COMP_WORDS", "").split()[1:] if completing else list(arguments)
    texts = Texts(of_environment(environment), "common", "command")
    try:
        texts = Texts(wanted_language(words, is_typing=bool(completing)) or texts.language, *texts.files)
        top = everything(texts, words)
        if completing:
            return shell_complete(top, {}, PROGRAM, COMPLETION, completing)
        with top.make_context(PROGRAM, list(arguments)) as context:
            return top.invoke(context) or 0
    except Exit as done:
        return done.exit_code
    except click.UsageError as error:
        complain(f"{usage(texts, error)}; {see_help(texts, error)}")
        return WRONG_INPUT
    except Invalid as error:
        complain(texts.problem(error))
        return WRONG_INPUT
    except KeyboardInterrupt:
        print()
        return INTERRUPTED


def wanted_language(words: Sequence[str], *, is_typing: bool) -> str | None:
    """The value of `--lang`, anywhere on the command line; every message needs it, even usage errors."""
    for word, following in zip_longest(words, words[1:]):
        option, equals, value = word.partition("=")
        if option == "--lang":
            language = value if equals else following
            if language in LANGUAGES:
                return language
            if language is not None and not is_typing:
                raise Invalid("--lang", "one-of", known=LANGUAGES, found=language)
    return None


def everything(texts: Texts, words: Sequence[str]) -> Group:
    def show_version(context: click.Context, _option: click.Parameter, is_wanted: bool) -> None:
        if is_wanted and not context.resilient_parsing:
            print(version(texts))
            context.exit()

    return Group(
        texts,
        PROGRAM,
        texts.say("about"),
        {name: partial(made, name, texts, words) for name in COMMANDS},
        click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show_version,
            help=texts.say("help-version"),
        ),
    )


def made(name: str, texts: Texts, words: Sequence[str]) -> click.Command:
    """The command of a module; for some commands the game determines the options."""
    game = next((word for word in words if word in NAMES), NAMES[0])
    command: click.Command = import_module(f"aprendiz.cli.{name}").command(texts, game)
    return command


def version(texts: Texts) -> str:
    rules = ", ".join(f"{name} {load(name).rules}" for name in NAMES)
    engine = texts.say("engine-compiled" if COMPILED else "engine-plain")
    return f"{PROGRAM} {__version__}\n{texts.say('version-rules', rules=rules)}\n{engine}"


def usage(texts: Texts, error: click.UsageError) -> str:
    """A usage error in the user's language."""
    match error:
        case NoSuchCommand():
            assert isinstance(error.ctx, click.Context)
            known = (
                ", ".join(error.ctx.command.list_commands(error.ctx)) if isinstance(error.ctx.command, Group) else ""
            )
            return texts.say("usage-no-such-command", command=error.command_name, known=known)
        case NoSuchOption():
            return texts.say("usage-no-such-option", option=error.option_name)
        case BadOptionUsage():
            assert error.ctx is not None
            options = [param for param in error.ctx.command.params if isinstance(param, click.Option)]
            is_flag = any(option.is_flag for option in options if error.option_name in option.opts)
            return texts.say("usage-takes-no-value" if is_flag else "usage-needs-a-value", option=error.option_name)
        case MissingParameter():
            assert isinstance(error.param, Argument)
            return texts.say("usage-missing", argument=str(error.param.metavar))
        case TooMany():
            return texts.say("usage-too-many", words=" ".join(error.words))
        case _:
            return error.format_message()


def see_help(texts: Texts, error: click.UsageError) -> str:
    return texts.say("usage-see-help", command=error.ctx.command_path if error.ctx else PROGRAM)


def complain(message: str) -> None:
    line = "".join(character if character.isprintable() else " " for character in message)
    print(f"{PROGRAM}: {line}", file=sys.stderr)
