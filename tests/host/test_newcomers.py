"""Nobody is sent what happened before they could see it, whatever version they name."""

from collections.abc import Sequence

import pytest

from aprendiz.games import load
from aprendiz.host.commands import Leave, Pass, Say
from tests.host.tables import Data, Device, Hall, asked, facts, fresh, in_a_loop, play_out

MOMENTARY = {event.__name__ for event in load("labyrinth").kinds.events if not event.lasting}


def momentary(messages: Sequence[Data]) -> list[str]:
    """The momentary events in messages."""
    seen = [seat["update"] for message in messages for seat in message.get("seats", ())]
    events = [event["kind"] for update in seen for frame in update["frames"] for event in frame["events"]]
    return [kind for kind in events if kind in MOMENTARY]


async def heard(hall: Hall, device: str, table: str, version: int | None) -> list[Data]:
    """What a new page of a device is sent when it names a version."""
    page = Device(hall, device, table)
    await page.enter(version)
    page.exit()
    return page.heard


async def steps(devices: Sequence[Device], count: int = 6) -> None:
    """Moves in the Labyrinth, of which everybody there sees the momentary events."""
    told = len(devices[0].heard)
    await play_out(devices, count)
    assert momentary(devices[0].heard[told:])


@pytest.mark.parametrize("is_listed", [False, True])
@in_a_loop
async def test_a_newcomer_gets_no_moments_of_before(is_listed: bool) -> None:
    hall = Hall()
    anna, ben = await hall.playing("labyrinth", "Ben", allows_spectators=True, is_listed=is_listed)
    await steps([anna, ben])
    if not is_listed:
        await hall.house.admit(anna.visit.you["code"], "Zoe")
    for version in range((await anna.truth()).version + 1):
        told = await heard(hall, "Zoe", anna.table, version)
        assert momentary(told) == []


@in_a_loop
async def test_a_newcomer_is_not_told_what_was_said_before() -> None:
    hall = Hall()
    anna, _ = await hall.playing("labyrinth", "Ben")
    version = anna.visit.version
    await anna.do(Say(0, "hello"))
    await hall.house.admit(anna.visit.you["code"], "Zoe")
    assert [message["kind"] for message in await heard(hall, "Zoe", anna.table, version)] == ["Whole", "Presence"]


@in_a_loop
async def test_a_spectator_who_was_invited_long_ago_gets_no_moments_of_before_coming() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("labyrinth", "Ben", allows_spectators=True)
    await hall.house.admit(anna.visit.you["code"], "Zoe")
    await hall.begin([anna, ben])
    version = anna.visit.version
    await steps([anna, ben])
    assert momentary(await heard(hall, "Zoe", anna.table, version)) == []


@in_a_loop
async def test_a_spectator_who_was_there_gets_what_was_missed_and_nothing_older() -> None:
    hall = Hall()
    anna, ben = await hall.playing("labyrinth", "Ben", allows_spectators=True)
    early = anna.visit.version
    await steps([anna, ben])
    zoe = await hall.guest(anna, "Zoe")
    zoe.exit()
    told = len(anna.heard)
    await steps([anna, ben])
    missed = momentary(anna.heard[told:])
    assert momentary(await heard(hall, "Zoe", anna.table, zoe.visit.version)) == missed
    assert momentary(await heard(hall, "Zoe", anna.table, early)) == []
    await zoe.enter(zoe.visit.version)
    assert facts(zoe) == await fresh(zoe)


@in_a_loop
async def test_a_player_whose_connection_was_lost_gets_the_moments_that_were_missed() -> None:
    hall = Hall()
    anna, ben = await hall.playing("labyrinth", "Ben")
    await steps([anna, ben])
    actor = asked([anna, ben])
    other = ben if actor is anna else anna
    other.exit()
    told, kept = len(actor.heard), len(other.heard)
    await actor.act()
    missed = momentary(actor.heard[told:])
    await other.enter(other.visit.version)
    assert momentary(other.heard[kept:]) == missed
    assert momentary(await heard(hall, other.name, anna.table, None)) == []
    assert facts(other) == await fresh(other)


@in_a_loop
async def test_a_second_page_of_a_player_gets_what_its_device_was_sent() -> None:
    hall = Hall()
    anna, ben = await hall.playing("labyrinth", "Ben")
    page = Device(hall, "Ben", ben.table)
    await page.enter()
    page.exit()
    told = len(ben.heard)
    await steps([anna, ben])
    assert momentary(await heard(hall, "Ben", ben.table, page.visit.version)) == momentary(ben.heard[told:])
    assert momentary(await heard(hall, "Ben", ben.table, None)) == []


@in_a_loop
async def test_who_takes_a_chair_over_gets_no_moments_of_before() -> None:
    hall = Hall()
    anna, ben = await hall.playing("labyrinth", "Ben", allows_spectators=True)
    await steps([anna, ben])
    code = await ben.do(Pass(1))
    assert code is not None
    await hall.house.claim(code, "tablet")
    for version in range((await anna.truth()).version + 1):
        assert momentary(await heard(hall, "tablet", anna.table, version)) == []


@in_a_loop
async def test_who_left_a_chair_gets_no_more_than_a_spectator() -> None:
    hall = Hall()
    anna, ben, cleo = await hall.playing("labyrinth", "Ben", "Cleo", allows_spectators=True)
    await steps([anna, ben, cleo])
    cleo.exit()
    await cleo.do(Leave(2))
    for version in range((await anna.truth()).version + 1):
        assert momentary(await heard(hall, "Cleo", anna.table, version)) == []


@in_a_loop
async def test_only_the_devices_of_a_table_are_remembered() -> None:
    hall = Hall()
    anna, _ = await hall.playing("labyrinth", "Ben", allows_spectators=True, is_listed=True)
    before = anna.visit.version
    for number in range(50):
        await heard(hall, f"stranger {number}", anna.table, None)
    await anna.do(Say(0, "hello"))
    told = await heard(hall, "stranger 7", anna.table, before)
    assert [message["kind"] for message in told] == ["Whole", "Presence"]
