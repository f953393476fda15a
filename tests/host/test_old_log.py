"""Tables that were stored before protocol 2 are read unchanged and can be played on."""

from pathlib import Path
from typing import Final

import msgspec
import pytest

from aprendiz.host import entries
from aprendiz.host.commands import Reclaim
from aprendiz.host.messages import lobby_of, you_of
from aprendiz.host.rebuilding import rebuilt
from aprendiz.host.summary import summarised, write_summary
from aprendiz.host.table import Table
from tests.host.tables import Data, Hall, asked, facts, fresh, in_a_loop, play_out, seat_bot_for

OLD: Final = Path(__file__).with_name("logs").joinpath("protocol_1.jsonl").read_bytes().splitlines()
"""The log of a table of three, with swapped chairs, an undone move and a reclaimed chair; its game is not over."""

RENAMED: Final = {
    b'"kind":"TookBack"': b'"kind":"Undone"',
    b'"what":"moved"': b'"what":"swapped"',
    b'"what":"back"': b'"what":"reclaimed"',
}
NAME: Final = "0123456789"
PEOPLE: Final = ("Anna", "Ben", "Cleo")


def renamed(data: bytes) -> bytes:
    for old, new in RENAMED.items():
        data = data.replace(old, new)
    return data


NEW: Final = [renamed(data) for data in OLD]


def known(table: Table) -> Data:
    """The whole state of a table, with everything that any viewer was sent of its game."""
    assert table.play is not None
    return {
        "version": table.version,
        "lobby": lobby_of(table, PEOPLE),
        "you": [you_of(table, device) for device in PEOPLE],
        "undoer": table.undoer,
        "done": table.done,
        "thought": table.thought,
        "record": table.play.record(),
        "sent": {viewer: table.play.reel.sent_to(viewer) for viewer in table.play.session.viewers},
        "events": table.play.events,
    }


def test_the_log_has_every_name_that_changed() -> None:
    for old in RENAMED:
        assert sum(old in data for data in OLD) == 1


def test_an_old_entry_is_read_as_the_new_one() -> None:
    for old, new in zip(OLD, NEW, strict=True):
        assert entries.read(old) == entries.read(new)
        assert entries.write(entries.read(old)) == new


def test_a_table_made_of_its_old_log_is_the_same() -> None:
    assert known(rebuilt(NAME, OLD)) == known(rebuilt(NAME, NEW))
    assert rebuilt(NAME, OLD).halt is None


@pytest.mark.parametrize("data", [b'{"kind":"TookAway","at":1.0}', b'{"kind":"Seated","at":1.0,"what":"flew"}', b"{}"])
def test_what_never_was_an_entry_is_not_read(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        entries.read(data)


@in_a_loop
async def test_a_game_stored_in_the_old_form_goes_on_with_new_entries() -> None:
    hall = Hall()
    await hall.store.append(NAME, 0, OLD, write_summary(summarised(rebuilt(NAME, OLD))))
    await hall.house.open()
    devices = [hall.device(name) for name in PEOPLE]
    for device in devices:
        device.table = NAME
        await device.enter()
    anna = devices[0]
    await play_out(devices, 5)
    idle = next(device for device in devices if device is not asked(devices))
    await seat_bot_for(idle, anna, "novice")
    await idle.do(Reclaim(idle.seat))
    await play_out(devices, 5)

    log = await hall.store.read(NAME)
    assert anna.lobby["phase"] == "playing"
    assert log[: len(OLD)] == OLD
    assert len(log) == len(OLD) + 12
    assert b'"what":"reclaimed"' in log[len(OLD) + 6]
    assert known(rebuilt(NAME, log)) == known(await anna.truth())
    for device in devices:
        assert facts(device) == await fresh(device)
