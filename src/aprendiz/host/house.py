"""All tables of a server: creating, finding and deleting them, invitations, and moving chairs to other devices."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from msgspec.structs import replace

from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.seal import SEED_BYTES, Envelope
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host import commands, entries
from aprendiz.host.archive import Archive
from aprendiz.host.bucket import Bucket
from aprendiz.host.calendar import Calendar
from aprendiz.host.chain import SIZE, Chain
from aprendiz.host.chairs import Chair, Plan
from aprendiz.host.codes import Codes, new_code, new_long_code
from aprendiz.host.film import Film, watched
from aprendiz.host.guesses import Guesses
from aprendiz.host.room import Acknowledge, Room
from aprendiz.host.store import Mismatch, Shelved, Store, StoreFailed
from aprendiz.host.summary import Summary, read_summary, summarised, write_summary
from aprendiz.host.table import Sealing, Table
from aprendiz.host.thinking import Thinking
from aprendiz.host.visitor import permit
from aprendiz.host.world import World

log: Final = logging.getLogger("aprendiz.host")

INVITATION: Final = 24 * 3600.0
"""Seconds until an invitation expires."""

SHOWN: Final = 200
"""How many tables are listed at most."""

IDLE: Final = 300.0
"""Seconds after which a table without connections is dropped from memory."""

READERS: Final = 2
"""How many films are read at the same moment: a long one has some megabytes."""


@dataclass(frozen=True, slots=True)
class Limits:
    tables: int = 10_000
    tables_of_one: int = 100
    """Open tables that one device may be the host of."""

    unstarted_of_one: int = 20
    """How many of them may be waiting for their first game; a class that plays in pairs needs fifteen."""

    unstarted: float = 48 * 3600.0
    """Seconds without any log entry after which a table that never started is deleted. A table made one evening is
    still there on the next."""
    moves: int = 10_000
    """Moves after which a table stops a game: more than 20 times as many as in the longest real games."""

    guests: int = 200
    """Devices that may come to one table with an invitation."""

    guesses: float = 600.0
    """Wrong codes allowed at once, on the whole server."""

    guesses_a_second: float = 1 / 30
    guesses_of_network: float = 100.0
    guesses_of_device: float = 5.0
    """Wrong codes of one network and of one device before each further one is followed by a longer delay."""

    wishes: float = 100.0
    """Commands other than moves that one device may send to one table at once; every 1,000 bytes count as one more."""

    wishes_a_second: float = 1.0


class House:
    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        *,
        pace: float = 1.0,
        limits: Limits | None = None,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
        secret: Callable[[int], bytes] = secrets.token_bytes,
        code: Callable[[], str] = new_code,
        long_code: Callable[[], str] = new_long_code,
        sealing: Sealing = Envelope,
    ) -> None:
        """`now`: seconds since 1970. `clock`: seconds for rate limits; it never goes back."""
        self.limits = Limits() if limits is None else limits
        self.world = World(store, thinking, now, clock, secret, self.limits.moves, pace, sealing, self._wishes)
        guesses = Guesses(
            Bucket(self.limits.guesses, self.limits.guesses_a_second),
            self.limits.guesses_of_network,
            self.limits.guesses_of_device,
        )
        self._codes = Codes(guesses, clock, code)
        self._long_code = long_code
        self._expiring, self._archiving = Calendar(now, clock), Calendar(now, clock)
        """The date at the last look for tables to delete, and to archive."""
        self._reading = asyncio.Semaphore(READERS)
        self._summaries: dict[str, Summary] = {}
        self._tables_of: dict[str, set[str]] = {}
        """The names of tables by the devices that belong to them."""
        self._creating: Counter[str] = Counter()
        """Tables that are being stored for the first time, by host."""
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Load the summaries of all stored tables. A damaged table does not keep the others from being opened."""
        for shelved in await self.world.store.tables():
            try:
                summary = read_summary(shelved.summary)
            except (ValueError, RecursionError):
                await self._mend(shelved)
            else:
                self._note(shelved.table, summary)

    async def _mend(self, shelved: Shelved) -> None:
        """Make a damaged summary from the log again, if the log is good."""
        try:
            summary = summarised(await self.world.rebuilt(shelved.table))
        except Refused:
            return
        self._note(shelved.table, summary)
        log.warning("the summary of a table was damaged", extra={"facts": {"table": shelved.table}})
        with suppress(StoreFailed, Mismatch):
            await self.world.store.append(shelved.table, shelved.version, (), write_summary(summary))

    def _wishes(self) -> Bucket:
        return Bucket(self.limits.wishes, self.limits.wishes_a_second)

    # Finding

    @property
    def tables(self) -> int:
        return len(self._summaries)

    @property
    def damaged(self) -> int:
        """How many tables are known to be damaged."""
        return len(self.world.quarantine)

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def is_almost_full(self) -> bool:
        """Whether only devices that have played before can create tables."""
        return self.tables >= without_reserve(self.limits.tables)

    def knows(self, device: str) -> bool:
        """Whether the device belongs to any table."""
        return device in self._tables_of

    def has_played(self, device: str) -> bool:
        """Whether the device has a chair at any table where a game has begun."""
        return any(self._summaries[name].has_seen_play(device) for name in self._tables_of.get(device, ()))

    def allowed(self, most: int, device: str) -> int:
        """How much of a resource a device may help to use up: the last tenth is for devices that have played before."""
        return most if self.has_played(device) else without_reserve(most)

    def of(self, device: str, most: int = SHOWN) -> list[tuple[str, Summary]]:
        """The tables a device belongs to, newest first."""
        return self._newest_of(self._tables_of.get(device, ()), most)

    def listed(self, most: int = SHOWN) -> list[tuple[str, Summary]]:
        """The listed tables, which anybody may enter, newest first."""
        open_ones = [
            name
            for name, summary in self._summaries.items()
            if summary.is_listed and summary.phase in ("waiting", "playing") and name not in self.world.quarantine
        ]
        return self._newest_of(open_ones, most)

    def _newest_of(self, tables: Iterable[str], most: int) -> list[tuple[str, Summary]]:
        newest = nlargest(most, tables, key=lambda name: (self._touched(name), name))
        return [(name, replace(self._summaries[name], touched=self._touched(name))) for name in newest]

    def _touched(self, table: str) -> float:
        """When the table was last changed: moves do not change its summary, but the room knows."""
        room = self._rooms.get(table)
        return self._summaries[table].touched if room is None else room.touched

    async def room(self, table: str) -> Room:
        """Raises Refused for an unknown or damaged table."""
        self.world.quarantine.check(table)
        if table not in self._summaries:
            raise no(TableRule.UNKNOWN_TABLE, "unknown-table")
        if table not in self._rooms:
            async with self._opening.setdefault(table, asyncio.Lock()):
                if table not in self._rooms:
                    self._rooms[table] = Room(await self.world.rebuilt(table), self.world, self._learn)
            self._opening.pop(table, None)
        return self._rooms[table]

    async def seen(self, table: str, device: str) -> Room:
        """A table that this device may enter. Any other table is refused as if it did not exist."""
        try:
            room = await self.room(table)
        except Refused as error:
            known = self._summaries.get(table)
            if known is None or known.is_listed or device in known.devices:
                raise
            raise no(TableRule.UNKNOWN_TABLE, "unknown-table") from error
        if room.is_busy:
            async with room.turn():
                pass  # Whether the device may enter is certain only after the current change is stored.
        if not room.table.lets_in(device):
            raise no(TableRule.UNKNOWN_TABLE, "unknown-table")
        return room

    async def do(
        self,
        table: str,
        device: str,
        command: commands.AnyCommand,
        acknowledge: Acknowledge,
        token: str | None = None,
        network: str = "",
    ) -> str | None:
        """Carry out a command, once per token. Returns the code if the command asks for one."""
        match command:
            case commands.Invite():
                return await self.invite(table, device)
            case commands.Pass():
                return await self.pass_on(table, command.seat, device)
            case commands.Reissue():
                return await self.reissue(table, command.seat, device)
            case commands.Delete():
                await self.delete(table, device)
            case _:
                room = await self.seen(table, device)
                await room.do(device, command, acknowledge, token, network)
        return None

    @asynccontextmanager
    async def _permitted(self, table: str, device: str, command: commands.HouseCommand) -> AsyncIterator[Room]:
        """A turn at the table, so that nothing else is being stored. Raises Refused if the device may not do this."""
        room = await self.seen(table, device)
        async with room.turn() as opened:
            permit(opened, device, command, room.present)
            yield room

    async def film(self, table: str, device: str, number: int | None = None) -> Film:
        """The film of a finished game, counted from 1, by default the last: as it was played, even by older rules."""
        room = await self.seen(table, device)
        number = room.table.games if number is None else number
        if number == room.table.games and number not in room.table.films:
            if room.table.phase == "playing":
                raise no(TableRule.NOT_OVER, "after-the-game")
            await room.keep_film()
        async with room.turn() as opened:  # Waits for a film that is being stored.
            version = opened.films.get(number)
        if version is None:
            raise no(TableRule.NO_SUCH_GAME, "no-such-game")
        async with self._reading:
            data = await self.world.store.entry(table, version)
            if data is None:
                raise no(TableRule.UNKNOWN_TABLE, "unknown-table")
            with self.world.quarantine.refusing():
                return await asyncio.to_thread(watched, table, version, data)

    # Creating and deleting

    async def create(self, device: str, plan: Plan, network: str = "") -> Room:
        """Create a table with an invitation; the device is its host."""
        self._check_room_for_a_table(device)
        self._creating[device] += 1
        try:
            room = await self._created(device, plan, network)
        finally:
            self._creating.subtract([device])
            self._creating += Counter()  # Drops the devices with none.
        self._learn(room)
        return room

    async def _created(self, device: str, plan: Plan, network: str) -> Room:
        name = self.world.secret(10).hex()
        await self.world.checking.plan(plan, device, network)
        now = self.world.now()
        opened = entries.Opened(
            now, plan, tuple(Chair() for _ in range(plan.seats)), device, self.world.secret(SEED_BYTES).hex()
        )
        invited = self._invitation(now)
        table = Table(name, opened, self.world.sealing)
        table.apply(invited)
        table.chain = Chain(self.world.secret(SIZE))
        written = [table.chain.add(entries.write(entry)) for entry in (opened, invited)]
        summary = write_summary(summarised(table))
        await self.world.store.append(name, 0, written, summary)
        room = self._rooms[name] = Room(table, self.world, self._learn)
        return room

    def _check_room_for_a_table(self, device: str) -> None:
        if self.tables + self._creating.total() >= self.allowed(self.limits.tables, device):
            raise no(TableRule.FULL, "house-is-full")
        mine = [self._summaries[name] for name in self._tables_of.get(device, ())]
        hosted = [summary for summary in mine if summary.host == device]
        unstarted = sum(summary.is_unstarted for summary in hosted)
        soon = self._creating[device]
        if len(hosted) + soon >= self.limits.tables_of_one or unstarted + soon >= self.limits.unstarted_of_one:
            raise no(TableRule.FULL, "delete-a-table-first")

    async def delete(self, table: str, device: str) -> None:
        async with self._permitted(table, device, commands.Delete()):
            await self.forget(table)

    async def discard(self, table: str) -> None:
        """Delete any table, as the operator of the server, even a damaged one."""
        try:
            room = await self.room(table)
            async with room.turn():
                await self.forget(table)
        except Refused:
            if table not in self.world.quarantine:
                raise
            await self.forget(table)

    async def forget(self, table: str) -> None:
        """Delete a table and tell everybody who is connected to it."""
        await self.world.store.delete(table)
        room = self._rooms.pop(table, None)
        if room is not None:
            room.send_away()
        self.world.quarantine.release(table)
        dropped = self._drop(table)
        if dropped is not None:
            self._codes.uninvite(dropped.code, dropped.long_code)

    # Invitations

    async def invite(self, table: str, device: str) -> str:
        """A new invitation code. The previous code becomes void."""
        async with self._permitted(table, device, commands.Invite()) as room:
            room.count(device)
            await room.keep([invited := self._invitation(room.date)])
        return invited.code

    def _invitation(self, date: float) -> entries.Invited:
        return entries.Invited(date, self._codes.new(), self.world.now() + INVITATION, self._long_code())

    def is_link(self, code: str) -> bool:
        """Whether this is the long code of an invitation, which is accepted whatever the rate limits say."""
        return self._codes.is_link(code)

    async def admit(self, code: str, device: str, network: str = "") -> Room:
        """Let a device enter the table of an invitation, by its code or long code."""
        room = await self.room(self._codes.table_of(code, network, device))
        await room.admit(device, self.allowed(self.limits.guests, device))
        return room

    async def pass_on(self, table: str, seat: int, device: str) -> str:
        """A one-time code for one of the device's chairs."""
        async with self._permitted(table, device, commands.Pass(seat)) as room:
            room.count(device)
            return self._codes.hand_over(table, seat, device, device)

    async def reissue(self, table: str, seat: int, device: str) -> str:
        """A one-time code for the chair of a person who is away, asked for by the host."""
        async with self._permitted(table, device, commands.Reissue(seat)) as room:
            room.count(device)
            return self._codes.hand_over(table, seat, room.table.chairs[seat].device, device)

    async def reissue_host(self, table: str) -> str:
        """A one-time code for the place of the host, asked for by the operator of the server."""
        room = await self.room(table)
        return self._codes.hand_over(table, None, room.table.host, None)

    async def claim(self, code: str, device: str, network: str = "") -> tuple[Room, int | None]:
        """Give the chair of a one-time code to this device."""
        hand_over = self._codes.spend(code, network, device)
        room = await self.room(hand_over.table)
        try:
            if hand_over.seat is None or hand_over.by is None:
                await room.note(entries.Hosted(room.date, device))
            else:
                await room.hand_over(hand_over.seat, hand_over.device, hand_over.by, device)
        except (StoreFailed, Mismatch):
            self._codes.give_back(code, hand_over)
            raise
        return room, hand_over.seat

    async def enter(self, code: str, device: str, network: str = "") -> tuple[Room, int | None]:
        """Use an invitation or a one-time code. An invalid code counts as one guess."""
        if self._codes.hands_over(code):
            return await self.claim(code, device, network)
        return await self.admit(code, device, network), None

    # Housekeeping

    def _learn(self, room: Room) -> None:
        self._note(room.table.name, summarised(room.table))

    def _note(self, table: str, summary: Summary) -> None:
        before = self._drop(table)
        self._summaries[table] = summary
        for device in summary.devices:
            self._tables_of.setdefault(device, set()).add(table)
        if before is not None and before.code == summary.code:
            return
        if before is not None:
            self._codes.uninvite(before.code, before.long_code)
        if summary.code is not None:
            # The date of its end is read once, so that the invitation of a running server outlives any jump.
            left = min(INVITATION, summary.until - self.world.now())
            self._codes.invite(summary.code, summary.long_code, table, self.world.clock() + left)

    def _drop(self, table: str) -> Summary | None:
        """Remove a table from the house, but for its invitation; returns its summary."""
        summary = self._summaries.pop(table, None)
        if summary is None:
            return None
        for device in summary.devices:
            tables = self._tables_of[device]
            tables.discard(table)
            if not tables:
                del self._tables_of[device]
        return summary

    def tidy(self) -> None:
        """Drop idle tables without connections from memory. They are rebuilt from their log when needed."""
        now = self.world.clock()
        for name, room in list(self._rooms.items()):
            if room.is_empty and not room.is_busy and room.stirred + IDLE < now:
                room.close()
                self._learn(room)
                del self._rooms[name]

    async def expire(self) -> int:
        """Delete tables that never started and that nobody uses. Returns their number.

        Does nothing if the date has jumped since the last call: the jump may be corrected soon.
        """
        if self._expiring.has_jumped():
            log.warning("the date has jumped; no table is deleted yet")
            return 0
        count, before = 0, self.world.now() - self.limits.unstarted
        idle = [
            name
            for name, summary in self._summaries.items()
            if not summary.games
            and summary.phase == "waiting"
            and self._touched(name) < before
            and name not in self.world.quarantine
        ]
        for name in idle:
            try:
                count += await self._expire(name, before)
            except StoreFailed:
                log.exception("tables could not be deleted")
                break
            except Exception:  # A broken table must not stop the others.
                log.exception("a table could not be deleted", extra={"facts": {"table": name}})
        return count

    async def _expire(self, name: str, before: float) -> bool:
        room = await self.room(name)
        async with room.turn() as table:
            if table.games:  # The summary was from an older version.
                self._learn(room)
                return False
            if not room.is_empty or table.touched >= before:
                return False
            await self.forget(name)
        return True

    async def archive(self, archive: Archive) -> int:
        """Move idle tables from the store to files. Returns their number; a table that cannot be written stays.

        Does nothing if the date has jumped since the last call: the jump may be corrected soon.
        """
        if self._archiving.has_jumped():
            log.warning("the date has jumped; no table is archived yet")
            return 0
        count, before = 0, self.world.now() - archive.after
        idle = [name for name in self._summaries if self._touched(name) < before and name not in self.world.quarantine]
        for name in idle:
            try:
                count += await self._put_away(name, archive, before)
            except (OSError, Invalid, StoreFailed):
                log.exception("tables could not be archived")
                break
            except Refused:
                continue  # The table is damaged, or was deleted.
            except Exception:  # A broken table must not stop the archiving of the others.
                log.exception("a table could not be archived", extra={"facts": {"table": name}})
        return count

    async def _put_away(self, name: str, archive: Archive, before: float) -> bool:
        room = await self.room(name)
        await room.keep_film()
        async with room.turn() as table:
            if not room.is_empty or table.touched >= before:
                return False
            with self.world.quarantine.refusing():
                await asyncio.to_thread(archive.put, name, await self.world.store.read(name))
            await self.forget(name)
        return True

    async def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        await self.world.thinking.close()
        await self.world.checking.close()
        await self.world.store.close()


def without_reserve(most: int) -> int:
    """Nine tenths."""
    return most - most // 10
