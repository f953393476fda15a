"""The store of tables: an append-only log per table, on disk before it is acknowledged. Also a store in memory."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Trouble = Literal["gone", "replaced", "full", "locked", "read-only", "damaged", "failing"]
"""Why a store fails. The files were deleted or moved (`gone`) or are others now (`replaced`), the disk is full, another
program has the file, it may not be written, it is damaged, or the disk fails in another way."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A table as the store lists it."""

    table: str
    version: int
    """Number of log entries."""

    summary: bytes
    """What the house needs to know of a table without reading its log, as of the last append."""


class Mismatch(Exception):
    """The table has another version than expected; nothing was written."""


class StoreFailed(Exception):
    """Writing or reading failed; nothing has changed."""

    def __init__(self, reason: str, trouble: Trouble = "failing") -> None:
        super().__init__(reason)
        self.trouble: Trouble = trouble


class Store(Protocol):
    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: bytes) -> None:
        """Return when the entries are on disk. A missing table has version 0 and is created.

        After a cancellation, the caller cannot know whether the entries were written.
        """
        ...

    async def read(self, table: str) -> list[bytes]:
        """All entries in order; none for an unknown table."""
        ...

    async def entry(self, table: str, version: int) -> bytes | None:
        """The entry that gave the table this version; None if there is none."""
        ...

    async def tables(self) -> list[Shelved]:
        """All tables in the order of their names."""
        ...

    async def delete(self, table: str) -> None:
        """Do nothing if there is no such table."""
        ...

    async def trouble(self) -> Trouble | None:
        """Why nothing can be stored now; None: the store works. After a failure, this tries to write again."""
        ...

    @property
    def failures(self) -> int:
        """How often writing or reading has failed."""
        ...

    async def close(self) -> None:
        """Finish all waiting changes. Later calls fail."""
        ...


class MemoryStore:
    """A store in memory, for tables that need not survive the process."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.summaries: dict[str, bytes] = {}
        self.is_open = True
        self.failures = 0

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

    async def entry(self, table: str, version: int) -> bytes | None:
        self.check_open()
        log = self.logs.get(table, [])
        return log[version - 1] if 0 < version <= len(log) else None

    async def tables(self) -> list[Shelved]:
        self.check_open()
        return [Shelved(table, len(log), self.summaries[table]) for table, log in sorted(self.logs.items())]

    async def delete(self, table: str) -> None:
        self.check_open()
        self.logs.pop(table, None)
        self.summaries.pop(table, None)

    async def trouble(self) -> Trouble | None:
        return None if self.is_open else "failing"

    async def close(self) -> None:
        self.is_open = False

    def check_open(self) -> None:
        if not self.is_open:
            raise StoreFailed("the store is closed")
