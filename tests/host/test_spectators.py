"""Spectators, and phrases said at a table."""

import json
from typing import get_args

import pytest

from aprendiz.host.commands import OpenHands, Say, SeatBot
from aprendiz.host.room import MOST_CONNECTIONS
from aprendiz.host.talk import PHRASES, Phrase
from tests.host.tables import Device, Hall, facts, fresh, in_a_loop, play_out, refused

GAMES = ("flautz", "magus", "labyrinth")


@in_a_loop
async def test_where_spectators_are_not_allowed_they_see_the_table_and_nothing_of_the_game() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    zoe = await hall.guest(devices[0], "Zoe")
    await play_out(devices, 5)
    assert zoe.lobby["phase"] == "playing"
    assert all(message.get("seats", []) == [] for message in zoe.heard)
    assert zoe.room is not None
    with refused("table-26"):
        await zoe.room.seat_log("Zoe", None)


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_where_they_are_allowed_they_see_what_all_may_see(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben", allows_spectators=True)
    zoe = await hall.guest(devices[0], "Zoe")
    await play_out(devices, 10)
    assert set(zoe.visit.updates) == {None}
    assert zoe.visit.updates[None]["legal"] == []
    assert facts(zoe) == await fresh(zoe)
    play = (await zoe.truth()).play
    assert play is not None
    assert zoe.room is not None
    assert len(json.loads("".join(await zoe.room.seat_log("Zoe", None)))["updates"]) == play.count
    for seat in (0, 1):
        with refused("table-4"):
            await zoe.room.seat_log("Zoe", seat)
    with refused("table-4"):
        await zoe.show(0)


@in_a_loop
async def test_hands_are_open_to_them_only_while_every_seat_agrees() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", "Cleo", allows_spectators=True)
    zoe = await hall.guest(devices[0], "Zoe")
    for device in devices:
        assert set(zoe.visit.updates) == {None}
        assert not zoe.lobby["shows_hands"]
        await device.do(OpenHands(device.seat, True))
    assert zoe.lobby["shows_hands"]
    assert set(zoe.visit.updates) == {None, 0, 1, 2}
    assert set(devices[0].visit.updates) == {0}
    await devices[1].do(OpenHands(1, False))
    assert set(zoe.visit.updates) == set(zoe.visit.logs) == {None}


@in_a_loop
async def test_bots_have_nothing_against_open_hands() -> None:
    hall = Hall()
    [anna] = await hall.waiting(seats=2, allows_spectators=True)
    await anna.do(SeatBot(1, "novice"))
    await anna.do(OpenHands(0, True))
    zoe = await hall.guest(anna, "Zoe")
    await hall.begin([anna])
    assert set(zoe.visit.updates) == {None, 0, 1}


@in_a_loop
async def test_what_somebody_says_is_told_to_everybody_as_a_key() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    zoe = await hall.guest(anna, "Zoe")
    for phrase in get_args(Phrase):
        await ben.do(Say(1, phrase))
        for device in (anna, ben, zoe):
            assert device.heard[-1]["said"] == {"seat": 1, "phrase": phrase}
    with refused("table-4"):
        await zoe.do(Say(0, "hello"))
    assert len(PHRASES) == len(set(PHRASES)) > 10


@in_a_loop
async def test_what_was_said_changes_nothing_else() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    known = facts(anna)
    await ben.do(Say(1, "wow"))
    assert facts(anna) == {**known, "version": known["version"] + 1}


@in_a_loop
async def test_a_crowd_does_not_grow_without_end_and_never_keeps_a_player_out() -> None:
    hall = Hall()
    anna = await hall.opened(is_listed=True)
    room = await hall.house.room(anna.table)
    while len(room.present) < MOST_CONNECTIONS:
        await room.enter(Device(hall, f"stranger {len(room.present)}", anna.table), None)
    with refused("table-20"):
        await room.enter(Device(hall, "Zoe", anna.table), None)
    await room.enter(Device(hall, anna.name, anna.table), None)
