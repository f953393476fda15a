"""Reads everything that a server has stored, and names what is damaged. A server may be running meanwhile."""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from aprendiz.host.chain import chain_of
from aprendiz.host.damage import LONGEST_REASON, Damage, Damaged
from aprendiz.host.entries import AnyEntry, Filmed
from aprendiz.host.film import check_film
from aprendiz.host.kept_log import kept_log
from aprendiz.host.rebuilding import read_entry, rebuilt
from aprendiz.host.summary import read_summary

MOST_LINES: Final = 100
"""Lines of SQLite's integrity check."""

SUMMARY: Final = "SELECT CAST(summary AS BLOB) FROM tables WHERE name = ?"
STRAY: Final = "SELECT DISTINCT table_name FROM entries WHERE table_name NOT IN (SELECT name FROM tables)"


@dataclass(frozen=True, slots=True)
class Checked:
    """The result for one table."""

    entries: int
    damage: tuple[Damage, ...]


def check_database(database: sqlite3.Connection) -> list[Damage]:
    """What SQLite finds wrong with its file, and entries that belong to no table."""
    try:
        lines = database.execute(f"PRAGMA integrity_check({MOST_LINES})").fetchall()
        found = [Damage("database", reason=line) for (line,) in lines if line != "ok"]
        return found + [Damage("stray", table) for (table,) in database.execute(STRAY)]
    except sqlite3.DatabaseError as error:
        return [Damage("database", reason=str(error))]


def names(database: sqlite3.Connection) -> list[str]:
    """The names of all tables; none if SQLite cannot read them, which `check_database` says."""
    try:
        return [name for (name,) in database.execute("SELECT name FROM tables ORDER BY name")]
    except sqlite3.DatabaseError:
        return []


def check_table(database: sqlite3.Connection, name: str) -> Checked:
    """Checks everything that is stored of a table. One that was just deleted has no entries and no damage."""
    damage = list(check_summary(database, name))
    try:
        log = kept_log(database, name)
    except Damaged as error:
        return Checked(0, (*damage, error.damage))
    entries: list[AnyEntry] = []
    for number, data in enumerate(log, start=1):
        try:
            entries.append(read_entry(name, number, data))
        except Damaged as error:
            damage.append(error.damage)
    if len(entries) == len(log) > 0:
        damage += check_replay(name, log)
        damage += check_films(name, entries)
    damage += check_chain(name, log, {found.entry for found in damage})
    return Checked(len(log), tuple(damage))


def check_summary(database: sqlite3.Connection, name: str) -> Iterator[Damage]:
    try:
        for (summary,) in database.execute(SUMMARY, (name,)):
            read_summary(summary)
    except (sqlite3.DatabaseError, ValueError, RecursionError) as error:
        yield Damage("summary", name, reason=str(error)[:LONGEST_REASON])


def check_replay(name: str, log: Sequence[bytes]) -> Iterator[Damage]:
    """A game that newer rules play differently is not damaged: `rebuilt` halts it."""
    try:
        rebuilt(name, log)
    except Damaged as error:
        yield error.damage


def check_chain(name: str, log: Sequence[bytes], damaged: set[int | None]) -> Iterator[Damage]:
    """A damaged entry breaks the chain at itself or right after it; that is not named again."""
    broken = chain_of(log).broken
    if broken is not None and not {broken - 1, broken} & damaged:
        yield Damage("chain", name, broken)


def check_films(name: str, entries: Sequence[AnyEntry]) -> Iterator[Damage]:
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Filmed):
            try:
                check_film(name, number, entry)
            except Damaged as error:
                yield error.damage
