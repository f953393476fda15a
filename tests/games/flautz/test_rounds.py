"""Rounds, turns and exchange (flautz-3, flautz-4)."""

import pytest

from aprendiz.core.state import OVER
from aprendiz.games.flautz.cards import Colour
from aprendiz.games.flautz.events import CardExchanged, CrystalMoved, MatchEnded
from aprendiz.games.flautz.moves import Begin, Declare, Draw, Enrol, Exchange, Focus, Replace, Rest
from aprendiz.games.flautz.places import Field, Row
from tests.games.flautz.table import ANNA, BEN, CARLA, Table, card, cards, deal, dealt, refused
from tests.rule import rule

HANDS = ("B1 G1 V2 O4 O4", "B2 G2 V3 O2 K4", "B3 G3 V4 O2 K2")


def exchange(table: Table, seat: int) -> None:
    """Any exchange that does not declare."""
    table.act(seat, next(move for move in table.legal(seat) if isinstance(move, Exchange) and not move.declare))


@rule("flautz-3.1")
def test_the_crystal_starts_on_the_first_field_and_turns_go_clockwise_from_the_starter() -> None:
    table = deal(*HANDS, fields="floor air", starter=BEN)
    assert (table.view().field, table.view().pool) == (0, 24)
    turns = []
    for _ in range(3):
        assert table.view().field == 0
        [seat] = table.session.waiting
        turns.append(seat)
        exchange(table, seat)
    assert turns == [BEN, CARLA, ANNA]


@rule("flautz-3.1")
def test_whose_turn_it_is_not_has_to_wait() -> None:
    table = deal(*HANDS)
    for seat in (BEN, CARLA):
        assert table.legal(seat) == ()
        with refused("flautz-3.1"):
            table.act(seat, Focus())
    assert table.session.waiting == (ANNA,)


@rule("flautz-3.1")
def test_the_crystal_is_placed_when_all_is_dealt() -> None:
    table = dealt(*HANDS)
    assert table.events[-1] == CrystalMoved(number=1, field=Field.FLOOR)


@rule("flautz-3.2")
def test_the_crystal_moves_at_the_starters_next_turn_before_the_starter_acts() -> None:
    table = deal(*HANDS, fields="floor air either", starter=BEN)
    for seat in (BEN, CARLA):
        exchange(table, seat)
        assert table.view().field == 0
    exchange(table, ANNA)
    assert table.view().field == 1
    assert table.events[-1] == CrystalMoved(number=2, field=Field.AIR)
    assert {move.row for move in table.legal(BEN) if isinstance(move, Exchange)} == {Row.AIR}


@rule("flautz-3.3")
def test_the_match_ends_when_the_crystal_would_reach_flautz() -> None:
    table = deal(*HANDS, fields="floor air", mode="matches", matches=1)
    for seat in (ANNA, BEN, CARLA, ANNA, BEN):
        exchange(table, seat)
    assert table.of_kind(MatchEnded) == []
    exchange(table, CARLA)
    assert [event.ending for event in table.of_kind(MatchEnded)] == ["arena"]
    assert table.state.actor == OVER


@rule("flautz-3.3")
def test_outstanding_final_turns_do_not_lengthen_a_match() -> None:
    table = deal(
        "B1 G1 V2 O4 O4",
        "B2 G2 V2 O2 K3",
        "B3 G3 V4 O2 K2",
        fields="floor",
        mode="matches",
        matches=1,
        floor="K2 K3 K5",
    )
    table.act(ANNA, Focus())
    table.act(BEN, Exchange(card("K2"), Row.FLOOR, card("K3"), declare=True))
    assert table.session.waiting == (CARLA,)
    table.act(CARLA, Rest())
    assert table.state.actor == OVER  # Anna's final turn would be in the next round.
    assert [event.ending for event in table.of_kind(MatchEnded)] == ["arena"]


@rule("flautz-3.4")
def test_a_turn_cannot_just_be_passed() -> None:
    table = deal(*HANDS)
    with refused("flautz-3.4"):
        table.act(ANNA, Rest())
    assert {type(move) for move in table.legal(ANNA)} == {Exchange, Focus}


@rule("flautz-2.1", "flautz-2.2", "flautz-2.4")
def test_what_chance_decides_nobody_else_does() -> None:
    table = deal(*HANDS)
    for move, number in ((Enrol((Colour.BLUE,)), "2.1"), (Draw(card("B1")), "2.2"), (Begin(ANNA), "2.4")):
        with refused(f"flautz-{number}"):
            table.act(ANNA, move)


@rule("flautz-4.1")
@pytest.mark.parametrize(
    ("field", "rows"), [("floor", {Row.FLOOR}), ("air", {Row.AIR}), ("either", {Row.AIR, Row.FLOOR})]
)
def test_the_field_says_from_which_row_a_card_may_be_taken(field: str, rows: set[Row]) -> None:
    table = deal(*HANDS, fields=field)
    taken = {(move.row, move.take) for move in table.legal(ANNA) if isinstance(move, Exchange)}
    lying = {Row.AIR: cards("O1 O3 O5"), Row.FLOOR: cards("K1 K3 K5")}
    assert taken == {(row, card) for row in rows for card in lying[row]}
    for row in {Row.AIR, Row.FLOOR} - rows:
        with refused("flautz-4.1"):
            table.act(ANNA, Exchange(lying[row][0], row, card("B1")))


@rule("flautz-4.1")
def test_only_a_card_that_lies_there_can_be_taken() -> None:
    table = deal(*HANDS, fields="either")
    for take, row in (("B5", Row.AIR), ("K1", Row.AIR), ("O1", Row.FLOOR)):
        with refused("flautz-4.1"):
            table.act(ANNA, Exchange(card(take), row, card("B1")))


@rule("flautz-4.1")
def test_the_same_card_in_both_rows_can_be_taken_from_either() -> None:
    table = deal(*HANDS, fields="either", air="O1 O3 K5", floor="K1 K3 K5")
    both = [
        move
        for move in table.legal(ANNA)
        if isinstance(move, Exchange) and move.take == card("K5") and move.give == card("B1")
    ]
    assert {move.row for move in both} == {Row.AIR, Row.FLOOR}
    table.act(ANNA, Exchange(card("K5"), Row.FLOOR, card("B1")))
    assert (table.view().air, table.view().floor) == (cards("O1 O3 K5"), cards("K1 K3 B1"))


@rule("flautz-4.1")
@pytest.mark.parametrize(
    ("floor", "after"), [("K5 K1 K5", "B1 K1 K5"), ("K5 K5 K1", "B1 K5 K1"), ("K1 K5 K5", "K1 B1 K5")]
)
def test_the_same_card_twice_in_a_row_is_one_choice(floor: str, after: str) -> None:
    table = deal(*HANDS, fields="floor", floor=floor)
    assert len(table.legal(ANNA)) == len(set(table.legal(ANNA))) == 2 * 4 + 1
    table.act(ANNA, Exchange(card("K5"), Row.FLOOR, card("B1")))
    assert table.view().floor == cards(after)


@rule("flautz-4.1")
def test_a_card_that_lies_twice_in_one_row_and_once_in_the_other_is_two_choices() -> None:
    table = deal(*HANDS, fields="either", air="K5 O1 K5", floor="K5 K1 K3")
    taken = [
        (move.take, move.row) for move in table.legal(ANNA) if isinstance(move, Exchange) and move.give == card("B1")
    ]
    assert taken == [
        *((lying, Row.AIR) for lying in cards("K5 O1")),
        *((lying, Row.FLOOR) for lying in cards("K5 K1 K3")),
    ]


@rule("flautz-4.2")
def test_the_card_given_comes_from_the_hand_into_the_emptied_place() -> None:
    table = deal(*HANDS)
    table.act(ANNA, Exchange(card("K3"), Row.FLOOR, card("V2")))
    assert table.view().floor == cards("K1 V2 K5")
    assert table.view(ANNA).hand == cards("B1 G1 K3 O4 O4")
    assert table.view(ANNA).spell is not None


@rule("flautz-4.2")
def test_the_card_just_taken_may_not_be_laid_back() -> None:
    table = deal("B1 B2 G3 I4 P", *HANDS[1:], air="O2 O3 V1", floor="K5 B3 G1")
    with refused("flautz-4.2"):
        table.act(ANNA, Exchange(card("B3"), Row.FLOOR, card("B3")))
    with refused("flautz-4.2"):
        table.act(ANNA, Exchange(card("B3"), Row.FLOOR, card("B4")))


@rule("flautz-4.2")
def test_an_equal_card_from_the_hand_may_be_laid_for_the_one_taken() -> None:
    table = deal("B1 B2 G3 I4 K5", *HANDS[1:])
    table.act(ANNA, Exchange(card("K5"), Row.FLOOR, card("K5")))
    assert table.view(ANNA).hand == cards("B1 B2 G3 I4 K5")


@rule("flautz-4.3")
def test_everybody_sees_both_cards_of_an_exchange_and_no_other() -> None:
    table = deal(*HANDS)
    table.act(ANNA, Exchange(card("K3"), Row.FLOOR, card("V2")))
    for viewer in (BEN, CARLA, None):
        [frame] = table.session.updates[viewer].frames
        assert frame.events == (CardExchanged(seat=ANNA, took=card("K3"), row=Row.FLOOR, place=4, gave=card("V2")),)
        assert frame.view.players[ANNA].open_hand is None
        assert frame.view.players[ANNA].hand_size == 5


@rule("flautz-5.2")
def test_only_a_focused_player_replaces_a_card() -> None:
    table = deal(*HANDS)
    with refused("flautz-5.2"):
        table.act(ANNA, Replace(card("K1"), Row.FLOOR))
    with refused("flautz-7.1"):
        table.act(ANNA, Declare())
