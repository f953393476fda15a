"""A check reads the whole database, and names what is damaged."""

import asyncio
import json
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from aprendiz.host import entries
from aprendiz.host.chain import chain_of
from aprendiz.host.check import check_database, check_table
from aprendiz.host.damage import Flaw
from aprendiz.host.database import open_to_read, open_to_write
from aprendiz.host.kept_log import kept_log
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.store import StoreFailed
from tests.host.tables import NOON, Hall, play_out

OLD: Final = Path(__file__).with_name("logs").joinpath("protocol_1.jsonl").read_bytes().splitlines()


async def stored(path: Path) -> str:
    """A store with one finished game and the beginning of a second one; the name of its table."""
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    await hall.again(devices)
    await play_out(devices, 3)
    store, table = SqliteStore(path), devices[0].table
    summary = hall.store.summaries[table]
    await store.append(table, 0, hall.store.logs[table], summary)
    await store.append("other", 0, hall.store.logs[table], summary)
    await store.close()
    return table


def found(path: Path, table: str) -> list[tuple[Flaw, int | None]]:
    with closing(open_to_read(path)) as database:
        assert check_table(database, "other").damage == ()
        return [
            (damage.flaw, damage.entry) for damage in (*check_database(database), *check_table(database, table).damage)
        ]


SPOILED: Final[dict[str, tuple[str, list[tuple[Flaw, int | None]]]]] = {
    "nothing": ("SELECT 1", []),
    "a summary": ("UPDATE tables SET summary = CAST(x'ff00' AS TEXT) WHERE name = :table", [("summary", None)]),
    "an entry": ("UPDATE entries SET entry = 'x' WHERE table_name = :table AND position = 5", [("entry", 6)]),
    "two entries": (
        "UPDATE entries SET entry = CAST(x'ff' AS TEXT) WHERE table_name = :table AND position IN (4, 9)",
        [("entry", 5), ("entry", 10)],
    ),
    "a gap": ("DELETE FROM entries WHERE table_name = :table AND position = 7", [("missing", 8)]),
    "the last": (
        (
            "DELETE FROM entries WHERE table_name = :table AND position = "
            "(SELECT max(position) FROM entries WHERE table_name = :table)"
        ),
        [("version", None)],
    ),
    "all of them": ("DELETE FROM entries WHERE table_name = :table", [("missing", 1)]),
    "an edited entry": (
        (
            "UPDATE entries SET entry = CAST(replace(CAST(entry AS TEXT), '\"at\":18', '\"at\":17') AS BLOB) "
            "WHERE table_name = :table AND position = 3"
        ),
        [("chain", 5)],
    ),
    "an edited entry before one that cannot be read": (
        (
            "UPDATE entries SET entry = CASE position WHEN 8 THEN x'ff' ELSE "
            "CAST(replace(CAST(entry AS TEXT), '\"at\":18', '\"at\":17') AS BLOB) END "
            "WHERE table_name = :table AND position IN (3, 8)"
        ),
        [("entry", 9), ("chain", 5)],
    ),
    "a version": ("UPDATE tables SET version = 'many' WHERE name = :table", [("version", None)]),
    "two rows swapped": (
        (
            "UPDATE entries SET entry = (SELECT entry FROM entries AS first WHERE first.table_name = :table "
            "AND position = 0) WHERE table_name = :table AND position = 3"
        ),
        [("replay", 4)],
    ),
}


@pytest.mark.parametrize("spoiled", SPOILED)
def test_a_check_reads_all_of_it_and_names_what_is_wrong(tmp_path: Path, spoiled: str) -> None:
    path = tmp_path / "tables.sqlite3"
    table = asyncio.run(stored(path))
    statement, expected = SPOILED[spoiled]
    with closing(open_to_write(path)) as database:
        database.execute(statement, {"table": table})

    assert found(path, table) == expected

    async def read() -> None:
        store = SqliteStore(path)
        try:
            if any(flaw in ("missing", "version") for flaw, _ in expected):
                with pytest.raises(StoreFailed):
                    await store.read(table)
            assert len(await store.tables()) == 2
            assert await store.trouble() is None
        finally:
            await store.close()

    asyncio.run(read())


def rewrite(path: Path, table: str, log: list[bytes]) -> None:
    """Store another log in place of the one that is there."""
    rows = [(table, position, entry) for position, entry in enumerate(log)]
    with closing(open_to_write(path)) as database:
        database.execute("DELETE FROM entries WHERE table_name = ?", (table,))
        database.executemany("INSERT INTO entries (table_name, position, entry) VALUES (?, ?, ?)", rows)
        database.execute("UPDATE tables SET version = ? WHERE name = ?", (len(log), table))


def log_of(path: Path, table: str) -> list[bytes]:
    with closing(open_to_read(path)) as database:
        return kept_log(database, table)


def test_a_check_finds_an_entry_that_was_removed_without_leaving_a_gap(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    table = asyncio.run(stored(path))
    log = log_of(path, table)
    [place] = [at for at, data in enumerate(log) if isinstance(entries.read(data), entries.Admitted)]
    rewrite(path, table, [*log[:place], *log[place + 1 :]])

    assert found(path, table) == [("chain", place + 1)]


def test_logs_without_a_chain_and_those_whose_chain_begins_later_are_good(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    table = asyncio.run(stored(path))
    rewrite(path, table, OLD)
    assert found(path, table) == []

    chain = chain_of(OLD)
    log = [*OLD, chain.add(entries.write(entries.Paused(NOON))), chain.add(entries.write(entries.Resumed(NOON)))]
    rewrite(path, table, log)
    assert found(path, table) == []

    rewrite(path, table, [OLD[0], OLD[1].replace(b'"at":1', b'"at":2'), *log[2:]])
    assert found(path, table) == [("chain", len(OLD) + 1)]


def test_a_check_finds_a_film_that_cannot_be_shown(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    table = asyncio.run(stored(path))
    query = "SELECT position, entry FROM entries WHERE table_name = ? AND instr(entry, 'Filmed')"
    with closing(open_to_write(path)) as database:
        [(place, data)] = database.execute(query, (table,))
        film = json.loads(data)
        film["reel"][0] = "AAAA"
        changed = json.dumps(film).encode()
        database.execute("UPDATE entries SET entry = ? WHERE table_name = ? AND position = ?", (changed, table, place))

    assert found(path, table) == [("film", place + 1)]


def test_a_check_finds_entries_without_a_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    table = asyncio.run(stored(path))
    with closing(open_to_write(path)) as database:
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("DELETE FROM tables WHERE name = ?", (table,))

    assert found(path, table) == [("stray", None)]
