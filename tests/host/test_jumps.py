"""The date may jump, back or forward: everything that takes time goes on as if nothing had happened."""

import asyncio
from pathlib import Path

import pytest

from aprendiz.host.archive import Archive
from aprendiz.host.bucket import Bucket
from aprendiz.host.chairs import Clock
from aprendiz.host.clearing import IDLE
from aprendiz.host.codes import HAND_OVER, INVITATION
from aprendiz.host.commands import Act, Pass, Say, Undo
from aprendiz.host.entries import Acted, read
from aprendiz.host.limits import Limits
from tests.host.tables import NOON, Device, Hall, asked, in_a_loop, play_out, refused, until

HOUR = 3600.0
DAY = 24 * HOUR
WEEK = 7 * DAY
JUMPS = {"hour back": -HOUR, "hour forward": HOUR, "day back": -DAY, "day forward": DAY, "to 1970": -NOON}

jumping = pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS)


def left(device: Device) -> list[float]:
    assert device.visit.clocks is not None
    return list(device.visit.clocks["left"])


@jumping
@in_a_loop
async def test_no_rate_limit_locks_a_device_out(jump: float) -> None:
    hall = Hall(limits=Limits(wishes=6, wishes_a_second=1))
    anna, _ben = await hall.playing("flautz", "Ben")
    hall.time += 60
    for jumped in (0.0, 0.0, jump, jump, 0.0, 0.0):
        hall.jump = jumped
        await anna.do(Say(0, "hello"))
    with refused("table-23"):
        await anna.do(Say(0, "hello"))
    hall.time += 1
    await anna.do(Say(0, "hello"))


@jumping
@in_a_loop
async def test_a_right_code_is_right_and_wrong_codes_are_counted_alike(jump: float) -> None:
    hall = Hall(limits=Limits(guesses=2, guesses_a_second=1))
    anna = await hall.opened()
    with refused("table-22"):
        await hall.house.admit("wrong", "Eve")
    hall.jump = jump
    await hall.house.admit(anna.visit.you["code"], "Ben")
    with refused("table-22"):
        await hall.house.admit("wrong", "Eve")
    with refused("table-21"):
        await hall.house.admit(anna.visit.you["code"], "Cleo")
    hall.time += 1
    await hall.house.admit(anna.visit.you["code"], "Cleo")


@jumping
@in_a_loop
async def test_codes_last_as_long_as_they_were_given_for(jump: float) -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    invitation, chair, other = anna.visit.you["code"], await ben.do(Pass(1)), await ben.do(Pass(1))
    assert chair is not None
    assert other is not None
    hall.jump = jump
    hall.time += HAND_OVER
    await anna.do(Say(0, "hello"))
    assert (await hall.house.claim(chair, "Ben's tablet"))[1] == 1
    hall.time += 1
    with refused("table-22"):
        await hall.house.claim(other, "Eve")
    hall.time += INVITATION - HAND_OVER - 1
    await hall.house.admit(invitation, "Cleo")
    hall.time += 1
    with refused("table-22"):
        await hall.house.admit(invitation, "Dora")


@in_a_loop
async def test_after_a_restart_an_invitation_ends_on_its_date_and_never_later_than_a_new_one() -> None:
    hall = Hall()
    anna = await hall.opened()
    code = anna.visit.you["code"]
    hall.time += INVITATION - 10
    await hall.restart()
    await hall.house.admit(code, "Ben")
    hall.time += 11
    with refused("table-22"):
        await hall.house.admit(code, "Cleo")
    hall.jump = -NOON
    await hall.restart()
    hall.time += INVITATION + 1
    with refused("table-22"):
        await hall.house.admit(code, "Dora")


@jumping
@pytest.mark.parametrize("clock", [Clock(60), Clock(60, increment=5)], ids=["per move", "bank"])
@in_a_loop
async def test_no_time_of_a_player_changes(clock: Clock, jump: float) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", clock=clock)
    actor, other = asked(devices), next(device for device in devices if device is not asked(devices))
    hall.time += 10
    hall.jump = jump
    await hall.pass_time(5, actor)
    await actor.do(Say(actor.seat, "hello"))
    assert left(actor)[actor.seat] == 45
    await actor.act()
    hall.jump = -jump
    await actor.do(Undo(actor.seat))
    assert left(actor)[actor.seat] == 45
    await actor.do(Act(actor.seat, actor.update["ask"], actor.update["legal"][0]))
    entries = [read(data) for data in await hall.store.read(actor.table)]
    assert [entry.spent for entry in entries if isinstance(entry, Acted)] == [15, 0]
    assert left(actor)[other.seat] == 60


@jumping
@in_a_loop
async def test_no_bot_sits_in_early(jump: float) -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben", sits_in_after=60)
    ben.exit()
    hall.jump = jump
    await hall.pass_time(59, anna)
    await asyncio.sleep(0.02)
    assert anna.lobby["chairs"][1]["sits_in"] is None
    await hall.pass_time(1, anna)
    await until(lambda: anna.lobby["chairs"][1]["sits_in"] == "adept")


@jumping
@in_a_loop
async def test_no_table_is_dropped_from_memory_early_or_late(jump: float) -> None:
    hall = Hall()
    anna = await hall.opened()
    anna.exit()
    hall.jump = jump
    hall.time += IDLE
    hall.house.clearing.tidy()
    assert len(hall.house.directory.rooms) == 1
    hall.time += 1
    hall.house.clearing.tidy()
    assert len(hall.house.directory.rooms) == 0


@in_a_loop
async def test_no_table_is_archived_by_a_jump_that_is_then_corrected(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive", WEEK)
    hall = Hall()
    anna = await hall.opened()
    anna.exit()
    for jump in (WEEK + DAY, 0.0, 10 * 365 * DAY, -NOON, 0.0):
        hall.time += HOUR
        hall.jump = jump
        assert await hall.house.clearing.archive(archive) == 0
    assert len(hall.house.directory) == 1
    hall.time += WEEK
    assert await hall.house.clearing.archive(archive) == 1


@in_a_loop
async def test_a_date_that_stays_is_believed_at_the_next_look(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive", WEEK)
    hall = Hall()
    anna = await hall.opened()
    anna.exit()
    hall.jump = WEEK + 1
    assert await hall.house.clearing.archive(archive) == 0
    hall.time += HOUR
    assert await hall.house.clearing.archive(archive) == 1


@in_a_loop
async def test_the_dates_of_a_log_never_decrease() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    anna = devices[0]
    for jump in (*JUMPS.values(), 0.0):
        hall.jump = jump
        await play_out(devices, 2)
        await anna.do(Say(0, "hello"))
        await hall.restart()
        await hall.house.invite(anna.table, "Anna")
        await hall.house.admit(anna.visit.you["code"], f"guest {jump}")
    await play_out(devices)
    hall.jump = DAY + HOUR
    await hall.house.film(anna.table, "Anna")
    hall.jump = 0.0
    await hall.again(devices)
    dates = [read(data).at for data in await hall.store.read(anna.table)]
    assert dates == sorted(dates)
    assert len(set(dates)) > 1


def test_a_bucket_never_fills_by_itself() -> None:
    bucket = Bucket(2, 1)
    assert bucket.takes(1000.0)
    assert bucket.takes(0.0)
    assert bucket.is_full(0.0)
    assert bucket.takes(1.0)
