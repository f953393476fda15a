"""Protection against pages of other sites, curious devices, floods of requests, and connections that hang."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec import json
from websockets.asyncio.client import ClientConnection as AsyncConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_at_once

from aprendiz.client import Api, Client, Refused, take_seat
from aprendiz.client.http import Failure
from aprendiz.games import load
from aprendiz.host.house import House
from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.host.store import MemoryStore
from aprendiz.host.thinking import Thinking
from aprendiz.server import bodies, protocols, wire
from aprendiz.server.device import device_of
from aprendiz.server.limits import Limits
from aprendiz.server.run import Serving
from aprendiz.server.security import HEADERS
from tests.client.company import begin
from tests.host.tables import in_a_loop
from tests.quiet import QUIET
from tests.server.keys import new_key, signed
from tests.server.nonsense import text_of
from tests.server.serving import HOST, Server, around, sent_until_cut_off, server
from tests.server.test_bad_input import CUT_OFF, FREE, Table, line

ANNA = signed("a" * 32)
PUBLIC = "https://games.example.org"
PATIENCE = 30.0


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(Serving(HOST, 0, tmp_path_factory.mktemp("tables"), pace=0.0)) as started:
        yield started
        assert started.log == ""


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    with server(Serving(HOST, 0, folder, public_url=PUBLIC, proxies=HOST)) as started:
        yield started


def post(running: Server, **headers: str) -> HTTPResponse:
    """Request a key as a page does."""
    connection = HTTPConnection(HOST, running.serving.port, timeout=120)
    connection.request(
        "POST", "/api/device", headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    response = connection.getresponse()
    response.read()
    connection.close()
    return response


def handshake(running: Server, **headers: str) -> int:
    """The HTTP status that answers the handshake of a page's socket."""
    given = {"cookie": f"aprendiz={ANNA}", **{name.replace("_", "-"): value for name, value in headers.items()}}
    try:
        with connect_at_once(f"ws{running.url.removeprefix('http')}/api/socket", additional_headers=given):
            return 101
    except InvalidStatus as error:
        response = error.response
    assert {name: response.headers[name] for name in HEADERS} == HEADERS
    assert json.decode(response.body or b"", type=bodies.Problem).status == response.status_code
    return response.status_code


@pytest.mark.parametrize(
    "origin",
    [
        *("http://evil.example", "https://{host}", "http://{name}:1", "http://{name}", "http://{host}.evil.example"),
        *(
            "http://{name}.evil.example:{port}",
            "http://evil.example#{host}",
            "null",
            "",
            "{host}",
            "file://",
            "http://[",
            "http://",
        ),
        *("ws://{host}", "http://localhost:{port}", "http://{host}, http://evil.example"),
    ],
)
def test_another_sites_page_gets_no_socket_and_changes_nothing(running: Server, origin: str) -> None:
    port = running.serving.port
    named = origin.format(host=f"{HOST}:{port}", name=HOST, port=port)
    assert post(running, origin=named, cookie=f"aprendiz={ANNA}").status == 403
    assert handshake(running, origin=named) == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_neither_does_one_that_hides_its_origin(running: Server, site: str) -> None:
    assert post(running, sec_fetch_site=site).status == 403
    assert handshake(running, sec_fetch_site=site) == 403


def test_our_own_page_and_programs_do(running: Server) -> None:
    assert post(running, origin=running.url).status == 201
    assert post(running, sec_fetch_site="same-origin").status == 201
    assert post(running).status == 201
    assert handshake(running, origin=running.url) == handshake(running) == 101


def test_a_public_address_is_our_own_too(behind_a_proxy: Server) -> None:
    assert post(behind_a_proxy, origin=PUBLIC).status == 201
    assert post(behind_a_proxy, origin=f"{PUBLIC}:443").status == 201
    assert handshake(behind_a_proxy, origin=PUBLIC) == 101
    for other in (PUBLIC.replace("https", "http"), f"{PUBLIC}:8443", f"{PUBLIC}.evil.example"):
        assert post(behind_a_proxy, origin=other).status == 403
        assert handshake(behind_a_proxy, origin=other) == 403


def test_only_a_trusted_proxy_can_say_that_the_page_came_by_https(running: Server, behind_a_proxy: Server) -> None:
    told = {"x_forwarded_proto": "https", "host": "192.0.2.7"}
    assert post(behind_a_proxy, origin="https://192.0.2.7", **told).status == 201
    assert post(behind_a_proxy, origin="http://192.0.2.7", **told).status == 403
    assert post(running, origin="https://192.0.2.7", **told).status == 403
    assert post(running, origin="http://192.0.2.7", **told).status == 201


def test_the_cookie_is_for_this_site_only_and_for_no_script(running: Server, behind_a_proxy: Server) -> None:
    def parts(response: HTTPResponse) -> list[str]:
        key, *flags = response.headers["set-cookie"].split("; ")
        assert key.startswith("aprendiz=")
        assert len(key) == len("aprendiz=") + 72
        return sorted(flags)

    assert parts(post(running)) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=strict"]
    assert parts(post(running, x_forwarded_proto="https")) == parts(post(running))
    assert "Secure" in parts(post(behind_a_proxy, x_forwarded_proto="https"))
    assert "Secure" not in parts(post(behind_a_proxy))
    again = post(running, cookie=f"aprendiz={ANNA}")
    assert (again.status, again.headers["set-cookie"].split("; ")[0]) == (200, f"aprendiz={ANNA}")


def test_the_policy_allows_nothing_from_elsewhere_and_nothing_unsafe() -> None:
    policy = HEADERS["content-security-policy"]
    assert policy.startswith("default-src 'none'; ")
    sources = {source for part in policy.split("; ") for source in part.split()[1:]}
    assert sources == {"'none'", "'self'", "data:"}


class BrokenStore(MemoryStore):
    """A store that fails with an unexpected error."""

    is_broken = True

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: bytes) -> None:
        if self.is_broken:
            raise RuntimeError("the hand is B1 B2 P")
        await super().append(table, expected, entries, summary)


@in_a_loop
async def test_even_a_fault_of_the_server_is_answered_safely_and_tells_nothing() -> None:
    async with around(House(BrokenStore(), Thinking(1))) as url:
        api = Api(url, ANNA)
        with pytest.raises(Failure) as failure:
            await api.create({"game": "flautz", "seats": 2})
        assert failure.value.problem["problem"] == "server-failed"
        assert "B1" not in str(failure.value.problem)
        headers = await asyncio.to_thread(failed_headers, url)
        assert {name: headers[name] for name in HEADERS} == HEADERS


@in_a_loop
async def test_a_fault_ends_the_socket_and_the_table_is_as_it_was() -> None:
    store = BrokenStore()
    store.is_broken = False
    async with around(House(store, Thinking(1))) as url, Client(Api(url)) as anna:
        table, _ = await anna.api.create({"game": "flautz", "seats": 2})
        async with line(url, anna.api.key or "") as host:
            before = await host.whole(table)
            store.is_broken = True
            await host.socket.send(
                text_of({"kind": "Do", "id": 2, "table": table, "command": {"kind": "Sit", "name": "Anna"}})
            )
            assert [said async for said in host.until_the_end() if "Done" in str(said)] == []
            assert host.socket.close_code == 1011
        store.is_broken = False
        async with line(url, anna.api.key or "") as host:
            assert await host.whole(table) == before
            assert anna.reconnections == 0


def failed_headers(url: str) -> Any:
    connection = HTTPConnection(url.removeprefix("http://"))
    headers = {"authorization": f"Bearer {ANNA}", "content-type": "application/json"}
    connection.request("POST", "/api/tables", '{"plan":{"game":"flautz","seats":2}}', headers)
    response = connection.getresponse()
    assert response.status == 500
    connection.close()
    return response.headers


class Overheard(Client):
    """A client that records everything it is sent."""

    def __init__(self, api: Api) -> None:
        super().__init__(api)
        self.heard: list[str] = []

    def _take_in(self, message: dict[str, Any]) -> None:
        self.heard.append(text_of(message))
        super()._take_in(message)


@in_a_loop
async def test_no_key_and_no_device_is_ever_told_or_written_down(running: Server) -> None:
    dice = Random(1)

    def choose(update: dict[str, Any]) -> dict[str, Any]:
        move: dict[str, Any] = dice.choice(update["legal"])
        return move

    async with Overheard(Api(running.url)) as anna, Overheard(Api(running.url)) as berta:
        settings = {"allows_spectators": True, "is_listed": True}
        plan = {"game": "flautz", "seats": 2, "edition": QUIET, "options": {"limit": 20}, "settings": settings}
        table, code = await anna.api.create(plan)
        own = await take_seat(anna, code, "Anna")
        other = await take_seat(berta, code, "Berta")
        await own.visit.do("Say", seat=0, phrase="hello")
        await other.visit.do("Pass", seat=1)
        await begin(own.visit, other.visit)
        with pytest.raises(Refused):
            await other.visit.do("Act", seat=0, ask=1, move={})
        await asyncio.gather(own.play(choose), other.play(choose))
        by_http = [
            text_of(await api.ask("GET", path))
            for api in (anna.api, berta.api, Api(running.url, new_key()))
            for path in ("/api/tables", "/api/games", "/api/health", *([f"/api/tables/{table}"] if api.key else []))
        ]
        files = [await anna.api.record(table), await anna.api.seat_log(table, 0), await berta.api.seat_log(table, 1)]
        keys = [anna.api.key or "", berta.api.key or ""]
        said = "\n".join((*anna.heard, *berta.heard, *by_http, *files, running.log))
        assert len(said) > 100_000
        for key in keys:
            assert len(key) == 72
            assert key[:32] not in said
            assert device_of(key) not in said
        for path in running.folder.rglob("*"):
            if path.is_file():
                assert not any(key[:32].encode() in path.read_bytes() for key in keys), path.name


@in_a_loop
async def test_who_floods_is_closed_and_nobody_else(running: Server) -> None:
    async with Client(Api(running.url)) as anna, Client(Api(running.url)) as berta:
        table = await Table.open("labyrinth", anna, berta)
        await table.play(5, Random(1))
        async with line(running.url, new_key()) as flood:
            sending = asyncio.create_task(send_without_end(flood.socket))
            heard = [json.decode(said)["kind"] async for said in flood.until_the_end()]
            await sending
            assert 0 < heard.count("Done") < 200
            assert flood.socket.close_code in CUT_OFF
        await table.play(5, Random(1))
        assert anna.reconnections == berta.reconnections == 0


async def send_without_end(flooding: AsyncConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await flooding.send(text_of({"kind": "Exit", "id": 1, "table": "x"}))
            await asyncio.sleep(0)


@in_a_loop
async def test_who_is_never_understood_is_closed(running: Server) -> None:
    async with line(running.url, new_key()) as stranger:
        for _ in range(40):
            await stranger.socket.send("nonsense")
        heard = [json.decode(said)["problem"] async for said in stranger.until_the_end()]
        assert heard == ["malformed"] * 31
        assert stranger.socket.close_code == 1008


@in_a_loop
async def test_forty_devices_behind_one_address_play_without_noticing_a_limit(running: Server) -> None:
    async with asyncio.timeout(4 * PATIENCE):
        clients = [await Client(Api(running.url)).__aenter__() for _ in range(40)]
        try:
            pairs = list(zip(clients[::2], clients[1::2], strict=True))
            tables = [await Table.open("labyrinth", anna, berta) for anna, berta in pairs]
            await asyncio.gather(*(table.play(6, Random(number)) for number, table in enumerate(tables)))
            assert [client.reconnections for client in clients] == [0] * 40
        finally:
            for client in clients:
                await client.__aexit__()


@in_a_loop
async def test_when_all_together_send_too_much_everybody_waits_and_nobody_is_closed(tmp_path: Path) -> None:
    limits = Limits(all_burst=100, all_rate=400)
    with server(Serving(HOST, 0, tmp_path, limits=limits)) as running:
        address = f"ws{running.url.removeprefix('http')}/api/socket"
        sockets = [
            await connect(address, additional_headers={"authorization": f"Bearer {new_key()}"}) for _ in range(10)
        ]
        asked = text_of({"kind": "Exit", "id": 1, "table": "x"})
        before = time.monotonic()
        for one in sockets:
            await one.send(text_of({"kind": "Hello", "protocol": wire.PROTOCOL}))
            for _ in range(49):
                await one.send(asked)
        async with asyncio.timeout(PATIENCE):
            for one in sockets:
                assert [json.decode(await one.recv())["kind"] for _ in range(50)] == ["Welcome", *["Done"] * 49]
        assert time.monotonic() - before > 0.9
        for one in sockets:
            await one.close()


def test_a_device_has_so_many_sockets_and_the_server_so_many(tmp_path: Path) -> None:
    limits = Limits(sockets=8, sockets_of_one=3)  # Six for strangers.
    with server(Serving(HOST, 0, tmp_path, limits=limits)) as running, ExitStack() as others:
        sockets = [others.enter_context(_page(running, ANNA)) for _ in range(3)]
        assert handshake(running) == 429
        sockets[0].close()
        deadline = time.monotonic() + PATIENCE
        while handshake(running) != 101:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        for _ in range(4):
            others.enter_context(_page_soon(running, new_key(), deadline))
        assert handshake(running) == 429
        assert set(running.log.splitlines()) == {"sockets refused"}


def _page(running: Server, key: str) -> ClientConnection:
    headers = {"cookie": f"aprendiz={key}"}
    return connect_at_once(f"ws{running.url.removeprefix('http')}/api/socket", additional_headers=headers)


def _page_soon(running: Server, key: str, deadline: float) -> ClientConnection:
    """Connect as soon as the server has noticed that another socket is gone."""
    while True:
        try:
            return _page(running, key)
        except InvalidStatus:
            assert time.monotonic() < deadline
            time.sleep(0.01)


@in_a_loop
async def test_talking_and_renaming_without_end_does_not_fill_the_log(tmp_path: Path) -> None:
    with server(Serving(HOST, 0, tmp_path, limits=FREE)) as running:
        async with Client(Api(running.url)) as anna, Client(Api(running.url)) as berta:
            table, code = await anna.api.create({"game": "flautz", "seats": 2})
            visit = (await take_seat(anna, code, "Anna")).visit
            other = (await take_seat(berta, code, "Berta")).visit
            before = other.version or 0
            asked: list[tuple[str, dict[str, str]]] = [("Say", {"phrase": "wow"}), ("Rename", {"name": "Ada"})]
            rules = [await refusal(visit.do(kind, seat=0, **parts)) for kind, parts in asked * 150]
            assert rules.count("table-23") > 100
            assert rules.count(None) + rules.count("table-23") == 300
            assert (visit.version or 0) == before + rules.count(None)
            await other.do("Say", seat=1, phrase="hello")
            async with line(running.url, anna.api.key or "") as host:
                edition = large_edition()
                plan = {"kind": "Choose", "plan": {"game": "flautz", "seats": 2, "edition": edition}}
                [answer] = await host.ask([text_of({"kind": "Do", "id": 1, "table": table, "command": plan})])
                assert isinstance(answer, wire.Refused)


async def refusal(asking: Awaitable[Any]) -> str | None:
    try:
        await asking
    except Refused as refused:
        return str(refused.answer["rule"])
    return None


def large_edition() -> dict[str, Any]:
    """An edition that makes the messages of the table large."""
    game = load("flautz")
    edition: dict[str, Any] = game.write_edition(game.read_edition("classic"))
    arena = next(iter(edition["arenas"].values()))
    return {**edition, "arenas": {f"{number} {'x' * 90}": arena for number in range(200)}}


@in_a_loop
async def test_who_does_not_read_is_cut_off_and_finds_everything_on_coming_back(tmp_path: Path) -> None:
    house_limits = HouseLimits(wishes=1e9)
    with server(Serving(HOST, 0, tmp_path, limits=FREE, house_limits=house_limits)) as running:
        async with Client(Api(running.url)) as anna:
            plan = {"game": "flautz", "seats": 2, "edition": large_edition()}
            table, code = await anna.api.create(plan)
            visit = (await take_seat(anna, code, "Anna")).visit
            key = new_key()
            await Api(running.url, key).join(code)
            deaf = await asyncio.to_thread(entered, running.url, key, table)
            await _sit(running, key, table)
            memory, slowest, cut = resident(running), 0.0, None
            for number in range(600):
                before = time.monotonic()
                await visit.do("Rename", seat=0, name=f"Anna {number}")
                slowest = max(slowest, time.monotonic() - before)
                if not visit.present[1]:
                    cut = cut or number
            assert cut is not None
            assert slowest < 5
            assert resident(running) - memory < 40_000
            async with Client(Api(running.url, key)) as berta:
                back = await berta.visit(table)
                assert back.version == visit.version
                assert back.lobby == {**visit.lobby, "chairs": back.lobby["chairs"]}
                assert back.lobby["chairs"][0]["name"] == "Anna 599"
            deaf.close()


async def _sit(running: Server, key: str, table: str) -> None:
    async with Client(Api(running.url, key)) as berta:
        await (await berta.visit(table)).do("Sit", name="Berta")


def entered(url: str, key: str, table: str) -> socket.socket:
    """A socket that has entered a table and reads nothing."""
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.connect((HOST, urlsplit(url).port))
    lines = (
        "GET /api/socket HTTP/1.1",
        "Host: localhost",
        f"Authorization: Bearer {key}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    bare.sendall("\r\n".join((*lines, "", "")).encode())
    assert b" 101 " in bare.recv(4096)
    for request in ({"kind": "Hello", "protocol": wire.PROTOCOL}, {"kind": "Enter", "id": 1, "table": table}):
        bare.sendall(websocket_frame(1, text_of(request).encode()))
    return bare


def websocket_frame(opcode: int, data: bytes) -> bytes:
    """A short WebSocket frame; its mask of zeros changes nothing."""
    assert len(data) < 126
    return bytes((0x80 | opcode, 0x80 | len(data), 0, 0, 0, 0)) + data


def resident(running: Server) -> int:
    """Resident memory of the server in kilobytes."""
    assert running.process is not None
    status = Path(f"/proc/{running.process.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


@in_a_loop
async def test_a_device_that_no_longer_answers_is_soon_away(tmp_path: Path) -> None:
    limits = replace(FREE, silence=1.5)
    with server(Serving(HOST, 0, tmp_path, limits=limits)) as running:
        async with Client(Api(running.url)) as anna:
            table, code = await anna.api.create({"game": "flautz", "seats": 2})
            visit = (await take_seat(anna, code, "Anna")).visit
            key = new_key()
            await Api(running.url, key).join(code)
            await _sit(running, key, table)
            silent = await asyncio.to_thread(entered, running.url, key, table)
            async with asyncio.timeout(PATIENCE):
                while not visit.present[1]:
                    await asyncio.sleep(0.01)
                while visit.present[1]:
                    await asyncio.sleep(0.01)
            silent.close()
            assert anna.reconnections == 0


def test_pings_whose_answers_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    with server(Serving(HOST, 0, tmp_path)) as running, closing(entered(running.url, new_key(), "x")) as bare:
        bare.settimeout(PATIENCE)
        memory = resident(running)
        assert sent_until_cut_off(bare, websocket_frame(9, b"x" * 125) * 1000, 1000)
        assert resident(running) - memory < 20_000
        assert post(running).status == 201


@in_a_loop
async def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_PATIENCE", 0.2)
    async with around(House(MemoryStore(), Thinking(1))) as url:
        host, _, port = url.removeprefix("http://").partition(":")
        for begun in (
            [],
            [b"GET /api/health HTTP/1.1\r\nHost:"],
            [b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET"],
        ):
            reader, writer = await asyncio.open_connection(host, int(port))
            for part in begun:
                writer.write(part)
                await asyncio.sleep(0.1)
            async with asyncio.timeout(PATIENCE):
                with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                    await reader.readexactly(10_000)
            writer.close()
