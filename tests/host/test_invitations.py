"""Codes: who may use an invitation and when it expires, the limit of wrong codes, and chairs that change devices."""

import pytest

from aprendiz.host.bucket import Bucket
from aprendiz.host.codes import CONSONANTS, HAND_OVER, INVITATION, VOWELS, new_code, typed
from aprendiz.host.commands import Invite, Pass, Reissue, Rename, Say, Sit
from aprendiz.host.limits import Limits
from aprendiz.host.store import StoreFailed
from tests.host.tables import Device, Hall, facts, fresh, in_a_loop, play_out, refused


def test_codes_have_at_least_six_letters_and_can_be_read_aloud() -> None:
    codes = [new_code() for _ in range(200)]
    assert len(set(codes)) == 200
    for code in codes:
        assert len(code) >= 6
        assert set(code[::2]) <= set(CONSONANTS)
        assert set(code[1::2]) <= set(VOWELS)


def test_a_code_may_be_typed_with_capitals_and_signs_between() -> None:
    assert typed(" Ba-bA ke\nno. ") == "babakeno"


@in_a_loop
async def test_nobody_comes_without_an_invitation() -> None:
    hall = Hall()
    anna = await hall.opened()
    eve = Device(hall, "Eve", anna.table)
    with refused("table-18"):
        await eve.enter()
    with refused("table-18"):
        await eve.do(Sit("Eve"))
    assert anna.room is not None
    with refused("table-19"):
        await anna.room.enter(eve, None)
    assert eve.heard == []


@in_a_loop
async def test_an_invitation_lets_in_until_it_expires() -> None:
    hall = Hall()
    anna = await hall.opened()
    code = anna.visit.you["code"]
    hall.time += INVITATION
    await hall.house.admit(code.upper(), "Ben")
    hall.time += 1
    with refused("table-22"):
        await hall.house.admit(code, "Cleo")


@in_a_loop
async def test_a_new_invitation_makes_the_one_before_void() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    old = anna.visit.you["code"]
    new = await anna.do(Invite())
    assert new is not None
    assert anna.visit.you["code"] == ben.visit.you["code"] == new != old
    with refused("table-22"):
        await hall.house.admit(old, "Cleo")
    await hall.house.admit(new, "Cleo")
    await hall.restart()
    with refused("table-22"):
        await hall.house.admit(old, "Cleo")
    await hall.house.admit(new, "Zoe")


@in_a_loop
async def test_whoever_only_looks_on_is_not_told_the_code() -> None:
    hall = Hall()
    anna = await hall.opened()
    zoe = await hall.guest(anna, "Zoe")
    assert zoe.visit.you["code"] is None


@in_a_loop
async def test_a_code_that_is_tried_opens_what_it_is_for() -> None:
    hall = Hall(limits=Limits(guesses_of_device=1))
    anna, ben = await hall.waiting("flautz", "Ben")
    chair = await ben.do(Pass(1))
    assert chair is not None
    room, seat = await hall.house.enter(anna.visit.you["code"].upper(), "Cleo")
    assert (room.table.name, seat) == (anna.table, None)
    room, seat = await hall.house.enter(f" {chair[:4]}-{chair[4:]}", "phone")
    assert (room.table.name, seat) == (anna.table, 1)
    for _ in range(2):
        with refused("table-22"):
            await hall.house.enter(chair, "Eve")
    with refused("table-21"):
        await hall.house.enter(anna.visit.you["code"], "Eve")


def test_a_bucket_lets_through_so_many_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(3, 2)
    assert [bucket.takes(100) for _ in range(4)] == [True, True, True, False]
    assert [bucket.takes(100.5) for _ in range(2)] == [True, False]
    assert [bucket.takes(1000) for _ in range(4)] == [True, True, True, False]


@in_a_loop
async def test_so_many_guests_and_no_more() -> None:
    hall = Hall(limits=Limits(guests=2))
    anna = await hall.opened()
    await hall.guest(anna, "Ben")
    await hall.guest(anna, "Cleo")
    with refused("table-20"):
        await hall.guest(anna, "Zoe")
    await hall.guest(anna, "Ben")


@in_a_loop
async def test_a_one_time_code_moves_a_chair_to_another_device_once() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await play_out([anna, ben], 5)
    with refused("table-4"):
        await ben.do(Pass(0))
    code = await ben.do(Pass(1))
    assert code is not None
    phone = Device(hall, "phone", ben.table)
    _, seat = await hall.house.claim(code, "phone")
    assert seat == 1
    await phone.enter()
    assert (phone.seat, phone.visit.views[1]["seat"]) == (1, 1)
    assert ben.visit.you["seats"] == []
    assert ben.visit.updates == {}
    with refused("table-4"):
        await ben.do(Say(1, "hello"))
    with refused("table-22"):
        await hall.house.claim(code, "Eve")
    await play_out([anna, phone], 3)
    assert facts(phone) == await fresh(phone)


@in_a_loop
async def test_a_one_time_code_expires() -> None:
    hall = Hall()
    _, ben = await hall.waiting("flautz", "Ben")
    code = await ben.do(Pass(1))
    assert code is not None
    hall.time += HAND_OVER + 1
    with refused("table-22"):
        await hall.house.claim(code, "phone")


@in_a_loop
async def test_a_one_time_code_is_void_when_somebody_else_sits_there() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    first, second = await ben.do(Pass(1)), await ben.do(Pass(1))
    assert first is not None
    assert second is not None
    await hall.house.claim(first, "phone")
    with refused("table-22"):
        await hall.house.claim(second, "Eve")
    assert anna.lobby["chairs"][1]["name"] == "Ben"


@in_a_loop
async def test_a_one_time_code_is_still_good_when_the_chair_could_not_be_handed_over() -> None:
    hall = Hall()
    _, ben = await hall.waiting("flautz", "Ben")
    code = await ben.do(Pass(1))
    assert code is not None
    hall.moods.fails = True
    with pytest.raises(StoreFailed):
        await hall.house.claim(code, "phone")
    hall.moods.fails = False
    await hall.house.claim(code, "phone")
    assert ben.visit.you["seats"] == []


@in_a_loop
async def test_the_host_gives_out_a_code_for_somebody_whose_device_is_lost() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    ben.exit()
    with refused("table-5"):
        await hall.house.reissue((await hall.opened()).table, 0, "Anna")
    code = await anna.do(Reissue(1))
    assert code is not None
    phone = Device(hall, "phone", ben.table)
    await hall.house.claim(code, "phone")
    await phone.enter()
    await play_out([anna, phone], 3)


@in_a_loop
async def test_whoever_runs_the_server_gives_the_hosts_place_to_another_device() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    code = await hall.house.reissue_host(anna.table)
    _, seat = await hall.house.claim(code, "Ben")
    assert seat is None
    assert (anna.visit.you["is_host"], ben.visit.you["is_host"]) == (False, True)
    with refused("table-3"):
        await anna.do(Invite())
    await ben.do(Rename(0, "Hanna"))
