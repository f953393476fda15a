"""Shows what is in a box, and checks a file of the user's own."""

import json
from pathlib import Path

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import TEXT_PLAY, aprendiz

CLASSIC = """\
FLAUTZ! classic: 83 cards, enough for up to 5 players.
copies of value: 1, 2, 3, 4, 5.
blue: 3, 3, 3, 3, 3.
green: 3, 3, 3, 3, 3.
purple: 3, 3, 3, 3, 3.
orange: 3, 3, 3, 3, 3.
pink: 3, 3, 3, 3, 3.
illusions: 1, 1, 1, 1, 1.
prisms: 3.
arena usual: floor, air, floor, air, either.
arena short: floor, air, either, either.
arena long: floor, air, either, floor, air, either, either.
"""

WIDE = """\
FLAUTZ! wide: 80 cards, enough for up to 5 players.
copies of value: 1, 2, 3, 4, 5, 6, 7.
blue: 2, 2, 2, 2, 2, 2, 2.
green: 2, 2, 2, 2, 2, 2, 2.
purple: 2, 2, 2, 2, 2, 2, 2.
orange: 2, 2, 2, 2, 2, 2, 2.
pink: 2, 2, 2, 2, 2, 2, 2.
illusions: 1, 1, 1, 1, 1, 1, 1.
prisms: 3.
arena usual: floor, air, floor, air, either.
arena short: floor, air, either, either.
arena long: floor, air, either, floor, air, either, either.
"""

OURS = "This selection is ours; the printed box may differ.\n"

OWN = """\
name = "Caixa pròpia"

[spells]
blue = [2, 2, 2]
green = [2, 2, 2]
purple = [2, 2]
orange = [4]
pink = [0, 0, 0, 1]

[special]
illusions = [0, 1]
prisms = 2

[arenas]
tower = ["air", "air"]
garden = ["floor", "either"]
"""


def edition(*arguments: str) -> str:
    answer = aprendiz("edition", *arguments)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


@pytest.mark.parametrize(("arguments", "told"), [([], CLASSIC), (["classic"], CLASSIC), (["wide"], WIDE)])
def test_a_box_is_shown_with_its_cards_and_arenas(arguments: list[str], told: str) -> None:
    assert edition("show", "flautz", *arguments) == told + OURS


@pytest.mark.parametrize(("name", "told"), [("classic", CLASSIC), ("wide", WIDE)])
def test_the_file_of_an_edition_is_a_good_one_and_can_be_played(tmp_path: Path, name: str, told: str) -> None:
    file, record = tmp_path / "own.toml", tmp_path / "game.json"
    file.write_text(edition("show", "flautz", name, "--toml"), encoding="utf-8")

    assert edition("check", str(file)) == f"{file} is a valid edition.\n{told}"
    game = aprendiz(
        *TEXT_PLAY, "--watch", "--bots", "novice", "--seed", "1", "--edition", str(file), "--save", str(record)
    )
    assert (game.stderr, game.returncode) == ("", 0)
    by_name = aprendiz(*TEXT_PLAY, "--watch", "--bots", "novice", "--seed", "1", "--edition", name)
    assert game.stdout.startswith(by_name.stdout)
    assert json.loads(record.read_text(encoding="utf-8"))["edition"]["name"] == name


def test_an_edition_of_ones_own_is_shown_as_it_will_be_played(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")

    assert edition("check", str(file), "--game", "flautz").splitlines() == [
        f"{file} is a valid edition.",
        "FLAUTZ! Caixa pròpia: 24 cards, enough for up to 3 players.",
        "copies of value: 1, 2, 3, 4.",
        "blue: 2, 2, 2, 0.",
        "green: 2, 2, 2, 0.",
        "purple: 2, 2, 0, 0.",
        "orange: 4, 0, 0, 0.",
        "pink: 0, 0, 0, 1.",
        "illusions: 0, 1, 0, 0.",
        "prisms: 2.",
        "arena tower: air, air.",
        "arena garden: floor, either.",
    ]


def test_an_edition_of_ones_own_is_played_by_as_many_as_it_is_enough_for(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")

    three = aprendiz(
        *TEXT_PLAY,
        "--watch",
        "--bots",
        "novice",
        "--seats",
        "3",
        "--seed",
        "1",
        "--matches",
        "2",
        "--edition",
        str(file),
    )
    four = aprendiz(*TEXT_PLAY, "--watch", "--bots", "novice", "--seats", "4", "--edition", str(file))

    assert "cards come from the air.\n" in three.stdout
    assert "cards come from the floor" not in three.stdout
    assert (three.stderr, three.returncode) == ("", 0)
    assert_one_complaint(four.stderr, "24", "4 players need 26")
    assert (four.stdout, four.returncode) == ("", 2)


@pytest.mark.parametrize(
    ("change", "names"),
    [
        (("prisms = 2", "prisms = -1"), ["special.prisms", "-1"]),
        (("prisms = 2", "prisms = 2.0"), ["special.prisms", "2.0"]),
        (("prisms = 2", "prisms = true"), ["special.prisms", "True"]),
        (("prisms = 2", ""), ["special.prisms", "missing"]),
        (("illusions", "phantoms"), ["special.illusions", "missing"]),
        (("blue = [2, 2, 2]", "blue = [2, 2, 99]"), ["spells.blue.3", "from 0 to 20", "99"]),
        (("blue = [2, 2, 2]", 'blue = "many"'), ["spells.blue", "'many'"]),
        (("blue = [2, 2, 2]", "blue = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"), ["spells.blue", "1 to 9 entries"]),
        (("orange = [4]", "orange = [4]\nred = [1]"), ["spells.red", "blue, green, orange, pink, purple"]),
        (('tower = ["air", "air"]', 'tower = ["air", "water"]'), ["arenas.tower.2", "floor, air, either", "'water'"]),
        (('tower = ["air", "air"]', "tower = []"), ["arenas.tower"]),
        (('tower = ["air", "air"]\ngarden = ["floor", "either"]', ""), ["arenas", "at least one"]),
        (('name = "Caixa pròpia"', "name = 7"), ["name", "7"]),
        (('name = "Caixa pròpia"', ""), ["name", "missing"]),
        (('name = "Caixa pròpia"', 'name = "x"\nage = 8'), ["age", "arenas, name, special, spells"]),
        (("[spells]", "[spell]"), ["spells", "missing"]),
        (("[special]", "special ="), ["TOML", "line 10"]),
    ],
)
def test_the_entry_that_is_wrong_is_named(tmp_path: Path, change: tuple[str, str], names: list[str]) -> None:
    assert change[0] in OWN
    file = tmp_path / "own.toml"
    file.write_text(OWN.replace(*change), encoding="utf-8")

    answer = aprendiz("edition", "check", str(file))

    assert_one_complaint(answer.stderr, f"{file}: {names[0]}" if names[0] != "TOML" else f"{file}: ", *names)
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize(("content", "names"), [(b"\xff\xfe\x00", "UTF-8"), (b"#" * 1_000_001, "1000000 bytes")])
def test_a_file_that_is_no_text_of_sensible_size_is_refused(tmp_path: Path, content: bytes, names: str) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(content)

    answer = aprendiz("edition", "check", str(file))

    assert_one_complaint(answer.stderr, str(file), names)
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["check", "nowhere.toml"], "nowhere.toml"),
        (["check", "."], "."),
        (["check"], "FILE"),
        (["check", "x.toml", "--game", "chess"], "flautz"),
        (["show", "flautz", "narrow"], "classic, wide"),
        (["show", "flautz", "narrow", "--toml"], "classic, wide"),
        (["show", "flautz", "wide", "classic"], "classic"),
        (["show", "chess"], "flautz"),
        (["show"], "GAME"),
        (["burn"], "check, show"),
    ],
)
def test_what_there_is_not_is_answered_in_one_line(tmp_path: Path, arguments: list[str], names: str) -> None:
    answer = aprendiz("edition", *arguments, folder=tmp_path)

    assert_one_complaint(answer.stderr, names)
    assert (answer.stdout, answer.returncode) == ("", 2)


def assert_one_complaint(stderr: str, *names: str) -> None:
    assert stderr.startswith("aprendiz: ")
    assert stderr.count("\n") == 1
    for name in names:
        assert name in stderr


def test_every_language_has_its_own_words_for_the_same_box(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(OWN.replace("prisms = 2", "prisms = -1"), encoding="utf-8")

    checked = [edition("check", str(file), "--lang", language).splitlines() for language in LANGUAGES]
    refused = [aprendiz("edition", "check", str(wrong), "--lang", language).stderr for language in LANGUAGES]

    for number in (0, 1, -1):
        assert len({lines[number] for lines in checked}) == len(LANGUAGES)
    for number in range(len(checked[0])):
        assert len({tuple(filter(str.isdigit, lines[number])) for lines in checked}) == 1
    assert len(set(refused)) == len(LANGUAGES)
    for line in refused:
        assert_one_complaint(line, f"{wrong}: special.prisms: ", "-1")


def test_the_file_to_start_from_is_the_same_in_every_language() -> None:
    assert len({edition("show", "flautz", "--toml", "--lang", language) for language in LANGUAGES}) == 1
