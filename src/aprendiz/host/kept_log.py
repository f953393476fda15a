"""The log of one table in the database, entry by entry in its place."""

import sqlite3
from typing import Final

from aprendiz.host.damage import Damage, Damaged
from aprendiz.host.database import code

# The casts give bytes whatever was written there.
LOG: Final = """
    SELECT version, position, CAST(entry AS BLOB)
    FROM tables LEFT JOIN entries ON table_name = name WHERE name = ? ORDER BY position
"""
UNREADABLE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def kept_log(database: sqlite3.Connection, table: str) -> list[bytes]:
    """All entries in order; none for an unknown table. Raises Damaged if one is missing or SQLite cannot read them."""
    try:
        rows = database.execute(LOG, (table,)).fetchall()
    except sqlite3.Error as error:
        if code(error) in UNREADABLE:
            raise Damaged(Damage("unreadable", table, reason=str(error))) from error
        raise
    if not rows or rows == [(0, None, None)]:  # No such table, or one that was made without entries.
        return []
    for place, (_, position, _) in enumerate(rows):
        if position != place:  # Of a table without any entries, it is None.
            raise Damaged(Damage("missing", table, place + 1))
    version = rows[0][0]
    if version != len(rows):
        raise Damaged(Damage("version", table, reason=f"{version}, {len(rows)}"))
    return [entry for _, _, entry in rows]
