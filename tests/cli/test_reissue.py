"""Only the operator of a server can give a table another host."""

import asyncio
import json
import re
import signal
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from aprendiz.client import Api, Client, Failure
from tests.cli.command import aprendiz
from tests.cli.served import certificate, serves
from tests.server.serving import Server, server


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server() as started:
        yield started


async def opened(url: str, *names: str, trust: ssl.SSLContext | None = None) -> str:
    """A table whose host will not come back."""
    api = Api(url, trust=trust)
    table, _ = await api.create({"game": "magus", "seats": 3})
    if names:
        async with Client(api) as host:
            visit = await host.visit(table)
            for name in names:
                await visit.do("Sit", name=name)
    return table


async def is_host(api: Api, table: str) -> bool:
    return bool((await api.ask("GET", f"/api/tables/{table}"))["you"]["is_host"])


def code_in(text: str) -> str:
    match = re.match(r"([a-z]{8}) is the code for the host’s place\. It works once, within 10 minutes: ", text)
    assert match, text
    return match[1]


def test_whoever_enters_the_code_is_the_host_from_then_on(running: Server) -> None:
    table = asyncio.run(opened(running.url))

    answer = aprendiz("reissue", table, "--data", str(running.folder))

    assert (answer.stderr, answer.returncode) == ("", 0)
    api, late = Api(running.url), Api(running.url)
    assert asyncio.run(api.claim(code_in(answer.stdout))) == (table, None)
    assert asyncio.run(is_host(api, table))
    with pytest.raises(Failure, match="ask-for-another-code"):
        asyncio.run(late.claim(code_in(answer.stdout)))


def test_it_finds_a_server_with_a_certificate_for_another_name(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    data = tmp_path / "data"
    with serves("--port", "0", "--data", data, "--cert", cert, "--key", key) as served:
        trust = ssl.create_default_context(cafile=str(cert))
        table = asyncio.run(opened(f"https://localhost:{served.port}", trust=trust))

        code_in(aprendiz("reissue", table, "--data", str(data)).stdout)


def test_without_a_table_all_are_listed_with_game_people_and_last_life(running: Server) -> None:
    first = asyncio.run(opened(running.url, "Anna", "Berta"))
    second = asyncio.run(opened(running.url))

    answer = aprendiz("reissue", "--data", str(running.folder))

    lines = answer.stdout.splitlines()
    assert (answer.stderr, answer.returncode) == ("", 0)
    assert lines[0] == f"Tables in {running.folder}."
    when = r"last used \d{4}-\d\d-\d\d \d\d:\d\d\."
    assert re.fullmatch(rf"{second}: Magus Novatus, not started, {when}", lines[1])
    assert re.fullmatch(rf"{first}: Magus Novatus, not started, Anna and Berta, {when}", lines[2])


def test_an_unknown_table_is_refused(running: Server) -> None:
    for table in ("nowhere", "%2e%2e", "é"):
        answer = aprendiz("reissue", table, "--data", str(running.folder))
        assert answer.stderr == "aprendiz: Not possible: There’s no such table, or it isn’t open to you.\n"
        assert (answer.stdout, answer.returncode) == ("", 1)


def test_without_a_server_it_says_so(tmp_path: Path) -> None:
    with serves("--port", "0", "--data", tmp_path, "--host", "127.0.0.1") as served:
        table = asyncio.run(opened(served.url))
        served.end(signal.SIGKILL)
    assert (tmp_path / "server.json").exists()

    killed = aprendiz("reissue", table, "--data", str(tmp_path))
    never = aprendiz("reissue", table, "--data", str(tmp_path / "never"))
    nothing = aprendiz("reissue", "--data", str(tmp_path / "never"))

    for named, answer in ((tmp_path, killed), (tmp_path / "never", never)):
        assert answer.stderr.startswith(f"aprendiz: {named}: ")
        assert (answer.stderr.count("\n"), answer.stdout, answer.returncode) == (1, "", 2)
    assert nothing.stderr.startswith(f"aprendiz: {tmp_path / 'never' / 'tables.sqlite3'}: ")
    assert nothing.returncode == 2
    assert table in aprendiz("reissue", "--data", str(tmp_path)).stdout


def test_a_note_that_is_no_longer_true_gives_nothing_away(running: Server, tmp_path: Path) -> None:
    """Another server has the port by now; the key in the note is worthless there."""
    table = asyncio.run(opened(running.url))
    note = {"url": running.url, "keeper": "0" * 32, "process": 1}
    (tmp_path / "server.json").write_text(json.dumps(note), encoding="utf-8")

    answer = aprendiz("reissue", table, "--data", str(tmp_path))

    assert answer.stderr == "aprendiz: authorization: the key of a device is missing or wrong\n"
    assert (answer.stdout, answer.returncode) == ("", 1)
