"""A damaged table is refused with a clear reason, kept as it is, and harms no other table."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from aprendiz.host import entries
from aprendiz.host.archive import Archive
from aprendiz.host.commands import Sit
from aprendiz.host.damage import Flaw
from tests.host.tables import Device, Hall, code_of, fail_to_store, in_a_loop, play_out, refused

WEEK: Final = 7 * 24 * 3600.0
DAMAGED: Final = "table-28"


async def two_tables(**settings: Any) -> tuple[Hall, Device, Device]:
    """A house with two tables; all devices have left, and nothing is in memory."""
    hall = Hall()
    bad, good = await hall.opened(**settings), await hall.opened(**settings)
    for device in (bad, good):
        await device.do(Sit("Anna"))
        device.exit()
    return hall, bad, good


@in_a_loop
async def test_a_summary_that_cannot_be_read_is_made_again_from_the_log(caplog: pytest.LogCaptureFixture) -> None:
    hall, bad, good = await two_tables()
    known = hall.store.summaries[bad.table]
    for scribble in (b"scribbled over", b"\xff\xfe", b"", b"[" * 100_000, b'{"game": 5}'):
        hall.store.summaries[bad.table] = scribble

        await hall.restart()

        assert {name for name, _ in hall.house.directory.of("Anna")} == {bad.table, good.table}
        assert hall.store.summaries[bad.table] == known
        assert hall.house.damaged == 0
        await bad.enter()
        bad.exit()
    assert [record.getMessage() for record in caplog.records] == ["the summary of a table was damaged"] * 5


def nonsense(log: list[bytes]) -> None:
    log[2] = b"scribbled over"


def no_text(log: list[bytes]) -> None:
    log[2] = b"\xff\xff"


def other_kind(log: list[bytes]) -> None:
    log[2] = b'{"kind": "Exploded", "at": 1}'


def no_such_game(log: list[bytes]) -> None:
    log.append(entries.write(entries.Undone(1.0, seat=0)))


def opened_twice(log: list[bytes]) -> None:
    log[2] = log[0]


def never_opened(log: list[bytes]) -> None:
    log[0] = log[1]


BROKEN: Final[list[tuple[Callable[[list[bytes]], None], int, Flaw]]] = [
    (nonsense, 3, "entry"),
    (no_text, 3, "entry"),
    (other_kind, 3, "entry"),
    (no_such_game, 4, "replay"),
    (opened_twice, 3, "replay"),
    (never_opened, 1, "replay"),
]


@pytest.mark.parametrize(("spoil", "entry", "flaw"), BROKEN, ids=lambda value: getattr(value, "__name__", value))
@in_a_loop
async def test_a_broken_entry_closes_its_table_and_no_other(
    spoil: Callable[[list[bytes]], None], entry: int, flaw: Flaw, caplog: pytest.LogCaptureFixture
) -> None:
    hall, bad, good = await two_tables()
    spoil(hall.store.logs[bad.table])
    log = list(hall.store.logs[bad.table])
    await hall.restart()

    for _ in range(2):
        with refused(DAMAGED):
            await bad.enter()
        with refused(DAMAGED):
            await bad.do(Sit("Anna"))
        with refused(DAMAGED):
            await hall.house.delete(bad.table, "Anna")
        with refused(DAMAGED):
            await hall.house.reissue_host(bad.table)
    await good.enter()
    await good.do(Sit("Anna"))
    assert (hall.house.damaged, len(hall.house.directory)) == (1, 2)
    assert hall.store.logs[bad.table] == log
    [record] = caplog.records
    assert record.__dict__["facts"] == {"table": bad.table, "entry": entry, "flaw": flaw}


@in_a_loop
async def test_a_table_with_neither_summary_nor_log_does_not_keep_the_house_from_opening() -> None:
    hall, bad, good = await two_tables()
    nonsense(hall.store.logs[bad.table])
    hall.store.summaries[bad.table] = b"scribbled over"

    await hall.restart()

    assert [name for name, _ in hall.house.directory.of("Anna")] == [good.table]
    assert hall.house.damaged == 1
    with refused(DAMAGED):
        await bad.enter()
    assert hall.store.summaries[bad.table] == b"scribbled over"


@in_a_loop
async def test_strangers_learn_nothing_of_a_damaged_table_and_an_invitation_leads_to_the_reason() -> None:
    hall, bad, _ = await two_tables()
    nonsense(hall.store.logs[bad.table])
    await hall.restart()
    eve = Device(hall, "Eve", bad.table)
    for _ in range(2):
        with refused("table-18"):
            await eve.enter()
    with refused(DAMAGED):
        await hall.house.enter(code_of(1), "Eve")


@in_a_loop
async def test_a_damaged_table_is_no_longer_listed() -> None:
    hall, bad, good = await two_tables(is_listed=True)
    nonsense(hall.store.logs[bad.table])
    await hall.restart()
    with refused(DAMAGED):
        await bad.enter()
    assert [name for name, _ in hall.house.directory.listed()] == [good.table]


@in_a_loop
async def test_a_damaged_table_is_never_archived(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    hall, bad, good = await two_tables()
    nonsense(hall.store.logs[bad.table])
    await hall.restart()
    hall.time += WEEK + 1
    archive = Archive(tmp_path / "archive", WEEK)

    assert [await hall.house.clearing.archive(archive) for _ in range(3)] == [1, 0, 0]

    assert good.table not in hall.store.logs
    assert hall.store.logs[bad.table][2] == b"scribbled over"
    assert [record.getMessage() for record in caplog.records] == ["a table is damaged"]


@in_a_loop
async def test_a_damaged_film_is_refused_while_the_table_plays_on(tmp_path: Path) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    await hall.again(devices)
    log = hall.store.logs[devices[0].table]
    [place] = [at for at, data in enumerate(log) if isinstance(entries.read(data), entries.Filmed)]
    film = json.loads(log[place])
    film["record"] = "AAAA"
    log[place] = json.dumps(film).encode()
    await hall.restart()

    with refused(DAMAGED):
        await hall.house.film(devices[0].table, "Anna", 1)

    await play_out(devices, 3)
    assert hall.house.damaged == 1
    hall.time += WEEK + 1
    for device in devices:
        device.exit()
    assert await hall.house.clearing.archive(Archive(tmp_path / "archive", WEEK)) == 0


@in_a_loop
async def test_a_table_whose_log_breaks_while_it_is_in_use_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    nonsense(hall.store.logs[anna.table])
    await fail_to_store(hall, [anna, ben])
    for _ in range(2):
        with refused(DAMAGED):
            await ben.enter()
        with refused(DAMAGED):
            await ben.do(Sit("Ben"))
    assert hall.house.damaged == 1
    assert [record.getMessage() for record in caplog.records] == ["a table is damaged"]


@pytest.mark.parametrize("spoil", [nonsense, never_opened])
@in_a_loop
async def test_the_operator_can_delete_a_damaged_table(spoil: Callable[[list[bytes]], None]) -> None:
    hall, bad, good = await two_tables()
    spoil(hall.store.logs[bad.table])
    await hall.restart()

    await hall.house.discard(bad.table)

    assert (hall.house.damaged, len(hall.house.directory)) == (0, 1)
    assert list(hall.store.logs) == [good.table]
    for table in (bad.table, "nowhere"):
        with refused("table-18"):
            await hall.house.discard(table)


@in_a_loop
async def test_the_operator_can_delete_a_table_whose_log_breaks_while_it_is_in_use() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    nonsense(hall.store.logs[anna.table])
    await fail_to_store(hall, [anna, ben])

    await hall.house.discard(anna.table)

    assert anna.visit.is_gone
    assert ben.visit.is_gone
    assert (hall.house.damaged, len(hall.house.directory), hall.store.logs) == (0, 0, {})


@in_a_loop
async def test_a_table_that_was_deleted_from_the_store_while_it_is_in_use_is_unknown() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await fail_to_store(hall, [anna, ben])
    await hall.store.delete(anna.table)
    for _ in range(2):
        with refused("table-18"):
            await anna.do(Sit("Anna"))
