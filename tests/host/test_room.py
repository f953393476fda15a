"""Commands are stored, then acknowledged, then sent: also if the store fails or blocks, and after a reconnect."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from aprendiz.core.errors import Invalid, Refused
from aprendiz.host import clockwork
from aprendiz.host.chairs import Plan
from aprendiz.host.commands import (
    Act,
    AnyCommand,
    Choose,
    Delete,
    End,
    Leave,
    OpenHands,
    Pause,
    Remove,
    Resume,
    Say,
    SeatBot,
    Sit,
    Start,
    Undo,
)
from aprendiz.host.entries import Filmed, read
from aprendiz.host.room import Stale
from aprendiz.host.store import Mismatch, StoreFailed
from aprendiz.host.table import RECENT
from tests.host.tables import Device, Hall, asked, facts, fresh, in_a_loop, play_out, refused, seat_bot_for, until

GAMES = ("flautz", "magus", "labyrinth")


async def waiting_table(hall: Hall) -> list[Device]:
    return await hall.waiting("flautz", "Ben", seats=3)


async def playing_table(hall: Hall) -> list[Device]:
    return await hall.playing("magus", "Ben", "Cleo")


CHANGES: dict[str, tuple[Callable[[Hall], Awaitable[list[Device]]], Callable[[list[Device]], AnyCommand]]] = {
    "sit": (waiting_table, lambda _: Sit("Cleo", seat=2)),
    "leave": (waiting_table, lambda _: Leave(0)),
    "seat a bot": (waiting_table, lambda _: SeatBot(2, "novice")),
    "plan": (waiting_table, lambda _: Choose(Plan("labyrinth", 3))),
    "remove": (waiting_table, lambda _: Remove(1)),
    "say": (playing_table, lambda _: Say(0, "hello")),
    "pause": (playing_table, lambda _: Pause()),
    "end": (playing_table, lambda _: End()),
    "leave the game": (playing_table, lambda _: Leave(0)),
    "act": (playing_table, lambda _: Act(0, 1, {})),
}
each_change = pytest.mark.parametrize("change", CHANGES)


async def prepared(hall: Hall, change: str) -> tuple[list[Device], Device, AnyCommand]:
    """A table, the device that sends the command, and the command."""
    prepare, command = CHANGES[change]
    devices = await prepare(hall)
    if change == "act":
        actor = asked(devices)
        return devices, actor, Act(actor.seat, actor.update["ask"], actor.update["legal"][0])
    return devices, devices[0], command(devices)


@each_change
@in_a_loop
async def test_nothing_is_acknowledged_or_told_before_the_store_returns(change: str) -> None:
    hall = Hall()
    devices, actor, command = await prepared(hall, change)
    heard = [len(device.heard) for device in devices]
    answers, log = list(actor.answers), await hall.store.read(actor.table)
    known, shown = facts(actor), await hall.house.room(actor.table)

    hall.moods.is_ready.clear()
    doing = asyncio.create_task(actor.do(command))
    looking = asyncio.create_task(fresh(actor))
    reading = asyncio.create_task(shown.seat_log(actor.name, 0))
    await until(lambda: hall.moods.waiting)
    await asyncio.sleep(0.01)
    next(device for device in devices if device is not actor).exit()
    assert [len(device.heard) for device in devices] == heard
    assert actor.answers == answers
    assert not looking.done()
    assert not reading.done()
    assert facts(actor) == known

    hall.moods.is_ready.set()
    await doing
    await asyncio.wait([looking, reading])
    reading.exception()
    assert actor.answers == [*answers, len(log) + 1]
    stored = [read(entry) for entry in await hall.store.read(actor.table)]
    unasked = [
        entry for entry in stored if isinstance(entry, Filmed)
    ]  # The film of a stopped game may come at any time.
    assert len(stored) - len(unasked) == len(log) + 1
    assert facts(actor)["version"] in (len(log) + 1, len(stored))


@each_change
@in_a_loop
async def test_an_append_that_fails_changes_nothing(change: str) -> None:
    hall = Hall()
    devices, actor, command = await prepared(hall, change)
    heard = [len(device.heard) for device in devices]
    answers = list(actor.answers)
    known, log = [facts(device) for device in devices], await hall.store.read(actor.table)

    hall.moods.fails = True
    with pytest.raises(StoreFailed):
        await actor.do(command)
    hall.moods.fails = False
    assert [len(device.heard) for device in devices] == heard
    assert actor.answers == answers
    assert [await fresh(device) for device in devices] == known
    assert [facts(device) for device in devices] == known
    assert await hall.store.read(actor.table) == log

    await actor.do(command)
    assert len(await hall.store.read(actor.table)) == len(log) + 1
    assert facts(actor) == await fresh(actor)


@in_a_loop
async def test_who_could_not_be_removed_is_still_known() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    hall.moods.fails = True
    with pytest.raises(StoreFailed):
        await anna.do(Remove(1))
    hall.moods.fails = False
    await ben.do(Say(1, "hello"))
    hall.moods.is_ready.clear()
    removing = asyncio.create_task(anna.do(Remove(1)))
    await until(lambda: hall.moods.waiting)
    saying = asyncio.create_task(ben.do(Say(1, "hello")))
    await asyncio.sleep(0.01)
    hall.moods.fails_once = True
    hall.moods.is_ready.set()
    await asyncio.wait([removing])
    assert isinstance(removing.exception(), StoreFailed)
    await saying


@in_a_loop
async def test_a_table_that_somebody_else_has_gone_on_with_is_read_again() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    other = Hall(hall.store)
    await other.house.open()
    await other.house.do(anna.table, "Ben", Say(1, "hello"), lambda _version, _head: None)

    with pytest.raises(Mismatch):
        await anna.do(SeatBot(2, "novice"))
    await anna.do(SeatBot(2, "novice"))
    assert [chair["player"] for chair in ben.lobby["chairs"]] == ["person", "person", "novice"]
    assert facts(ben) == await fresh(ben)


@in_a_loop
async def test_an_append_that_nobody_waited_for_is_found_in_the_log() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    hall.moods.is_ready.clear()
    doing = asyncio.create_task(anna.do(SeatBot(2, "novice")))
    await until(lambda: hall.moods.waiting)
    doing.cancel()
    await asyncio.wait([doing])
    hall.moods.is_ready.set()
    assert [chair["player"] for chair in (await fresh(ben))["lobby"]["chairs"]] == ["person", "person", None]


@in_a_loop
async def test_a_bots_move_that_could_not_be_stored_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "RETRY", 0.01)
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    actor = asked(devices)
    await devices[0].do(Pause())
    await seat_bot_for(actor, devices[0], "novice")
    await devices[0].do(Resume())
    hall.moods.fails = True
    await until(lambda: hall.moods.failures > 2)
    assert actor.update["version"] == 1
    hall.moods.fails = False
    await until(lambda: actor.update["version"] > 1)
    assert facts(actor) == await fresh(actor)


@in_a_loop
async def test_after_a_failure_everybody_is_soon_told_how_things_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "RETRY", 0.01)
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    hall.moods.fails = True
    with pytest.raises(StoreFailed):
        await anna.do(SeatBot(2, "novice"))
    hall.moods.fails = False
    await until(lambda: ben.heard[-1]["kind"] == "Whole")
    assert ben.lobby["chairs"][2]["player"] is None


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_a_table_made_of_its_log_is_the_table_that_was_played(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben", allows_spectators=True)
    devices.append(await hall.guest(devices[0], "Zoe"))
    for turn in range(25):
        actor = asked(devices[:2])
        await actor.act(turn * 5)
        if turn % 4 == 0 and actor.visit.undo == actor.seat:
            await actor.do(Undo(actor.seat))
        other = Hall(hall.store)
        await other.house.open()
        for device in devices:
            again = Device(other, device.name, device.table)
            await again.enter()
            other.devices.append(again)
        for device, again in zip(devices, other.devices, strict=True):
            assert facts(device) == facts(again) == await fresh(device)


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_who_comes_back_is_told_what_was_missed(game: str) -> None:
    hall = Hall()
    anna, ben = await hall.playing(game, "Ben")
    while True:
        await play_out([anna, ben], 5)
        if asked([anna, ben]) is anna:
            break
    ben.exit()
    seen, heard = ben.visit.version, len(ben.heard)
    await anna.do(Say(0, "hello"))
    await anna.act()
    await ben.enter(seen)
    kinds = [message["kind"] for message in ben.heard[heard:]]
    assert "Whole" not in kinds
    assert kinds.count("Changed") == 2
    assert facts(ben) == await fresh(ben)


@in_a_loop
async def test_who_was_away_too_long_is_shown_the_whole() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    ben.exit()
    seen = ben.visit.version
    for _ in range(RECENT + 1):
        await anna.do(Say(0, "hello"))
    await ben.enter(seen)
    assert [message["kind"] for message in ben.heard[-2:]] == ["Whole", "Presence"]
    assert facts(ben) == await fresh(ben)


@pytest.mark.parametrize("version", [-1, 0, 1, 10**9])
@in_a_loop
async def test_who_names_a_version_that_leads_nowhere_is_shown_the_whole(version: int) -> None:
    hall = Hall()
    anna, _ = await hall.playing("flautz", "Ben")
    anna.exit()
    await anna.enter(version)
    assert facts(anna) == await fresh(anna)


@in_a_loop
async def test_who_missed_nothing_is_told_only_who_is_there() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    ben.exit()
    anna.exit()
    heard = len(ben.heard)
    await ben.enter(ben.visit.version)
    assert {message["kind"] for message in ben.heard[heard:]} == {"Presence"}
    assert facts(ben) == await fresh(ben)
    assert ben.visit.present == [False, True]


@in_a_loop
async def test_a_page_that_comes_back_beside_another_of_its_device_is_told_who_is_there() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    page = Device(hall, "Anna", anna.table)
    await page.enter()
    page.exit()
    ben.exit()
    await page.enter(page.visit.version)
    assert page.visit.present == [True, False]


@in_a_loop
async def test_two_pages_of_a_device_hear_the_same() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    page = Device(hall, "Ben", ben.table)
    await page.enter()
    await play_out([anna, ben], 6)
    assert facts(page) == facts(ben)
    page.exit()
    assert anna.visit.present == [True, True]
    ben.exit()
    assert anna.visit.present == [True, False]


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_a_move_that_comes_twice_is_made_once(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben")
    for turn in range(30):
        actor = asked(devices)
        act = await actor.act(turn)
        known, log = [facts(device) for device in devices], await hall.store.read(actor.table)
        with pytest.raises(Stale) as stale:
            await actor.do(act)
        assert (stale.value.present.seat, stale.value.version) == (actor.seat, len(log))
        assert [facts(device) for device in devices] == known
        assert await hall.store.read(actor.table) == log


@in_a_loop
async def test_the_last_move_of_a_game_that_comes_twice_is_answered_with_how_it_ended() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    turn = 0
    while devices[0].lobby["phase"] == "playing":
        actor = asked(devices)
        act = await actor.act(turn * 7 + turn // 3)
        turn += 1
    with pytest.raises(Stale):
        await actor.do(act)


@in_a_loop
async def test_a_late_answer_to_a_question_of_the_game_before_is_no_move_in_the_next() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    late = {}
    for _ in range(6):
        actor = asked(devices)
        late[actor] = Act(actor.seat, actor.update["ask"], actor.update["legal"][0])
        if len(late) == 2:
            break
        await actor.act()
    await devices[0].do(End())
    await hall.again(devices)
    for actor, act in late.items():
        with pytest.raises(Stale):
            await actor.do(act)


@in_a_loop
async def test_a_move_out_of_turn_or_against_the_rules_changes_nothing() -> None:
    hall = Hall()
    devices = await hall.playing("labyrinth", "Ben")
    actor = asked(devices)
    [other] = [device for device in devices if device is not actor]
    log = await hall.store.read(actor.table)
    with pytest.raises(Stale):
        await other.do(Act(other.seat, 1, actor.update["legal"][0]))
    ask = actor.update["ask"]
    ways = [{"kind": "Step", "direction": way} for way in ("north", "east", "south", "west")]
    [forbidden, *_] = [way for way in ways if way not in actor.update["legal"]]
    with pytest.raises(Refused):
        await actor.do(Act(actor.seat, ask, forbidden))
    with pytest.raises(Invalid):
        await actor.do(Act(actor.seat, ask, {"kind": "Step", "direction": "nowhere"}))
    assert await hall.store.read(actor.table) == log


@in_a_loop
async def test_a_deleted_table_is_gone_for_everybody() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await anna.do(Delete())
    assert anna.visit.is_gone
    assert ben.visit.is_gone
    assert await hall.store.tables() == []
    with refused("table-18"):
        await ben.do(Say(1, "goodbye"))
    with refused("table-22"):
        await hall.house.admit(anna.visit.you["code"], "Cleo")


@in_a_loop
async def test_a_table_that_cannot_be_deleted_stays() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    hall.store.is_open = False
    with pytest.raises(StoreFailed):
        await anna.do(Delete())
    hall.store.is_open = True
    await hall.begin([anna, ben])
    assert ben.lobby["phase"] == "playing"


@in_a_loop
async def test_open_hands_a_chair_left_and_a_new_start_are_shown_whole() -> None:
    hall = Hall()
    anna, ben, cleo = await hall.playing("flautz", "Ben", "Cleo", allows_spectators=True)
    for device, command in ((cleo, Leave(2)), (ben, OpenHands(1, True)), (anna, OpenHands(0, True))):
        await device.do(command)
        for each in (anna, ben, cleo):
            assert facts(each) == await fresh(each)
    assert set(cleo.visit.updates) == {None, 0, 1, 2}


@in_a_loop
async def test_nobody_starts_twice_at_the_same_moment() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await anna.pledge()
    await ben.pledge()
    await asyncio.gather(anna.do(Start()), anna.do(Start()))
    assert anna.lobby["starts"] == 1
    await asyncio.gather(anna.share(), ben.share(), anna.share(), return_exceptions=True)
    assert anna.lobby["game"] == 1
