"""All tables of a house: listed or private, limited in number, dropped from memory and reloaded, under newer rules."""

import asyncio
import json
from typing import Any

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.host.chairs import Plan, Settings
from aprendiz.host.clearing import IDLE
from aprendiz.host.commands import Choose, End, Pause, Rematch, Resume, Sit, Undo
from aprendiz.host.limits import Limits
from tests.host.tables import NOON, Device, Hall, asked, facts, fresh, in_a_loop, play_out, refused, until


def listed(hall: Hall) -> list[str]:
    return [name for name, _ in hall.house.directory.listed()]


@in_a_loop
async def test_a_table_is_private_unless_it_is_listed() -> None:
    hall = Hall()
    private = await hall.opened()
    public = await hall.opened(is_listed=True)
    for _ in range(2):
        assert listed(hall) == [public.table]
        assert {name for name, _ in hall.house.directory.of("Anna")} == {private.table, public.table}
        assert hall.house.directory.of("Eve") == []
        await hall.restart()


@in_a_loop
async def test_anybody_may_take_a_free_chair_of_a_listed_table() -> None:
    hall = Hall()
    anna = await hall.opened(is_listed=True)
    ben = hall.device("Ben")
    ben.table = anna.table
    await ben.enter()
    await ben.do(Sit("Ben"))
    assert anna.lobby["chairs"][0]["name"] == "Ben"
    [(_, summary)] = hall.house.directory.listed()
    assert (summary.names, summary.free) == (("Ben", ""), 1)


@in_a_loop
async def test_a_table_that_is_no_longer_listed_parts_with_those_who_came_by_chance() -> None:
    hall = Hall()
    anna = await hall.opened(is_listed=True)
    ben = Device(hall, "Ben", anna.table)
    await ben.enter()
    await anna.do(Choose(Plan("flautz", 2, settings=Settings(is_listed=False))))
    assert ben.visit.is_gone
    assert listed(hall) == []


@in_a_loop
async def test_a_game_that_is_over_is_no_longer_listed() -> None:
    hall = Hall()
    anna, _ = await hall.playing("flautz", "Ben", is_listed=True)
    assert listed(hall) == [anna.table]
    await anna.do(End())
    assert listed(hall) == []
    await anna.do(Rematch())
    assert listed(hall) == [anna.table]


@in_a_loop
async def test_a_house_and_a_device_have_so_many_tables_and_no_more() -> None:
    hall = Hall(limits=Limits(tables=3, tables_of_one=2))
    await hall.opened()
    anna = await hall.opened()
    with refused("table-20"):
        await hall.opened()
    await hall.house.create("Ben", Plan("magus", 2))
    with refused("table-20"):
        await hall.house.create("Cleo", Plan("magus", 2))
    await hall.house.delete(anna.table, "Anna")
    await hall.house.create("Cleo", Plan("magus", 2))


@in_a_loop
async def test_a_table_that_cannot_be_played_is_not_made() -> None:
    hall = Hall()
    for plan in (Plan("chess", 2), Plan("labyrinth", 5), Plan("flautz", 2, options={"arena": "moon"})):
        with pytest.raises(Invalid):
            await hall.house.create("Anna", plan)
    assert len(hall.house.directory) == 0


@in_a_loop
async def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices, 4)
    known = facts(devices[0])
    hall.time += IDLE + 1
    hall.house.clearing.tidy()
    assert len(hall.house.directory.rooms) == 1
    for device in devices:
        device.exit()
    hall.house.clearing.tidy()
    assert len(hall.house.directory.rooms) == 0
    for device in devices:
        await device.enter(device.visit.version)
    assert facts(devices[0]) == known == await fresh(devices[0])
    await play_out(devices, 4)


@in_a_loop
async def test_the_newest_table_is_the_one_where_something_happened_last() -> None:
    hall = Hall()
    first = await hall.playing("flautz", "Ben", is_listed=True)
    hall.time += 10
    await hall.playing("flautz", "Ben", is_listed=True)
    hall.time += 10
    hall.moods.is_ready.clear()
    acting = asyncio.create_task(asked(first).act())
    await until(lambda: hall.moods.waiting)
    assert touched(hall) == [NOON + 10, NOON], "nothing is told before it is stored"
    hall.moods.is_ready.set()
    await acting
    assert touched(hall) == [NOON + 20, NOON + 10]
    for device in hall.devices:
        device.exit()
    hall.time += 1000
    hall.house.clearing.tidy()
    assert len(hall.house.directory.rooms) == 0
    assert touched(hall) == [NOON + 20, NOON + 10]
    await hall.restart()
    assert touched(hall) == [NOON + 20, NOON + 10]


def touched(hall: Hall) -> list[float]:
    """When Ben's tables were last touched, in the order of his list. The list for everybody must be the same."""
    shown = [summary.touched for _, summary in hall.house.directory.of("Ben")]
    assert [summary.touched for _, summary in hall.house.directory.listed()] == shown
    return shown


@in_a_loop
async def test_an_unknown_table_is_unknown() -> None:
    hall = Hall()
    with refused("table-18"):
        await hall.house.room("0000")


def tamper(hall: Hall, table: str, number: int) -> None:
    """Change the log as if newer rules played a move differently."""
    log = hall.store.logs[table]
    acted = [index for index, data in enumerate(log) if data.startswith(b'{"kind":"Acted"')]
    entry: dict[str, Any] = json.loads(log[acted[number]])
    log[acted[number]] = json.dumps({**entry, "digest": "0" * len(entry["digest"])}).encode()


@pytest.mark.parametrize("game", ["flautz", "magus", "labyrinth"])
@in_a_loop
async def test_a_table_that_newer_rules_play_differently_is_halted_and_says_so(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben")
    anna = devices[0]
    views = []
    for turn in range(6):
        views.append(facts(anna)["views"])
        await asked(devices).act(turn)
    await anna.do(Pause())
    tamper(hall, anna.table, 3)
    await hall.restart()
    for device in devices:
        assert (device.lobby["phase"], device.lobby["halt"]) == ("playing", "rules")
    assert anna.visit.views == views[3]
    with refused("table-8"):
        await asked(devices).act()
    with refused("table-8"):
        await anna.do(Resume())
    with refused("table-8"):
        await anna.do(Undo(0))
    await anna.do(Pause())
    await hall.restart()
    assert anna.lobby["halt"] == "rules"

    await anna.do(End())
    await hall.again(devices)
    await hall.restart()
    assert (anna.lobby["phase"], anna.lobby["halt"]) == ("playing", None)
    await play_out(devices, 5)


@in_a_loop
async def test_a_finished_game_can_be_had_whatever_the_rules_say_now() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    anna = devices[0]
    await play_out(devices)
    film = await hall.house.film(anna.table, "Anna")
    tamper(hall, anna.table, 2)
    await hall.restart()
    assert await hall.house.film(anna.table, "Anna") == film
    await anna.do(End())
    await hall.again(devices)
    assert anna.lobby["phase"] == "playing"
    assert await hall.house.film(anna.table, "Ben", 1) == film


@in_a_loop
async def test_a_finished_game_of_a_table_goes_on_to_be_had_when_the_next_is_halted() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    anna = devices[0]
    await play_out(devices)
    film = await hall.house.film(anna.table, "Anna")
    count = sum(data.startswith(b'{"kind":"Acted"') for data in hall.store.logs[anna.table])
    await hall.again(devices)
    await play_out(devices, 4)
    tamper(hall, anna.table, count + 1)
    await hall.restart()
    assert anna.lobby["halt"] == "rules"
    assert await hall.house.film(anna.table, "Ben", 1) == film
