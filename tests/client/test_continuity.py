"""A client notices when the server has lost or changed something that it was sent, and can go on."""

import asyncio

import pytest

from aprendiz.client import Api, Client, Discontinued, Visit
from tests.client.company import company, together
from tests.quiet import QUIET
from tests.server import damage
from tests.server.damage import DAMAGES, Damage
from tests.server.serving import Server, server

PATIENCE = 60.0
PLAN = {"game": "flautz", "seats": 2, "edition": QUIET, "options": {"starter": 0}}


async def read_all(visit: Visit) -> None:
    while visit.has_news:
        await anext(visit.news())


async def alarmed(visit: Visit) -> Discontinued:
    """Wait for the alarm."""
    try:
        async with asyncio.timeout(PATIENCE):
            async for _ in visit.news():
                pass
    except Discontinued as alarm:
        return alarm
    raise AssertionError("the table is gone")


async def damaged(running: Server, harm: Damage) -> None:
    await asyncio.to_thread(running.kill)
    harm(running.folder)
    await asyncio.to_thread(running.start)


@pytest.mark.parametrize("harm", DAMAGES)
def test_a_client_notices_what_the_server_has_lost_or_changed_and_can_go_on(harm: Damage) -> None:
    async def body(running: Server) -> None:
        async with company(running.url, PLAN) as at_table:
            await at_table.start()
            damage.keep(running.folder)
            await at_table.host.do("Say", seat=0, phrase="hello")
            await at_table.host.act(0, {"kind": "Focus"})
            visits = [seat.visit for seat in at_table.seats]
            await together(*visits)
            for visit in visits:
                await read_all(visit)
            kept = at_table.host.kept

            await damaged(running, harm)

            for visit in visits:
                assert (await alarmed(visit)).kept == kept
                with pytest.raises(Discontinued, match="lost or changed"):
                    await visit.do("Say", seat=0, phrase="hello")
                await visit.go_on()
            for number, visit in enumerate(visits):
                await visit.do("Say", seat=number, phrase="good-game")
            await together(*visits)

            await damaged(running, lambda _: None)
            await at_table.host.do("Say", seat=0, phrase="good-game")
            await together(*visits)
            assert [visit.discontinued for visit in visits] == [None, None]

    with server() as running:
        asyncio.run(body(running))


@pytest.mark.parametrize("harm", DAMAGES)
def test_a_program_that_kept_the_head_of_an_earlier_run_notices_it_too(harm: Damage) -> None:
    async def body(running: Server) -> None:
        async with Client(Api(running.url)) as client:
            table, _ = await client.api.create(PLAN)
            visit = await client.visit(table)
            await visit.do("Sit", name="Anna")
            damage.keep(running.folder)
            await visit.do("Say", seat=0, phrase="hello")
            await visit.do("Rename", seat=0, name="Anne")
            kept, key = visit.kept, client.api.key

        async with Client(Api(running.url, key)) as client:
            assert (await client.visit(table, kept)).discontinued is None
        await damaged(running, lambda _: None)
        async with Client(Api(running.url, key)) as client:
            assert (await client.visit(table, kept)).discontinued is None
        await damaged(running, harm)
        async with Client(Api(running.url, key)) as client:
            assert (await client.visit(table, kept)).discontinued is not None
            assert (await alarmed(await client.visit(table))).kept == kept

    with server() as running:
        asyncio.run(body(running))


def test_what_was_promised_counts_even_if_its_change_was_never_told() -> None:
    """The acknowledgement alone is kept: whoever got it notices when the server has lost the command."""
    visit = Visit(Client(Api("http://nowhere")), "any")
    visit.keep(7, "a" * 32)
    visit.keep(5, "b" * 32)
    assert visit.kept == {"version": 7, "head": "a" * 32}
    visit.keep(7, "a" * 32)
    assert visit.discontinued is None
    visit.keep(7, "c" * 32)
    assert visit.discontinued is not None
