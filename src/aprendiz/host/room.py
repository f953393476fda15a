"""A table in use: commands are handled one at a time, and each is stored, acknowledged, then sent to everybody."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, TypeVar

from msgspec.structs import replace

from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host import commands, entries
from aprendiz.host.audience import Audience
from aprendiz.host.clockwork import Clockwork
from aprendiz.host.door import Door, Moment, decide
from aprendiz.host.ending import due
from aprendiz.host.entries import AnyEntry
from aprendiz.host.film import developed, seat_log
from aprendiz.host.messages import Kept, SeatSeen, encode
from aprendiz.host.summary import summarised, write_summary
from aprendiz.host.table import Table
from aprendiz.host.visitor import Visitor
from aprendiz.host.wishes import Wishes
from aprendiz.host.world import Listener, World

T = TypeVar("T")

MOST_CONNECTIONS: Final = 300
"""Connections at one table beyond which only its host and players may enter: each is told about every change."""

OF_EVENINGS: Final = (entries.Filmed, entries.Forgotten)
"""Entries that change the evenings of devices, but nothing that is shown at the table."""

SLOW: Final = (entries.Agreed, entries.Begun)
"""Entries that take long: a start prepares the box and deals."""


class Stale(Exception):
    """A move answers a question that is no longer open. Carries the current state instead."""

    def __init__(self, present: SeatSeen, version: int) -> None:
        super().__init__()
        self.present = present
        self.version = version


Acknowledge = Callable[[int, str], None]
"""Called with the version of the table after a command, and the head of its log."""


def nobody(_version: int, _head: str) -> None:
    """Acknowledges to nobody: the default when no device waits."""


def known_by(token: str, entry: AnyEntry) -> AnyEntry:
    return replace(entry, token=token) if isinstance(entry, entries.Asked) else entry


class Room:
    def __init__(self, table: Table, world: World, changed: Callable[["Room"], None]) -> None:
        """`changed` is called when the table itself has changed, not only the game."""
        self.table = table
        self.world = world
        self.touched = table.touched
        """Date of the newest stored entry."""
        self.stirred = world.clock()
        """When an entry was last stored, or the table read from its log, by the monotonic clock."""
        self.is_deleted = False
        self._changed = changed
        self._lock = asyncio.Lock()
        self.is_broken = False
        """Whether the table in memory may contain something that is not in the log."""
        self._wishes = Wishes(world.wishes)
        self._summary = summarised(table)
        self._clockwork = Clockwork(self)
        self._audience = Audience(table, self._clockwork.clocks)
        self._clockwork.look()

    # Connections and views

    @property
    def is_empty(self) -> bool:
        return not self._audience

    @property
    def present(self) -> frozenset[str]:
        """The connected devices."""
        return self._audience.present

    @property
    def is_busy(self) -> bool:
        """Whether the table in memory may differ from its log at the moment."""
        return self._lock.locked() or self.is_broken

    async def enter(self, listener: Listener, version: int | None, kept: Kept | None = None) -> str | None:
        """Add a connection. It is sent the changes since `version`, or the whole table, and then every change.

        Returns the head of the log at the version of `kept`, which the device compares with the head it has kept.
        """
        async with self.turn() as table:
            if not table.lets_in(listener.device):
                raise no(TableRule.NOT_INVITED, "ask-for-an-invitation")
            is_player = listener.device == table.host or table.seats_of(listener.device) != ()
            if len(self._audience) >= MOST_CONNECTIONS and not is_player:
                raise no(TableRule.FULL, "table-is-full")
            self._clockwork.away.pop(listener.device, None)
            was = table.chain.head(kept.version) if kept is not None and kept.version <= table.version else None
            is_other = kept is not None and was != kept.head  # What the device knows is not what the log has.
            self._audience.come(listener, None if is_other else version)
            return was

    def leave(self, listener: Listener) -> None:
        if listener not in self._audience:
            return
        self._audience.go(listener)
        if listener.device not in self.present:
            self._clockwork.away[listener.device] = self.world.clock()
        if not self.is_busy:
            self._settle()

    async def show(self, listener: Listener, seat: int | None) -> None:
        """On a shared device: uncover the seat whose player has tapped; None covers everything again."""
        async with self.turn() as table:
            if listener not in self._audience:
                raise no(TableRule.NOT_ENTERED, "enter-first")
            if seat is not None and seat not in table.seats_of(listener.device):
                raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
            self._audience.show(listener, seat)

    async def seat_log(self, device: str, seat: int | None) -> Iterator[str]:
        """The seat log of the current game, as file contents: of one of the device's seats, or of a spectator.

        Each piece is made when it is asked for. Moves made meanwhile are not part of it.
        """
        async with self.turn() as table:
            own = table.seats_of(device)
            if seat is not None and seat not in own:
                raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
            if seat is None and not own and not table.plan.settings.allows_spectators:
                raise no(TableRule.NO_SPECTATORS, "no-spectators")
            if table.play is None:
                raise no(TableRule.NO_SUCH_GAME, "no-such-game")
            return seat_log(table.play, seat)

    async def preview(self, listener: Listener, seat: int) -> tuple[int | None, list[object]]:
        """The open question of one of the device's seats, and for each legal move the result for its hand."""
        async with self.turn() as table:
            if seat not in table.seats_of(listener.device):
                raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
            if not self._audience.shows(listener, seat):
                raise no(TableRule.COVERED, "tap-first")
            if table.play is None:
                raise no(TableRule.NOT_PLAYING, "while-playing")
            return table.play.preview(seat)

    # Commands and entries

    async def do(
        self,
        device: str,
        command: commands.TableCommand,
        acknowledge: Acknowledge = nobody,
        token: str | None = None,
        network: str = "",
    ) -> None:
        """Carry out a command. Raises Refused, Invalid, Stale or StoreFailed; then nothing has changed or was sent.

        A retry with the same token is acknowledged again, but not carried out again.
        """
        if isinstance(command, commands.Rematch) and device == self.table.host:
            await self.keep_film()  # After a rematch, the table no longer has the game.
        async with self.turn() as table:
            if not table.lets_in(device):
                raise no(TableRule.NOT_INVITED, "ask-for-an-invitation")
            if token in table.done:
                acknowledge(table.done[token], table.chain.head(table.done[token]))
                return
            if isinstance(command, commands.Act):
                self._refuse_stale(device, command)
                if command.seat in table.seats_of(device) and not self._audience.is_uncovered(device, command.seat):
                    raise no(TableRule.COVERED, "tap-first")
            if isinstance(command, commands.Choose):
                # Checking a plan costs time, even if it is refused.
                self._wishes.count(device, len(encode(command)), self.world.clock())
            is_slow = isinstance(command, commands.Start)
            news = await self._work(partial(decide, table, device, command, self.moment()), is_slow=is_slow)
            if isinstance(command, commands.Choose):
                await self.world.checking.plan(command.plan, device, network)
            if not isinstance(command, commands.Act | commands.Choose):
                size = sum(len(entries.write(entry)) for entry in news)
                self._wishes.count(device, size, self.world.clock())
            if token is not None and news:
                news = [*news[:-1], known_by(token, news[-1])]
            await self.keep(news, acknowledge)

    def count(self, device: str) -> None:
        """Count one command that is not a move. Raises Refused if the rate limit of the device is exceeded."""
        self._wishes.count(device, 0, self.world.clock())

    async def note(self, entry: AnyEntry) -> None:
        """Store an entry that no device at the table has asked for."""
        async with self.turn():
            await self.keep([entry])

    async def admit(self, device: str, most: int) -> None:
        """Admit a device with an invitation. Raises Refused if there are already `most` such devices."""
        async with self.turn() as table:
            if device in table.devices:
                return
            if len(table.admitted) >= most:
                raise no(TableRule.FULL, "table-is-full")
            await self.keep([entries.Admitted(self.date, device)])

    async def hand_over(self, seat: int, before: str | None, by: str, device: str) -> None:
        """Move a chair from device `before` to `device`, offered by the device `by`.

        Raises Refused if `before` no longer has the chair, or is connected and did not offer it itself.
        """
        async with self.turn() as table:
            giver = Visitor(table, by)
            chair = giver.chair(seat)
            if before is None or chair.device != before:
                raise no(TableRule.WRONG_CODE, "ask-for-another-code")
            giver.without_another(seat, self.present)
            if device == before:
                return
            door = Door(table, device, self.moment())
            await self.keep(door.seated(seat, replace(chair, device=device), "handed-over"))

    async def keep_film(self) -> None:
        """Store the film of the game if it is over or stopped, once."""
        async with self.turn() as table:
            play, number = table.play, table.games
            if play is None or table.phase not in ("over", "stopped") or number in table.films:
                return
            ended = table.ending
        async with self.world.filming:
            if number in self.table.films:
                return
            film = await asyncio.to_thread(developed, play, self.date, number, ended)
        async with self.turn() as table:
            if number not in table.films and table.phase != "playing":
                await self.keep([film])

    async def forget(self, device: str) -> None:
        """Forget which games a device has played here."""
        async with self.turn() as table:
            if any(device in ended.devices for ended in table.ended.values()):
                await self.keep([entries.Forgotten(self.date, device)])

    def turn(self) -> "Turn":
        """Exclusive access to the table, which is then the same as its log."""
        return Turn(self)

    async def begin_turn(self) -> Table:
        await self._lock.acquire()
        try:
            if self.is_deleted:
                raise no(TableRule.UNKNOWN_TABLE, "unknown-table")
            if self.is_broken:
                await self._recover()
        except BaseException:
            self.end_turn()
            raise
        return self.table

    def end_turn(self) -> None:
        try:
            if not self.is_deleted:
                self._settle()
        finally:
            self._lock.release()

    async def _recover(self) -> None:
        """After a failure, rebuild the table from its log and send everybody the whole table."""
        try:
            self.table = await self.world.rebuilt(self.table.name)
        except Refused:
            self.close()
            raise
        self._summary = summarised(self.table)
        self.touched = self.table.touched
        self.is_broken = False
        self._clockwork.look()
        self._audience.look_at(self.table)
        self._audience.part_with_strangers()
        await self._audience.tell_whole()
        self._changed(self)

    def _settle(self) -> None:
        """Send presence, and update watch and timer. While the table is broken, only set the timer for a retry."""
        if not self.is_broken:
            self._audience.tell_presence()
            self._clockwork.look()
        self._clockwork.wind()

    async def keep(self, news: Sequence[AnyEntry], acknowledge: Acknowledge = nobody) -> None:
        """Apply new entries, store them, acknowledge them, send them. Call this only within a turn."""
        before = self.table.version
        if news:
            try:
                played = [await self._apply(self.table, entry) for entry in news]
                endings = due(self.table, self.world.moves, self.date)
                played += [await self._apply(self.table, entry) for entry in endings]
            except (Refused, Invalid):
                raise
            except BaseException:
                self.is_broken = True
                raise
            changes = [self.table.changes[at] for at in range(-len(played), 0)]
            is_lobby = any(change.is_lobby for change in changes)
            is_summary = is_lobby or any(isinstance(entry, OF_EVENINGS) for entry in played)
            await self._store(played, before, is_summary=is_summary)
            self.touched, self.stirred = self.table.touched, self.world.clock()
        acknowledge(self.table.version, self.table.chain.head(self.table.version))
        if not news:
            return
        self._clockwork.moved()
        if is_lobby:
            for entry in played:
                self._audience.cover(entry)
            self._audience.part_with_strangers()
        await self._audience.tell(changes)
        if is_summary:
            self._changed(self)

    async def _apply(self, table: Table, entry: AnyEntry) -> AnyEntry:
        """Apply an entry and return it as it is stored. Only a move can be refused here, and it is always alone."""
        is_slow = isinstance(entry, SLOW) or (isinstance(entry, entries.Acted) and table.plan.has_own_box)
        await self._work(partial(table.apply, entry), is_slow=is_slow)
        table.remember(entry)
        if isinstance(entry, entries.Acted) and table.play is not None:
            return replace(entry, digest=table.play.session.state.digest())
        return entry

    async def _work(self, work: Callable[[], T], *, is_slow: bool) -> T:
        """Do what may take longer than the event loop may be held in a thread. Call this only within a turn."""
        if not is_slow:
            return work()
        async with self.world.slow_work:
            return await asyncio.to_thread(work)

    async def _store(self, news: list[AnyEntry], before: int, *, is_summary: bool) -> None:
        """`is_summary`: more than the date of the summary changes."""
        table = self.table
        try:
            written = [table.chain.add(entries.write(entry)) for entry in news]
            self._summary = summarised(table) if is_summary else replace(self._summary, touched=table.touched)
            await self.world.store.append(table.name, before, written, write_summary(self._summary))
        except BaseException:
            self.is_broken = True
            raise

    @property
    def date(self) -> float:
        """The date of the next entry: never before that of an earlier entry, even if the date has jumped back."""
        return max(self.world.now(), self.table.dated)

    def moment(self) -> Moment:
        spent = self._clockwork.watch.spent(self.world.clock())
        return Moment(self.date, self.present, spent, self.world.secret)

    def _refuse_stale(self, device: str, command: commands.Act) -> None:
        play = self.table.play
        seats = self.table.seats_of(device)
        if play is None or command.seat not in seats:
            return
        if play.session.updates[command.seat].ask != command.ask:
            raise Stale(self._audience.present_to(device, command.seat), self.table.version)

    def close(self) -> None:
        """Stop bots, clocks and timers."""
        self._clockwork.stop()

    def send_away(self) -> None:
        """Mark the table as deleted and tell everybody that it is gone."""
        self.is_deleted = True
        self.close()
        self._audience.send_away()


class Turn:
    """One turn at a room; others wait until it ends."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> Table:
        return await self._room.begin_turn()

    async def __aexit__(self, *_error: object) -> None:
        self._room.end_turn()
