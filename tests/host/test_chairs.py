"""Chairs before a game, and who may change them."""

import pytest
from msgspec.structs import replace

from aprendiz.core.errors import Invalid
from aprendiz.host.chairs import Plan
from aprendiz.host.commands import (
    Act,
    AnyCommand,
    Choose,
    Delete,
    End,
    Free,
    Help,
    Invite,
    Leave,
    OpenHands,
    Pause,
    Reissue,
    Rematch,
    Remove,
    Rename,
    Resume,
    Say,
    SeatBot,
    Sit,
    Start,
    Swap,
    Undo,
)
from tests.host.tables import Device, Hall, in_a_loop, refused


def names(device: Device) -> list[str]:
    return [chair["name"] for chair in device.lobby["chairs"]]


def players(device: Device) -> list[str | None]:
    return [chair["player"] for chair in device.lobby["chairs"]]


@in_a_loop
async def test_whoever_sits_down_takes_the_first_free_chair_or_the_one_named() -> None:
    hall = Hall()
    anna = await hall.opened(seats=3)
    ben = await hall.guest(anna, "Ben")
    await anna.do(Sit("Anna", seat=1))
    await ben.do(Sit("Ben"))
    for device in (anna, ben):
        assert names(device) == ["Ben", "Anna", ""]
        assert players(device) == ["person", "person", None]
    assert (anna.seat, ben.seat) == (1, 0)


@in_a_loop
async def test_a_chair_is_taken_once() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    with refused("table-9"):
        await ben.do(Sit("Benjamin", seat=0))
    with pytest.raises(Invalid):
        await ben.do(Sit("Benjamin", seat=3))
    await ben.do(Sit("Benjamin", seat=2))
    with refused("table-9"):
        await ben.do(Sit("Another"))
    assert names(anna) == ["Anna", "Ben", "Benjamin"]


@in_a_loop
async def test_names_are_tidied_and_no_two_are_the_same() -> None:
    hall = Hall()
    anna = await hall.opened(seats=3)
    await anna.do(Sit("  Anna   María "))
    assert names(anna)[0] == "Anna María"
    for name in ("anna maría", " ANNA  MARÍA"):
        with refused("table-10"):
            await anna.do(Sit(name))
    for name in ("\u202e", "\x07", "   "):
        with pytest.raises(Invalid, match="name"):
            await anna.do(Sit(name))
    await anna.do(Sit("Ben"))
    with refused("table-10"):
        await anna.do(Rename(1, "Anna María"))
    await anna.do(Rename(0, "anna maría"))
    assert names(anna) == ["anna maría", "Ben", ""]


@in_a_loop
async def test_one_renames_oneself_and_the_host_anybody() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    await ben.do(Rename(1, "Benjamin"))
    assert names(anna) == ["Anna", "Benjamin", ""]
    with refused("table-4"):
        await ben.do(Rename(0, "Hanna"))
    await anna.do(Rename(1, "Berta"))
    assert names(ben) == ["Anna", "Berta", ""]
    with refused("table-4"):
        await anna.do(Rename(2, "Nobody"))


@in_a_loop
async def test_a_chair_that_was_left_is_free_again() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    with refused("table-4"):
        await anna.do(Leave(1))
    await ben.do(Leave(1))
    assert players(anna) == ["person", None]
    assert ben.visit.you == {"seats": [], "is_host": False, "pledge": None, "code": None, "long_code": None}
    await ben.do(Sit("Ben"))
    assert names(anna) == ["Anna", "Ben"]


@in_a_loop
async def test_the_host_seats_bots_changes_them_and_frees_their_chairs() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=4)
    await anna.do(SeatBot(2, "novice"))
    await anna.do(SeatBot(3, "adept"))
    await anna.do(SeatBot(3, "master"))
    assert players(ben) == ["person", "person", "novice", "master"]
    assert names(ben)[2:] == ["novice 3", "master 4"]
    with refused("table-9"):
        await anna.do(SeatBot(1, "adept"))
    with refused("table-9"):
        await anna.do(Free(1))
    await anna.do(Free(2))
    assert players(ben) == ["person", "person", None, "master"]


@in_a_loop
async def test_the_host_lets_two_chairs_change_places() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    await anna.do(Swap(0, 2))
    assert names(ben) == ["", "Ben", "Anna"]
    assert anna.seat == 2
    await anna.do(Swap(1, 2))
    assert names(ben) == ["", "Anna", "Ben"]


@in_a_loop
async def test_who_is_removed_is_told_and_hears_nothing_more() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await anna.do(Remove(1))
    assert ben.heard[-1] == {"kind": "Gone", "table": anna.table}
    told = len(ben.heard)
    await anna.do(Rename(0, "Hanna"))
    assert len(ben.heard) == told
    assert players(anna) == ["person", None]
    with refused("table-18"):
        await ben.do(Sit("Ben"))
    with refused("table-18"):
        await ben.enter()
    with refused("table-5"):
        await anna.do(Remove(1))


@in_a_loop
async def test_a_removed_persons_chair_is_played_on_by_a_bot() -> None:
    hall = Hall()
    anna, ben, _ = await hall.playing("flautz", "Ben", "Cleo")
    await anna.do(Remove(1))
    assert ben.visit.is_gone
    assert names(anna) == ["Anna", "Ben", "Cleo"]
    assert players(anna) == ["person", "adept", "person"]


HOSTS: list[AnyCommand] = [
    SeatBot(2, "novice"),
    Free(2),
    Swap(0, 1),
    Remove(0),
    Start(),
    Pause(),
    Resume(),
    End(),
    Rematch(),
    Invite(),
    Reissue(0),
    Delete(),
    Choose(Plan("magus", 3)),
]


@pytest.mark.parametrize("command", HOSTS, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("is_playing", [False, True])
@in_a_loop
async def test_only_the_host_decides(command: AnyCommand, is_playing: bool) -> None:
    hall = Hall()
    if is_playing:
        anna, ben, _ = await hall.playing("flautz", "Ben", "Cleo")
    else:
        anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    log = await hall.store.read(anna.table)
    with refused("table-3"):
        await ben.do(command)
    assert await hall.store.read(anna.table) == log


OTHERS: list[AnyCommand] = [
    Leave(0),
    Help(0, True),
    OpenHands(0, True),
    Act(0, 1, {"kind": "Rest"}),
    Undo(0),
    Say(0, "hello"),
]


@pytest.mark.parametrize("command", OTHERS, ids=lambda command: type(command).__name__)
@in_a_loop
async def test_nobody_speaks_or_plays_for_another_chair(command: AnyCommand) -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    log = await hall.store.read(anna.table)
    with refused("table-6" if isinstance(command, Help) else "table-4"):
        await ben.do(command)
    assert await hall.store.read(anna.table) == log


@pytest.mark.parametrize("game", ["flautz", "magus", "labyrinth"])
@in_a_loop
async def test_the_host_chooses_another_plan_and_everybody_keeps_a_chair(game: str) -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=4)
    await anna.do(Swap(1, 3))
    await anna.do(SeatBot(2, "novice"))
    await anna.do(Choose(Plan(game, 2)))
    assert names(ben) == ["Anna", "Ben"]
    assert ben.lobby["plan"]["game"] == game
    await anna.do(Choose(Plan(game, 4)))
    assert names(ben) == ["Anna", "Ben", "", ""]


@in_a_loop
async def test_a_plan_that_leaves_no_chair_for_somebody_is_refused() -> None:
    hall = Hall()
    anna, _, _ = await hall.waiting("flautz", "Ben", "Cleo")
    with refused("table-14"):
        await anna.do(Choose(Plan("flautz", 2)))


@in_a_loop
async def test_a_plan_that_cannot_be_played_names_what_is_wrong() -> None:
    hall = Hall()
    anna = await hall.opened(seats=2)
    plan = Plan("flautz", 2)
    for where, wrong in (
        ("game", replace(plan, game="chess")),
        ("edition", replace(plan, edition="/etc/passwd")),
        ("edition", replace(plan, edition="classic.toml")),
        ("arena", replace(plan, options={"arena": "moon"})),
        ("colour", replace(plan, options={"colour": "red"})),
        ("final_turns", replace(plan, options={"final_turns": "none"})),
        ("seats", Plan("labyrinth", 5)),
    ):
        with pytest.raises(Invalid, match=where):
            await anna.do(Choose(wrong))
    assert anna.lobby["plan"]["options"] == {}


@in_a_loop
async def test_what_belongs_before_the_start_is_refused_afterwards() -> None:
    hall = Hall()
    anna, _ = await hall.playing("flautz", "Ben")
    before: list[AnyCommand] = [
        Sit("Cleo"),
        Rename(0, "Hanna"),
        Help(0, True),
        Free(0),
        Swap(0, 1),
        Start(),
        Choose(Plan("flautz", 2)),
    ]
    for command in before:
        with refused("table-6"):
            await anna.do(command)


@in_a_loop
async def test_what_belongs_to_a_running_game_is_refused_before_it() -> None:
    hall = Hall()
    anna, _ = await hall.waiting("flautz", "Ben")
    running: list[AnyCommand] = [Pause(), End(), Undo(0), Act(0, 1, {})]
    for command in running:
        with refused("table-7"):
            await anna.do(command)
    with refused("table-17"):
        await anna.do(Rematch())


@in_a_loop
async def test_only_a_chair_with_memory_help_gets_aids() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await ben.do(Help(1, True))
    assert [chair["is_helped"] for chair in anna.lobby["chairs"]] == [False, True]
    await hall.begin([anna, ben])
    assert anna.update["aids"] is None
    assert ben.update["aids"] is not None
