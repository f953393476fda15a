"""A server started by hand: it says how others can join, and stops when it is told to."""

import asyncio
import json
import os
import re
import signal
import socket
import ssl
from http.client import HTTPConnection, HTTPSConnection
from io import StringIO
from pathlib import Path

import pexpect
import pytest
import segno

from aprendiz.client import Api, Client
from aprendiz.host.folder import DATABASE
from aprendiz.host.rebuilding import rebuilt
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.summary import summarised, write_summary
from tests.cli.command import USUAL, aprendiz
from tests.cli.program import plays_in
from tests.cli.served import certificate, get, serves, until
from tests.host.test_old_log import OLD

HTTPS = {"origin": "https://games.example.org", "host": "games.example.org", "x-forwarded-proto": "https"}
"""Headers of a browser behind a proxy with https."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_every_address_that_is_told_answers(data: Path) -> None:
    with serves("--port", "0", "--data", data) as served:
        assert f"On this machine: http://localhost:{served.port}" in served.lines
        for url in served.urls:
            assert get(f"{url}/api/health")["status"] == "ok"


def test_nobody_else_is_sent_to_localhost(data: Path) -> None:
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1") as served:
        assert "Other devices can’t reach it." in served.lines
        assert not any("Others can join" in line for line in served.lines)
    with serves("--port", "0", "--data", data) as served:
        others = [line for line in served.lines if "Others can join" in line]
        assert not any("localhost" in line or "127.0.0." in line or "//0.0.0.0" in line for line in others)


def test_a_busy_port_leads_to_the_next_one_and_that_is_said(data: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serves("--port", str(port), "--data", data, "--host", "127.0.0.1") as served:
            assert served.lines[0] == f"Port {port} is taken, so this server uses {served.port}."
            assert served.port > port
            assert get(f"{served.url}/api/health")["status"] == "ok"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
def test_a_signal_ends_it_in_order(data: Path, number: int) -> None:
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1") as served:
        assert (data / "server.json").stat().st_mode & 0o077 == 0

        assert served.end(number) == (0, "The server has stopped; all tables are kept.\n")
        assert not (data / "server.json").exists()


def test_it_ends_although_somebody_is_connected(data: Path) -> None:
    async def stay_until_the_end() -> int:
        async with Client(Api(served.url), patience=0.0):
            return (await asyncio.to_thread(served.end, signal.SIGTERM))[0]

    with serves("--port", "0", "--data", data, "--host", "127.0.0.1") as served:
        assert asyncio.run(stay_until_the_end()) == 0


def test_after_a_crash_it_starts_again_with_all_its_tables(data: Path) -> None:
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1") as served:
        api = Api(served.url)
        table, _ = asyncio.run(api.create({"game": "flautz", "seats": 2}))
        served.end(signal.SIGKILL)
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1") as served:
        found = asyncio.run(Api(served.url, api.key).ask("GET", "/api/tables"))["mine"]
        assert [item["table"] for item in found] == [table]


def test_it_answers_to_the_names_it_was_told_and_to_no_other(data: Path) -> None:
    def status(name: str) -> int:
        connection = HTTPConnection("127.0.0.1", served.port, timeout=60)
        connection.request("GET", "/metrics", headers={"host": name})
        found = connection.getresponse().status
        connection.close()
        return found

    names = ("--name", "Bücher.example", "--name", "one.example,two.example.")
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1", *names) as served:
        told = ("xn--bcher-kva.example", "one.example:8000", "two.example", "localhost")
        assert [status(name) for name in told] == [200] * 4
        assert [status(name) for name in ("three.example", "a.one.example")] == [421] * 2


@pytest.mark.parametrize("name", ["", "http://one.example", "one.example:8000", "a b", "*.example", "one.example,"])
def test_a_name_that_is_none_is_told(data: Path, name: str) -> None:
    answer = aprendiz("serve", "--data", str(data), "--name", name)
    assert answer.stderr.startswith("aprendiz: --name: must be a name such as games.example.org, without a port")
    assert (answer.stdout, answer.returncode) == ("", 2)


def test_a_folder_has_one_server_at_a_time(data: Path) -> None:
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1"):
        answer = aprendiz("serve", "--port", "0", "--data", str(data))

        assert answer.stderr.startswith(f"aprendiz: {data}: is already used by a running server: ")
        assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize("command", ["serve", "play"])
def test_tables_that_cannot_be_read_keep_it_from_starting_and_that_is_said(data: Path, command: str) -> None:
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1") as served:
        asyncio.run(Api(served.url).create({"game": "flautz", "seats": 2}))
        served.end(signal.SIGTERM)
    whole = (data / DATABASE).read_bytes()
    (data / DATABASE).write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))

    answer = aprendiz(command, "--port", "0", "--data", str(data))

    assert answer.stderr.splitlines()[-1] == "aprendiz: the server couldn’t start; its messages say why"
    assert (answer.stdout, answer.returncode) == ("", 1)


NO_SHARED_MEMORY = """
import sqlite3

connect = sqlite3.connect


def connect_without(path, *arguments, **options):
    return connect(f"file:{path}?vfs=unix-none", *arguments, **{**options, "uri": True})


sqlite3.connect = connect_without
"""
"""Run by Python at startup: opens databases without shared memory, as SQLite does on some network drives."""


@pytest.mark.skipif(os.name != "posix", reason="SQLite has no such place here")
@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_place_where_tables_would_not_be_safe_is_refused(data: Path, tmp_path: Path, command: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(NO_SHARED_MEMORY)
    places = os.pathsep.join((str(tmp_path), USUAL["PYTHONPATH"]))
    answer = aprendiz(command, "--port", "0", "--data", str(data), environment={"PYTHONPATH": places})

    assert answer.stderr == (
        f"aprendiz: {data}: is not a safe place for tables (some network drives are not): "
        "choose a folder on a disk of this machine\n"
    )
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (("--port", "70000"), "--port"),
        (("--port", "eighty"), "--port"),
        (("--host", ""), "--host"),
        (("--host", "203.0.113.7"), "203.0.113.7:8000"),
        (("--host", "no such host"), "no such host:8000"),
        (("--public-url", "games.example.org"), "--public-url"),
        (("--public-url", "https://example.org/games"), "--public-url"),
        (("--public-url", "https://example.org:99999"), "--public-url"),
        (("--proxy", "127.0.0.1,everybody"), "--proxy"),
        (("--proxy", "10.0.0.1/8"), "--proxy"),
        (("--key", "key.pem"), "--key"),
        (("--cert", "nowhere.pem"), "nowhere.pem"),
        (("--archive-after", "-1"), "--archive-after"),
        (("--archive-after", "never"), "--archive-after"),
        (("--archive", ""), "--archive"),
        (("--archive", "elsewhere", "--archive-after", "0"), "--archive"),
        (("--archive", "/dev/null/files"), "/dev/null/files"),
        (("--log-level", "loud"), "--log-level"),
        (("--data", ""), "--data"),
        (("--data", "/dev/null/data"), "/dev/null/data"),
    ],
    ids=lambda value: "=".join(value) if isinstance(value, tuple) else "",
)
def test_a_wrong_option_is_told_in_one_line(tmp_path: Path, options: tuple[str, ...], names: str) -> None:
    kept = () if "--data" in options else ("--data", str(tmp_path / "data"))

    answer = aprendiz("serve", *options, *kept, folder=tmp_path)

    assert answer.stderr.startswith(f"aprendiz: {names}: ")
    assert answer.stderr.count("\n") == 1
    assert (answer.stdout, answer.returncode) == ("", 2)


def test_a_table_without_life_is_archived_unless_the_operator_says_otherwise(data: Path, tmp_path: Path) -> None:
    asyncio.run(shelve(data))
    with serves("--port", "0", "--data", data, "--archive-after", "0") as kept:
        assert get(f"{kept.url}/api/health")["tables"] == 1
        assert not any("archive" in line for line in kept.lines)
    with serves("--port", "0", "--data", data, "--archive-after", "36500") as kept:
        assert get(f"{kept.url}/api/health")["tables"] == 1
        assert f"Tables without activity for 36,500 days move to files in {data / 'archive'}" in kept.lines
    with serves("--port", "0", "--data", data) as served:
        assert f"Tables without activity for 90 days move to files in {data / 'archive'}" in served.lines
        until(lambda: get(f"{served.url}/api/health")["tables"] == 0)
    assert [file.suffix for file in (data / "archive").iterdir()] == [".jsonl"]
    asyncio.run(shelve(data))
    with serves("--port", "0", "--data", data, "--archive", tmp_path / "elsewhere") as served:
        until(lambda: get(f"{served.url}/api/health")["tables"] == 0)
    assert [file.suffix for file in (tmp_path / "elsewhere").iterdir()] == [".jsonl"]


async def shelve(data: Path) -> None:
    """Put a table into the folder whose game was left years ago."""
    log = [entry.replace(b'"at":18', b'"at":16') for entry in OLD]
    data.mkdir(exist_ok=True)
    store = SqliteStore(data / DATABASE)
    await store.append("old", 0, log, write_summary(summarised(rebuilt("old", log))))
    await store.close()


def test_with_a_certificate_it_speaks_https(data: Path, tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    with serves("--port", "0", "--data", data, "--cert", cert, "--key", key) as served:
        trust = ssl.create_default_context(cafile=str(cert))
        connection = HTTPSConnection("localhost", served.port, context=trust)
        connection.request("GET", "/api/health")
        assert json.loads(connection.getresponse().read())["status"] == "ok"
        connection.close()
        assert all(url.startswith("https://") for url in served.urls)


def test_a_certificate_and_a_key_have_to_fit(data: Path, tmp_path: Path) -> None:
    cert, _ = certificate(tmp_path)
    _, other = certificate(tmp_path, "other")
    words = tmp_path / "words.pem"
    words.write_text("no certificate", encoding="utf-8")

    for wrong in (("--cert", cert, "--key", other), ("--cert", words, "--key", other), ("--cert", cert)):
        answer = aprendiz("serve", "--port", "0", "--data", str(data), *map(str, wrong))
        assert answer.stderr.startswith(f"aprendiz: {wrong[1]}: is not a certificate with a matching key: ")
        assert (answer.stderr.count("\n"), answer.stdout, answer.returncode) == (1, "", 2)


def test_a_terminal_shows_the_address_as_a_code_to_be_scanned(data: Path) -> None:
    with plays_in("serve", "--port", "0", "--data", str(data), is_terminal=True) as program:
        text = re.sub(r"\x1b\[[0-9;]*m", "", program.read_to("Ctrl-C stops it.")).replace("\r", "")
        for address in re.findall(r"Others can join at (\S+)", text):  # There are none without a network.
            assert code_of(address) in text
        program.child.sendintr()
        program.child.expect(pexpect.EOF)
        program.child.close()
        assert program.child.exitstatus == 0


def test_what_is_shown_is_the_address_others_have_to_use(data: Path) -> None:
    options = ("--port", "0", "--data", str(data), "--host", "127.0.0.1")
    with plays_in("serve", *options, "--public-url", "https://games.example.org/", is_terminal=True) as program:
        text = re.sub(r"\x1b\[[0-9;]*m", "", program.read_to("Ctrl-C stops it.")).replace("\r", "")
        assert "Others can join at https://games.example.org\n" in text
        assert code_of("https://games.example.org") in text
    with plays_in("serve", *options, is_terminal=True) as program:
        assert "█" not in program.read_to("Ctrl-C stops it.")


@pytest.mark.parametrize(
    ("options", "status", "is_secure"),
    [
        ((), 403, False),
        (("--proxy", "10.0.0.0/8"), 403, False),
        (("--proxy", "10.0.0.0/8,127.0.0.1"), 201, True),
        (("--proxy", "127.0.0.0/8"), 201, True),
        (("--public-url", "https://games.example.org"), 201, False),
        (("--public-url", "https://other.example.org"), 403, False),
    ],
)
def test_what_a_proxy_says_counts_only_if_it_is_trusted(
    data: Path, options: tuple[str, ...], status: int, is_secure: bool
) -> None:
    told = ("--name", "games.example.org", *options)
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1", *told) as served:
        connection = HTTPConnection("127.0.0.1", served.port)
        connection.request("POST", "/api/device", headers=HTTPS)
        response = connection.getresponse()
        response.read()
        connection.close()

    assert response.status == status
    assert ("Secure" in (response.headers["set-cookie"] or "")) == is_secure


def code_of(url: str) -> str:
    drawing = StringIO()
    segno.make(url, micro=False).terminal(drawing, border=4, compact=True)
    return drawing.getvalue()


def test_the_log_has_one_object_per_line_and_nobody_s_secrets(data: Path) -> None:
    async def use() -> list[str]:
        async with Client(Api(served.url)) as host:
            table, code = await host.api.create({"game": "flautz", "seats": 2})
            visit = await host.visit(table)
            await visit.do("Sit", name="Rosalinde")
            await visit.do("SeatBot", seat=1, level="novice")
            handed = str((await visit.do("Pass", seat=0))["code"])
            await visit.start()
            return [code, handed, await host.api.known(), json.loads((data / "server.json").read_text())["keeper"]]

    with serves("--port", "0", "--data", data, "--host", "127.0.0.1", "--log-level", "debug") as served:
        secrets = asyncio.run(use())
        served.end(signal.SIGTERM)
        events = [line["event"] for line in served.log]
        assert events[0] == "started"
        assert events[-1] == "stopped"
        for line in served.log:
            assert {"time", "level", "logger", "event"} <= line.keys()
        for secret in (*secrets, "Rosalinde"):
            assert not any(secret in line for line in served.errors)


def test_only_what_matters_is_logged_if_that_is_wanted(data: Path) -> None:
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1", "--log-level", "warning") as served:
        served.end(signal.SIGTERM)
        assert served.log == []
