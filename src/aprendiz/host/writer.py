"""Writes changes of tables to the database, in one thread and one transaction per group."""

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Final, assert_never

from msgspec import Struct

from aprendiz.host.in_place import InPlace
from aprendiz.host.store import Mismatch

MOST_ROWS: Final = 300
"""Rows per statement. Each row has three values, and some builds of SQLite accept at most 999."""

SHELVE: Final = """
    INSERT INTO tables (name, version, summary) VALUES {rows}
    ON CONFLICT (name) DO UPDATE SET version = excluded.version, summary = excluded.summary
"""
ENTER: Final = "INSERT INTO entries (table_name, position, entry) VALUES {rows}"

MOST_VERSIONS: Final = 10_000
"""Versions kept in the cache."""


class Append(Struct, frozen=True):
    table: str
    expected: int
    entries: tuple[bytes, ...]
    summary: bytes


class Delete(Struct, frozen=True):
    table: str


class Attempt(Struct, frozen=True):
    """Writes something that changes nothing, to find out whether writing works again."""


Change = Append | Delete | Attempt
Row = tuple[str, int, bytes]


class Writer:
    """Writes groups of changes, each in one transaction."""

    def __init__(self, database: sqlite3.Connection, in_place: InPlace) -> None:
        self.database = database
        self.in_place = in_place
        self.versions: dict[str, int] = {}
        """Cached versions of tables. Nobody else writes, so the cache stays correct."""

    def commit(self, changes: Sequence[Change]) -> list[Mismatch | None]:
        """The outcome of each change. Raises if nothing was written, or if the files are no longer in their place."""
        if len(self.versions) > MOST_VERSIONS:
            self.versions.clear()
        try:
            self.database.execute("BEGIN IMMEDIATE")
            outcomes = self.write(changes)
            self.in_place.check()
            self.database.execute("COMMIT")
            self.in_place.check()
        except BaseException:
            self.versions.clear()
            self.database.rollback()
            raise
        return outcomes

    def write(self, changes: Sequence[Change]) -> list[Mismatch | None]:
        outcomes: list[Mismatch | None] = []
        summaries: dict[str, bytes] = {}
        entries: list[Row] = []
        for change in changes:
            outcome = None
            match change:
                case Append(table, expected):
                    version = self.version(table)
                    if version == expected:
                        entries += [(table, version + at, entry) for at, entry in enumerate(change.entries)]
                        summaries[table] = change.summary
                        self.versions[table] = version + len(change.entries)
                    else:
                        outcome = Mismatch(f"{table} has version {version}, not {expected}")
                case Delete(table):
                    self.insert(summaries, entries)
                    summaries, entries = {}, []
                    self.database.execute("DELETE FROM tables WHERE name = ?", (table,))
                    self.versions.pop(table, None)
                case Attempt():
                    [[version]] = self.database.execute("PRAGMA user_version")
                    self.database.execute(f"PRAGMA user_version = {version}")
                case _:
                    assert_never(change)
            outcomes.append(outcome)
        self.insert(summaries, entries)
        return outcomes

    def version(self, table: str) -> int:
        known = self.versions.get(table)
        if known is not None:
            return known
        row = self.database.execute("SELECT version FROM tables WHERE name = ?", (table,)).fetchone()
        version: int = row[0] if row else 0
        return version

    def insert(self, summaries: dict[str, bytes], entries: list[Row]) -> None:
        """Uses as few statements as possible: after each one the thread has to wait for Python's GIL."""
        self.insert_rows(SHELVE, [(table, self.versions[table], summary) for table, summary in summaries.items()])
        self.insert_rows(ENTER, entries)

    def insert_rows(self, form: str, rows: list[Row]) -> None:
        for start in range(0, len(rows), MOST_ROWS):
            chunk = rows[start : start + MOST_ROWS]
            self.database.execute(statement(form, len(chunk)), [value for row in chunk for value in row])


@cache
def statement(form: str, rows: int) -> str:
    return form.format(rows=", ".join(["(?, ?, ?)"] * rows))
