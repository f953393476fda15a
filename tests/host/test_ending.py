"""A game that could go on for ever: everybody is warned, then the table stops it; nothing grows beyond a bound."""

import gc
import json
import tracemalloc
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from aprendiz.core import document
from aprendiz.core.header import Seat, agreed
from aprendiz.core.record import Record
from aprendiz.core.seal import Envelope
from aprendiz.core.verify import verify
from aprendiz.games import load
from aprendiz.host import entries
from aprendiz.host.commands import Act, Rematch, Undo
from aprendiz.host.film import Film, developed, seat_log, without_moments
from aprendiz.host.limits import Limits
from aprendiz.host.play import Play
from aprendiz.host.rebuilding import rebuilt
from aprendiz.host.wording import NEWEST
from tests.host.tables import Device, Hall, asked, facts, fresh, in_a_loop, play_out, refused, until

RECORDS = Path(__file__).parents[1] / "records"
MEGABYTE = 1_000_000


def lazy(legal: Sequence[Any]) -> Any:
    """The move of somebody who wants the game to go on for ever."""
    return next((move for move in legal if kind_of(move) == "Stop"), legal[0])


def kind_of(move: Any) -> str:
    return str(move["kind"] if isinstance(move, dict) else type(move).__name__)


async def idle(devices: Sequence[Device], moves: int) -> None:
    for _ in range(moves):
        actor = asked(devices)
        await actor.do(Act(actor.seat, actor.update["ask"], lazy(actor.update["legal"])))


@in_a_loop
async def test_the_table_warns_everybody_and_then_stops_the_game() -> None:
    hall = Hall(limits=Limits(moves=20))
    devices = await hall.playing("labyrinth", "Ben", allows_spectators=True)
    everybody = [*devices, await hall.guest(devices[0], "Zoe")]
    await idle(devices, 17)
    assert [device.lobby["ends_at"] for device in everybody] == [None, None, None]
    await idle(devices, 1)
    assert [device.lobby["ends_at"] for device in everybody] == [20, 20, 20]
    await idle(devices, 1)
    assert [device.lobby["phase"] for device in everybody] == ["playing", "playing", "playing"]
    await idle(devices, 1)
    for device in everybody:
        assert (device.lobby["phase"], device.lobby["stopped_by"]) == ("stopped", "length")
        assert facts(device) == await fresh(device)
    assert max(devices[0].answers + devices[1].answers) == devices[0].visit.version
    with refused("table-7"):
        await asked(devices).act()


@in_a_loop
async def test_a_game_stopped_by_its_length_is_kept_as_a_saved_game_without_a_result() -> None:
    hall = Hall(limits=Limits(moves=20))
    devices = await hall.playing("labyrinth", "Ben")
    await idle(devices, 20)
    record = document.read((await hall.house.film(devices[0].table, "Ben")).record, load)
    assert isinstance(record, Record)
    assert record.result is None
    proof = verify(record, load("labyrinth"))
    assert proof.fault is not None
    assert proof.fault.kind == "unfinished"


@in_a_loop
async def test_the_same_table_follows_from_its_log_whatever_the_limit_is_now() -> None:
    hall = Hall(limits=Limits(moves=20))
    devices = await hall.playing("labyrinth", "Ben")
    await idle(devices, 19)
    known = facts(devices[0])
    hall.limits = Limits(moves=5)
    await hall.restart()
    assert await fresh(devices[0]) == known
    await idle(devices, 1)
    await until(lambda: devices[0].lobby["phase"] == "stopped")
    known = facts(devices[0])
    hall.limits = Limits()
    await hall.restart()
    assert await fresh(devices[0]) == known
    log = await hall.store.read(devices[0].table)
    kinds = [type(entries.read(data)).__name__ for data in log]
    assert kinds[kinds.index("Stopped") - 1] == "Acted"
    again = rebuilt(devices[0].table, log)
    assert (again.phase, again.stopped_by, again.ends_at) == ("stopped", "length", 20)


@in_a_loop
async def test_a_rematch_begins_to_count_anew() -> None:
    hall = Hall(limits=Limits(moves=10))
    devices = await hall.playing("labyrinth", "Ben")
    await idle(devices, 10)
    await devices[0].do(Rematch())
    assert (devices[0].lobby["stopped_by"], devices[0].lobby["ends_at"]) == (None, None)
    await hall.begin(devices)
    await idle(devices, 9)
    assert devices[0].lobby["phase"] == "playing"


@in_a_loop
async def test_moves_that_were_undone_count() -> None:
    hall = Hall(limits=Limits(moves=10))
    devices = await hall.playing("flautz", "Ben", options={"mode": "matches", "matches": 99})
    for _ in range(9):
        actor = asked(devices)
        await actor.act(actor.update["legal"].index({"kind": "Focus"}))
        if devices[0].visit.undo is not None:
            await actor.do(Undo(actor.seat))
    assert devices[0].lobby["ends_at"] == 10
    await asked(devices).act()
    assert devices[0].lobby["stopped_by"] == "length"


@in_a_loop
async def test_a_game_that_ends_with_the_last_move_it_may_have_has_its_result() -> None:
    short = {"mode": "matches", "matches": 1, "arena": "short", "starter": 0}
    probe = Hall()
    devices = await probe.playing("flautz", "Ben", options=short)
    await play_out(devices)
    play = (await devices[0].truth()).play
    assert play is not None
    for most, phase in ((play.moves, "over"), (play.moves - 1, "stopped")):
        hall = Hall(limits=Limits(moves=most))
        devices = await hall.playing("flautz", "Ben", options=short)
        await play_out(devices)
        assert devices[0].lobby["phase"] == phase


def test_a_game_that_an_older_version_stopped_was_stopped_by_its_host() -> None:
    assert entries.read(b'{"kind":"Stopped","at":1.0}') == entries.Stopped(1.0, by="host")
    assert json.loads(entries.write(entries.Stopped(1.0))) == {"kind": "Stopped", "at": 1.0}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_no_kept_game_comes_near_the_limit(path: Path) -> None:
    game = document.read_file(path, load)
    if isinstance(game, Record):
        assert 20 * sum(step.by is not None for step in game.steps) <= Limits().moves


# The longest games


def long_game(moves: int) -> Play:
    game = load("labyrinth")
    header = agreed(game, [Seat(name, "person") for name in ("Anna", "Ben")], None, {})
    play = Play(game, header, Envelope(bytes(32), ()))
    stand_still(play, moves)
    return play


def stand_still(play: Play, moves: int) -> None:
    while play.moves < moves:
        seat = play.session.waiting[0]
        play.act(seat, lazy(play.session.updates[seat].legal))


def peak(make: Callable[[], object]) -> int:
    """The bytes that are needed at most to make something."""
    tracemalloc.start()
    try:
        make()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_the_files_of_a_game_at_the_limit_have_a_size_that_can_be_read_again() -> None:
    play = long_game(Limits().moves)
    film = developed(play, 0.0, 1)
    assert sum(map(len, film.reel)) + len(film.record) < 5 * MEGABYTE
    assert len(Film(film).record) < document.LARGEST_FILE
    assert 15 * MEGABYTE < sum(map(len, seat_log(play, 0))) < document.LARGEST_FILE


def flautz_with_help(moves: int, helped: range) -> Play:
    game = load("flautz")
    seats = [Seat(name, "person") for name in ("Anna", "Ben", "Carla", "Dora", "Emil")]
    play = Play(game, agreed(game, seats, None, {"mode": "matches", "matches": 99}), Envelope(bytes(32), ()), helped)
    stand_still(play, moves)
    assert not play.is_over
    return play


def test_the_longest_seat_logs_can_be_read_again() -> None:
    play = flautz_with_help(Limits().moves // 10, range(5))
    size = sum(map(len, play.reel.stream(0)))
    assert 30 * MEGABYTE < 10 * size < document.LARGEST_FILE


def test_memory_help_needs_no_more_memory_in_a_long_game() -> None:
    def taken(helped: range) -> int:
        tracemalloc.start()
        try:
            play = flautz_with_help(600, helped)
            assert play.moves == 600
            gc.collect()
            return tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()

    taken(range(5))  # Caches are filled.
    assert taken(range(5)) - taken(range(0)) < MEGABYTE // 2


def test_logs_and_films_are_made_bit_by_bit() -> None:
    play = long_game(2000)
    assert sum(map(len, seat_log(play, 0))) > 4 * MEGABYTE
    assert peak(lambda: deque(seat_log(play, 0), maxlen=0)) < MEGABYTE
    assert peak(lambda: without_moments(play)) < 2 * MEGABYTE
    record = Film(developed(play, 0.0, 1))
    assert peak(lambda: deque(record.stream(), maxlen=0)) < 300_000 < len(record.record)


@in_a_loop
async def test_what_somebody_is_sent_who_enters_a_long_game_is_bounded() -> None:
    hall = Hall()
    devices = await hall.playing("labyrinth", "Ben")
    await idle(devices, NEWEST // 2)
    play = (await devices[0].truth()).play
    assert play is not None
    told = len(play.events[0])
    assert told > NEWEST

    page = Device(hall, "Anna", devices[0].table)
    await page.enter()

    assert page.visit.logs[0] == devices[0].visit.logs[0][-NEWEST:]
    assert page.visit.earlier == {0: told - NEWEST}
    assert page.heard[0]["kind"] == "Whole"
    assert len(json.dumps(page.heard[0])) < MEGABYTE / 2
    await idle(devices, 1)
    assert len(page.visit.logs[0]) + page.visit.earlier[0] == len(play.events[0])
