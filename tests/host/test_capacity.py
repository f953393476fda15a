"""A house is not filled up by strangers: tables that never start expire, and the last tenth is kept for players."""

import asyncio

from msgspec.json import decode, encode

from aprendiz.core.errors import Refused
from aprendiz.host.chairs import Plan
from aprendiz.host.codes import INVITATION
from aprendiz.host.commands import Rematch
from aprendiz.host.limits import Limits
from tests.host.tables import Hall, in_a_loop, play_out, refused

TWO_DAYS = 48 * 3600.0
PLAN = Plan("flautz", 2)


@in_a_loop
async def test_the_last_tenth_of_the_tables_is_for_devices_that_have_played() -> None:
    hall = Hall(limits=Limits(tables=20))
    await hall.playing("flautz", "Ben")
    for number in range(17):
        await hall.house.create(f"stranger {number}", PLAN)
    assert hall.house.is_almost_full
    with refused("table-20"):
        await hall.house.create("stranger", PLAN)
    await hall.house.create("Anna", PLAN)
    await hall.house.create("Ben", PLAN)
    with refused("table-20"):
        await hall.house.create("Ben", PLAN)


@in_a_loop
async def test_the_last_tenth_of_the_places_for_guests_is_for_devices_that_have_played() -> None:
    hall = Hall(limits=Limits(guests=10))
    await hall.playing("flautz", "Ben")
    room = await hall.house.create("Carla", PLAN)
    assert room.table.invitation is not None
    for number in range(9):
        await hall.house.admit(room.table.invitation.code, f"stranger {number}")
    with refused("table-20"):
        await hall.house.admit(room.table.invitation.code, "stranger")
    await hall.house.admit(room.table.invitation.code, "Ben")


@in_a_loop
async def test_only_a_chair_in_a_game_that_has_begun_makes_a_player() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await hall.guest(anna, "Carla")
    assert [hall.house.directory.has_played(name) for name in ("Anna", "Ben", "Carla", "Dora")] == [False] * 4
    await hall.begin([anna, ben])
    for _ in range(2):
        assert [hall.house.directory.has_played(name) for name in ("Anna", "Ben", "Carla")] == [True, True, False]
        assert [hall.house.directory.knows(name) for name in ("Anna", "Ben", "Carla", "Dora")] == [
            True,
            True,
            True,
            False,
        ]
        await hall.restart()
    await hall.house.discard(anna.table)
    assert not hall.house.directory.has_played("Anna")
    assert not hall.house.directory.knows("Anna")


@in_a_loop
async def test_a_device_has_few_tables_that_have_not_started() -> None:
    hall = Hall(limits=Limits(unstarted_of_one=3))
    anna = await hall.opened()
    await hall.house.create("Anna", PLAN)
    devices = await hall.waiting("flautz", "Ben")
    with refused("table-20"):
        await hall.house.create("Anna", PLAN)
    await hall.begin(devices)
    await hall.house.create("Anna", PLAN)
    with refused("table-20"):
        await hall.house.create("Anna", PLAN)
    await hall.house.delete(anna.table, "Anna")
    await hall.house.create("Anna", PLAN)


@in_a_loop
async def test_requests_at_the_same_moment_do_not_get_past_a_limit() -> None:
    for limits, most in ((Limits(unstarted_of_one=3), 3), (Limits(tables_of_one=4), 4), (Limits(tables=5), 5)):
        hall = Hall(limits=limits)
        hall.moods.is_ready.clear()
        asked = [asyncio.create_task(hall.house.create("Anna", PLAN)) for _ in range(10)]
        await asyncio.sleep(0)
        hall.moods.is_ready.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, Refused) for answer in answers) == 10 - most
        assert len(hall.house.directory) == most


@in_a_loop
async def test_a_table_that_could_not_be_stored_takes_no_place() -> None:
    hall = Hall(limits=Limits(tables_of_one=1))
    hall.moods.fails_once = True
    for answer in await asyncio.gather(hall.house.create("Anna", PLAN), return_exceptions=True):
        assert isinstance(answer, Exception)
    await hall.house.create("Anna", PLAN)


@in_a_loop
async def test_a_table_that_never_started_expires_after_the_next_evening() -> None:
    hall = Hall()
    forgotten = await hall.house.create("Anna", PLAN)
    visited = await hall.opened()
    begun = await hall.playing("flautz", "Ben")
    for device in begun:
        device.exit()
    hall.time += INVITATION + 3600
    joined = await hall.house.create("Dora", PLAN)
    assert await hall.house.clearing.expire() == 0
    hall.time += TWO_DAYS - INVITATION - 3600 + 1

    assert await hall.house.clearing.expire() == 1

    kept = {shelved.table for shelved in await hall.store.tables()}
    assert kept == {visited.table, begun[0].table, joined.table.name}
    assert forgotten.table.name not in kept
    visited.exit()
    assert await hall.house.clearing.expire() == 1


@in_a_loop
async def test_a_table_after_its_first_game_does_not_expire_even_with_a_summary_of_an_older_version() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    await devices[0].do(Rematch())
    never = await hall.house.create("Dora", PLAN)
    for device in devices:
        device.exit()
    hall.store.summaries = {name: older(summary) for name, summary in hall.store.summaries.items()}
    await hall.restart()
    assert hall.house.directory.has_played("Ben")
    hall.time += TWO_DAYS + 1

    assert await hall.house.clearing.expire() == 1

    assert [shelved.table for shelved in await hall.store.tables()] == [devices[0].table]
    assert never.table.name != devices[0].table
    assert await hall.house.film(devices[0].table, "Ben", 1)


def older(summary: bytes) -> bytes:
    data = decode(summary)
    del data["games"], data["players"]
    return encode(data)


@in_a_loop
async def test_what_cannot_be_deleted_stays_and_is_tried_again() -> None:
    hall = Hall()
    await hall.house.create("Anna", PLAN)
    hall.time += TWO_DAYS + 1
    hall.store.is_open = False
    assert await hall.house.clearing.expire() == 0
    hall.store.is_open = True
    assert await hall.house.clearing.expire() == 1
