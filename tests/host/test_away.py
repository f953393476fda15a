"""A person is away: a bot sits in on the host's command or after the agreed time, until the chair is reclaimed."""

import asyncio

import pytest

from aprendiz.host import clockwork
from aprendiz.host.chairs import Clock
from aprendiz.host.commands import Act, Leave, Pause, Reclaim, Resume, SeatBot
from tests.host.tables import Hall, asked, facts, fresh, in_a_loop, play_out, refused, seat_bot_for, until


@in_a_loop
async def test_everybody_sees_who_is_there() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    assert anna.visit.present == [True, True]
    ben.exit()
    assert anna.visit.present == [True, False]
    await ben.enter(ben.visit.version)
    assert anna.visit.present == ben.visit.present == [True, True]


@in_a_loop
async def test_the_host_lets_a_bot_sit_in_and_the_person_takes_the_chair_back() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    while asked([anna, ben]) is not ben:
        await anna.act(1)
    ben.exit()
    await anna.do(SeatBot(1, "novice"))
    assert anna.lobby["chairs"][1]["sits_in"] == "novice"
    assert anna.lobby["chairs"][1]["name"] == "Ben"
    await until(lambda: anna.update["ask"] is not None)

    await ben.enter(ben.visit.version)
    assert facts(ben) == await fresh(ben)
    with refused("table-3"):
        await ben.do(SeatBot(1, "master"))
    await ben.do(Reclaim(1))
    assert anna.lobby["chairs"][1]["sits_in"] is None
    await play_out([anna, ben], 4)


@in_a_loop
async def test_whose_chair_a_bot_plays_makes_no_moves_before_taking_it_back() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    actor = asked([anna, ben])
    act = Act(actor.seat, actor.update["ask"], actor.update["legal"][0])
    await anna.do(Pause())
    await seat_bot_for(actor, anna, "master")
    await anna.do(Resume())
    with refused("table-12"):
        await actor.do(act)
    await actor.do(Reclaim(actor.seat))
    if actor.update["ask"] == act.ask:
        await actor.do(act)


@in_a_loop
async def test_after_the_agreed_time_a_bot_sits_in_by_itself() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben", sits_in_after=60, sits_in="novice")
    await hall.pass_time(1000, anna)
    assert anna.lobby["chairs"][1]["sits_in"] is None
    ben.exit()
    await hall.pass_time(59, anna)
    assert anna.lobby["chairs"][1]["sits_in"] is None
    await hall.pass_time(1, anna)
    await until(lambda: anna.lobby["chairs"][1]["sits_in"] == "novice")


@in_a_loop
async def test_without_an_agreed_time_nobody_sits_in_by_itself() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    ben.exit()
    await hall.pass_time(10**6, anna)
    assert anna.lobby["chairs"][1]["sits_in"] is None


@in_a_loop
async def test_who_comes_back_in_time_keeps_the_chair() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben", sits_in_after=60)
    for _ in range(3):
        ben.exit()
        await hall.pass_time(40, anna)
        await ben.enter(ben.visit.version)
    assert anna.lobby["chairs"][1]["sits_in"] is None


@in_a_loop
async def test_who_is_away_when_the_server_starts_anew_is_waited_for_from_then_on() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben", sits_in_after=60)
    ben.exit()
    hall.time += 50
    await hall.restart()
    await hall.pass_time(59, anna)
    assert anna.lobby["chairs"][1]["sits_in"] is None
    await hall.pass_time(1, anna)
    await until(lambda: anna.lobby["chairs"][1]["sits_in"] == "adept")


@in_a_loop
async def test_a_bot_that_sits_in_while_another_thinks_for_the_clock_makes_the_move() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(60, level="novice"))
    actor = asked(devices)
    hall.bots.is_ready.clear()
    await hall.pass_time(60, actor)
    await until(lambda: hall.bots.questions == 1)
    await seat_bot_for(actor, devices[0], "master")
    await asyncio.sleep(0.02)
    hall.bots.is_ready.set()
    await until(lambda: actor.update["version"] > 1)


@in_a_loop
async def test_a_bot_that_could_not_sit_in_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "RETRY", 0.01)
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben", sits_in_after=60)
    ben.exit()
    hall.moods.fails = True
    await hall.pass_time(60, anna)
    await until(lambda: hall.moods.failures > 1)
    assert anna.lobby["chairs"][1]["sits_in"] is None
    hall.moods.fails = False
    await until(lambda: anna.lobby["chairs"][1]["sits_in"] == "adept")


@in_a_loop
async def test_who_leaves_a_running_game_is_followed_by_a_bot_under_the_same_name() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await ben.do(Leave(1))
    chair = anna.lobby["chairs"][1]
    assert (chair["name"], chair["player"], chair["sits_in"]) == ("Ben", "adept", None)
    assert ben.visit.updates == {}
    assert not ben.visit.is_gone
