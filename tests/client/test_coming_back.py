"""A lost connection: the client reconnects by itself, and nothing is missed or done twice."""

import asyncio

import httpx
import pytest
from websockets.asyncio.server import Server as Listener
from websockets.asyncio.server import ServerConnection, serve

from aprendiz.client import Api, Client, Lost, Visit
from aprendiz.core import document
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from tests.client.company import PLANS, Data, at_random, company, together
from tests.client.relay import relay
from tests.host.tables import in_a_loop, until
from tests.quiet import QUIET
from tests.server.serving import Server, server


@pytest.mark.parametrize(("name", "moments"), [("flautz", (1, 3)), ("magus", (3,)), ("labyrinth", (1,))])
def test_a_game_goes_on_when_the_server_is_killed_and_started_again_in_the_middle(
    running: Server, name: str, moments: tuple[int, ...]
) -> None:
    async def body() -> None:
        async with company(running.url, PLANS[name]) as at_table:
            await at_table.start()
            moves = kills = 0

            async def choose(update: Data) -> Data:
                nonlocal moves, kills
                moves += 1
                if moves in moments:
                    kills += 1
                    await asyncio.to_thread(running.kill)
                    await asyncio.to_thread(running.start)
                return at_random(moves)(update)

            playing = asyncio.gather(*(seat.play(choose) for seat in at_table.seats))
            await asyncio.wait_for(playing, 60)
            assert kills > 0
            assert [client.reconnections for client in at_table.clients] == [kills, kills]
            record = document.read(await at_table.clients[0].api.record(at_table.table), load)
            assert isinstance(record, Record)
            assert verify(record, load(name)).fault is None
            for seat in at_table.seats:
                async with Client(Api(running.url, at_table.clients[seat.seat].api.key)) as fresh:
                    there = await fresh.visit(at_table.table)
                    assert there.views == seat.visit.views
                    assert there.logs == seat.visit.logs

    asyncio.run(body())


def test_what_was_missed_is_told_in_order_without_the_whole(running: Server) -> None:
    async def body() -> None:
        plan = {"game": "flautz", "seats": 2, "edition": QUIET, "options": {"starter": 0}}
        async with company(running.url, plan) as at_table:
            await at_table.start()
            guest = at_table.seats[1].visit
            while guest.has_news:
                await anext(guest.news())
            before = guest.version
            assert before is not None
            cut(at_table.clients[1])
            await at_table.host.act(0, {"kind": "Focus"})
            await at_table.host.do("Say", seat=0, phrase="hello")
            await together(guest, at_table.host)
            told: list[Data] = []
            while guest.has_news:
                told.append(await anext(guest.news()))
            changes = [message for message in told if message["kind"] != "Presence"]
            assert [(change["kind"], change["version"]) for change in changes] == [
                ("Changed", before + 1),
                ("Changed", before + 2),
            ]

    asyncio.run(body())


@in_a_loop
async def test_a_line_that_falls_silent_is_given_up(running: Server) -> None:
    """Nobody is told that the connection is lost: its bytes just do not arrive."""
    async with (
        relay(running.url) as (line, url),
        Client(Api(url), step=0.1) as client,
    ):
        table, _ = await client.api.create({"game": "flautz", "seats": 2})
        visit = await client.visit(table)
        before = client.reconnections
        line.is_dead = True
        await until(lambda: line.lost)
        line.is_dead = False
        await until(lambda: client.reconnections > before)
        assert (await visit.do("Sit", name="Anna"))["kind"] == "Done"


def cut(client: Client) -> None:
    """Abort the connection without notice."""
    assert client._socket is not None
    client._socket.transport.abort()


def test_a_table_that_was_deleted_meanwhile_is_gone_when_one_comes_back(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, {"game": "flautz", "seats": 2}) as at_table:
            guest = at_table.seats[1].visit
            cut(at_table.clients[1])
            # This call blocks the event loop, so no client can reconnect meanwhile.
            httpx.delete(f"{running.url}/api/tables/{at_table.table}", headers=bearer(at_table.clients[0]))
            assert not guest.is_gone
            await asyncio.wait_for(all_news(guest), 60)
            assert guest.is_gone

    asyncio.run(body())


def bearer(client: Client) -> dict[str, str]:
    return {"authorization": f"Bearer {client.api.key}"}


async def all_news(visit: Visit) -> list[Data]:
    return [message async for message in visit.news()]


def test_a_client_gives_up_after_its_patience_and_tells_whoever_waits() -> None:
    async def body() -> None:
        with server() as doomed:
            client = Client(Api(doomed.url), patience=0.3)
            async with client:
                table, _ = await client.api.create({"game": "flautz", "seats": 2})
                visit = await client.visit(table)
                await asyncio.to_thread(doomed.kill)
                with pytest.raises(Lost, match="cannot be reached"):
                    await asyncio.wait_for(all_news(visit), 60)
                with pytest.raises(Lost, match="cannot be reached"):
                    await visit.do("Sit", name="Anna")

    asyncio.run(body())


def test_a_server_that_refuses_the_client_and_keeps_the_connection_open_is_left() -> None:
    async def body() -> None:
        held: list[ServerConnection] = []

        async def refuse(connection: ServerConnection) -> None:
            held.append(connection)
            await connection.recv()
            await connection.send('{"kind": "Reload", "protocol": 9}')
            await connection.wait_closed()

        async with serve(refuse, "127.0.0.1", 0) as stubborn:
            with pytest.raises(Lost, match="speaks another protocol"):
                await Client(Api(address(stubborn), "key")).__aenter__()
            await asyncio.wait_for(held[0].wait_closed(), 30)

    asyncio.run(body())


def test_who_stops_waiting_for_a_silent_server_leaves_no_connection_behind() -> None:
    async def body() -> None:
        greeted: asyncio.Queue[ServerConnection] = asyncio.Queue()

        async def keep_silent(connection: ServerConnection) -> None:
            await connection.recv()
            greeted.put_nowait(connection)
            await connection.wait_closed()

        async with serve(keep_silent, "127.0.0.1", 0) as silent:
            entering = asyncio.create_task(Client(Api(address(silent), "key")).__aenter__())
            connection = await greeted.get()
            entering.cancel()
            with pytest.raises(asyncio.CancelledError):
                await entering
            await asyncio.wait_for(connection.wait_closed(), 30)

    asyncio.run(body())


def address(listener: Listener) -> str:
    [socket] = listener.sockets
    return f"http://127.0.0.1:{socket.getsockname()[1]}"
