"""Records and seat logs are sent in parts, to few devices at a time, and to nobody who does not read them."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx
import pytest

from aprendiz.core import document
from aprendiz.core.record import Record
from aprendiz.core.seat_log import SeatLog
from aprendiz.games import load
from aprendiz.host.commands import End
from aprendiz.server.device import device_of
from aprendiz.server.limits import Limits
from tests.host.tables import Hall, in_a_loop
from tests.host.test_ending import idle, stand_still
from tests.server.device import UNUSED
from tests.server.keys import new_key
from tests.server.serving import HOST, around

LONG = 3000
"""Moves whose seat log is larger than all buffers of a connection."""


@dataclass
class Long:
    """A server with a long game."""

    url: str
    http: httpx.AsyncClient
    hall: Hall
    table: str
    keys: list[str]

    def own(self, number: int = 0) -> dict[str, str]:
        return {"authorization": f"Bearer {self.keys[number]}"}

    async def unread(self, number: int, address: str = HOST) -> socket.socket:
        """A connection from an address on which a device asks for the log and then reads nothing."""
        loop, unread = asyncio.get_running_loop(), socket.socket()
        unread.bind((address, 0))
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        unread.setblocking(False)
        where = httpx.URL(self.url)
        await loop.sock_connect(unread, (where.host, where.port))
        head = f"GET /api/tables/{self.table}/log HTTP/1.1\r\nhost: {where.netloc.decode()}\r\n"
        await loop.sock_sendall(unread, f"{head}authorization: Bearer {self.keys[number]}\r\n\r\n".encode())
        assert (await loop.sock_recv(unread, 12)) == b"HTTP/1.1 200"
        return unread


@asynccontextmanager
async def long_game(moves: int = LONG, **limits: int) -> AsyncIterator[Long]:
    hall = Hall()
    devices = await hall.playing("labyrinth", "Ben", allows_spectators=True)
    play = (await devices[0].truth()).play
    assert play is not None
    stand_still(play, moves)
    keys = [new_key() for _ in range(3)]
    for key in keys:
        await hall.house.admit(devices[0].visit.you["code"], device_of(key))
    async with (
        around(hall.house, limits=Limits(**limits)) as url,
        httpx.AsyncClient(base_url=url, timeout=60) as http,
    ):
        yield Long(url, http, hall, devices[0].table, keys)


@in_a_loop
async def test_a_log_and_a_record_arrive_whole() -> None:
    async with long_game(300) as long:
        running = await long.http.get(f"/api/tables/{long.table}/log", headers=long.own())
        head = await long.http.head(f"/api/tables/{long.table}/log", headers=long.own())
        await long.hall.devices[0].do(End())
        record = await long.http.get(f"/api/tables/{long.table}/record", headers=long.own())
    log = document.read(running.text, load)
    assert isinstance(log, SeatLog)
    assert len(log.updates) == 301
    assert "content-length" not in running.headers
    assert (head.status_code, head.content) == (200, b"")
    kept = document.read(record.text, load)
    assert isinstance(kept, Record)
    assert sum(step.by is not None for step in kept.steps) == 300
    assert document.write(kept) == record.text
    assert record.headers["content-disposition"] == 'attachment; filename="record.json"'


@pytest.mark.parametrize(
    ("limits", "is_other_refused"), [({"downloads_of_one": 2}, False), ({"downloads": 2}, True)], ids=["one", "all"]
)
@in_a_loop
async def test_few_are_sent_at_a_time(limits: dict[str, int], is_other_refused: bool) -> None:
    async with long_game(**limits) as long:
        log = f"/api/tables/{long.table}/log"
        unread = [await long.unread(0), await long.unread(0)]
        refused = await long.http.get(log, headers=long.own())
        other = await long.http.get(log, headers=long.own(1))
        health = await long.http.get("/api/health")
        for connection in unread:
            connection.close()
        async with asyncio.timeout(20):
            while (after := await long.http.get(log, headers=long.own())).status_code == 429:
                await asyncio.sleep(0.01)
    assert (refused.status_code, refused.json()["rule"], refused.json()["remedy"]) == (429, "table-23", "slow-down")
    assert (other.status_code == 429) is is_other_refused
    assert health.status_code == 200
    assert len(json.loads(after.text)["updates"]) == LONG + 1


@in_a_loop
async def test_strangers_who_do_not_read_leave_downloads_for_other_networks() -> None:
    """Their own network gets no more than half."""
    async with long_game(downloads=4, downloads_of_one=1) as long:
        log = f"/api/tables/{long.table}/log"
        elsewhere = httpx.AsyncHTTPTransport(verify=UNUSED, local_address="127.0.0.2")
        unread = [await long.unread(0, "127.0.0.2"), await long.unread(1, "127.0.0.2")]
        async with httpx.AsyncClient(base_url=long.url, transport=elsewhere) as strangers:
            third = await strangers.get(log, headers=long.own(2))
        honest = await long.http.get(log, headers=long.own(2))
        for connection in unread:
            connection.close()
    assert (third.status_code, honest.status_code) == (429, 200)


@in_a_loop
async def test_a_download_that_nobody_reads_holds_up_neither_the_table_nor_other_downloads() -> None:
    async with long_game(makers=1) as long:
        unread = await long.unread(0)
        for device in long.hall.devices:
            await device.enter()
        await idle(long.hall.devices, 1)
        other = await long.http.get(f"/api/tables/{long.table}/log", headers=long.own(1))
        unread.close()
    assert len(json.loads(other.text)["updates"]) == LONG + 2


@in_a_loop
async def test_a_download_that_nobody_reads_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aprendiz.server.downloads.PATIENCE", 0.05)
    async with long_game(downloads=1) as long:
        unread = await long.unread(0)
        async with asyncio.timeout(20):
            while True:
                answer = await long.http.get(f"/api/tables/{long.table}/log", headers=long.own(1))
                if answer.status_code == 200:
                    break
                await asyncio.sleep(0.01)
        unread.close()
    assert len(json.loads(answer.text)["updates"]) == LONG + 1
