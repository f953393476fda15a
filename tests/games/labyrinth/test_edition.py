"""Edition files (labyrinth-1.5, 2.1): an error says where the file is wrong and why."""

import json
import re
from pathlib import Path

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.games.labyrinth.edition import MOST_MAZES, check_plan, read_edition, walls_named, write_edition
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.symbols import SYMBOLS
from aprendiz.games.labyrinth.walls import WALLS
from tests.games.labyrinth.boxes import NAMED_BOX, ONE_WAY_BOX, TURNED_BOARD, box
from tests.games.labyrinth.walking import leads_everywhere
from tests.rule import rule

GOOD = """
name = "mine"
[board]
1 = ["-", "owl", "candle", "moon", "key", "-"]
2 = ["cat", "wand", "-", "flask", "-", "star"]
3 = ["mushroom", "book", "-", "-", "ring", "bat"]
4 = ["toad", "lantern", "-", "-", "feather", "spider"]
5 = ["sun", "-", "cauldron", "crystal-ball", "-", "hourglass"]
6 = ["-", "hat", "snake", "gem", "broom", "-"]
[mazes]
one = ["11-12"]
two = ["11-12", "33>34", "34>44"]
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@rule("labyrinth-1.5", "labyrinth-2.1")
def test_the_owner_of_a_box_can_enter_its_board_and_mazes(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    edition = read_edition(file)
    assert edition.name == "mine"
    assert edition.board[6:12] == ("cat", "wand", None, "flask", None, "star")
    assert {name: [str(wall) for wall in walls] for name, walls in edition.mazes.items()} == {
        "one": ["11-12"],
        "two": ["11-12", "33>34", "34>44"],
    }
    for source in (file, str(file)):
        setup = GAME.new(seats=3, edition=source, maze="two", expansion="yes").setup
        assert (setup.walls, setup.one_ways) == (3, 2)
        assert setup.edition == edition


@rule("labyrinth-1.5")
def test_the_usual_edition_has_every_symbol_once_and_blank_corners() -> None:
    board = read_edition("classic").board
    assert sorted(board.index(symbol) for symbol in SYMBOLS) == [s for s in range(36) if board[s] is not None]
    assert [board[corner] for corner in (0, 5, 30, 35)] == [None] * 4


@rule("labyrinth-2.2", "labyrinth-7.2")
def test_every_square_of_every_ready_maze_can_be_reached_from_every_corner() -> None:
    mazes = read_edition("classic").mazes
    assert len(mazes) >= 8
    for walls in mazes.values():
        assert leads_everywhere([str(wall) for wall in walls])


@rule("labyrinth-1.5", "labyrinth-2.1", "labyrinth-2.2")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "mine"', "", "name: is missing"),
        ('name = "mine"', "name = 3", "name: must be a name of 1 to 60 letters, not 3"),
        ('name = "mine"', f'name = "{"x" * 61}"', "name: must be a name of 1 to 60 letters, not "),
        ('name = "mine"', 'name = "mine"\nyear = 2009', "year: is not known here"),
        ("[board]", "[field]", "board: is missing"),
        ("[mazes]", "[plans]", "mazes: is missing"),
        ("6 = [", "7 = [", "board.6: is missing"),
        ("6 = [", '7 = ["-"]\n6 = [', "board.7: is not known here; there are 1, 2, 3, 4, 5, 6"),
        (
            '"broom", "-"]',
            '"broom"]',
            "board.6: must be a list of 6 entries, not ['-', 'hat', 'snake', 'gem', 'broom']",
        ),
        ('"broom", "-"]', '"broom", "-", "-"]', "board.6: must be a list of 1 to 6 entries, not ["),
        ('["-", "hat", "snake", "gem", "broom", "-"]', "6", "board.6: must be a list of 1 to 6 entries, not 6"),
        ('"gem"', "4", "board.6.4: must be a text, not 4"),
        ('"gem"', '["gem"]', "board.6.4: must be a text, not ['gem']"),
        ('"gem"', '""', "board.6.4: must be a name of 1 to 24 letters, not ''"),
        ('"gem"', '" gem"', "board.6.4: must be a name of 1 to 24 letters, not ' gem'"),
        ('"gem"', r'"g\u0007"', "board.6.4: must be a name of 1 to 24 letters, not 'g"),
        ('"gem"', f'"{"x" * 25}"', "board.6.4: must be a name of 1 to 24 letters, not 'xx"),
        ('"gem"', '"hat"', "board.6.4: is there twice"),
        ('"gem"', '"-"', "board: must have 24 symbols, not 23: give each a name of its own"),
        ('"book", "-",', '"book", "-2",', "board: must have 24 symbols, not 25: give each a name of its own"),
        ('"broom", "-"]', '"-", "broom"]', "board: the corner 66 must be blank, not broom"),
        ('["-", "hat"', '["hat", "-"', "board: the corner 61 must be blank, not hat"),
        ('["-", "owl"', '["owl", "-"', "board: the corner 11 must be blank, not owl"),
        ('"key", "-"]', '"-", "key"]', "board: the corner 16 must be blank, not key"),
        ('one = ["11-12"]', "one = []", "mazes.one: must be a list of 1 to 24 entries, not []"),
        ('one = ["11-12"]', 'one = "11-12"', "mazes.one: must be a list of 1 to 24 entries, not '11-12'"),
        ('one = ["11-12"]', f"one = {['11-12'] * 25}", "mazes.one: must be a list of 1 to 24 entries, not ["),
        ('one = ["11-12"]', "one = [1112]", "mazes.one.1: must be a text, not 1112"),
        ('one = ["11-12"]', 'one = ["11-22"]', "mazes.one.1: '11-22' is not a wall: name the squares on both sides"),
        ('one = ["11-12"]', 'one = ["11-12", "12-11"]', "mazes.one.2: is there twice"),
        ('one = ["11-12"]', 'one = ["61-71"]', "mazes.one.1: '61-71' is not a wall"),
        ('"33>34", "34>44"', '"33>34", "34>33"', "mazes.two.3: is there twice"),
        ('"33>34", "34>44"', '"33>34", "33-34"', "mazes.two.3: is there twice"),
        (
            'one = ["11-12"]',
            'one = ["11-12", "11-21"]',
            "mazes.one: from the corner 11 these squares cannot be reached",
        ),
        (
            'one = ["11-12"]',
            'one = ["23-33", "32-33", "33-34", "33-43"]',
            "mazes.one: from the corner 11 these squares cannot be reached: 33",
        ),
        (
            'one = ["11-12"]',
            'one = ["33>23", "33>32", "33>34", "33>43"]',
            "mazes.one: from the corner 11 these squares cannot be reached: 33",
        ),
        (
            'one = ["11-12"]',
            f"one = {[f'{row}{column}>{row}{column + 1}' for row in (1, 3, 5) for column in (2, 3, 4)]}",
            "mazes.one: at most 8 walls are one-way, not 9",
        ),
        ("[mazes]", "[mazes", "mine.toml: is not valid TOML"),
    ],
)
def test_an_error_names_the_entry_and_the_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    file = written(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(Invalid, match=re.escape(message)) as caught:
        read_edition(file)
    assert caught.value.where.startswith(str(file))


def test_a_box_may_have_no_ready_maze_but_not_more_than_a_hundred(tmp_path: Path) -> None:
    assert read_edition(written(tmp_path, GOOD.partition("one =")[0])).mazes == {}
    with pytest.raises(Invalid, match=r"maze: 'garden' is not a ready maze"):
        GAME.setup(seats=2, edition=written(tmp_path, GOOD), maze="garden")
    many = "".join(f'm{number} = ["11-12"]\n' for number in range(MOST_MAZES - 2))
    assert len(read_edition(written(tmp_path, GOOD + many)).mazes) == MOST_MAZES
    with pytest.raises(Invalid, match=r"mazes\.last: there is room for 100, not for 101"):
        read_edition(written(tmp_path, GOOD + many + 'last = ["11-12"]\n'))


@rule("labyrinth-2.1")
def test_a_plan_with_more_walls_than_the_box_has_is_refused() -> None:
    with pytest.raises(Invalid, match=r"^plan: the box has 24 walls, the plan needs 25$"):
        check_plan(list(WALLS[:25]), "plan")
    names = [str(wall) for wall in WALLS[:25]]
    with pytest.raises(Invalid, match=r"^plan: the box has 24 walls, the plan needs 25$"):
        walls_named(names, names, "plan")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    with pytest.raises(Invalid, match="edition: must be one of classic or the path of a file, not '"):
        read_edition(str(missing))
    with pytest.raises(Invalid, match=r"none.toml: cannot be read: "):
        read_edition(missing)
    with pytest.raises(Invalid, match="edition: must be one of classic or the path of a file, not 3"):
        GAME.setup(seats=2, edition=3)


def test_what_is_wrong_with_given_entries_is_named_as_part_of_the_edition() -> None:
    contents = write_edition(read_edition("classic"))
    with pytest.raises(Invalid, match=r"^edition.mazes: is missing"):
        read_edition({name: part for name, part in contents.items() if name != "mazes"})


def test_an_edition_is_the_same_after_its_way_through_the_entries_of_a_file(tmp_path: Path) -> None:
    for edition in (
        read_edition("classic"),
        read_edition(written(tmp_path, GOOD)),
        box(TURNED_BOARD),
        NAMED_BOX,
        ONE_WAY_BOX,
    ):
        assert read_edition(json.loads(json.dumps(write_edition(edition)))) == edition
