"""A turn (labyrinth-3): rolling, walking, passing others, stopping."""

import pytest

from aprendiz.core.state import CHANCE
from aprendiz.games.labyrinth.events import Bumped, Rolled, Stepped, Stopped, TurnBegan
from aprendiz.games.labyrinth.moves import Begin, Draw, Drink, Face, Nap, Roll, Step, Stop, Turn, Wave
from aprendiz.games.labyrinth.symbols import Symbol
from aprendiz.games.labyrinth.walls import NAMED
from tests.games.labyrinth.table import (
    ANNA,
    BEN,
    CARLA,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    lay,
    refused,
    steps,
)
from tests.games.labyrinth.walking import SQUARES, neighbours
from tests.rule import rule

CORNERED = ("11", "12", "21", "66")
"""Anna in her corner, both neighbours occupied."""


@rule("labyrinth-3.1")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_the_roll_is_how_many_squares_a_magician_may_go(face: int) -> None:
    table = lay("11", "66")
    assert table.roll(face) == [Rolled(seat=ANNA, steps=face)]
    assert (table.asked, table.view().steps) == ((ANNA,), face)
    for gone in range(face):
        assert (table.asked, table.view().steps) == ((ANNA,), face - gone)
        table.walk(ANNA, "S")
    assert table.where(ANNA) == f"{1 + face}1"
    assert table.turn == BEN
    assert table.of_kind(TurnBegan) == [TurnBegan(seat=BEN)]


@rule("labyrinth-3.1")
def test_a_magician_turns_freely_and_may_go_back() -> None:
    table = lay("33", "66", steps=4)
    happened = table.walk(ANNA, "N S S W")
    assert happened[:4] == [
        Stepped(seat=ANNA, direction=NORTH, row=2, column=3, symbol=Symbol.WAND),
        Stepped(seat=ANNA, direction=SOUTH, row=3, column=3, symbol=None),
        Stepped(seat=ANNA, direction=SOUTH, row=4, column=3, symbol=None),
        Stepped(seat=ANNA, direction=WEST, row=4, column=2, symbol=Symbol.LANTERN),
    ]
    assert (table.where(ANNA), table.turn) == ("42", BEN)


@rule("labyrinth-3.1")
@pytest.mark.parametrize(("walked", "square"), [("", "33"), ("N", "23"), ("N E", "24"), ("N S", "33")])
def test_fewer_squares_even_none_are_allowed(walked: str, square: str) -> None:
    table = lay("33", "66", steps=3)
    table.walk(ANNA, walked)
    assert table.ways(ANNA) == "N E S W ."
    assert table.act(ANNA, Stop()) == [
        Stopped(seat=ANNA, row=int(square[0]), column=int(square[1])),
        TurnBegan(seat=BEN),
    ]
    assert (table.where(ANNA), table.turn, table.view().turns) == (square, BEN, 1)


@rule("labyrinth-3.1")
def test_the_next_player_rolls_anew() -> None:
    table = lay("33", "66", steps=3)
    table.act(ANNA, Stop())
    assert table.view().steps is None
    assert table.outcomes() == pytest.approx({Face(1): 1 / 6, Face(2): 1 / 3, Face(3): 1 / 3, Face(4): 1 / 6})
    table.roll(2)
    assert (table.asked, table.view().steps, table.view().has_stepped) == ((BEN,), 2, False)


@rule("labyrinth-3.1")
def test_what_chance_does_is_not_for_players() -> None:
    table = lay("33", "66", steps=3)
    for outcome in (
        *(Face(4), Draw(Symbol.OWL), Begin(ANNA), Turn(90, mirrored=False), NAMED["11-12"], NAMED["11>12"]),
    ):
        with refused("labyrinth-3.1", "leave-it-to-chance"):
            table.act(ANNA, outcome)


@rule("labyrinth-3.1")
def test_nobody_walks_before_the_roll() -> None:
    table = lay("33", "66", items=("wand",))
    for move in (Step(NORTH), Stop()):
        with refused("labyrinth-3.1", "roll-first"):
            table.act(ANNA, move)
    assert lay("33", "66").state.actor == CHANCE


@rule("labyrinth-2.6", "labyrinth-3.1")
def test_only_whose_turn_it_is_may_move() -> None:
    table = lay("33", "66", "61", steps=3)
    for seat in (BEN, CARLA):
        assert table.legal(seat) == ()
        for move in (Step(NORTH), Stop(), Roll(), Nap(ANNA)):
            with refused("labyrinth-2.6", "wait-for-your-turn"):
                table.act(seat, move)
    waiting = lay("33", "66")
    for seat in (ANNA, BEN):
        with refused("labyrinth-2.6", "wait-for-your-turn"):
            waiting.act(seat, Step(NORTH))


@rule("labyrinth-3.2")
def test_there_are_four_directions_and_none_of_them_is_diagonal() -> None:
    table = lay("33", "66", steps=1)
    places = set()
    for move in table.legal(ANNA)[:-1]:
        other = lay("33", "66", steps=1)
        other.act(ANNA, move)
        places.add(other.where(ANNA))
    assert places == {"23", "34", "43", "32"}


@rule("labyrinth-3.2")
@pytest.mark.parametrize(
    ("square", "ways"), [("11", "E S ."), ("16", "S W ."), ("66", "N W ."), ("61", "N E ."), ("13", "E S W .")]
)
def test_leaving_the_board_is_refused_and_no_bump(square: str, ways: str) -> None:
    table = lay(square, "33", steps=2)
    assert table.ways(ANNA) == ways
    for off in steps(" ".join(set("NESW") - set(ways.split()))):
        with refused("labyrinth-3.2", "stay-on-the-board"):
            table.act(ANNA, off)
    assert (table.where(ANNA), table.view().steps, table.events) == (square, 2, [])


@rule("labyrinth-3.3")
def test_a_step_once_made_stands_and_there_is_no_move_that_tests_or_takes_back() -> None:
    walled, free = lay("33", "66", walls="33-34", steps=3), lay("33", "66", walls="55-56", steps=3)
    assert walled.ways(ANNA) == free.ways(ANNA) == "N E S W ."
    assert walled.view(ANNA) == free.view(ANNA)
    free.walk(ANNA, "E")
    assert (free.where(ANNA), free.view().steps) == ("34", 2)
    walled.walk(ANNA, "E")
    assert walled.turn == BEN
    with refused("labyrinth-2.6", "wait-for-your-turn"):
        walled.walk(ANNA, "E")


@rule("labyrinth-3.4")
def test_another_magician_may_be_passed() -> None:
    table = lay("33", "34", steps=2)
    table.walk(ANNA, "E")
    assert (table.where(ANNA), table.where(BEN)) == ("34", "34")
    table.walk(ANNA, "E")
    assert (table.where(ANNA), table.where(BEN), table.turn) == ("35", "34", BEN)


@rule("labyrinth-3.4")
def test_a_move_may_not_end_on_another_magician() -> None:
    table = lay("33", "34", steps=1)
    assert table.ways(ANNA) == "N S W ."
    with refused("labyrinth-3.4", "keep-a-step-to-go-on"):
        table.walk(ANNA, "E")
    assert table.where(ANNA) == "33"


@rule("labyrinth-3.4")
@pytest.mark.parametrize("here", SQUARES)
def test_no_last_step_leads_onto_another_magician_anywhere_on_the_board(here: str) -> None:
    for there in neighbours(here):
        last, earlier = lay(here, there, steps=1), lay(here, there, steps=2)
        assert len(last.legal(ANNA)) == len(earlier.legal(ANNA)) - 1 == len(neighbours(here))
        [onto] = set(earlier.legal(ANNA)) - set(last.legal(ANNA))
        earlier.act(ANNA, onto)
        assert earlier.where(ANNA) == there


@rule("labyrinth-3.4")
def test_who_stands_with_another_must_go_on() -> None:
    table = lay("33", "34", steps=3)
    table.walk(ANNA, "E")
    assert table.ways(ANNA) == "N E S W"
    with refused("labyrinth-3.4", "go-on-to-a-free-square"):
        table.act(ANNA, Stop())
    table.walk(ANNA, "N")
    assert table.ways(ANNA) == "N E W ."
    table.act(ANNA, Stop())
    assert table.where(ANNA) == "24"


@rule("labyrinth-3.4")
def test_the_square_the_move_began_on_is_free_once_left() -> None:
    table = lay("33", "34", steps=2)
    table.walk(ANNA, "E W")
    assert (table.where(ANNA), table.turn) == ("33", BEN)


@rule("labyrinth-3.4")
def test_it_is_the_nearest_free_square_that_counts() -> None:
    table = lay("13", "12", "22", steps=2)
    assert table.ways(ANNA) == "E S W ."
    table.walk(ANNA, "W")
    assert table.ways(ANNA) == "E W", "south is Carla, and no step would be left"
    with refused("labyrinth-3.4", "keep-a-step-to-go-on"):
        table.walk(ANNA, "S")
    surrounded = lay("21", "11", "12", "61", steps=2)
    assert surrounded.ways(ANNA) == "N E S .", "21 itself is free once left"


@rule("labyrinth-3.4")
@pytest.mark.parametrize(("left", "ways"), [(1, "."), (2, "E S ."), (3, "E S .")])
def test_in_a_corner_with_both_neighbours_occupied_a_step_needs_another_after_it(left: int, ways: str) -> None:
    assert lay(*CORNERED, steps=left).ways(ANNA) == ways


@rule("labyrinth-3.4")
def test_a_free_square_can_be_two_steps_away() -> None:
    """Dan stands in a corner, Ben and Carla on both squares beside it."""
    for left, ways in ((2, "E S"), (3, "E S W")):
        table = lay("13", "12", "21", "11", steps=left + 1)
        table.walk(ANNA, "W")
        assert table.ways(ANNA) == ways
    table.walk(ANNA, "W")
    assert (table.where(ANNA), table.view().steps, table.ways(ANNA)) == ("11", 2, "E S")
    table.walk(ANNA, "S")
    assert table.ways(ANNA) == "E S", "not north, where Dan is"
    table.walk(ANNA, "E")
    assert (table.where(ANNA), table.turn) == ("22", BEN)


@rule("labyrinth-3.4")
def test_walls_are_disregarded_when_steps_are_counted() -> None:
    """All other ways from 34 are walled. Nobody knows that, so the step is allowed, and a bump follows."""
    table = lay("33", "34", walls="24-34 34-35 34-44", steps=2)
    assert table.ways(ANNA) == "N E S W ."
    table.walk(ANNA, "E")
    assert table.ways(ANNA) == "N E S W"
    table.walk(ANNA, "N")
    assert len(table.of_kind(Bumped)) == 1
    assert (table.where(ANNA), table.turn) == ("11", BEN)


@rule("labyrinth-3.4")
def test_to_stay_where_one_is_is_always_possible() -> None:
    assert lay(*CORNERED, steps=1).ways(ANNA) == "."
    table = lay(*CORNERED, steps=1)
    table.act(ANNA, Stop())
    assert (table.where(ANNA), table.turn) == ("11", BEN)


@rule("labyrinth-3.4")
def test_the_last_steps_cannot_lead_onto_another_magician() -> None:
    table = lay("11", "12", "13", "14", steps=3)
    table.walk(ANNA, "E")
    assert table.ways(ANNA) == "E S W"
    table.walk(ANNA, "E")
    assert table.ways(ANNA) == "S", "12 and 14 are occupied and no step would be left"
    table.walk(ANNA, "S")
    assert (table.where(ANNA), table.turn) == ("23", BEN)


@rule("labyrinth-7.3")
def test_without_the_expansion_there_is_nothing_to_use_and_no_question_before_the_roll() -> None:
    table = lay("33", "66", steps=3)
    for move in (Roll(), Wave(), Drink(), Nap(BEN)):
        with refused("labyrinth-7.3", "play-with-magic-walls"):
            table.act(ANNA, move)
    table.act(ANNA, Stop())
    assert Face(1) in table.outcomes()


@rule("labyrinth-3.1")
def test_a_step_east_is_one_column_further() -> None:
    table = lay("33", "66", steps=1)
    assert table.act(ANNA, Step(EAST))[0] == Stepped(seat=ANNA, direction=EAST, row=3, column=4, symbol=None)
