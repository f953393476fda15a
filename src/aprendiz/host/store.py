"""Where tables are kept: an append-only log for each, on disk before anybody is told; and one that forgets."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Shelved:
    """A table as the store lists it."""

    table: str
    version: int
    """How many entries it has."""

    summary: bytes
    """What the house wants to know of a table without reading it, as of the last append."""


class Mismatch(Exception):
    """The table has another version than expected; nothing was written."""


class StoreFailed(Exception):
    """It could not be written or read; nothing has changed."""


class Store(Protocol):
    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: bytes) -> None:
        """Return when it is on disk. A table that is not there has version 0 and is made.

        Whoever is cancelled while waiting cannot know whether it was written.
        """
        ...

    async def read(self, table: str) -> list[bytes]:
        """All entries in order; none for an unknown table."""
        ...

    async def tables(self) -> list[Shelved]:
        """All tables in the order of their names."""
        ...

    async def delete(self, table: str) -> None:
        """Do nothing if there is no such table."""
        ...

    async def close(self) -> None:
        """Finish what is waiting; whatever is asked for later fails."""
        ...


class MemoryStore:
    """A store for tables that nobody will miss."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.summaries: dict[str, bytes] = {}
        self.is_open = True

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: bytes) -> None:
        self.check_open()
        version = len(self.logs.get(table, ()))
        if version != expected:
            raise Mismatch(f"{table} has version {version}, not {expected}")
        self.logs.setdefault(table, []).extend(entries)
        self.summaries[table] = summary

    async def read(self, table: str) -> list[bytes]:
        self.check_open()
        return list(self.logs.get(table, ()))

    async def tables(self) -> list[Shelved]:
        self.check_open()
        return [Shelved(table, len(log), self.summaries[table]) for table, log in sorted(self.logs.items())]

    async def delete(self, table: str) -> None:
        self.check_open()
        self.logs.pop(table, None)
        self.summaries.pop(table, None)

    async def close(self) -> None:
        self.is_open = False

    def check_open(self) -> None:
        if not self.is_open:
            raise StoreFailed("the store is closed")
