"""A player can undo a move as long as nothing has followed from it."""

from functools import partial
from typing import Any

import pytest

from aprendiz.core import document
from aprendiz.core.compare import compare
from aprendiz.core.seat_log import SeatLog
from aprendiz.games import load
from aprendiz.host.commands import Act, End, Pause, Reclaim, SeatBot, Sit, Undo
from aprendiz.host.room import Stale
from tests.host.tables import Device, Hall, asked, facts, fresh, in_a_loop, play_out, refused, until

GAMES = ("flautz", "magus", "labyrinth")


async def undoable(devices: list[Device], most: int = 300) -> Device:
    """Play until a move can be undone. Returns the device that made it."""
    for turn in range(most):
        actor = asked(devices)
        await actor.act(turn * 7 + turn // 3)
        if actor.visit.undo is not None:
            return actor
    raise AssertionError


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_undo_is_offered_exactly_if_nothing_followed(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben", "Cleo")
    offered = set()
    for turn in range(60):
        if devices[0].lobby["phase"] != "playing":
            break
        table = await devices[0].truth()
        assert table.play is not None
        actions = len(table.play.session.history)
        actor = asked(devices)
        await actor.act(turn * 7 + turn // 3)
        updates = table.play.session.updates.values()
        revealed = [event for update in updates for frame in update.frames for event in frame.events if event.reveals]
        is_alone = len(table.play.session.history) <= actions + 1
        is_free = is_alone and not revealed and not table.play.is_over
        assert actor.visit.undo == (actor.seat if is_free else None)
        offered.add(is_free)
        if not is_free:
            with pytest.raises(Exception, match=r"table-(13|7)"):
                await actor.do(Undo(actor.seat))
    assert False in offered


@pytest.mark.parametrize("game", ["flautz", "magus"])
@in_a_loop
async def test_what_was_undone_has_not_been(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben")
    before = {device: facts(device) for device in devices}
    for turn in range(300):
        actor = asked(devices)
        before = {device: facts(device) for device in devices}
        await actor.act(turn * 7 + turn // 3)
        if actor.visit.undo is not None:
            break
    await actor.do(Undo(actor.seat))
    for device in devices:
        after = facts(device)
        assert after == await fresh(device)
        assert after["undo"] is None
        for part in ("views", "logs"):
            assert after[part] == before[device][part]
        seat = device.seat
        for part in ("legal", "waiting", "version"):
            assert after["updates"][seat][part] == before[device]["updates"][seat][part]


@in_a_loop
async def test_only_the_last_actor_undoes_a_move_and_only_once() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    actor = await undoable(devices)
    [other] = [device for device in devices if device is not actor]
    with refused("table-13"):
        await other.do(Undo(other.seat))
    await actor.do(Undo(actor.seat))
    with refused("table-13"):
        await actor.do(Undo(actor.seat))


@in_a_loop
async def test_once_somebody_else_has_acted_there_is_no_way_back() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    actor = await undoable(devices)
    while asked(devices) is actor:
        await actor.act()
    await asked(devices).act()
    with refused("table-13"):
        await actor.do(Undo(actor.seat))


@in_a_loop
async def test_an_answer_to_the_question_before_is_stale_after_an_undo() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    actor = await undoable(devices)
    late = {device: Act(device.seat, device.update["ask"], {}) for device in devices if device.update["ask"]}
    await actor.do(Undo(actor.seat))
    again = await actor.act(1)
    for device, act in late.items():
        log = await hall.store.read(device.table)
        with pytest.raises(Stale):
            await device.do(Act(act.seat, act.ask, device.update["legal"][0]))
        assert await hall.store.read(device.table) == log
    with pytest.raises(Stale):
        await actor.do(again)


@in_a_loop
async def test_no_move_is_undone_while_the_table_is_paused_or_after_the_game() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    actor = await undoable(devices)
    await devices[0].do(Pause())
    with refused("table-8"):
        await actor.do(Undo(actor.seat))
    await devices[0].do(End())
    with refused("table-7"):
        await actor.do(Undo(actor.seat))


def is_newer(device: Device, update: dict[str, Any]) -> bool:
    return device.visit.updates[None] != update


@in_a_loop
async def test_nobody_undoes_a_bots_move() -> None:
    hall = Hall()
    [anna] = await hall.waiting(seats=2)
    await anna.do(Sit("Ben"))
    await hall.begin([anna])
    for _ in range(30):
        seat = next(seat for seat in (0, 1) if anna.visit.updates[None]["waiting"] == [seat])
        update = anna.visit.updates[None]
        await anna.do(SeatBot(seat, "novice"))
        await until(partial(is_newer, anna, update))
        if anna.lobby["phase"] != "playing":
            break
        assert anna.visit.undo is None
        with refused("table-13"):
            await anna.do(Undo(seat))
        await anna.do(Reclaim(seat))


@pytest.mark.parametrize("game", ["flautz", "magus"])
@in_a_loop
async def test_the_record_and_every_seat_log_know_nothing_of_what_was_undone(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben")
    actor = await undoable(devices)
    await actor.do(Undo(actor.seat))
    await play_out(devices, 20)
    play = (await actor.truth()).play
    assert play is not None
    for device in devices:
        assert device.room is not None
        log = document.read("".join(await device.room.seat_log(device.name, device.seat)), load)
        assert isinstance(log, SeatLog)
        assert compare(play.record(), log, load(game)) is None
