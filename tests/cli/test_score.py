"""What cards are worth: asked by a person, or by a program for many hands."""

import json
import re
import subprocess
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import COMMAND, USUAL, aprendiz

PATIENCE = 30
RULEBOOK = (Path(__file__).parents[2] / "docs" / "rules" / "flautz.md").read_text(encoding="utf-8")
POINTS = dict(re.findall(r"^- (14\.\d+) .*?(\d+)(?:, and a FLAUTZ!)?\.$", RULEBOOK, flags=re.MULTILINE))
"""The points of each worked example of the rulebook."""

EXAMPLES = {
    "14.1": "K3 K4 K5",
    "14.2": "B2 G2 V2 O2",
    "14.3": "B1 I2 B3 B4",
    "14.4": "B5 G5 I5",
    "14.5": "V4 K4 I4",
    "14.6": "B5 B5 I5",
    "14.7": "P B1 G2 G3 B4",
    "14.8": "P G4 G4 O4",
}


def score(cards: str, *options: str) -> str:
    answer = aprendiz("score", "flautz", *cards.split(), *options)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


def data(cards: str) -> dict[str, Any]:
    [line] = score(cards, "--json").splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def test_every_worked_example_of_the_rulebook_is_tried() -> None:
    assert EXAMPLES.keys() == POINTS.keys() == set(re.findall(r"^- (14\.\d+) ", RULEBOOK, flags=re.MULTILINE))


@pytest.mark.parametrize("number", EXAMPLES)
def test_a_worked_example_is_worth_what_the_rulebook_says(number: str) -> None:
    words = score(EXAMPLES[number])

    assert re.search(rf" = {POINTS[number]} points( \(FLAUTZ!\))?\n$", words)
    assert words.count("\n") == 1


def test_the_spell_is_told_with_what_its_cards_count_as() -> None:
    assert score("P B1 G2 G3 B4") == (
        "prism green/blue, blue 1, green 2 as blue 2, green 3 as blue 3, blue 4 = 16 points (FLAUTZ!)\n"
    )


def test_json_tells_value_cards_spell_flautz_and_straight() -> None:
    found = data("B4 G3 P G2 B1")

    assert list(found) == ["value", "cards", "spell", "flautz", "straight"]
    assert found == {
        "value": 16,
        "cards": ["P", "B1", "G2", "G3", "B4"],
        "spell": ["P", "B1", "B2", "B3", "B4"],
        "flautz": True,
        "straight": False,
    }


def test_only_the_cards_of_the_spell_are_told() -> None:
    assert data("V1 G4 O3 O4 B2") == {
        "value": 9,
        "cards": ["G4", "O4"],
        "spell": ["G4", "O4"],
        "flautz": False,
        "straight": False,
    }


def test_five_of_a_colour_in_a_row_are_a_straight() -> None:
    found = data("O5 O3 O1 O4 O2")

    assert (found["value"], found["flautz"], found["straight"]) == (21, True, True)
    assert found["spell"] == ["O1", "O2", "O3", "O4", "O5"]
    assert score("O5 O3 O1 O4 O2").endswith(" = 21 points (Straight FLAUTZ!)\n")


def test_with_a_special_card_a_row_of_five_is_no_straight() -> None:
    found = data("O5 I3 O1 O4 O2")

    assert (found["value"], found["flautz"], found["straight"]) == (21, True, False)


@pytest.mark.parametrize("cards", ["P", "P P P P P"])
def test_prisms_alone_are_worth_nothing(cards: str) -> None:
    assert data(cards) == {"value": 0, "cards": [], "spell": [], "flautz": False, "straight": False}
    assert score(cards) == "no spell = 0 points\n"


@pytest.mark.parametrize("typed", [["b3,B4", "b5"], ["b3, b4, B5"], ["B3,,B4", " B5 "]])
def test_cards_are_typed_small_or_large_with_spaces_or_commas(typed: list[str]) -> None:
    answer = aprendiz("score", "flautz", *typed)

    assert answer.stdout == "blue 3, blue 4, blue 5 = 13 points\n"
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_every_line_of_the_input_is_a_hand() -> None:
    hands = ["K3 K4 K5", "", "b5,b5,i5", "  P, G4 g4  O4 ", "B1 B2 B3 B4 B5", "P"]

    answer = aprendiz("score", "flautz", "-", typed="\n".join(hands))

    found = [json.loads(line) for line in answer.stdout.splitlines()]
    assert [each["value"] for each in found] == [13, 0, 10, 14, 21, 0]
    assert [each["straight"] for each in found] == [False, False, False, False, True, False]
    assert found[0] == data("K3 K4 K5")
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_no_input_is_no_hand() -> None:
    answer = aprendiz("score", "flautz", "-", typed="")

    assert (answer.stdout, answer.stderr, answer.returncode) == ("", "", 0)


def test_a_program_gets_each_answer_before_it_asks_again() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*COMMAND, "score", "flautz", "-"], stdin=pipe, stdout=pipe, env=USUAL, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        impatience = Timer(PATIENCE, process.kill)
        impatience.start()
        try:
            for cards, value in (("B3 B4 B5", 13), ("G1", 1), ("", 0)):
                process.stdin.write(f"{cards}\n")
                process.stdin.flush()
                assert json.loads(process.stdout.readline())["value"] == value
            process.stdin.close()
            assert process.wait(timeout=PATIENCE) == 0
        finally:
            impatience.cancel()
            process.kill()


@pytest.mark.parametrize(("wrong", "names"), [("B1 X7", "'X7'"), ("B1 B2 B3 B4 B5 G1", "6"), ("\0", "\\x00")])
def test_a_wrong_line_is_told_with_its_number_after_the_answers_to_those_before(wrong: str, names: str) -> None:
    answer = aprendiz("score", "flautz", "-", typed=f"B3 B4\nG1\n{wrong}\nG2\n")

    assert [json.loads(line)["value"] for line in answer.stdout.splitlines()] == [8, 1]
    assert re.match(r"aprendiz: .*\b3\b.*: ", answer.stderr)
    assert names in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert answer.returncode == 2


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        ("B1 B2 B3 B4 B5 G1", "at most 5"),
        ("B1 X7", "'X7'"),
        ("B0", "from 1 to 9"),
        ("B10", "'B10'"),
        ("B", "'B'"),
        ("P1", "'P1'"),
        ("B1 -", "'-'"),
        ("B٣", "'B٣'"),
        ("", "CARD"),
    ],
)
def test_what_is_no_hand_is_answered_in_one_line(cards: str, names: str) -> None:
    answer = aprendiz("score", "flautz", *cards.split())

    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    assert names in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)


def test_every_language_has_its_own_words_for_the_same_points() -> None:
    told = [score("P B1 G2 G3 B4", "--lang", language) for language in LANGUAGES]

    assert all(re.search(r" = 16 \w", line) for line in told)
    assert all(line.count("\n") == 1 for line in told)
    assert len(set(told)) == len(LANGUAGES)


def test_json_is_the_same_in_every_language() -> None:
    told = {score("P B1 G2 G3 B4", "--json", "--lang", language) for language in LANGUAGES}

    assert len(told) == 1
