"""Seats that changed during a game are named by `verify` and `replay`, and kept by a resumed game."""

from pathlib import Path

import pytest

from aprendiz.core.document import read, write
from aprendiz.core.record import Record, recorded
from aprendiz.core.replay import resumed
from aprendiz.core.seat_changes import SeatChanged
from aprendiz.games import load
from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import aprendiz
from tests.core.recordings import flautz

CHANGES = (SeatChanged(1, 20, "handed-over"), SeatChanged(None, 21, "hands-opened"))
MOVED = "Ben’s seat moved to another device after move 20."
OPENED = "Spectators could see all hands after move 21."


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    played = flautz("Anna", "Ben", number=1, mode="matches", matches=2, arena="short")
    record = recorded(resumed(played, load("flautz")), played.header, played.envelope, CHANGES)
    path = tmp_path_factory.mktemp("changes") / "game.json"
    path.write_text(write(record), encoding="utf-8")
    return path


def test_verify_names_every_change_in_its_line(file: Path) -> None:
    answer = aprendiz("verify", str(file))
    assert (answer.stderr, answer.returncode) == ("", 0)
    [line] = answer.stdout.splitlines()
    assert line.endswith(f"{MOVED} {OPENED}")


def test_replay_names_every_change_before_the_game(file: Path) -> None:
    answer = aprendiz("replay", str(file))
    assert (answer.stderr, answer.returncode) == ("", 0)
    assert answer.stdout.splitlines()[0] == f"{MOVED} {OPENED}"


def test_every_language_has_its_own_sentence(file: Path) -> None:
    lines = {aprendiz("replay", str(file), "--lang", language).stdout.splitlines()[0] for language in LANGUAGES}
    assert len(lines) == len(LANGUAGES)


def test_a_game_that_is_resumed_and_saved_again_keeps_its_changes(file: Path, tmp_path: Path) -> None:
    whole = read(file.read_text(encoding="utf-8"), load)
    assert isinstance(whole, Record)
    part = Record(whole.header, whole.seal, whole.envelope, whole.steps[:24], None, whole.seat_changes)
    saved, again = tmp_path / "saved.json", tmp_path / "again.json"
    saved.write_text(write(part), encoding="utf-8")
    answer = aprendiz("play", "--text", "--plain", "--resume", str(saved), typed=f"save {again}\nquit\n")
    assert answer.stderr == ""
    kept = read(again.read_text(encoding="utf-8"), load)
    assert isinstance(kept, Record)
    assert kept.seat_changes == CHANGES
