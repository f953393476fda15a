"""All tables of a server: creating, finding and deleting them, invitations, and moving chairs to other devices."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from aprendiz.core.errors import Refused
from aprendiz.core.seal import SEED_BYTES, Envelope
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host import commands, entries
from aprendiz.host.bucket import Bucket
from aprendiz.host.chain import SIZE, Chain
from aprendiz.host.chairs import Chair, Plan
from aprendiz.host.clearing import Clearing
from aprendiz.host.codes import INVITATION, Codes, new_code, new_long_code
from aprendiz.host.directory import Directory
from aprendiz.host.film import Film, watched
from aprendiz.host.guesses import Guesses
from aprendiz.host.limits import Limits, without_reserve
from aprendiz.host.room import Acknowledge, Room
from aprendiz.host.store import Mismatch, Store, StoreFailed
from aprendiz.host.summary import summarised, write_summary
from aprendiz.host.table import Sealing, Table
from aprendiz.host.thinking import Thinking
from aprendiz.host.visitor import permit
from aprendiz.host.world import World

READERS: Final = 2
"""How many films are read at the same moment: a long one has some megabytes."""


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
        self.directory = Directory(self.world, self._codes)
        self.clearing = Clearing(self)
        self._reading = asyncio.Semaphore(READERS)
        self._creating: Counter[str] = Counter()
        """Tables that are being stored for the first time, by host."""
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Load the summaries of all stored tables. A damaged table does not keep the others from being opened."""
        await self.directory.load()

    def _wishes(self) -> Bucket:
        return Bucket(self.limits.wishes, self.limits.wishes_a_second)

    # Finding

    @property
    def damaged(self) -> int:
        """How many tables are known to be damaged."""
        return len(self.world.quarantine)

    @property
    def is_almost_full(self) -> bool:
        """Whether only devices that have played before can create tables."""
        return len(self.directory) >= without_reserve(self.limits.tables)

    def allowed(self, most: int, device: str) -> int:
        """How much of a resource a device may help to use up: the last tenth is for devices that have played before."""
        return most if self.directory.has_played(device) else without_reserve(most)

    async def room(self, table: str) -> Room:
        """Raises Refused for an unknown or damaged table."""
        self.world.quarantine.check(table)
        if self.directory.get(table) is None:
            raise no(TableRule.UNKNOWN_TABLE, "unknown-table")
        rooms = self.directory.rooms
        if table not in rooms:
            async with self._opening.setdefault(table, asyncio.Lock()):
                if table not in rooms:
                    rooms[table] = Room(await self.world.rebuilt(table), self.world, self.directory.learn)
            self._opening.pop(table, None)
        return rooms[table]

    async def seen(self, table: str, device: str) -> Room:
        """A table that this device may enter. Any other table is refused as if it did not exist."""
        try:
            room = await self.room(table)
        except Refused as error:
            known = self.directory.get(table)
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

    async def forget_evenings(self, device: str) -> None:
        """Forget which games a device has played. The tables and their films stay for the others."""
        for table in self.directory.tables_of_evenings(device):
            with suppress(Refused):  # The table was deleted meanwhile, or is damaged.
                await (await self.room(table)).forget(device)

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
        self.directory.learn(room)
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
        room = self.directory.rooms[name] = Room(table, self.world, self.directory.learn)
        return room

    def _check_room_for_a_table(self, device: str) -> None:
        if len(self.directory) + self._creating.total() >= self.allowed(self.limits.tables, device):
            raise no(TableRule.FULL, "house-is-full")
        hosted = self.directory.hosted_by(device)
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
        room = self.directory.rooms.get(table)
        if room is not None:
            room.send_away()
        self.world.quarantine.release(table)
        self.directory.drop(table)

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

    async def close(self) -> None:
        for room in self.directory.rooms.values():
            room.close()
        await self.world.thinking.close()
        await self.world.checking.close()
        await self.world.store.close()
