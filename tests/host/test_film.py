"""A finished game is kept as it was shown, whatever happens later."""

import asyncio
import json

import pytest

from aprendiz.core import document
from aprendiz.core.compare import compare
from aprendiz.core.record import Record
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.update import read_update
from aprendiz.core.verify import verify
from aprendiz.games import load
from aprendiz.host import entries
from aprendiz.host.commands import End, Help, Rematch
from aprendiz.host.film import seat_log
from aprendiz.host.play import Play
from tests.host.tables import Hall, in_a_loop, play_out, until

SHORT = {"labyrinth": {"limit": 60}}
"""Without a limit, a random game may take thousands of turns."""


@in_a_loop
async def test_a_game_is_kept_before_the_next_one_is_agreed() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Berta")
    await play_out(devices)
    await devices[0].do(Rematch())

    kinds = [type(entries.read(data)) for data in await hall.store.read(devices[0].table)]
    assert kinds.count(entries.Filmed) == 1
    assert kinds.index(entries.Filmed) < kinds.index(entries.Again)


@in_a_loop
async def test_a_record_is_there_for_who_asks_while_it_is_being_kept() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Berta")
    await play_out(devices)
    hall.moods.is_ready.clear()
    await until(lambda: hall.moods.waiting)

    asking = asyncio.create_task(hall.house.film(devices[1].table, devices[1].name))
    await asyncio.sleep(0.01)
    hall.moods.is_ready.set()
    record = document.read((await asking).record, load)
    assert isinstance(record, Record)
    assert verify(record, load("flautz")).is_proven


def read_log(play: Play, viewer: int | None) -> SeatLog:
    """The seat log of everything a viewer was sent, with its updates read from JSON."""
    told = [read_update(play.game.kinds, json.loads(line), "update") for line in play.reel.sent_to(viewer)]
    return SeatLog(play.header, play.envelope.seal, viewer, tuple(told))


@pytest.mark.parametrize("game", ["flautz", "magus", "labyrinth"])
@in_a_loop
async def test_a_log_is_the_same_as_if_all_of_it_had_been_read(game: str) -> None:
    hall = Hall()
    devices = await hall.waiting(game, "Berta")
    await devices[1].do(Help(1, True))
    await hall.begin(devices)
    play = (await devices[0].truth()).play
    assert play is not None
    for _ in range(3):
        await play_out(devices, 15)
        for viewer in play.session.viewers:
            assert "".join(seat_log(play, viewer)) == document.write(read_log(play, viewer))
    assert any(b'"aids":{' in line for line in play.reel.sent_to(1))


@pytest.mark.parametrize("game", ["flautz", "labyrinth"])
@pytest.mark.parametrize("is_ended", [False, True])
@in_a_loop
async def test_what_everybody_was_sent_is_kept_with_its_record(game: str, is_ended: bool) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Berta", options=SHORT.get(game, {}))
    await play_out(devices, 40)
    if is_ended:
        await devices[0].do(End())
    else:
        await play_out(devices)
    table = await devices[0].truth()
    assert table.play is not None
    film = await hall.house.film(devices[0].table, devices[0].name)
    record = document.read(film.record, load)
    assert isinstance(record, Record)
    for viewer in (0, 1, None):
        text = "".join(film.log(viewer))
        log = document.read(text, load)
        assert isinstance(log, SeatLog)
        assert log.seat == viewer
        assert log.is_finished is not is_ended
        assert len(log.updates) == table.play.count
        assert compare(record, log, load(game)) is None
        assert document.write(log) == text == document.write(read_log(table.play, viewer))
