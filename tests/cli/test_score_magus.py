"""Whether potions pay for a spell of Magus Novatus, for one or many."""

import json
from typing import Any

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import aprendiz


def payments(*lines: str, options: tuple[str, ...] = ()) -> list[tuple[bool, int, str]]:
    """For each line: whether the spell can be cast, the fewest elixirs needed, and the cards that pay."""
    answer = aprendiz("score", "magus", "-", *options, typed="".join(f"{line}\n" for line in lines))
    assert (answer.stderr, answer.returncode) == ("", 0)
    found: list[dict[str, Any]] = [json.loads(line) for line in answer.stdout.splitlines()]
    assert all(list(each) == ["castable", "elixirs", "pay"] for each in found)
    return [(each["castable"], each["elixirs"], " ".join(each["pay"])) for each in found]


def test_every_line_of_the_input_is_a_spell_and_a_hand() -> None:
    expected = {
        "Kabc | R1 R2 R4": (True, 0, "R1 R2 R4"),
        "Kabc | R1 R1 R2": (False, 1, ""),
        "Kaab | R1 R1 R3": (True, 0, "R1 R1 R3"),
        "Kaab | R1 R2 R3": (False, 1, ""),
        "Kabc Aabc | R1 R2 R3 G1 G2 G3": (True, 0, "R1 R2 R3 G1 G2 G3"),
        "K-- A-- | R1 R2 R3 R4": (False, 2, ""),
        "*222 | B2 R2 Y2": (True, 0, "R2 Y2 B2"),
        "R- Y- G- B- | R1 Y1 G1 G2": (False, 1, ""),
        "R1 *44 | r1,Y4 , b4": (True, 0, "R1 Y4 B4"),
        "R--|": (False, 2, ""),
        "R--": (False, 2, ""),
    }

    assert payments(*expected) == list(expected.values())


def test_of_several_ways_to_pay_the_one_with_the_first_cards_is_told() -> None:
    assert payments("R-- | B1 R4 R3 R2", "K-- | G1 G2 R3 R4", "*4 | B4 Y4") == [
        (True, 0, "R2 R3"),
        (True, 0, "R3 R4"),
        (True, 0, "Y4"),
    ]


def test_elixirs_stand_for_what_is_missing_and_as_few_as_possible_are_used() -> None:
    assert payments("R-- | R1", "R--- | R1", "R-- | R1 R2", options=("--elixirs", "1")) == [
        (True, 1, "R1"),
        (False, 2, ""),
        (True, 0, "R1 R2"),
    ]


def test_for_infant_students_only_colours_count() -> None:
    spells = ("Kabc | R1 R1 R1", "*444 | R1 Y2 B3", "K-- A-- | R1 R1 R1 R1")

    assert payments(*spells, options=("--infant",)) == [(True, 0, "R1 R1 R1"), (True, 0, "R1 Y2 B3"), (False, 2, "")]
    assert [castable for castable, *_ in payments(*spells)] == [False, False, False]


def test_no_input_is_no_spell() -> None:
    answer = aprendiz("score", "magus", "-", typed="")

    assert (answer.stdout, answer.stderr, answer.returncode) == ("", "", 0)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["Kabc A--", "R1", "R2,R4", "g3", "G3", "B1"], "castable: red 1, red 2, red 4, green 3, green 3\n"),
        (["Kabc A--", "R1", "R2", "G3"], "not castable: it would take 2 elixirs\n"),
        (["Kabc A--", "R1", "R2", "G3", "--elixirs", "2"], "castable: red 1, red 2, green 3 and 2 elixirs\n"),
        (["*222", "R2", "Y2", "--json"], '{"castable": false, "elixirs": 1, "pay": []}\n'),
    ],
)
def test_a_single_spell_is_answered_in_words_or_as_json(arguments: list[str], told: str) -> None:
    answer = aprendiz("score", "magus", *arguments)

    assert (answer.stdout, answer.stderr, answer.returncode) == (told, "", 0)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["X--", "R1"], ["'X--'", "R, Y, G, B, K, A, *"]),
        (["R--- Y--- G--- B", "R1"], ["'R--- Y--- G--- B'"]),
        (["R--", "Z9"], ["'Z9'", "R1, R2"]),
        (["R--", "R1", "E"], ["'E'", "is not a potion"]),
        (["-", "R1"], ["'-'"]),
        (["R--", "--elixirs", "21"], ["--elixirs", "from 0 to 20"]),
        ([], ["SPELL"]),
    ],
)
def test_what_is_no_spell_or_no_potion_is_answered_in_one_line(arguments: list[str], names: list[str]) -> None:
    answer = aprendiz("score", "magus", *arguments)

    assert_one_complaint(answer.stderr, *names)
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize(("wrong", "names"), [("R-- | R1 R9", "'R9'"), ("", "''"), ("R5 | R1", "'R5'")])
def test_a_wrong_line_is_told_with_its_number_after_the_answers_to_those_before(wrong: str, names: str) -> None:
    answer = aprendiz("score", "magus", "-", typed=f"R-- | R1 R2\nB-\n{wrong}\nR-- | R1 R2\n")

    assert [json.loads(line)["castable"] for line in answer.stdout.splitlines()] == [True, False]
    assert_one_complaint(answer.stderr, "line 3: ", names)
    assert answer.returncode == 2


def assert_one_complaint(stderr: str, *names: str) -> None:
    assert stderr.startswith("aprendiz: ")
    assert stderr.count("\n") == 1
    for name in names:
        assert name in stderr


def test_every_language_has_its_own_words() -> None:
    castable = [aprendiz("score", "magus", "R--", "R1", "--elixirs", "1", "--lang", name).stdout for name in LANGUAGES]
    too_long = [aprendiz("score", "magus", "R" + "-" * 10, "--lang", name).stderr for name in LANGUAGES]

    for told in (castable, too_long):
        assert len(set(told)) == len(LANGUAGES)
        assert all(line.count("\n") == 1 for line in told)
    assert all("1" in line for line in castable)
    assert all("9" in line for line in too_long), "how many potions a spell may want"
