"""The seat changes of a record: read strictly, covered by the digests, never removed, and limited in number."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from aprendiz.core.document import read, write
from aprendiz.core.errors import Invalid
from aprendiz.core.record import Record, recorded
from aprendiz.core.replay import replayed, resumed
from aprendiz.core.seat_changes import MOST_OF_A_KIND, SeatChanged, SeatChanges, listed, undone
from aprendiz.core.verify import Fault, verify
from aprendiz.games import load
from tests.core.recordings import flautz

GAME = load("flautz")
FLAUTZ = flautz("Anna", "Ben", number=1, mode="matches", matches=2, arena="short")
CHANGES = (SeatChanged(1, 20, "handed-over"), SeatChanged(None, 20, "hands-opened"), SeatChanged(0, 21, "sits-in"))


def changed(changes: SeatChanges = CHANGES) -> Record:
    """A whole game during which seats changed."""
    return recorded(resumed(FLAUTZ, GAME), FLAUTZ.header, FLAUTZ.envelope, changes)


def test_a_record_with_seat_changes_is_read_back_proven_and_replayed() -> None:
    record = read(write(changed()), load)
    assert record == changed()
    assert isinstance(record, Record)
    assert verify(record, GAME).is_proven
    assert list(replayed(record, GAME)) == list(replayed(FLAUTZ, GAME))


def test_the_schema_describes_seat_changes() -> None:
    schema = Path(__file__).parents[2] / "docs" / "records.schema.json"
    valid = Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))
    data = json.loads(write(changed()))
    assert valid.is_valid(data)
    data["seat_changes"][0]["what"] = "swapped"
    assert not valid.is_valid(data)


def test_a_record_without_seat_changes_is_written_as_before() -> None:
    assert write(changed(())) == write(FLAUTZ)
    assert "seat_changes" not in json.loads(write(FLAUTZ))


@pytest.mark.parametrize(
    "changes",
    [(), CHANGES[1:], CHANGES[:2], (CHANGES[1], CHANGES[0], CHANGES[2]), (SeatChanged(0, 19, "left"), *CHANGES)],
)
def test_no_seat_change_can_be_altered_alone(changes: SeatChanges) -> None:
    fault = verify(replace(changed(), seat_changes=changes), GAME).fault
    assert isinstance(fault, Fault)
    assert fault.kind == "digest"
    with pytest.raises(Invalid, match="does not fit"):
        list(replayed(replace(changed(), seat_changes=changes), GAME))


Data = dict[str, Any]
WRONG: list[tuple[str, str, Callable[[Data], object]]] = [
    ("seat_changes", "empty", lambda data: data.update(seat_changes=[])),
    ("seat_changes", "list", lambda data: data.update(seat_changes={})),
    ("seat_changes.1", "table", lambda data: data.update(seat_changes=[3])),
    ("seat_changes.1.seat", "whole", lambda data: data["seat_changes"][0].update(seat=2)),
    ("seat_changes.1.seat", "whole", lambda data: data["seat_changes"][0].update(seat=None)),
    ("seat_changes.2.seat", "one-of", lambda data: data["seat_changes"][1].update(seat=1)),
    ("seat_changes.1.after", "whole", lambda data: data["seat_changes"][0].update(after=-1)),
    ("seat_changes.2.after", "whole", lambda data: data["seat_changes"][1].update(after=19)),
    ("seat_changes.3.after", "whole", lambda data: data["seat_changes"][2].update(after=10**6)),
    ("seat_changes.1.what", "one-of", lambda data: data["seat_changes"][0].update(what="swapped")),
    ("seat_changes.1.who", "unknown", lambda data: data["seat_changes"][0].update(who="Anna")),
    ("seat_changes.2", "twice", lambda data: data["seat_changes"].insert(0, data["seat_changes"][0])),
    (
        "seat_changes.21",
        "too-many",
        lambda data: data.update(
            seat_changes=[{"seat": 0, "after": after, "what": "left"} for after in range(MOST_OF_A_KIND + 1)]
        ),
    ),
]


@pytest.mark.parametrize(("where", "problem", "spoil"), WRONG)
def test_a_wrong_seat_change_is_named(where: str, problem: str, spoil: Callable[[Data], object]) -> None:
    data = json.loads(write(changed()))
    spoil(data)
    with pytest.raises(Invalid) as caught:
        read(json.dumps(data), load)
    assert (caught.value.where, caught.value.problem) == (where, problem)


def test_nobody_fills_the_list_or_hides_another_change_in_it() -> None:
    changes: SeatChanges = ()
    for moves in range(100):
        changes = listed(changes, SeatChanged(0, moves, "sits-in"))
        changes = listed(changes, SeatChanged(0, moves, "reclaimed"))
        changes = listed(changes, SeatChanged(1, 99, "handed-over"))
    assert len(changes) == 2 * MOST_OF_A_KIND + 1


def test_an_undone_move_removes_no_change() -> None:
    assert undone(CHANGES, 20) == (*CHANGES[:2], SeatChanged(0, 20, "sits-in"))
    assert undone(CHANGES, 21) == CHANGES
    assert undone((CHANGES[0], SeatChanged(1, 22, "handed-over")), 20) == CHANGES[:1]
