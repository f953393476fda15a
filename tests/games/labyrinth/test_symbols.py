"""Symbols (labyrinth-5)."""

import pytest

from aprendiz.core.state import CHANCE
from aprendiz.games.labyrinth.events import ChipTaken, GameEnded, Stepped, TargetDrawn, TurnBegan
from aprendiz.games.labyrinth.moves import Draw, Face, Turn
from aprendiz.games.labyrinth.symbols import SYMBOLS, Symbol
from tests.games.labyrinth.table import ANNA, BEN, CARLA, DAN, EAST, begin, lay, refused, symbols
from tests.rule import rule


@rule("labyrinth-5.1")
def test_reaching_the_target_takes_the_chip_by_itself() -> None:
    table = lay("11", "66", target="owl", steps=4)
    assert table.walk(ANNA, "E") == [
        Stepped(seat=ANNA, direction=EAST, row=1, column=2, symbol=Symbol.OWL),
        ChipTaken(seat=ANNA, symbol=Symbol.OWL, chips=1),
    ]
    assert (table.chips(ANNA), table.chips(BEN)) == (symbols("owl"), ())
    assert table.target is None


@rule("labyrinth-5.1")
def test_the_rest_of_the_move_is_lost_and_the_turn_ends() -> None:
    table = lay("11", "66", target="owl", steps=4)
    table.walk(ANNA, "E")
    assert (table.asked, table.state.actor) == ((), CHANCE)
    with refused("labyrinth-2.6", "wait-for-your-turn"):
        table.walk(ANNA, "E")
    table.draw("cat")
    assert table.events[-2:] == [TargetDrawn(symbol=Symbol.CAT, row=2, column=1), TurnBegan(seat=BEN)]
    assert (table.turn, table.where(ANNA), table.view().turns) == (BEN, "12", 1)
    assert Face(1) in table.outcomes()


@rule("labyrinth-5.1")
def test_the_last_step_of_a_move_can_reach_the_target() -> None:
    table = lay("33", "66", target="wand", steps=1)
    table.walk(ANNA, "N")
    assert table.chips(ANNA) == symbols("wand")
    table.draw("cat")
    assert (table.turn, table.view().turns) == (BEN, 1)


@rule("labyrinth-5.1")
def test_no_other_symbol_is_taken() -> None:
    table = lay("11", "66", target="owl", steps=4)
    table.walk(ANNA, "S S E E")
    assert table.of_kind(ChipTaken) == []
    assert table.target == Symbol.OWL


@rule("labyrinth-5.1")
def test_a_wall_keeps_from_the_target() -> None:
    table = lay("11", "66", target="owl", walls="11-12", steps=4)
    table.walk(ANNA, "E")
    assert table.of_kind(ChipTaken) == []
    assert (table.target, table.turn) == (Symbol.OWL, BEN)


@rule("labyrinth-5.2")
def test_a_new_chip_is_drawn_from_those_left_in_the_bag() -> None:
    table = lay("11", "66", target="owl", steps=1, chips=("moon", "cat star"))
    assert table.view().bag == 20
    table.walk(ANNA, "E")
    left = set(SYMBOLS) - set(symbols("owl moon cat star"))
    assert table.outcomes() == pytest.approx({Draw(symbol): 1 / 20 for symbol in left})
    table.draw("gem")
    assert (table.target, table.view().bag) == (Symbol.GEM, 19)
    assert TargetDrawn(symbol=Symbol.GEM, row=6, column=4) in table.events


@rule("labyrinth-5.3")
@pytest.mark.parametrize(("seat", "symbol"), [(BEN, "bat"), (CARLA, "gem"), (DAN, "cat")])
def test_who_already_stands_on_the_new_target_has_its_chip_at_once(seat: int, symbol: str) -> None:
    table = lay("12", "36", "64", "21", target="candle", steps=1)
    table.walk(ANNA, "E")
    table.draw(symbol)
    assert table.events[-1] == ChipTaken(seat=seat, symbol=Symbol(symbol), chips=1)
    assert table.chips(seat) == symbols(symbol)
    table.draw("snake")
    assert (table.target, table.turn) == (Symbol.SNAKE, BEN)


@rule("labyrinth-5.3")
def test_it_is_repeated_as_needed_and_the_turn_goes_to_the_next_player_once() -> None:
    table = lay("12", "36", "64", "21", target="candle", steps=1, chips=("", "", "toad"))
    table.walk(ANNA, "E")
    table.draw("bat gem cat snake")
    assert table.of_kind(ChipTaken) == [
        ChipTaken(seat=ANNA, symbol=Symbol.CANDLE, chips=1),
        ChipTaken(seat=BEN, symbol=Symbol.BAT, chips=1),
        ChipTaken(seat=CARLA, symbol=Symbol.GEM, chips=2),
        ChipTaken(seat=DAN, symbol=Symbol.CAT, chips=1),
    ]
    assert [event.seat for event in table.of_kind(TurnBegan)] == [BEN]
    assert (table.view().bag, table.view().turns) == (24 - 6, 1)


@rule("labyrinth-5.3")
def test_who_stands_there_wins_by_it_in_another_players_turn() -> None:
    table = lay("12", "36", target="candle", steps=1, chips=("", "moon key toad sun"))
    table.walk(ANNA, "E")
    table.draw("bat")
    assert (table.asked, table.outcomes()) == ((), {})
    assert table.of_kind(GameEnded)[0].winners == (BEN,)


@rule("labyrinth-5.3")
def test_nobody_stands_on_a_symbol_at_the_first_target() -> None:
    for symbol in SYMBOLS:
        table = begin(4, walls=0, starter=ANNA)
        table.chance(Turn(0, mirrored=False), Draw(symbol))
        assert table.of_kind(ChipTaken) == []
        assert table.target is symbol
