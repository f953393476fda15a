"""The operator lists the tables of a server and deletes some, whether the server runs or not."""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from aprendiz.client import Api, Client
from aprendiz.host.folder import DATABASE
from aprendiz.host.summary import read_summary, write_summary
from tests.cli.command import aprendiz
from tests.server.serving import Server, server

DAY = 24 * 3600.0
WHEN = r"\d{4}-\d\d-\d\d \d\d:\d\d"


@pytest.fixture
def running() -> Iterator[Server]:
    with server() as started:
        yield started


async def waiting(url: str) -> str:
    return (await Api(url).create({"game": "magus", "seats": 3}))[0]


async def begun(url: str) -> str:
    async with Client(Api(url)) as host:
        table, _ = await host.api.create({"game": "flautz", "seats": 2})
        visit = await host.visit(table)
        await visit.do("Sit", name="Rosalinde")
        await visit.do("SeatBot", seat=1, level="novice")
        await visit.start()
        return table


def age(folder: Path, table: str, days: float) -> None:
    """Make a table look as if nothing had happened there for some days."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        [data] = database.execute("SELECT summary FROM tables WHERE name = ?", (table,)).fetchone()
        older = replace(read_summary(data), touched=time.time() - days * DAY)
        database.execute("UPDATE tables SET summary = ? WHERE name = ?", (write_summary(older), table))


def listed(folder: Path, *options: str) -> list[str]:
    answer = aprendiz("tables", "--data", str(folder), "--json", *options)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return [json.loads(line)["table"] for line in answer.stdout.splitlines()]


def test_tables_are_listed_with_age_phase_game_devices_and_size_but_without_names(running: Server) -> None:
    first, second = asyncio.run(begun(running.url)), asyncio.run(waiting(running.url))

    answer = aprendiz("tables", "--data", str(running.folder))

    assert (answer.stderr, answer.returncode) == ("", 0)
    lines = answer.stdout.splitlines()
    assert lines[0] == f"Tables in {running.folder}."
    rest = rf"1 device, \d+ kB, made {WHEN}, last used {WHEN}\."
    # A bot may have moved at the first table since.
    flautz, magus = sorted(lines[1:], key=lambda line: "Magus" in line)
    assert re.fullmatch(rf"{second}: Magus Novatus, not started, {rest}", magus)
    assert re.fullmatch(rf"{first}: FLAUTZ!, being played, {rest}", flautz)
    assert "Rosalinde" in aprendiz("tables", "--names", "--data", str(running.folder)).stdout


def test_the_json_has_figures_and_nothing_of_the_game(running: Server) -> None:
    table = asyncio.run(begun(running.url))

    [line] = aprendiz("tables", "--json", "--data", str(running.folder)).stdout.splitlines()
    [named] = aprendiz("tables", "--json", "--names", "--data", str(running.folder)).stdout.splitlines()

    data = json.loads(line)
    assert list(data) == ["table", "damaged", "game", "phase", "never_started", "devices", "bytes", "opened", "touched"]
    assert (data["table"], data["damaged"]) == (table, False)
    assert (data["table"], data["game"], data["phase"], data["never_started"]) == (table, "flautz", "playing", False)
    assert data["bytes"] > 500
    assert data["opened"] <= data["touched"] <= time.time()
    assert json.loads(named) == {**data, "names": ["Rosalinde", json.loads(named)["names"][1]]}


def spoil(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute(statement, values)


def summary_with(**facts: object) -> str:
    known = {"game": "flautz", "phase": "waiting", "host": "x", "devices": [], "names": [], "free": 2}
    return json.dumps({**known, "is_listed": False, "code": None, "until": 0, "touched": 5, **facts})


SUMMARY = "UPDATE tables SET summary = ? WHERE name = ?"
ENTRY = "UPDATE entries SET entry = ? WHERE table_name = ? AND position = 0"


@pytest.mark.parametrize(
    ("statement", "value"),
    [
        (SUMMARY, "scribbled over"),
        (SUMMARY, b"\xff\xfe"),
        (SUMMARY, "[" * 100_000),
        (SUMMARY, summary_with(game="../chess")),
        (SUMMARY, summary_with(phase="odd")),
        (ENTRY, "scribbled over"),
        (ENTRY, b"\xff\xfe"),
        ("DELETE FROM entries WHERE ? != table_name AND table_name = ?", ""),
    ],
    ids=lambda value: str(value)[:40],
)
def test_damaged_tables_are_listed_as_such_and_deleted_by_their_name_alone(
    running: Server, statement: str, value: str | bytes
) -> None:
    bad, good = asyncio.run(waiting(running.url)), asyncio.run(waiting(running.url))
    running.stop()
    spoil(running.folder, statement, value, bad)
    data = ("--data", str(running.folder))

    answer = aprendiz("tables", *data)

    assert (answer.stderr, answer.returncode) == ("", 0)
    assert answer.stdout.splitlines()[1].startswith(f"{good}: Magus Novatus, not started, ")
    assert re.fullmatch(rf"{bad}: \d+ kB, damaged: “aprendiz check” tells more\.", answer.stdout.splitlines()[2])
    last = json.loads(aprendiz("tables", "--json", "--names", *data).stdout.splitlines()[1])
    assert last == {"table": bad, "damaged": True, "bytes": last["bytes"]}
    assert listed(running.folder, "--never-started") == [good]
    assert listed(running.folder, "--older-than", "1") == []
    aprendiz("tables", "delete", "--never-started", *data)
    assert listed(running.folder) == [bad]
    assert aprendiz("tables", "delete", bad, *data).stdout == "1 table deleted.\n"
    assert listed(running.folder) == []


def test_a_running_server_deletes_a_damaged_table(running: Server) -> None:
    table = asyncio.run(waiting(running.url))
    running.stop()
    spoil(running.folder, ENTRY, "scribbled over", table)
    running.start()
    other = asyncio.run(waiting(running.url))

    answer = aprendiz("tables", "delete", table, "--data", str(running.folder))

    assert (answer.stdout, answer.stderr, answer.returncode) == ("1 table deleted.\n", "", 0)
    assert listed(running.folder) == [other]


@pytest.mark.parametrize("command", ["tables", "reissue"])
def test_a_date_that_cannot_be_is_no_reason_to_fail(running: Server, command: str) -> None:
    table = asyncio.run(waiting(running.url))
    running.stop()
    spoil(running.folder, SUMMARY, summary_with(touched=1e300), table)

    answer = aprendiz(command, "--data", str(running.folder))

    assert f"{table}: " in answer.stdout
    assert "last used ?" in answer.stdout
    assert (answer.stderr, answer.returncode) == ("", 0)


@pytest.mark.parametrize("command", ["tables", "reissue"])
def test_a_damaged_file_is_named_in_one_line(running: Server, command: str) -> None:
    asyncio.run(waiting(running.url))
    running.stop()
    path = running.folder / DATABASE
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))

    answer = aprendiz(command, "--data", str(running.folder))

    assert answer.stderr.startswith(f"aprendiz: {path}: ")
    assert (answer.stdout, answer.stderr.count("\n"), answer.returncode) == ("", 1, 2)


def test_some_tables_are_chosen_by_what_they_are(running: Server) -> None:
    old, new, played = (asyncio.run(made(running.url)) for made in (waiting, waiting, begun))
    running.stop()
    age(running.folder, old, 31)

    assert listed(running.folder, "--never-started") == sorted([old, new], key=lambda table: table == old)
    assert listed(running.folder, "--older-than", "30") == [old]
    assert listed(running.folder, "--older-than", "31", "--never-started") == [old]
    assert listed(running.folder, "--older-than", "32") == []
    assert listed(running.folder)[-1] == old
    assert played in listed(running.folder)
    empty = aprendiz("tables", "--older-than", "32", "--data", str(running.folder))
    assert (empty.stdout, empty.returncode) == ("There is no such table.\n", 0)


def test_a_running_server_deletes_tables_and_tells_those_who_are_there(running: Server) -> None:
    kept = asyncio.run(waiting(running.url))

    async def deleted() -> None:
        async with Client(Api(running.url)) as host:
            table, _ = await host.api.create({"game": "flautz", "seats": 2})
            visit = await host.visit(table)
            answer = await asyncio.to_thread(aprendiz, "tables", "delete", table, "--data", str(running.folder))
            assert (answer.stdout, answer.stderr, answer.returncode) == ("1 table deleted.\n", "", 0)
            async with asyncio.timeout(30):
                while not visit.is_gone:
                    await asyncio.sleep(0.01)

    asyncio.run(deleted())
    assert listed(running.folder) == [kept]


def test_without_a_server_tables_are_deleted_from_the_file(running: Server) -> None:
    first, second, played = (asyncio.run(made(running.url)) for made in (waiting, waiting, begun))
    running.kill()

    one = aprendiz("tables", "--data", str(running.folder), "delete", first)
    rest = aprendiz("tables", "delete", "--never-started", "--data", str(running.folder))

    assert (one.stdout, one.stderr) == ("1 table deleted.\n", "")
    assert (rest.stdout, rest.stderr) == ("1 table deleted.\n", "")
    assert listed(running.folder) == [played]
    assert second not in listed(running.folder)


def test_names_and_options_together_delete_what_fits_both(running: Server) -> None:
    table, played = asyncio.run(waiting(running.url)), asyncio.run(begun(running.url))

    answer = aprendiz("tables", "delete", table, played, "--never-started", "--data", str(running.folder))

    assert answer.stdout == "1 table deleted.\n"
    assert listed(running.folder) == [played]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["delete"], "TABLE: is missing"),
        (["delete", "nowhere"], "nowhere: is not a table here; “aprendiz tables” lists them all"),
        (["--older-than", "0"], "--older-than: must be a whole number from 1 to 36500, not '0'"),
    ],
)
def test_what_makes_no_sense_deletes_nothing(running: Server, words: list[str], problem: str) -> None:
    table = asyncio.run(waiting(running.url))

    answer = aprendiz("tables", "--data", str(running.folder), *words, *([table] if "nowhere" in words else []))

    assert (answer.stdout, answer.stderr, answer.returncode) == ("", f"aprendiz: {problem}\n", 2)
    assert listed(running.folder) == [table]


def test_a_folder_without_tables_is_named(tmp_path: Path) -> None:
    answer = aprendiz("tables", "--data", str(tmp_path / "never"))

    assert answer.stderr.startswith(f"aprendiz: {tmp_path / 'never' / 'tables.sqlite3'}: ")
    assert (answer.stderr.count("\n"), answer.stdout, answer.returncode) == (1, "", 2)
