"""A program that plays in a terminal or through pipes, and knows only what it reads there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pexpect
from pexpect.popen_spawn import PopenSpawn

from aprendiz.lang.texts import Texts
from tests.cli.command import COMMAND, USUAL

PATIENCE: Final = 30


class Program:
    def __init__(self, child: pexpect.spawn | PopenSpawn) -> None:
        self.child = child
        self.choices_made = 0

    def read_to(self, text: str) -> str:
        """The output up to and including some text."""
        self.child.expect_exact(text)
        return str(self.child.before) + text

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def play_to_the_end(self, language: str) -> list[str]:
        """Answers prompts with the choice that promises the highest number, or with Enter; returns all lines."""
        lines: list[str] = []
        offered: dict[str, int] = {}
        ends = self.child.compile_pattern_list([r"([^\n]*)\r?\n", prompts(language), pexpect.EOF])
        while (found := self.child.expect_list(ends)) != 2:
            line = str(self.child.match.group(1))
            lines.append(line)
            if choice := re.fullmatch(r"(\d+): (.*)\r?", line):
                promised = re.search(r".*: \D*(\d+)", choice[2])
                offered[choice[1]] = int(promised[1]) if promised else 0
            elif found == 1:
                self.type(max(offered, key=lambda number: offered[number]) if offered else "")
                self.choices_made += bool(offered)
                offered = {}
        return lines


def prompts(language: str) -> str:
    """A pattern for whole prompts: output through a pipe may be cut anywhere, even after a colon."""
    texts = Texts(language, "command")
    facts = {"play-choose": {"most": "*"}, "play-confirm": {"undo": "*"}, "play-pause": {}, "play-save-at-end": {}}
    known = [re.escape(texts.say(key, **given)).replace(re.escape("*"), "[^\\n]*") for key, given in facts.items()]
    return f"((?:{'|'.join(known)}) )$"


@contextmanager
def plays_in(*arguments: str, is_terminal: bool = False, rows: int = 50) -> Iterator[Program]:
    if is_terminal:
        # The size of the terminal counts, and not the one that the test runner names.
        inherited = {name: value for name, value in USUAL.items() if name not in ("LINES", "COLUMNS")}
        environment = {**inherited, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        command, *others = [*COMMAND, *arguments]
        child: pexpect.spawn | PopenSpawn = pexpect.spawn(
            command, others, env=environment, encoding="utf-8", timeout=PATIENCE, dimensions=(rows, 100), echo=False
        )
    else:
        child = PopenSpawn([*COMMAND, *arguments], env=USUAL, encoding="utf-8", timeout=PATIENCE)
    try:
        yield Program(child)
    finally:
        if isinstance(child, PopenSpawn):
            with child.proc:  # Closes the pipes.
                child.proc.kill()
        else:
            child.close(force=True)
