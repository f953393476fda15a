"""Requests under a foreign name reach nothing: no page, no key, no metrics, no socket."""

import socket
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json

from aprendiz.server import bodies
from aprendiz.server.host_names import HostNames
from aprendiz.server.known_hosts import KnownHosts
from aprendiz.server.protocols import LARGEST_HEAD
from aprendiz.server.run import Serving
from tests.host.tables import in_a_loop
from tests.server.keys import signed
from tests.server.serving import HOST, Server, server
from tests.server.test_http_fuzz import sent_raw

PUBLIC = "https://games.example.org"
EVIL = "evil.example:8000"
PATHS = ("GET /", "GET /metrics", "GET /api/health", "GET /api/tables", "POST /api/device", "GET /lang/en/common.ftl")
UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    with server(Serving(HOST, 0, folder, public_url=PUBLIC, names=("spielen.example",))) as started:
        yield started
        assert "a request failed" not in started.log


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(Serving(HOST, 0, tmp_path_factory.mktemp("tables"), proxies=HOST)) as started:
        yield started


def asked(running: Server, line: str, *headers: str, version: str = "1.1") -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer to a request that is written byte for byte."""
    ending = () if any(header.startswith("Connection") for header in headers) else ("Connection: close",)
    text = "\r\n".join((f"{line} HTTP/{version}", *headers, *ending, "", ""))
    head, _, body = sent_raw(running, text.encode("latin-1")).partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    named = [line.partition(": ") for line in lines]
    return int(first.split()[1]), {name.lower(): value for name, _, value in named}, body


@pytest.mark.parametrize("line", PATHS)
def test_a_foreign_name_gets_no_page_no_key_and_no_metrics(running: Server, line: str) -> None:
    status, headers, body = asked(running, line, f"Host: {EVIL}", "Cookie: aprendiz=" + "a" * 32)

    assert status == 421
    assert "set-cookie" not in headers
    assert not any(name.startswith("access-control") for name in headers)
    told = json.decode(body, type=bodies.Problem)
    assert (told.where, told.problem, told.facts) == ("host", "unknown-host", {"host": "evil.example"})


def test_a_foreign_name_gets_no_socket(running: Server) -> None:
    key = f"Authorization: Bearer {signed('a' * 32)}"
    assert asked(running, "GET /api/socket", f"Host: {EVIL}", f"Origin: http://{EVIL}", key, *UPGRADE)[0] == 421
    with socket.create_connection((HOST, running.serving.port), timeout=60) as connection:
        lines = ("GET /api/socket HTTP/1.1", "Host: localhost", key, *UPGRADE, "", "")
        connection.sendall("\r\n".join(lines).encode())
        assert b" 101 " in connection.recv(4096)


@pytest.mark.parametrize(
    ("wish", "language", "word"),
    [
        ("es-ES,es;q=0.9,en;q=0.8", "es", "Este servidor"),
        ("de, pt;q=0.4, it;q=0.7", "it", "Questo server"),
        ("ca", "ca", "Aquest servidor"),
        ("pt-BR", "pt", "Este servidor"),
        ("de", "en", "This server"),
        ("es;q=x", "es", "Este servidor"),
        ("", "en", "This server"),
    ],
)
def test_a_browser_is_told_how_the_name_can_be_allowed(running: Server, wish: str, language: str, word: str) -> None:
    status, headers, body = asked(
        running, "GET /", f"Host: {EVIL}", "Accept: text/html,*/*", f"Accept-Language: {wish}"
    )

    page = body.decode()
    assert (status, headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert f'<html lang="{language}">' in page
    assert word in page
    assert "aprendiz serve --name evil.example\n" in page.replace("</pre>", "\n")
    assert headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.parametrize(
    "host",
    [
        *(
            "localhost",
            "LOCALHOST:8000",
            "localhost.",
            "127.0.0.1:1",
            "[::1]:8000",
            "192.168.43.1",
            "[fe80::1%25wlan0]",
        ),
        *("games.example.org", "Games.Example.Org.:443", "spielen.example:8000"),
        *("{machine}", "{machine}:8000", "{machine}.local", "{machine}.local.:8000"),
    ],
)
def test_our_own_names_and_every_address_are_answered(running: Server, host: str) -> None:
    machine = socket.gethostname().partition(".")[0]
    assert asked(running, "GET /api/health", f"Host: {host.format(machine=machine)}")[0] == 200


@pytest.mark.parametrize(
    "headers",
    [
        (),
        ("Host: localhost", "Host: localhost"),
        ("Host: localhost", f"Host: {EVIL}"),
        ("Host: anna@localhost",),
        ("Host: localhost, evil.example",),
        ("Host: ",),
        ("Host: m\xfcnchen.example",),
        ("Host: [localhost]",),
        ("Host: localhost/",),
    ],
    ids=repr,
)
def test_a_request_has_one_host_and_a_possible_one(running: Server, headers: tuple[str, ...]) -> None:
    status, _, body = asked(running, "GET /metrics", *headers)
    assert status == 400
    assert b"aprendiz_tables" not in body


def test_a_program_of_old_that_names_no_host_is_answered(running: Server) -> None:
    assert asked(running, "GET /api/health", version="1.0")[0] == 200
    assert asked(running, "GET /api/health", f"Host: {EVIL}", version="1.0")[0] == 421


def test_a_whole_address_in_the_request_counts_instead_of_the_header(running: Server) -> None:
    assert asked(running, f"GET http://{EVIL}/metrics", "Host: localhost")[0] == 421
    assert asked(running, "GET http://anna@localhost/metrics", "Host: localhost")[0] == 400
    assert asked(running, "GET http://localhost/api/health", f"Host: {EVIL}")[0] == 200
    assert asked(running, "GET http://localhost/api/health", "Host: localhost", "Host: localhost")[0] == 400


def test_only_a_trusted_proxy_passes_a_name_on(running: Server, behind_a_proxy: Server) -> None:
    passed = ("Host: 127.0.0.1:8000", "X-Forwarded-Host: lan.example", "Origin: http://lan.example")
    assert asked(behind_a_proxy, "POST /api/device", *passed)[0] == 201
    assert asked(running, "POST /api/device", *passed)[0] == 403
    assert asked(running, "POST /api/device", f"Host: {EVIL}", "X-Forwarded-Host: localhost")[0] == 421
    assert asked(behind_a_proxy, "GET /", "Host: localhost", "X-Forwarded-Host: a b")[0] == 400


def test_a_browser_on_the_machine_of_the_proxy_cannot_pretend_to_be_it(behind_a_proxy: Server) -> None:
    for more in ((), ("X-Forwarded-Host: localhost",), ("X-Forwarded-For: 10.0.0.1", "X-Forwarded-Host: localhost")):
        assert asked(behind_a_proxy, "GET /metrics", f"Host: {EVIL}", *more)[0] == 421


@pytest.mark.parametrize(
    ("peer", "status"),
    [("172.18.0.2", None), ("::ffff:172.18.0.2", None), ("172.19.0.2", 421), ("172.18.0.9", 421), ("?", 421)],
)
@in_a_loop
async def test_a_proxy_on_another_machine_may_pass_on_any_name(peer: str, status: int | None) -> None:
    async def nothing(*_: Any) -> None:
        return None

    hosts = KnownHosts(nothing, HostNames(), "172.18.0.0/16,10.0.0.1")
    scope = {"type": "http", "headers": [(b"host", EVIL.encode())], "client": (peer, 1), "server": ("172.18.0.9", 8000)}
    refusal = await hosts.refusal(scope)
    assert (None if refusal is None else refusal.status_code) == status


@pytest.mark.parametrize("form", ["one line", "many lines", "the address"])
@pytest.mark.parametrize("size", [LARGEST_HEAD, 3 * LARGEST_HEAD])
def test_a_head_over_the_limit_is_refused_even_if_it_comes_at_once(running: Server, form: str, size: int) -> None:
    line, headers = "GET /api/health", ["Host: localhost"]
    match form:
        case "one line":
            headers.append(f"X-A: {'b' * size}")
        case "many lines":
            headers += [f"X-A: {'b' * 1000}"] * (size // 1000 + 1)
        case _:
            line += f"?{'b' * size}"
    assert asked(running, line, *headers)[0] == 431


def test_a_head_within_the_limit_is_answered(running: Server) -> None:
    assert asked(running, "GET /api/health", "Host: localhost", f"X-A: {'b' * (LARGEST_HEAD - 200)}")[0] == 200
