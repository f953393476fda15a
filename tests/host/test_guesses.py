"""Wrong codes: they delay whoever guesses and nobody else, and a day is too short to find a table by guessing."""

import pytest

from aprendiz.core.errors import Refused
from aprendiz.host import entries
from aprendiz.host.chairs import Chair, Plan
from aprendiz.host.codes import CONSONANTS, INVITATION, SYLLABLES, VOWELS, new_long_code
from aprendiz.host.commands import Invite
from aprendiz.host.guesses import FEW, LONGEST
from aprendiz.host.last_used import LastUsed
from aprendiz.host.limits import Limits
from aprendiz.host.messages import you_of
from aprendiz.host.table import Table
from tests.host.tables import NOON, Hall, in_a_loop, refused

CODES = (len(CONSONANTS) * len(VOWELS)) ** SYLLABLES
DAY = 24 * 3600.0
OPEN = 100
"""Open invitations for which the chance to find any of them is stated."""


async def guess(hall: Hall, network: str, device: str) -> str:
    """The remedy that a wrong code is answered with."""
    with pytest.raises(Refused) as caught:
        await hall.house.admit("wrong", device, network)
    return caught.value.refusal.remedy


async def guess_until_refused(hall: Hall, network: str, name: str = "") -> int:
    """Guess as fast as possible with a new device each time. Returns the number of guesses that counted."""
    count = 0
    while await guess(hall, network, f"{network} {name} {count}") == "ask-for-another-code":
        count += 1
    return count


@in_a_loop
async def test_whoever_guesses_keeps_nobody_else_out() -> None:
    hall = Hall()
    code = (await hall.opened()).visit.you["code"]
    for network in ("203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4"):
        await guess_until_refused(hall, network)

    await hall.house.admit(code, "Ben", "198.51.100.1")
    assert await guess(hall, "198.51.100.1", "Cleo") == "ask-for-another-code"
    await hall.house.admit(code, "Cleo", "198.51.100.1")


@in_a_loop
async def test_the_long_code_of_a_link_is_accepted_whatever_was_tried_before() -> None:
    hall = Hall(limits=Limits(guesses=20))
    anna = await hall.opened()
    link = anna.visit.you["long_code"]
    for number in range(20 // FEW):
        await guess_until_refused(hall, f"203.0.113.{number}")
    with refused("table-21"):
        await hall.house.admit(anna.visit.you["code"], "Ben", "198.51.100.1")

    await hall.house.admit(link, "Ben", "203.0.113.0")
    await hall.house.enter(f" {link.upper()}\n", "Cleo", "203.0.113.1")


@in_a_loop
async def test_a_long_code_is_void_with_its_invitation() -> None:
    hall = Hall()
    anna = await hall.opened()
    old = anna.visit.you["long_code"]
    await anna.do(Invite())
    new = anna.visit.you["long_code"]
    with refused("table-22"):
        await hall.house.admit(old, "Ben")
    await hall.restart()
    await hall.house.admit(new, "Ben")
    hall.time += INVITATION + 1
    with refused("table-22"):
        await hall.house.admit(new, "Cleo")
    other = await hall.opened()
    await hall.house.forget(other.table)
    with refused("table-22"):
        await hall.house.admit(other.visit.you["long_code"], "Cleo")


def test_a_long_code_has_128_random_bits_and_fits_into_a_link() -> None:
    codes = {new_long_code() for _ in range(200)}
    assert len(codes) == 200
    for code in codes:
        assert len(code) == 26
        assert set(code) <= set("abcdefghijklmnopqrstuvwxyz234567")


def test_an_invitation_of_an_old_log_has_only_its_code() -> None:
    table = Table("old", entries.Opened(NOON, Plan("flautz", 2), (Chair(), Chair()), "Anna", "00" * 32))
    table.apply(entries.read(b'{"kind":"Invited","at":1.0,"code":"takomilu","until":2.0}'))

    assert (you_of(table, "Anna").code, you_of(table, "Anna").long_code) == ("takomilu", None)


@in_a_loop
async def test_the_delay_doubles_with_each_wrong_code_and_is_told() -> None:
    hall = Hall(limits=Limits(guesses_of_device=3))
    delays = []
    for _ in range(3):
        assert await guess(hall, "198.51.100.1", "Ben") == "ask-for-another-code"
    for _ in range(14):
        assert await guess(hall, "198.51.100.1", "Ben") == "ask-for-another-code"
        with pytest.raises(Refused) as caught:
            await hall.house.claim("wrong", "Ben", "198.51.100.1")
        delays.append(int(caught.value.refusal.facts["seconds"]))
        assert await guess(hall, "198.51.100.1", "Ben") == "too-many-wrong-codes"
        hall.time += delays[-1]

    assert delays[:5] == [1, 2, 4, 8, 16]
    assert delays == sorted(delays)
    assert LONGEST / 2 < delays[-1] <= LONGEST


@in_a_loop
async def test_a_class_behind_one_address_types_its_codes_with_two_mistakes_each() -> None:
    hall = Hall()
    code = (await hall.opened()).visit.you["code"]
    for mistakes in range(3):
        for pupil in range(30):
            if mistakes < 2:
                assert await guess(hall, "198.51.100.1", f"pupil {pupil}") == "ask-for-another-code"
            else:
                await hall.house.admit(code, f"pupil {pupil}", "198.51.100.1")


@in_a_loop
async def test_a_pupil_who_guesses_delays_only_the_own_device() -> None:
    hall = Hall()
    code = (await hall.opened()).visit.you["code"]
    while await guess(hall, "198.51.100.1", "pupil") == "ask-for-another-code":
        pass
    with refused("table-21"):
        await hall.house.admit(code, "pupil", "198.51.100.1")

    await hall.house.admit(code, "Ben", "198.51.100.1")


@in_a_loop
async def test_one_network_finds_one_of_a_hundred_tables_in_a_day_with_a_chance_below_a_third_of_a_percent() -> None:
    hall = Hall()
    end, count = hall.time + DAY, 0
    while hall.time < end:
        count += await guess_until_refused(hall, "203.0.113.1", str(hall.time))
        hall.time += 1

    assert count < 300
    assert count * OPEN / CODES < 1 / 300


@in_a_loop
async def test_all_networks_together_find_one_of_them_with_a_chance_below_four_percent() -> None:
    hall = Hall()
    count = 0
    for second in range(0, int(DAY), 10):
        hall.time = NOON + second
        while await guess(hall, f"2001:db8:0:{count:x}::/64", f"{count}") == "ask-for-another-code":
            count += 1

    assert count < 3_500
    assert count * OPEN / CODES < 0.04


def test_only_the_names_used_last_are_remembered() -> None:
    made: list[int] = []
    values = LastUsed(lambda: made.append(len(made)) or len(made), most=3)  # type: ignore[func-returns-value]  # counts
    assert [values[name] for name in "abcab"] == [1, 2, 3, 1, 2]
    assert [values[name] for name in "dab"] == [4, 1, 2]
    assert values["c"] == 5
    for number in range(100):
        values[str(number)]
    assert len(values) == 3
