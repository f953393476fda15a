"""A box of The Magic Labyrinth: shown, copied, checked, played."""

import json
from pathlib import Path

import pytest

from aprendiz.cli.main import main
from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import TEXT_PLAY, aprendiz

CLASSIC = """\
The Magic Labyrinth classic: 24 symbols, 10 ready mazes.
Column: 1, 2, 3, 4, 5, 6.
Row 1: no symbol, owl, candle, moon, key, no symbol.
Row 2: cat, no symbol, wand, flask, no symbol, star.
Row 3: mushroom, book, no symbol, no symbol, ring, bat.
Row 4: toad, lantern, no symbol, no symbol, feather, spider.
Row 5: sun, no symbol, cauldron, crystal ball, no symbol, hourglass.
Row 6: no symbol, hat, snake, gem, broom, no symbol.
garden: 12 walls.
courtyard: 15 walls.
cloister: 19 walls.
library: 19 walls.
tower: 19 walls.
cellar: 22 walls.
crypt: 24 walls.
abyss: 24 walls.
whirlpool: 19 walls, 6 of them one-way.
mirrors: 22 walls, 8 of them one-way.
"""
OURS = "This selection is ours; the printed box may differ.\n"


@pytest.fixture(scope="module")
def toml() -> str:
    answer = aprendiz("edition", "show", "labyrinth", "--toml")
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


def test_a_box_is_shown_with_its_board_and_its_mazes() -> None:
    answer = aprendiz("edition", "show", "labyrinth")

    assert (answer.stdout, answer.stderr, answer.returncode) == (CLASSIC + OURS, "", 0)


def test_the_file_of_an_edition_is_a_good_one(tmp_path: Path, toml: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(toml, encoding="utf-8")

    answer = aprendiz("edition", "check", str(file), "--game", "labyrinth")

    assert (answer.stdout, answer.stderr, answer.returncode) == (f"{file} is a valid edition.\n{CLASSIC}", "", 0)


def test_an_edition_of_ones_own_is_played(tmp_path: Path, toml: str) -> None:
    file, record = tmp_path / "own.toml", tmp_path / "game.json"
    own = toml.replace('"classic"', '"mine"').replace('"owl", "candle"', '"candle", "owl"').replace("garden", "swamp")
    file.write_text(own, encoding="utf-8")
    options = (
        "--watch",
        "--bots",
        "novice",
        "--goal",
        "1",
        "--seed",
        "1",
        "--edition",
        str(file),
        "--maze",
        "swamp",
        "--save",
        str(record),
    )

    answer = aprendiz(*TEXT_PLAY, "labyrinth", *options)

    assert (answer.stderr, answer.returncode) == ("", 0)
    kept = json.loads(record.read_text(encoding="utf-8"))
    assert (kept["edition"]["name"], kept["options"]["maze"]) == ("mine", "swamp")
    assert kept["edition"]["board"]["1"] == ["-", "candle", "owl", "moon", "key", "-"]


def test_symbols_without_a_drawing_are_listed_with_their_letters(
    tmp_path: Path, toml: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(toml.replace('"owl"', '"owll"').replace('"gem"', '"Orb of light"'), encoding="utf-8")

    assert main(["edition", "check", str(file), "--game", "labyrinth", "--lang", "en"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert "Row 6: no symbol, hat, snake, Orb of light, broom, no symbol." in lines
    assert "symbols without a drawing, each with its letter: owll (O), Orb of light (R)." in lines


@pytest.mark.parametrize(
    ("change", "names"),
    [
        (('"owl"', '" owl"'), ["board.1.2", "name of 1 to 24 letters, not ' owl'"]),
        (('"owl"', '"cat"'), ["board.2.1", "twice"]),
        (('"owl"', '"-"'), ["board", "must have 24 symbols, not 23"]),
        (('["-", "owl"', '["owl", "-"'), ["board", "the corner 11 must be blank, not owl"]),
        (('"key", "-"]', '"key"]'), ["board.1", "list of 6 entries"]),
        (('"11-12", "13-14"', '"11-13", "13-14"'), ["mazes.garden.1", "'11-13' is not a wall"]),
        (('"11-12", "13-14"', '"11-12", "11-12"'), ["mazes.garden.2", "twice"]),
        (('"11-12", "13-14"', '"11-12", "11-21"'), ["mazes.garden", "from the corner 11", "cannot be reached: 12, "]),
        (("name = ", "nom = "), ["name", "missing"]),
    ],
)
def test_the_entry_that_is_wrong_is_named(
    tmp_path: Path, toml: str, capsys: pytest.CaptureFixture[str], change: tuple[str, str], names: list[str]
) -> None:
    assert change[0] in toml
    file = tmp_path / "own.toml"
    file.write_text(toml.replace(*change, 1), encoding="utf-8")

    assert main(["edition", "check", str(file), "--game", "labyrinth", "--lang", "en"]) == 2

    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"aprendiz: {file}: {names[0]}: ")
    assert shown.err.count("\n") == 1
    for name in names:
        assert name in shown.err


def test_every_language_has_its_own_words_for_the_same_box() -> None:
    shown = [aprendiz("edition", "show", "labyrinth", "--lang", language).stdout for language in LANGUAGES]

    assert len(set(shown)) == len(LANGUAGES)
    for lines in zip(*(text.splitlines() for text in shown), strict=True):
        assert len({tuple(sorted(filter(str.isdigit, line))) for line in lines}) == 1
