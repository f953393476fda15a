"""A table people are at: one command after the other is stored, acknowledged, and then told to everybody."""

import asyncio
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host import commands, entries
from aprendiz.host.audience import Audience
from aprendiz.host.clockwork import Clockwork
from aprendiz.host.door import Door, Moment, decide
from aprendiz.host.entries import AnyEntry
from aprendiz.host.film import developed, seat_log
from aprendiz.host.messages import SeatSeen, encode
from aprendiz.host.summary import summarised, write_summary
from aprendiz.host.table import Table, rebuilt
from aprendiz.host.wishes import Wishes
from aprendiz.host.world import Listener, World


class Stale(Exception):
    """A move that answers a question which is no longer open; how things stand instead."""

    def __init__(self, present: SeatSeen, version: int) -> None:
        super().__init__()
        self.present = present
        self.version = version


def nobody(_version: int) -> None:
    """Nobody waits for it to be stored."""


def known_by(token: str, entry: AnyEntry) -> AnyEntry:
    return replace(entry, token=token) if isinstance(entry, entries.Asked) else entry


class Room:
    def __init__(self, table: Table, world: World, changed: Callable[["Room"], None]) -> None:
        """`changed` is called when something about the table itself is different."""
        self.table = table
        self.world = world
        self.touched = table.touched
        """When something last happened that is stored."""
        self.is_deleted = False
        self._changed = changed
        self._lock = asyncio.Lock()
        self.is_broken = False
        """Whether something was played that may not be in the log."""
        self._wishes = Wishes(world.wishes)
        self._summary = summarised(table)
        self._clockwork = Clockwork(self)
        self._audience = Audience(table, self._clockwork.clocks)
        self._clockwork.look()

    # Who looks on

    @property
    def is_empty(self) -> bool:
        return not self._audience

    @property
    def present(self) -> frozenset[str]:
        """The devices that look on."""
        return self._audience.present

    @property
    def is_busy(self) -> bool:
        """Whether the table may be other than its log just now."""
        return self._lock.locked() or self.is_broken

    async def enter(self, listener: Listener, version: int | None) -> None:
        """From now on everything is told; before that, what was missed since a version, or the whole."""
        async with self.turn() as table:
            if not table.lets_in(listener.device):
                raise no(TableRule.NOT_INVITED, "ask-for-an-invitation")
            self._clockwork.away.pop(listener.device, None)
            self._audience.come(listener, version)

    def leave(self, listener: Listener) -> None:
        if listener not in self._audience:
            return
        self._audience.go(listener)
        if listener.device not in self.present:
            self._clockwork.away[listener.device] = self.world.now()
        if not self.is_busy:
            self._settle()

    async def show(self, listener: Listener, seat: int | None) -> None:
        """On a shared device: whose person has tapped, None to cover everything again."""
        async with self.turn() as table:
            if listener not in self._audience:
                raise no(TableRule.NOT_ENTERED, "enter-first")
            if seat is not None and seat not in table.seats_of(listener.device):
                raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
            self._audience.show(listener, seat)

    async def seat_log(self, device: str, seat: int | None) -> str:
        """What an own seat was sent of the present game, as a file; or, without a seat, anybody who may look on."""
        async with self.turn() as table:
            own = table.seats_of(device)
            if seat is not None and seat not in own:
                raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
            if seat is None and not own and not table.plan.settings.allows_spectators:
                raise no(TableRule.NO_SPECTATORS, "no-spectators")
            if table.play is None:
                raise no(TableRule.NO_SUCH_GAME, "no-such-game")
            return await asyncio.to_thread(seat_log, table.play, seat)

    async def preview(self, listener: Listener, seat: int) -> tuple[int | None, list[object]]:
        """The question to an own seat, and what each of its moves would make of what it holds, as plain data."""
        async with self.turn() as table:
            if seat not in table.seats_of(listener.device):
                raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
            if not self._audience.shows(listener, seat):
                raise no(TableRule.COVERED, "tap-first")
            if table.play is None:
                raise no(TableRule.NOT_PLAYING, "while-playing")
            return table.play.preview(seat)

    # What happens

    async def do(
        self,
        device: str,
        command: commands.TableCommand,
        acknowledge: Callable[[int], None] = nobody,
        token: str | None = None,
    ) -> None:
        """Raises Refused, Invalid, Stale or StoreFailed; then nothing has changed and nobody was told anything.

        A command that comes with the same token again is acknowledged again, and not carried out.
        """
        if isinstance(command, commands.Rematch) and device == self.table.host:
            await self.keep_film()  # Afterwards the table no longer has the game.
        async with self.turn() as table:
            if not table.lets_in(device):
                raise no(TableRule.NOT_INVITED, "ask-for-an-invitation")
            if token in table.done:
                acknowledge(table.done[token])
                return
            if isinstance(command, commands.Act):
                self._refuse_stale(device, command)
                if command.seat in table.seats_of(device) and not self._audience.is_uncovered(device, command.seat):
                    raise no(TableRule.COVERED, "tap-first")
            if isinstance(command, commands.Choose):
                # To look at a plan is work, even for nothing.
                self._wishes.count(device, len(encode(command)), self.world.now())
            news = decide(table, device, command, self.moment())
            if not isinstance(command, commands.Act | commands.Choose):
                size = sum(len(entries.write(entry)) for entry in news)
                self._wishes.count(device, size, self.world.now())
            if token is not None:
                news = [known_by(token, entry) for entry in news]
            await self.keep(news, acknowledge)

    def count(self, device: str) -> None:
        """One more thing that a device asks for, beside its moves; raises Refused if that is too much for now."""
        self._wishes.count(device, 0, self.world.now())

    async def note(self, entry: AnyEntry) -> None:
        """An entry that nobody at the table has asked for."""
        async with self.turn():
            await self.keep([entry])

    async def admit(self, device: str, most: int) -> None:
        """Somebody comes by invitation; there is room for so many."""
        async with self.turn() as table:
            if device in table.devices:
                return
            if len(table.admitted) >= most:
                raise no(TableRule.FULL, "table-is-full")
            await self.keep([entries.Admitted(self.world.now(), device)])

    async def hand_over(self, seat: int, before: str | None, device: str) -> None:
        """A chair goes from one device to another, if the first still has it."""
        async with self.turn() as table:
            door = Door(table, device, self.moment())
            chair = door.chair(seat)
            if before is None or chair.device != before:
                raise no(TableRule.WRONG_CODE, "ask-for-another-code")
            await self.keep(door.seated(seat, replace(chair, device=device), "handed-over"))

    async def keep_film(self) -> None:
        """Of a game that is over, everything that was shown; once."""
        play, number = self.table.play, self.table.games
        if play is None or self.table.phase not in ("over", "stopped") or number in self.table.films:
            return
        async with self.world.filming:
            if number in self.table.films:
                return
            film = await asyncio.to_thread(developed, play, self.world.now(), number)
        async with self.turn() as table:
            if number not in table.films and table.phase != "playing":
                await self.keep([film])

    def turn(self) -> "Turn":
        """The table as it is in the log, for one at a time."""
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
        """After a failure the table is made anew from its log, and everybody is told what is in it."""
        log = await self.world.store.read(self.table.name)
        self.table = await asyncio.to_thread(rebuilt, self.table.name, log, self.world.sealing)
        self._summary = summarised(self.table)
        self.touched = self.table.touched
        self.is_broken = False
        self._clockwork.look()
        self._audience.look_at(self.table)
        self._audience.part_with_strangers()
        self._audience.tell_whole()
        self._changed(self)

    def _settle(self) -> None:
        """What follows from what has happened; nothing, as long as it may not be in the log."""
        if not self.is_broken:
            self._audience.tell_presence()
            self._clockwork.look()
        self._clockwork.wind()

    async def keep(self, news: Sequence[AnyEntry], acknowledge: Callable[[int], None] = nobody) -> None:
        """Play it, store it, acknowledge it, tell it. Only in one's turn."""
        before = self.table.version
        if news:
            try:
                played = [self._played(entry) for entry in news]
            except (Refused, Invalid):
                raise
            except BaseException:
                self.is_broken = True
                raise
            changes = [self.table.changes[at] for at in range(-len(news), 0)]
            is_lobby = any(change.is_lobby for change in changes)
            await self._store(played, before, is_lobby=is_lobby)
            self.touched = self.table.touched
        acknowledge(self.table.version)
        if not news:
            return
        self._clockwork.moved()
        if is_lobby:
            for entry in news:
                self._audience.cover(entry)
            self._audience.part_with_strangers()
        self._audience.tell(changes)
        if is_lobby:
            self._changed(self)

    def _played(self, entry: AnyEntry) -> AnyEntry:
        """An entry as it is stored; only a move can be refused here, and it comes alone."""
        self.table.apply(entry)
        self.table.remember(entry)
        if isinstance(entry, entries.Acted) and self.table.play is not None:
            return replace(entry, digest=self.table.play.session.state.digest())
        return entry

    async def _store(self, news: list[AnyEntry], before: int, *, is_lobby: bool) -> None:
        table = self.table
        try:
            written = [entries.write(entry) for entry in news]
            self._summary = summarised(table) if is_lobby else replace(self._summary, touched=table.touched)
            await self.world.store.append(table.name, before, written, write_summary(self._summary))
        except BaseException:
            self.is_broken = True
            raise

    def moment(self) -> Moment:
        now = self.world.now()
        return Moment(now, self.present, self._clockwork.watch.spent(now), self.world.secret)

    def _refuse_stale(self, device: str, command: commands.Act) -> None:
        play = self.table.play
        seats = self.table.seats_of(device)
        if play is None or command.seat not in seats:
            return
        if play.session.updates[command.seat].ask != command.ask:
            raise Stale(self._audience.present_to(device, command.seat), self.table.version)

    def close(self) -> None:
        """Nothing happens by itself any more."""
        self._clockwork.stop()

    def send_away(self) -> None:
        """The table is gone, and everybody is told."""
        self.is_deleted = True
        self.close()
        self._audience.send_away()


class Turn:
    """One who is at it; the others wait."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> Table:
        return await self._room.begin_turn()

    async def __aexit__(self, *_error: object) -> None:
        self._room.end_turn()
