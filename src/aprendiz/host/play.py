"""One game at a table: its header, the moves so far, and what every viewer was sent."""

from collections.abc import Iterable
from typing import Any

from aprendiz.core.event import Event
from aprendiz.core.header import AnyGame, Header
from aprendiz.core.plain import as_json, plain, read
from aprendiz.core.record import Record, recorded
from aprendiz.core.replay import Updates, begun
from aprendiz.core.seal import Envelope
from aprendiz.core.seat_changes import SeatChanged, SeatChanges, What, listed, undone
from aprendiz.core.session import Session, Viewer
from aprendiz.core.update import Frame, Update
from aprendiz.host.change import Made, Sent
from aprendiz.host.reel import Lines, Reel


class Play:
    def __init__(
        self,
        game: AnyGame,
        header: Header,
        envelope: Envelope,
        helped: Iterable[int] = (),
        asked: tuple[int, ...] = (),
    ) -> None:
        """`asked`: the last question numbers of the previous game, by seat. Numbering goes on, so late answers fail."""
        self.game = game
        self.header = header
        self.envelope = envelope
        self.helped = tuple(helped)
        self.line = 0
        """How often a move was undone."""
        self.moves = 0
        """How many moves were made, including those that were undone."""
        self.made: list[Made] = []
        """The moves that stand."""
        self._asked = asked
        self.session: Session[Any, Any] = self._begun()
        self.starter = self.session.waiting[0] if self.session.waiting else 0
        self.reel = Reel(self.session.viewers)
        """All updates that every viewer was sent."""
        self.events: dict[Viewer, list[Event]] = {viewer: [] for viewer in self.session.viewers}
        """The lasting events that each viewer was sent since the game began."""
        self.undoer: int | None = None
        """The seat that may undo the last move."""
        self.seat_changes: SeatChanges = ()
        self._take_in(self.session.updates)
        self._before, self._marks = self.session, dict.fromkeys(self.events, 0)
        """The session before the last move, and the number of events each viewer had been sent by then."""

    @property
    def is_over(self) -> bool:
        return not self.session.waiting

    @property
    def count(self) -> int:
        """How many updates each viewer has been sent, not counting undone moves."""
        return len(self.made) + 1

    def read(self, move: object) -> Any:
        """A move from JSON data; raises Invalid."""
        return read(self.game.kinds.moves, move, "move")

    def act(self, seat: int, move: Any) -> Sent:
        """Make a move. Returns what every viewer is sent. Raises Refused; then nothing has changed."""
        before, marks = self.session.copy(), {viewer: len(told) for viewer, told in self.events.items()}
        updates = self.session.act(seat, move)
        self._before, self._marks = before, marks
        self.moves += 1
        self.made.append(Made(seat, move))
        sent = self._take_in(updates)
        is_alone = len(self.session.history) <= len(before.history) + 1
        self.undoer = seat if is_alone and not self.is_over and not reveals(updates) else None
        return sent

    def note(self, seat: int | None, what: What) -> None:
        """Note that from now on somebody else sees through the eyes of a seat, or of all seats."""
        self.seat_changes = listed(self.seat_changes, SeatChanged(seat, len(self.session.history), what))

    def undo(self) -> None:
        """Go back to the moment before the last move. The questions get new numbers."""
        asks = self.session.asks
        self.session = self._before
        self.session.number_after(asks)
        self.made.pop()
        self.reel.drop_newest()
        self.reel.drop_newest()
        self.reel.add(in_json(self.session.updates))
        for viewer, told in self.events.items():
            del told[self._marks[viewer] :]
        self.seat_changes = undone(self.seat_changes, len(self.session.history))
        self.undoer = None
        self.line += 1

    def present(self, viewer: Viewer) -> Update[Any, Any]:
        """All that a new viewer needs: the newest update, with one frame of the current view.

        Before the first move, the update of the start with all its frames.
        """
        update = self.session.updates[viewer]
        if not self.made:
            return update
        view = update.frames[-1].view if update.frames else self.game.view(self.session.state, viewer)
        return Update(update.version, update.ask, update.waiting, (Frame((), view),), update.legal, update.aids)

    def preview(self, seat: int) -> tuple[int | None, list[object]]:
        """The open question of a seat, and for each legal move what it would bring, computed from its own view."""
        update = self.session.updates[seat]
        view = self.game.view(self.session.state, seat)
        previews: list[object] = plain([self.session.preview(view, move) for move in update.legal])
        return update.ask, previews

    def record(self) -> Record:
        return recorded(self.session, self.header, self.envelope, self.seat_changes)

    def _begun(self) -> Session[Any, Any]:
        session: Session[Any, Any] = begun(self.game, self.header, self.envelope, self.helped)
        session.number_after(self._asked)
        return session

    def _take_in(self, updates: Updates) -> Sent:
        listed: dict[Viewer, bytes] = {}
        for viewer, update in updates.items():
            events = [event for frame in update.frames for event in frame.events]
            lasting = [event for event in events if event.lasting]
            self.events[viewer] += lasting
            if len(lasting) < len(events):
                listed[viewer] = as_json(lasting)
        sent = Sent(in_json(updates), listed)
        self.reel.add(sent.updates)
        return sent


def reveals(updates: Updates) -> bool:
    """Whether an event showed something that some seat did not know before."""
    for update in updates.values():
        for frame in update.frames:
            for event in frame.events:
                if event.reveals:
                    return True
    return False


def in_json(updates: Updates) -> Lines:
    return {viewer: as_json(update) for viewer, update in updates.items()}
