"""The evenings of a device: the games it has played, what it was shown of them, and forgetting them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from aprendiz.core import document
from aprendiz.core.seat_log import SeatLog
from aprendiz.games import load
from aprendiz.host.commands import Rematch
from aprendiz.server.device import device_of
from tests.host.tables import Hall, in_a_loop, play_out
from tests.server.keys import new_key
from tests.server.serving import around


@asynccontextmanager
async def played() -> AsyncIterator[tuple[str, httpx.AsyncClient, httpx.AsyncClient]]:
    """A table where a game was played and another one is being prepared; the guest who played it, and a stranger."""
    hall, key = Hall(), new_key()
    devices = await hall.playing("flautz", device_of(key))
    await play_out(devices)
    await devices[0].do(Rematch())
    async with (
        around(hall.house) as url,
        httpx.AsyncClient(base_url=url, headers={"authorization": f"Bearer {key}"}) as guest,
        httpx.AsyncClient(base_url=url, headers={"authorization": f"Bearer {new_key()}"}) as stranger,
    ):
        yield devices[0].table, guest, stranger


@in_a_loop
async def test_a_device_is_told_which_games_it_has_played() -> None:
    async with played() as (table, guest, stranger):
        [evening] = (await guest.get("/api/evenings")).json()["evenings"]
        others = (await stranger.get("/api/evenings")).json()
    assert (evening["table"], evening["number"], evening["game"], evening["seats"]) == (table, 1, "flautz", [1])
    assert set(evening["winners"]) <= {0, 1}
    assert others == {"evenings": []}


@in_a_loop
async def test_a_device_sees_what_its_seat_was_shown_of_an_earlier_game() -> None:
    async with played() as (table, guest, stranger):
        log = document.read((await guest.get(f"/api/tables/{table}/log?seat=1&game=1")).text, load)
        wrong = await guest.get(f"/api/tables/{table}/log?seat=2&game=1")
        missing = await guest.get(f"/api/tables/{table}/log?seat=1&game=2")
        hidden = await stranger.get(f"/api/tables/{table}/log?seat=1&game=1")
    assert isinstance(log, SeatLog)
    assert (log.seat, log.is_finished) == (1, True)
    assert (wrong.status_code, wrong.json()["where"]) == (400, "seat")
    assert (missing.json()["rule"], hidden.json()["rule"]) == ("table-24", "table-18")


@in_a_loop
async def test_a_device_can_forget_its_evenings() -> None:
    async with played() as (table, guest, stranger):
        assert (await stranger.delete("/api/evenings")).status_code == 204
        assert len((await guest.get("/api/evenings")).json()["evenings"]) == 1
        assert (await guest.delete("/api/evenings")).status_code == 204
        assert (await guest.get("/api/evenings")).json() == {"evenings": []}
        assert (await guest.get(f"/api/tables/{table}/record?game=1")).status_code == 200
