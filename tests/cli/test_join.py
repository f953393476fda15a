"""A bot at a table on another server: it sits down and plays to the end, or says in one line why it cannot."""

import asyncio
import json
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

from aprendiz.client import Api, Client, Seat, Visit
from aprendiz.core.document import read
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import COMMAND, USUAL, aprendiz
from tests.quiet import QUIET
from tests.server import damage
from tests.server.damage import DAMAGES, Damage
from tests.server.serving import Server, free_port, server

PATIENCE = 60.0
LONG = 99
"""Matches of a game that is too long to end during the test."""


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server() as started:
        yield started


@contextmanager
def joins(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Runs `aprendiz join`; kills it at the end of the test."""
    process = subprocess.Popen(
        [*COMMAND, "join", *arguments], env=USUAL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


async def ended(process: subprocess.Popen[str]) -> tuple[str, str, int]:
    out, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    return out, errors, process.returncode


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def opened(host: Client, seats: int = 2, matches: int = 1, **settings: Any) -> tuple[Visit, str]:
    """A table with a bot on the last chair, and its invitation code; no match ends before its last turn."""
    options = {"mode": "matches", "matches": matches}
    plan = {"game": "flautz", "seats": seats, "edition": QUIET, "options": options, "settings": settings}
    table, code = await host.api.create(plan)
    visit = await host.visit(table)
    await visit.do("SeatBot", seat=seats - 1, level="novice")
    return visit, code


def has_pledged(visit: Visit, seat: int = 0) -> Callable[[], bool]:
    return lambda: bool(visit.lobby["chairs"][seat]["has_pledged"])


def test_it_plays_a_whole_game_and_tells_who_won(running: Server) -> None:
    async def evening() -> tuple[str, str, int]:
        async with Client(Api(running.url)) as host:
            visit, code = await opened(host, seats=3)
            with joins(running.url, code, "--bot", "novice") as first:
                await until(has_pledged(visit))
                with joins(f"{running.url}/#{visit.you['long_code']}", "--bot", "adept", "--name", "Merlin") as second:
                    await until(has_pledged(visit, 1))
                    await visit.do("Start")
                    assert (await ended(second))[1:] == ("", 0)
                out, errors, exit_code = await ended(first)
            record = read(await host.api.record(visit.table), load)
            assert isinstance(record, Record)
            assert verify(record, load("flautz")).is_proven
            assert [seat.name for seat in record.header.seats] == ["Novice 1", "Merlin", "novice 3"]
            return out, errors, exit_code

    out, errors, exit_code = asyncio.run(evening())

    assert out.splitlines()[:2] == [
        "Novice 1 has taken seat 0. The game starts when the host starts it; Ctrl-C leaves.",
        "FLAUTZ! with 3 players: Novice 1, Merlin and Novice 3.",
    ]
    assert out.splitlines()[2].startswith("The game is over. ")
    assert (errors, exit_code) == ("", 0)


def test_it_comes_back_by_itself_when_the_server_was_killed() -> None:
    async def evening(running: Server) -> tuple[str, str, int]:
        async with Client(Api(running.url)) as host:
            visit, code = await opened(host, matches=4, allows_spectators=True)
            with joins(running.url, code, "--bot", "novice") as process:
                await until(has_pledged(visit))
                await visit.do("Start")
                await until(lambda: visit.updates and visit.updates[None]["version"] > 3)
                running.kill()
                await asyncio.to_thread(running.start)
                return await ended(process)

    with server() as running:
        out, errors, exit_code = asyncio.run(evening(running))

    assert out.splitlines()[-1].startswith("The game is over. ")
    assert (errors, exit_code) == ("", 0)


@pytest.mark.parametrize("harm", DAMAGES)
def test_it_says_that_the_server_has_lost_or_changed_something_and_plays_on(harm: Damage) -> None:
    async def evening(running: Server) -> tuple[str, str, int]:
        async with Client(Api(running.url)) as host:
            visit, code = await opened(host, matches=4, allows_spectators=True)
            await visit.do("Free", seat=1)
            await visit.do("Sit", name="Anna", seat=0)
            with joins(running.url, code, "--bot", "novice") as process:
                await until(has_pledged(visit, 1))
                await visit.start()
                await until(lambda: visit.lobby["phase"] == "playing")
                damage.keep(running.folder)
                await visit.do("Say", seat=0, phrase="hello")
                await visit.do("Say", seat=0, phrase="good-game")
                await until(lambda: visit.updates[0]["ask"] is not None)
                running.kill()
                harm(running.folder)
                await asyncio.to_thread(running.start)
                await until(lambda: visit.discontinued)
                await visit.go_on()
                await Seat(visit, 0).play(lambda update: dict(update["legal"][0]))
                return await ended(process)

    with server() as running:
        out, errors, exit_code = asyncio.run(evening(running))

    assert sum("The bot goes on from here." in line for line in out.splitlines()) == 1
    assert out.splitlines()[-1].startswith("The game is over. ")
    assert (errors, exit_code) == ("", 0)


def test_it_waits_while_the_table_is_paused(running: Server) -> None:
    async def evening() -> tuple[str, str, int]:
        async with Client(Api(running.url)) as host:
            visit, code = await opened(host, matches=LONG, allows_spectators=True)
            with joins(running.url, code, "--bot", "novice") as process:
                await until(has_pledged(visit))
                await visit.do("Start")
                await until(lambda: visit.lobby["phase"] == "playing")
                await visit.do("Pause")
                await until(lambda: visit.lobby["halt"])
                before, played = visit.version, visit.updates[None]["version"]
                await asyncio.sleep(0.3)
                assert visit.version == before
                await visit.do("Resume")
                await until(lambda: visit.updates[None]["version"] > played + 10)
                await visit.do("End")
                return await ended(process)

    out, errors, exit_code = asyncio.run(evening())

    assert out.splitlines()[-1] == "The host has ended the game early."
    assert (errors, exit_code) == ("", 0)


def test_it_plays_on_after_somebody_took_a_move_back(running: Server) -> None:
    async def evening() -> tuple[str, str, int]:
        async with Client(Api(running.url)) as host:
            visit, code = await opened(host, matches=4)
            await visit.do("Free", seat=1)
            await visit.do("Sit", name="Anna", seat=0)
            with joins(running.url, code, "--bot", "novice") as process:
                await until(has_pledged(visit, 1))
                await visit.start()
                await until(lambda: visit.lobby["phase"] == "playing")
                undone = 0
                while visit.lobby["phase"] == "playing":
                    await until(lambda: visit.updates[0]["ask"] is not None or visit.lobby["phase"] != "playing")
                    if visit.lobby["phase"] == "playing":
                        move = visit.updates[0]["legal"][0]
                        undo = [visit.do("Undo", seat=0)] if undone < 2 else []
                        answers = await asyncio.gather(visit.act(0, move), *undo, return_exceptions=True)
                        undone += all(isinstance(answer, dict) for answer in answers) and len(answers) == 2
                assert undone == 2
                return await ended(process)

    out, errors, exit_code = asyncio.run(evening())

    assert out.splitlines()[-1].startswith("The game is over. ")
    assert (errors, exit_code) == ("", 0)


def test_ctrl_c_gives_the_chair_back(running: Server) -> None:
    async def evening() -> tuple[str, str, int]:
        async with Client(Api(running.url)) as host:
            visit, code = await opened(host)
            with joins(running.url, code) as process:
                await until(has_pledged(visit))
                process.send_signal(signal.SIGINT)
                answer = await ended(process)
                await until(lambda: visit.lobby["chairs"][0]["player"] is None)
                return answer

    out, errors, exit_code = asyncio.run(evening())

    assert out.rstrip().endswith("The seat is free again.")
    assert (errors, exit_code) == ("", 130)


@pytest.mark.parametrize(
    ("command", "facts", "ends", "exit_code"),
    [
        ("Delete", {}, "The table is gone, or someone else has the seat now.", 1),
        ("Remove", {"seat": 0}, "The table is gone, or someone else has the seat now.", 1),
        ("End", {}, "The host has ended the game early.", 0),
    ],
)
def test_it_goes_when_the_host_wants_it(
    running: Server, command: str, facts: dict[str, int], ends: str, exit_code: int
) -> None:
    async def evening() -> tuple[str, str, int]:
        async with Client(Api(running.url)) as host:
            visit, code = await opened(host, 3, matches=LONG)
            await visit.do("Sit", name="Anna", seat=1)
            with joins(running.url, code) as process:
                await until(has_pledged(visit))
                await visit.start()
                await visit.do(command, **facts)
                return await ended(process)

    out, errors, code = asyncio.run(evening())

    assert out.splitlines()[-1] == ends
    assert (errors, code) == ("", exit_code)


def test_it_says_why_it_cannot_sit_down(running: Server) -> None:
    async def invite() -> tuple[str, str]:
        async with Client(Api(running.url)) as host:
            visit, code = await opened(host, 3)
            await visit.do("Sit", name="Merlin", seat=1)
            full, other = await opened(host)
            await full.do("SeatBot", seat=0, level="novice")
            return code, other

    code, full = asyncio.run(invite())
    answers = {
        (full,): "Not possible: All seats are taken; the host can add one or free one.",
        ("bababababa",): "Not possible: This code doesn’t work, or no longer does: ask for another one.",
        (code, "--seat", "1"): "Not possible: Choose a free seat.",
        (code, "--seat", "3"): "seat: must be a whole number from 0 to 2, not 3",
        (code, "--name", "merlin"): "Not possible: Someone here already has that name: choose another one.",
    }

    for words, line in answers.items():
        answer = aprendiz("join", running.url, *words)
        assert (answer.stderr, answer.stdout, answer.returncode) == (f"aprendiz: {line}\n", "", 1)


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("ftp://example.org", "takomilu"), "URL"),
        (("http://", "takomilu"), "URL"),
        (("http://localhost:99999", "takomilu"), "URL"),
        (("http://localhost:8000",), "CODE"),
        (("localhost", "takomilu", "--bot", "wizard"), "--bot"),
        (("localhost", "takomilu", "--name", ""), "--name"),
        (("localhost", "takomilu", "--name", "n" * 41), "--name"),
        (("localhost", "takomilu", "--seat", "5"), "--seat"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_makes_no_sense_is_told_in_one_line(words: tuple[str, ...], names: str) -> None:
    answer = aprendiz("join", *words)

    assert answer.stderr.startswith(f"aprendiz: {names}: ")
    assert answer.stderr.count("\n") == 1
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_cannot_be_reached_is_named(language: str) -> None:
    url = f"http://127.0.0.1:{free_port()}"

    answer = aprendiz("join", url, "takomilu", "--lang", language)

    assert re.fullmatch(rf"aprendiz: {re.escape(url)}: .+: .+\n", answer.stderr)
    assert (answer.stdout, answer.returncode) == ("", 2)


@contextmanager
def something_else(answer: bytes) -> Iterator[str]:
    """The URL of a server that gives the same answer to every request."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as other:
        thread = Thread(target=other.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{other.server_address[1]}"
        finally:
            other.shutdown()
            thread.join()


@pytest.mark.parametrize(
    ("health", "line"),
    [
        (b"<html>", "is not a server of this program"),
        (b"[]", "is not a server of this program"),
        (b'{"status": "ok"}', "is not a server of this program"),
        (
            json.dumps({"protocol": 4}).encode(),
            "speaks protocol 4, this program speaks 3: both must be of the same version",
        ),
    ],
)
def test_a_server_it_cannot_talk_with_is_told(health: bytes, line: str) -> None:
    with something_else(health) as url:
        answer = aprendiz("join", url, "takomilu")

    assert (answer.stderr, answer.stdout, answer.returncode) == (f"aprendiz: {url}: {line}\n", "", 2)
