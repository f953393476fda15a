"""The connections that watch a table: which views each of them is shown, and which messages it is sent."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

from aprendiz.core.session import Viewer
from aprendiz.host import entries
from aprendiz.host.change import Change
from aprendiz.host.entries import AnyEntry
from aprendiz.host.messages import Clocks, Gone, Presence, SeatSeen, encode
from aprendiz.host.table import Table
from aprendiz.host.wording import Wording
from aprendiz.host.world import Listener

TOLD_AT_ONCE: Final = 50


class Audience:
    def __init__(self, table: Table, clocks: Callable[[], Clocks | None]) -> None:
        """`clocks` returns what the clocks show now."""
        self._clocks = clocks
        self._listeners: dict[Listener, int | None] = {}
        """All connections; on a shared device with the seat that is uncovered."""
        self.present: frozenset[str] = frozenset()
        """The connected devices."""
        self._since: dict[str, int] = {}
        """The version at which each device first came: a spectator is never sent an earlier change."""
        self._is_presence_due = False
        """Whether a device came or went and the others have not been told yet."""
        self.look_at(table)

    def look_at(self, table: Table) -> None:
        """Switch to another table object (after it was rebuilt from its log)."""
        self._table = table
        self._wording = Wording(table)

    def __len__(self) -> int:
        return len(self._listeners)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._listeners

    # Coming and going

    def come(self, listener: Listener, version: int | None) -> None:
        """Add a connection. Send it the changes since `version`, or the whole table; from now on every change.

        A device is never sent what happened before it could see it, whatever version it names.
        """
        self._is_presence_due |= listener.device not in self.present
        self._listeners[listener] = None
        self._count()
        self._since.setdefault(listener.device, self._table.version)
        missed = self._missed(listener, version)
        if missed is None:
            listener.tell(self._whole(listener))
        else:
            self._tell(listener, missed)
            listener.tell(self._presence())

    def go(self, listener: Listener) -> None:
        del self._listeners[listener]
        self._count()
        self._forget_strangers()
        self._is_presence_due |= listener.device not in self.present

    def part_with_strangers(self) -> None:
        """Remove the connections that the table no longer lets in."""
        for listener in list(self._listeners):
            if not self._table.lets_in(listener.device):
                del self._listeners[listener]
                listener.tell(encode(Gone(self._table.name)))
        self._count()
        self._forget_strangers()

    def _forget_strangers(self) -> None:
        """Forget since when devices came that are gone and do not belong to the table."""
        known = self._table.devices | self.present
        self._since = {device: version for device, version in self._since.items() if device in known}

    def send_away(self) -> None:
        """Tell everybody that the table is gone, and remove all connections."""
        gone, self._listeners = self._listeners, {}
        self._count()
        for listener in gone:
            listener.tell(encode(Gone(self._table.name)))

    def _count(self) -> None:
        self.present = frozenset([listener.device for listener in self._listeners])

    # Which views

    def show(self, listener: Listener, seat: int | None) -> None:
        """On a shared device: uncover the seat whose player has tapped; None covers everything again."""
        self._listeners[listener] = seat
        listener.tell(self._whole(listener))

    def shows(self, listener: Listener, seat: int) -> bool:
        """Whether this connection may see the view of one of its seats: its only seat, or the uncovered one."""
        return self._table.seats_of(listener.device) == (seat,) or self._listeners.get(listener) == seat

    def is_uncovered(self, device: str, seat: int) -> bool:
        """Whether any connection of the device may see the view of the seat."""
        if self._table.seats_of(device) == (seat,):
            return True
        return any(seen == seat for listener, seen in self._listeners.items() if listener.device == device)

    def cover(self, entry: AnyEntry) -> None:
        """Cover seats again when a new game begins, or when their chair goes to another device."""
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

    # Messages

    async def tell(self, changes: Sequence[Change]) -> None:
        async for listener in self._all():
            self._tell(listener, changes)

    async def tell_whole(self) -> None:
        async for listener in self._all():
            listener.tell(self._whole(listener))

    async def _all(self) -> AsyncIterator[Listener]:
        """All connections, with a pause after every few: telling a crowd takes longer than the loop may be held."""
        for number, listener in enumerate(list(self._listeners), start=1):
            if listener in self._listeners:
                yield listener
            if number % TOLD_AT_ONCE == 0:
                await asyncio.sleep(0)

    def tell_presence(self) -> None:
        """Tell everybody who is connected, if that has changed since the last time."""
        if self._is_presence_due:
            self._is_presence_due = False
            message = self._presence()
            for listener in self._listeners:
                listener.tell(message)

    def present_to(self, device: str, seat: int) -> SeatSeen:
        """The current state as one of the device's seats sees it; while the seat is covered, as a spectator does."""
        return self._wording.present(seat if self.is_uncovered(device, seat) else None)

    def _missed(self, listener: Listener, version: int | None) -> list[Change] | None:
        """The changes after a version; None if some are no longer kept, or if changes alone are not enough."""
        table = self._table
        if version is None or version > table.version:
            return None
        seats = table.seats_of(listener.device)
        if not seats and version < self._since[listener.device]:
            return None  # A player is sent all that was missed: since it got its chair, there is no `is_new`.
        if len(seats) > 1 or table.plan.settings.clock is not None or table.halt == "rules":
            return None
        missed = [change for change in table.changes if change.version > version]
        if len(missed) != table.version - version or any(change.is_new for change in missed):
            return None
        return missed

    def _whole(self, listener: Listener) -> bytes:
        return self._wording.whole(listener.device, self._viewers(listener), self.present, self._clocks())

    def _tell(self, listener: Listener, changes: Sequence[Change]) -> None:
        if any(change.is_new for change in changes):
            listener.tell(self._whole(listener))
            return
        viewers, clocks = self._viewers(listener), self._clocks()
        for change in changes:
            listener.tell(self._wording.change(listener.device, viewers, self.present, clocks, change))

    def _presence(self) -> bytes:
        present = self.present
        return encode(Presence(self._table.name, tuple(chair.device in present for chair in self._table.chairs)))
