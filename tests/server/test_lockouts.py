"""Strangers who guess codes and flood the server keep nobody out. Clocks stand still, so that only counts decide."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import ClientConnection, connect

from aprendiz.client import Api, Client
from aprendiz.host.house import House
from aprendiz.host.store import MemoryStore
from aprendiz.host.thinking import Thinking
from aprendiz.server import wire
from aprendiz.server.fair_limit import FairLimit
from aprendiz.server.limits import Limits
from aprendiz.server.network import network_of
from tests.host.tables import in_a_loop
from tests.server.device import UNUSED
from tests.server.keys import new_key
from tests.server.serving import around
from tests.server.test_bad_input import Table

STRANGERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
ELSEWHERE = "127.0.0.5"
PATIENCE = 60.0
LIMITS = Limits(burst=1e9, rate=1e9, requests_burst=400, all_burst=400)

Data = dict[str, Any]


def house() -> House:
    return House(MemoryStore(), Thinking(1), clock=lambda: 0.0)


def person(url: str, address: str) -> httpx.AsyncClient:
    """A device without a key that comes from an address."""
    return httpx.AsyncClient(base_url=url, transport=httpx.AsyncHTTPTransport(local_address=address, verify=UNUSED))


async def get_key(someone: httpx.AsyncClient) -> None:
    """Become a device as a page does."""
    answer = await someone.post("/api/device")
    assert answer.status_code == 201


@asynccontextmanager
async def played(url: str) -> AsyncIterator[Table]:
    """A running game of two people, who come from yet another address."""
    async with Client(Api(url)) as anna, Client(Api(url)) as berta:
        yield await Table.open("labyrinth", anna, berta)


async def invitation(table: Table) -> tuple[str, str]:
    you = (await table.anna.visit(table.name)).you
    return you["code"], you["long_code"]


async def guess_without_end(url: str, addresses: Sequence[str]) -> None:
    """Guess with a new key each time, until nothing but refusals comes."""
    for address in addresses:
        async with person(url, address) as stranger:
            refused = 0
            while refused < 50:
                headers = {"authorization": f"Bearer {new_key()}"}
                answer = await stranger.post("/api/join", json={"code": "badobado"}, headers=headers)
                refused += answer.status_code == 429


async def flood(url: str, addresses: Sequence[str]) -> int:
    """Send requests with a new key each time, until nothing but refusals comes. Returns how many were answered."""
    answered = 0
    for address in addresses:
        async with person(url, address) as stranger:
            refused = 0
            while refused < 50:
                answer = await stranger.get("/api/tables", headers={"authorization": f"Bearer {new_key()}"})
                refused += answer.status_code == 429
                answered += answer.status_code == 200
    return answered


@in_a_loop
async def test_a_right_code_and_a_link_are_accepted_while_strangers_guess() -> None:
    async with around(house(), clock=lambda: 0.0) as url, played(url) as table:
        code, link = await invitation(table)
        await guess_without_end(url, STRANGERS)

        async with person(url, ELSEWHERE) as ben, person(url, STRANGERS[0]) as carla:
            await get_key(ben)
            await get_key(carla)
            assert (await ben.post("/api/join", json={"code": code})).status_code == 200
            refused = (await carla.post("/api/code", json={"code": code})).json()["refusal"]
            assert (refused["rule"], refused["status"]) == ("table-21", 429)
            assert (await carla.post("/api/code", json={"code": link})).json()["table"] == table.name
        await table.play(5, Random(1))


@in_a_loop
async def test_a_guest_comes_and_players_play_on_while_strangers_flood_the_server() -> None:
    async with around(house(), LIMITS, clock=lambda: 0.0) as url, played(url) as table:
        code, link = await invitation(table)
        assert await flood(url, STRANGERS) <= LIMITS.requests_burst

        async with person(url, ELSEWHERE) as ben, person(url, STRANGERS[0]) as carla:
            await get_key(ben)
            for path in ("/api/games", "/api/tables", "/api/address"):
                assert (await ben.get(path)).status_code == 200
            assert (await ben.post("/api/join", json={"code": code})).status_code == 200
            # In the network of the stranger, only the link helps.
            await get_key(carla)
            assert (await carla.get("/api/tables")).status_code == 429
            assert (await carla.post("/api/join", json={"code": code})).json()["rule"] == "table-23"
            assert (await carla.post("/api/join", json={"code": link})).status_code == 200
            assert (await carla.get(f"/api/tables/{table.name}")).status_code == 200
        await table.play(5, Random(1))


@in_a_loop
async def test_a_message_of_a_player_is_answered_while_strangers_flood_their_sockets() -> None:
    async with around(house(), LIMITS, clock=lambda: 0.0) as url, played(url) as table, AsyncExitStack() as open_ones:
        sockets = [
            await open_ones.enter_async_context(greeted(url, address)) for address in STRANGERS for _ in range(8)
        ]
        for socket in sockets:
            for _ in range(50):
                await socket.send(json.dumps({"kind": "Exit", "id": 1, "table": "x"}))
        answers = asyncio.Queue[str | bytes]()
        reading = [asyncio.create_task(read(socket, answers)) for socket in sockets]
        async with asyncio.timeout(PATIENCE):
            for _ in range(int(LIMITS.all_burst * 0.7)):
                await answers.get()
            await table.play(10, Random(1))
            async with greeted(url, ELSEWHERE) as newcomer:
                assert json.loads(await newcomer.recv())["kind"] == "Welcome"
        assert answers.qsize() < LIMITS.all_burst * 0.1
        for task in reading:
            task.cancel()
        await asyncio.wait(reading)


async def read(socket: ClientConnection, answers: asyncio.Queue[str | bytes]) -> None:
    while True:
        answers.put_nowait(await socket.recv())


@asynccontextmanager
async def greeted(url: str, address: str) -> AsyncIterator[ClientConnection]:
    """A socket of a new device that comes from an address."""
    async with connect(
        f"ws{url.removeprefix('http')}/api/socket",
        additional_headers={"authorization": f"Bearer {new_key()}"},
        local_addr=(address, 0),
        close_timeout=0.1,
    ) as socket:
        await socket.send(json.dumps({"kind": "Hello", "protocol": wire.PROTOCOL}))
        yield socket


def test_one_network_gets_half_and_one_device_a_tenth() -> None:
    limit = FairLimit(1000, 1)
    assert sum(limit.takes("a", f"{number}", has_table=False, now=0) for number in range(2000)) <= 500
    assert sum(limit.takes("b", "greedy", has_table=False, now=0) for _ in range(2000)) == 100


def test_the_last_quarter_is_for_networks_that_ask_for_little() -> None:
    limit = FairLimit(1000, 1)
    taken = sum(limit.takes(f"{number % 3}", f"{number}", has_table=False, now=0) for number in range(3000))
    assert 700 <= taken <= 760
    assert all(limit.takes("quiet", "Ben", has_table=False, now=0) for _ in range(50))


def test_many_networks_that_ask_without_end_do_not_use_up_the_last_quarter_either() -> None:
    limit = FairLimit(1000, 400)
    for tick in range(6000):
        for network in range(8):
            for number in range(3):
                limit.takes(f"{network}", f"{network} {number}", has_table=True, now=tick / 100)
        assert tick % 100 or limit.takes("quiet", "Ben", has_table=True, now=tick / 100), tick


def test_devices_at_a_table_have_a_limit_of_their_own_in_every_network() -> None:
    limit = FairLimit(1000, 1)
    for number in range(3000):
        limit.takes(f"{number % 3}", f"{number}", has_table=False, now=0)
    assert not limit.takes("0", "Anna", has_table=False, now=0)
    assert limit.takes("0", "Anna", has_table=True, now=0)


def test_a_limit_refills_with_time() -> None:
    limit = FairLimit(100, 10)
    assert sum(limit.takes("a", "Ben", has_table=False, now=0) for _ in range(20)) == 10
    assert sum(limit.takes("a", "Ben", has_table=False, now=5) for _ in range(20)) == 5


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", ""),
    ],
)
def test_a_network_is_an_ipv4_address_or_the_first_half_of_an_ipv6_address(address: str, network: str) -> None:
    assert network_of(HTTPConnection({"type": "http", "client": (address, 1)})) == network
    assert network_of(HTTPConnection({"type": "http", "client": None})) == ""
