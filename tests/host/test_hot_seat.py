"""Several people on one device: the view of a seat is shown only after its player has tapped."""

import json
from typing import Any

import pytest

from aprendiz.host.commands import Act, AnyCommand, End, Leave, Pause, Reclaim, Say, Sit, Swap
from aprendiz.host.room import Stale
from tests.host.tables import Device, Hall, facts, in_a_loop, refused

GAMES = ("flautz", "magus", "labyrinth")


async def shared(hall: Hall, game: str = "flautz") -> list[Device]:
    """Anna and Ben on one device, Cleo on another."""
    [anna] = await hall.waiting(game, seats=3)
    await anna.do(Sit("Ben"))
    cleo = await hall.guest(anna, "Cleo")
    await cleo.do(Sit("Cleo"))
    await hall.begin([anna, cleo])
    return [anna, cleo]


def private(message: dict[str, Any]) -> set[int]:
    """The seats whose views a message contains."""
    return {seen["seat"] for seen in message.get("seats", ()) if seen["seat"] is not None}


async def step(anna: Device, cleo: Device) -> None:
    """Make one move, whoever has to; Anna and Ben use another page of their device."""
    table = await anna.truth()
    assert table.play is not None
    seat = table.play.session.waiting[0]
    page = cleo
    if table.chairs[seat].device == "Anna":
        page = Device(anna.hall, "Anna", anna.table)
        await page.enter()
        await page.show(seat)
    update = page.visit.updates[seat]
    await page.do(Act(seat, update["ask"], update["legal"][0]))
    if page is not cleo:
        page.exit()


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_before_anybody_taps_only_what_all_may_see_is_shown(game: str) -> None:
    hall = Hall()
    anna, cleo = await shared(hall, game)
    anna.exit()
    await anna.enter(anna.visit.version)
    for _ in range(12):
        await step(anna, cleo)
    commands: list[AnyCommand] = [Say(0, "hello"), Pause(), Reclaim(0)]
    for command in commands:
        await anna.do(command)
    assert not any(private(message) for message in anna.heard)
    assert set(anna.visit.updates) == {None}
    assert all(update["legal"] == [] for update in anna.visit.updates.values())


@in_a_loop
async def test_who_taps_sees_the_own_part_until_it_is_covered() -> None:
    hall = Hall()
    anna, cleo = await shared(hall)
    await anna.show(1)
    assert set(anna.visit.updates) == {None, 1}
    await step(anna, cleo)
    await step(anna, cleo)
    assert private(anna.heard[-1]) == {1}
    await anna.show(0)
    assert set(anna.visit.updates) == {None, 0}
    await anna.show(None)
    heard = len(anna.heard)
    await step(anna, cleo)
    assert set(anna.visit.updates) == {None}
    assert not any(private(message) for message in anna.heard[heard:])


@in_a_loop
async def test_nobody_moves_for_somebody_who_has_not_tapped() -> None:
    hall = Hall()
    anna, cleo = await shared(hall)
    while (seat := anna.visit.updates[None]["waiting"][0]) == 2:
        await step(anna, cleo)
    await anna.show(seat)
    act = Act(seat, anna.visit.updates[seat]["ask"], anna.visit.updates[seat]["legal"][0])
    for covered in (None, 1 - seat):
        await anna.show(covered)
        with refused("table-27"):
            await anna.do(act)
    await anna.show(seat)
    await anna.do(act)


@in_a_loop
async def test_nobody_taps_for_somebody_elsewhere() -> None:
    hall = Hall()
    anna, cleo = await shared(hall)
    with refused("table-4"):
        await anna.show(2)
    with refused("table-4"):
        await cleo.show(0)
    stranger = Device(hall, "Anna", anna.table)
    stranger.room = anna.room
    with refused("table-25"):
        await stranger.show(0)


@in_a_loop
async def test_whoever_comes_back_has_to_tap_again() -> None:
    hall = Hall()
    anna, cleo = await shared(hall)
    await anna.show(0)
    anna.exit()
    await step(anna, cleo)
    heard = len(anna.heard)
    await anna.enter(anna.visit.version)
    assert not any(private(message) for message in anna.heard[heard:])
    assert set(anna.visit.updates) == {None}


@in_a_loop
async def test_in_the_next_game_everybody_has_to_tap_again() -> None:
    hall = Hall()
    anna, cleo = await shared(hall)
    await anna.show(0)
    await anna.do(End())
    await hall.again([anna, cleo])
    assert set(anna.visit.updates) == {None}


@in_a_loop
async def test_a_page_that_is_covered_learns_nothing_from_another_that_is_not() -> None:
    hall = Hall()
    anna, cleo = await shared(hall)
    page = Device(hall, "Anna", anna.table)
    await page.enter()
    await page.show(0)
    await step(anna, cleo)
    assert set(page.visit.updates) == {None, 0}
    assert not any(private(message) for message in anna.heard)


@in_a_loop
async def test_a_stale_move_shows_a_shared_device_only_what_all_may_see() -> None:
    hall = Hall()
    anna, _ = await shared(hall)
    for seat in (0, 1):
        with pytest.raises(Stale) as stale:
            await anna.do(Act(seat, 99, {}))
        assert stale.value.present.seat is None
        assert json.loads(bytes(stale.value.present.update))["legal"] == []


@in_a_loop
async def test_chairs_that_change_places_are_covered() -> None:
    hall = Hall()
    [anna] = await hall.waiting(seats=3)
    await anna.do(Sit("Ben"))
    await anna.show(1)
    await anna.do(Swap(1, 2))
    await anna.do(Sit("Cleo"))
    await hall.begin([anna])
    assert set(anna.visit.updates) == {None}


@in_a_loop
async def test_a_device_that_keeps_one_chair_is_no_longer_shared() -> None:
    hall = Hall()
    anna, _ = await shared(hall)
    await anna.do(Leave(1))
    assert set(anna.visit.updates) == {0}
    assert facts(anna)["you"]["seats"] == [0]
