"""The best choices of a seat, from a record or a log: in words, as data, and by what the seat knew."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import Level
from aprendiz.cli.hint import read
from aprendiz.cli.main import main
from aprendiz.games import NAMES
from aprendiz.lang.languages import LANGUAGES
from tests.core.recordings import FOLDER

TINY = Level(3, worlds=2)
Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _quick_masters(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in NAMES:
        monkeypatch.setitem(game_bots(game).levels, "master", TINY)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def hint(capsys: Printed, name: str, *options: str) -> str:
    code = main(["hint", str(FOLDER / f"{name}.json"), *options])
    shown = capsys.readouterr()
    assert (code, shown.err) == (0, "")
    return shown.out


def complaint(capsys: Printed, *arguments: str) -> str:
    code = main(["hint", *arguments])
    shown = capsys.readouterr()
    assert (code, shown.out) == (2, "")
    assert shown.err.count("\n") == 1
    return shown.err


def data(capsys: Printed, name: str, *options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(hint(capsys, name, "--json", *options))
    return found


RECORDS = ["crystals-of-two", "magus-own-edition-of-two", "labyrinth-random-maze-of-three"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_gives_the_chances_of_a_seat_choice_by_choice(capsys: Printed, name: str) -> None:
    moves = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["moves"]

    title, *lines = hint(capsys, name, "--seat", "0").splitlines()

    assert title.endswith(": the chance of winning before each choice")
    numbers = [int(number) for number in re.findall(r"^Move (\d+): [\d.]+%, \w", "\n".join(lines), re.MULTILINE)]
    assert len(numbers) == len(lines) > 3
    assert numbers == sorted(numbers)
    assert {moves[number - 1]["by"] for number in numbers} == {0}


@pytest.mark.parametrize("name", RECORDS)
def test_the_same_can_be_had_as_data_again_and_again(capsys: Printed, name: str) -> None:
    moves = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["moves"]
    found = data(capsys, name, "--seat", "0")

    assert data(capsys, name, "--seat", "0") == found
    assert (found["seat"], found["level"], found["left_out"], found["lacks_moments"]) == (0, "master", 0, False)
    for choice in found["choices"]:
        assert choice["made"]["move"] == moves[choice["move"] - 1]["move"]
        assert choice["options"] > 1
        assert choice["simulations"] == TINY.simulations
    one = found["choices"][2]
    assert data(capsys, name, "--seat", "0", "--move", str(one["move"]))["choices"] == [one]


def test_one_moment_shows_the_best_moves_how_sure_that_is_and_what_was_done(capsys: Printed) -> None:
    title, *best, sureness, made = hint(capsys, "crystals-of-two", "--seat", "0", "--move", "26").splitlines()

    assert title == "Anna, move 26: the best choices and the chance of winning with them"
    assert [line[:3] for line in best] == ["1. ", "2. ", "3. "]
    assert all(re.search(r": [\d.]+% ± [\d.]+$", line) for line in best)
    assert re.match(r"(Sure|Likely|A close call): with (only )?\d+% certainty, the first is the best \(3 ", sureness)
    assert re.match(r"The best of them was chosen\.|The choice was: take the orange 1 .*, [\d.]+% ± [\d.]+\.", made)


def test_where_nothing_was_to_be_chosen_it_says_so(capsys: Printed) -> None:
    found = hint(capsys, "magus-own-edition-of-two", "--seat", "0", "--move", forced("magus-own-edition-of-two"))

    assert "There was nothing to choose: this was the only move." in found
    assert "certainty" not in found


def forced(name: str) -> str:
    """A move of seat 0 that had no alternative."""
    history = read(str(FOLDER / f"{name}.json"), 0)
    return str(next(choice.number for choice in history.choices if history.options(choice) == 1))


@pytest.mark.parametrize("name", ["saved", "magus-saved", "labyrinth-saved"])
def test_a_saved_game_ends_with_a_hint_for_who_is_asked(capsys: Printed, name: str) -> None:
    asked = read(str(FOLDER / f"{name}.json"), 0).updates[-1].waiting
    told = hint(capsys, name, "--seat", str(asked[0]))
    now = re.search(r"^\w+, now \(move (\d+)\): .*\n1\. ", told, re.MULTILINE)
    assert now is not None
    again = hint(capsys, name, "--seat", str(asked[0]), "--move", now[1])
    assert again == told[now.start() :]


def test_while_a_labyrinth_goes_on_steps_are_not_told_again(capsys: Printed) -> None:
    told = hint(capsys, "labyrinth-saved", "--seat", "0")

    assert re.search(r"\d choices? (is|are) left out: while the game is running", told)
    assert not re.search(r"^Move \d+: .*, go ", told, re.MULTILINE)


def test_a_finished_log_gives_the_same_hints_as_its_record(capsys: Printed) -> None:
    for log, record in (
        ("seat-log-finished", "crystals-of-two"),
        ("labyrinth-seat-log-finished", "labyrinth-own-maze-ends-with-limit"),
    ):
        assert hint(capsys, log) == hint(capsys, record, "--seat", "0")
        assert hint(capsys, log, "--seat", "0") == hint(capsys, log)


def test_the_log_of_a_running_labyrinth_says_what_it_lacks(capsys: Printed) -> None:
    told = hint(capsys, "labyrinth-seat-log-running")

    assert told.startswith("This log was written while the game was running.")
    assert "the hint knows less than the seat did" in told
    assert data(capsys, "labyrinth-seat-log-running")["lacks_moments"] is True
    assert data(capsys, "seat-log-running")["lacks_moments"] is False


@pytest.mark.parametrize(
    ("name", "moment"),
    [("ends-with-a-royal", []), ("ends-with-a-royal", ["--move", "21"]), ("labyrinth-seat-log-running", [])],
)
def test_every_language_has_its_own_words(capsys: Printed, name: str, moment: list[str]) -> None:
    seat = "1" if "log" in name else "0"
    told = [hint(capsys, name, "--seat", seat, *moment, "--lang", language) for language in LANGUAGES]

    for lines in zip(*(text.splitlines() for text in told), strict=True):
        assert len(set(lines)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        (
            "crystals-of-two",
            ["--seat", "0", "--move", "21"],
            "--move: move 21 is not a choice of seat 0; the nearest are 20, 22, 24",
        ),
        (
            "crystals-of-two",
            ["--seat", "0", "--move", "999"],
            "--move: move 999 is not a choice of seat 0; the nearest are 74, 76",
        ),
        ("crystals-of-two", ["--seat", "2"], "--seat: must be a whole number from 0 to 1, not 2"),
        ("crystals-of-two", ["--seat", "x"], "--seat"),
        ("crystals-of-two", ["--seat", "0", "--move", "0"], "--move"),
        ("crystals-of-two", [], "--seat: is missing"),
        ("seat-log-finished", ["--seat", "1"], "is the log of seat 0"),
        ("seat-log-of-a-spectator", [], "is the log of a spectator, who has no choices"),
        ("magus-seat-log", ["--move", "3"], "--move: seat 1 has not made a choice"),
        ("rules-0-otherwise", ["--seat", "0"], "moves.89.digest: does not fit the game as played by the rules"),
        ("nowhere", ["--seat", "0"], "nowhere.json: cannot be read"),
    ],
)
def test_what_cannot_be_answered_is_said_in_one_line(
    capsys: Printed, name: str, options: list[str], words: str
) -> None:
    assert words in complaint(capsys, str(FOLDER / f"{name}.json"), *options)


def test_a_broken_file_or_a_log_with_a_gap_is_named(capsys: Printed, tmp_path: Path) -> None:
    whole = (FOLDER / "seat-log-running.json").read_text(encoding="utf-8")
    broken, gap = tmp_path / "broken.json", tmp_path / "gap.json"
    broken.write_text(whole[:2000], encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    second = next(number for number, line in enumerate(lines) if '"version": 2,' in line)
    gap.write_text("".join(lines[:second] + lines[second + 1 :]), encoding="utf-8")

    assert "broken.json: is not valid JSON" in complaint(capsys, str(broken))
    assert "gap.json: updates.2.version: does not fit" in complaint(capsys, str(gap))
