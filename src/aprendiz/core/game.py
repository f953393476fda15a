"""The `Game` record: the functions through which all other code plays any game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from aprendiz.core.errors import Invalid, Refusal
from aprendiz.core.memory import Memory
from aprendiz.core.options import Option, checked
from aprendiz.core.preset import Preset
from aprendiz.core.result import Result
from aprendiz.core.state import State
from aprendiz.core.update import Kinds

P = TypeVar("P")
"""A setup: seats, edition and options; everything that is settled and public before the first action."""

S = TypeVar("S", bound=State)
V = TypeVar("V")
M = TypeVar("M")


def nothing(_setup: object, _view: object, _move: object) -> None:
    """The preview of a game that has no previews."""


@dataclass(frozen=True, slots=True)
class Game(Generic[P, S, V, M]):
    name: str
    rules: int
    """The version of the rules; it changes when a record could replay differently."""

    players: range
    options: tuple[Option, ...]
    editions: tuple[str, ...]
    read_edition: Callable[[str | Path | Mapping[str, object]], Any]
    """An edition by its name, from a custom file, or from the contents of such a file."""

    write_edition: Callable[[Any], dict[str, object]]
    """The contents of an edition's file."""

    prepare: Callable[[int, Any, Mapping[str, Any]], P]
    """A setup from seats, edition and checked options."""

    start: Callable[[P], S]
    kinds: Kinds[V, M]
    """The types of moves (those of chance included), events, views and aids."""

    actions: int
    outcomes: int
    """`actions` and `outcomes`: how many player actions and how many chance actions have numbers."""

    longest: Callable[[P], int | None]
    """Upper bound on the actions of a game, chance included; None: chance could go on forever."""

    move: Callable[[S, int], M]
    action: Callable[[S, M], int]
    """The action of a move that `why_not` allows; raises Invalid if the move names something not on the table."""

    views: Callable[[S, Iterable[int | None]], list[V]]
    """The views of several viewers of one state; a viewer is a seat, or None for a spectator."""

    why_not: Callable[[V, M], Refusal | None]
    """The reason why a move is not legal; None for exactly the legal moves of the seat that sees the view."""

    result: Callable[[S], Result]
    memory: Callable[[P, int], Memory]
    preview: Callable[[P, V, M], object | None] = nothing
    """What a legal move would bring to the viewer, as far as setup and view tell; None: nothing to show."""

    presets: tuple[Preset, ...] = ()

    def view(self, state: S, viewer: int | None) -> V:
        [view] = self.views(state, (viewer,))
        return view

    def setup(self, *, seats: int, edition: object = None, **options: object) -> P:
        """The setup of a game; raises Invalid, which says where the error is."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.players:
            raise Invalid("seats", "whole", least=self.players[0], most=self.players[-1], found=seats)
        box = self.editions[0] if edition is None else edition
        return self.prepare(
            seats,
            self.read_edition(box) if isinstance(box, str | Path | Mapping) else box,
            checked(self.options, options),
        )

    def new(self, *, seats: int, edition: object = None, **options: object) -> S:
        """The initial state of a game."""
        return self.start(self.setup(seats=seats, edition=edition, **options))
