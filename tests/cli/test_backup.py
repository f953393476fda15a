"""A copy of all tables: made while people play, and as complete as the tables themselves."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from aprendiz.client import Api, Client, Seat
from tests.cli.command import aprendiz
from tests.quiet import QUIET
from tests.server.serving import Server, free_port, server

Data = dict[str, Any]

LONG: Data = {
    "game": "flautz",
    "seats": 2,
    "edition": QUIET,
    "options": {"mode": "matches", "matches": 99},
}
"""A game of nearly a thousand turns, which is not over before the copy is made."""


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server() as started:
        yield started


async def choose(update: Data) -> Data:
    """The first legal move, after a short delay."""
    await asyncio.sleep(0.02)
    return dict(update["legal"][0])


def backup(target: Path, data: Path, *more: str) -> CompletedProcess[str]:
    return aprendiz("backup", str(target), "--data", str(data), *more)


def test_a_copy_made_while_people_play_has_their_games_as_they_were_then(tmp_path: Path) -> None:
    target = tmp_path / "data" / "tables.sqlite3"
    target.parent.mkdir()
    made: list[CompletedProcess[str]] = []

    async def play_on(live: Server) -> tuple[Api, str, int]:
        async with Client(Api(live.url)) as host:
            table, _ = await host.api.create(LONG)
            visit = await host.visit(table)
            await visit.do("SeatBot", seat=1, level="novice")
            await visit.do("Sit", name="Anna", seat=0)
            await visit.start()
            playing = asyncio.create_task(Seat(visit, 0).play(choose))
            while visit.updates[0]["version"] < 5:
                await asyncio.sleep(0.01)
            before = visit.version or 0
            made.append(await asyncio.to_thread(backup, target, live.folder))
            assert (visit.version or 0) > before
            playing.cancel()
            return host.api, table, before

    with server() as live:
        for _ in range(2):
            asyncio.run(Api(live.url).create({"game": "flautz", "seats": 2}))
        api, table, before = asyncio.run(play_on(live))
        serving = replace(live.serving, port=free_port(), folder=target.parent)

    assert (made[0].stderr, made[0].stdout) == ("", f"3 tables copied to {target}.\n")
    with server(serving) as other:
        shown = asyncio.run(Api(other.url, api.key).ask("GET", f"/api/tables/{table}"))
        assert shown["lobby"]["phase"] == "playing"
        assert shown["version"] >= before


def test_a_copy_is_made_without_a_server_too(tmp_path: Path) -> None:
    with server() as live:
        asyncio.run(Api(live.url).create({"game": "flautz", "seats": 2}))
        live.stop()

        answer = backup(tmp_path / "copy", live.folder)

    assert (answer.stderr, answer.stdout, answer.returncode) == ("", f"1 table copied to {tmp_path / 'copy'}.\n", 0)
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_file_that_is_there_stays_as_it_is(running: Server, tmp_path: Path) -> None:
    target = tmp_path / "letters.txt"
    target.write_text("dear Anna", encoding="utf-8")

    answer = backup(target, running.folder)

    assert answer.stderr == f"aprendiz: {target}: is already there: choose another name\n"
    assert (answer.stdout, answer.returncode) == ("", 2)
    assert target.read_text(encoding="utf-8") == "dear Anna"


def test_where_nothing_can_be_copied_that_is_told_in_one_line(running: Server, tmp_path: Path) -> None:
    no_tables = tmp_path / "other"
    no_tables.mkdir()
    (no_tables / "tables.sqlite3").write_text("something else", encoding="utf-8")
    missing = tmp_path / "nowhere" / "copy"

    for named, answer in (
        (tmp_path / "empty" / "tables.sqlite3", backup(tmp_path / "copy", tmp_path / "empty")),
        (no_tables / "tables.sqlite3", backup(tmp_path / "copy", no_tables)),
        (missing, backup(missing, running.folder)),
    ):
        assert answer.stderr.startswith(f"aprendiz: {named}: ")
        assert answer.stderr.count("\n") == 1
        assert (answer.stdout, answer.returncode) == ("", 2)
    assert not (tmp_path / "empty").exists()
    assert not (tmp_path / "copy").exists()
