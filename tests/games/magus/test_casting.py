"""Phase II, casting (magus-4)."""

import pytest

from aprendiz.games.magus.cards import Colour
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.events import BackTurned, CardPaid, CylinderMoved, SpellCast, SpellOffered
from aprendiz.games.magus.moves import Cast, Choose, Conjure, Finish, Heal, Lift, Line, Offer, Pay, Spend, Take, Turn
from aprendiz.games.magus.view import Won
from tests.games.magus.table import ANNA, BEN, Table, box, card, cards, lay, refused
from tests.rule import rule

REDS = Cast("R---", 2)
OFFERS = ("R---", "R-- B---", "R--- G---")
ITEMS = ("plants", "elixir", "wand", "curse")


@rule("magus-4.1")
def test_any_of_the_three_spells_on_offer_may_be_cast() -> None:
    table = lay("R1 R2 R3 G1 G2 G3 B1 B2 B3", "", offers=OFFERS)
    spells = [move for move in table.legal(ANNA) if isinstance(move, Cast)]
    assert spells == [Cast("R---", 2), Cast("R-- B---", 3), Cast("R--- G---", 4)]
    table.act(ANNA, Cast("R-- B---", 3))
    assert table.view().players[ANNA].spells == (Won("R-- B---", 3),)
    assert table.skulls(ANNA) == cards("R3 G1 G2 G3")


@rule("magus-4.1")
def test_a_spell_whose_potions_are_not_all_there_is_refused() -> None:
    table = lay("R1 R2 B3", "R3", offers=OFFERS)
    for move in (REDS, Choose("R---", 2)):
        with refused("magus-4.1"):
            table.act(ANNA, move)
    assert table.legal(ANNA) == (Finish(),)


@rule("magus-4.1")
def test_a_spell_is_named_with_its_points() -> None:
    table = lay("R1 R2 R3", "", offers=OFFERS)
    with refused("magus-4.1"):
        table.act(ANNA, Cast("R---", 3))


@rule("magus-4.2", "magus-4.10")
def test_what_was_chosen_stays_in_the_hand_until_all_is_paid() -> None:
    table = lay("R1 R2 R3 R4", "", offers=OFFERS)
    table.act(ANNA, Choose("R---", 2), Pay(card("R4")), Pay(card("R3")))
    assert (table.hand(ANNA), table.discards, table.of_kind(CardPaid)) == (cards("R1 R2 R3 R4"), (), [])
    table.act(ANNA, Pay(card("R1")))
    assert table.discards == cards("R1 R3 R4")
    assert table.of_kind(CardPaid) == [CardPaid(seat=ANNA, card=paid) for paid in cards("R1 R3 R4")]


@rule("magus-4.3")
def test_skulls_are_added_to_those_before_and_items_are_none() -> None:
    table = lay("R1 R2 R3 Y1", "B1", items=("E H",), skulls=("B2", "B3"), offers=OFFERS)
    table.act(ANNA, REDS)
    assert (table.skulls(ANNA), table.skulls(BEN)) == (cards("Y1 B2"), cards("B3"))
    assert table.items(ANNA) == cards("H E")
    assert table.view().players[ANNA].score == 2 - 2


@rule("magus-4.3")
def test_who_pays_with_the_whole_hand_gets_no_skull() -> None:
    table = lay("R1 R2 R3", "", offers=OFFERS)
    table.act(ANNA, REDS)
    assert table.of_kind(SpellCast) == [SpellCast(seat=ANNA, spell="R---", points=2, skulls=0)]
    assert table.skulls(ANNA) == ()


@rule("magus-4.4")
def test_the_next_spell_of_the_pile_may_be_cast_in_later_turns() -> None:
    table = lay("R1 R2 R3", "Y1 Y2 Y3", offers=OFFERS, outstanding="yes")
    table.act(ANNA, REDS)
    table.chance(Offer("Y---"), Turn(Effect.CLOSED))
    assert [offer.spell for offer in table.view().offers] == ["Y---", *OFFERS[1:]]
    table.act(ANNA, Finish())
    table.act(BEN, Take(Line.ROW, 1, Colour.RED), Cast("Y---", 2))
    assert Won("Y---", 2) in table.view().players[BEN].spells


@rule("magus-4.4", "magus-4.5")
def test_the_back_of_the_last_spell_of_a_pile_is_turned_too() -> None:
    edition = box(spells=(["R-"], ["Y-"], ["G-"]), backs=([Effect.GO_BACK], [], []))
    table = lay("R1", "", edition=edition, cylinder=2)
    table.act(ANNA, Cast("R-", 2))
    assert table.of_kind(SpellOffered) == []
    assert table.view().offers[0].spell is None
    assert table.chance(Turn(Effect.GO_BACK)) == [BackTurned(seat=ANNA, effect=Effect.GO_BACK), CylinderMoved(place=1)]


@rule("magus-4.5", "magus-12.5")
def test_a_back_that_was_turned_does_not_come_again_in_its_pile() -> None:
    edition = box(spells=(["R-", "R--"], ["Y-"], ["G-"]), backs=([Effect.DEVIL], [Effect.DEVIL], []))
    table = lay("R1", "", edition=edition, offers=("R-", None, None))
    table.act(ANNA, Cast("R-", 2))
    table.chance(Offer("R--"))
    assert table.outcomes() == {Turn(Effect.DEVIL): 0.5, Turn(Effect.CLOSED): 0.5}
    table.chance(Turn(Effect.DEVIL))
    state = table.state.copy()
    again = Table(state)
    state.has_cast = 0
    state.hands[ANNA][card("R2").number] = state.hands[ANNA][card("R3").number] = 1
    state.hand_sizes[ANNA] = 2
    again.act(ANNA, Cast("R--", 2))
    assert again.outcomes() == {Turn(Effect.CLOSED): 1.0}


@rule("magus-4.6", "magus-8.4")
def test_a_potion_fetched_before_casting_helps_to_pay() -> None:
    table = lay("R1 R2", "", items=("W",), discards="R3 Y1", offers=OFFERS)
    table.act(ANNA, Conjure(card("R3")), REDS)
    assert table.discards == cards("Y1 W R1 R2 R3")


@rule("magus-4.6")
def test_items_may_be_used_after_casting_but_an_elixir_only_pays() -> None:
    table = lay("R1 R2 R3", "", items=("E H W",), skulls=("B1",), offers=OFFERS)
    table.act(ANNA, REDS)
    table.chance(Offer("Y---"), Turn(Effect.CLOSED))
    assert set(table.legal(ANNA)) == {Heal(), Conjure(card("R1")), Conjure(card("R2")), Conjure(card("R3")), Finish()}


@rule("magus-4.7", "magus-7.4")
@pytest.mark.parametrize(("before", "moves"), [(3, [2, 3]), (0, [1])])
def test_the_cylinder_goes_on_after_the_effect(before: int, moves: list[int]) -> None:
    table = lay("R1 R2 R3", "", offers=OFFERS, cylinder=before)
    table.act(ANNA, REDS)
    table.chance(Offer("Y---"), Turn(Effect.GO_BACK))
    table.act(ANNA, Finish())
    assert [event.place for event in table.of_kind(CylinderMoved)] == moves


@rule("magus-4.7")
def test_items_alone_do_not_move_the_cylinder_and_a_spell_moves_it_once() -> None:
    table = lay("", "", items=("H",), skulls=("B1",), cylinder=3)
    table.act(ANNA, Heal())
    table.draw("B1")
    table.act(ANNA, Finish())
    assert table.of_kind(CylinderMoved) == []
    table = lay("R1 R2 R3", "", items=("W W",), offers=OFFERS)
    table.act(ANNA, REDS)
    table.chance(Offer("Y---"), Turn(Effect.CLOSED))
    table.act(ANNA, Conjure(card("R1")), Conjure(card("R2")))
    assert table.view().cylinder == 0
    table.act(ANNA, Finish())
    assert table.of_kind(CylinderMoved) == [CylinderMoved(place=1)]


@rule("magus-4.8")
def test_who_is_rid_of_a_curse_may_cast_at_once() -> None:
    table = lay("R1 R2 R3 Y1 Y2", "", items=("C",), offers=OFFERS)
    with refused("magus-4.8"):
        table.act(ANNA, Choose("R---", 2))
    table.act(ANNA, Lift(), Spend(card("Y1")), Spend(card("Y2")), REDS)
    assert table.view().players[ANNA].spells == (Won("R---", 2),)


@rule("magus-4.8")
def test_a_curse_that_comes_with_the_effect_does_not_undo_the_spell() -> None:
    table = lay("R1 R2 R3", "", offers=OFFERS, items=("", "C"))
    table.act(ANNA, REDS)
    table.chance(Offer("Y---"), Turn(Effect.CURSES))
    assert table.items(ANNA) == cards("C")
    table.act(ANNA, Finish())
    assert (table.view().players[ANNA].score, table.view().cylinder) == (2, 1)


@rule("magus-4.9")
def test_who_uses_an_item_need_not_cast_the_spell_it_allows() -> None:
    table = lay("R1 R2", "", items=("W",), discards="R3", offers=OFFERS)
    table.act(ANNA, Conjure(card("R3")))
    assert REDS in table.legal(ANNA)
    table.act(ANNA, Finish())
    assert (table.hand(ANNA), table.view().players[ANNA].spells) == (cards("R1 R2 R3"), ())


@rule("magus-4.10")
def test_an_elixir_may_be_chosen_though_there_are_potions_enough() -> None:
    table = lay("R1 R2 R3", "", items=("E",), offers=OFFERS)
    table.act(ANNA, Choose("R---", 2), Pay(card("E")), Pay(card("R2")), Pay(card("R3")))
    assert (table.discards, table.skulls(ANNA), table.items(ANNA)) == (cards("R2 R3 E"), cards("R1"), ())
    assert table.of_kind(CardPaid) == [CardPaid(seat=ANNA, card=paid) for paid in cards("R2 R3 E")]


@rule("magus-4.10", "magus-8.3")
def test_several_elixirs_may_be_chosen_and_the_last_card_may_be_one() -> None:
    table = lay("R1 R2 R3", "", items=("E E E",), offers=OFFERS, edition=box(items=dict.fromkeys(ITEMS, 3)))
    table.act(ANNA, Choose("R---", 2), Pay(card("E")), Pay(card("R3")), Pay(card("E")))
    assert (table.discards, table.skulls(ANNA), table.items(ANNA)) == (cards("R3 E E"), cards("R1 R2"), cards("E"))


@rule("magus-4.10", "magus-6.3")
def test_what_was_chosen_first_settles_what_may_follow() -> None:
    table = lay("R1 R2 R3 R4 Y1 Y2 Y3 Y4", "", offers=("K----", None, None))
    table.act(ANNA, Choose("K----", 2), Pay(card("Y2")))
    with refused("magus-4.10"):
        table.act(ANNA, Pay(card("R1")))
    with refused("magus-4.10"):
        table.act(ANNA, Pay(card("Y2")))
    assert set(table.legal(ANNA)) == {Pay(card("Y1")), Pay(card("Y3")), Pay(card("Y4"))}


@rule("magus-4.10")
def test_only_potions_and_elixirs_pay() -> None:
    table = lay("R1 R2 R3", "", items=("H E",), offers=OFFERS)
    table.act(ANNA, Choose("R---", 2))
    with refused("magus-4.10"):
        table.act(ANNA, Pay(card("H")))
    with refused("magus-4.10"):
        table.act(ANNA, Heal())
