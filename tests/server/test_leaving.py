"""A device disconnects in the middle of a command: the command is still stored, and the others are told."""

import asyncio
import json
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress

import pytest

from aprendiz.client import Api, Client, Visit, take_seat
from aprendiz.host.house import House
from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.host.store import MemoryStore
from aprendiz.host.thinking import Thinking
from aprendiz.server import connection, protocols
from aprendiz.server.device import device_of
from tests.host.tables import PATIENCE, MoodyStore, in_a_loop, until
from tests.server.evening import UNHURRIED
from tests.server.keys import new_key
from tests.server.serving import around
from tests.server.test_security import entered, large_edition, websocket_frame

PLAN = {"game": "flautz", "seats": 2}
SOON = 0.1


class OneTableWaits(MoodyStore):
    """A store that blocks only one table."""

    table = ""

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: bytes) -> None:
        patient = MoodyStore.append if table == self.table else MemoryStore.append
        await patient(self, table, expected, entries, summary)


@pytest.mark.parametrize("how", ["it is gone", "it reads too slowly"])
@in_a_loop
async def test_what_a_device_asked_for_before_it_went_is_stored_and_told_and_no_log_is_read_anew(how: str) -> None:
    store = OneTableWaits()
    house = House(store, Thinking(1), pace=0.0, limits=HouseLimits(wishes=1e9))
    async with around(house, UNHURRIED) as url, Client(Api(url)) as anna:
        table, code = await anna.api.create(PLAN)
        host = (await take_seat(anna, code, "Anna")).visit
        other_table, other_code = await anna.api.create({**PLAN, "edition": large_edition()})
        other = (await take_seat(anna, other_code, "Anna")).visit
        berta = Api(url, new_key())
        await berta.join(code)
        await berta.join(other_code)
        async with Client(berta) as tab:
            await (await tab.visit(table)).do("Sit", name="Berta")
        deaf = await asyncio.to_thread(entered, url, str(berta.key), other_table)
        device = device_of(str(berta.key))
        rooms = await house.room(table), await house.room(other_table)
        await until(lambda: device in rooms[1].present)
        made, before = rooms[0].table, host.version or 0

        store.table = table
        store.is_ready.clear()
        command = {"kind": "Leave", "seat": 1}
        deaf.sendall(
            websocket_frame(1, json.dumps({"kind": "Do", "id": 2, "table": table, "command": command}).encode())
        )
        await until(lambda: store.waiting)
        if how == "it is gone":
            deaf.close()
        else:
            await too_much(other, lambda: device not in rooms[1].present)
        assert store.waiting == 1
        store.is_ready.set()
        await until(lambda: host.version == before + 1)
        assert host.lobby["chairs"][1]["player"] is None
        assert rooms[0].table is made
        await until(lambda: device not in rooms[1].present)
        deaf.close()


async def too_much(visit: Visit, is_enough: Callable[[], bool]) -> None:
    """Make the server send a large table again and again."""
    number = 0
    while not is_enough():
        number += 1
        await visit.do("Rename", seat=0, name=f"Anna {number}")


@pytest.mark.parametrize("catches_up", [True, False])
@in_a_loop
async def test_who_reads_too_slowly_is_told_so_if_it_catches_up_soon(
    catches_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not catches_up:
        for module in (connection, protocols):
            monkeypatch.setattr(module, "FAREWELL", SOON)
    house = House(MemoryStore(), Thinking(1), pace=0.0, limits=HouseLimits(wishes=1e9))
    async with around(house, UNHURRIED) as url, Client(Api(url)) as anna:
        table, code = await anna.api.create({**PLAN, "edition": large_edition()})
        host = (await take_seat(anna, code, "Anna")).visit
        berta = Api(url, new_key())
        await berta.join(code)
        deaf = await asyncio.to_thread(entered, url, str(berta.key), table)
        room, device = await house.room(table), device_of(str(berta.key))
        await until(lambda: device in room.present)
        await too_much(host, lambda: device not in room.present)
        if not catches_up:
            await asyncio.sleep(5 * SOON)  # The server's timeout ends earlier, in the same event loop.
        heard = await asyncio.to_thread(rest_of, deaf)
        assert heard.endswith(TOO_SLOW) == catches_up
        deaf.close()


TOO_SLOW = b"\x88\x02" + connection.TOO_SLOW.to_bytes(2, "big")
"""The WebSocket frame that closes a socket."""


def rest_of(bare: socket.socket) -> bytes:
    """All bytes that can still be read."""
    heard = b""
    bare.settimeout(PATIENCE)
    with suppress(ConnectionResetError):
        while data := bare.recv(1 << 20):
            heard = (heard + data)[-100:]
    return heard
