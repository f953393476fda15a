"""Idle tables are written to files, and only then deleted from the store."""

import json
from pathlib import Path

import pytest

from aprendiz.core.document import read_file
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from aprendiz.host.archive import Archive
from aprendiz.host.chairs import Plan
from aprendiz.host.rebuilding import rebuilt
from tests.host.tables import Hall, in_a_loop, play_out, refused

WEEK = 7 * 24 * 3600.0


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "archive", WEEK)


@in_a_loop
async def test_a_table_without_life_becomes_its_log_and_the_records_of_its_games(archive: Archive) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Berta")
    await play_out(devices)
    await hall.again(devices)
    await play_out(devices)
    await hall.again(devices)
    await play_out(devices, 3)
    name, log = devices[0].table, await hall.store.read(devices[0].table)
    before = await devices[0].truth()
    for device in devices:
        device.exit()
    hall.time += WEEK + 1

    assert await hall.house.clearing.archive(archive) == 1

    stem = f"2027-01-15-flautz-{name}"
    assert sorted(path.name for path in archive.folder.iterdir()) == [
        f"{stem}-1.json",
        f"{stem}-2.json",
        f"{stem}.jsonl",
    ]
    lines = (archive.folder / f"{stem}.jsonl").read_bytes().splitlines()
    assert lines == log
    assert json.loads(lines[0])["kind"] == "Opened"
    assert rebuilt(name, lines).play is not None
    assert rebuilt(name, lines).version == before.version
    for number in (1, 2):
        record = read_file(archive.folder / f"{stem}-{number}.json", load)
        assert isinstance(record, Record)
        assert verify(record, load("flautz")).is_proven
    assert await hall.store.tables() == []
    assert len(hall.house.directory) == 0
    with refused("table-18"):
        await hall.house.seen(name, "Anna")


@in_a_loop
async def test_a_table_with_life_stays(archive: Archive) -> None:
    hall = Hall()
    looked_at = await hall.opened()
    old = await hall.house.create("Berta", Plan("flautz", 2))
    moved_at = await hall.playing("flautz", "Carla")
    for device in moved_at:
        device.exit()
    hall.time += WEEK - 1
    new = await hall.house.create("Berta", Plan("flautz", 2))
    for device in moved_at:
        await device.enter()
    await play_out(moved_at, 1)
    for device in moved_at:
        device.exit()
    hall.time += 2

    assert await hall.house.clearing.archive(archive) == 1

    kept = {looked_at.table, new.table.name, moved_at[0].table}
    assert {shelved.table for shelved in await hall.store.tables()} == kept
    assert old.table.name not in kept


@in_a_loop
async def test_what_cannot_be_written_stays_in_the_store(archive: Archive) -> None:
    hall = Hall()
    host = await hall.opened()
    host.exit()
    hall.time += WEEK + 1
    archive.folder.write_text("in the way", encoding="utf-8")

    assert await hall.house.clearing.archive(archive) == 0

    assert [shelved.table for shelved in await hall.store.tables()] == [host.table]
    await host.enter()
    host.exit()
    archive.folder.unlink()
    assert await hall.house.clearing.archive(archive) == 1


@in_a_loop
async def test_a_half_written_file_of_before_is_in_nobody_s_way(archive: Archive) -> None:
    hall = Hall()
    host = await hall.opened()
    host.exit()
    hall.time += WEEK + 1
    archive.folder.mkdir()
    for name in (f"2027-01-15-flautz-{host.table}.jsonl", f"2027-01-15-flautz-{host.table}.jsonl.part"):
        (archive.folder / name).write_text("half", encoding="utf-8")

    assert await hall.house.clearing.archive(archive) == 1

    [file] = archive.folder.iterdir()
    assert file.read_text(encoding="utf-8").startswith('{"kind":"Opened"')
