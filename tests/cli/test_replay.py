"""A game told again from its file: as a spectator saw it, as one seat saw it, and move by move."""

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.cli.command import TEXT_PLAY, aprendiz

RECORDS = Path(__file__).parents[1] / "records"
PROMPT = "Enter: next; "
FIRST_CHOICES = "1\n\n" * 500
"""Input of a person who always takes the first choice and presses Enter where asked to."""


@dataclass(frozen=True)
class Game:
    """A game played at the command line: its output and its files."""

    shown: str
    record: Path
    log: Path


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A game of three bots."""
    folder = tmp_path_factory.mktemp("watched")
    answer = aprendiz(*TEXT_PLAY, "--watch", "--bots", "novice", "--seed", "3", "--save", str(folder / "game.json"))
    assert (answer.stderr, answer.returncode) == ("", 0)
    return Game(answer.stdout, folder / "game.json", folder / "none.json")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A person in seat 0 against two bots, who kept a log after two turns."""
    folder = tmp_path_factory.mktemp("played")
    record, log = folder / "game.json", folder / "log.json"
    typed = f"1\n\n1\n\nlog {log}\n{FIRST_CHOICES}"
    answer = aprendiz(
        *(*TEXT_PLAY, "--plain", "--bots", "novice", "--seed", "3", "--names", "Anna", "--save", str(record)),
        typed=typed,
    )
    assert (answer.stderr, answer.returncode) == ("", 0)
    return Game(answer.stdout, record, log)


def replay(file: Path, *options: str, typed: str = "") -> str:
    answer = aprendiz("replay", str(file), *options, typed=typed)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


def test_a_record_is_told_as_it_was_while_it_was_watched(watched: Game) -> None:
    told = replay(watched.record)

    before, _, after = watched.shown.partition(told)
    assert told.count("\n") > 20
    assert before.count("\n") == 2, "who plays, and the seal"
    assert re.match(r"1\. .*\n2\. .*\n[23]\. .*\nSaved to ", after), "where everybody stands, and the file"


def test_a_record_is_told_to_a_seat_as_it_was_to_the_person_there(played: Game) -> None:
    told = replay(played.record, "--seat", "0").splitlines()

    shown = iter(re.sub(r"^.*: $", "", line) for line in played.shown.splitlines())
    assert all(line in shown for line in told), "all that is told was shown, in this order"
    assert "You take " in "\n".join(told)
    assert "Anna" not in "\n".join(told)


def test_nobody_is_you_without_a_seat(played: Game) -> None:
    told = replay(played.record)

    assert "Anna takes " in told
    assert "You" not in told


def test_every_seat_has_its_own_you(played: Game) -> None:
    told = [replay(played.record, "--seat", str(seat)) for seat in (0, 1, 2)]

    assert len(set(told)) == 3
    for seat, text in enumerate(told):
        assert "You take " in text
        assert ("Anna takes " in text) == (seat != 0)


def test_a_seat_log_is_told_as_far_as_it_goes(played: Game) -> None:
    whole = replay(played.record, "--seat", "0")

    told = replay(played.log)

    assert whole.startswith(told)
    assert told.count("You take ") == 2
    assert replay(played.log, "--seat", "0") == told


def test_a_record_of_a_simulation_is_told(tmp_path: Path) -> None:
    aprendiz("simulate", "flautz", "--games", "1", "--bots", "random", "--records", str(tmp_path / "new"))

    told = replay(tmp_path / "new" / "flautz-000001.json")

    assert "Match 1: " in told
    assert re.search(r"\nThe game is over\. .*\n$", told)


def moves_shown(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^Move (\d+) of \d+$", text, flags=re.MULTILINE)]


def count_of(file: Path) -> int:
    return len(json.loads(file.read_text(encoding="utf-8"))["moves"])


def test_enter_goes_through_the_game_move_by_move_and_out_at_the_end(watched: Game) -> None:
    count = count_of(watched.record)

    told = replay(watched.record, "--step", typed="\n" * (count + 1) + "never read\n")

    assert moves_shown(told) == list(range(1, count + 1))
    assert f"Move 1 of {count}\n" in told
    assert told.count(PROMPT) == count + 1
    assert told.count("End of the file.") == 1
    assert "never read" not in told
    for line in replay(watched.record).splitlines():
        assert f"{line}\n" in told


def test_every_step_shows_the_table_after_it(watched: Game) -> None:
    before, after = replay(watched.record, "--step", typed="3\n\nq\n").split("Move 3 of ")[1].split("Move 4 of ")

    assert "is dealt a card." in before
    assert "is dealt a card." in after
    deck = [int(re.findall(r"^Deck: (\d+) cards\.$", text, flags=re.MULTILINE)[0]) for text in (before, after)]
    assert deck == [82, 81]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("quit\n", []),
        ("q\n", []),
        ("", []),
        ("\n\n", [1, 2]),
        ("\nback\nq\n", [1]),
        ("b\nb\n\nq\n", [1]),
        ("7\nq\n", [7]),
        ("7\nb\nBACK\n\nq\n", [7, 6, 5, 6]),
        ("20\n4\n\nq\n", [20, 4, 5]),
        ("5\n0\n\nq\n", [5, 1]),
        ("5\nnonsense\nq\n", [5, 5]),
        ("5\n-1\nq\n", [5, 5]),
        ("5\n٣\nq\n", [5, 5]),
    ],
)
def test_what_is_typed_leads_forth_and_back(watched: Game, typed: str, shown: list[int]) -> None:
    assert moves_shown(replay(watched.record, "--step", typed=typed)) == shown


@pytest.mark.parametrize("number", ["999", "9" * 5000])
def test_a_number_beyond_the_end_leads_to_the_end(watched: Game, number: str) -> None:
    told = replay(watched.record, "--step", typed=f"{number}\nb\nq\n")

    count = count_of(watched.record)
    assert moves_shown(told) == [count, count - 1]
    assert told.count("End of the file.") == 1


def test_a_seat_sees_its_own_cards_when_it_steps_and_only_those(played: Game) -> None:
    own = replay(played.record, "--step", "--seat", "0", typed="26\nq\n")
    everybodys = replay(played.record, "--step", typed="26\nq\n")
    logged = replay(played.log, "--step", typed="26\nq\n")

    assert re.search(r"^Your hand: (\w+( \d)?, ){4}\w+( \d)?\.$", own, flags=re.MULTILINE)
    assert "hand: " not in everybodys
    assert re.sub(r"of \d+", "", logged) == re.sub(r"of \d+", "", own)


@pytest.mark.parametrize("seat", ["3", "10", "-1", "first"])
def test_a_seat_that_nobody_has_is_answered_in_one_line(watched: Game, seat: str) -> None:
    answer = aprendiz("replay", str(watched.record), "--seat", seat)

    assert_one_complaint(answer, "--seat: ", seat)


def test_the_log_of_a_seat_cannot_be_told_for_another(played: Game) -> None:
    answer = aprendiz("replay", str(played.log), "--seat", "1")

    assert_one_complaint(answer, str(played.log), "seat 0")


@pytest.mark.parametrize(
    ("content", "names"),
    [
        (b"", "JSON"),
        (b"moves", "JSON"),
        (b"[]", "format"),
        (b'{"format": "chess"}', "format"),
        (b'{"format": "aprendiz-record", "version": 9}', "version"),
        (b'{"format": "aprendiz-record", "version": 1, "game": "chess"}', "flautz"),
        (b'{"format": "aprendiz-record", "version": 1, "game": "flautz", "rules": 1}', "edition"),
        (b"\xff", "UTF-8"),
        (b"[" * 100_000, ""),
    ],
)
def test_a_broken_file_is_answered_in_one_line(tmp_path: Path, content: bytes, names: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)

    assert_one_complaint(aprendiz("replay", str(file)), str(file), names)


def test_a_cut_record_is_answered_in_one_line(tmp_path: Path, watched: Game) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(watched.record.read_bytes()[:-100])

    assert_one_complaint(aprendiz("replay", str(file), "--step"), str(file), "JSON")


def test_a_record_that_breaks_the_rules_is_not_told(tmp_path: Path, watched: Game) -> None:
    whole = json.loads(watched.record.read_text(encoding="utf-8"))
    whole["moves"][30], whole["moves"][31] = whole["moves"][31], whole["moves"][30]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(whole), encoding="utf-8")

    assert_one_complaint(aprendiz("replay", str(file)), "moves.31.")


@pytest.mark.parametrize(("arguments", "names"), [(["nowhere.json"], "nowhere.json"), (["."], "."), ([], "FILE")])
def test_without_a_file_nothing_is_told(tmp_path: Path, arguments: list[str], names: str) -> None:
    assert_one_complaint(aprendiz("replay", *arguments, folder=tmp_path), names)


def assert_one_complaint(answer: subprocess.CompletedProcess[str], *names: str) -> None:
    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    for name in names:
        assert name in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)


def test_every_language_tells_the_same_game_in_its_own_words(played: Game) -> None:
    told = [replay(played.record, "--seat", "0", "--lang", language).splitlines() for language in LANGUAGES]

    for lines in zip(*told, strict=True):
        assert len(set(lines)) == len(LANGUAGES), lines


def test_a_magus_game_is_told_in_every_language_and_its_seat_log_as_far_as_it_goes() -> None:
    """A line that names only a new spell may be the same in two languages."""
    record, log = RECORDS / "magus-aimed-throws-of-three.json", RECORDS / "magus-seat-log.json"

    told = {language: replay(record, "--seat", "1", "--lang", language).splitlines() for language in LANGUAGES}

    assert "\n".join(told["en"]).startswith(replay(log).rstrip("\n"))
    assert "The deck is empty: the discards, " in "\n".join(told["en"])
    assert re.fullmatch(r"The game is over: the cylinder has reached its last place\. .*!", told["en"][-1])
    assert "さくら" not in "\n".join(told["en"]), "it is you"
    for language in LANGUAGES:
        for line, english in zip(told[language], told["en"], strict=True):
            assert (line == english) == (language == "en"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words_to_step_with(watched: Game, language: str) -> None:
    texts = Texts(language, "command")
    back, leave = texts.say("word-back"), texts.say("word-quit")

    told = replay(watched.record, "--step", "--lang", language, typed=f"7\n{back}\nback\n{leave}\n\n")

    count = count_of(watched.record)
    headings = [texts.say("replay-move", number=number, count=count) for number in (7, 6, 5)]
    assert [line for line in told.splitlines() if line in headings] == headings
    assert told.rstrip().endswith(leave)
    assert told.count(f"“{back}”") + told.count(f"«{back}»") == 4
