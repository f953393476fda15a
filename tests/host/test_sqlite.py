"""Acknowledged entries survive full disks, other programs, killed processes and cancelled callers."""

import asyncio
import os
import random
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.store import Mismatch, Shelved, StoreFailed
from tests.host.stores.program import lines, program, started
from tests.host.stores.reading import contents, file_size_limit, opened
from tests.host.stores.writing import TABLES, entry

PATIENCE: Final = 30


def test_the_connection_that_writes_syncs_every_commit(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.sqlite3") as store:
            database = store.writer.database
            settings = ("synchronous", "journal_mode", "foreign_keys", "fullfsync", "busy_timeout")
            found = [database.execute(f"PRAGMA {setting}").fetchone()[0] for setting in settings]
            assert found == [2, "wal", 1, 1, 5000]

    asyncio.run(run())


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.sqlite3") as store:
            await store.append("anna", 0, [b"one"], b"")
            assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}

    asyncio.run(run())


def test_what_waits_at_the_same_moment_is_one_transaction(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.sqlite3") as store:
            statements: list[str] = []
            store.writer.database.set_trace_callback(statements.append)
            await asyncio.gather(*(store.append(f"table-{n}", 0, [b"one"] * 4, b"") for n in range(200)))
            assert statements.count("COMMIT") == 1
            assert sum(statement.lstrip().startswith("INSERT") for statement in statements) < 10
            assert len(await store.tables()) == 200
            assert await store.read("table-199") == [b"one"] * 4

    asyncio.run(run())


def test_nobody_is_told_before_it_is_written_and_the_loop_goes_on_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "tables.sqlite3"
        async with opened(path) as store:
            with locked(path):
                first = asyncio.ensure_future(store.append("anna", 0, [b"one"], b""))
                for _ in range(50):
                    await asyncio.sleep(0.001)
                second = asyncio.ensure_future(store.append("anna", 1, [b"two"], b""))
                assert await store.read("anna") == []
                assert not first.done()
                assert not second.done()
            await asyncio.gather(first, second)
            assert await store.read("anna") == [b"one", b"two"]

    asyncio.run(run())


def test_who_stops_waiting_disturbs_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "tables.sqlite3"
        async with opened(path) as store:
            with locked(path):
                names = ["anna", "bert", "carla"]
                tasks = [asyncio.ensure_future(store.append(name, 0, [b"one"], b"")) for name in names]
                await asyncio.sleep(0.01)
                tasks += [asyncio.ensure_future(store.append(name, 1, [b"two"], b"")) for name in names]
                await asyncio.sleep(0)
                tasks[0].cancel()
                tasks[4].cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            gone = [isinstance(outcome, asyncio.CancelledError) for outcome in outcomes]
            assert gone == [True, False, False, False, True, False]
            await store.append("dora", 0, [b"one"], b"")
            assert [(shelved.table, shelved.version) for shelved in await store.tables()] == [
                ("anna", 2),
                ("bert", 2),
                ("carla", 2),
                ("dora", 1),
            ]

    asyncio.run(run())


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another connection holds the write lock."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(store: SqliteStore) -> Iterator[None]:
    database = store.writer.database
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    (usual,) = database.execute("PRAGMA max_page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages}")
    yield
    database.execute(f"PRAGMA max_page_count = {usual}")


@contextmanager
def taken(store: SqliteStore) -> Iterator[None]:
    store.writer.database.execute("PRAGMA busy_timeout = 20")
    with locked(store.path):
        yield


@contextmanager
def read_only(store: SqliteStore) -> Iterator[None]:
    store.writer.database.execute("PRAGMA query_only = ON")
    yield
    store.writer.database.execute("PRAGMA query_only = OFF")


FAILURES: Final = {
    "the disk writes no more": lambda store: file_size_limit(Path(f"{store.path}-wal").stat().st_size),
    "the database is full": full,
    "another program has the file": taken,
    "the database is read-only": read_only,
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_failed_commit_changes_nothing_and_the_next_one_works(failure: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def run() -> None:
        async with opened(path) as store:
            await store.append("anna", 0, [b"one"], b"before")
            with FAILURES[failure](store):
                outcomes = await asyncio.gather(
                    store.append("anna", 1, [b"two" * 20_000], b"lost"),
                    store.append("bert", 0, [b"one"], b"lost"),
                    store.delete("anna"),
                    return_exceptions=True,
                )
                assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 3
                assert len(set(map(id, outcomes))) == 3
                assert await store.tables() == [Shelved("anna", 1, b"before")]
                assert await store.read("anna") == [b"one"]
            with pytest.raises(Mismatch):
                await store.append("anna", 2, [b"three"], b"")
            await store.append("anna", 1, [b"two" * 20_000], b"after")
            await store.append("bert", 0, [b"one"], b"")

    asyncio.run(run())
    assert asyncio.run(contents(path)) == {"anna": (b"after", [b"one", b"two" * 20_000]), "bert": (b"", [b"one"])}


def test_a_damaged_file_is_a_failed_read_not_a_broken_store(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def run() -> None:
        async with opened(path) as store:
            await store.append("anna", 0, [b"one" * 20_000], b"")
        whole = path.read_bytes()
        path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
        async with opened(path) as store:
            with pytest.raises(StoreFailed):
                await store.read("anna")
            with pytest.raises(StoreFailed):
                await store.append("bert", 0, [b"one"], b"")

    asyncio.run(run())


def test_a_killed_process_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    chance = random.Random(7)
    for _ in range(6):
        with program(path) as process:
            said = lines(process, chance.randrange(1, 400))
            process.kill()
            assert process.stdout is not None
            said += process.stdout.readlines()
        acknowledged = {table: int(version) for table, version in (line.split() for line in said)}
        found = asyncio.run(contents(path))
        assert len(found) == TABLES
        for table, (summary, log) in found.items():
            assert log == [entry(table, position) for position in range(len(log))]
            assert summary == b"%d" % len(log)
            assert acknowledged.get(table, 0) <= len(log)
            assert table not in acknowledged or len(log) <= acknowledged[table] + 3


def test_two_processes_cannot_hold_the_same_folder(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with program(path) as process:
        lines(process, 1)
        with pytest.raises(Invalid) as problem:
            SqliteStore(path)
        assert (problem.value.where, problem.value.problem) == (str(tmp_path), "in-use")
        lines(process, 20)
        process.kill()
        process.wait(PATIENCE)
        asyncio.run(contents(path))


def test_a_second_store_in_the_same_process_is_refused_and_takes_nothing_from_the_first(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def run() -> None:
        async with opened(path) as store:
            with pytest.raises(Invalid) as problem:
                SqliteStore(path)
            assert problem.value.problem == "in-use"
            with program(path) as process:
                assert lines(process, 1) == [""]
                assert process.wait(PATIENCE) == 1
            await store.append("anna", 0, [b"one"], b"")

    asyncio.run(run())
    assert asyncio.run(contents(path)) == {"anna": (b"", [b"one"])}


FORKS: Final = """
import os, sys, time
from pathlib import Path
from aprendiz.host.sqlite import SqliteStore

store = SqliteStore(Path(sys.argv[1]))
if child := os.fork():
    print(child, flush=True)
time.sleep(60)
"""


def test_a_process_that_outlives_the_server_it_came_from_does_not_keep_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with started("-c", FORKS, str(path)) as process:
        child = int(lines(process, 1)[0])
        try:
            process.kill()
            process.wait(PATIENCE)
            assert asyncio.run(contents(path)) == {}
        finally:
            os.kill(child, signal.SIGKILL)
