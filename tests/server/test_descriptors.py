"""File descriptors: strangers who hold connections open keep nobody out, and the operator is told."""

import asyncio
import errno
import json
import logging
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect as connect_at_once

from aprendiz.client import Api, Client
from aprendiz.host.house import House
from aprendiz.host.store import MemoryStore
from aprendiz.host.thinking import Thinking
from aprendiz.server import run, wire
from aprendiz.server.address import listening
from aprendiz.server.app import application, log_failure
from aprendiz.server.context import Context
from aprendiz.server.descriptors import fitted
from aprendiz.server.entrance import Entrance, Repeated, without_strangers
from aprendiz.server.limits import Limits
from aprendiz.server.protocols import Requests, Sockets
from aprendiz.server.run import Serving
from tests.cli.served import certificate
from tests.host.tables import in_a_loop
from tests.server.keys import new_key
from tests.server.serving import HOST, Server, around, server
from tests.server.test_bad_input import Table

STRANGER = "127.0.0.2"
FEW = (128, 128)
PATIENCE = 60.0


@contextmanager
def silent(running: Server, count: int) -> Iterator[None]:
    """Connections of a stranger that send nothing."""
    with ExitStack() as open_ones:
        for _ in range(count):
            bare = open_ones.enter_context(socket.socket())
            bare.bind((STRANGER, 0))
            bare.connect((HOST, running.serving.port))
        yield


def metric(running: Server, name: str) -> float:
    text = httpx.get(f"{running.url}/metrics").text
    found = re.search(rf"^{name} (\S+)$", text, flags=re.MULTILINE)
    assert found is not None, text
    return float(found[1])


@in_a_loop
async def test_silent_connections_of_a_stranger_keep_nobody_out(tmp_path: Path) -> None:
    with server(Serving(HOST, 0, tmp_path, pace=0.0), descriptors=FEW) as running:
        async with Client(Api(running.url)) as anna, Client(Api(running.url)) as berta:
            table = await Table.open("labyrinth", anna, berta)
            with silent(running, 300):
                async with Client(Api(running.url)) as carla:
                    code = (await anna.visit(table.name)).you["code"]
                    await carla.api.join(code)
                    await carla.visit(table.name)
                await table.play(5, Random(1))
                refused = metric(running, "aprendiz_refused_connections_total")
                assert refused >= 300 - 2 * fitted(Limits(), FEW[0]).connections_of_network
                assert metric(running, "aprendiz_connections_limit") == fitted(Limits(), FEW[0]).connections
                assert 0 < metric(running, "aprendiz_connections") <= fitted(Limits(), FEW[0]).connections
            assert anna.reconnections == berta.reconnections == 0
        assert set(running.log.splitlines()) == {"connections refused"}


def test_sockets_of_a_stranger_keep_nobody_out(tmp_path: Path) -> None:
    with server(Serving(HOST, 0, tmp_path, pace=0.0), descriptors=FEW) as running, ExitStack() as open_ones:
        address = f"ws{running.url.removeprefix('http')}/api/socket"
        hello = json.dumps({"kind": "Hello", "protocol": wire.PROTOCOL})

        def greeted(source: str) -> Any:
            headers = {"authorization": f"Bearer {new_key()}"}
            one = connect_at_once(address, additional_headers=headers, source_address=(source, 0))
            open_ones.enter_context(one)
            one.send(hello)
            return json.loads(one.recv())["kind"]

        let_in = 0
        for _ in range(100):
            try:
                let_in += greeted(STRANGER) == "Welcome"
            except (InvalidStatus, ConnectionClosed, OSError, EOFError):
                continue
        assert let_in == fitted(Limits(), FEW[0]).sockets_of_network
        assert greeted(HOST) == "Welcome"
        assert metric(running, "aprendiz_refused_sockets_total") > 0
        assert metric(running, "aprendiz_sockets") == let_in + 1
        assert set(running.log.splitlines()) == {"sockets refused"}


def test_the_soft_limit_is_raised_at_the_start(tmp_path: Path) -> None:
    with server(Serving(HOST, 0, tmp_path), descriptors=(100, 1000)) as running:
        assert metric(running, "aprendiz_connections_limit") == fitted(Limits(), 1000).connections == 936


@pytest.mark.parametrize("descriptors", [1024, 4096, 16_384, 1_000_000])
def test_a_class_with_a_screen_fits_behind_one_address(descriptors: int) -> None:
    limits = fitted(Limits(), descriptors)
    assert limits.sockets_of_network >= 31 * 4
    assert limits.connections_of_network >= 31 * 7
    assert limits.connections_of_network * 4 <= limits.connections <= descriptors - 64
    assert limits.sockets_of_network * 4 <= limits.sockets < limits.connections


@in_a_loop
async def test_a_socket_without_a_hello_is_closed_and_others_are_not() -> None:
    async with around(House(MemoryStore(), Thinking(1)), Limits(hello=0.3)) as url:
        address = f"ws{url.removeprefix('http')}/api/socket"
        headers = {"authorization": f"Bearer {new_key()}"}
        async with (
            asyncio.timeout(PATIENCE),
            connect(address, additional_headers=headers) as polite,
            connect(address, additional_headers=headers) as mute,
        ):
            await polite.send(json.dumps({"kind": "Hello", "protocol": wire.PROTOCOL}))
            assert json.loads(await polite.recv())["kind"] == "Welcome"
            with pytest.raises(ConnectionClosed):
                await mute.recv()
            assert mute.close_code == 1008
            await polite.send(json.dumps({"kind": "Exit", "id": 1, "table": "x"}))
            assert json.loads(await polite.recv())["kind"] == "Done"


@in_a_loop
async def test_a_connection_that_does_not_finish_its_tls_handshake_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "HEAD_PATIENCE", 0.2)
    cert, key = certificate(tmp_path)
    listener = listening(HOST, 0)
    app = application(Context(House(MemoryStore(), Thinking(1)), Limits()))
    config = uvicorn.Config(app, http=Requests, ws=Sockets, ssl_certfile=cert, ssl_keyfile=key, log_config=None)
    started = asyncio.Event()
    secure = run.Server(config, started.set)
    serving = asyncio.create_task(secure.serve(sockets=[listener]))
    await started.wait()
    async with asyncio.timeout(PATIENCE / 2):  # Otherwise, it takes a minute.
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        assert await reader.read() == b""
    writer.close()
    secure.should_exit = True
    await serving


def test_what_happens_often_is_logged_once_a_minute_with_a_count(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    repeated = Repeated("connections refused", logging.WARNING, lambda: now)
    for second in range(90):
        now = float(second)
        for _ in range(10):
            repeated.count()
    now = 125.0
    repeated.log()
    repeated.log()

    assert [record.__dict__["facts"] for record in caplog.records] == [{"times": 1}, {"times": 600}, {"times": 299}]


def test_connections_of_a_proxy_belong_to_no_network() -> None:
    limits = Limits(connections=10, connections_of_network=2)
    entrance = Entrance(limits, time.monotonic, "127.0.0.1,10.0.0.0/8")
    assert [entrance.connect(address) for address in ("10.1.2.3",) * 5 + ("192.0.2.1",) * 3] == [True] * 7 + [False]
    assert [entrance.connect("127.0.0.1") for _ in range(4)] == [True] * 3 + [False]
    for address in ("10.1.2.3",) * 5 + ("192.0.2.1",) * 2 + ("127.0.0.1",) * 3:
        entrance.disconnect(address)
    assert entrance.connections == 0


def test_the_last_quarter_of_all_sockets_is_for_devices_at_tables() -> None:
    entrance = Entrance(Limits(sockets=8, sockets_of_network=3), time.monotonic)

    def comes(number: int, *, has_table: bool) -> bool:
        most = 8 if has_table else without_strangers(8)
        return bool(open_ones.enter_context(entrance.socket(f"{number}", f"{number}", most)))

    with ExitStack() as open_ones:
        assert [comes(number, has_table=False) for number in range(8)] == [True] * 6 + [False] * 2
        assert [comes(number, has_table=True) for number in range(10, 13)] == [True, True, False]


def test_running_out_of_descriptors_is_logged_and_other_failures_as_ever(caplog: pytest.LogCaptureFixture) -> None:
    context = Context(House(MemoryStore(), Thinking(1)), Limits())
    loop = asyncio.new_event_loop()
    message = "socket.accept() out of system resource"
    for _ in range(3):
        log_failure(context, loop, {"message": message, "exception": OSError(errno.EMFILE, "too many")})
    log_failure(context, loop, {"message": "something else", "exception": ValueError()})
    loop.close()

    assert [record.getMessage().partition("\n")[0] for record in caplog.records] == [
        "no file descriptors left for connections",
        "something else",
    ]
