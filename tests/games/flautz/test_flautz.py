"""Declaring FLAUTZ! and the final turns (flautz-7)."""

from typing import Any

import pytest

from aprendiz.core.state import OVER
from aprendiz.games.flautz.events import CrystalMoved, FlautzDeclared, MatchEnded, PlayerRested
from aprendiz.games.flautz.moves import Declare, Exchange, Focus, Replace, Rest
from aprendiz.games.flautz.places import Field, Row
from tests.games.flautz.table import ANNA, BEN, CARLA, card, cards, deal, refused
from tests.rule import rule

# Anna has four 2s and can take the fifth from the floor.
NEARLY = "B2 G2 V2 O2 O4"
OTHERS = ("B1 G1 V3 O5 K4", "B3 G3 V4 O1 K2")
COMPLETE = Exchange(card("K2"), Row.FLOOR, card("O4"))
DECLARE = Exchange(card("K2"), Row.FLOOR, card("O4"), declare=True)


@rule("flautz-7.1")
def test_five_cards_in_one_spell_are_a_flautz_prisms_included() -> None:
    for hand in ("B2 G2 V2 O2 K2", "B1 B2 B3 B4 I5", "P B1 G2 G3 B4", "P P P B1 G1", "I2 P B2 G2 V2", "P P P P B1"):
        assert Declare() in deal(hand, *OTHERS, floor="I1 I3 I4", air="O1 O3 K3", deck="").legal(ANNA), hand
    for hand in ("B2 G2 V2 O2 K3", "B2 G2 V2 O2 O2", "B1 B2 B3 B4 G5", "P B1 G2 V3 B4", "P P P P P"):
        table = deal(hand, *OTHERS, floor="I1 I3 I4", air="O1 O3 K3", deck="")
        assert Declare() not in table.legal(ANNA), hand
        with refused("flautz-7.1"):
            table.act(ANNA, Declare())


@rule("flautz-7.1")
def test_an_exchange_that_completes_nothing_declares_nothing() -> None:
    table = deal(NEARLY, *OTHERS, floor="K1 K2 K5")
    with refused("flautz-7.1"):
        table.act(ANNA, Exchange(card("K1"), Row.FLOOR, card("O4"), declare=True))


@rule("flautz-7.2")
def test_a_flautz_may_be_declared_with_the_exchange_that_completes_it() -> None:
    table = deal(NEARLY, *OTHERS, floor="K1 K2 K5")
    assert {COMPLETE, DECLARE} <= set(table.legal(ANNA))
    table.act(ANNA, DECLARE)
    assert table.events[-1] == FlautzDeclared(seat=ANNA, cards=cards("B2 G2 V2 O2 K2"), calls_final_turns=True)
    assert table.view().players[ANNA].open_hand == cards("B2 G2 V2 O2 K2")
    assert table.view().caller == ANNA


@rule("flautz-7.2")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_prism_may_be_laid_when_declaring_from_any_place(place: int) -> None:
    lying = ["O1", "O3", "O5"]
    lying[place] = "K2"
    table = deal("P B2 G2 V2 O2", *OTHERS, fields="air", air=" ".join(lying))
    table.act(ANNA, Exchange(card("K2"), Row.AIR, card("P"), declare=True))
    assert table.view().air[place] == card("P")
    assert table.view().players[ANNA].open_hand == cards("B2 G2 V2 O2 K2")


@rule("flautz-7.2")
def test_declaring_is_never_forced_and_not_declaring_tells_nobody_anything() -> None:
    table = deal(NEARLY, *OTHERS, floor="K1 K2 K5")
    table.act(ANNA, COMPLETE)
    view = table.view(BEN)
    assert (view.caller, view.players[ANNA].open_hand) == (None, None)
    assert Rest() not in table.legal(BEN)


@rule("flautz-7.2")
def test_it_may_be_declared_at_the_start_of_a_turn_instead_of_acting() -> None:
    table = deal("B2 G2 V2 O2 K2", *OTHERS)
    assert {Declare(), Focus()} <= set(table.legal(ANNA))
    table.act(ANNA, Declare())
    assert table.session.waiting == (BEN,)
    assert table.view().caller == ANNA


@rule("flautz-7.2")
def test_a_focused_player_declares_only_with_the_exchange() -> None:
    table = deal("B2 G2 V2 O2 K2", *OTHERS, focused=(ANNA,), draws="I2", floor="K1 K3 K5")
    with refused("flautz-7.2"):
        table.act(ANNA, Declare())
    table.act(ANNA, Replace(card("K1"), Row.FLOOR))
    with refused("flautz-7.2"):
        table.act(ANNA, Declare())
    table.act(ANNA, Exchange(card("I2"), Row.FLOOR, card("K2"), declare=True))
    assert table.view().caller == ANNA


@rule("flautz-7.2")
def test_a_declared_hand_no_longer_changes() -> None:
    table = deal("B2 G2 V2 O2 K2", *OTHERS, mode="matches", matches=1)
    table.act(ANNA, Declare())
    for seat in (BEN, CARLA):
        table.act(seat, Rest())
    assert table.state.actor == OVER
    assert [event.seat for event in table.of_kind(PlayerRested)] == [BEN, CARLA]
    assert table.view(ANNA).hand == cards("B2 G2 V2 O2 K2")


@rule("flautz-7.3")
def test_every_other_player_has_one_final_turn_that_may_be_skipped() -> None:
    table = deal("B2 G2 V2 O2 K2", *OTHERS, starter=CARLA, turn=ANNA, field=1, mode="matches", matches=1)
    table.act(ANNA, Declare())
    assert {type(move) for move in table.legal(BEN)} == {Exchange, Focus, Rest}
    table.act(BEN, Exchange(card("O5"), Row.AIR, card("K4")))
    assert table.session.waiting == (CARLA,)
    table.act(CARLA, Rest())
    assert [event.ending for event in table.of_kind(MatchEnded)] == ["flautz"]
    assert table.state.actor == OVER


@rule("flautz-7.3")
def test_a_focused_player_may_skip_and_stays_focused() -> None:
    table = deal("B2 G2 V2 O2 K2", *OTHERS, focused=(BEN,), mode="matches", matches=1)
    table.act(ANNA, Declare())
    assert {type(move) for move in table.legal(BEN)} == {Replace, Rest}
    table.act(BEN, Rest())
    table.act(CARLA, Rest())
    assert table.state.noted == [22, 0, 5 + 3]
    assert table.view().players[BEN].is_focused


@rule("flautz-7.3")
def test_a_focused_player_without_a_card_to_draw_may_skip_or_exchange() -> None:
    table = deal("B2 G2 V2 O2 K2", *OTHERS, focused=(BEN,), deck="")
    table.act(ANNA, Declare())
    assert {type(move) for move in table.legal(BEN)} == {Exchange, Rest}


@rule("flautz-7.3")
def test_the_crystal_still_moves_when_the_starter_skips() -> None:
    table = deal(*OTHERS, "B2 G2 V2 O2 K2", starter=ANNA, turn=CARLA, fields="floor air floor")
    table.act(CARLA, Declare())
    assert table.session.waiting == (ANNA,)
    assert table.view().field == 1
    table.act(ANNA, Rest())
    assert table.view().field == 1


@rule("flautz-7.3")
def test_there_is_nothing_to_skip_once_a_card_was_replaced() -> None:
    table = deal("B2 G2 V2 O2 K2", *OTHERS, focused=(BEN,))
    table.act(ANNA, Declare())
    table.act(BEN, Replace(card("K1"), Row.FLOOR))
    with refused("flautz-5.3"):
        table.act(BEN, Rest())


@rule("flautz-7.4")
def test_a_flautz_brings_only_the_value_of_its_spell() -> None:
    table = deal("B1 G1 V1 O1 K1", "B5 G5 V5 O5 K2", air="V3 O3 K3", floor="I1 K3 B3", mode="matches", matches=1)
    table.act(ANNA, Declare())
    table.act(BEN, Rest())
    assert table.state.noted == [21, 20]
    assert table.state.crystals == [1, 0]


@rule("flautz-7.4")
def test_a_second_flautz_changes_nothing_about_the_end() -> None:
    table = deal(
        "B2 G2 V2 O2 K2",
        "B3 G3 V3 O3 K3",
        "B1 G1 V4 O1 K4",
        air="O5 V5 K5",
        floor="V5 K5 B5",
        mode="matches",
        matches=1,
    )
    table.act(ANNA, Declare())
    table.act(BEN, Declare())
    assert table.events[-1] == FlautzDeclared(seat=BEN, cards=cards("B3 G3 V3 O3 K3"), calls_final_turns=False)
    assert table.view().caller == ANNA
    shown = [player.open_hand for player in table.view().players]
    assert shown == [cards("B2 G2 V2 O2 K2"), cards("B3 G3 V3 O3 K3"), None]
    table.act(CARLA, Rest())
    assert table.state.actor == OVER
    assert table.state.noted == [22, 23, 11]


# Ben declares in the last round; the starter Anna had her turn before him.
LAST_ROUND: dict[str, Any] = {
    "fields": "air floor",
    "field": 1,
    "starter": ANNA,
    "turn": BEN,
    "mode": "matches",
    "matches": 1,
}


@rule("flautz-7.5", "flautz-3.3")
@pytest.mark.parametrize(
    ("option", "turns", "ending"), [({}, [CARLA], "arena"), ({"final_turns": "all"}, [CARLA, ANNA], "flautz")]
)
def test_at_the_end_of_the_track_final_turns_are_lost_or_everybody_has_theirs(
    option: dict[str, Any], turns: list[int], ending: str
) -> None:
    table = deal(OTHERS[0], "B2 G2 V2 O2 K2", OTHERS[1], **LAST_ROUND, **option)
    table.act(BEN, Declare())
    for seat in turns:
        assert (table.session.waiting, table.view().field) == ((seat,), 1)
        assert {move.row for move in table.legal(seat) if isinstance(move, Exchange)} == {Row.FLOOR}
        table.act(seat, Rest())
    assert [event.ending for event in table.of_kind(MatchEnded)] == [ending]
    assert table.of_kind(CrystalMoved) == []
    assert table.state.actor == OVER


@rule("flautz-7.5")
def test_without_a_declaration_the_match_ends_with_the_track_whatever_is_agreed() -> None:
    table = deal(*OTHERS, "B2 G2 V2 O2 K2", **{**LAST_ROUND, "turn": CARLA}, final_turns="all")
    table.act(CARLA, Focus())
    assert [event.ending for event in table.of_kind(MatchEnded)] == ["arena"]


@rule("flautz-7.5")
def test_before_the_last_field_the_crystal_waits_for_nobody() -> None:
    table = deal(*OTHERS, "B2 G2 V2 O2 K2", **{**LAST_ROUND, "field": 0, "turn": CARLA}, final_turns="all")
    table.act(CARLA, Declare())
    assert (table.session.waiting, table.view().field) == ((ANNA,), 1)
    assert table.events[-1] == CrystalMoved(number=2, field=Field.FLOOR)


@rule("flautz-7.5", "flautz-5.5")
def test_a_focused_player_can_still_exchange_in_a_final_turn_after_the_last_round() -> None:
    table = deal(OTHERS[0], "B2 G2 V2 O2 K2", OTHERS[1], **LAST_ROUND, focused=(ANNA,), final_turns="all", draws="I1")
    table.act(BEN, Declare())
    table.act(CARLA, Rest())
    table.act(ANNA, Replace(card("K3"), Row.FLOOR), Exchange(card("I1"), Row.FLOOR, card("K4")))
    assert table.state.noted == [11, 22, 8]


@rule("flautz-7.5", "flautz-8.3")
def test_a_straight_in_a_final_turn_after_the_last_round_ends_the_match_at_once() -> None:
    hands = ("G1 G2 G3 G4 O4", "B2 G2 V2 O2 K2", OTHERS[1])
    table = deal(*hands, **{**LAST_ROUND, "turn": BEN}, floor="K1 G5 K5", apprentices="BVO", final_turns="all")
    table.act(BEN, Declare())
    table.act(CARLA, Rest())
    table.act(ANNA, Exchange(card("G5"), Row.FLOOR, card("O4"), declare=True))
    assert [event.ending for event in table.of_kind(MatchEnded)] == ["straight"]
    assert table.state.crystals == [2, 0, 0]


@rule("flautz-7.5", "flautz-7.4")
def test_a_second_flautz_after_the_last_round_brings_no_more_turns() -> None:
    hands = ("B3 G3 V3 O3 K3", "B2 G2 V2 O2 K2")
    table = deal(*hands, air="O5 V5 K5", floor="V5 K5 B5", **LAST_ROUND, final_turns="all")
    table.act(BEN, Declare())
    table.act(ANNA, Declare())
    assert [event.ending for event in table.of_kind(MatchEnded)] == ["flautz"]
    assert table.state.noted == [23, 22]
