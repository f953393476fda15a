"""A program that plays in a terminal or through pipes, and knows nothing but what it reads there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pexpect
from pexpect.popen_spawn import PopenSpawn

from tests.cli.command import COMMAND, USUAL

PATIENCE: Final = 30


class Program:
    def __init__(self, child: pexpect.spawn | PopenSpawn) -> None:
        self.child = child
        self.choices_made = 0

    def read_to(self, text: str) -> str:
        """All that comes up to some text."""
        self.child.expect_exact(text)
        return str(self.child.before) + text

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def play_to_the_end(self) -> list[str]:
        """Answers every prompt: with the choice that promises the highest number, else with Enter; all lines."""
        lines: list[str] = []
        offered: dict[str, int] = {}
        while True:
            if self.child.expect([r"([^\n]*)\r?\n", r"([^\n]*: )$", pexpect.EOF]) == 2:
                return lines
            line = str(self.child.match.group(1))
            lines.append(line)
            if choice := re.fullmatch(r"(\d+): .*: (?:.*?(\d+).*|[^\d]*)\r?", line):
                offered[choice[1]] = int(choice[2] or 0)
            elif line.endswith(": "):
                self.type(max(offered, key=lambda number: offered[number]) if offered else "")
                self.choices_made += bool(offered)
                offered = {}


@contextmanager
def plays_in(*arguments: str, is_terminal: bool = False) -> Iterator[Program]:
    if is_terminal:
        environment = {**USUAL, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        command, *others = [*COMMAND, *arguments]
        child: pexpect.spawn | PopenSpawn = pexpect.spawn(
            command, others, env=environment, encoding="utf-8", timeout=PATIENCE, dimensions=(50, 100), echo=False
        )
    else:
        child = PopenSpawn([*COMMAND, *arguments], env=USUAL, encoding="utf-8", timeout=PATIENCE)
    try:
        yield Program(child)
    finally:
        if isinstance(child, PopenSpawn):
            with child.proc:  # Closes its pipes.
                child.proc.kill()
        else:
            child.close(force=True)
