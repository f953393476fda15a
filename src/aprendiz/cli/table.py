"""A game's table as text: the interface each game implements, and facts shown as lines or as a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import groupby
from typing import Any, Final, Protocol

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from aprendiz.core.event import Event
from aprendiz.core.result import Result
from aprendiz.lang.texts import Data, Texts

QUIET: Final = "dim"

LONGEST_LABEL: Final = 13
"""Characters; leaves room for the rest within 80 columns."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One line of a table: a label, and parts side by side."""

    label: str
    parts: tuple[Text, ...]
    is_own: bool = False
    """Whether it is the viewer's own, such as the hand; if it changes during a turn, the change is shown."""

    def plain(self) -> str:
        return sentence(f"{self.label}: {', '.join(part.plain for part in self.parts)}")


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies on a table, in groups that belong together."""

    title: str
    groups: tuple[tuple[Fact, ...], ...]
    drawing: tuple[Text, ...] = ()
    """Replaces the first group in a picture; that group says the same in words."""

    def plain(self) -> list[str]:
        return [sentence(self.title), *(fact.plain() for group in self.groups for fact in group)]

    def changes_since(self, earlier: "Scene") -> list[Fact]:
        """The viewer's own facts that are new or have changed."""
        known = [fact for group in earlier.groups for fact in group]
        return [fact for group in self.groups for fact in group if fact.is_own and fact not in known]

    def picture(self) -> RenderableType:
        groups = self.groups[1:] if self.drawing else self.groups
        width = max(len(fact.label) for group in groups for fact in group) + 1
        parts: list[RenderableType] = list(self.drawing)
        for group in groups:
            if parts:
                parts.append(Rule(style=QUIET))
            # Facts with a single part, often a sentence, stay outside the columns of the others.
            for _, facts in groupby(group, key=lambda fact: len(fact.parts) == 1):
                parts.append(side_by_side(list(facts), width))
        return Panel(Group(*parts), title=self.title, title_align="left", box=ROUNDED, border_style=QUIET)


def sentence(text: str) -> str:
    return text if text.endswith((".", "!")) else f"{text}."


def short(name: str) -> str:
    """A player's name as a label, truncated if it is long."""
    text = Text(name)
    text.truncate(LONGEST_LABEL, overflow="ellipsis")
    return text.plain


def side_by_side(facts: Sequence[Fact], width: int) -> Grid:
    """The parts of all facts in columns."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(width=width, style=QUIET)
    for _ in range(max(len(fact.parts) for fact in facts)):
        grid.add_column(overflow="fold")
    for fact in facts:
        grid.add_row(fact.label, *fact.parts)
    return grid


class TextTable(Protocol):
    """A game in the terminal, for one reader."""

    is_momentary: bool
    """Whether momentary events are told, which must not stay readable."""

    def __init__(self, texts: Texts) -> None: ...

    def scene(self, view: Any) -> Scene:
        """Everything a view shows."""
        ...

    def task(self, view: Any) -> str:
        """What the seat of the view has to do now."""
        ...

    def ordered(self, view: Any, legal: Sequence[Any]) -> list[Any]:
        """The choices, most promising first."""
        ...

    def is_listed(self, move: Any) -> bool:
        """Whether a choice is always listed."""
        ...

    def shortcuts(self) -> dict[str, Any]:
        """Letters that may be typed for a move instead of its number."""
        ...

    def remembered(self, view: Any, aids: Any) -> tuple[Fact, ...]:
        """What memory help shows."""
        ...

    def meaning(self, view: Any, move: Any, preview: Any) -> str:
        """The certain consequences of a choice; empty if the choice itself says them. `preview`: the game's own."""
        ...

    def is_told(self, event: Event) -> bool:
        """Whether an event is worth a line; not if it follows from others."""
        ...

    def as_told(self, view: Any, event: Event) -> Data:
        """The JSON form of an event, from which its sentences are made."""
        ...

    def begins_anew(self, event: Event) -> bool:
        """Whether to pause at this event, because much changes at once."""
        ...

    def standings(self, result: Result) -> list[str]:
        """The final ranking, a line for each player."""
        ...

    def glance(self) -> list[str]:
        """The game in a few sentences."""
        ...


def text_table(game: str, texts: Texts) -> TextTable:
    table: TextTable = import_module(f"aprendiz.cli.games.{game}.table").TextTable(texts)
    return table
