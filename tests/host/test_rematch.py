"""The result of a game, and a rematch."""

import pytest

from aprendiz.core.document import read
from aprendiz.core.record import Record
from aprendiz.core.seal import seal_of
from aprendiz.games import load
from aprendiz.host.chairs import Plan
from aprendiz.host.commands import Choose, End, Leave, Pledge, Rematch, Remove, SeatBot
from tests.host.tables import Device, Hall, asked, facts, fresh, in_a_loop, play_out, refused


@in_a_loop
async def test_a_game_that_is_over_is_shown_so_and_can_be_had_by_everybody() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    for device in devices:
        assert device.lobby["phase"] == "over"
        assert device.update["waiting"] == []
        assert facts(device) == await fresh(device)
        record = read((await hall.house.film(device.table, device.name)).record, load)
        assert isinstance(record, Record)
        assert record.result is not None


@in_a_loop
async def test_a_rematch_has_the_same_people_a_new_seal_and_no_shares() -> None:
    hall = Hall()
    devices = await hall.playing("labyrinth", "Ben")
    anna, ben = devices
    before = anna.lobby
    with refused("table-17"):
        await anna.do(Rematch())
    await anna.do(End())
    assert ben.lobby["phase"] == "stopped"
    await anna.do(Rematch())
    assert ben.lobby["phase"] == "waiting"
    assert ben.visit.updates == {}
    assert [chair["name"] for chair in ben.lobby["chairs"]] == ["Anna", "Ben"]
    assert ben.lobby["seal"] != before["seal"]
    assert ben.lobby["seal"] == seal_of((await anna.truth()).seed)
    assert ben.lobby["shares"] == []
    with refused("table-11"):
        await ben.do(Pledge(before["seal"], "00" * 32))


@pytest.mark.parametrize("game", ["flautz", "magus", "labyrinth"])
@in_a_loop
async def test_the_starting_seat_moves_on(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben", "Cleo")
    starters = [asked(devices).seat]
    for _ in range(3):
        await devices[0].do(End())
        await hall.again(devices)
        starters.append(asked(devices).seat)
    first = starters[0]
    assert starters == [first, (first + 1) % 3, (first + 2) % 3, first]
    assert devices[0].lobby["game"] == 4


@in_a_loop
async def test_a_smaller_table_can_play_again() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", "Cleo")
    anna, ben, _ = devices
    while asked(devices).seat != 1:
        await anna.do(End())
        await hall.again(devices)
    await anna.do(End())
    await anna.do(Rematch())
    await anna.do(Remove(2))
    await anna.do(Choose(Plan("magus", 2)))
    await hall.begin([anna, ben])
    assert asked([anna, ben]).seat == 0


@in_a_loop
async def test_a_bot_that_follows_somebody_plays_again_until_its_chair_is_freed() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await ben.do(Leave(1))
    await anna.do(End())
    await anna.do(Rematch())
    assert anna.lobby["chairs"][1]["player"] == "adept"
    await anna.do(SeatBot(1, "novice"))
    assert anna.lobby["chairs"][1]["name"] == "novice 2"


@in_a_loop
async def test_every_game_of_a_table_can_be_had() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    first = (await hall.house.film(devices[0].table, "Ben")).record
    await hall.again(devices)
    with refused("table-17"):
        await hall.house.film(devices[0].table, "Ben")
    await play_out(devices)
    assert (await hall.house.film(devices[0].table, "Anna", 1)).record == first
    assert (await hall.house.film(devices[0].table, "Anna", 2)).record != first
    with refused("table-24"):
        await hall.house.film(devices[0].table, "Anna", 3)
    stranger = Device(hall, "Eve", devices[0].table)
    with refused("table-18"):
        await hall.house.film(stranger.table, stranger.name, 1)
