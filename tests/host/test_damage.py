"""A damaged table is refused with a clear reason, kept as it is, and harms no other table."""

import asyncio
import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from aprendiz.host import entries
from aprendiz.host.archive import Archive
from aprendiz.host.check import check_database, check_table
from aprendiz.host.commands import Sit
from aprendiz.host.damage import Flaw
from aprendiz.host.database import open_to_read, open_to_write
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.store import StoreFailed
from tests.host.tables import Device, Hall, asked, code_of, in_a_loop, play_out, refused

WEEK: Final = 7 * 24 * 3600.0

DAMAGED: Final = "table-28"


async def two_tables(**settings: Any) -> tuple[Hall, Device, Device]:
    """A house with two tables; all devices have left, and nothing is in memory."""
    hall = Hall()
    bad, good = await hall.opened(**settings), await hall.opened(**settings)
    for device in (bad, good):
        await device.do(Sit("Anna"))
        device.exit()
    return hall, bad, good


@in_a_loop
async def test_a_summary_that_cannot_be_read_is_made_again_from_the_log(caplog: pytest.LogCaptureFixture) -> None:
    hall, bad, good = await two_tables()
    known = hall.store.summaries[bad.table]
    for scribble in (b"scribbled over", b"\xff\xfe", b"", b"[" * 100_000, b'{"game": 5}'):
        hall.store.summaries[bad.table] = scribble

        await hall.restart()

        assert {name for name, _ in hall.house.of("Anna")} == {bad.table, good.table}
        assert hall.store.summaries[bad.table] == known
        assert hall.house.damaged == 0
        await bad.enter()
        bad.exit()
    assert [record.getMessage() for record in caplog.records] == ["the summary of a table was damaged"] * 5


def nonsense(log: list[bytes]) -> None:
    log[2] = b"scribbled over"


def no_text(log: list[bytes]) -> None:
    log[2] = b"\xff\xff"


def other_kind(log: list[bytes]) -> None:
    log[2] = b'{"kind": "Exploded", "at": 1}'


def no_such_game(log: list[bytes]) -> None:
    log.append(entries.write(entries.Undone(1.0, seat=0)))


def opened_twice(log: list[bytes]) -> None:
    log[2] = log[0]


def never_opened(log: list[bytes]) -> None:
    log[0] = log[1]


BROKEN: Final[list[tuple[Callable[[list[bytes]], None], int, Flaw]]] = [
    (nonsense, 3, "entry"),
    (no_text, 3, "entry"),
    (other_kind, 3, "entry"),
    (no_such_game, 4, "replay"),
    (opened_twice, 3, "replay"),
    (never_opened, 1, "replay"),
]


@pytest.mark.parametrize(("spoil", "entry", "flaw"), BROKEN, ids=lambda value: getattr(value, "__name__", value))
@in_a_loop
async def test_a_broken_entry_closes_its_table_and_no_other(
    spoil: Callable[[list[bytes]], None], entry: int, flaw: Flaw, caplog: pytest.LogCaptureFixture
) -> None:
    hall, bad, good = await two_tables()
    spoil(hall.store.logs[bad.table])
    log = list(hall.store.logs[bad.table])
    await hall.restart()

    for _ in range(2):
        with refused(DAMAGED):
            await bad.enter()
        with refused(DAMAGED):
            await bad.do(Sit("Anna"))
        with refused(DAMAGED):
            await hall.house.delete(bad.table, "Anna")
        with refused(DAMAGED):
            await hall.house.reissue_host(bad.table)
    await good.enter()
    await good.do(Sit("Anna"))
    assert (hall.house.damaged, hall.house.tables) == (1, 2)
    assert hall.store.logs[bad.table] == log
    [record] = caplog.records
    assert record.__dict__["facts"] == {"table": bad.table, "entry": entry, "flaw": flaw}


@in_a_loop
async def test_a_table_with_neither_summary_nor_log_does_not_keep_the_house_from_opening() -> None:
    hall, bad, good = await two_tables()
    nonsense(hall.store.logs[bad.table])
    hall.store.summaries[bad.table] = b"scribbled over"

    await hall.restart()

    assert [name for name, _ in hall.house.of("Anna")] == [good.table]
    assert hall.house.damaged == 1
    with refused(DAMAGED):
        await bad.enter()
    assert hall.store.summaries[bad.table] == b"scribbled over"


@in_a_loop
async def test_strangers_learn_nothing_of_a_damaged_table_and_an_invitation_leads_to_the_reason() -> None:
    hall, bad, _ = await two_tables()
    nonsense(hall.store.logs[bad.table])
    await hall.restart()
    eve = Device(hall, "Eve", bad.table)
    for _ in range(2):
        with refused("table-18"):
            await eve.enter()
    with refused(DAMAGED):
        await hall.house.enter(code_of(1), "Eve")


@in_a_loop
async def test_a_damaged_table_is_no_longer_listed() -> None:
    hall, bad, good = await two_tables(is_listed=True)
    nonsense(hall.store.logs[bad.table])
    await hall.restart()
    with refused(DAMAGED):
        await bad.enter()
    assert [name for name, _ in hall.house.listed()] == [good.table]


@in_a_loop
async def test_a_damaged_table_is_never_archived(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    hall, bad, good = await two_tables()
    nonsense(hall.store.logs[bad.table])
    await hall.restart()
    hall.time += WEEK + 1
    archive = Archive(tmp_path / "archive", WEEK)

    assert [await hall.house.archive(archive) for _ in range(3)] == [1, 0, 0]

    assert good.table not in hall.store.logs
    assert hall.store.logs[bad.table][2] == b"scribbled over"
    assert [record.getMessage() for record in caplog.records] == ["a table is damaged"]


@in_a_loop
async def test_a_damaged_film_is_refused_while_the_table_plays_on(tmp_path: Path) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    await hall.again(devices)
    log = hall.store.logs[devices[0].table]
    [place] = [at for at, data in enumerate(log) if isinstance(entries.read(data), entries.Filmed)]
    film = json.loads(log[place])
    film["record"] = "AAAA"
    log[place] = json.dumps(film).encode()
    await hall.restart()

    with refused(DAMAGED):
        await hall.house.film(devices[0].table, "Anna", 1)

    await play_out(devices, 3)
    assert hall.house.damaged == 1
    hall.time += WEEK + 1
    for device in devices:
        device.exit()
    assert await hall.house.archive(Archive(tmp_path / "archive", WEEK)) == 0


@in_a_loop
async def test_a_table_whose_log_breaks_while_it_is_in_use_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    nonsense(hall.store.logs[anna.table])
    hall.moods.fails_once = True
    with pytest.raises(StoreFailed):
        await asked([anna, ben]).act()
    for _ in range(2):
        with refused(DAMAGED):
            await ben.enter()
        with refused(DAMAGED):
            await ben.do(Sit("Ben"))
    assert hall.house.damaged == 1
    assert [record.getMessage() for record in caplog.records] == ["a table is damaged"]


# In the database


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
    "all of them": ("DELETE FROM entries WHERE table_name = :table", [("version", None)]),
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
