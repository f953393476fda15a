"""Clears away what nobody uses: idle tables from memory, tables that never started, old tables into the archive."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from aprendiz.core.errors import Invalid, Refused
from aprendiz.host.archive import Archive
from aprendiz.host.calendar import Calendar
from aprendiz.host.store import StoreFailed

if TYPE_CHECKING:
    from aprendiz.host.house import House

log: Final = logging.getLogger("aprendiz.host")

IDLE: Final = 300.0
"""Seconds after which a table without connections is dropped from memory."""


class Clearing:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._world = house.world
        self._directory = house.directory
        now, clock = house.world.now, house.world.clock
        self._expiring, self._archiving = Calendar(now, clock), Calendar(now, clock)
        """The date at the last look for tables to delete, and to archive."""

    def tidy(self) -> None:
        """Drop idle tables without connections from memory. They are rebuilt from their log when needed."""
        now, rooms = self._world.clock(), self._directory.rooms
        for name, room in list(rooms.items()):
            if room.is_empty and not room.is_busy and room.stirred + IDLE < now:
                room.close()
                self._directory.learn(room)
                del rooms[name]

    async def expire(self) -> int:
        """Delete tables that never started and that nobody uses. Returns their number.

        Does nothing if the date has jumped since the last call: the jump may be corrected soon.
        """
        if self._expiring.has_jumped():
            log.warning("the date has jumped; no table is deleted yet")
            return 0
        count, before = 0, self._world.now() - self._house.limits.unstarted
        for name, summary in self._directory.idle(before):
            if summary.games or summary.phase != "waiting":
                continue
            try:
                count += await self._expire(name, before)
            except StoreFailed:
                log.exception("tables could not be deleted")
                break
            except Exception:  # A broken table must not stop the others.
                log.exception("a table could not be deleted", extra={"facts": {"table": name}})
        return count

    async def _expire(self, name: str, before: float) -> bool:
        room = await self._house.room(name)
        async with room.turn() as table:
            if table.games:  # The summary was from an older version.
                self._directory.learn(room)
                return False
            if not room.is_empty or table.touched >= before:
                return False
            await self._house.forget(name)
        return True

    async def archive(self, archive: Archive) -> int:
        """Move idle tables from the store to files. Returns their number; a table that cannot be written stays.

        Does nothing if the date has jumped since the last call: the jump may be corrected soon.
        """
        if self._archiving.has_jumped():
            log.warning("the date has jumped; no table is archived yet")
            return 0
        count, before = 0, self._world.now() - archive.after
        for name, _ in self._directory.idle(before):
            try:
                count += await self._archive(name, archive, before)
            except (OSError, Invalid, StoreFailed):
                log.exception("tables could not be archived")
                break
            except Refused:
                continue  # The table is damaged, or was deleted.
            except Exception:  # A broken table must not stop the archiving of the others.
                log.exception("a table could not be archived", extra={"facts": {"table": name}})
        return count

    async def _archive(self, name: str, archive: Archive, before: float) -> bool:
        room = await self._house.room(name)
        await room.keep_film()
        async with room.turn() as table:
            if not room.is_empty or table.touched >= before:
                return False
            with self._world.quarantine.refusing():
                await asyncio.to_thread(archive.put, name, await self._world.store.read(name))
            await self._house.forget(name)
        return True
