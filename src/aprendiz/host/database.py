"""The SQLite file of the tables: locked by one server at a time, migrated when opened, backed up while in use."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from aprendiz.core.drafts import OWNER, Draft
from aprendiz.core.errors import Invalid
from aprendiz.host.store import StoreFailed, Trouble

APPLICATION: Final = 0x41505245
"""The application id that marks a SQLite file as ours: APRE."""

PATIENCE: Final = 5.0
"""Seconds to wait for another program that has the file locked."""

TROUBLES: Final[dict[int, Trouble]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
"""What SQLite's error codes mean for a store."""

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        name TEXT PRIMARY KEY NOT NULL,
        version INTEGER NOT NULL,
        summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE entries (
        table_name TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (table_name, position)
    );
    """,
    "-- Entries have the names of protocol 2, which an older program could not read.",
    "-- Entries carry the digest of the log before them, which an older program would not write.",
    "-- A device can forget its evenings, with an entry that an older program could not read.",
)
"""The migration at index n leads from schema version n to n + 1. Released migrations are never changed."""


def hold(path: Path) -> sqlite3.Connection:
    """Lock out other servers until this connection is closed or the process ends, however it ends."""
    with problems(path):
        # SQLite's own locks also exclude other connections of this process, and forked processes do not inherit them.
        lock = connection(path.with_name(f"{path.name}.lock"), patience=0)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            lock.close()
            if code(error) == sqlite3.SQLITE_BUSY:
                raise Invalid(str(path.parent), "in-use") from error
            raise
    return lock


def open_to_write(path: Path, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """A connection to a database of the current schema version. Creates the file if it is missing."""
    with problems(path), ExitStack() as opened:
        database = opened.enter_context(closing(connection(path)))
        migrate(path, database, migrations)
        database.execute("PRAGMA foreign_keys = ON")
        opened.pop_all()
    return database


def open_to_read(path: Path) -> sqlite3.Connection:
    place = f"{path.absolute().as_uri()}?mode=ro"
    with problems(path, otherwise="unreadable"), ExitStack() as opened:
        database = sqlite3.connect(place, PATIENCE, isolation_level=None, check_same_thread=False, uri=True)
        opened.enter_context(closing(database))
        database.text_factory = readable
        if version_of(path, database) == 0:
            raise Invalid(str(path), "no-tables")
        opened.pop_all()
    return database


def readable(text: bytes) -> str:
    """Any text, even a damaged one, which must not keep the others from being read."""
    return text.decode(errors="backslashreplace")


def backup(path: Path, target: Path) -> None:
    """Copy a consistent snapshot of the database into a new file, whether a server uses it or not."""
    with closing(open_to_read(path)) as source, Draft(target, OWNER) as draft:
        with problems(target), closing(connection(draft.beside)) as copy:
            source.backup(copy)
        draft.keep()


def migrate(path: Path, database: sqlite3.Connection, migrations: Sequence[str]) -> None:
    version = version_of(path, database)
    if version > len(migrations):
        raise Invalid(str(path), "format-version", found=version, known=len(migrations))
    if database.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        # Some network drives have no WAL mode. Their locks and syncs cannot be trusted either.
        raise Invalid(str(path.parent), "no-safe-place")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA fullfsync = ON")  # without it, a Mac's disk may lose synced data
    for number, script in enumerate(migrations[version:], start=version + 1):
        mark = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}"
        database.executescript(f"BEGIN IMMEDIATE; {script}\n; {mark}; COMMIT")
    # A write that is rolled back: fails if the file is not writable.
    database.executescript(f"BEGIN IMMEDIATE; PRAGMA user_version = {len(migrations)}; ROLLBACK")


def version_of(path: Path, database: sqlite3.Connection) -> int:
    """The schema version; 0 for an empty file."""
    application: int = database.execute("PRAGMA application_id").fetchone()[0]
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    is_empty = database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    if application != APPLICATION and not (is_empty and (application, version) == (0, 0)):
        raise Invalid(str(path), "no-tables")
    return version


def connection(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection to a file that only its owner may read. Transactions are explicit; the caller serialises threads."""
    with suppress(FileExistsError):  # never open an existing file here: closing it would release SQLite's locks
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    return sqlite3.connect(path, patience, isolation_level=None, check_same_thread=False)


@contextmanager
def problems(path: Path, otherwise: str = "unwritable") -> Iterator[None]:
    """Turn every error with a file into `Invalid` with the path of the file."""
    try:
        yield
    except OSError as error:
        raise Invalid(str(path), otherwise, reason=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        if code(error) == sqlite3.SQLITE_NOTADB:
            raise Invalid(str(path), "no-tables") from error
        problem = "unreadable" if code(error) == sqlite3.SQLITE_CORRUPT else otherwise
        raise Invalid(str(path), problem, reason=str(error)) from error


def failure(error: sqlite3.Error) -> StoreFailed:
    """An error while a store is in use, with its trouble."""
    return StoreFailed(str(error), TROUBLES.get(code(error), "failing"))


def code(error: sqlite3.Error) -> int:
    """SQLite's primary error code; 0 if the error was raised by Python."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
