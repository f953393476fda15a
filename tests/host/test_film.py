"""A game that is over is kept as it was shown, whatever comes after it."""

import asyncio

from aprendiz.core import document
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from aprendiz.host import entries
from aprendiz.host.commands import Rematch
from tests.host.tables import Hall, in_a_loop, play_out, until


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
