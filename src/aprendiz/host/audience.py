"""Everybody who looks on at a table: with whose eyes, and what each of them is told."""

from collections.abc import Callable, Sequence

from aprendiz.core.session import Viewer
from aprendiz.host import entries
from aprendiz.host.change import Change
from aprendiz.host.entries import AnyEntry
from aprendiz.host.messages import Clocks, Gone, Presence, SeatSeen, encode
from aprendiz.host.table import Table
from aprendiz.host.wording import Wording
from aprendiz.host.world import Listener


class Audience:
    def __init__(self, table: Table, clocks: Callable[[], Clocks | None]) -> None:
        """`clocks` tells what they show now."""
        self._clocks = clocks
        self._listeners: dict[Listener, int | None] = {}
        """On a shared device with the seat that is uncovered."""
        self.present: frozenset[str] = frozenset()
        """Their devices."""
        self._is_presence_due = False
        """Whether somebody came or went of which the others have not been told."""
        self.look_at(table)

    def look_at(self, table: Table) -> None:
        """From now on at this one."""
        self._table = table
        self._wording = Wording(table)

    def __len__(self) -> int:
        return len(self._listeners)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._listeners

    # Who comes and goes

    def come(self, listener: Listener, version: int | None) -> None:
        """Tell somebody what was missed since a version, or the whole; from now on everything."""
        self._is_presence_due |= listener.device not in self.present
        self._listeners[listener] = None
        self._count()
        missed = self._missed(listener, version)
        if missed is None:
            listener.tell(self._whole(listener))
        else:
            self._tell(listener, missed)
            listener.tell(self._presence())

    def go(self, listener: Listener) -> None:
        del self._listeners[listener]
        self._count()
        self._is_presence_due |= listener.device not in self.present

    def part_with_strangers(self) -> None:
        """Those whom the table no longer lets in."""
        for listener in list(self._listeners):
            if not self._table.lets_in(listener.device):
                del self._listeners[listener]
                listener.tell(encode(Gone(self._table.name)))
        self._count()

    def send_away(self) -> None:
        """The table is gone, and everybody is told."""
        gone, self._listeners = self._listeners, {}
        self._count()
        for listener in gone:
            listener.tell(encode(Gone(self._table.name)))

    def _count(self) -> None:
        self.present = frozenset([listener.device for listener in self._listeners])

    # With whose eyes

    def show(self, listener: Listener, seat: int | None) -> None:
        """On a shared device: whose person has tapped, None to cover everything again."""
        self._listeners[listener] = seat
        listener.tell(self._whole(listener))

    def shows(self, listener: Listener, seat: int) -> bool:
        """Whether an own seat may be looked at here: it is the device's only one, or its person has tapped."""
        return self._table.seats_of(listener.device) == (seat,) or self._listeners.get(listener) == seat

    def is_uncovered(self, device: str, seat: int) -> bool:
        """Whether it may be looked at anywhere on the device."""
        if self._table.seats_of(device) == (seat,):
            return True
        return any(seen == seat for listener, seen in self._listeners.items() if listener.device == device)

    def cover(self, entry: AnyEntry) -> None:
        """Who tapped in one game, or on a chair that is another device's now, has to tap again."""
        if isinstance(entry, entries.Begun):
            self._listeners = dict.fromkeys(self._listeners)
        elif isinstance(entry, entries.Seated):
            for listener, seat in self._listeners.items():
                if seat is not None and seat not in self._table.seats_of(listener.device):
                    self._listeners[listener] = None

    def _viewers(self, listener: Listener) -> tuple[Viewer, ...]:
        seats = self._table.seats_of(listener.device)
        if len(seats) == 1:
            return seats
        if seats:
            shown = self._listeners.get(listener)
            return (None, shown) if shown in seats else (None,)
        if not self._table.plan.settings.allows_spectators:
            return ()
        return (None, *range(len(self._table.chairs))) if self._table.shows_hands else (None,)

    # What they are told

    def tell(self, changes: Sequence[Change]) -> None:
        for listener in self._listeners:
            self._tell(listener, changes)

    def tell_whole(self) -> None:
        for listener in self._listeners:
            listener.tell(self._whole(listener))

    def tell_presence(self) -> None:
        """Who came or went meanwhile."""
        if self._is_presence_due:
            self._is_presence_due = False
            message = self._presence()
            for listener in self._listeners:
                listener.tell(message)

    def present_to(self, device: str, seat: int) -> SeatSeen:
        """How things stand for an own seat; while it is covered, for a spectator."""
        return self._wording.present(seat if self.is_uncovered(device, seat) else None)

    def _missed(self, listener: Listener, version: int | None) -> list[Change] | None:
        """The changes after a version; None where they are not all there, or do not tell all."""
        table = self._table
        if version is None or version > table.version:
            return None
        is_shared = len(table.seats_of(listener.device)) > 1
        if is_shared or table.plan.settings.clock is not None or table.halt == "rules":
            return None
        missed = [change for change in table.changes if change.version > version]
        if len(missed) != table.version - version or any(change.is_new for change in missed):
            return None
        return missed

    def _whole(self, listener: Listener) -> bytes:
        return self._wording.whole(listener.device, self._viewers(listener), self.present, self._clocks())

    def _tell(self, listener: Listener, changes: Sequence[Change]) -> None:
        viewers, clocks = self._viewers(listener), self._clocks()
        for change in changes:
            listener.tell(self._wording.change(listener.device, viewers, self.present, clocks, change))

    def _presence(self) -> bytes:
        present = self.present
        return encode(Presence(self._table.name, tuple(chair.device in present for chair in self._table.chairs)))
