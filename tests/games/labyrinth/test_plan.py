"""Plans of mazes: drawings and data can be read again, and errors name the wrong place."""

import json
from pathlib import Path

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.games.labyrinth.edition import walls_named
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.maker import laid
from aprendiz.games.labyrinth.maze import Maze
from aprendiz.games.labyrinth.plan import data_of, drawing, read_plan
from aprendiz.games.labyrinth.symbols import Direction
from aprendiz.games.labyrinth.walls import Wall, maze_of, walls_of
from tests.games.labyrinth.enumeration import closed_in
from tests.rule import rule

PLAN = """
+---+---+---+---+---+---+
|       |               |
+   +   +   +   +   +   +
|           >           |
+   +---+ v +   +   +   +
|                       |
+   +   +   +   +   +   +
|       <               |
+   +   +   +   + ^ +   +
|                       |
+   +   +   +   +   +   +
|                   |   |
+---+---+---+---+---+---+
"""
NAMED = ("12-13", "23>24", "22-32", "23>33", "43>42", "55>45", "65-66")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "plan.txt"


def read(file: Path, text: str) -> tuple[str, ...]:
    file.write_text(text, encoding="utf-8")
    return read_plan(file)


def random_mazes(magic: int) -> list[Maze]:
    forms = [
        GAME.setup(seats=2, walls=walls, **({"expansion": "yes", "magic": magic} if magic else {}))
        for walls in (0, 1, 8, 19, 24)
    ]
    return [laid(form, seed) for form in forms for seed in range(8)]


def test_walls_are_read_where_they_are_drawn(file: Path) -> None:
    assert read(file, PLAN) == NAMED


def test_a_maze_is_drawn_as_people_draw_it() -> None:
    maze = maze_of(walls_named(NAMED, NAMED, "plan"))
    assert drawing(maze) == PLAN.strip().splitlines()


@rule("labyrinth-2.1", "labyrinth-7.1")
@pytest.mark.parametrize("magic", [0, 8])
def test_a_drawing_is_read_as_the_maze_that_was_drawn(magic: int, file: Path) -> None:
    for maze in random_mazes(magic):
        names = read(file, "\n".join(drawing(maze)))
        assert closed_in(maze_of(walls_named(names, names, "plan"))) == closed_in(maze)


@pytest.mark.parametrize("magic", [0, 8])
def test_data_is_read_as_the_maze_that_was_written(magic: int, file: Path) -> None:
    for maze in random_mazes(magic):
        names = read(file, json.dumps(data_of(maze)))
        assert closed_in(maze_of(walls_named(names, names, "plan"))) == closed_in(maze)
        assert sorted(names) == sorted(str(wall) for kind in walls_of(maze) for wall in kind)


def test_words_around_a_drawing_and_beside_it_do_not_matter(file: Path) -> None:
    lines = ["A maze", *(f"  {line}  # mine" for line in PLAN.strip().splitlines()), "", "Walls: 12-13"]
    assert read(file, "\n".join(lines)) == NAMED


def test_a_wall_between_rows_may_be_drawn_with_fewer_signs(file: Path) -> None:
    assert read(file, PLAN.replace("+   +---+ v", "+   + - + v")) == NAMED


def test_data_may_be_spread_over_lines_and_only_the_first_object_counts(file: Path) -> None:
    maze = maze_of(walls_named(NAMED, NAMED, "plan"))
    other = json.dumps({"walls": [[[1, 1], [1, 2]]]})
    assert sorted(read(file, f"\n {json.dumps(data_of(maze), indent=2)}\n{other}\n")) == sorted(NAMED)


def test_the_squares_of_a_wall_may_be_given_in_any_order_those_of_a_one_way_wall_tell_its_direction(file: Path) -> None:
    pairs = {"walls": [[[1, 3], [1, 2]]], "one_way": [[[2, 4], [2, 3]], [[2, 5], [2, 6]]]}
    assert read(file, json.dumps(pairs)) == ("12-13", "24>23", "25>26")


def test_an_option_too_takes_the_squares_of_a_wall_in_any_order() -> None:
    one, other = (GAME.setup(seats=2, maze=[name]) for name in ("65-66", "66-65"))
    assert walls_of(one.plan) == walls_of(other.plan) == ((Wall(6, 5, Direction.EAST),), ())


def changed(line: int, position: int, sign: str) -> str:
    """The plan with another sign on a line, both counted from 1; line 1 is blank."""
    lines = PLAN.split("\n")
    lines[line - 1] = f"{lines[line - 1][: position - 1]}{sign}{lines[line - 1][position:]}"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "position", "sign", "known"),
    [
        (3, 5, "x", "|, >, <"),
        (3, 5, "v", "|, >, <"),
        (3, 5, "-", "|, >, <"),
        (3, 6, "|", "␣"),
        (3, 25, ">", "|"),
        (3, 25, " ", "|"),
        (4, 3, "|", "-, v, ^"),
        (4, 2, "v", "-"),
        (4, 5, "-", "+"),
        (2, 3, " ", "-"),
        (14, 3, "v", "-"),
    ],
)
def test_a_sign_that_cannot_stand_there_is_named_with_its_place(
    line: int, position: int, sign: str, known: str, file: Path
) -> None:
    with pytest.raises(Invalid) as caught:
        read(file, changed(line, position, sign))
    assert str(caught.value) == f"{file}: {line}, {position}: must be one of {known}, not '{sign}'"


def test_the_place_of_a_sign_is_counted_from_the_margin_of_the_file(file: Path) -> None:
    with pytest.raises(Invalid, match=r"plan\.txt: 3, 8: "):
        read(file, changed(3, 5, "x").replace("\n", "\n   "))


def test_a_line_that_is_cut_off_is_named(file: Path) -> None:
    with pytest.raises(Invalid, match=r"plan\.txt: 5, 21: must be one of .*, not ''"):
        read(file, PLAN.replace("|           >           |", "|           >       "))


@pytest.mark.parametrize(("text", "count"), [("", 0), ("hello", 0), (PLAN.replace("v", "v\n|"), 14), (PLAN * 2, 26)])
def test_what_has_too_few_or_too_many_lines_is_no_plan(text: str, count: int, file: Path) -> None:
    with pytest.raises(Invalid, match=f"a drawing has 13 lines that start with . or .*, this has {count}"):
        read(file, text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "is not valid JSON from line 1 on: damaged or cut off"),
        ('\n\n{"walls": [[[1, 2], [1, 3]],\n[[2', "is not valid JSON from line 4 on: damaged or cut off"),
        ("{" * 50_000, "is not valid JSON from line 1 on: damaged or cut off"),
        ('{"walls":' + "[" * 50_000, "is not valid JSON from line 1 on: damaged or cut off"),
    ],
)
def test_data_that_is_cut_off_is_named_with_its_line(text: str, message: str, file: Path) -> None:
    with pytest.raises(Invalid) as caught:
        read(file, text)
    assert str(caught.value) == f"{file}: {message}"


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({}, "walls"),
        ({"one_way": []}, "walls"),
        ({"walls": 3}, "walls"),
        ({"walls": [], "one_way": {}}, "one_way"),
        ({"walls": [[[1, 2], [1, 3]], [[1, 2], [1, 4]]]}, "walls.2"),
        ({"walls": [[[1, 6], [1, 7]]]}, "walls.1"),
        ({"walls": [[[True, 2], [1, 3]]]}, "walls.1"),
        ({"walls": [[["1", 2], [1, 3]]]}, "walls.1"),
        ({"walls": [], "one_way": ["12>13"]}, "one_way.1"),
    ],
)
def test_it_is_said_where_data_are_wrong(data: object, where: str, file: Path) -> None:
    with pytest.raises(Invalid) as caught:
        read(file, json.dumps(data))
    assert caught.value.where == f"{file}: {where}"


@pytest.mark.parametrize(
    ("content", "reason"), [(b"\xff\xfe+---", "not a text file"), (b"+" * 100_001, "larger than such a file may be")]
)
def test_a_file_that_is_no_text_or_too_large_is_named(content: bytes, reason: str, file: Path) -> None:
    file.write_bytes(content)
    with pytest.raises(Invalid, match=reason) as caught:
        read_plan(file)
    assert caught.value.where == str(file)


def test_a_file_that_is_not_there_is_named(file: Path) -> None:
    with pytest.raises(Invalid, match="cannot be read"):
        read_plan(file)
