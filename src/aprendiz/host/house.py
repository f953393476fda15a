"""All tables of a server: creating, finding and deleting them, invitations, and moving chairs to other devices."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from msgspec.structs import replace

from aprendiz.core.errors import Invalid
from aprendiz.core.seal import SEED_BYTES, Envelope
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host import commands, entries
from aprendiz.host.archive import Archive
from aprendiz.host.bucket import Bucket
from aprendiz.host.chairs import Chair, Plan
from aprendiz.host.codes import Codes, new_code
from aprendiz.host.door import permit
from aprendiz.host.film import Film, filmed
from aprendiz.host.room import Room
from aprendiz.host.store import Mismatch, Store, StoreFailed
from aprendiz.host.summary import Summary, read_summary, summarised, write_summary
from aprendiz.host.table import Sealing, Table, rebuilt
from aprendiz.host.thinking import Thinking
from aprendiz.host.world import World

log: Final = logging.getLogger("aprendiz.host")

INVITATION: Final = 24 * 3600.0
"""Seconds until an invitation expires."""

SHOWN: Final = 200
"""How many tables are listed at most."""

IDLE: Final = 300.0
"""Seconds after which a table without connections is dropped from memory."""


@dataclass(frozen=True, slots=True)
class Limits:
    tables: int = 10_000
    tables_of_one: int = 100
    """Open tables that one device may be the host of."""

    guests: int = 200
    """Devices that may come to one table with an invitation."""

    guesses: float = 30.0
    """Wrong codes allowed at once, on the whole server."""

    guesses_a_second: float = 0.5
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
        secret: Callable[[int], bytes] = secrets.token_bytes,
        code: Callable[[], str] = new_code,
        sealing: Sealing = Envelope,
    ) -> None:
        self.limits = Limits() if limits is None else limits
        self.world = World(store, thinking, now, secret, pace, sealing, self._wishes)
        self._codes = Codes(Bucket(self.limits.guesses, self.limits.guesses_a_second), now, code)
        self._summaries: dict[str, Summary] = {}
        self._tables_of: dict[str, set[str]] = {}
        """The names of the tables that each device belongs to."""
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Load the summaries of all stored tables."""
        for shelved in await self.world.store.tables():
            self._note(shelved.table, read_summary(shelved.summary))

    def _wishes(self) -> Bucket:
        return Bucket(self.limits.wishes, self.limits.wishes_a_second)

    # Finding

    @property
    def tables(self) -> int:
        return len(self._summaries)

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def of(self, device: str, most: int = SHOWN) -> list[tuple[str, Summary]]:
        """The tables a device belongs to, newest first."""
        return self._newest_of(self._tables_of.get(device, ()), most)

    def listed(self, most: int = SHOWN) -> list[tuple[str, Summary]]:
        """The listed tables, which anybody may enter, newest first."""
        open_ones = [
            name
            for name, summary in self._summaries.items()
            if summary.is_listed and summary.phase in ("waiting", "playing")
        ]
        return self._newest_of(open_ones, most)

    def _newest_of(self, tables: Iterable[str], most: int) -> list[tuple[str, Summary]]:
        newest = nlargest(most, tables, key=self._touched)
        return [(name, replace(self._summaries[name], touched=self._touched(name))) for name in newest]

    def _touched(self, table: str) -> float:
        """When the table was last changed: moves do not change its summary, but the room knows."""
        room = self._rooms.get(table)
        return self._summaries[table].touched if room is None else room.touched

    async def room(self, table: str) -> Room:
        """Raises Refused for an unknown table."""
        if table not in self._summaries:
            raise no(TableRule.UNKNOWN_TABLE, "unknown-table")
        if table not in self._rooms:
            async with self._opening.setdefault(table, asyncio.Lock()):
                if table not in self._rooms:
                    log = await self.world.store.read(table)
                    if not log:
                        raise no(TableRule.UNKNOWN_TABLE, "unknown-table")
                    made = await asyncio.to_thread(rebuilt, table, log, self.world.sealing)
                    self._rooms[table] = Room(made, self.world, self._learn)
            self._opening.pop(table, None)
        return self._rooms[table]

    async def seen(self, table: str, device: str) -> Room:
        """A table that this device may enter. Any other table is refused as if it did not exist."""
        room = await self.room(table)
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
        acknowledge: Callable[[int], None],
        token: str | None = None,
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
                await room.do(device, command, acknowledge, token)
        return None

    @asynccontextmanager
    async def _permitted(self, table: str, device: str, command: commands.HouseCommand) -> AsyncIterator[Room]:
        """A turn at the table, so that nothing else is being stored. Raises Refused if the device may not do this."""
        room = await self.seen(table, device)
        async with room.turn() as opened:
            permit(opened, device, command)
            yield room

    async def film(self, table: str, device: str, number: int | None = None) -> Film:
        """The film of a finished game, counted from 1, by default the last: as it was played, even by older rules."""
        room = await self.seen(table, device)
        number = room.table.games if number is None else number
        if number == room.table.games and number not in room.table.films:
            if room.table.phase == "playing":
                raise no(TableRule.NOT_OVER, "after-the-game")
            await room.keep_film()
        async with room.turn():  # Waits for a film that is being stored.
            found = filmed(await self.world.store.read(table), number)
        if found is None:
            raise no(TableRule.NO_SUCH_GAME, "no-such-game")
        return found

    # Creating and deleting

    async def create(self, device: str, plan: Plan) -> Room:
        """Create a table with an invitation; the device is its host."""
        if self.tables >= self.limits.tables:
            raise no(TableRule.FULL, "house-is-full")
        if sum(summary.host == device for summary in self._summaries.values()) >= self.limits.tables_of_one:
            raise no(TableRule.FULL, "delete-a-table-first")
        name = self.world.secret(10).hex()
        await self.world.checking.plan(plan, device)
        now = self.world.now()
        opened = entries.Opened(
            now, plan, tuple(Chair() for _ in range(plan.seats)), device, self.world.secret(SEED_BYTES).hex()
        )
        invited = entries.Invited(now, self._codes.new(), now + INVITATION)
        table = Table(name, opened, self.world.sealing)
        table.apply(invited)
        summary = write_summary(summarised(table))
        await self.world.store.append(name, 0, [entries.write(opened), entries.write(invited)], summary)
        room = self._rooms[name] = Room(table, self.world, self._learn)
        self._learn(room)
        return room

    async def delete(self, table: str, device: str) -> None:
        async with self._permitted(table, device, commands.Delete()):
            await self.forget(table)

    async def forget(self, table: str) -> None:
        """Delete a table and tell everybody who is connected to it."""
        room = await self.room(table)
        await self.world.store.delete(table)
        room.send_away()
        self._rooms.pop(table, None)
        summary = self._summaries.pop(table, None)
        if summary is not None:
            self._codes.uninvite(summary.code)
            self._forget_devices(table, summary)

    # Invitations

    async def invite(self, table: str, device: str) -> str:
        """A new invitation code. The previous code becomes void."""
        async with self._permitted(table, device, commands.Invite()) as room:
            room.count(device)
            now = self.world.now()
            await room.keep([entries.Invited(now, code := self._codes.new(), now + INVITATION)])
        return code

    async def admit(self, code: str, device: str) -> Room:
        """Let a device enter the table of an invitation code."""
        room = await self.room(self._codes.table_of(code))
        await room.admit(device, self.limits.guests)
        return room

    async def pass_on(self, table: str, seat: int, device: str) -> str:
        """A one-time code for one of the device's chairs."""
        async with self._permitted(table, device, commands.Pass(seat)) as room:
            room.count(device)
            return self._codes.hand_over(table, seat, device)

    async def reissue(self, table: str, seat: int, device: str) -> str:
        """A one-time code for the chair of any person, asked for by the host."""
        async with self._permitted(table, device, commands.Reissue(seat)) as room:
            room.count(device)
            return self._codes.hand_over(table, seat, room.table.chairs[seat].device)

    async def reissue_host(self, table: str) -> str:
        """A one-time code for the place of the host, asked for by the operator of the server."""
        room = await self.room(table)
        return self._codes.hand_over(table, None, room.table.host)

    async def claim(self, code: str, device: str) -> tuple[Room, int | None]:
        """Give the chair of a one-time code to this device."""
        hand_over = self._codes.spend(code)
        room = await self.room(hand_over.table)
        try:
            if hand_over.seat is None:
                await room.note(entries.Hosted(self.world.now(), device))
            else:
                await room.hand_over(hand_over.seat, hand_over.device, device)
        except (StoreFailed, Mismatch):
            self._codes.give_back(code, hand_over)
            raise
        return room, hand_over.seat

    async def enter(self, code: str, device: str) -> tuple[Room, int | None]:
        """Use an invitation or a one-time code. An invalid code counts as one guess."""
        if self._codes.hands_over(code):
            return await self.claim(code, device)
        return await self.admit(code, device), None

    # Housekeeping

    def _learn(self, room: Room) -> None:
        self._note(room.table.name, summarised(room.table))

    def _note(self, table: str, summary: Summary) -> None:
        before = self._summaries.get(table)
        if before is not None:
            self._codes.uninvite(before.code)
            self._forget_devices(table, before)
        self._summaries[table] = summary
        for device in summary.devices:
            self._tables_of.setdefault(device, set()).add(table)
        if summary.code is not None:
            self._codes.invite(summary.code, table, summary.until)

    def _forget_devices(self, table: str, summary: Summary) -> None:
        for device in summary.devices:
            self._tables_of[device].discard(table)
            if not self._tables_of[device]:
                del self._tables_of[device]

    def tidy(self) -> None:
        """Drop idle tables without connections from memory. They are rebuilt from their log when needed."""
        now = self.world.now()
        for name, room in list(self._rooms.items()):
            if room.is_empty and not room.is_busy and room.table.touched + IDLE < now:
                room.close()
                self._learn(room)
                del self._rooms[name]

    async def archive(self, archive: Archive) -> int:
        """Move idle tables from the store to files. Returns their number; a table that cannot be written stays."""
        count, before = 0, self.world.now() - archive.after
        idle = [name for name in self._summaries if self._touched(name) < before]
        for name in idle:
            try:
                count += await self._put_away(name, archive, before)
            except (OSError, Invalid, StoreFailed):
                log.exception("tables could not be archived")
                break
            except Exception:  # A broken table must not stop the archiving of the others.
                log.exception("a table could not be archived", extra={"facts": {"table": name}})
        return count

    async def _put_away(self, name: str, archive: Archive, before: float) -> bool:
        room = await self.room(name)
        await room.keep_film()
        async with room.turn() as table:
            if not room.is_empty or table.touched >= before:
                return False
            written = await self.world.store.read(name)
            await asyncio.to_thread(archive.put, name, written)
            await self.forget(name)
        return True

    async def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        await self.world.thinking.close()
        await self.world.checking.close()
        await self.world.store.close()
