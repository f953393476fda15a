"""A server whose store fails acknowledges nothing, and says so: to devices, in its health, metrics and log."""

import json
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from aprendiz.client import Api
from aprendiz.client.http import Failure
from aprendiz.host.folder import DATABASE
from aprendiz.server.run import Serving
from tests.host.tables import in_a_loop, until
from tests.server.device import Data, Device
from tests.server.keys import signed
from tests.server.serving import HOST, Server, server

KEY = signed(f"{1:032x}")
"""The key of the device 1."""

ENTER = {"kind": "Enter", "version": None}
RENAME = {"kind": "Do", "command": {"kind": "Rename", "seat": 0, "name": "Berta"}}
TABLE = {"game": "flautz", "seats": 2}


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    with server(Serving(HOST, 0, tmp_path, pace=0.0)) as started:
        yield started


def get(running: Server, path: str) -> tuple[int, str]:
    with closing(HTTPConnection(HOST, running.serving.port, timeout=120)) as connection:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, response.read().decode()


def health(running: Server) -> tuple[int, Any, Any]:
    status, text = get(running, "/api/health")
    told = json.loads(text)
    return status, told["status"], told["store"]


async def new_table(running: Server) -> str:
    table, _ = await Api(running.url, KEY).create(TABLE)
    return table


@asynccontextmanager
async def device(running: Server, table: str) -> AsyncIterator[Device]:
    """A device at a table, whose host it is."""
    async with Device(running.url, 1) as anna:
        anna.table = table
        await anna.enter()
        yield anna


async def check_refused_as_damaged(anna: Device, request: Data) -> None:
    answer = await anna.ask(request)
    assert (answer["kind"], answer["rule"], answer["remedy"]) == ("Refused", "table-28", "table-is-damaged")


@contextmanager
def stopped(running: Server) -> Iterator[sqlite3.Connection]:
    """The database of a server, which is stopped meanwhile."""
    running.stop()
    with closing(sqlite3.connect(running.folder / DATABASE)) as database, database:
        yield database
    running.start()


def metric(running: Server, name: str) -> float:
    lines = get(running, "/metrics")[1].splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


@in_a_loop
async def test_a_database_that_was_deleted_takes_no_more_moves(running: Server) -> None:
    api = Api(running.url, KEY)
    async with device(running, await new_table(running)) as anna:
        assert (await anna.do("Sit", name="Anna"))["kind"] == "Done"
        assert health(running) == (200, "ok", None)

        (running.folder / DATABASE).unlink()

        for _ in range(3):
            assert (await anna.ask(RENAME))["kind"] == "Failed"
            with pytest.raises(Failure) as failure:
                await api.create(TABLE)
            assert (failure.value.status, failure.value.problem["problem"]) == (503, "store-failed")
        assert health(running) == (503, "failing", "gone")
        assert metric(running, "aprendiz_store_failing") == 1
        assert metric(running, "aprendiz_store_failures") >= 6
    assert "the store fails" in running.log


@in_a_loop
async def test_a_full_disk_shows_in_the_health_until_there_is_room_again(running: Server) -> None:
    api = Api(running.url)
    await api.create(TABLE)
    assert running.process is not None
    process = running.process.pid
    assert process is not None
    unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE)
    size = (running.folder / f"{DATABASE}-wal").stat().st_size
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, unlimited[1]))
    with pytest.raises(Failure) as failure:
        await api.create(TABLE)
    assert (failure.value.status, failure.value.problem["problem"]) == (503, "store-failed")
    assert health(running) == (503, "failing", "failing")
    assert metric(running, "aprendiz_store_failing") == 1

    resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)

    await until(lambda: health(running) == (200, "ok", None))
    await api.create(TABLE)
    assert metric(running, "aprendiz_store_failing") == 0


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM entries WHERE table_name = ? AND position = (SELECT version - 1 FROM tables)",
        "DELETE FROM entries WHERE table_name = ? AND position = 1",
        "DELETE FROM entries WHERE table_name = ?",
        "UPDATE tables SET version = version - 1 WHERE name = ?",
        "UPDATE tables SET version = version + 1 WHERE name = ?",
    ],
)
@in_a_loop
async def test_a_version_that_is_not_the_number_of_entries_is_damage_and_no_write_is_tried(
    running: Server, statement: str
) -> None:
    async with device(running, table := await new_table(running)) as anna:
        await anna.do("Sit", name="Anna")
    with stopped(running) as database:
        assert database.execute(statement, (table,)).rowcount > 0
        before = database.execute("SELECT * FROM entries").fetchall()

    async with device(running, table) as anna:
        for _ in range(2):
            for request in (ENTER, RENAME):
                await check_refused_as_damaged(anna, request)
    assert metric(running, "aprendiz_tables_damaged") == 1
    assert "Mismatch" not in running.log
    with stopped(running) as database:
        assert database.execute("SELECT * FROM entries").fetchall() == before


@in_a_loop
async def test_a_changed_entry_is_counted_and_logged_while_its_table_plays_on(running: Server) -> None:
    async with device(running, table := await new_table(running)) as anna:
        await anna.do("Sit", name="Anna")
    with stopped(running) as database:
        database.execute(
            """UPDATE entries SET entry = CAST(replace(CAST(entry AS TEXT), '"until":1', '"until":2') AS BLOB)
               WHERE position = 1"""
        )

    async with device(running, table) as anna:
        assert (await anna.ask(RENAME))["kind"] == "Done"
    assert metric(running, "aprendiz_tables_damaged") == 1
    assert health(running) == (200, "ok", None)
    assert running.log.count("a table is damaged") == 1


@in_a_loop
async def test_one_damaged_table_is_answered_503_and_the_others_play_on(running: Server) -> None:
    api = Api(running.url, KEY)
    bad, good = await new_table(running), await new_table(running)
    with stopped(running) as database:
        database.execute("UPDATE entries SET entry = 'no' WHERE table_name = ? AND position = 1", (bad,))
        database.execute("UPDATE tables SET summary = 'no' WHERE name = ?", (good,))

    for path in ("", "/record", "/log", "/invitation.svg", "/verify"):
        with pytest.raises(Failure) as failure:
            await api.ask("GET", f"/api/tables/{bad}{path}")
        assert failure.value.status == 503
        assert (failure.value.problem["rule"], failure.value.problem["remedy"]) == ("table-28", "table-is-damaged")
    async with device(running, bad) as anna:
        await check_refused_as_damaged(anna, ENTER)
    async with device(running, good) as anna:
        assert (await anna.do("Sit", name="Anna"))["kind"] == "Done"
    status, text = get(running, "/api/health")
    assert (status, json.loads(text)["damaged"], json.loads(text)["tables"]) == (200, 1, 2)
    assert metric(running, "aprendiz_tables_damaged") == 1
    assert "a request failed" not in running.log
    assert running.log.count("a table is damaged") == 1
    assert running.log.count("the summary of a table was damaged") == 1
