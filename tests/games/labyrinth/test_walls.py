"""Invisible walls (labyrinth-4)."""

from typing import Any

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from aprendiz.core.state import CHANCE
from aprendiz.games.labyrinth.aids import Passage, Remembered
from aprendiz.games.labyrinth.events import EVENTS, Bumped, MazeShown, SentHome, Stepped, TurnBegan
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Move, Step, Stop
from aprendiz.games.labyrinth.symbols import SYMBOLS, Symbol
from tests.games.labyrinth.table import ANNA, BEN, CARLA, DAN, EAST, NORTH, SOUTH, WEST, lay, refused, steps
from tests.rule import rule


@rule("labyrinth-4.1")
@pytest.mark.parametrize(("wall", "way"), [("23-33", "N"), ("33-34", "E"), ("33-43", "S"), ("32-33", "W")])
def test_a_wall_sends_the_magician_home_and_ends_the_turn(wall: str, way: str) -> None:
    table = lay("33", "66", walls=wall, steps=3)
    happened = table.walk(ANNA, way)
    assert happened == [
        Bumped(seat=ANNA, direction=steps(way)[0].direction, row=3, column=3),
        SentHome(seat=ANNA),
        TurnBegan(seat=BEN),
    ]
    assert (table.where(ANNA), table.where(BEN)) == ("11", "66")
    assert (table.turn, table.view().steps, table.view().turns) == (BEN, None, 1)
    assert table.state.actor == CHANCE


@rule("labyrinth-4.1")
@pytest.mark.parametrize(("wall", "way"), [("23-33", "N"), ("33-34", "E"), ("33-43", "S"), ("32-33", "W")])
def test_a_wall_stops_nobody_who_walks_elsewhere_and_is_met_from_both_sides(wall: str, way: str) -> None:
    for other in set("NESW") - {way}:
        table = lay("33", "66", walls=wall, steps=1)
        table.walk(ANNA, other)
        assert table.of_kind(Bumped) == []
    there = {"N": "23", "E": "34", "S": "43", "W": "32"}[way]
    back = {"N": "S", "E": "W", "S": "N", "W": "E"}[way]
    table = lay(there, "66", walls=wall, steps=1)
    assert table.walk(ANNA, back)[0] == Bumped(
        seat=ANNA, direction=steps(back)[0].direction, row=int(there[0]), column=int(there[1])
    )


@rule("labyrinth-4.1")
@pytest.mark.parametrize(("seat", "corner"), [(ANNA, "11"), (BEN, "16"), (CARLA, "66"), (DAN, "61")])
def test_everybody_goes_back_to_their_own_corner(seat: int, corner: str) -> None:
    places = ["43", "44", "34", "24"]
    places[seat] = "33"
    table = lay(*places, walls="32-33", steps=4, turn=seat)
    table.walk(seat, "W")
    assert table.where(seat) == corner
    assert [table.where(other) for other in range(4) if other != seat] == [p for p in places if p != "33"]


@rule("labyrinth-4.1")
def test_the_rest_of_the_move_is_lost() -> None:
    table = lay("33", "66", walls="35-36", steps=4)
    table.walk(ANNA, "E E E")
    assert len(table.of_kind(Stepped)) == 2
    assert table.turn == BEN
    with refused("labyrinth-2.6", "wait-for-your-turn"):
        table.walk(ANNA, "S")


@rule("labyrinth-4.1")
def test_who_bumps_at_home_stays_there_and_loses_the_turn() -> None:
    table = lay("11", "66", walls="11-12", steps=4)
    table.walk(ANNA, "E")
    assert (table.where(ANNA), table.turn) == ("11", BEN)


@rule("labyrinth-4.2")
def test_everybody_at_the_table_sees_where_it_happened_at_that_moment() -> None:
    table = lay("33", "66", walls="32-33", steps=4)
    bumped, home, _ = table.walk(ANNA, "W")
    for viewer in (ANNA, BEN, None):
        assert bumped.reaches(viewer)
        assert home.reaches(viewer)
    assert bumped == Bumped(seat=ANNA, direction=WEST, row=3, column=3)


@rule("labyrinth-4.2", "labyrinth-4.4")
def test_bumps_and_steps_are_momentary_and_reveal() -> None:
    assert {kind for kind in EVENTS if not kind.lasting} == {Bumped, Stepped}
    assert {kind for kind in EVENTS if kind.reveals} == {Bumped, Stepped, MazeShown}


@rule("labyrinth-4.2")
@pytest.mark.parametrize("viewer", [ANNA, BEN, None])
def test_nothing_marks_the_wall_afterwards(viewer: int | None) -> None:
    """Views and lasting events are the same, wherever the wall was."""
    views = []
    for wall, way in (("23-33", "N"), ("33-34", "E"), ("33-43", "S"), ("32-33", "W")):
        table = lay("33", "66", walls=wall, steps=3)
        assert [event for event in table.walk(ANNA, way) if event.lasting] == [SentHome(seat=ANNA), TurnBegan(seat=BEN)]
        views.append(table.view(viewer))
    assert views == [views[0]] * 4


@rule("labyrinth-4.2", "labyrinth-4.4")
def test_memory_help_marks_what_was_found_for_the_seats_that_have_it() -> None:
    setup = GAME.setup(seats=3, maze=["13-14", "11-21"], starter=ANNA, goal=6)
    turning, target, faces = 0, SYMBOLS.index(Symbol.SNAKE), (3, 2, 1)
    outcomes = iter([turning, target, *faces])
    session: Session[Any, Move] = Session(GAME, setup, lambda _: next(outcomes), helped=(ANNA, CARLA))
    for move in (Step(EAST), Step(EAST), Step(EAST)):
        session.act(ANNA, move)
    found = Remembered(open=(Passage(1, 1, EAST), Passage(1, 2, EAST)), walls=(Passage(1, 3, EAST),))
    assert session.updates[ANNA].aids == session.updates[CARLA].aids == found
    assert session.updates[BEN].aids is None
    assert session.updates[None].aids is None
    session.act(BEN, Step(SOUTH))
    aids = session.updates[ANNA].aids
    assert aids == Remembered(open=(*found.open, Passage(1, 6, SOUTH)), walls=found.walls)


@rule("labyrinth-4.3")
def test_a_corner_may_hold_its_returning_owner_and_a_visitor() -> None:
    table = lay("33", "11", walls="32-33", steps=2)
    table.walk(ANNA, "W")
    assert (table.where(ANNA), table.where(BEN)) == ("11", "11")
    assert table.turn == BEN


@rule("labyrinth-4.3")
@pytest.mark.parametrize("seat", [ANNA, BEN])
@pytest.mark.parametrize("left", [1, 2, 4])
def test_owner_and_visitor_may_both_stay_by_taking_no_step(seat: int, left: int) -> None:
    table = lay("11", "11", steps=left, turn=seat)
    assert table.ways(seat) == "E S ."
    table.act(seat, Stop())
    assert (table.where(ANNA), table.where(BEN), table.turn) == ("11", "11", 1 - seat)


@rule("labyrinth-4.3")
def test_who_has_not_stepped_in_this_turn_may_stay_whatever_others_did_before() -> None:
    table = lay("11", "33", "11", steps=1, turn=BEN)
    table.walk(BEN, "N")
    table.roll(3)
    assert (table.turn, table.ways(CARLA)) == (CARLA, "E S .")


@rule("labyrinth-4.3")
def test_having_left_the_owner_may_not_end_the_move_there_again() -> None:
    table = lay("11", "11", steps=2)
    table.walk(ANNA, "E")
    assert table.ways(ANNA) == "E S ."
    with refused("labyrinth-3.4", "keep-a-step-to-go-on"):
        table.walk(ANNA, "W")
    longer = lay("11", "11", steps=3)
    longer.walk(ANNA, "E W")
    with refused("labyrinth-4.3", "go-on-to-a-free-square"):
        longer.act(ANNA, Stop())
    assert longer.ways(ANNA) == "E S"
    longer.walk(ANNA, "S")
    assert (longer.where(ANNA), longer.turn) == ("21", BEN)


@rule("labyrinth-4.3")
def test_having_left_the_visitor_may_not_end_the_move_there_again() -> None:
    table = lay("11", "11", steps=3, turn=BEN)
    table.walk(BEN, "E W")
    with refused("labyrinth-3.4", "go-on-to-a-free-square"):
        table.act(BEN, Stop())
    assert table.ways(BEN) == "E S"


@rule("labyrinth-4.3")
def test_a_corner_that_the_other_has_left_is_free_again() -> None:
    table = lay("11", "12", steps=2)
    table.walk(ANNA, "S N")
    assert (table.where(ANNA), table.turn) == ("11", BEN)


@rule("labyrinth-4.4")
def test_who_walks_through_sees_that_it_is_open_and_so_do_all_others() -> None:
    table = lay("33", "66", walls="32-33", steps=4)
    [stepped] = table.walk(ANNA, "N")
    assert stepped == Stepped(seat=ANNA, direction=NORTH, row=2, column=3, symbol=Symbol.WAND)
    assert all(stepped.reaches(viewer) for viewer in (ANNA, BEN, None))
    assert not stepped.lasting


@rule("labyrinth-4.4")
def test_with_one_way_walls_it_is_proved_open_in_that_direction_only() -> None:
    table = lay("33", "66", walls="33>34", steps=4, items=())
    assert table.walk(ANNA, "E") == [Stepped(seat=ANNA, direction=EAST, row=3, column=4, symbol=None)]
    assert table.walk(ANNA, "W")[0] == Bumped(seat=ANNA, direction=WEST, row=3, column=4)
    dice = Dice(1)
    setup = GAME.setup(seats=2, maze=["11>12"], expansion="yes", starter=ANNA)
    memory = GAME.memory(setup, BEN)
    session: Session[Any, Move] = Session(GAME, setup, lambda state: state.draw(dice))
    session.act(ANNA, session.updates[ANNA].legal[0])
    session.act(ANNA, Step(EAST))
    memory.observe(session.updates[BEN])
    known = memory.aids()
    assert known == Remembered(open=(Passage(1, 1, EAST),), walls=())
