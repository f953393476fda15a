"""Mazes made at the command line, as text, page or data; and the user's own plans, checked."""

import json
import re
import subprocess
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from aprendiz.cli.main import main
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.cli.command import TEXT_PLAY, aprendiz

SVG = "{http://www.w3.org/2000/svg}"
WALL, ONE_WAY, SLOT = ("#1e1b33", "2.4"), ("#7c3aed", "2.4"), ("#c9c4dd", "0.5")
"""Colour and width of the lines."""

SLOTS = 60
OPEN = """\
+---+---+---+---+---+---+
|                       |
+   +   +   +   +   +   +
|                       |
+   +   +   +   +   +   +
|                       |
+   +   +   +   +   +   +
|                       |
+   +   +   +   +   +   +
|                       |
+   +   +   +   +   +   +
|                       |
+---+---+---+---+---+---+
"""


def made(*options: str, folder: Path | None = None) -> str:
    answer = aprendiz("maze", *options, folder=folder)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


def mazes(*options: str) -> list[dict[str, Any]]:
    """One JSON object per line."""
    return [json.loads(line) for line in made("--format", "json", *options).splitlines()]


def assert_one_complaint(answer: subprocess.CompletedProcess[str], *names: str) -> None:
    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    for name in names:
        assert name in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)


def test_a_maze_is_drawn_with_what_there_is_to_say_about_it() -> None:
    shown = made("--seed", "4", "--expansion", "--magic", "3")

    title, drawing, facts = shown.split("\n\n")[:3]
    assert title == "A maze with 19 walls"
    assert [len(line) for line in drawing.splitlines()] == [25] * 13
    inner = drawing[26:-26]
    assert len(re.findall(r"(?<=[^\n])[|](?=[^\n])", inner)) + inner.count("---") == 16
    assert len(re.findall("[<>^v]", inner)) == 3
    lines = facts.splitlines()
    assert re.fullmatch(r"16 walls to insert:( \d\d-\d\d){16}", lines[0])
    assert re.fullmatch(r"3 one-way walls:( \d\d>\d\d){3}", lines[1])
    assert re.fullmatch(r"turns to a target: (\d\.\d\d from (top|bottom) (left|right)(, )?){4}", lines[2])
    assert re.fullmatch(r"the corners differ by: \d\.\d\d turns", lines[3])
    assert re.fullmatch(r"difficulty: \d\.\d\d times the turns on an empty board", lines[4])
    assert re.fullmatch(r"dead ends: \d+", lines[5])
    assert lines[6:] == ["to make it again: --walls 19 --expansion --magic 3 --seed 4"]


def test_the_same_seed_makes_the_same_maze_and_several_take_the_next_seeds() -> None:
    one, two = mazes("--seed", "7", "--count", "2")

    assert [one["seed"], two["seed"]] == [7, 8]
    assert one["walls"] != two["walls"]
    assert mazes("--seed", "8") == [two]
    assert "--seed 7\n\nA maze" in made("--seed", "7", "--count", "2")


def test_without_a_seed_every_maze_is_another_and_tells_its_seed() -> None:
    [one], [other] = mazes(), mazes()

    assert one["walls"] != other["walls"]
    assert mazes("--seed", str(one["seed"])) == [one]


def test_data_has_walls_as_pairs_of_neighbours_and_one_way_walls_by_where_they_are_open() -> None:
    for maze in mazes("--walls", "24", "--expansion", "--count", "20", "--seed", "1"):
        assert list(maze) == ["walls", "one_way", "seed", "fairness"]
        assert (len(maze["walls"]), len(maze["one_way"])) == (16, 8)
        pairs = [*maze["walls"], *maze["one_way"]]
        assert all(1 <= number <= 6 for pair in pairs for square in pair for number in square)
        assert all(abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1 for one, two in pairs)
        assert len({frozenset(map(tuple, pair)) for pair in pairs}) == 24
        assert all(reached(maze, corner) == 36 for corner in ((1, 1), (1, 6), (6, 1), (6, 6)))
        figures = maze["fairness"]
        assert list(figures) == ["turns", "spread", "difficulty", "dead_ends"]
        assert figures["spread"] == pytest.approx(max(figures["turns"]) - min(figures["turns"]), abs=0.002)
        assert figures["difficulty"] >= 1


def reached(maze: dict[str, Any], corner: tuple[int, int]) -> int:
    """The number of squares that can be reached from a corner."""
    closed = {(tuple(one), tuple(two)) for one, two in maze["walls"]}
    closed |= {(two, one) for one, two in closed} | {(tuple(two), tuple(one)) for one, two in maze["one_way"]}
    squares = [corner]
    for row, column in squares:
        for there in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
            inside = 1 <= there[0] <= 6 and 1 <= there[1] <= 6
            if inside and there not in squares and ((row, column), there) not in closed:
                squares.append(there)
    return len(squares)


def test_fair_mazes_are_as_fair_as_was_asked_and_tell_how_many_were_tried() -> None:
    usual = mazes("--seed", "1", "--count", "30")
    fair = mazes("--seed", "1", "--count", "3", "--fair", "0.2")

    found = [maze["seed"] for maze in usual if maze["fairness"]["spread"] <= 0.2]
    assert [maze["seed"] for maze in fair][: len(found)] == found[:3]
    assert all(maze["fairness"]["spread"] <= 0.2 for maze in fair)
    seeds = [0, *(maze["seed"] for maze in fair)]
    assert [maze["tried"] for maze in fair] == [later - before for before, later in pairwise(seeds)]
    assert f"--seed {seeds[1]} ({seeds[1]} mazes were tried)\n" in made("--seed", "1", "--fair", "0,2")


@pytest.mark.parametrize(("language", "shown"), [("en", "2.64 from top left"), ("es", "2,64 desde arriba")])
def test_figures_are_written_as_the_language_writes_them(language: str, shown: str) -> None:
    assert shown in made("--seed", "6", "--lang", language)


def test_fairness_that_no_maze_has_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("aprendiz.games.labyrinth.maker.MOST_TRIED", 40)

    code = main(["maze", "--walls", "24", "--fair", "0", "--seed", "1", "--lang", "en"])

    message = "aprendiz: --fair: none of 40 mazes was as fair as that: allow more\n"
    assert (code, capsys.readouterr()) == (2, ("", message))


def printed(*options: str) -> ElementTree.Element:
    return ElementTree.fromstring(made(*options, "--format", "svg"))  # noqa: S314 - a page of our own


def lines_of(page: ElementTree.Element) -> list[tuple[str | None, str | None]]:
    return [(line.get("stroke"), line.get("stroke-width")) for line in page.iter(f"{SVG}line")]


def words_of(page: ElementTree.Element) -> str:
    return " ".join("".join(text.itertext()) for text in page.iter(f"{SVG}text"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_one_line_for_each_wall_and_a_legend_in_the_language(language: str) -> None:
    texts = Texts(language, "common", "labyrinth")

    options = ("--walls", "24", "--expansion", "--fair", "0.3", "--seed", "3")
    page = printed(*options, "--lang", language)

    assert (page.get("width"), page.get("height"), page.get("lang")) == ("210mm", "297mm", language)
    title = page.find(f"{SVG}title")
    assert title is not None
    assert title.text == f"{texts.say('game')}: {texts.say('plan-title', walls=24)}"
    drawn, samples = lines_of(page), 1
    assert drawn.count(WALL) == 16 + samples
    assert drawn.count(ONE_WAY) == 8 + samples
    assert drawn.count(SLOT) == SLOTS - 24 + samples
    words = words_of(page)
    for sign in ("wall", "one-way", "slot", "corner", "names", "turn"):
        assert texts.say(f"plan-legend-{sign}") in words
    assert texts.say("plan-one-ways", count=8) in words
    assert "--walls 24 --expansion --seed " in words
    legend, figures = (baselines(page, size) for size in ("4", "3.2"))
    assert max(legend) + 2 < min(figures) - 6, "above the line over the figures"
    assert max(figures) < 297 - 5


def baselines(page: ElementTree.Element, size: str) -> list[float]:
    """The y positions of the lines of text in one font size."""
    return [float(text.get("y", "0")) for text in page.findall(f"{SVG}text") if text.get("font-size") == size]


def test_a_page_without_one_way_walls_does_not_explain_them() -> None:
    page = printed("--seed", "3", "--walls", "24")

    assert lines_of(page).count(WALL) == 24 + 1
    assert ONE_WAY not in lines_of(page)
    assert "one-way" not in words_of(page)


def test_several_pages_are_numbered_files_and_nothing_is_overwritten(tmp_path: Path) -> None:
    options = ("--format", "svg", "--seed", "5", "--out", "plan.svg")
    made(*options, "--count", "3", folder=tmp_path)

    files = sorted(path.name for path in tmp_path.iterdir())
    pages = [(tmp_path / name).read_text(encoding="utf-8") for name in files]
    again = aprendiz("maze", *options, "--count", "2", folder=tmp_path)

    assert files == ["plan-1.svg", "plan-2.svg", "plan-3.svg"]
    assert [re.findall(r"--seed (\d+)", page) for page in pages] == [["5"], ["6"], ["7"]]
    assert_one_complaint(again, "plan-1.svg: is already there")
    assert [(tmp_path / name).read_text(encoding="utf-8") for name in files] == pages


def test_a_file_holds_what_would_be_shown_and_is_never_overwritten(tmp_path: Path) -> None:
    options = ("--seed", "5", "--count", "2")
    shown = made(*options)

    assert made(*options, "--out", "mine.txt", folder=tmp_path) == ""

    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == shown
    assert_one_complaint(aprendiz("maze", "--out", "mine.txt", folder=tmp_path), "mine.txt: is already there")
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == shown
    assert_one_complaint(aprendiz("maze", "--out", "nowhere/mine.txt", folder=tmp_path), "nowhere/mine.txt: cannot be")


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (["--walls", "25"], "--walls: must be a whole number from 0 to 24, not '25': the box has no more walls"),
        (["--magic", "3"], "--magic: counts only with --expansion"),
        (["--magic", "9", "--expansion"], "--magic: must be a whole number from 0 to 8"),
        (["--fair", "much"], "--fair: must be a number from 0 to 100 such as 0.5, not 'much'"),
        (["--format", "pdf"], "--format: must be one of text, svg, json"),
        (["--format", "svg", "--count", "2"], "--count: counts only with --out"),
        (["--seed", "-1"], "--seed: "),
        (["dance"], "there is no command dance; there are check"),
        (["check"], "FILE is missing"),
    ],
)
def test_a_wrong_option_is_answered_in_one_line(
    options: list[str], names: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["maze", *options, "--lang", "en"]) == 2

    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("aprendiz: ")
    assert shown.err.count("\n") == 1
    assert names in shown.err


# The user's own plans


@pytest.fixture
def check(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Checks a plan with the given text."""

    def checked(text: str, *options: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "plan").write_text(text, encoding="utf-8")
        return aprendiz("maze", "check", "plan", *options, folder=tmp_path)

    return checked


Check = Callable[..., subprocess.CompletedProcess[str]]


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_was_made_is_a_good_plan_with_the_same_facts(check: Check, form: str) -> None:
    options = ("--seed", "9", "--expansion")
    [data] = mazes(*options)

    answer = check(made(*options, "--format", form))
    again = check(made(*options, "--format", form), "--json")

    assert answer.stdout.startswith("plan is a maze that can be played.\nA maze with 19 walls.\n11 walls to insert: ")
    assert f"\ndead ends: {data['fairness']['dead_ends']}.\n" in answer.stdout
    assert json.loads(again.stdout) == {name: data[name] for name in ("walls", "one_way", "fairness")}
    assert (answer.stderr, again.stderr, answer.returncode, again.returncode) == ("", "", 0, 0)


def drawn(**lines: str) -> str:
    """A drawing without walls in which some lines are replaced, by their numbers from 1."""
    rows = OPEN.splitlines()
    for number, line in lines.items():
        rows[int(number.removeprefix("line_")) - 1] = line
    return "\n".join(rows) + "\n"


def test_a_drawing_may_be_typed_and_indented(check: Check) -> None:
    text = drawn(line_4="|   >   |               |", line_7="+ - +   + v + ^ +   +   +")

    answer = check("My maze\n" + text.replace("\n", "\n  "), "--json")

    data = json.loads(answer.stdout)
    assert data["walls"] == [[[2, 2], [2, 3]], [[3, 1], [4, 1]]]
    assert data["one_way"] == [[[2, 1], [2, 2]], [[3, 3], [4, 3]], [[4, 4], [3, 4]]]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            drawn(line_2="|               |       |", line_3="+   +   +   +   +---+---+"),
            ["plan: from the corner 11 these squares cannot be reached: 15, 16"],
        ),
        (drawn(line_2="|                   <   |", line_3="+   +   +   +   +   + v +"), ["from the corner 11", ": 16"]),
        (drawn(line_4="|   |   x               |"), ["plan: 4, 9: must be one of |, >, <, not 'x'"]),
        (drawn(line_5="+ > +   +   +   +   +   +"), ["plan: 5, 3: must be one of -, v, ^, not '>'"]),
        (OPEN[26:], ["plan: is not a plan of a maze: a drawing has 13 lines", "this has 12"]),
        ("", ["plan: is not a plan of a maze", "this has 0"]),
        ('{"walls": [[[1, 2], [1, 3]], [[1, 2], [1, 4]]]}', ["plan: walls.2: [[1, 2], [1, 4]] is not a wall"]),
        ('{"walls": [[[1, 2], [1, 3]], [[1, 3], [1, 2]]]}', ["12-13: is there twice"]),
        ('{"walls": [], "one_way": [[[6, 6], [6, 7]]]}', ["plan: one_way.1: ", "is not a wall"]),
        ('{"walls": 3}', ["plan: walls: must be a list, not 3"]),
        ('{"one_way": []}', ["plan: walls: is missing"]),
        ('{"walls": [', ["plan: is not valid JSON from line 1 on"]),
        (
            json.dumps(
                {"walls": [[[row, column], [row, column + 1]] for row in range(1, 6) for column in range(1, 6)]}
            ),
            ["plan: the box has 24 walls, the plan needs 25"],
        ),
        (
            json.dumps(
                {"walls": [], "one_way": [[[row, 2], [row, 3]] for row in range(1, 7)] + [[[1, 4], [1, 5]]] * 3}
            ),
            ["14>15: is there twice"],
        ),
        (
            json.dumps({"walls": [], "one_way": [[[row, c], [row, c + 1]] for row in (2, 3, 4) for c in (2, 3, 4)]}),
            ["plan: at most 8 walls are one-way, not 9"],
        ),
    ],
)
def test_what_is_wrong_with_a_plan_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, text: str, names: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plan").write_text(text, encoding="utf-8")

    assert main(["maze", "check", "plan", "--lang", "en"]) == 2

    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    for name in names:
        assert name in shown.err


def test_a_plan_that_is_not_there_is_answered_in_one_line() -> None:
    assert_one_complaint(aprendiz("maze", "check", "nowhere.txt"), "nowhere.txt: cannot be read")


def test_a_plan_can_be_played(tmp_path: Path) -> None:
    made("--walls", "5", "--seed", "1", "--out", "plan.txt", folder=tmp_path)
    made("--walls", "0", "--out", "empty.txt", folder=tmp_path)

    played = aprendiz(*TEXT_PLAY, "labyrinth", "--maze", "plan.txt", typed="q\n", folder=tmp_path)
    empty = aprendiz(*TEXT_PLAY, "labyrinth", "--maze", "empty.txt", typed="q\n", folder=tmp_path)

    assert "\nThere are 5 walls in the maze, and the box is turned.\n" in played.stdout
    assert "\nThere are no walls in the maze.\n" in empty.stdout
    assert (played.returncode, empty.returncode) == (0, 0)
