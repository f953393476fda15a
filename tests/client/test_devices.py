"""Devices at a table: several tabs, chairs that move to other devices, shared devices, and spectators."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from aprendiz.client import Api, Client, Failure, Lost, Refused, Visit, client
from tests.client.company import PLANS, Company, at_random, company, socket, together
from tests.quiet import QUIET
from tests.server.serving import Server

TWO = {"game": "flautz", "seats": 2, "edition": QUIET, "options": {"starter": 0}}


def test_two_tabs_of_one_device_see_the_same(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, TWO) as at_table, another_tab(at_table) as tab:
            other = await tab.visit(at_table.table)
            await at_table.start()
            await together(at_table.host, other)
            await other.act(0, {"kind": "Focus"})
            await together(other, at_table.seats[1].visit)
            await at_table.seats[1].visit.act(1, {"kind": "Focus"})
            await together(at_table.host, other)
            assert shown(other) == shown(at_table.host)
            assert other.you == at_table.host.you
            assert (other.you["seats"], other.you["is_host"], other.you["code"]) == ([0], True, at_table.code)
            async with another_tab(at_table) as late:
                visit = await late.visit(at_table.table)
                assert (visit.views, visit.logs) == (other.views, other.logs)

    asyncio.run(body())


def another_tab(at_table: Company) -> Client:
    api = at_table.clients[0].api
    return Client(Api(api.url, api.key))


def shown(visit: Visit) -> tuple[Any, ...]:
    return visit.version, visit.lobby, visit.you, visit.updates, visit.views, visit.logs, visit.undo


def test_a_move_that_both_tabs_make_is_made_once(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, TWO) as at_table, another_tab(at_table) as tab:
            other = await tab.visit(at_table.table)
            await at_table.start()
            await together(at_table.host, other)
            answers = await asyncio.gather(at_table.host.act(0, {"kind": "Focus"}), other.act(0, {"kind": "Focus"}))
            assert sorted(answer["kind"] for answer in answers) == ["Done", "Stale"]
            [stale] = [answer for answer in answers if answer["kind"] == "Stale"]
            assert stale["seat"]["update"]["waiting"] == [1]

    asyncio.run(body())


def test_a_one_time_code_moves_a_seat_to_another_device_which_plays_on(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, TWO) as at_table:
            await at_table.start()
            guest = at_table.seats[1].visit
            hand = guest.views[1]["hand"]
            code = (await guest.do("Pass", seat=1))["code"]
            async with Client(Api(running.url)) as tablet:
                assert await tablet.api.claim(code) == (at_table.table, 1)
                there = await tablet.visit(at_table.table)
                assert there.you["seats"] == [1]
                assert there.views[1]["hand"] == hand
                await until(lambda: guest.is_gone or guest.you["seats"] == [])
                assert guest.updates == {}
                with pytest.raises(Refused, match="sit-there-first"):
                    await guest.do("Act", seat=1, ask=1, move={"kind": "Focus"})
                await at_table.host.act(0, {"kind": "Focus"})
                await until(lambda: there.updates[1]["ask"] is not None)
                await there.act(1, {"kind": "Focus"})
                with pytest.raises(Failure, match="409: ask-for-another-code"):
                    await at_table.clients[1].api.claim(code)

    asyncio.run(body())


def test_a_device_that_looks_on_already_is_shown_the_seat_it_is_given(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, TWO) as at_table, Client(Api(running.url)) as tablet:
            there = await tablet.visit(await tablet.api.join(at_table.code))
            await at_table.start()
            await together(at_table.host, there)
            assert there.updates == {}
            code = (await at_table.seats[1].visit.do("Pass", seat=1))["code"]
            await tablet.api.claim(code)
            await until(lambda: bool(there.updates))
            assert there.you["seats"] == [1]
            assert len(there.views[1]["hand"]) == 5
            assert there.logs[1]

    asyncio.run(body())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


def test_people_at_one_device_see_their_own_part_only_after_they_tapped(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, {**PLANS["flautz"], "seats": 2}, people=1) as at_table:
            visit = at_table.host
            await visit.do("Free", seat=1)
            await visit.do("Sit", name="Emil")
            assert visit.you["seats"] == [0, 1]
            await at_table.start()
            choose, looks = at_random(5), 0
            while visit.lobby["phase"] == "playing":
                assert set(visit.updates) == {None}
                [asked] = visit.updates[None]["waiting"]
                await visit.show(asked)
                assert set(visit.updates) == {None, asked}
                assert visit.views[asked]["seat"] == asked
                update = visit.updates[asked]
                move = choose(update)
                if looks == 1:
                    await visit.show(None)
                    with pytest.raises(Refused, match="tap-first"):
                        await visit.do("Act", seat=asked, ask=update["ask"], move=move)
                    await visit.show(asked)
                await visit.do("Act", seat=asked, ask=update["ask"], move=move)
                await visit.show(None)
                looks += 1
            assert looks > 2
            with pytest.raises(Refused, match="sit-there-first"):
                await visit.show(3)

    asyncio.run(body())


def test_who_looks_on_sees_what_everybody_sees_and_hands_only_if_all_agree(running: Server) -> None:
    async def body() -> None:
        plan = {**TWO, "settings": {"allows_spectators": True}}
        async with company(running.url, plan) as at_table, Client(Api(running.url)) as watching:
            visit = await watching.visit(await watching.api.join(at_table.code))
            await at_table.start()
            await together(at_table.host, visit)
            assert set(visit.updates) == {None}
            assert visit.views[None]["hand"] == []
            assert not [event for event in visit.logs[None] if event["to"] is not None]
            for seat in at_table.seats:
                assert set(visit.updates) == {None}
                await seat.visit.do("OpenHands", seat=seat.seat, is_on=True)
                await together(seat.visit, visit)
            assert visit.views[1]["hand"] == at_table.seats[1].visit.views[1]["hand"]
            await at_table.host.do("OpenHands", seat=0, is_on=False)
            await together(at_table.host, visit)
            assert set(visit.updates) == {None}
            with pytest.raises(Refused, match="sit-there-first"):
                await visit.do("Act", seat=0, ask=1, move={"kind": "Focus"})

    asyncio.run(body())


def test_who_is_removed_is_told_and_nothing_more(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, TWO) as at_table:
            guest = at_table.seats[1].visit
            await at_table.host.do("Remove", seat=1)
            await until(lambda: guest.is_gone)
            version = guest.version
            await at_table.host.do("SeatBot", seat=1, level="novice")
            with pytest.raises(Refused, match="unknown-table"):
                await guest.do("Sit", name="Berta")
            assert guest.version == version

    asyncio.run(body())


@pytest.mark.parametrize("protocol", [0, 2, 4, 10**9])
def test_another_protocol_is_told_to_reload_and_closed(running: Server, protocol: int) -> None:
    async def body() -> None:
        api = Api(running.url)
        await api.known()
        async with socket(Client(api)) as page:
            await page.send(json.dumps({"kind": "Hello", "protocol": protocol}))
            assert json.loads(await page.recv()) == {"kind": "Reload", "protocol": 3}
            with pytest.raises(ConnectionClosed):
                await page.recv()
            assert page.close_code == 4000

    asyncio.run(body())


def test_a_client_of_another_protocol_gives_up_and_says_why(running: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PROTOCOL", 1)

    async def body() -> None:
        with pytest.raises(Lost, match="speaks another protocol"):
            async with Client(Api(running.url)):
                pass

    asyncio.run(body())


def test_all_tables_of_a_device_share_one_socket(running: Server) -> None:
    async def body() -> None:
        async with Client(Api(running.url)) as alone:
            visits: list[Visit] = []
            for game in PLANS:
                table, _ = await alone.api.create({**PLANS[game], "seats": 2})
                visit = await alone.visit(table)
                await visit.do("Sit", name="Anna")
                await visit.do("SeatBot", seat=1, level="novice")
                visits.append(visit)
            for visit in visits:
                await visit.start()
            found = {item["table"]: item["phase"] for item in (await alone.api.ask("GET", "/api/tables"))["mine"]}
            assert found == {visit.table: "playing" for visit in visits}
            await alone.leave(visits[0].table)
            assert await alone.visit(visits[0].table) is not visits[0]

    asyncio.run(body())


def test_a_request_that_makes_no_sense_is_answered_with_its_number(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, PLANS["flautz"], people=1) as at_table:
            with pytest.raises(Refused, match="malformed"):
                await at_table.host.do("Rename", seat=0, name="n" * 41)

    asyncio.run(body())
