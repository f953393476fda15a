"""The record of functions through which everything above the rules plays any game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from aprendiz.core.errors import Invalid, Refusal
from aprendiz.core.memory import Memory
from aprendiz.core.options import Option, checked
from aprendiz.core.result import Result
from aprendiz.core.state import State
from aprendiz.core.update import Kinds

P = TypeVar("P")
"""A setup: seats, edition and options, all that is settled and public before the first action."""

S = TypeVar("S", bound=State)
V = TypeVar("V")
M = TypeVar("M")


def nothing(_view: object, _move: object) -> None:
    """What a move would make of one's own, in a game that does not say."""


@dataclass(frozen=True, slots=True)
class Game(Generic[P, S, V, M]):
    name: str
    rules: int
    """The version of the rules; it changes when a record could replay differently."""

    players: range
    options: tuple[Option, ...]
    editions: tuple[str, ...]
    read_edition: Callable[[str | Path | Mapping[str, object]], Any]
    """An edition by its name, from a file of one's own, or from the contents of such a file."""

    write_edition: Callable[[Any], dict[str, object]]
    """The contents of a file that holds the edition."""

    prepare: Callable[[int, Any, Mapping[str, Any]], P]
    """A setup from seats, edition and checked options."""

    start: Callable[[P], S]
    kinds: Kinds[V, M]
    """The kinds of moves, those of chance included, of events, views and aids."""

    actions: int
    outcomes: int
    """How many player actions and how many chance actions are numbered."""

    longest: Callable[[P], int | None]
    """The most actions a game can have, chance included; None where chance could go on for ever."""

    move: Callable[[S, int], M]
    action: Callable[[S, M], int]
    """The way back from a move that `why_not` lets pass; raises Invalid for one that names nothing at the table."""

    views: Callable[[S, Iterable[int | None]], list[V]]
    """What some seats, or None for a spectator, see of one moment."""

    why_not: Callable[[V, M], Refusal | None]
    """None exactly for the legal moves of the seat that sees the view."""

    result: Callable[[S], Result]
    memory: Callable[[P, int], Memory]
    preview: Callable[[V, M], object | None] = nothing
    """What a legal move would make of the own things of the seat that sees the view, as far as the view tells."""

    def view(self, state: S, viewer: int | None) -> V:
        [view] = self.views(state, (viewer,))
        return view

    def setup(self, *, seats: int, edition: object = None, **options: object) -> P:
        """Everything that is agreed before a game; raises Invalid that says where it is wrong."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.players:
            raise Invalid("seats", "whole", least=self.players[0], most=self.players[-1], found=seats)
        box = self.editions[0] if edition is None else edition
        return self.prepare(
            seats,
            self.read_edition(box) if isinstance(box, str | Path | Mapping) else box,
            checked(self.options, options),
        )

    def new(self, *, seats: int, edition: object = None, **options: object) -> S:
        """A game about to begin."""
        return self.start(self.setup(seats=seats, edition=edition, **options))
