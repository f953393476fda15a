"""Text output and input: a terminal with colours and boxes, or plain lines for screen readers and pipes."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console as Terminal
from rich.console import RenderableType
from rich.text import Text

from aprendiz.cli.command import WIDTH
from aprendiz.cli.table import Fact, Scene, side_by_side

LINES_OF_A_TABLE: Final = 34
"""Height of a window in which the largest table and its choices are seen at once."""

LINES_TO_HIDE: Final = 60
"""Empty lines that push a hand out of sight where the screen may not be cleared."""

PATIENCE: Final = 0.5
"""Seconds before the console says what it is waiting for."""


class Console:
    def __init__(self, *, is_plain: bool = False) -> None:
        """Plain means one fact per line, no colours, no boxes, no cursor movement; piped output is always plain."""
        self.is_plain = is_plain or not sys.stdout.isatty()
        self._terminal = Terminal(highlight=False, markup=False, emoji=False, no_color=self.is_plain or None)
        if self._terminal.width > WIDTH:
            self._terminal = Terminal(
                highlight=False, markup=False, emoji=False, no_color=self.is_plain or None, width=WIDTH
            )

    def say(self, *lines: str | Text) -> None:
        for line in lines:
            if self.is_plain:
                print(line if isinstance(line, str) else line.plain)
            else:
                self._terminal.print(line)

    def show(self, picture: RenderableType) -> None:
        self._terminal.print(picture)

    def draw(self, scene: Scene) -> None:
        if self.is_plain:
            self.say(*scene.plain())
        else:
            self.show(scene.picture())

    def list(self, facts: Sequence[Fact]) -> None:
        """Some facts of a table, without its frame; a terminal sets them off by an empty line."""
        if self.is_plain:
            self.say(*(fact.plain() for fact in facts))
            return
        self._terminal.print()
        if facts:
            self.show(side_by_side(facts, max(len(fact.label) for fact in facts)))

    @property
    def can_clear(self) -> bool:
        """Whether text can be removed after it was read."""
        return not self.is_plain and not self._terminal.is_dumb_terminal

    def leave_no_trace(self) -> None:
        """Continue on the alternate screen, which keeps no scrollback, until `leave_a_trace`.

        In a window too low for a table with its choices, the screen stays: what scrolls out could not be read again.
        """
        if self.can_clear and self._terminal.height >= LINES_OF_A_TABLE and not self._terminal.is_alt_screen:
            self._terminal.set_alt_screen()
            self._terminal.clear()

    def leave_a_trace(self) -> None:
        if self._terminal.is_alt_screen:
            self._terminal.set_alt_screen(enable=False)

    def hide(self) -> None:
        """Clear the screen, so that the next person cannot see what is on it."""
        if self.can_clear:
            self._terminal.clear()
            print("\x1b[3J", end="")  # Clears the scrollback, too.
        elif sys.stdout.isatty():
            print("\n" * LINES_TO_HIDE)

    @contextmanager
    def waiting(self, why: str) -> Iterator[None]:
        """If the body takes long, a terminal shows `why` until it is done."""
        said: list[str] = []

        def say() -> None:
            said.append(why)
            print(f"\r{why}", end="", flush=True)

        timer = Timer(PATIENCE, say)
        if not self.is_plain:
            timer.start()
        try:
            yield
        finally:
            timer.cancel()
            if not self.is_plain:
                timer.join()
            if said:
                print("\r\x1b[2K", end="", flush=True)

    def ask(self, prompt: str) -> str:
        """One line of input; raises EOFError at its end."""
        print(f"{prompt} ", end="", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            print()
            raise EOFError
        if not sys.stdin.isatty():
            print(line.rstrip())  # Only a terminal echoes input.
        return line.strip()
