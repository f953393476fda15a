"""What a move would bring, shown before the move is made: the spell of an exchange, and a focus that comes too late."""

from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Declare, Exchange, Focus
from aprendiz.games.flautz.preview import LastTurn
from aprendiz.games.flautz.spelling import best_spell
from tests.games.flautz.table import ANNA, BEN, cards, deal
from tests.rule import rule

HANDS = ("B1 B2 G3 I4 P", "O2 O4 K2 K4 V1")


def test_an_exchange_promises_the_spell_that_it_brings() -> None:
    table = deal("B1 B2 G3 I4 P", "O2 O4 K2 K4 V1", floor="B3 V5 K5")
    exchanges = [move for move in table.legal(ANNA) if isinstance(move, Exchange)]
    assert len(exchanges) > 10

    for move in exchanges:
        other = deal("B1 B2 G3 I4 P", "O2 O4 K2 K4 V1", floor="B3 V5 K5")
        promised = GAME.preview(other.state.setup, other.view(ANNA), move)
        other.act(ANNA, move)
        assert promised == other.view(ANNA).spell


def test_of_two_cards_alike_one_is_kept() -> None:
    table = deal("B3 B3 G1 G2 V5", "O2 O4 K2 K4 V1", floor="B4 I1 K5")
    [move, *_] = [move for move in table.legal(ANNA) if isinstance(move, Exchange) and str(move.give) == "B3"]

    assert GAME.preview(table.state.setup, table.view(ANNA), move) == best_spell([*cards("B3 G1 G2 V5"), move.take])


def test_focusing_promises_nothing_while_there_are_later_turns() -> None:
    table = deal(*HANDS, fields="floor air", focused=(BEN,))

    assert GAME.preview(table.state.setup, table.view(ANNA), Focus()) is None


@rule("flautz-5.6")
def test_focusing_comes_too_late_in_the_last_round_and_as_a_final_turn() -> None:
    last_round = deal(*HANDS, fields="floor")
    final_turn = deal(*HANDS, fields="floor air", turn=BEN, caller=ANNA)

    assert GAME.preview(last_round.state.setup, last_round.view(ANNA), Focus()) == LastTurn()
    assert GAME.preview(final_turn.state.setup, final_turn.view(BEN), Focus()) == LastTurn()


@rule("flautz-7.5")
def test_if_the_crystal_waits_a_turn_in_the_last_round_may_not_be_the_last() -> None:
    table = deal("B1 B2 G3 I4 G1", "B2 B3 B4 B5 P", fields="floor", final_turns="all")

    assert GAME.preview(table.state.setup, table.view(ANNA), Focus()) is None

    table.act(ANNA, Focus())
    table.act(BEN, Declare())
    assert table.state.actor == ANNA
    assert GAME.preview(table.state.setup, table.view(ANNA), Focus()) == LastTurn()
