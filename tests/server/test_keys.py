"""Keys are issued by the server, slowly to strangers; the keys of older versions keep their chairs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from aprendiz.client import Api, Client
from aprendiz.core.errors import Invalid
from aprendiz.host.chairs import Plan
from aprendiz.host.commands import Sit
from aprendiz.server.device import SECRET_BYTES, UNUSED, Keys, device_of, kept_secret
from aprendiz.server.limits import Limits
from aprendiz.server.quota import Quota
from aprendiz.server.run import Serving
from tests.host.tables import Hall, in_a_loop
from tests.server.device import UNUSED as UNUSED_CONTEXT
from tests.server.keys import SECRET, new_key, signed
from tests.server.serving import HOST, around, server

OLD = "0123456789abcdef" * 2
"""The key of a device that has played with an older version."""

PLAN = {"plan": {"game": "flautz", "seats": 2}}
HOUR = 3600.0


class Town:
    """A server whose clock only moves when it is told to, and people who come from several networks."""

    def __init__(self, hall: Hall, url: str) -> None:
        self.hall, self.url = hall, url

    def page(self, network: str = HOST, key: str | None = None, **headers: str) -> httpx.AsyncClient:
        """A browser, or with a key a program, whose address is `network`."""
        if key is not None:
            headers["authorization"] = f"Bearer {key}"
        transport = httpx.AsyncHTTPTransport(verify=UNUSED_CONTEXT, local_address=network)
        return httpx.AsyncClient(base_url=self.url, headers=headers, transport=transport)

    async def keys(self, network: str = HOST) -> list[str]:
        """All keys that a network gets at once."""
        found: list[str] = []
        async with self.page(network) as stranger:
            while (answer := await stranger.post("/api/device?for=program")).status_code == 201:
                found.append(answer.json()["key"])
        assert (answer.status_code, answer.json()["rule"]) == (429, "table-23")
        return found


@asynccontextmanager
async def town(limits: Limits | None = None) -> AsyncIterator[Town]:
    hall = Hall()
    free = replace(limits or Limits(), requests_burst=1e9)
    async with around(hall.house, free, clock=lambda: hall.time) as url:
        yield Town(hall, url)


@in_a_loop
async def test_a_key_that_the_server_has_not_issued_is_no_key() -> None:
    own = new_key()
    forged = Keys(b"y" * SECRET_BYTES, knows=lambda _: False, now=lambda: 2e9).new()
    flipped = own[:-1] + ("0" if own[-1] != "0" else "1")
    other_root = ("0" if own[0] != "0" else "1") + own[1:]
    async with town() as here:
        for key in (OLD, forged, flipped, other_root, own[:32], own[:40], own + "00"):
            async with here.page(key=key) as stranger:
                assert (await stranger.post("/api/tables", json=PLAN)).json()["problem"] == "no-key"
                assert (await stranger.get("/api/tables/x")).status_code == 401
            with pytest.raises(InvalidStatus, match="401"):
                await connect(socket_of(here.url), additional_headers={"authorization": f"Bearer {key}"})
        async with here.page(key=own) as known:
            assert (await known.post("/api/tables", json=PLAN)).status_code == 201


def socket_of(url: str) -> str:
    return f"ws{url.removeprefix('http')}/api/socket"


async def chair_of(here: Town, device: str) -> str:
    """A table at which the device sits."""
    room = await here.hall.house.create(device, Plan("flautz", 2))
    await room.do(device, Sit("Anna", 0))
    return room.table.name


@in_a_loop
async def test_an_old_key_keeps_its_chair_and_is_silently_replaced() -> None:
    async with town() as here:
        table = await chair_of(here, device_of(OLD))
        async with Client(Api(here.url, OLD)) as program:
            assert (await program.visit(table)).you["seats"] == [0]
        async with here.page(cookie=f"aprendiz={OLD}") as page:
            answer = await page.post("/api/device")
        key = answer.cookies["aprendiz"]
        assert (answer.status_code, answer.json(), key[:32]) == (200, {"key": None}, OLD)
        assert await mine(here, key) == [table]
        async with here.page(key=OLD) as program_page:
            assert (await program_page.post("/api/device?for=program")).json() == {"key": key}
        await here.hall.house.discard(table)
        assert await mine(here, key) == []
        async with here.page(key=OLD) as gone:
            assert (await gone.post("/api/tables", json=PLAN)).status_code == 401
        async with here.page(key=key) as stays:
            assert (await stays.post("/api/tables", json=PLAN)).status_code == 201


async def mine(here: Town, key: str) -> list[str]:
    async with here.page(cookie=f"aprendiz={key}") as page:
        return [item["table"] for item in (await page.get("/api/tables")).json()["mine"]]


@in_a_loop
async def test_after_the_secret_is_lost_devices_keep_their_chairs() -> None:
    before = Keys(b"y" * SECRET_BYTES, knows=lambda _: False, now=lambda: 2e9)
    seated, idle = before.new(), before.new()
    async with town() as here:
        table = await chair_of(here, device_of(seated))
        assert await mine(here, seated) == [table]
        async with here.page(key=idle) as stranger:
            assert (await stranger.post("/api/tables", json=PLAN)).status_code == 401
            assert (await stranger.post("/api/device?for=program")).status_code == 201


@in_a_loop
async def test_a_key_that_comes_to_no_table_expires_and_cannot_be_hoarded() -> None:
    async with town() as here, here.page() as stranger:
        unused, used = [(await stranger.post("/api/device?for=program")).json()["key"] for _ in range(2)]
        table = await chair_of(here, device_of(used))
        here.hall.time += UNUSED - 1
        async with here.page(key=unused) as page:
            assert (await page.post("/api/device?for=program")).json() == {"key": unused}
        here.hall.time += 1
        async with here.page(key=unused) as page:
            answer = await page.post("/api/device?for=program")
        assert (answer.status_code, answer.json()["key"][:32] == unused[:32]) == (201, False)
        here.hall.time += 1000 * UNUSED
        assert await mine(here, used) == [table]


@in_a_loop
async def test_a_clock_that_was_wrong_for_a_while_locks_nobody_out() -> None:
    async with town() as here, here.page() as stranger:
        here.hall.time += 10 * UNUSED
        key = (await stranger.post("/api/device?for=program")).json()["key"]
        here.hall.time -= 20 * UNUSED
        async with here.page(key=key) as page:
            assert (await page.post("/api/tables", json=PLAN)).status_code == 201
        here.hall.time = 1e15
        late = (await stranger.post("/api/device?for=program")).json()["key"]
        assert len(late) == 72


@in_a_loop
async def test_a_program_gets_another_key_silently() -> None:
    expired = Keys(SECRET, knows=lambda _: False, now=lambda: 0.0).new()
    async with town() as here:
        api = Api(here.url, expired)
        table, _ = await api.create({"game": "flautz", "seats": 2})
        async with Client(Api(here.url, expired)) as client:
            assert client.api.key != expired
            other, _ = await client.api.create({"game": "flautz", "seats": 2})
            assert (await client.visit(other)).you["is_host"]
        assert await mine(here, str(api.key)) == [table]


@in_a_loop
async def test_a_class_of_forty_behind_one_address_comes_and_plays_at_once() -> None:
    async with town() as here:
        pages = [here.page() for _ in range(40)]
        assert [answer.status_code for answer in await together(pages, "/api/device")] == [201] * 40
        made = await together(pages[:20], "/api/tables", PLAN)
        assert [answer.status_code for answer in made] == [201] * 20
        for guest, answer in zip(pages[20:], made, strict=True):
            joined = await guest.post("/api/join", json={"code": answer.json()["code"]})
            assert joined.json()["table"] == answer.json()["table"]
        for page in pages:
            await page.aclose()


async def together(pages: list[httpx.AsyncClient], path: str, body: Any = None) -> list[httpx.Response]:
    return list(await asyncio.gather(*(page.post(path, json=body) for page in pages)))


@in_a_loop
async def test_strangers_get_keys_at_a_limited_rate_per_network() -> None:
    async with town() as here:
        assert len(await here.keys()) == 100
        assert len(await here.keys("127.0.0.2")) == 100
        here.hall.time += 50
        assert len(await here.keys()) == 10
        async with here.page(key=new_key()) as known:
            assert (await known.post("/api/device")).status_code == 200


@in_a_loop
async def test_one_network_cannot_fill_the_house_with_tables_that_never_start() -> None:
    """Hoarded keys do not help: what was 10,000 tables in less than a minute is at most 100, and two a minute."""
    async with town() as here:
        hoard = await here.keys()
        made = await flood(here, hoard)
        here.hall.time += HOUR
        made += await flood(here, hoard)
        assert (made, len(here.hall.house.directory)) == (200, 200)
        rest = 48 * HOUR / Limits().first_tables_every + Limits().first_tables_burst
        assert rest < 9_000, "more than expires before it is nine tenths of the house"
        async with here.page("127.0.0.2", key=new_key()) as honest:
            assert (await honest.post("/api/tables", json=PLAN)).status_code == 201
        here.hall.time += 48 * HOUR + 1
        assert await here.hall.house.clearing.expire() == 201


@in_a_loop
async def test_devices_that_have_played_are_not_counted_with_strangers_but_have_a_limit_too() -> None:
    player, stranger = signed("a" * 32), new_key()
    async with town(Limits(first_tables_burst=1, new_tables_burst=3)) as here:
        await here.hall.playing("flautz", device_of(player))
        assert await flood(here, [stranger]) == 1
        assert await flood(here, [player] * 2) == 3
        async with here.page("127.0.0.2", key=player) as elsewhere:
            assert (await elsewhere.post("/api/tables", json=PLAN)).status_code == 201


async def flood(here: Town, hoard: list[str]) -> int:
    """Create tables with all keys in turn until the network is refused."""
    made = 0
    for key in hoard * 2:
        async with here.page(key=key) as page:
            answer = await page.post("/api/tables", json=PLAN)
        if answer.status_code != 201:
            assert answer.json()["rule"] == "table-23"
            return made
        made += 1
    return made


@in_a_loop
async def test_the_last_tenth_of_the_sockets_is_for_devices_that_have_played() -> None:
    async with town(Limits(sockets=10)) as here:
        player = signed("a" * 32)
        await here.hall.playing("flautz", device_of(player))
        strangers = [await joined(here, new_key()) for _ in range(8)]
        with pytest.raises(InvalidStatus, match="429"):
            await joined(here, new_key())
        players = [await joined(here, player) for _ in range(2)]
        with pytest.raises(InvalidStatus, match="429"):
            await joined(here, player)
        for socket in (*strangers, *players):
            await socket.close()


async def joined(here: Town, key: str) -> Any:
    return await connect(socket_of(here.url), additional_headers={"authorization": f"Bearer {key}"})


def test_behind_a_proxy_the_network_is_that_of_the_client(tmp_path: Path) -> None:
    limits = Limits(keys_burst=1, keys_every=1e9)
    with server(Serving(HOST, 0, tmp_path, proxies=HOST, limits=limits)) as running:

        def status(client: str) -> int:
            with closing(HTTPConnection(HOST, running.serving.port, timeout=60)) as connection:
                connection.request("POST", "/api/device", headers={"x-forwarded-for": client})
                response = connection.getresponse()
                response.read()
                return response.status

        assert [status(client) for client in ("192.0.2.1", "192.0.2.1", "192.0.2.2")] == [201, 429, 201]
        assert [status(client) for client in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")] == [201, 429, 201]


def test_a_refused_network_takes_nothing_from_the_others_and_is_forgotten_later() -> None:
    quota = Quota(2, 10.0, 5, 1.0)
    assert [quota.takes("a", 0.0) for _ in range(100)].count(True) == 2
    assert [quota.takes("b", 0.0) for _ in range(100)].count(True) == 2
    assert [quota.takes(network, 0.0) for network in "cde"] == [True, False, False]
    for number in range(10_000):
        assert quota.takes(f"network {number}", 100.0 + 20 * number)
    assert len(quota._used) < 5


def test_the_secret_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "keys.secret"
    made = kept_secret(path)
    assert (len(made), path.stat().st_mode & 0o777) == (SECRET_BYTES, 0o600)
    assert kept_secret(path) == made
    path.write_bytes(b"cut off")
    assert len(kept_secret(path)) == SECRET_BYTES
    assert kept_secret(path) not in (made, b"cut off")
    path.unlink()
    path.mkdir()
    with pytest.raises(Invalid, match="cannot be read"):
        kept_secret(path)
