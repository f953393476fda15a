"""Straight and Royal FLAUTZ! (flautz-8, flautz-9)."""

from typing import Any

from aprendiz.core.state import OVER
from aprendiz.games.flautz.events import MatchEnded, StraightShown
from aprendiz.games.flautz.moves import Declare, Exchange
from aprendiz.games.flautz.places import Row
from aprendiz.games.flautz.spelling import best_spell
from tests.games.flautz.table import ANNA, BEN, CARLA, Table, card, cards, deal, dealt, refused
from tests.rule import rule

NEARLY = "G1 G2 G3 G4 K2"
OTHERS = ("B1 B2 B3 B4 K4", "V3 V4 O1 O1 K2")
SHOW = Exchange(card("G5"), Row.FLOOR, card("K2"), declare=True)
ONE_MATCH: dict[str, Any] = {"mode": "matches", "matches": 1}


def about_to_show(apprentices: str, **more: Any) -> Table:
    return deal(NEARLY, *OTHERS, floor="G5 K1 K3", apprentices=apprentices, **{**ONE_MATCH, **more})


@rule("flautz-8.1", "flautz-12.4")
def test_a_straight_is_five_in_a_row_of_one_colour_without_specials() -> None:
    straights = {
        "G1 G2 G3 G4 G5": True,
        "V2 V3 V4 V5 V6": True,
        "G1 G2 G3 G4 I5": False,
        "P G2 G3 G4 G5": False,
        "I1 I2 I3 I4 I5": False,
        "P I1 I2 I3 I4": False,
        "G1 G2 G3 G4 B5": False,
        "G1 G2 G3 G4 G4": False,
        "G1 G2 G3 G5 G6": False,
        "B2 G2 V2 O2 K2": False,
    }
    found = {hand: best_spell(cards(hand)) for hand in straights}
    assert {hand: spell is not None and spell.is_straight for hand, spell in found.items()} == straights


@rule("flautz-8.2")
def test_an_exchange_that_completes_a_straight_always_shows_it() -> None:
    table = about_to_show("BVO")
    completing = [
        move
        for move in table.legal(ANNA)
        if isinstance(move, Exchange) and move.take == card("G5") and move.give == card("K2")
    ]
    assert completing == [SHOW]
    with refused("flautz-8.2"):
        table.act(ANNA, Exchange(card("G5"), Row.FLOOR, card("K2")))
    table.act(ANNA, SHOW)
    assert table.of_kind(StraightShown) == [StraightShown(seat=ANNA, cards=cards("G1 G2 G3 G4 G5"), is_royal=False)]


@rule("flautz-8.2")
def test_a_straight_in_the_dealt_hand_is_shown_before_the_first_turn() -> None:
    table = dealt("K2 K4 O1 O1 V1", "B1 B2 B3 B4 B5", apprentices="BG", **ONE_MATCH)
    assert table.of_kind(StraightShown) == [StraightShown(seat=BEN, cards=cards("B1 B2 B3 B4 B5"), is_royal=False)]
    assert table.state.actor == OVER
    assert table.state.turns == 0


@rule("flautz-8.2")
def test_of_several_at_the_deal_only_the_first_in_turn_order_counts() -> None:
    hands = ("V2 V2 O1 O1 V1", "B1 B2 B3 B4 B5", "G1 G2 G3 G4 G5")
    straight = dealt(*hands, apprentices="BVG", **ONE_MATCH)
    assert [event.seat for event in straight.of_kind(StraightShown)] == [BEN]
    assert (straight.state.noted, straight.state.crystals) == ([6, 21, 21], [0, 2, 0])
    royal = dealt(*hands, apprentices="VBG", **ONE_MATCH)
    assert [event.seat for event in royal.of_kind(StraightShown)] == [BEN]
    assert (royal.state.noted, royal.state.crystals) == ([0, 21, 0], [0, 3, 0])


@rule("flautz-8.2")
def test_turn_order_at_the_deal_begins_with_the_starting_player() -> None:
    table = dealt("B1 B2 B3 B4 B5", "G1 G2 G3 G4 G5", apprentices="KO", starter=BEN, **ONE_MATCH)
    assert [event.seat for event in table.of_kind(StraightShown)] == [BEN]


@rule("flautz-8.3")
def test_a_straight_ends_the_match_at_once_and_all_note_their_spell() -> None:
    table = about_to_show("BVO")
    table.act(ANNA, SHOW)
    assert table.state.actor == OVER
    assert table.state.turns == 0
    assert table.state.noted == [21, 16, 8]
    assert [event.ending for event in table.of_kind(MatchEnded)] == ["straight"]


@rule("flautz-8.3")
def test_outstanding_final_turns_are_lost() -> None:
    table = deal("B2 G2 V2 O2 K2", NEARLY, "V3 V4 O1 O1 K4", floor="G5 K1 K3", apprentices="BVO", **ONE_MATCH)
    table.act(ANNA, Declare())
    table.act(BEN, SHOW)
    assert table.state.actor == OVER
    assert table.state.noted == [22, 21, 9]


@rule("flautz-8.3")
def test_a_focused_player_notes_nothing_after_a_straight() -> None:
    table = about_to_show("BVO", focused=(BEN,))
    table.act(ANNA, SHOW)
    assert table.state.noted == [21, 0, 8]


@rule("flautz-8.4")
def test_its_player_takes_the_marker_and_one_more_even_if_another_spell_is_worth_more() -> None:
    table = deal(NEARLY, "B5 G5 V5 O5 K5", floor="G5 K1 K3", air="O1 O3 K4", apprentices="BV", **ONE_MATCH)
    table.act(ANNA, SHOW)
    assert table.state.noted == [21, 25]
    assert table.state.crystals == [2, 0]


@rule("flautz-9.1", "flautz-6.4")
def test_a_royal_has_the_colour_of_its_players_own_apprentice() -> None:
    royal, other = about_to_show("GVO"), about_to_show("VGO")
    for table in (royal, other):
        table.act(ANNA, SHOW)
    assert [royal.of_kind(StraightShown)[0].is_royal, other.of_kind(StraightShown)[0].is_royal] == [True, False]


@rule("flautz-9.2")
def test_a_royal_is_shown_and_ends_the_match_like_a_straight() -> None:
    table = about_to_show("GVO", caller=CARLA)
    with refused("flautz-8.2"):
        table.act(ANNA, Exchange(card("G5"), Row.FLOOR, card("K2")))
    table.act(ANNA, SHOW)
    assert table.state.actor == OVER
    assert [event.ending for event in table.of_kind(MatchEnded)] == ["royal"]
    assert dealt("G1 G2 G3 G4 G5", "V2 V2 O1 O1 V1", apprentices="GB", **ONE_MATCH).of_kind(StraightShown)[0].is_royal


@rule("flautz-9.3")
def test_after_a_royal_only_its_player_scores() -> None:
    table = about_to_show("GVO")
    table.act(ANNA, SHOW)
    assert table.state.noted == [21, 0, 0]
    [ended] = table.of_kind(MatchEnded)
    assert [hand.points for hand in ended.hands] == [21, 0, 0]


@rule("flautz-9.4")
def test_its_player_takes_the_marker_and_two_more() -> None:
    table = about_to_show("GVO")
    table.act(ANNA, SHOW)
    assert table.state.crystals == [3, 0, 0]
