"""A table with an entry that was changed plays on, and is counted as damaged: its chain is broken."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from aprendiz.host import entries
from aprendiz.host.archive import Archive
from aprendiz.host.chain import chain_of
from aprendiz.host.commands import Say
from tests.host.tables import Hall, fail_to_store, in_a_loop, play_out, refused
from tests.host.test_damage import DAMAGED, WEEK


def changed(log: list[bytes]) -> int:
    """Edit an entry so that it can still be read. Returns the number of the next one, which does not follow it."""
    place = next(at for at, data in enumerate(log) if b'"phrase":"hello"' in data)
    log[place] = log[place].replace(b"hello", b"good-game")
    return place + 2


@in_a_loop
async def test_a_table_with_a_changed_entry_plays_on_and_is_counted_as_damaged_until_it_is_deleted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben", is_listed=True)
    await devices[0].do(Say(0, "hello"))
    await play_out(devices, 2)
    entry = changed(hall.store.logs[devices[0].table])

    for _ in range(2):
        await hall.restart()
        [record] = caplog.records
        assert record.__dict__["facts"] == {"table": devices[0].table, "entry": entry, "flaw": "chain"}
        assert hall.house.damaged == 1
        caplog.clear()
    assert [name for name, _ in hall.house.directory.listed()] == [devices[0].table]
    await play_out(devices)
    film = await hall.house.film(devices[0].table, "Anna")
    assert json.loads(film.record)["format"] == "aprendiz-record"
    code = await hall.house.reissue_host(devices[0].table)
    await hall.house.enter(code, "Ben")
    await hall.house.delete(devices[0].table, "Ben")
    assert (hall.house.damaged, len(hall.house.directory), caplog.records) == (0, 0, [])


@in_a_loop
async def test_a_table_with_a_changed_entry_is_archived_as_it_is(tmp_path: Path) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await devices[0].do(Say(0, "hello"))
    await play_out(devices)
    table = devices[0].table
    await hall.house.film(table, "Anna")  # It is stored.
    entry = changed(hall.store.logs[table])
    await hall.restart()
    for device in devices:
        device.exit()
    hall.time += WEEK + 1

    assert await hall.house.clearing.archive(Archive(tmp_path, WEEK)) == 1

    [path] = tmp_path.glob("*.jsonl")
    assert chain_of(path.read_bytes().splitlines()).broken == entry
    assert hall.house.damaged == 0


@in_a_loop
async def test_an_entry_that_was_changed_while_the_table_is_in_use_is_noticed_when_the_log_is_read_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await devices[0].do(Say(0, "hello"))
    await play_out(devices, 2)
    entry = changed(hall.store.logs[devices[0].table])
    await fail_to_store(hall, devices)

    await play_out(devices, 2)

    assert [record.__dict__["facts"]["entry"] for record in caplog.records] == [entry]
    assert hall.house.damaged == 1
    assert all(device.visit.discontinued is not None for device in devices)


@in_a_loop
async def test_a_changed_entry_and_a_damaged_film_are_both_logged(caplog: pytest.LogCaptureFixture) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await devices[0].do(Say(0, "hello"))
    await play_out(devices)
    await hall.again(devices)
    log = hall.store.logs[devices[0].table]
    changed(log)
    [place] = [at for at, data in enumerate(log) if isinstance(entries.read(data), entries.Filmed)]
    whole = entries.read(log[place])
    assert isinstance(whole, entries.Filmed)
    await hall.restart()
    for other in (log[0], entries.write(replace(whole, record=whole.record[:-20]))):
        log[place] = other
        with refused(DAMAGED):
            await hall.house.film(devices[0].table, "Anna", 1)

    assert [record.__dict__["facts"]["flaw"] for record in caplog.records] == ["chain", "film"]
    assert hall.house.damaged == 1
    await play_out(devices, 3)
