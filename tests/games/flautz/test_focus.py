"""Focus (flautz-5)."""

import pytest

from aprendiz.core.state import OVER
from aprendiz.games.flautz.events import CardDiscarded, CardTurnedUp, DeckReshuffled, MatchEnded, PlayerFocused
from aprendiz.games.flautz.moves import Declare, Exchange, Focus, Replace, Rest
from aprendiz.games.flautz.places import Row
from tests.games.flautz.table import ANNA, BEN, card, cards, deal, refused
from tests.rule import rule

HANDS = ("B1 G1 V2 O4 O4", "B2 G2 V3 O2 K4")


@rule("flautz-5.1")
def test_to_focus_turns_the_apprentice_and_ends_the_turn() -> None:
    table = deal(*HANDS)
    table.act(ANNA, Focus())
    assert table.view().players[ANNA].is_focused
    assert table.view(ANNA).hand == cards("B1 G1 V2 O4 O4")
    assert table.session.waiting == (BEN,)
    assert table.events == [PlayerFocused(seat=ANNA)]


@rule("flautz-5.2")
def test_a_focused_player_first_replaces_a_card_the_field_allows() -> None:
    table = deal(*HANDS, focused=(ANNA,), draws="V5")
    assert set(table.legal(ANNA)) == {Replace(lying, Row.FLOOR) for lying in cards("K1 K3 K5")}
    for move in (Focus(), Exchange(card("K1"), Row.FLOOR, card("B1"))):
        with refused("flautz-5.2"):
            table.act(ANNA, move)
    for wrong in (Replace(card("O1"), Row.AIR), Replace(card("K2"), Row.FLOOR)):
        with refused("flautz-4.1"):
            table.act(ANNA, wrong)
    with refused("flautz-7.2"):
        table.act(ANNA, Declare())
    with refused("flautz-3.4"):
        table.act(ANNA, Rest())
    table.act(ANNA, Replace(card("K3"), Row.FLOOR))
    assert table.view().floor == cards("K1 V5 K5")
    assert table.view().discards == cards("K3")
    assert table.view().deck_size == 83 - 10 - 6 - 1
    assert table.events == [
        CardDiscarded(seat=ANNA, card=card("K3"), row=Row.FLOOR, place=4),
        CardTurnedUp(seat=ANNA, card=card("V5"), row=Row.FLOOR, place=4),
    ]


@rule("flautz-5.2")
@pytest.mark.parametrize(("field", "places"), [("floor", 3), ("air", 3), ("either", 6)])
def test_the_replacement_obeys_the_field(field: str, places: int) -> None:
    table = deal(*HANDS, focused=(ANNA,), fields=field)
    assert len(table.legal(ANNA)) == places


@rule("flautz-5.3")
def test_then_the_apprentice_turns_back_and_the_player_must_exchange() -> None:
    table = deal(*HANDS, focused=(ANNA,), draws="V5")
    table.act(ANNA, Replace(card("K3"), Row.FLOOR))
    assert not table.view().players[ANNA].is_focused
    assert table.session.waiting == (ANNA,)
    assert {type(move) for move in table.legal(ANNA)} == {Exchange}
    for move in (Focus(), Rest(), Replace(card("K1"), Row.FLOOR)):
        with refused("flautz-5.3"):
            table.act(ANNA, move)
    with refused("flautz-7.2"):
        table.act(ANNA, Declare())
    table.act(ANNA, Exchange(card("V5"), Row.FLOOR, card("B1")))
    assert table.view(ANNA).hand == cards("G1 V2 O4 O4 V5")
    assert table.session.waiting == (BEN,)


@rule("flautz-5.3")
def test_on_either_the_exchange_may_use_the_other_row() -> None:
    table = deal(*HANDS, fields="either", focused=(ANNA,))
    table.act(ANNA, Replace(card("K3"), Row.FLOOR))
    table.act(ANNA, Exchange(card("O5"), Row.AIR, card("B1")))
    assert table.view().air == cards("O1 O3 B1")


@rule("flautz-5.4")
def test_an_empty_deck_is_made_of_the_discards_again() -> None:
    table = deal(*HANDS, focused=(ANNA,), deck="", discards="I1 I2", draws="I2")
    table.act(ANNA, Replace(card("K3"), Row.FLOOR))
    assert table.view().floor == cards("K1 I2 K5")
    assert (table.view().deck_size, table.view().discards) == (1, cards("K3"))
    assert table.events[0] == DeckReshuffled(size=2)
    assert [number for number, copies in enumerate(table.state.deck) for _ in range(copies)] == [card("I1").number]


@rule("flautz-5.4")
def test_the_last_card_of_the_deck_is_drawn_before_anything_is_reshuffled() -> None:
    table = deal(*HANDS, focused=(ANNA,), deck="I2")
    assert set(table.legal(ANNA)) == {Replace(lying, Row.FLOOR) for lying in cards("K1 K3 K5")}
    table.act(ANNA, Replace(card("K3"), Row.FLOOR))
    assert table.view().floor == cards("K1 I2 K5")
    assert table.of_kind(DeckReshuffled) == []


@rule("flautz-5.4")
def test_the_replaced_card_itself_cannot_be_drawn_from_the_reshuffled_discards() -> None:
    for _ in range(5):
        table = deal(*HANDS, focused=(ANNA,), deck="", discards="I1")
        table.act(ANNA, Replace(card("K3"), Row.FLOOR))
        assert table.view().floor == cards("K1 I1 K5")


@rule("flautz-5.4")
def test_without_deck_and_discards_the_replacement_is_skipped() -> None:
    table = deal(*HANDS, focused=(ANNA,), deck="")
    assert {type(move) for move in table.legal(ANNA)} == {Exchange}
    for move in (Focus(), Replace(card("K1"), Row.FLOOR)):
        with refused("flautz-5.3"):
            table.act(ANNA, move)
    table.act(ANNA, Exchange(card("K1"), Row.FLOOR, card("B1")))
    assert not table.view().players[ANNA].is_focused
    assert table.session.waiting == (BEN,)


@rule("flautz-5.5")
def test_who_is_focused_at_the_end_scores_nothing() -> None:
    table = deal("B1 B2 B3 B4 O1", "B2 G3 V3 O2 K4", fields="floor", mode="matches", matches=1)
    table.act(ANNA, Focus())
    table.act(BEN, Exchange(card("K1"), Row.FLOOR, card("O2")))
    [ended] = table.of_kind(MatchEnded)
    assert [(hand.points, hand.crystals, hand.is_focused) for hand in ended.hands] == [(0, 0, True), (8, 1, False)]
    assert table.state.noted == [0, 8]


@rule("flautz-5.6")
def test_focusing_in_the_last_round_and_as_a_final_turn_is_legal() -> None:
    table = deal(*HANDS, fields="floor", mode="matches", matches=1)
    assert Focus() in table.legal(ANNA)
    final = deal("B1 B2 B3 B4 P", *HANDS[1:], turn=BEN, caller=ANNA, mode="matches", matches=1)
    final.act(BEN, Focus())
    assert final.state.actor == OVER
    assert final.state.noted == [16, 0]
