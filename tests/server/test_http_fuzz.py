"""Random HTTP requests that the description allows or forbids, and raw bytes that are no valid HTTP.

Each of them has to keep the budget of the event loop, see `budget.py`.
"""

import socket
import time
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from msgspec import json
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import positive_data_acceptance

from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.server import bodies
from aprendiz.server.descriptions import http
from aprendiz.server.protocols import LARGEST_HEAD
from aprendiz.server.run import Serving
from aprendiz.server.security import HEADERS, HEADERS_OF_PARTS
from tests.server.budget import LoopWatch
from tests.server.keys import signed
from tests.server.serving import HOST, Server, sent_until_cut_off, server
from tests.server.test_bad_input import FREE

ANNA = signed("a" * 32)
JSON = {"content-type": "application/json"}
REFUSED = ["400", "401", "403", "404", "409", "413", "429"]
"""The statuses that answer a forbidden request; 413 if it is also too large."""

DESCRIBED = schemathesis.openapi.from_dict(
    http(), config=SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}})
)
FEW = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house_limits = HouseLimits(guesses=1e9, guesses_of_network=1e9, guesses_of_device=1e9)
    serving = Serving(HOST, 0, tmp_path_factory.mktemp("tables"), limits=FREE, house_limits=house_limits)
    with server(serving, LoopWatch()) as started:
        yield started
        assert "Traceback" not in started.log
        assert "a request failed" not in started.log


@pytest.mark.parametrize("key", [None, ANNA], ids=["without a key", "with a key"])
@DESCRIBED.parametrize()
@FEW
def test_every_answer_is_one_that_the_description_names(case: Any, key: str | None, running: Server) -> None:
    running.watched.keeps(
        lambda: case.call_and_validate(
            base_url=running.url,
            headers={} if key is None else {"authorization": f"Bearer {key}"},
            excluded_checks=[positive_data_acceptance],  # No schema can tell which editions can be played.
        )
    )


def raw(running: Server, *parts: bytes, patience: float = 20.0) -> bytes:
    """All bytes that the server sends until it closes the connection."""
    return running.watched.keeps(lambda: sent_raw(running, *parts, patience=patience))


def sent_raw(running: Server, *parts: bytes, patience: float = 20.0) -> bytes:
    with socket.create_connection((HOST, running.serving.port), timeout=patience) as connection:
        answer = b""
        try:
            for part in parts:
                connection.sendall(part)
            while data := connection.recv(65536):
                answer += data
        except (BrokenPipeError, ConnectionResetError):
            pass  # The server has stopped reading.
        return answer


def asked(
    running: Server, method: str, path: str, body: Any = None, headers: Mapping[str, str | bytes] | None = None
) -> Any:
    return running.watched.keeps(lambda: requested(running, method, path, body, headers))


def requested(running: Server, method: str, path: str, body: Any, headers: Mapping[str, str | bytes] | None) -> Any:
    connection = HTTPConnection(HOST, running.serving.port, timeout=120)
    try:
        sent = body.encode() if isinstance(body, str) else body
        connection.request(method, path, sent, {"authorization": f"Bearer {ANNA}"} if headers is None else headers)
        response = connection.getresponse()
        text = response.read()
    finally:
        connection.close()
    is_file = path == "/" and response.status == 200
    safe = HEADERS_OF_PARTS if path == "/metrics" and response.status == 200 else HEADERS  # It is plain text.
    for name, value in {**safe, **({"cache-control": "no-cache"} if is_file else {})}.items():
        assert response.headers[name] == value
    return response.status, json.decode(text, type=bodies.Problem) if response.status >= 400 and text else text


def head(method: str = "POST", path: str = "/api/join", *lines: str) -> bytes:
    fixed = (f"{method} {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {ANNA}", "Connection: close")
    return "\r\n".join((*fixed, *lines, "", "")).encode("latin-1")


@pytest.mark.parametrize(
    "body",
    [
        *("", "{", "[]", "null", "1", '"code"', '{"code":1}', '{"code":"' + "a" * 41 + '"}', '{"code":null}', "{}"),
        *(
            '{"code":"a","code":2}',
            '{"code":"a","more":1}',
            '{"code":NaN}',
            "\ufeff{}",
            '{"code":"\\ud800"}',
            "[" * 50_000,
        ),
        *(b"\xff\xfe", b"\xef\xbb\xbf{}", b"\x00", b'{"code":"\xff"}', b"code=a", '{"plan":' + "9" * 5000 + "}"),
    ],
    ids=lambda body: repr(body)[:30],
)
def test_a_broken_body_is_answered_400(running: Server, body: str | bytes) -> None:
    for path in ("/api/join", "/api/claim", "/api/tables"):
        status, problem = asked(running, "POST", path, body, {"authorization": f"Bearer {ANNA}", **JSON})
        assert (status, problem.where, problem.problem) == (400, "body", "malformed")


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "é", "json"]
)
def test_a_body_of_another_type_is_answered_400(running: Server, kind: str) -> None:
    """Browsers let a page of another site send these types without a preflight request."""
    headers = {"authorization": f"Bearer {ANNA}", "content-type": kind}
    status, problem = asked(running, "POST", "/api/join", '{"code":"abcdefgh"}', headers)
    assert (status, problem.where) == (400, "content-type")


def test_a_body_that_is_too_large_is_answered_413(running: Server) -> None:
    status, problem = asked(running, "POST", "/api/join", b" " * 66_000, {"authorization": f"Bearer {ANNA}", **JSON})
    assert (status, problem.problem, problem.facts) == (413, "body-too-large", {"most": "65536"})


def test_neither_is_one_of_unknown_length_read_to_its_end(running: Server) -> None:
    begun = head("POST", "/api/join", "Content-Type: application/json", "Transfer-Encoding: chunked")
    chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    with socket.create_connection((HOST, running.serving.port), timeout=120) as bare:
        bare.sendall(begun.replace(b"Connection: close", b"Connection: keep-alive"))
        bare.sendall(chunk * 8)
        assert bare.recv(65536).startswith(b"HTTP/1.1 413 ")
        assert sent_until_cut_off(bare, chunk, 5000)


@pytest.mark.parametrize(
    "broken",
    [
        head("POST", "/api/join", "Content-Type: application/json", "Content-Length: 3", "Transfer-Encoding: chunked"),
        head("POST", "/api/join", "Content-Length: -1"),
        head("POST", "/api/join", "Content-Length: 1", "Content-Length: 2"),
        head("GET", "/api/tables/\xff"),
        head("G\x00T", "/"),
        head("FETCH", "/"),
        head("GET", "/", "no colon"),
        head("GET", "/", "A: b\x00c"),
        head("GET", "/", "A: b\nSet-Cookie: c\rd"),
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\r\n" * 100_000,
    ],
    ids=lambda broken: repr(broken[-40:]),
)
def test_what_is_not_http_is_answered_400_and_closed(running: Server, broken: bytes) -> None:
    answer = raw(running, broken, patience=40)
    assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 431 ")) or answer == b""


@pytest.mark.parametrize(
    ("begin", "more"),
    [("GET /", "x"), ("GET / HTTP/1.1\r\nX-A: ", "b"), ("GET / HTTP/1.1\r\nHost: localhost\r\n", "X-A: b\r\n")],
    ids=["address", "line", "lines"],
)
def test_a_head_without_end_is_cut_off(running: Server, begin: str, more: str) -> None:
    with socket.create_connection((HOST, running.serving.port), timeout=120) as bare:
        bare.sendall(begin.encode())
        assert sent_until_cut_off(bare, more.encode() * LARGEST_HEAD, 500)


def test_a_request_that_breaks_off_leaves_no_trace(running: Server) -> None:
    before = running.log
    with socket.create_connection((HOST, running.serving.port)) as connection:
        connection.sendall(head("POST", "/api/join", "Content-Type: application/json", "Content-Length: 100") + b"{")
    time.sleep(0.2)
    assert running.log == before


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/..",
            "/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/api/../../etc/passwd",
            "//etc/passwd",
            "/static/../run.py",
        ),
        *(
            "/api/tables/..%2f..%2fetc%2fpasswd",
            "/api/tables/%00",
            "/api/tables/%ff%fe",
            "/api/tables/",
            "/api/tables/x/",
        ),
        *(
            "/api/tables/..%2f..%2fetc%2fpasswd/record",
            "/api/tables/x/log/..%2f",
            "/api/tables/%0d%0aSet-Cookie:%20a=b",
        ),
        *("/api/tables/" + "x" * 10_000, "/api/tables/x/record/../../health", "/api", "/API/health", "/api/health/"),
    ],
    ids=lambda path: path[:40],
)
def test_no_path_leads_to_a_file_or_elsewhere(running: Server, path: str) -> None:
    status, problem = asked(running, "GET", path)
    assert status == 404
    assert problem.rule == "table-18" or problem.problem == "unknown-path"


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/api/tables", "/api/openapi.json", "/metrics"])
def test_head_says_what_get_would(running: Server, path: str) -> None:
    assert asked(running, "HEAD", path) == (200, b"")


@pytest.mark.parametrize("method", ["OPTIONS", "PUT", "PATCH", "TRACE", "DELETE"])
def test_an_unknown_method_is_answered_405(running: Server, method: str) -> None:
    for path in ("/", "/api/health", "/api/tables", "/api/join"):
        status, problem = asked(running, method, path)
        assert (status, problem.problem) == (405, "unknown-method")


@pytest.mark.parametrize("number", ["-1", "1.5", "abc", "9" * 99, "٣", "", "0x1", "1e3", " 1"])
def test_a_number_in_an_address_is_small_and_whole(running: Server, number: str) -> None:
    made = asked(
        running,
        "POST",
        "/api/tables",
        '{"plan":{"game":"flautz","seats":2}}',
        {"authorization": f"Bearer {ANNA}", **JSON},
    )
    table = json.decode(made[1])["table"]
    for path, name in ((f"/api/tables/{table}/record", "game"), (f"/api/tables/{table}/log", "seat")):
        status, problem = asked(running, "GET", f"{path}?{name}={quote(number)}")
        assert (status, problem.where, problem.problem) == (400, name, "number")
    assert asked(running, "DELETE", f"/api/tables/{table}")[0] == 204


@pytest.mark.parametrize("key", ["", "x", "A" * 32, "a" * 31, "a" * 33, "../../etc/passwd", "é" * 32, "a" * 32 + "!"])
def test_a_key_that_is_none_is_answered_401(running: Server, key: str) -> None:
    either: list[dict[str, str | bytes]] = [
        {"authorization": f"Bearer {key}".encode("latin-1")},
        {"cookie": f"aprendiz={key}".encode("latin-1")},
    ]
    for headers in either:
        status, problem = asked(running, "GET", "/api/tables/x", headers=headers)
        assert (status, problem.problem) == (401, "no-key")


@pytest.mark.parametrize(
    "line",
    [
        "\r\n".join(f"X-{number}: y" for number in range(200)),
        "Cookie: " + "x" * 20_000,
        "Sec-WebSocket-Key: nonsense",
        "Sec-WebSocket-Version: 99",
        "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99",
        "Sec-WebSocket-Protocol: " + ",".join("é" * 100),
    ],
    ids=lambda line: line[:30],
)
def test_a_strange_handshake_is_answered(running: Server, line: str) -> None:
    upgrade = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    request = head("GET", "/api/socket", *upgrade, line).replace(b"Connection: close", b"Connection: Upgrade")
    with socket.create_connection((HOST, running.serving.port), timeout=120) as connection:
        connection.sendall(request)
        assert connection.recv(4096).startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 101 "))


def test_after_all_that_the_server_is_well(running: Server) -> None:
    assert asked(running, "GET", "/api/health")[0] == 200
