"""Asking for a sign of life is cheap, leaves no trace, and is limited like every other message."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed

from aprendiz.client import Api, Client, take_seat
from aprendiz.server.run import Serving
from tests.host.tables import in_a_loop
from tests.quiet import QUIET
from tests.server.keys import new_key
from tests.server.nonsense import text_of
from tests.server.serving import HOST, Server, server
from tests.server.test_bad_input import CUT_OFF, line

PLAN = {"game": "flautz", "seats": 3, "edition": QUIET}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(Serving(HOST, 0, tmp_path_factory.mktemp("tables"))) as started:
        yield started
        assert started.log == ""


@in_a_loop
async def test_a_sign_of_life_changes_nothing_and_is_seen_by_nobody_else(running: Server) -> None:
    async with Client(Api(running.url)) as anna, Client(Api(running.url)) as berta:
        _, code = await anna.api.create(PLAN)
        host = (await take_seat(anna, code, "Anna")).visit
        guest = (await take_seat(berta, code, "Berta")).visit
        tables, metrics = await anna.api.ask("GET", "/api/tables"), await commands_done(anna.api)
        for _ in range(20):
            answer = await anna.ask({"kind": "Ping"})
            assert answer == {**answer, "kind": "Done", "version": None, "head": None, "was": None, "code": None}

        assert await anna.api.ask("GET", "/api/tables") == tables
        assert await commands_done(anna.api) == metrics
        version = guest.version or 0
        await host.do("Rename", seat=0, name="Annalisa")
        await guest.do("Rename", seat=1, name="Bertalda")
        assert guest.version == version + 2


async def commands_done(api: Api) -> str:
    """The line of the metrics that counts commands."""
    _, metrics = await api._text("GET", "/metrics")
    return next(counted for counted in metrics.splitlines() if counted.startswith("aprendiz_commands_total"))


@in_a_loop
async def test_who_asks_without_end_is_closed(running: Server) -> None:
    async with line(running.url, new_key()) as flood:

        async def send() -> None:
            with suppress(ConnectionClosed):
                for number in range(10_000):
                    await flood.socket.send(text_of({"kind": "Ping", "id": number}))
                    await asyncio.sleep(0)

        sending = asyncio.create_task(send())
        heard = [json.decode(said)["kind"] async for said in flood.until_the_end()]
        await sending
        assert 0 < heard.count("Done") < 10_000
        assert flood.socket.close_code in CUT_OFF
