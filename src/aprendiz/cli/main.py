"""The command line: what was asked for, and one line where it cannot be done."""

import argparse
import errno
import io
import os
import re
import sys
from typing import Final, NoReturn

from aprendiz import COMPILED, __version__
from aprendiz.cli.play import BOTS, Wish, play
from aprendiz.core.errors import Invalid
from aprendiz.games import NAMES, load

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED: Final = (errno.EPIPE, errno.EINVAL)
"""What writing to a closed pipe gives, the second on Windows."""


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = run(argv)
        print(end="", flush=True)  # If the output is closed, it shows here and not when Python ends.
    except OSError as error:
        # Nothing but input and output fails like this: an edition file that cannot be read raises Invalid.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno in CLOSED:
            return 0
        complain(f"input or output fails: {error.strerror}")
        return 1
    return code


def run(argv: list[str] | None) -> int:
    parser = parsers()
    try:
        given = parser.parse_args(argv)
        if given.version:
            print(version())
        elif given.command is None:
            parser.print_help()
        else:
            play(wish(given))
    except SystemExit as ended:
        return int(ended.code or 0)
    except Invalid as error:
        complain(str(error))
        return WRONG_INPUT
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        complain(f"{message}; see {self.prog} --help")
        raise SystemExit(WRONG_INPUT)


def complain(message: str) -> None:
    line = "".join(character if character.isprintable() else " " for character in message)
    print(f"aprendiz: {line}", file=sys.stderr)


def version() -> str:
    rules = ", ".join(f"{name} {load(name).rules}" for name in NAMES)
    return f"aprendiz {__version__}\nrules: {rules}\nengine: {'compiled' if COMPILED else 'plain Python'}"


def parsers() -> Parser:
    top = Parser(prog="aprendiz", description="One table for three wizard-school games.", allow_abbrev=False)
    top.add_argument("--version", action="store_true", help="say which version, rules and engine these are")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    command = commands.add_parser(
        "play", help="play in the terminal", description="Play a game in the terminal.", allow_abbrev=False
    )
    command.add_argument("game", nargs="?", default=NAMES[0], metavar="GAME", help=f"one of: {', '.join(NAMES)}")
    command.add_argument("--seats", type=whole, default=3, metavar="N", help="how many players, you included (3)")
    command.add_argument("--mode", metavar="MODE", help="crystals: whoever has three wins; matches: points count")
    command.add_argument("--matches", type=whole, metavar="N", help="how many matches, in mode matches")
    command.add_argument("--arena", metavar="NAME", help="usual, short or long; or fields: floor,air,either")
    command.add_argument("--edition", metavar="NAME", help="classic or wide; or the path of an edition file")
    command.add_argument("--ties", metavar="WHO", help="who takes a crystal in a tie: each or nobody")
    command.add_argument("--seed", type=whole, metavar="N", help="a number that makes a game repeatable")
    command.add_argument("--bots", metavar="KINDS", help=f"who sits in the other seats ({','.join(BOTS)})")
    command.add_argument("--watch", action="store_true", help="let bots play in all seats")
    return top


def whole(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"must be a whole number of at most 18 digits, not {text!r}")
    return int(text)


def wish(given: argparse.Namespace) -> Wish:
    options = {"mode": given.mode, "matches": given.matches, "arena": given.arena, "ties": given.ties}
    if given.matches is not None:
        options["mode"] = given.mode or "matches"
        if given.mode == "crystals":
            raise Invalid("matches", "unknown", known=())
    if given.arena is not None and "," in given.arena:
        options["arena"] = tuple(given.arena.split(","))
    return Wish(
        game=given.game,
        seats=given.seats,
        bots=() if given.bots is None else tuple(given.bots.split(",")),
        is_watching=given.watch,
        seed=given.seed,
        edition=given.edition,
        options={name: value for name, value in options.items() if value is not None},
    )
