"""A box of Magus Novatus: shown, copied, checked, played."""

import json
from pathlib import Path

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import TEXT_PLAY, aprendiz

EFFECTS = (
    *("Greateste Thieves", "Shakum Thingsis Up", "Unleashus Cursus"),
    *("Gous Backus", "Ciao Devilus", "Presentis for Youm"),
)
TIMES = "\N{MULTIPLICATION SIGN}"
BACKS = ", ".join([*(f"1 {TIMES} {effect}" for effect in EFFECTS), f"4 {TIMES} closed book"])
CLASSIC = f"""\
Magus Novatus classic: 64 potions, 8 items, 30 spells.
potions with number: 1, 2, 3, 4.
red: 4, 4, 4, 4.
yellow: 4, 4, 4, 4.
green: 4, 4, 4, 4.
blue: 4, 4, 4, 4.
healing plants: 2.
elixir: 2.
magic wand: 2.
curse: 2.
spells for 2 points: 3 red; 3 yellow; 3 green; 3 blue; 3 of any colour with a 2; 3 of any colour with a 3; \
2 of one colour and 2 of another colour; 1 red, 1 yellow, 1 green and 1 blue; \
3 of one colour with different numbers; 4 of one colour.
spells for 3 points: 2 red and 3 blue; 2 yellow and 3 green; 2 green and 3 red; 2 blue and 3 yellow; \
2 of any colour with a 1 and 3 of one colour; 2 of any colour with a 4 and 3 of one colour; \
2 of any colour with a 2 and 2 of any colour with a 3; \
3 of one colour with different numbers and 2 of another colour; \
1 red with a 1 and 2 of any colour with a 4; 5 of one colour.
spells for 4 points: 3 of one colour with different numbers and 3 of another colour with different numbers; \
4 of one colour with different numbers; 3 red and 3 green; 3 yellow and 3 blue; \
2 of any colour with a 1, 2 of any colour with a 2 and 2 of any colour with a 3; \
3 of one colour and 3 of any colour with a 4; 4 of one colour and 3 of another colour; \
3 green with different numbers and 2 yellow; 3 blue with different numbers and 2 red; 2 red, 2 yellow and 2 green.
on their backs, 2 points: {BACKS}.
on their backs, 3 points: {BACKS}.
on their backs, 4 points: {BACKS}.
the cylinder’s last place: 2 players: 8, 3 players: 10, 4 players: 12.
an aimed throw: hits 8 times out of 20, each side 2, each corner 1.
"""
OURS = "This selection is ours; the printed box may differ.\n"


@pytest.fixture(scope="module")
def toml() -> str:
    answer = aprendiz("edition", "show", "magus", "--toml")
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


@pytest.mark.parametrize("arguments", [[], ["classic"]])
def test_a_box_is_shown_with_its_cards_spells_and_backs(arguments: list[str]) -> None:
    answer = aprendiz("edition", "show", "magus", *arguments)

    assert (answer.stdout, answer.stderr, answer.returncode) == (CLASSIC + OURS, "", 0)


def test_the_file_of_an_edition_is_a_good_one(tmp_path: Path, toml: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(toml, encoding="utf-8")

    answer = aprendiz("edition", "check", str(file), "--game", "magus")

    assert (answer.stdout, answer.stderr, answer.returncode) == (f"{file} is a valid edition.\n{CLASSIC}", "", 0)


def test_an_edition_of_ones_own_is_played(tmp_path: Path, toml: str) -> None:
    file, record = tmp_path / "own.toml", tmp_path / "game.json"
    file.write_text(toml.replace('"R---"', '"R1234"').replace('"classic"', '"mine"'), encoding="utf-8")

    answer = aprendiz(
        *TEXT_PLAY, "magus", "--watch", "--bots", "novice", "--seed", "1", "--edition", str(file), "--save", str(record)
    )

    assert (answer.stderr, answer.returncode) == ("", 0)
    edition = json.loads(record.read_text(encoding="utf-8"))["edition"]
    assert (edition["name"], edition["spells"]["2"][0]) == ("mine", "R1234")


NAMED_PILE = ", ".join(['"R---: devil"', '"R---: closed-book"', *['"K----: thieves"'] * 8])


def test_spells_are_shown_with_the_backs_that_they_name(tmp_path: Path, toml: str) -> None:
    file = tmp_path / "own.toml"
    own = f"{toml[: toml.index('2 = [')]}2 = [{NAMED_PILE}]\n{toml[toml.index('3 = [') :]}"
    file.write_text(own[: own.index("[backs.2]")] + own[own.index("[backs.3]") :], encoding="utf-8")

    answer = aprendiz("edition", "check", str(file), "--game", "magus")

    assert (answer.stderr, answer.returncode) == ("", 0)
    shown = "3 red (Ciao Devilus); 3 red (closed book); 4 of one colour (Greateste Thieves); "
    assert f"\nspells for 2 points: {shown}" in answer.stdout
    assert "on their backs, 2 points" not in answer.stdout


@pytest.mark.parametrize(
    ("change", "names"),
    [
        (('"*222"', '"*225"'), ["spells.2.5", "'*225'"]),
        (('"Kabcd"', '"Kabcd Aabcd *11"'), ["spells.4.2", "'Kabcd Aabcd *11'", "1 to 9 potions"]),
        (('"Kabc A--"', '"R-- B---: devil"'), ["spells.3.8", "every copy names its back, or none does"]),
        (('"Kabc A--"', '"Kabc A--: demon"'), ["spells.3.8", "'demon'", "thieves, shake-up, curses"]),
        (('"Kabc A--"', '"Kabc A--: devil"'), ["backs.3", "10 backs", "9 spells that name none"]),
        (('"Kabc A--"', "7"), ["spells.3.8", "7"]),
        (("closed-book = 4", "closed-book = 5"), ["backs.2", "11 backs", "10 spells"]),
        (("thieves = 1\n", ""), ["backs.2.thieves", "missing"]),
        (("wand   = 2", "wand = -1"), ["items.wand", "-1"]),
        (("red    = [4, 4, 4, 4]", "red = [4, 4, 4, 4, 4]"), ["potions.red", "1 to 4 entries"]),
        (("= [4, 4, 4, 4]", "= [1, 1, 1, 1]"), ["potions", "at least 25"]),
        (("3 = 10", "3 = 0"), ["cylinder.3", "0"]),
        (("hit = 8\nside = 2\ncorner = 1", "hit = 0\nside = 0\ncorner = 0"), ["throw.hit", "0"]),
    ],
)
def test_the_entry_that_is_wrong_is_named(tmp_path: Path, toml: str, change: tuple[str, str], names: list[str]) -> None:
    assert change[0] in toml
    file = tmp_path / "own.toml"
    everywhere = change[0].startswith("= ")
    file.write_text(toml.replace(*change, -1 if everywhere else 1), encoding="utf-8")

    answer = aprendiz("edition", "check", str(file), "--game", "magus")

    assert answer.stderr.startswith(f"aprendiz: {file}: {names[0]}: ")
    assert answer.stderr.count("\n") == 1
    for name in names:
        assert name in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)


def test_an_edition_of_another_game_is_refused(tmp_path: Path, toml: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(toml, encoding="utf-8")

    answer = aprendiz("edition", "check", str(file), "--game", "flautz")

    assert (answer.stdout, answer.stderr.count("\n"), answer.returncode) == ("", 1, 2)


def test_every_language_has_its_own_words_for_the_same_box() -> None:
    shown = [aprendiz("edition", "show", "magus", "--lang", language).stdout for language in LANGUAGES]

    assert len(set(shown)) == len(LANGUAGES)
    for lines in zip(*(text.splitlines() for text in shown), strict=True):
        assert len({tuple(sorted(filter(str.isdigit, line))) for line in lines}) == 1
