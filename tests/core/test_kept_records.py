"""Records that are kept forever, and the page that describes them: its schema, and its example with real numbers."""

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from aprendiz.core.compare import compare
from aprendiz.core.document import Document, read_file, write
from aprendiz.core.record import Record
from aprendiz.core.replay import replayed, resumed
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.verify import verify
from aprendiz.games import NAMES, load
from aprendiz.games.flautz.events import MatchEnded
from aprendiz.games.labyrinth import events as labyrinth
from aprendiz.games.labyrinth.moves import Turn
from aprendiz.games.magus import events as magus
from tests.core.recordings import FOLDER, play_on

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs" / "records.schema.json").read_text(encoding="utf-8"))

RECORDS = {
    "crystals-of-two": None,
    "matches-of-three-wide": None,
    "own-edition-of-five": None,
    "ends-with-a-straight": None,
    "ends-with-a-royal": None,
    "focused-and-declared": None,
    "final-turns-for-all": None,
    "rules-0-the-same": None,
    "rules-0-otherwise": ("digest", 89),
    "saved": ("unfinished", 85),
    "magus-aimed-throws-of-three": None,
    "magus-taking-parts-of-four": None,
    "magus-own-edition-of-two": None,
    "magus-infants-gross": None,
    "magus-ends-with-exhaustion": None,
    "magus-ends-with-spells": None,
    "magus-saved": ("unfinished", 81),
    "labyrinth-random-maze-of-three": None,
    "labyrinth-ready-maze-mirrored": None,
    "labyrinth-own-maze-ends-with-limit": None,
    "labyrinth-own-maze-not-turned": None,
    "labyrinth-all-items-of-four": None,
    "labyrinth-saved": ("unfinished", 46),
}
"""Records with the kind of their first fault and its move; None: no fault."""

LOGS = {
    "seat-log-running": "matches-of-three-wide",
    "seat-log-finished": "crystals-of-two",
    "seat-log-of-a-spectator": "crystals-of-two",
    "magus-seat-log": "magus-aimed-throws-of-three",
    "labyrinth-seat-log-running": "labyrinth-ready-maze-mirrored",
    "labyrinth-seat-log-finished": "labyrinth-own-maze-ends-with-limit",
}
"""Seat logs with the record each belongs to."""

ENDINGS = MatchEnded | magus.GameEnded | labyrinth.GameEnded


def kept(name: str) -> Document:
    return read_file(FOLDER / f"{name}.json", load)


def kept_record(name: str) -> Record:
    record = kept(name)
    assert isinstance(record, Record)
    return record


def test_every_file_is_listed() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*RECORDS, *LOGS}


@pytest.mark.parametrize("name", RECORDS)
def test_a_kept_record_is_verified_as_ever(name: str) -> None:
    record = kept_record(name)
    game = load(record.header.game)
    verdict = verify(record, game)
    assert (verdict.fault and (verdict.fault.kind, verdict.fault.move)) == RECORDS[name]
    assert (verdict.rules, verdict.known) == (0 if name.startswith("rules-0") else 1, game.rules)
    assert verdict.is_older == (record.header.rules < game.rules)


@pytest.mark.parametrize("name", [name for name, fault in RECORDS.items() if fault is None])
def test_a_kept_record_is_replayed_to_its_end(name: str) -> None:
    record = kept_record(name)
    *_, last = replayed(record, load(record.header.game))
    [ending] = [event.ending for event in last[None].frames[-1].events if isinstance(event, ENDINGS)]
    assert not last[None].waiting
    if "ends-with-" in name:
        assert name.endswith(f"-{ending}")


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_move_is_kept_in_some_record(game: str) -> None:
    records = [kept_record(name) for name in RECORDS]
    kinds = {type(step.move) for record in records if record.header.game == game for step in record.steps}
    assert kinds == set(load(game).kinds.moves)


@pytest.mark.parametrize("name", ["saved", "magus-saved", "labyrinth-saved"])
def test_a_kept_saved_game_can_be_played_to_its_end(name: str) -> None:
    record = kept_record(name)
    game = load(record.header.game)
    session = resumed(record, game)
    play_on(session, record.header, number=1, past=list(replayed(record, game))[:-1])
    assert not session.waiting


@pytest.mark.parametrize("name", LOGS)
def test_a_kept_seat_log_fits_its_record_and_no_other(name: str) -> None:
    log = kept(name)
    assert isinstance(log, SeatLog)
    assert log.is_finished == name.endswith("seat-log-finished")
    for other, fault in RECORDS.items():
        if fault is None:
            record = kept_record(other)
            assert (compare(record, log, load(record.header.game)) is None) == (other == LOGS[name])


def test_a_mirrored_maze_and_every_source_of_a_maze_are_kept() -> None:
    records = [kept_record(name) for name in RECORDS if name.startswith("labyrinth-")]
    turns = {step.move for record in records for step in record.steps if isinstance(step.move, Turn)}

    assert {turn.mirrored for turn in turns} == {True, False}
    assert {type(record.header.options["maze"]) for record in records} == {type(None), str, list}


@pytest.mark.parametrize("game", NAMES)
def test_every_option_that_came_later_is_kept_in_some_record(game: str) -> None:
    records = [kept_record(name) for name in RECORDS]
    named = {option for record in records if record.header.game == game for option in record.header.options}
    assert {option.name for option in load(game).options if option.is_later} <= named


def test_a_match_that_final_turns_lengthened_is_kept() -> None:
    record = kept_record("final-turns-for-all")
    turns = [0]
    for updates in replayed(record, load("flautz")):
        for frame in updates[None].frames:
            if any(isinstance(event, MatchEnded) for event in frame.events):
                turns.append(frame.view.turns)
    matches = [after - before for before, after in pairwise(turns)]
    assert max(matches) > len(record.header.seats), "there is one field, and so one round"


def test_only_the_log_of_a_finished_labyrinth_tells_steps_and_bumps() -> None:
    for name in LOGS:
        if name.startswith("labyrinth-"):
            text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
            told = set(re.findall('"kind": "(Stepped|Bumped|SentHome|MazeShown)"', text))
            assert told == ({"Stepped", "Bumped", "SentHome", "MazeShown"} if "finished" in name else {"SentHome"})


@pytest.mark.parametrize("name", [*RECORDS, *LOGS])
def test_a_kept_file_is_what_we_write_and_fits_the_schema(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert write(kept(name)) == text
    Draft202012Validator(SCHEMA).validate(json.loads(text))


def test_the_schema_is_one_and_refuses_what_is_wrong() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    validator = Draft202012Validator(SCHEMA)
    good: dict[str, Any] = json.loads((FOLDER / "saved.json").read_text(encoding="utf-8"))
    step = good["moves"][0]
    changes: list[dict[str, Any]] = [
        *({"version": 2}, {"format": "aprendiz-seat-log"}, {"result": 1}, {"seats": []}, {"note": ""}),
        *({"seats": [{"name": "", "player": "person"}]}, {"seats": [{"name": "A" * 41, "player": "person"}]}),
        *({"chance": {**good["chance"], "seal": "A" * 64}}, {"chance": {**good["chance"], "shares": ["aa"]}}),
        *({"moves": [{**step, "by": bad}]} for bad in (-1, None, "nobody", True)),
        *({"moves": [{**step, "move": {}}]}, {"moves": [{**step, "digest": "0" * 31}]}),
    ]
    for change in changes:
        assert not validator.is_valid({**good, **change}), change
    for name in good:
        assert not validator.is_valid({key: value for key, value in good.items() if key != name}), name


def test_the_examples_need_nothing_of_ours() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        assert "aprendiz." not in example
        command = [sys.executable, "-I", "-c", example]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
