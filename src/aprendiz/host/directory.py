"""All tables of a server without their logs: the summary of each, the tables of a device, the listed tables."""

import logging
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from msgspec.structs import replace

from aprendiz.core.errors import Refused
from aprendiz.host.codes import INVITATION, Codes
from aprendiz.host.entries import Ended
from aprendiz.host.room import Room
from aprendiz.host.store import Mismatch, Shelved, StoreFailed
from aprendiz.host.summary import Summary, read_summary, summarised, write_summary
from aprendiz.host.world import World

log: Final = logging.getLogger("aprendiz.host")

SHOWN: Final = 200
"""How many tables are listed at most."""


@dataclass(frozen=True, slots=True)
class Evening:
    """A finished game of a table, by its number there."""

    table: str
    number: int
    ended: Ended


class Directory:
    def __init__(self, world: World, codes: Codes) -> None:
        """`codes` is told the invitation of every table."""
        self._world = world
        self._codes = codes
        self.rooms: dict[str, Room] = {}
        """The tables that are in memory."""
        self._summaries: dict[str, Summary] = {}
        self._tables_of: dict[str, set[str]] = {}
        """The names of tables by the devices that belong to them."""
        self._listed: set[str] = set()
        """The names of the listed tables that anybody may enter."""

    def __len__(self) -> int:
        return len(self._summaries)

    def get(self, table: str) -> Summary | None:
        return self._summaries.get(table)

    def knows(self, device: str) -> bool:
        """Whether the device belongs to any table."""
        return device in self._tables_of

    def has_played(self, device: str) -> bool:
        """Whether the device has a chair at any table where a game has begun."""
        return any(summary.has_seen_play(device) for summary in self._all_of(device))

    def hosted_by(self, device: str) -> list[Summary]:
        return [summary for summary in self._all_of(device) if summary.host == device]

    def _all_of(self, device: str) -> Iterator[Summary]:
        return (self._summaries[name] for name in self._tables_of.get(device, ()))

    def of(self, device: str, most: int = SHOWN) -> list[tuple[str, Summary]]:
        """The tables a device belongs to, newest first."""
        return self._newest(self._tables_of.get(device, ()), most)

    def evenings(self, device: str, most: int = SHOWN) -> list[Evening]:
        """The finished games that a device has played, newest first. It still belongs to their tables."""
        played = self._played_by(device)
        return nlargest(most, played, key=lambda evening: (evening.ended.at, evening.table, evening.number))

    def tables_of_evenings(self, device: str) -> set[str]:
        return {evening.table for evening in self._played_by(device)}

    def _played_by(self, device: str) -> Iterator[Evening]:
        return (
            Evening(name, number, ended)
            for name in self._tables_of.get(device, ())
            for number, ended in self._summaries[name].ended.items()
            if device in ended.devices
        )

    def listed(self, most: int = SHOWN) -> list[tuple[str, Summary]]:
        """The listed tables, which anybody may enter, newest first."""
        return self._newest(self._listed.difference(self._world.quarantine), most)

    def _newest(self, tables: Iterable[str], most: int) -> list[tuple[str, Summary]]:
        # Inlined, because there may be thousands of tables.
        summaries, rooms = self._summaries, self.rooms
        dated = [(rooms[name].touched if name in rooms else summaries[name].touched, name) for name in tables]
        newest = nlargest(most, dated)
        return [(name, replace(self._summaries[name], touched=touched)) for touched, name in newest]

    def idle(self, before: float) -> list[tuple[str, Summary]]:
        """The tables without any log entry since a date, except damaged ones."""
        return [
            (name, summary)
            for name, summary in self._summaries.items()
            if self._touched(name) < before and name not in self._world.quarantine
        ]

    def _touched(self, table: str) -> float:
        """When the table was last changed: moves do not change its summary, but the room knows."""
        room = self.rooms.get(table)
        return self._summaries[table].touched if room is None else room.touched

    async def load(self) -> None:
        """Load the summaries of all stored tables. A damaged table does not keep the others from being loaded."""
        for shelved in await self._world.store.tables():
            try:
                summary = read_summary(shelved.summary)
            except (ValueError, RecursionError):
                await self._mend(shelved)
            else:
                self._note(shelved.table, summary)

    async def _mend(self, shelved: Shelved) -> None:
        """Make a damaged summary from the log again, if the log is good."""
        try:
            summary = summarised(await self._world.rebuilt(shelved.table))
        except Refused:
            return
        self._note(shelved.table, summary)
        log.warning("the summary of a table was damaged", extra={"facts": {"table": shelved.table}})
        with suppress(StoreFailed, Mismatch):
            await self._world.store.append(shelved.table, shelved.version, (), write_summary(summary))

    def learn(self, room: Room) -> None:
        """Note a table that is new or has changed."""
        self._note(room.table.name, summarised(room.table))

    def _note(self, table: str, summary: Summary) -> None:
        before = self._remove(table)
        self._summaries[table] = summary
        if summary.is_listed and summary.phase in ("waiting", "playing"):
            self._listed.add(table)
        for device in summary.devices:
            self._tables_of.setdefault(device, set()).add(table)
        if before is not None and before.code == summary.code:
            return
        if before is not None:
            self._codes.uninvite(before.code, before.long_code)
        if summary.code is not None:
            # The date of its end is read once, so that the invitation of a running server outlives any jump.
            left = min(INVITATION, summary.until - self._world.now())
            self._codes.invite(summary.code, summary.long_code, table, self._world.clock() + left)

    def drop(self, table: str) -> None:
        """Remove a table, its room and its invitation."""
        self.rooms.pop(table, None)
        summary = self._remove(table)
        if summary is not None:
            self._codes.uninvite(summary.code, summary.long_code)

    def _remove(self, table: str) -> Summary | None:
        """Remove the summary of a table and return it."""
        summary = self._summaries.pop(table, None)
        if summary is None:
            return None
        self._listed.discard(table)
        for device in summary.devices:
            tables = self._tables_of[device]
            tables.discard(table)
            if not tables:
                del self._tables_of[device]
        return summary
