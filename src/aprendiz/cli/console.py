"""Text output and input: a terminal with colours and boxes, or plain lines for screen readers and pipes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console as Terminal
from rich.console import RenderableType
from rich.text import Text

from aprendiz.cli.command import WIDTH
from aprendiz.cli.table import Scene

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

    def hide(self) -> None:
        """Clear the screen, so that the next person cannot see what is on it."""
        if not self.is_plain:
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
