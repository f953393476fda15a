"""What can happen to the database of a server that is not running: an old backup, an edited entry, lost entries."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from aprendiz.host.database import backup
from aprendiz.host.folder import DATABASE

COPY: Final = "earlier.sqlite3"
SAID: Final = b'"phrase":"hello"'
"""What people have to say before the damage, so that there is an entry to edit."""

Damage = Callable[[Path], None]


def keep(folder: Path) -> None:
    """Make the backup that `restore` brings back."""
    backup(folder / DATABASE, folder / COPY)


def restore(folder: Path) -> None:
    for path in folder.glob(f"{DATABASE}-*"):
        path.unlink()
    (folder / COPY).replace(folder / DATABASE)


def edit(folder: Path) -> None:
    """Let somebody have said something else."""
    with tables(folder) as database:
        rows = database.execute("SELECT table_name, position, entry FROM entries").fetchall()
        [(table, position, entry)] = [row for row in rows if SAID in row[2]]
        changed = entry.replace(SAID, b'"phrase":"thank-you"')
        database.execute(
            "UPDATE entries SET entry = ? WHERE table_name = ? AND position = ?", (changed, table, position)
        )


def cut(folder: Path) -> None:
    """Delete the last two entries of every table."""
    with tables(folder) as database:
        database.execute("UPDATE tables SET version = version - 2")
        database.execute(
            "DELETE FROM entries WHERE position >= (SELECT version FROM tables WHERE name = entries.table_name)"
        )


@contextmanager
def tables(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        yield database


DAMAGES: Final[tuple[Damage, ...]] = (restore, edit, cut)
