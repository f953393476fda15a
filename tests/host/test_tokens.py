"""A command whose answer was lost is retried: it is acknowledged again, but not carried out twice."""

from collections.abc import Awaitable, Callable

import pytest

from aprendiz.host.chairs import Plan
from aprendiz.host.commands import (
    AnyCommand,
    Choose,
    End,
    Free,
    Help,
    Leave,
    OpenHands,
    Pause,
    Pledge,
    Reclaim,
    Rematch,
    Remove,
    Rename,
    Resume,
    Say,
    SeatBot,
    Share,
    Sit,
    Start,
    Swap,
    Undo,
)
from aprendiz.host.limits import Limits
from aprendiz.host.store import StoreFailed
from aprendiz.host.table import REMEMBERED
from tests.host.tables import Device, Hall, asked, facts, in_a_loop

TOKEN, OTHER = f"{1:032x}", f"{2:032x}"

Prepare = Callable[[Hall], Awaitable[list[Device]]]


async def waiting(hall: Hall) -> list[Device]:
    return await hall.waiting("flautz", "Ben", seats=3)


async def ready(hall: Hall) -> list[Device]:
    devices = await hall.waiting("flautz", "Ben")
    for device in devices:
        await device.pledge()
    return devices


async def started(hall: Hall) -> list[Device]:
    devices = await hall.waiting("flautz", "Ben")
    await hall.agree(devices)
    return devices


async def playing(hall: Hall) -> list[Device]:
    return await hall.playing("flautz", "Ben", options={"starter": 0})


async def moved(hall: Hall) -> list[Device]:
    """A table at which a move can be undone."""
    devices = await playing(hall)
    actor = asked(devices)
    focus = next(number for number, move in enumerate(actor.update["legal"]) if move["kind"] == "Focus")
    await actor.act(focus)
    return devices


async def paused(hall: Hall) -> list[Device]:
    devices = await playing(hall)
    await devices[0].do(Pause())
    return devices


async def sat_in(hall: Hall) -> list[Device]:
    devices = await paused(hall)
    await devices[0].do(SeatBot(0, "novice"))
    return devices


async def ended(hall: Hall) -> list[Device]:
    """A stopped game whose film is stored, so that nothing happens in the background."""
    devices = await playing(hall)
    await devices[0].do(End())
    await (await hall.house.room(devices[0].table)).keep_film()
    return devices


COMMANDS: dict[str, tuple[Prepare, Callable[[list[Device]], AnyCommand]]] = {
    "sit": (waiting, lambda _: Sit("Cleo", 2)),
    "leave": (waiting, lambda _: Leave(0)),
    "pledge": (waiting, lambda devices: Pledge(devices[0].lobby["seal"], "ab" * 32)),
    "share": (started, lambda devices: Share(devices[0].lobby["terms"], devices[0].own_share.hex())),
    "rename": (waiting, lambda _: Rename(0, "Annalisa")),
    "help": (waiting, lambda _: Help(0, True)),
    "choose": (waiting, lambda _: Choose(Plan("labyrinth", 3))),
    "seat a bot": (waiting, lambda _: SeatBot(2, "novice")),
    "free": (waiting, lambda _: Free(2)),
    "remove": (waiting, lambda _: Remove(1)),
    "swap": (waiting, lambda _: Swap(0, 1)),
    "start": (ready, lambda _: Start()),
    "say": (playing, lambda _: Say(0, "hello")),
    "open hands": (playing, lambda _: OpenHands(0, True)),
    "undo": (moved, lambda devices: Undo(next(device.seat for device in devices if device.update["ask"] is None))),
    "pause": (playing, lambda _: Pause()),
    "resume": (paused, lambda _: Resume()),
    "reclaim": (sat_in, lambda _: Reclaim(0)),
    "end": (playing, lambda _: End()),
    "rematch": (ended, lambda _: Rematch()),
}


@pytest.mark.parametrize("starts_anew", [False, True])
@pytest.mark.parametrize("name", COMMANDS)
@in_a_loop
async def test_what_is_sent_again_is_answered_again_and_done_once(name: str, starts_anew: bool) -> None:
    hall = Hall()
    prepare, command_of = COMMANDS[name]
    devices = await prepare(hall)
    command = command_of(devices)
    actor = devices[command.seat] if isinstance(command, Undo) else devices[0]
    before = len(hall.store.logs[actor.table])
    await actor.do(command, TOKEN)
    version = before + 1
    assert actor.answers[-1] == version
    await hall.house.admit(actor.visit.you["code"], "Zoe")
    if starts_anew:
        await hall.restart()
    known, log = [facts(device) for device in devices], list(hall.store.logs[actor.table])

    await actor.do(command, TOKEN)
    assert actor.answers[-1] == version
    assert hall.store.logs[actor.table] == log
    assert [facts(device) for device in devices] == known


@in_a_loop
async def test_another_token_is_another_command() -> None:
    hall = Hall()
    anna, ben = await playing(hall)
    for token in (TOKEN, OTHER, None, None):
        await anna.do(Say(0, "hello"), token)
    assert [message["said"] for message in ben.heard[-4:]] == 4 * [{"seat": 0, "phrase": "hello"}]


@in_a_loop
async def test_what_was_refused_or_could_not_be_stored_may_be_asked_for_again_with_its_token() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    log = len(hall.store.logs[anna.table])
    hall.moods.fails = True
    with pytest.raises(StoreFailed):
        await anna.do(Say(0, "hello"), TOKEN)
    hall.moods.fails = False
    await anna.do(Say(0, "hello"), TOKEN)
    assert len(hall.store.logs[anna.table]) == log + 1
    assert ben.heard[-1]["said"] == {"seat": 0, "phrase": "hello"}


@in_a_loop
async def test_a_start_of_the_game_before_does_not_start_the_next_one_even_when_the_log_was_read_anew() -> None:
    hall = Hall()
    devices = await ready(hall)
    await devices[0].do(Start(), TOKEN)
    version = devices[0].answers[-1]
    for device in devices:
        await device.share()
    await devices[0].do(End())
    await devices[0].do(Rematch())
    for device in devices:
        await device.pledge()
    await hall.restart()
    await devices[0].do(Start(), TOKEN)
    assert devices[0].answers[-1] == version
    assert (devices[0].lobby["phase"], devices[0].lobby["terms"]) == ("waiting", None)


@in_a_loop
async def test_only_so_many_tokens_are_remembered_the_same_ones_after_a_restart() -> None:
    hall = Hall(limits=Limits(wishes=2 * REMEMBERED))
    anna, _ = await playing(hall)
    tokens = [f"{number:032x}" for number in range(REMEMBERED + 2)]
    for token in tokens:
        await anna.do(Say(0, "hello"), token)
    kept = (await anna.truth()).done
    assert list(kept) == tokens[2:]
    await hall.restart()
    assert (await anna.truth()).done == kept
