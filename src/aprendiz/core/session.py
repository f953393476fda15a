"""A running game: checks moves, answers for chance, and makes one update per seat and change."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from aprendiz.core.errors import Refused
from aprendiz.core.event import Event
from aprendiz.core.game import Game
from aprendiz.core.state import CHANCE, State
from aprendiz.core.table_rules import TableRule, no
from aprendiz.core.update import Frame, Update

V = TypeVar("V")
M = TypeVar("M")

Viewer = int | None
"""A seat, or None for a spectator."""


class Session(Generic[V, M]):
    def __init__(
        self,
        game: Game[Any, Any, V, M],
        setup: Any,
        chance: Callable[[State], int],
        helped: Iterable[int] = (),
        *,
        at: "Session[V, M] | None" = None,
    ) -> None:
        """Begins at once: chance plays until a seat is asked. `helped` seats get the aids of their own Memory.

        `at` is another session from which the new one continues.
        """
        self.game = game
        self.state: State = game.start(setup) if at is None else at.state
        self.history: list[int] = [] if at is None else at.history.copy()
        self.version: int = 0 if at is None else at.version
        self.updates: dict[Viewer, Update[V, M]] = {} if at is None else at.updates
        """The newest update of every seat, and that of spectators under None."""
        self.waiting: tuple[int, ...] = () if at is None else at.waiting
        """The seats whose choice is open and has not been made."""
        self._setup = setup
        self._chance = chance
        self._memories = {seat: game.memory(setup, seat) for seat in helped}
        self._sealed: dict[int, int] = {} if at is None else at._sealed
        self._asks: list[int] = [0] * self.state.seats if at is None else at._asks.copy()
        if at is None:
            self._advance(self.state, {}, asked_before=())

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.state.seats), None)

    def copy(self) -> "Session[V, M]":
        """An independent session at the same moment. Both share the source of chance: play on with only one of them."""
        other = Session(self.game, self._setup, self._chance, at=self)
        other._memories = {seat: memory.copy() for seat, memory in self._memories.items()}
        return other

    @property
    def asks(self) -> tuple[int, ...]:
        """The number of the last question to every seat."""
        return tuple(self._asks)

    def number_after(self, asks: Iterable[int]) -> None:
        """Number the open and all later questions of each seat after `asks`, the last numbers used elsewhere."""
        for seat, last in zip(range(self.state.seats), asks, strict=False):
            self._asks[seat] = max(self._asks[seat], last)
            if seat in self.waiting:
                self._asks[seat] += 1
                self.updates[seat] = replace(self.updates[seat], ask=self._asks[seat])

    def preview(self, view: V, move: M) -> object | None:
        """What a legal move would bring to the seat that sees the view; None: nothing to show."""
        return self.game.preview(self._setup, view, move)

    def act(self, seat: int, move: M) -> dict[Viewer, Update[V, M]]:
        """Make a move for a seat. Raises Refused, in which case nothing has changed.

        Choices made at the same moment are accepted in any order and played in seat order once all are in.
        """
        if seat not in range(self.state.seats):
            raise no(TableRule.NO_PLAYER, "take-a-seat")
        if seat in self._sealed:
            raise no(TableRule.ALREADY_CHOSEN, "wait-for-the-others")
        frames = self.updates[seat].frames
        refusal = self.game.why_not(frames[-1].view if frames else self.game.view(self.state, seat), move)
        if refusal is not None:
            raise Refused(refusal)
        action = self.game.action(self.state, move)
        if action not in self.state.legal(seat):
            raise AssertionError(f"{self.game.name}: why_not lets {move} pass, but it is not legal")
        still_asked = tuple(other for other in self.waiting if other != seat)
        return self._advance(self.state.copy(), {**self._sealed, seat: action}, still_asked)

    def _advance(
        self, state: State, sealed: dict[int, int], asked_before: tuple[int, ...]
    ) -> dict[Viewer, Update[V, M]]:
        """Play the sealed choices and chance until a seat has to choose; then adopt the new state and make updates."""
        frames: dict[Viewer, list[Frame[V]]] = {viewer: [] for viewer in self.viewers}
        played: list[int] = []
        if not self.updates:
            self._film(state, [], frames)
        while state.actor == CHANCE or state.actor in sealed:
            action = self._chance(state) if state.actor == CHANCE else sealed.pop(state.actor)
            state.tape = []
            state.play(action)
            played.append(action)
            self._film(state, state.tape, frames)
        state.tape = None
        self.state, self._sealed = state, sealed
        self.history += played
        self.version += 1
        self.waiting = waiting = tuple([seat for seat in state.asked() if seat not in sealed])
        for seat in waiting:
            if seat not in asked_before:
                self._asks[seat] += 1
        self.updates = {viewer: self._update(viewer, waiting, tuple(film)) for viewer, film in frames.items()}
        return self.updates

    def _film(self, state: State, events: list[Event], frames: dict[Viewer, list[Frame[V]]]) -> None:
        views = self.game.views(state, frames)
        public = tuple(events)
        is_public = all(event.to is None for event in events)
        for (viewer, film), view in zip(frames.items(), views, strict=True):
            told = public if is_public else tuple([event for event in events if event.to is None or viewer in event.to])
            film.append(Frame(told, view))

    def _update(self, viewer: Viewer, waiting: tuple[int, ...], frames: tuple[Frame[V], ...]) -> Update[V, M]:
        seat = viewer if viewer in waiting else None
        update: Update[V, M] = Update(
            version=self.version,
            ask=None if seat is None else self._asks[seat],
            waiting=waiting,
            frames=frames,
            legal=() if seat is None else self._legal(seat),
            aids=None,
        )
        if viewer is None or viewer not in self._memories:
            return update
        memory = self._memories[viewer]
        memory.observe(update)
        return replace(update, aids=memory.aids())

    def _legal(self, seat: int) -> tuple[M, ...]:
        name, state = self.game.move, self.state
        return tuple([name(state, action) for action in state.legal(seat)])
