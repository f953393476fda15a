"""Replays a record: gives the updates everybody was sent, or a session that continues a saved game."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from aprendiz.core.errors import Invalid
from aprendiz.core.header import AnyGame, Header
from aprendiz.core.record import Record, digest_of
from aprendiz.core.seal import Envelope
from aprendiz.core.seat_changes import between
from aprendiz.core.session import Session, Viewer
from aprendiz.core.state import State
from aprendiz.core.update import Update

Updates = dict[Viewer, Update[Any, Any]]


def replayed(record: Record, game: AnyGame, helped: Iterable[int] = ()) -> Iterator[Updates]:
    """The updates of every viewer, change by change. Raises Invalid at the first move that does not fit the game."""

    def missing(_state: State) -> int:
        raise Invalid(f"moves.{len(record.steps) + 1}", "missing")

    course = Course(record, game, missing)
    session: Session[Any, Any] = Session(game, record.header.setup(game), course.chance, helped)
    course.check(session.state)
    yield session.updates
    while course.goes_on:
        yield course.act(session)


def resumed(record: Record, game: AnyGame, helped: Iterable[int] = ()) -> Session[Any, Any]:
    """A session that continues where the record stops; its further chance comes from the envelope."""
    draws = sum(step.by is None for step in record.steps)
    dice = record.envelope.dice(record.header.encode(), draws)
    course = Course(record, game, lambda state: state.draw(dice))
    session: Session[Any, Any] = Session(game, record.header.setup(game), course.chance, helped)
    course.check(session.state)
    while course.goes_on:
        course.act(session)
    return session


def begun(game: AnyGame, header: Header, envelope: Envelope, helped: Iterable[int] = ()) -> Session[Any, Any]:
    """A new game whose chance comes from the envelope."""
    return resumed(Record(header, envelope.seal, envelope, (), None), game, helped)


class Course:
    """Hands out the moves of a record one by one; raises Invalid at the first that does not fit the game."""

    def __init__(self, record: Record, game: AnyGame, after: Callable[[State], int]) -> None:
        """`after` answers for chance once all recorded moves are made."""
        self._steps = record.steps
        self._changes = record.seat_changes
        self._key = record.key
        self._game = game
        self._after = after
        self._made = 0
        self._checked = 0

    @property
    def goes_on(self) -> bool:
        return self._made < len(self._steps)

    def chance(self, state: State) -> int:
        self.check(state)
        if not self.goes_on:
            return self._after(state)
        step = self._steps[self._made]
        if step.by is not None:
            raise self._unfit("by")
        for action, _ in state.odds():
            if self._game.move(state, action) == step.move:
                self._made += 1
                return action
        raise self._unfit("move")

    def act(self, session: Session[Any, Any]) -> Updates:
        """Make the next move, which is a player's, and the moves of chance after it."""
        step = self._steps[self._made]
        if step.by is None or step.by != session.state.actor:
            raise self._unfit("by")
        if step.move not in session.updates[step.by].legal:
            raise self._unfit("move")
        self._made += 1
        updates = session.act(step.by, step.move)
        self.check(session.state)
        return updates

    def check(self, state: State) -> None:
        """Raises Invalid if the last move led to another state than the record says."""
        if self._made > self._checked:
            step = self._steps[self._made - 1]
            changes = between(self._changes, self._made - 1)
            if digest_of(self._key, state, step.move, changes) != step.digest:
                self._made -= 1
                raise self._unfit("digest")
            self._checked = self._made

    def _unfit(self, field: str) -> Invalid:
        return Invalid(f"moves.{self._made + 1}.{field}", "does-not-fit")
