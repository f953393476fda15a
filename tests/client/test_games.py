"""Whole games between programs and bots over real sockets."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from aprendiz.client import Api, Client, Refused
from aprendiz.core import document
from aprendiz.core.compare import compare
from aprendiz.core.plain import plain
from aprendiz.core.record import Record
from aprendiz.core.replay import replayed
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.verify import verify
from aprendiz.games import load
from tests.client.company import PLANS, Company, Data, at_random, company, together
from tests.quiet import QUIET
from tests.server.serving import Server

OWN_BOT = Path(__file__).parents[2] / "docs" / "own_bot.py"


@pytest.mark.parametrize("name", PLANS)
def test_a_whole_game_is_played_and_its_record_and_seat_logs_are_proven(running: Server, name: str) -> None:
    async def body() -> None:
        plan = {**PLANS[name], "settings": {"allows_spectators": True}}
        async with company(running.url, plan) as at_table:
            await at_table.start()
            seen: list[list[Data]] = [[], []]
            early: list[str] = []

            async def choose(update: Data) -> Data:
                if not early:
                    early.append(await at_table.clients[0].api.seat_log(at_table.table, 0))
                return at_random(update["version"])(update)

            await asyncio.gather(
                at_table.seats[0].play(choose, seen[0].append),
                at_table.seats[1].play(at_random(1), seen[1].append),
            )
            await check(at_table, name, seen, early)

    asyncio.run(body())


async def check(at_table: Company, name: str, seen: list[list[Data]], early: list[str]) -> None:
    game, host = load(name), at_table.host
    record = document.read(await at_table.clients[1].api.record(at_table.table), load)
    assert isinstance(record, Record)
    assert verify(record, game).fault is None
    assert [share.hex() for share in record.envelope.shares] == host.lobby["shares"]
    assert record.seal == host.lobby["seal"]
    assert [seat.name for seat in record.header.seats] == ["Anna", "Berta", "novice 3"]
    for client, seat in zip(at_table.clients, (0, 1), strict=True):
        visit = at_table.seats[seat].visit
        for viewer in (seat, None):
            log = document.read(await client.api.seat_log(at_table.table, viewer), load)
            assert isinstance(log, SeatLog)
            assert log.is_finished
            assert compare(record, log, game) is None
        told = [event for updates in replayed(record, game) for frame in updates[seat].frames for event in frame.events]
        assert visit.logs[seat] == [plain(event) for event in told if event.lasting]
        assert visit.views[seat] == seen[seat][-1]["frames"][-1]["view"]
        assert [update["version"] for update in seen[seat]] == list(range(1, len(seen[seat]) + 1))
    log = document.read(early[0], load)
    assert isinstance(log, SeatLog)
    assert not log.is_finished
    assert compare(record, log, game) is None


def test_a_program_whose_game_the_host_ends_while_it_thinks_goes_quietly(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, {**PLANS["flautz"], "seats": 2}) as at_table:
            await at_table.start()

            async def choose(update: Data) -> Data:
                await at_table.host.do("End")
                return at_random(1)(update)

            last = await at_table.seats[0].play(choose)
            assert last["waiting"] == [0]

    asyncio.run(body())


def test_programs_play_a_rematch_on_the_same_seats(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, {**PLANS["flautz"], "seats": 2}) as at_table:
            seals, starters = [], []
            for number in (1, 2):
                playing = [asyncio.create_task(seat.play(at_random(number))) for seat in at_table.seats]
                await until_pledged(at_table)
                await at_table.host.do("Start")
                await asyncio.gather(*playing)
                seals.append(at_table.host.lobby["seal"])
                [began] = [event for event in at_table.host.logs[0] if event["kind"] == "MatchBegan"]
                starters.append(began["starter"])
                await at_table.host.do("Rematch")
            assert sorted(starters) == [0, 1]
            for number, seal in enumerate(seals, start=1):
                record = document.read(await at_table.clients[0].api.record(at_table.table, number), load)
                assert isinstance(record, Record)
                assert record.seal == seal
                assert verify(record, load("flautz")).fault is None
            assert len({*seals, at_table.host.lobby["seal"]}) == 3

    asyncio.run(body())


async def until_pledged(at_table: Company) -> None:
    """Wait until all programs have pledged their shares, which `Seat.play` does by itself."""
    async with asyncio.timeout(30):
        while not all(chair["has_pledged"] for chair in at_table.host.lobby["chairs"]):
            await asyncio.sleep(0.01)


def test_a_program_plays_on_when_somebody_else_has_answered_while_it_thought(running: Server) -> None:
    async def body() -> None:
        plan = {**PLANS["flautz"], "seats": 2}
        async with company(running.url, plan) as at_table:
            api = at_table.clients[0].api
            async with Client(Api(api.url, api.key)) as tab:
                other = await tab.visit(at_table.table)
                await at_table.start()
                chosen = 0

                async def choose(update: Data) -> Data:
                    nonlocal chosen
                    chosen += 1
                    if chosen == 1:
                        await together(other, at_table.host)
                        await other.act(0, {"kind": "Focus"})
                        await together(other, at_table.host)
                        assert at_table.host.updates[0]["ask"] != update["ask"]
                    return at_random(chosen)(update)

                players = at_table.seats[0].play(choose), at_table.seats[1].play(at_random(9))
                last, _ = await asyncio.wait_for(asyncio.gather(*players), 30)
                assert last["waiting"] == []
                assert chosen > 1

    asyncio.run(body())


def test_a_program_waits_while_the_table_is_paused_and_stops_when_the_host_ends_the_game(running: Server) -> None:
    async def body() -> None:
        plan = {"game": "flautz", "seats": 2, "edition": QUIET, "options": {"starter": 1}}
        async with company(running.url, plan) as at_table:
            await at_table.start()
            await at_table.host.do("Pause")
            with pytest.raises(Refused, match="table-is-paused"):
                await at_table.seats[1].visit.act(1, {"kind": "Focus"})
            chosen: list[Data] = []

            async def choose(update: Data) -> Data:
                """On the first call, the host pauses the table while the program thinks."""
                if not chosen:
                    await at_table.host.do("Pause")
                chosen.append(update)
                return at_random(1)(update)

            guest = asyncio.create_task(at_table.seats[1].play(choose))
            await asyncio.sleep(0.1)
            assert not chosen
            await at_table.host.do("Resume")
            async with asyncio.timeout(30):
                while not chosen:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert at_table.host.updates[0]["waiting"] == [1]
            assert len(chosen) == 1
            await at_table.host.do("Resume")
            async with asyncio.timeout(30):
                while at_table.host.updates[0]["waiting"] != [0]:
                    await asyncio.sleep(0.01)
            await at_table.host.do("End")
            last = await asyncio.wait_for(guest, 10)
            assert last["waiting"] == [0]
            assert at_table.host.lobby["phase"] == "stopped"

    asyncio.run(body())


@pytest.mark.parametrize("name", PLANS)
def test_the_own_bot_of_the_docs_plays_a_game_to_its_end(running: Server, name: str) -> None:
    assert len(OWN_BOT.read_text(encoding="utf-8").splitlines()) <= 20

    async def body() -> None:
        plan = {**PLANS[name], "seats": 2, "options": {**PLANS[name]["options"], "starter": 1}}
        async with company(running.url, plan, people=1) as at_table:
            await at_table.host.do("Free", seat=1)
            link = f"{running.url}/#{at_table.code}"
            bot = await asyncio.create_subprocess_exec(sys.executable, OWN_BOT, link, stderr=subprocess.PIPE)
            playing = asyncio.create_task(at_table.seats[0].play(at_random(3)))
            await until_pledged(at_table)
            assert at_table.host.lobby["chairs"][1]["name"] == "Own bot"
            await at_table.host.do("Start")
            await playing
            _, errors = await asyncio.wait_for(bot.communicate(), 30)
            assert (bot.returncode, errors) == (0, b"")
            record = json.loads(await at_table.clients[0].api.record(at_table.table))
            assert 1 in {move["by"] for move in record["moves"]}

    asyncio.run(body())


def test_the_own_bot_says_so_if_the_code_is_wrong(running: Server) -> None:
    done = subprocess.run(
        [sys.executable, OWN_BOT, f"{running.url}/#nothing"], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 1
    assert "409: ask-for-another-code" in done.stderr


def test_a_table_that_is_not_there_is_refused_and_can_be_asked_for_again(running: Server) -> None:
    async def body() -> None:
        async with Client(Api(running.url)) as client:
            for _ in range(2):
                with pytest.raises(Refused, match="unknown-table"):
                    await client.visit("nowhere")

    asyncio.run(body())
