"""`aprendiz check` reads all stored tables, beside a running server, and names what is damaged."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from aprendiz.client import Api
from aprendiz.host.folder import DATABASE
from tests.cli.command import aprendiz
from tests.server.serving import Server, server

TABLE = {"game": "flautz", "seats": 2}


@pytest.fixture
def running() -> Iterator[Server]:
    with server() as started:
        yield started


def check(folder: Path, *more: str) -> CompletedProcess[str]:
    return aprendiz("check", "--data", str(folder), *more)


def created(running: Server, count: int) -> list[str]:
    api = Api(running.url)
    return sorted(asyncio.run(api.create(TABLE))[0] for _ in range(count))


def spoil(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute(statement, values)


def test_good_tables_are_read_beside_the_server_that_uses_them(running: Server) -> None:
    created(running, 3)

    answer = check(running.folder)

    assert answer.stdout == "3 tables with 6 entries read; nothing is damaged.\n"
    assert (answer.stderr, answer.returncode) == ("", 0)
    assert json.loads(check(running.folder, "--json").stdout) == {"tables": 3, "entries": 6, "damage": []}


def test_everything_damaged_is_named_with_its_table_and_entry(running: Server) -> None:
    first, second, third = created(running, 3)
    spoil(running.folder, "UPDATE tables SET summary = 'scribbled over' WHERE name = ?", first)
    spoil(running.folder, "UPDATE entries SET entry = 'scribbled over' WHERE table_name = ? AND position = 1", second)
    spoil(running.folder, "DELETE FROM entries WHERE table_name = ? AND position = 0", third)

    answer = check(running.folder)

    assert answer.stdout.splitlines() == [
        (
            f"table {first}: its summary cannot be read: JSON is malformed: invalid character (byte 0); "
            "the server makes it again from the log"
        ),
        f"table {second}, entry 2: cannot be read: JSON is malformed: invalid character (byte 0)",
        f"table {third}: entry 1 is missing",
        (
            "3 tables with 4 entries read; 3 things are damaged. "
            "The server keeps damaged tables as they are and goes on with the others."
        ),
    ]
    assert (answer.stderr, answer.returncode) == ("", 1)
    told = json.loads(check(running.folder, "--json").stdout)["damage"]
    assert [(damage["flaw"], damage["table"], damage["entry"]) for damage in told] == [
        ("summary", first, None),
        ("entry", second, 2),
        ("missing", third, 1),
    ]


def test_a_changed_entry_is_named_here_and_in_a_backup(running: Server, tmp_path: Path) -> None:
    table, _ = created(running, 2)
    spoil(
        running.folder,
        """UPDATE entries SET entry = CAST(replace(CAST(entry AS TEXT), '"seats":2', '"seats":3') AS BLOB)
           WHERE table_name = ? AND position = 0""",
        table,
    )
    copy = tmp_path / DATABASE
    assert aprendiz("backup", str(copy), "--data", str(running.folder)).stdout == f"2 tables copied to {copy}.\n"

    for folder in (running.folder, tmp_path):
        answer = check(folder)
        assert answer.stdout.splitlines()[0] == (
            f"table {table}, entry 2: does not follow the log before it: "
            "something was changed, removed or added there or before; its players are told"
        )
        assert (answer.stdout.count("\n"), answer.stderr, answer.returncode) == (2, "", 1)
        [told] = json.loads(check(folder, "--json").stdout)["damage"]
        assert (told["flaw"], told["table"], told["entry"]) == ("chain", table, 2)


def test_a_damaged_database_file_is_named_and_not_only_its_first_fault(running: Server) -> None:
    created(running, 3)
    running.stop()
    path = running.folder / DATABASE
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))

    answer = check(running.folder)

    assert answer.stdout.startswith(f"{path}: SQLite says: ")
    assert answer.stdout.count("\n") > 1
    assert (answer.stderr, answer.returncode) == ("", 1)


def test_nothing_to_check_is_told_in_one_line(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / DATABASE).write_text("something else", encoding="utf-8")
    for folder in (tmp_path / "empty", other):
        answer = check(folder)
        assert answer.stderr.startswith(f"aprendiz: {folder / DATABASE}: ")
        assert (answer.stdout, answer.stderr.count("\n"), answer.returncode) == ("", 1, 2)
    assert aprendiz("check", "--all").returncode == 2


def test_it_speaks_every_language(running: Server) -> None:
    [table] = created(running, 1)
    spoil(running.folder, "UPDATE entries SET entry = 'scribbled over' WHERE table_name = ? AND position = 1", table)
    for language in ("es", "it", "ca", "pt"):
        assert f"{table}, " in check(running.folder, "--lang", language).stdout


def test_the_list_of_tables_names_a_damaged_one(running: Server) -> None:
    good, bad = created(running, 2)
    spoil(running.folder, "UPDATE tables SET summary = 'scribbled over' WHERE name = ?", bad)

    lines = aprendiz("reissue", "--data", str(running.folder)).stdout.splitlines()

    assert any(line.startswith(f"{bad}: damaged") for line in lines)
    assert any(line.startswith(f"{good}: ") for line in lines)
