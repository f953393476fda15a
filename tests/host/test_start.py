"""How a game begins: all chairs taken, the seal shown, and a pledged share from every connected device with a chair."""

import json

import pytest

from aprendiz.core.seal import pledge_of, seal_of
from aprendiz.host.chairs import Plan
from aprendiz.host.clockwork import SHARING
from aprendiz.host.commands import (
    AnyCommand,
    Choose,
    Help,
    Leave,
    Pass,
    Pledge,
    Remove,
    Rename,
    SeatBot,
    Share,
    Sit,
    Start,
    Swap,
)
from tests.host.tables import Hall, in_a_loop, refused, until


@in_a_loop
async def test_a_game_starts_when_every_chair_is_taken() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    await anna.pledge()
    await ben.pledge()
    with refused("table-15"):
        await anna.do(Start())
    await anna.do(SeatBot(2, "novice"))
    await anna.do(Start())
    assert anna.lobby["phase"] == ben.lobby["phase"] == "waiting"
    await anna.share()
    await ben.share()
    assert anna.lobby["phase"] == ben.lobby["phase"] == "playing"
    assert anna.lobby["game"] == 1


@in_a_loop
async def test_it_waits_for_the_pledge_of_every_device_that_is_there() -> None:
    hall = Hall()
    anna, ben, cleo = await hall.waiting("flautz", "Ben", "Cleo")
    await anna.pledge()
    await ben.pledge()
    with refused("table-16"):
        await anna.do(Start())
    assert [chair["has_pledged"] for chair in anna.lobby["chairs"]] == [True, True, False]
    cleo.exit()
    await anna.do(Start())
    await ben.share()
    assert [chair["has_shared"] for chair in anna.lobby["chairs"]] == [False, True, False]
    await anna.share()
    assert anna.lobby["phase"] == "playing"
    assert anna.lobby["shares"] == [anna.own_share.hex(), ben.own_share.hex()], "the order of the pledges"


@in_a_loop
async def test_a_table_without_people_starts_at_once() -> None:
    hall = Hall()
    anna = await hall.opened()
    for seat in (0, 1):
        await anna.do(SeatBot(seat, "novice"))
    await anna.do(Start())
    assert (anna.lobby["phase"], anna.lobby["shares"]) == ("playing", [])


@in_a_loop
async def test_a_device_with_two_chairs_adds_one_share() -> None:
    hall = Hall()
    [anna] = await hall.waiting(seats=2)
    await anna.do(Sit("Ben"))
    await hall.begin([anna])
    assert len(anna.lobby["shares"]) == 1


@in_a_loop
async def test_the_seal_is_shown_before_the_first_pledge_and_opened_after_the_game() -> None:
    hall = Hall()
    anna = await hall.opened()
    shown = anna.heard[0]["lobby"]["seal"]
    await anna.do(Sit("Anna"))
    await anna.do(SeatBot(1, "novice"))
    assert anna.lobby["seal"] == shown
    await hall.begin([anna])
    assert anna.lobby["seal"] == shown
    opened = (await anna.truth()).seed
    assert seal_of(opened) == shown
    assert opened.hex() not in json.dumps(anna.heard)


@in_a_loop
async def test_a_pledge_for_another_seal_is_refused() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    with refused("table-11"):
        await ben.do(Pledge(seal_of(bytes(32)), "00" * 32))
    assert anna.lobby["pledges"] == []


@in_a_loop
async def test_only_devices_with_a_chair_pledge() -> None:
    hall = Hall()
    anna, _ = await hall.waiting("flautz", "Ben")
    cleo = await hall.guest(anna, "Cleo")
    with refused("table-4"):
        await cleo.pledge()
    await anna.pledge()
    await anna.do(Leave(0))
    assert anna.lobby["pledges"] == []


@in_a_loop
async def test_the_last_pledge_before_the_start_counts() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await ben.do(Pledge(ben.lobby["seal"], "01" * 32))
    await anna.pledge()
    await ben.pledge()
    version = anna.visit.version
    await ben.pledge()
    assert anna.visit.version == version, "the same pledge again changes nothing"
    assert anna.lobby["pledges"] == [pledge_of(anna.own_share), pledge_of(ben.own_share)]
    await anna.do(Start())
    with refused("table-6"):
        await ben.do(Pledge(ben.lobby["seal"], "01" * 32))


@in_a_loop
async def test_only_the_pledged_share_is_opened_and_only_for_what_was_agreed() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    cleo = await hall.guest(anna, "Cleo")
    with refused("table-11"):
        await ben.do(Share("00" * 32, ben.own_share.hex()))
    await hall.agree([anna, ben])
    terms = ben.lobby["terms"]
    for device, command in (
        (ben, Share(terms, "00" * 16)),
        (ben, Share("00" * 32, ben.own_share.hex())),
        (cleo, Share(terms, cleo.own_share.hex())),
    ):
        with refused("table-11"):
            await device.do(command)
    await ben.share()
    version = ben.visit.version
    await ben.share()
    assert ben.visit.version == version, "the same share again changes nothing"
    await anna.share()
    with refused("table-6"):
        await ben.do(Share(terms, ben.own_share.hex()))


CHANGES: dict[str, tuple[int, AnyCommand]] = {
    "the host chooses other options": (0, Choose(Plan("flautz", 2, options={"mode": "matches"}))),
    "the host renames": (0, Rename(0, "Annalisa")),
    "the host renames a guest": (0, Rename(1, "Benedetto")),
    "the host swaps": (0, Swap(0, 1)),
    "the host removes": (0, Remove(1)),
    "the host leaves": (0, Leave(0)),
    "a guest leaves": (1, Leave(1)),
    "a guest renames": (1, Rename(1, "Benedetto")),
    "a guest wants help": (1, Help(1, True)),
}


@pytest.mark.parametrize("change", CHANGES)
@in_a_loop
async def test_a_change_calls_off_a_start_and_voids_all_pledges(change: str) -> None:
    hall = Hall()
    devices = await hall.waiting("flautz", "Ben")
    await hall.agree(devices)
    await devices[0].share()
    by, command = CHANGES[change]
    await devices[by].do(command)
    lobby = devices[0].lobby
    assert (lobby["phase"], lobby["terms"], lobby["pledges"], lobby["shares"]) == ("waiting", None, [], [])
    assert lobby["starts"] == 1


@in_a_loop
async def test_a_chair_that_moves_to_another_device_calls_off_a_start() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    code = await ben.do(Pass(1))
    await hall.agree([anna, ben])
    await hall.house.claim(str(code), "Cleo")
    assert (anna.lobby["terms"], anna.lobby["pledges"]) == (None, [])


@in_a_loop
async def test_a_start_is_called_off_if_a_share_is_not_opened_in_time() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await hall.agree([anna, ben])
    await anna.share()
    await hall.pass_time(SHARING - 1, anna)
    assert anna.lobby["terms"] is not None
    await hall.pass_time(2, anna)
    await until(lambda: anna.lobby["terms"] is None)
    assert (anna.lobby["pledges"], anna.lobby["phase"], anna.lobby["starts"]) == ([], "waiting", 1)
    await hall.begin([anna, ben])
    assert (anna.lobby["phase"], anna.lobby["starts"]) == ("playing", 2)


@in_a_loop
async def test_shares_are_opened_after_a_restart_too() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await hall.agree([anna, ben])
    await anna.share()
    await hall.restart()
    await ben.share()
    assert (anna.lobby["phase"], len(anna.lobby["shares"])) == ("playing", 2)
