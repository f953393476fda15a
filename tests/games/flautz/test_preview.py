"""The spell an exchange would make, shown before the exchange is made."""

from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Exchange, Focus
from aprendiz.games.flautz.spelling import best_spell
from tests.games.flautz.table import ANNA, BEN, cards, deal


def test_an_exchange_promises_the_spell_that_it_brings() -> None:
    table = deal("B1 B2 G3 I4 P", "O2 O4 K2 K4 V1", floor="B3 V5 K5")
    exchanges = [move for move in table.legal(ANNA) if isinstance(move, Exchange)]
    assert len(exchanges) > 10

    for move in exchanges:
        other = deal("B1 B2 G3 I4 P", "O2 O4 K2 K4 V1", floor="B3 V5 K5")
        promised = GAME.preview(other.view(ANNA), move)
        other.act(ANNA, move)
        assert promised == other.view(ANNA).spell


def test_of_two_cards_alike_one_is_kept() -> None:
    table = deal("B3 B3 G1 G2 V5", "O2 O4 K2 K4 V1", floor="B4 I1 K5")
    [move, *_] = [move for move in table.legal(ANNA) if isinstance(move, Exchange) and str(move.give) == "B3"]

    assert GAME.preview(table.view(ANNA), move) == best_spell([*cards("B3 G1 G2 V5"), move.take])


def test_any_other_move_promises_nothing() -> None:
    table = deal("B1 B2 G3 I4 P", "O2 O4 K2 K4 V1", focused=(BEN,))

    assert GAME.preview(table.view(ANNA), Focus()) is None
