"""Previews of moves: only for the seat that has to move, and only where its hand may be seen."""

import pytest

from aprendiz.host.commands import End
from tests.host.tables import Device, Hall, asked, in_a_loop, refused
from tests.host.test_hot_seat import shared


@pytest.mark.parametrize("game", ["flautz", "magus", "labyrinth"])
@in_a_loop
async def test_there_is_one_for_each_legal_move(game: str) -> None:
    devices = await Hall().playing(game, "Ben")
    device = asked(devices)
    room = device.room
    assert room is not None

    ask, moves = await room.preview(device, device.seat)

    assert ask == device.update["ask"]
    assert len(moves) == len(device.update["legal"]) > 0
    exchanges = [move["kind"] == "Exchange" for move in device.update["legal"]]
    assert [isinstance(move, dict) and move["kind"] == "Spell" for move in moves] == exchanges


@in_a_loop
async def test_who_is_not_asked_has_nothing_to_look_at() -> None:
    devices = await Hall().playing("flautz", "Ben")
    [other] = [device for device in devices if device is not asked(devices)]
    assert other.room is not None

    assert await other.room.preview(other, other.seat) == (None, [])
    await devices[0].do(End())
    assert (await other.room.preview(other, other.seat))[1] == []


@in_a_loop
async def test_nobody_looks_at_another_seat() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben", allows_spectators=True)
    carla = await hall.guest(anna, "Carla")
    assert anna.room is not None

    for device, seat in ((anna, 1), (ben, 0), (carla, 0), (anna, 4)):
        with refused("table-4"):
            await anna.room.preview(device, seat)


@in_a_loop
async def test_before_the_game_there_are_no_moves() -> None:
    [anna] = await Hall().waiting(seats=2)
    assert anna.room is not None

    with refused("table-7"):
        await anna.room.preview(anna, 0)


@in_a_loop
async def test_on_a_shared_device_it_shows_only_where_its_person_has_tapped() -> None:
    anna, _ = await shared(Hall())
    room = anna.room
    assert room is not None
    other_page = Device(anna.hall, "Anna", anna.table)
    await other_page.enter()

    for seat in (0, 1):
        with refused("table-27"):
            await room.preview(anna, seat)
    await other_page.show(0)
    await room.preview(other_page, 0)
    for page, seat in ((anna, 0), (other_page, 1)):
        with refused("table-27"):
            await room.preview(page, seat)
    await other_page.show(None)
    with refused("table-27"):
        await room.preview(other_page, 0)
