"""A device is told which games it has played, until it forgets them."""

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.games import load
from aprendiz.host.chairs import Plan
from aprendiz.host.commands import Choose, End, Leave, Rematch
from aprendiz.host.directory import Evening
from tests.host.tables import Device, Hall, in_a_loop, play_out, until


def evenings(device: Device) -> list[Evening]:
    return device.hall.house.directory.evenings(device.name)


async def filmed(device: Device) -> None:
    """Wait until the last game of the device's table is filmed."""
    room = await device.hall.house.room(device.table)
    await until(lambda: room.table.games in room.table.films)


@in_a_loop
async def test_everybody_who_played_is_told_who_won() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    assert evenings(devices[0]) == []
    await play_out(devices)
    play = (await devices[0].truth()).play
    assert play is not None
    await filmed(devices[0])

    for device in devices:
        [evening] = evenings(device)
        assert (evening.table, evening.number, evening.ended.game) == (device.table, 1, "flautz")
        assert evening.ended.names == ("Anna", "Ben")
        assert evening.ended.winners == load("flautz").result(play.session.state).winners
        assert evening.ended.devices.index(device.name) == device.seat
    assert hall.house.directory.evenings("a stranger") == []


@in_a_loop
async def test_evenings_are_listed_newest_first_and_survive_a_restart() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices, 3)
    await devices[0].do(End())
    await filmed(devices[0])
    hall.time += 60
    await hall.again(devices)
    await play_out(devices)
    await filmed(devices[0])

    before = evenings(devices[0])
    assert [evening.number for evening in before] == [2, 1]
    assert before[1].ended.winners == ()
    assert before[0].ended.at == before[1].ended.at + 60
    await hall.restart()
    assert evenings(devices[0]) == before


@in_a_loop
async def test_an_evening_keeps_its_game_when_the_table_changes_to_another() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    await devices[0].do(Rematch())
    await devices[0].do(Choose(Plan("magus", 2)))
    [evening] = evenings(devices[1])
    assert evening.ended.game == "flautz"


@in_a_loop
async def test_a_device_that_forgets_is_told_nothing_more_and_the_others_are() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    await filmed(devices[0])
    await hall.house.forget_evenings(devices[1].name)

    for _ in range(2):
        assert evenings(devices[1]) == []
        assert len(evenings(devices[0])) == 1
        await hall.restart()
    await devices[0].do(Rematch())
    assert evenings(devices[1]) == []


@in_a_loop
async def test_whoever_left_during_the_game_did_not_play_it_to_its_end() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await devices[1].do(Leave(1))
    await devices[0].do(End())
    await filmed(devices[0])
    assert evenings(devices[1]) == []
    assert len(evenings(devices[0])) == 1


@in_a_loop
async def test_the_log_of_a_seat_that_did_not_play_is_refused() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await devices[0].do(End())
    film = await hall.house.film(devices[0].table, devices[0].name)
    with pytest.raises(Invalid):
        film.log(2)
