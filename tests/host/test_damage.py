"""A damaged table is refused with a clear reason, kept as it is, and harms no other table."""

import asyncio
import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from aprendiz.host import entries
from aprendiz.host.archive import Archive
from aprendiz.host.chain import chain_of
from aprendiz.host.check import check_database, check_table
from aprendiz.host.commands import Say, Sit
from aprendiz.host.damage import Flaw
from aprendiz.host.database import open_to_read, open_to_write
from aprendiz.host.kept_log import kept_log
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.store import StoreFailed
from tests.host.tables import NOON, Device, Hall, asked, code_of, in_a_loop, play_out, refused

WEEK: Final = 7 * 24 * 3600.0

DAMAGED: Final = "table-28"
OLD: Final = Path(__file__).with_name("logs").joinpath("protocol_1.jsonl").read_bytes().splitlines()


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

        assert {name for name, _ in hall.house.directory.of("Anna")} == {bad.table, good.table}
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
    assert (hall.house.damaged, len(hall.house.directory)) == (1, 2)
    assert hall.store.logs[bad.table] == log
    [record] = caplog.records
    assert record.__dict__["facts"] == {"table": bad.table, "entry": entry, "flaw": flaw}


@in_a_loop
async def test_a_table_with_neither_summary_nor_log_does_not_keep_the_house_from_opening() -> None:
    hall, bad, good = await two_tables()
    nonsense(hall.store.logs[bad.table])
    hall.store.summaries[bad.table] = b"scribbled over"

    await hall.restart()

    assert [name for name, _ in hall.house.directory.of("Anna")] == [good.table]
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
    assert [name for name, _ in hall.house.directory.listed()] == [good.table]


@in_a_loop
async def test_a_damaged_table_is_never_archived(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    hall, bad, good = await two_tables()
    nonsense(hall.store.logs[bad.table])
    await hall.restart()
    hall.time += WEEK + 1
    archive = Archive(tmp_path / "archive", WEEK)

    assert [await hall.house.clearing.archive(archive) for _ in range(3)] == [1, 0, 0]

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
    assert await hall.house.clearing.archive(Archive(tmp_path / "archive", WEEK)) == 0


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


def changed(log: list[bytes]) -> int:
    """Edit an entry so that it can still be read. Returns the number of the next one, which does not follow it."""
    place = next(at for at, data in enumerate(log) if b'"phrase":"hello"' in data)
    log[place] = log[place].replace(b"hello", b"good-game")
    return place + 2


@in_a_loop
async def test_a_table_with_a_changed_entry_plays_on_and_is_counted_as_damaged_until_it_is_deleted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", is_listed=True)
    await devices[0].do(Say(0, "hello"))
    await play_out(devices, 2)
    entry = changed(hall.store.logs[devices[0].table])

    for _ in range(2):
        await hall.restart()
        [record] = caplog.records
        assert record.__dict__["facts"] == {"table": devices[0].table, "entry": entry, "flaw": "chain"}
        assert hall.house.damaged == 1
        caplog.clear()
    assert [name for name, _ in hall.house.directory.listed()] == [devices[0].table]
    await play_out(devices)
    film = await hall.house.film(devices[0].table, "Anna")
    assert json.loads(film.record)["format"] == "aprendiz-record"
    code = await hall.house.reissue_host(devices[0].table)
    await hall.house.enter(code, "Ben")
    await hall.house.delete(devices[0].table, "Ben")
    assert (hall.house.damaged, len(hall.house.directory), caplog.records) == (0, 0, [])


@in_a_loop
async def test_a_table_with_a_changed_entry_is_archived_as_it_is(tmp_path: Path) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await devices[0].do(Say(0, "hello"))
    await play_out(devices)
    table = devices[0].table
    await hall.house.film(table, "Anna")  # It is stored.
    entry = changed(hall.store.logs[table])
    await hall.restart()
    for device in devices:
        device.exit()
    hall.time += WEEK + 1

    assert await hall.house.clearing.archive(Archive(tmp_path, WEEK)) == 1

    [path] = tmp_path.glob("*.jsonl")
    assert chain_of(path.read_bytes().splitlines()).broken == entry
    assert hall.house.damaged == 0


@in_a_loop
async def test_an_entry_that_was_changed_while_the_table_is_in_use_is_noticed_when_the_log_is_read_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await devices[0].do(Say(0, "hello"))
    await play_out(devices, 2)
    entry = changed(hall.store.logs[devices[0].table])
    hall.moods.fails_once = True
    with pytest.raises(StoreFailed):
        await asked(devices).act()

    await play_out(devices, 2)

    assert [record.__dict__["facts"]["entry"] for record in caplog.records] == [entry]
    assert hall.house.damaged == 1
    assert all(device.visit.discontinued is not None for device in devices)


@in_a_loop
async def test_a_changed_entry_and_a_damaged_film_are_both_logged(caplog: pytest.LogCaptureFixture) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await devices[0].do(Say(0, "hello"))
    await play_out(devices)
    await hall.again(devices)
    log = hall.store.logs[devices[0].table]
    changed(log)
    [place] = [at for at, data in enumerate(log) if isinstance(entries.read(data), entries.Filmed)]
    whole = entries.read(log[place])
    assert isinstance(whole, entries.Filmed)
    await hall.restart()
    for other in (log[0], entries.write(replace(whole, record=whole.record[:-20]))):
        log[place] = other
        with refused(DAMAGED):
            await hall.house.film(devices[0].table, "Anna", 1)

    assert [record.__dict__["facts"]["flaw"] for record in caplog.records] == ["chain", "film"]
    assert hall.house.damaged == 1
    await play_out(devices, 3)


@pytest.mark.parametrize("spoil", [nonsense, never_opened])
@in_a_loop
async def test_the_operator_can_delete_a_damaged_table(spoil: Callable[[list[bytes]], None]) -> None:
    hall, bad, good = await two_tables()
    spoil(hall.store.logs[bad.table])
    await hall.restart()

    await hall.house.discard(bad.table)

    assert (hall.house.damaged, len(hall.house.directory)) == (0, 1)
    assert list(hall.store.logs) == [good.table]
    for table in (bad.table, "nowhere"):
        with refused("table-18"):
            await hall.house.discard(table)


@in_a_loop
async def test_the_operator_can_delete_a_table_whose_log_breaks_while_it_is_in_use() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    nonsense(hall.store.logs[anna.table])
    hall.moods.fails_once = True
    with pytest.raises(StoreFailed):
        await asked([anna, ben]).act()

    await hall.house.discard(anna.table)

    assert anna.visit.is_gone
    assert ben.visit.is_gone
    assert (hall.house.damaged, len(hall.house.directory), hall.store.logs) == (0, 0, {})


@in_a_loop
async def test_a_table_that_was_deleted_from_the_store_while_it_is_in_use_is_unknown() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    hall.moods.fails_once = True
    with pytest.raises(StoreFailed):
        await asked([anna, ben]).act()
    await hall.store.delete(anna.table)
    for _ in range(2):
        with refused("table-18"):
            await anna.do(Sit("Anna"))


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
