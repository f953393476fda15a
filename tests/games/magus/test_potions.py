"""Phase I, getting potions (magus-3), also with holes in the grid (magus-5.4)."""

from collections import Counter

import pytest

from aprendiz.core.dice import Dice
from aprendiz.games.magus.cards import Colour
from aprendiz.games.magus.events import CubeAimed, CubeLanded, CubeMissed, CubePlaced, PotionsTaken
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import Aim, Finish, Land, Line, Miss, Move, Place, Take, TakePart
from aprendiz.games.magus.view import Phase
from tests.games.magus.table import ANNA, BARE, BEN, CARLA, Table, box, cards, lay, refused
from tests.rule import rule

ROW, COLUMN = Line.ROW, Line.COLUMN
EVERYWHERE = [(row, column) for row in range(1, 6) for column in range(1, 6)]

CORNERED = """
    R1 R2 Y1 .. ..
    .. .. .. .. ..
    G4 .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
"""


def odds(aim: tuple[int, int]) -> dict[Move, float]:
    table = lay("", "", phase="aim")
    table.act(ANNA, Aim(*aim))
    return table.outcomes()


@rule("magus-3.1")
def test_the_player_aims_at_any_place_of_the_grid() -> None:
    table = lay("", "", phase="aim")
    assert set(table.legal(ANNA)) == {Aim(*place) for place in EVERYWHERE}
    assert table.act(ANNA, Aim(2, 5)) == [CubeAimed(seat=ANNA, row=2, column=5)]
    assert table.asked == ()


@rule("magus-3.1")
@pytest.mark.parametrize("aim", [Aim(0, 1), Aim(1, 0), Aim(6, 1), Aim(1, 6), Aim(-1, 3)])
def test_the_player_cannot_aim_beyond_the_grid(aim: Aim) -> None:
    with refused("magus-3.1"):
        lay("", "", phase="aim").act(ANNA, aim)


@rule("magus-3.1")
def test_nothing_else_is_done_before_the_throw() -> None:
    table = lay("R1 R2 R3", "", phase="aim")
    for move in (Finish(), Take(ROW, 1, Colour.RED), Place(1, 1)):
        with refused("magus-3.1"):
            table.act(ANNA, move)


@rule("magus-3.1")
def test_the_place_where_the_cube_lands_names_a_row_and_a_column() -> None:
    table = lay("", "", phase="aim")
    table.act(ANNA, Aim(3, 3))
    assert table.chance(Land(2, 4)) == [CubeLanded(row=2, column=4)]
    assert (table.view().phase, table.view().cube, table.asked) == (Phase.TAKE, (2, 4), (ANNA,))
    named = {(move.line, move.number) for move in table.legal(ANNA) if isinstance(move, Take)}
    assert named == {(ROW, 2), (COLUMN, 4)}


@rule("magus-3.2")
def test_a_throw_at_the_centre_always_hits_the_grid() -> None:
    sides = {Land(2, 3): 0.1, Land(3, 2): 0.1, Land(3, 4): 0.1, Land(4, 3): 0.1}
    corners = {Land(2, 2): 0.05, Land(2, 4): 0.05, Land(4, 2): 0.05, Land(4, 4): 0.05}
    assert odds((3, 3)) == pytest.approx({Land(3, 3): 0.4, **sides, **corners})


@rule("magus-3.2")
def test_shares_beyond_an_edge_are_misses() -> None:
    sides = {Land(1, 2): 0.1, Land(1, 4): 0.1, Land(2, 3): 0.1}
    corners = {Land(2, 2): 0.05, Land(2, 4): 0.05}
    assert odds((1, 3)) == pytest.approx({Land(1, 3): 0.4, **sides, **corners, Miss(): 0.1 + 2 * 0.05})
    for edge in ((3, 1), (3, 5), (5, 3)):
        assert odds(edge)[Miss()] == pytest.approx(0.2)


@rule("magus-3.2")
def test_shares_beyond_a_corner_are_misses() -> None:
    hits = {Land(5, 5): 0.4, Land(4, 5): 0.1, Land(5, 4): 0.1, Land(4, 4): 0.05}
    assert odds((5, 5)) == pytest.approx({**hits, Miss(): 2 * 0.1 + 3 * 0.05})
    for corner in ((1, 1), (1, 5), (5, 1)):
        assert odds(corner)[Miss()] == pytest.approx(0.35)


@rule("magus-3.2")
def test_the_scatter_is_data_of_the_edition() -> None:
    sure, wild = box(throw={"hit": 1, "side": 0, "corner": 0}), box(throw={"hit": 0, "side": 1, "corner": 3})
    assert lay("", "", phase="throw", cube=(1, 1), edition=sure).outcomes() == {Land(1, 1): 1.0}
    assert lay("", "", phase="throw", cube=(1, 1), edition=wild).outcomes() == {
        Land(1, 2): 1 / 16,
        Land(2, 1): 1 / 16,
        Land(2, 2): 3 / 16,
        Miss(): 11 / 16,
    }


@rule("magus-3.2")
@pytest.mark.parametrize("throw", ["aimed", "uniform"])
def test_the_cube_is_thrown_as_the_odds_say(throw: str) -> None:
    table = lay("", "", phase="throw", cube=(1, 2), throw=throw)
    dice, throws = Dice(3), 20_000
    landed = Counter(GAME.move(table.state, table.state.draw(dice)) for _ in range(throws))
    assert {place: number / throws for place, number in landed.items()} == pytest.approx(table.outcomes(), abs=0.015)


@rule("magus-3.2")
def test_a_uniform_throw_hits_any_place_evenly_and_nobody_aims() -> None:
    table = lay("", "", throw="uniform")
    table.act(ANNA, Finish())
    assert table.asked == ()
    assert table.outcomes() == pytest.approx({Land(*place): 1 / 25 for place in EVERYWHERE})
    table.chance(Land(5, 1))
    assert (table.view().to_act, table.view().cube) == ((BEN,), (5, 1))


@rule("magus-3.3")
def test_after_a_miss_the_player_aims_anew() -> None:
    table = lay("", "", phase="aim")
    table.act(ANNA, Aim(1, 1))
    assert table.chance(Miss()) == [CubeMissed(seat=ANNA, times=1)]
    assert (table.asked, table.view().phase, table.view().misses) == ((ANNA,), Phase.AIM, 1)
    assert set(table.legal(ANNA)) == {Aim(*place) for place in EVERYWHERE}
    table.act(ANNA, Aim(5, 5))
    table.chance(Land(5, 5))
    assert (table.asked, table.view().phase, table.view().cube) == ((ANNA,), Phase.TAKE, (5, 5))


@rule("magus-3.3")
@pytest.mark.parametrize(("thrower", "left"), [(ANNA, BEN), (BEN, CARLA), (CARLA, ANNA)])
def test_after_two_misses_the_player_to_the_left_chooses_the_place(thrower: int, left: int) -> None:
    table = lay("", "", "", phase="aim", turn=thrower)
    for times in (1, 2):
        table.act(thrower, Aim(1, 1))
        assert table.chance(Miss()) == [CubeMissed(seat=thrower, times=times)]
    assert (table.asked, table.view().phase, table.view().turn) == ((left,), Phase.PLACE, thrower)
    assert set(table.legal(left)) == {Place(*place) for place in EVERYWHERE}
    assert table.act(left, Place(4, 2)) == [CubePlaced(seat=left, row=4, column=2)]
    assert (table.asked, table.view().phase, table.view().cube) == ((thrower,), Phase.TAKE, (4, 2))


@rule("magus-3.3")
def test_the_place_chosen_has_a_potion_in_its_row_or_column() -> None:
    table = lay("", "", phase="place", grid=CORNERED)
    for place in ((2, 4), (4, 5), (6, 1), (0, 0)):
        with refused("magus-3.3"):
            table.act(BEN, Place(*place))
    by_a_row = {(row, column) for row in (1, 3) for column in range(1, 6)}
    by_a_column = {(row, column) for row in range(1, 6) for column in (1, 2, 3)}
    assert set(table.legal(BEN)) == {Place(*place) for place in by_a_row | by_a_column}


@rule("magus-3.3")
def test_the_neighbour_has_to_choose_and_nobody_else_may() -> None:
    table = lay("", "", "", phase="place")
    with refused("magus-3.3"):
        table.act(BEN, Aim(1, 1))
    for other in (ANNA, CARLA):
        with refused("magus-5.5"):
            table.act(other, Place(1, 1))


@rule("magus-3.3")
def test_misses_of_one_turn_do_not_count_in_the_next() -> None:
    table = lay("", "", misses=1)
    table.act(ANNA, Finish())
    assert table.view().misses == 0
    table.act(BEN, Aim(1, 1))
    assert table.chance(Miss()) == [CubeMissed(seat=BEN, times=1)]
    assert table.asked == (BEN,)


@rule("magus-3.4")
def test_any_colour_or_number_in_the_row_or_the_column_may_be_taken() -> None:
    table = lay("", "", phase="take", cube=(1, 1))  # Row 1: R1 Y2 G3 B4 R2; column 1: R1 Y3 G1 B3 R2.
    lines = ((ROW, (1, 2, 3, 4)), (COLUMN, (1, 2, 3)))
    colours = {Take(line, 1, colour) for line, _ in lines for colour in Colour}
    values = {Take(line, 1, value=value) for line, present in lines for value in present}
    assert set(table.legal(ANNA)) == colours | values


@rule("magus-3.4")
@pytest.mark.parametrize(
    ("take", "taken", "holes"),
    [
        (Take(ROW, 1, Colour.RED), "R1 R2", [0, 4]),
        (Take(ROW, 1, Colour.BLUE), "B4", [3]),
        (Take(ROW, 1, value=2), "Y2 R2", [1, 4]),
        (Take(COLUMN, 1, Colour.RED), "R1 R2", [0, 20]),
        (Take(COLUMN, 1, value=1), "R1 G1", [0, 10]),
        (Take(COLUMN, 1, value=3), "Y3 B3", [5, 15]),
    ],
)
def test_all_that_match_in_the_line_are_taken(take: Take, taken: str, holes: list[int]) -> None:
    table = lay("R1", "", phase="take", cube=(1, 1))
    assert table.act(ANNA, take) == [PotionsTaken(seat=ANNA, line=take.line.value, number=1, cards=cards(taken))]
    assert [cell for cell, potion in enumerate(table.view().grid) if potion is None] == holes
    assert table.hand(ANNA) == tuple(sorted(cards(f"R1 {taken}")))
    assert table.view().players[ANNA].hand_size == len(table.hand(ANNA))
    assert (table.asked, table.view().phase) == ((ANNA,), Phase.CAST)


@rule("magus-3.4")
@pytest.mark.parametrize(
    "take",
    [
        Take(ROW, 2, Colour.RED),
        Take(COLUMN, 2, Colour.RED),
        Take(ROW, 0, Colour.RED),
        Take(ROW, 6, Colour.RED),
        Take(COLUMN, 1, value=4),
        Take(ROW, 1, value=5),
        Take(ROW, 1),
        Take(ROW, 1, Colour.RED, 1),
        TakePart(ROW, 1, (1,)),
    ],
)
def test_nothing_else_may_be_taken(take: Take | TakePart) -> None:
    with refused("magus-3.4"):
        lay("", "", phase="take", cube=(1, 1)).act(ANNA, take)


@rule("magus-3.4")
def test_by_option_any_part_of_them_may_be_taken() -> None:
    table = lay("", "", phase="take", cube=(1, 2), grid=CORNERED, taking="part")
    rows = {TakePart(ROW, 1, places) for places in ((1,), (2,), (3,), (1, 2), (1, 3))}
    assert set(table.legal(ANNA)) == rows | {TakePart(COLUMN, 2, (1,))}
    assert table.act(ANNA, TakePart(ROW, 1, (1, 3))) == [
        PotionsTaken(seat=ANNA, line="row", number=1, cards=cards("R1 Y1"))
    ]
    assert table.view().grid[:5] == (None, *cards("R2"), None, None, None)
    assert table.hand(ANNA) == cards("R1 Y1")


@rule("magus-3.4")
@pytest.mark.parametrize("number", ["1", "2", "3", "4"])
def test_a_part_may_be_of_any_number(number: str) -> None:
    grid = f"R{number} Y{number} G{number} B{number} .." + " .." * 20
    table = lay("", "", phase="take", grid=grid, taking="part")
    table.act(ANNA, TakePart(ROW, 1, (1, 2, 3, 4)))
    assert table.hand(ANNA) == cards(f"R{number} Y{number} G{number} B{number}")


@rule("magus-3.4")
@pytest.mark.parametrize(
    "take",
    [
        TakePart(ROW, 1, ()),
        TakePart(ROW, 1, (2, 3)),
        TakePart(ROW, 1, (1, 2, 3)),
        TakePart(ROW, 1, (4,)),
        TakePart(ROW, 1, (1, 4)),
        TakePart(ROW, 1, (2, 1)),
        TakePart(ROW, 1, (1, 1)),
        TakePart(ROW, 1, (0,)),
        TakePart(ROW, 1, (6,)),
        TakePart(ROW, 3, (1,)),
        TakePart(COLUMN, 1, (1,)),
        Take(ROW, 1, Colour.RED),
    ],
)
def test_a_part_is_of_one_line_and_shares_a_colour_or_a_number(take: Take | TakePart) -> None:
    with refused("magus-3.4"):
        lay("", "", phase="take", cube=(1, 2), grid=CORNERED, taking="part").act(ANNA, take)


@rule("magus-3.5")
def test_taking_is_compulsory() -> None:
    table = lay("R1 R2 R3", "", phase="take")
    for move in (Finish(), Aim(1, 1)):
        with refused("magus-3.5"):
            table.act(ANNA, move)
    assert all(isinstance(move, Take) for move in table.legal(ANNA))


@rule("magus-3.5")
def test_what_is_taken_is_seen_by_all_and_the_hand_is_then_hidden() -> None:
    table = lay("", "", phase="take")
    table.act(ANNA, Take(ROW, 1, Colour.RED))
    for viewer in (ANNA, BEN, None):
        assert table.told(viewer) == [PotionsTaken(seat=ANNA, line="row", number=1, cards=cards("R1 R2"))]
        assert table.view(viewer).players[ANNA].hand_size == 2
    assert [table.view(viewer).hand for viewer in (ANNA, BEN, None)] == [cards("R1 R2"), (), ()]


def landed(row: int, column: int, grid: str = CORNERED) -> Table:
    table = lay("", "", phase="throw", throw="uniform", grid=grid)
    table.chance(Land(row, column))
    return table


@rule("magus-5.4")
def test_a_hole_the_cube_lands_on_still_names_its_row_and_column() -> None:
    table = landed(3, 2)
    assert table.view().cube == (3, 2)
    assert set(table.legal(ANNA)) == {
        Take(ROW, 3, Colour.GREEN),
        Take(ROW, 3, value=4),
        Take(COLUMN, 2, Colour.RED),
        Take(COLUMN, 2, value=2),
    }


@rule("magus-5.4")
def test_what_lies_beyond_a_hole_is_taken_too() -> None:
    table = lay("", "", phase="take", grid="R1 .. R2 Y1 R3" + " .." * 20)
    table.act(ANNA, Take(ROW, 1, Colour.RED))
    assert table.hand(ANNA) == cards("R1 R2 R3")


@rule("magus-5.4")
def test_a_line_without_any_potion_cannot_be_chosen() -> None:
    table = landed(1, 5)
    assert {move.line for move in table.legal(ANNA) if isinstance(move, Take)} == {ROW}
    for quality in (Take(COLUMN, 5, Colour.RED), Take(COLUMN, 5, value=1)):
        with refused("magus-3.4"):
            table.act(ANNA, quality)


@rule("magus-5.4", "magus-3.3")
def test_where_neither_line_has_a_potion_the_cube_is_thrown_again_and_then_laid_by_the_neighbour() -> None:
    table = landed(5, 5)
    assert (table.asked, table.view().misses) == ((), 1)
    assert len(table.outcomes()) == 25
    assert table.chance(Land(4, 4)) == [CubeMissed(seat=ANNA, times=2)]
    assert (table.asked, table.view().phase) == ((BEN,), Phase.PLACE)


@rule("magus-5.4", "magus-3.3")
def test_an_aimed_throw_that_lands_where_nothing_can_be_taken_is_aimed_anew() -> None:
    table = lay("", "", phase="aim", grid=CORNERED)
    table.act(ANNA, Aim(5, 5))
    assert table.chance(Land(4, 5)) == [CubeMissed(seat=ANNA, times=1)]
    assert (table.asked, table.view().phase) == ((ANNA,), Phase.AIM)


@rule("magus-5.4")
@pytest.mark.parametrize("throw", ["aimed", "uniform"])
@pytest.mark.parametrize("outstanding", ["no", "yes"])
def test_if_the_whole_grid_is_empty_phase_i_is_skipped(throw: str, outstanding: str) -> None:
    table = lay("", "", grid=BARE, deck="", throw=throw, outstanding=outstanding)
    table.act(ANNA, Finish())
    assert (table.asked, table.view().phase) == ((BEN,), Phase.CAST)
