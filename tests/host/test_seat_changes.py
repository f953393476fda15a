"""Nobody looks through another's eyes unseen: a present player's seat is safe, and every change leaves a trace."""

import json
from typing import Any

import pytest

from aprendiz.core import document
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from aprendiz.host.commands import (
    AnyCommand,
    End,
    Leave,
    OpenHands,
    Pass,
    Pause,
    Reclaim,
    Reissue,
    Remove,
    SeatBot,
    Sit,
    Undo,
)
from tests.host.tables import Device, Hall, asked, facts, fresh, in_a_loop, play_out, refused, seat_bot_for


def change(seat: int | None, after: int, what: str) -> dict[str, Any]:
    return {"seat": seat, "after": after, "what": what}


async def moves_of(device: Device) -> int:
    """How many moves the record of the running game would have now."""
    play = (await device.truth()).play
    assert play is not None
    return len(play.record().steps)


async def record_of(device: Device) -> Record:
    record = document.read((await device.hall.house.film(device.table, device.name)).record, load)
    assert isinstance(record, Record)
    return record


async def give(giver: Device, seat: int, receiver: str) -> Device:
    """A player hands a seat to another device, which comes to the table."""
    code = await giver.do(Pass(seat))
    assert code is not None
    await giver.hall.house.claim(code, receiver)
    page = Device(giver.hall, receiver, giver.table)
    await page.enter()
    return page


# While a player is there


@pytest.mark.parametrize("is_playing", [False, True])
@in_a_loop
async def test_the_chair_of_somebody_who_is_there_is_not_reissued(is_playing: bool) -> None:
    hall = Hall()
    anna, ben = await (hall.playing if is_playing else hall.waiting)("flautz", "Ben")
    with refused("table-9"):
        await anna.do(Reissue(1))
    page = Device(hall, "Ben", ben.table)
    await page.enter()
    ben.exit()
    with refused("table-9"):
        await anna.do(Reissue(1))
    page.exit()
    assert await anna.do(Reissue(1))


@in_a_loop
async def test_no_bot_sits_in_for_somebody_who_is_there() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    log = await hall.store.read(anna.table)
    with refused("table-9"):
        await anna.do(SeatBot(1, "novice"))
    assert await hall.store.read(anna.table) == log
    await anna.do(Pause())
    await seat_bot_for(ben, anna, "novice")
    with refused("table-9"):
        await anna.do(SeatBot(1, "master"))
    await anna.do(SeatBot(0, "novice"))
    assert [chair["sits_in"] for chair in anna.lobby["chairs"]] == ["novice", "novice"]


@in_a_loop
async def test_the_hosts_code_is_void_when_the_player_is_back() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    ben.exit()
    code = await anna.do(Reissue(1))
    assert code is not None
    await ben.enter(ben.visit.version)
    with refused("table-9"):
        await hall.house.claim(code, "spy")
    ben.exit()
    with refused("table-22"):
        await hall.house.claim(code, "spy")
    await ben.enter(ben.visit.version)
    assert ben.visit.you["seats"] == [1]
    assert anna.lobby["seat_changes"] == []


@in_a_loop
async def test_the_players_own_code_moves_the_chair_at_any_time() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    tablet = await give(ben, 1, "tablet")
    assert ben.visit.you["seats"] == []
    assert tablet.seat == 1
    await give(anna, 0, "phone")
    assert [change["seat"] for change in tablet.lobby["seat_changes"]] == [1, 0]


@in_a_loop
async def test_a_code_that_its_own_device_types_changes_nothing() -> None:
    hall = Hall()
    _, ben = await hall.playing("flautz", "Ben")
    log = await hall.store.read(ben.table)
    code = await ben.do(Pass(1))
    assert code is not None
    await hall.house.claim(code, "Ben")
    assert await hall.store.read(ben.table) == log
    assert ben.lobby["seat_changes"] == []


@in_a_loop
async def test_the_operators_code_gives_the_place_of_the_host_and_no_seat() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await hall.house.claim(await hall.house.reissue_host(anna.table), "spy")
    spy = Device(hall, "spy", anna.table)
    await spy.enter()
    assert (spy.visit.you["seats"], spy.visit.you["is_host"], spy.visit.updates) == ([], True, {})
    for seat in (0, 1):
        with refused("table-9"):
            await spy.do(Reissue(seat))
        with refused("table-9"):
            await spy.do(SeatBot(seat, "novice"))
    assert ben.lobby["seat_changes"] == []


@in_a_loop
async def test_who_removes_somebody_sees_nothing_of_the_hand() -> None:
    hall = Hall()
    anna, _, cleo = await hall.playing("flautz", "Ben", "Cleo")
    heard = len(anna.heard)
    await anna.do(Remove(1))
    assert {seen["seat"] for message in anna.heard[heard:] for seen in message.get("seats", ())} == {0}
    attempts: list[tuple[AnyCommand, str]] = [(Sit("Ben", 1), "table-6"), (Reissue(1), "table-5"), (Pass(1), "table-4")]
    for command, rule in attempts:
        with refused(rule):
            await anna.do(command)
    with refused("table-4"):
        await anna.show(1)
    assert anna.room is not None
    with refused("table-4"):
        await anna.room.seat_log("Anna", 1)
    assert [change["what"] for change in cleo.lobby["seat_changes"]] == ["removed"]


# The trace


@in_a_loop
async def test_a_look_into_an_absent_players_hand_is_told_to_all_and_stays_in_the_record() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await play_out([anna, ben], 6)
    after = await moves_of(anna)
    ben.exit()
    code = await anna.do(Reissue(1))
    assert code is not None
    await hall.house.claim(code, "spy")
    spy = Device(hall, "spy", anna.table)
    await spy.enter()
    await give(spy, 1, "Ben")
    await ben.enter()
    looked = [change(1, after, "handed-over")]
    assert anna.lobby["seat_changes"] == ben.lobby["seat_changes"] == looked
    for device in (anna, ben):
        assert facts(device) == await fresh(device)
    await play_out([anna, ben])
    assert anna.lobby["phase"] == "over"
    record = await record_of(ben)
    assert record.as_dict()["seat_changes"] == looked
    assert verify(record, load("flautz")).is_proven


@in_a_loop
async def test_every_change_of_eyes_is_listed_with_the_number_of_moves_before_it() -> None:
    hall = Hall()
    anna, ben, cleo = await hall.playing("flautz", "Ben", "Cleo", allows_spectators=True)
    await anna.do(Pause())
    start = await moves_of(anna)
    await seat_bot_for(ben, anna, "novice")
    await ben.do(Reclaim(1))
    await anna.do(OpenHands(0, True))
    await ben.do(OpenHands(1, True))
    await anna.do(Remove(2))
    await ben.do(OpenHands(1, False))
    await ben.do(Leave(1))
    assert cleo.visit.is_gone
    assert ben.lobby["seat_changes"] == [
        change(1, start, "sits-in"),
        change(1, start, "reclaimed"),
        change(2, start, "removed"),
        change(None, start, "hands-opened"),
        change(None, start, "hands-closed"),
        change(1, start, "left"),
    ]
    await anna.do(End())
    assert (await record_of(anna)).as_dict()["seat_changes"] == ben.lobby["seat_changes"]


@in_a_loop
async def test_hands_that_are_open_from_the_start_are_listed() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", allows_spectators=True)
    for device in (anna, ben):
        await device.do(OpenHands(device.seat, True))
    await hall.begin([anna, ben])
    assert [change["what"] for change in ben.lobby["seat_changes"]] == ["hands-opened"]


@in_a_loop
async def test_the_trace_outlives_an_undone_move_and_a_restart() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    while anna.visit.undo is None:
        await asked([anna, ben]).act()
    actor, other = (anna, ben) if anna.visit.undo == 0 else (ben, anna)
    await give(other, other.seat, "tablet")
    seat, before = actor.seat, await moves_of(actor)
    await actor.do(Undo(seat))
    left = await moves_of(actor)
    assert left < before
    assert actor.lobby["seat_changes"] == [change(1 - seat, left, "handed-over")]
    await hall.restart()
    assert (await fresh(actor))["lobby"]["seat_changes"] == [change(1 - seat, left, "handed-over")]


@in_a_loop
async def test_a_rematch_begins_with_a_clean_list_and_the_old_record_keeps_its_own() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await anna.do(Pause())
    await seat_bot_for(ben, anna, "novice")
    await ben.do(Reclaim(1))
    await anna.do(End())
    await hall.again([anna, ben])
    assert anna.lobby["seat_changes"] == []
    first = json.loads((await hall.house.film(anna.table, "Ben", 1)).record)
    assert [change["what"] for change in first["seat_changes"]] == ["sits-in", "reclaimed"]


@in_a_loop
async def test_an_ordinary_record_does_not_mention_seats() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await play_out([anna, ben], 4)
    ben.exit()
    await ben.enter(ben.visit.version)
    await anna.do(End())
    assert "seat_changes" not in json.loads((await hall.house.film(anna.table, "Anna")).record)
