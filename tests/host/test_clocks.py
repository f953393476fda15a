"""Clocks, per move or with a time bank: they stop while the table is paused, and a bot moves when time is up."""

from typing import Any

import pytest

from aprendiz.host.chairs import Clock
from aprendiz.host.commands import Pause, Resume, Undo
from aprendiz.host.entries import Acted, read
from tests.host.tables import Device, Hall, asked, facts, fresh, in_a_loop, seat_bot_for, until


async def moves(device: Device) -> list[Acted]:
    log = await device.hall.store.read(device.table)
    return [entry for data in log if isinstance(entry := read(data), Acted)]


def left(device: Device) -> list[float]:
    clocks: Any = device.visit.clocks
    return list(clocks["left"])


@in_a_loop
async def test_there_is_no_clock_unless_one_was_agreed() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    assert devices[0].visit.clocks is None
    await hall.pass_time(10**6, devices[0])
    assert await moves(devices[0]) == []


@in_a_loop
async def test_every_move_has_its_own_time() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(30))
    actor = asked(devices)
    assert left(actor) == [30, 30]
    assert actor.visit.clocks is not None
    assert actor.visit.clocks["running"] == [actor.seat]
    hall.time += 12
    assert (await fresh(actor))["clocks"]["left"][actor.seat] == 18
    await actor.act()
    assert left(actor) == [30, 30]
    assert [entry.spent for entry in await moves(actor)] == [12]


@in_a_loop
async def test_when_the_time_is_up_the_agreed_bot_makes_the_move() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(30, level="novice"))
    actor = asked(devices)
    await hall.pass_time(29, devices[0])
    assert await moves(actor) == []
    await hall.pass_time(1, devices[0])
    await until(lambda: actor.update["version"] > 1)
    [made] = await moves(actor)
    assert (made.seat, made.by, made.spent) == (actor.seat, "random", 30)
    assert actor.lobby["chairs"][actor.seat]["sits_in"] is None


@in_a_loop
async def test_a_bank_is_used_up_and_filled_by_every_move() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(60, increment=5))
    actor = asked(devices)
    hall.time += 20
    await actor.act()
    assert left(actor)[actor.seat] == 45
    assert left(actor)[1 - actor.seat] == 60


@in_a_loop
async def test_an_empty_bank_lets_the_bot_move_after_the_increment() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(60, increment=0))
    actor = asked(devices)
    await hall.pass_time(60, devices[0])
    await until(lambda: actor.update["version"] > 1)
    assert left(actor)[actor.seat] == 0
    assert (await fresh(actor))["clocks"] == actor.visit.clocks


@in_a_loop
async def test_a_pause_stops_the_clocks() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(30))
    actor = asked(devices)
    hall.time += 10
    await devices[0].do(Pause())
    assert actor.visit.clocks is not None
    assert (left(actor)[actor.seat], actor.visit.clocks["running"]) == (20, [])
    await hall.pass_time(1000, devices[0])
    await devices[0].do(Resume())
    assert (left(actor)[actor.seat], actor.visit.clocks["running"]) == (20, [actor.seat])
    assert await moves(actor) == []


@in_a_loop
async def test_nobodys_time_runs_while_nobody_looks_on() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(30))
    actor = asked(devices)
    hall.time += 10
    for device in devices:
        device.exit()
    hall.time += 1000
    for device in devices:
        await device.enter(device.visit.version)
    assert left(actor)[actor.seat] == 20
    assert facts(actor) == await fresh(actor)


@pytest.mark.parametrize("increment", [None, 5])
@in_a_loop
async def test_taking_a_move_back_gains_no_time(increment: int | None) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(60, increment))
    actor = asked(devices)
    while actor.visit.undo is None:
        actor = asked(devices)
        before = left(actor)[actor.seat]
        hall.time += 3
        await actor.act(1)
    await actor.do(Undo(actor.seat))
    assert left(actor)[actor.seat] == before - 3
    hall.time += 2
    await actor.act(1)
    if actor.visit.undo == actor.seat:
        await actor.do(Undo(actor.seat))
        assert left(actor)[actor.seat] == before - 5
    assert facts(actor) == await fresh(actor)


@in_a_loop
async def test_a_bots_own_time_does_not_run_out() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=Clock(30))
    actor = asked(devices)
    await devices[0].do(Pause())
    await seat_bot_for(actor, devices[0], "novice")
    hall.time += 100
    await devices[0].do(Resume())
    await until(lambda: actor.update["version"] > 1)
    assert len(await moves(actor)) >= 1
