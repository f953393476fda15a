"""Components (labyrinth-1)."""

from collections import Counter
from itertools import product

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.games.labyrinth.edition import read_edition
from aprendiz.games.labyrinth.events import Rolled, TargetDrawn, TurnBegan
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, NOWHERE, SLOTS, SQUARES
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Draw, Face
from aprendiz.games.labyrinth.symbols import COMPASS, MAGICIANS, SYMBOLS, Direction, letters, numbered
from aprendiz.games.labyrinth.walls import NAMED, WALLS, Wall, wall_at
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.games.labyrinth.boxes import NAMED_BOX, TURNED_BOARD, box
from tests.games.labyrinth.table import ANNA, begin, lay
from tests.rule import rule


@rule("labyrinth-1.1")
def test_the_board_has_six_rows_of_six_squares() -> None:
    assert (BOARD.rows, BOARD.columns, SQUARES, len(GAME.view(GAME.new(seats=2), None).board)) == (6, 6, 36, 36)


@rule("labyrinth-1.1")
def test_a_slot_lies_between_each_two_orthogonal_neighbours_and_nowhere_else() -> None:
    squares = list(product(range(6), repeat=2))
    neighbours = {
        frozenset((one, two)) for one in squares for two in squares if abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1
    }
    found: Counter[tuple[int, frozenset[tuple[int, int]]]] = Counter()
    for square, direction in product(range(SQUARES), range(DIRECTIONS)):
        there = BOARD.next[square * DIRECTIONS + direction]
        assert (there == NOWHERE) == (BOARD.slot[square * DIRECTIONS + direction] == NOWHERE)
        if there != NOWHERE:
            found[BOARD.slot[square * DIRECTIONS + direction], frozenset((divmod(square, 6), divmod(there, 6)))] += 1
    assert {squares for _, squares in found} == neighbours
    assert set(found.values()) == {2}, "a slot is the same from both sides"
    assert len({slot for slot, _ in found}) == len(found) == SLOTS == 60


@rule("labyrinth-1.1")
def test_the_directions_are_those_of_a_map() -> None:
    table = lay("33", "66", steps=4)
    places = []
    for way in "NESW":
        table.walk(ANNA, way)
        places.append(table.where(ANNA))
    assert places == ["23", "24", "34", "33"]
    assert [direction.value for direction in COMPASS] == ["north", "east", "south", "west"]


@rule("labyrinth-1.1")
def test_each_slot_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    assert len(set(map(str, WALLS))) == 60
    for slot in range(SLOTS):
        name = str(wall_at(slot))
        assert NAMED[name].slot == slot
        (row, column), (other_row, other_column) = map(int, name[:2]), map(int, name[3:])
        assert (other_row - row, other_column - column) in ((0, 1), (1, 0))
        assert NAMED[f"{name[:2]}>{name[3:]}"].slot == NAMED[f"{name[3:]}>{name[:2]}"].slot == slot


@rule("labyrinth-1.1")
@pytest.mark.parametrize("wall", [Wall(1, 6, Direction.EAST), Wall(6, 1, Direction.SOUTH), Wall(3, 3, Direction.NORTH)])
def test_a_wall_where_no_slot_is_or_named_from_the_wrong_side_has_no_number(wall: Wall) -> None:
    with pytest.raises(Invalid, match=f"there is no slot for a wall beside row {wall.row}, column {wall.column}"):
        GAME.action(GAME.new(seats=2), wall)


@rule("labyrinth-1.1")
def test_24_walls_can_be_laid_and_no_more_are_in_the_box() -> None:
    assert GAME.setup(seats=2, walls=24).walls == 24
    with pytest.raises(Invalid, match=r"walls: must be a whole number from 0 to 24, not 25: the box has no more walls"):
        GAME.setup(seats=2, walls=25)


@rule("labyrinth-1.2")
def test_each_of_24_symbols_is_on_one_square_of_the_board() -> None:
    board = read_edition("classic").board
    assert len(SYMBOLS) == len(set(SYMBOLS)) == 24
    assert Counter(symbol for symbol in board if symbol is not None) == Counter(SYMBOLS)


@rule("labyrinth-1.2")
def test_each_symbol_has_one_chip_in_the_bag() -> None:
    table = begin(2, walls=0)
    table.chance(next(iter(table.outcomes())))
    assert table.view().bag == 24
    assert table.outcomes() == pytest.approx({Draw(symbol): 1 / 24 for symbol in SYMBOLS})


@rule("labyrinth-1.2", "labyrinth-1.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_and_magicians_are_told_apart_by_their_names(language: str) -> None:
    texts = Texts(language, "labyrinth")
    assert len({texts.words(symbol, "symbol").casefold() for symbol in SYMBOLS}) == 24
    assert len({texts.say(f"magician-{magician.value}").casefold() for magician in MAGICIANS}) == 4


@rule("labyrinth-1.3")
def test_the_die_has_the_faces_1_2_2_3_3_4() -> None:
    table = lay("11", "66")
    assert table.outcomes() == pytest.approx({Face(1): 1 / 6, Face(2): 2 / 6, Face(3): 2 / 6, Face(4): 1 / 6})


@rule("labyrinth-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play_each_with_a_magician_of_their_own(seats: int) -> None:
    table = begin(seats)
    table.let_chance()
    assert [player.magician.value for player in table.view().players] == ["red", "blue", "yellow", "green"][:seats]


@rule("labyrinth-1.4")
@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "3", None])
def test_no_other_number_can_play(seats: object) -> None:
    with pytest.raises(Invalid, match="seats: must be a whole number from 2 to 4"):
        GAME.setup(seats=seats)  # type: ignore[arg-type]  # the check under test


@rule("labyrinth-1.5")
def test_the_symbols_are_where_the_rules_say() -> None:
    rows = """
        -        owl     candle   moon         key     -
        cat      -       wand     flask        -       star
        mushroom book    -        -            ring    bat
        toad     lantern -        -            feather spider
        sun      -       cauldron crystal-ball -       hourglass
        -        hat     snake    gem          broom   -
    """
    board = [symbol or "-" for symbol in read_edition("classic").board]
    assert board == rows.split()
    diagonals = {row * 6 + column for row, column in product(range(6), repeat=2) if column in (row, 5 - row)}
    assert {square for square, word in enumerate(board) if word == "-"} == diagonals
    assert len(diagonals) == 12


@rule("labyrinth-1.5")
def test_any_other_board_with_24_symbols_and_blank_corners_can_be_played_on() -> None:
    table = lay("11", "66", edition=box(TURNED_BOARD), target="hat", steps=2)
    assert table.view().board[:6] == (None, "hat", "snake", "gem", "broom", None)
    table.walk(ANNA, "E")
    assert table.chips(ANNA) == ("hat",)


@rule("labyrinth-1.5")
def test_a_box_may_give_its_symbols_names_of_its_own() -> None:
    table = begin(2, walls=0, edition=NAMED_BOX, starter=ANNA)
    table.chance(next(iter(table.outcomes())))
    names = {symbol for symbol in NAMED_BOX.board if symbol is not None}
    assert names - set(SYMBOLS) == {"Flying carpet", "drac", "7", "owl cat"}
    assert table.outcomes() == pytest.approx({Draw(symbol): 1 / 24 for symbol in names})
    assert table.chance(Draw("drac"), Face(2)) == [
        TargetDrawn(symbol="drac", row=1, column=2),
        TurnBegan(seat=ANNA),
        Rolled(seat=ANNA, steps=2),
    ]
    table.walk(ANNA, "E")
    assert table.chips(ANNA) == ("drac",)
    with pytest.raises(Invalid, match=r"symbol: must be one of .*, not 'dragon'"):
        GAME.action(table.state, Draw("dragon"))


@rule("labyrinth-1.5")
def test_symbols_with_a_drawing_keep_their_numbers_and_the_others_get_those_left() -> None:
    """The order must not change: records derive their chips from the dice again."""
    assert numbered(reversed(SYMBOLS)) == SYMBOLS
    assert numbered(["drac", *reversed(SYMBOLS[1:-1]), "7"]) == ("drac", *SYMBOLS[1:-1], "7")
    setup = GAME.setup(seats=2, edition=NAMED_BOX)
    assert [setup.symbols[number] for number in (0, 1, 4, 23)] == ["drac", "Flying carpet", "7", "owl cat"]
    assert [setup.edition.board[square] for square in setup.square_of] == list(setup.symbols)


@rule("labyrinth-1.2", "labyrinth-1.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_without_a_word_in_the_language_is_said_as_it_is_written(language: str) -> None:
    texts = Texts(language, "common", "labyrinth")
    for name in ("Flying carpet", "drac", "7", "owl cat"):
        event = {"kind": "TargetDrawn", "to": None, "symbol": name, "row": 1, "column": 2}
        assert [name in sentence for sentence in texts.sentences(event)] == [True]
        assert texts.words(name, "symbol") == texts.words(name, "symbol", "the") == name


def test_a_symbol_without_a_drawing_has_a_letter_that_no_other_has() -> None:
    assert letters(SYMBOLS) == {}
    assert letters(["drac", "owl", "drap", "Drr", "7", "été", "été 2"]) == {
        "drac": "D",
        "drap": "R",
        "Drr": "A",
        "7": "7",
        "été": "É",
        "été 2": "T",
    }
    assert len(set(letters([f"a{'b' * number}" for number in range(24)]).values())) == 24


@rule("labyrinth-1.5")
@pytest.mark.parametrize(
    ("row", "words", "message"),
    [
        ("1", "sun hat snake gem broom -", "edition.board: the corner 11 must be blank, not sun"),
        ("1", "- hat snake gem broom sun", "edition.board: the corner 16 must be blank, not sun"),
        ("6", "- candle moon key - sun", "edition.board: the corner 66 must be blank, not sun"),
        ("6", "sun candle moon key - -", "edition.board: the corner 61 must be blank, not sun"),
        ("6", "- candle moon key sun -", "edition.board.6.5: is there twice"),
        ("6", "- candle moon - - -", "edition.board: must have 24 symbols, not 23: give each a name of its own"),
    ],
)
def test_a_board_with_a_symbol_in_a_corner_or_without_24_different_ones_is_refused(
    row: str, words: str, message: str
) -> None:
    with pytest.raises(Invalid) as caught:
        box({**TURNED_BOARD, row: words.split()})
    assert str(caught.value) == message
