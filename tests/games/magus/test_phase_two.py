"""Phase II (magus-4), the backs of spells (7) and items (8)."""

from typing import Any

import pytest

from aprendiz.games.magus.cards import Card
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.events import (
    BackTurned,
    CardConjured,
    CardDrawn,
    CardGiven,
    CardPaid,
    CardPassed,
    CardReceived,
    CurseGiven,
    CurseLifted,
    CursePassed,
    CylinderMoved,
    ItemDropped,
    ItemReceived,
    SkullHealed,
    SkullPassed,
    SpellCast,
    SpellOffered,
)
from aprendiz.games.magus.moves import (
    Cast,
    Choose,
    Conjure,
    Draw,
    Drop,
    Finish,
    Give,
    Heal,
    Lift,
    Offer,
    Pass,
    Pay,
    Spend,
    Take,
    Turn,
)
from aprendiz.games.magus.view import Phase
from tests.games.magus.table import ANNA, BEN, CARLA, Table, card, cards, lay, refused
from tests.rule import rule

REDS = Cast("R---", 2)


def won(*hands: str, effect: Effect, **more: Any) -> Table:
    """Anna casts three reds, the next spell comes, and this stands on the back."""
    table = lay(*hands, offers=("R---", None, None), **more)
    table.act(ANNA, REDS)
    table.chance(Offer("Y---"), Turn(effect))
    return table


# Casting: section 4


@rule("magus-4.1")
def test_phase_ii_is_asked_also_where_nothing_can_be_done() -> None:
    table = lay("", "R1 R2 R3")
    assert table.asked == (ANNA,)
    assert table.legal(ANNA) == (Finish(),)
    with refused("magus-4.1"):
        table.act(ANNA, Cast(str(table.view().offers[0].spell), 2))


@rule("magus-4.1")
def test_only_one_spell_a_turn_and_only_one_on_offer() -> None:
    table = won("R1 R2 R3", "", effect=Effect.CLOSED)
    with refused("magus-4.1"):
        table.act(ANNA, Cast("Y---", 2))
    table = lay("R1 R2 R3", "", offers=("Y---", None, None))
    with refused("magus-4.1"):
        table.act(ANNA, REDS)


@rule("magus-4.2")
def test_what_pays_is_discarded_face_up_and_only_the_top_is_seen() -> None:
    table = won("R3 R1 R2", "", effect=Effect.CLOSED)
    assert table.discards == cards("R1 R2 R3")
    assert (table.view(BEN).top, table.view(BEN).discards) == (card("R3"), ())
    assert table.of_kind(CardPaid) == [CardPaid(ANNA, found) for found in cards("R1 R2 R3")]


@rule("magus-4.3")
def test_all_other_potions_of_the_hand_become_skulls() -> None:
    table = won("R1 R2 R3 Y4 B1", "Y1", effect=Effect.CLOSED)
    assert table.skulls(ANNA) == cards("Y4 B1")
    assert (table.hand(ANNA), table.hand(BEN)) == ((), cards("Y1"))
    assert table.of_kind(SpellCast) == [SpellCast(ANNA, "R---", 2, 2)]


@rule("magus-4.4")
def test_the_spell_lies_open_before_its_player_and_the_next_is_on_offer_at_once() -> None:
    table = won("R1 R2 R3", "", effect=Effect.CLOSED)
    [spell] = table.view(BEN).players[ANNA].spells
    assert (spell.spell, spell.points) == ("R---", 2)
    assert table.view().offers[0].spell == "Y---"
    assert SpellOffered("Y---", 2) in table.events


@rule("magus-4.5")
def test_the_back_is_turned_after_the_next_spell_is_on_offer() -> None:
    table = lay("R1 R2 R3", "", offers=("R---", None, None))
    table.act(ANNA, REDS)
    assert set(table.outcomes()) == {Offer(name) for name in NEXT}
    table.chance(Offer("Y---"))
    odds = table.outcomes()
    assert odds == {Turn(effect): pytest.approx((4 if effect is Effect.CLOSED else 1) / 10) for effect in Effect}
    assert table.chance(Turn(Effect.CLOSED)) == [BackTurned(ANNA, Effect.CLOSED)]
    assert table.asked == (ANNA,)


NEXT = ("Y---", "G---", "B---", "*222", "*333", "K-- A--", "R- Y- G- B-", "Kabc", "K----")


@rule("magus-4.6")
def test_items_may_be_used_before_and_after_casting_and_without_it() -> None:
    table = lay("R1 R2 R3 Y4", "", items=("H H",), skulls=("B1",), offers=("R---", None, None))
    table.act(ANNA, Heal())
    table.draw("B1")
    table.act(ANNA, REDS)
    table.chance(Offer("Y---"), Turn(Effect.CLOSED))
    table.act(ANNA, Heal())
    table.draw("Y4")
    assert table.view().players[ANNA].skulls == 0
    with refused("magus-4.6"):
        table.act(ANNA, Spend(card("R1")))


@rule("magus-4.7")
def test_the_cylinder_moves_when_phase_ii_closes_if_a_spell_was_cast() -> None:
    table = won("R1 R2 R3", "", effect=Effect.CLOSED, cylinder=3)
    assert table.view().cylinder == 3
    assert CylinderMoved(4) in table.act(ANNA, Finish())
    idle = lay("R1", "", cylinder=3)
    idle.act(ANNA, Finish())
    assert idle.view().cylinder == 3


@rule("magus-4.8")
def test_with_a_curse_nobody_can_cast() -> None:
    table = lay("R1 R2 R3", "", items=("C",), offers=("R---", None, None))
    with refused("magus-4.8"):
        table.act(ANNA, REDS)


@rule("magus-4.9")
def test_a_spell_that_could_be_cast_need_not_be() -> None:
    table = lay("R1 R2 R3", "", offers=("R---", None, None))
    assert {REDS, Finish()} <= set(table.legal(ANNA))
    table.act(ANNA, Finish())
    assert table.hand(ANNA) == cards("R1 R2 R3")


@rule("magus-4.10")
def test_who_wants_chooses_what_pays_card_by_card_and_never_gets_stuck() -> None:
    table = lay("R1 R2 R3 R4", "", items=("E",), offers=("R---", None, None))
    table.act(ANNA, Choose("R---", 2), Pay(card("R4")), Pay(card("E")))
    with refused("magus-4.10"):
        table.act(ANNA, Finish())
    with refused("magus-4.10"):
        table.act(ANNA, Pay(card("E")))
    assert table.view(BEN).paid == cards("R4 E")
    table.act(ANNA, Pay(card("R2")))
    assert table.discards == cards("R2 R4 E")
    assert table.skulls(ANNA) == cards("R1 R3")


@rule("magus-4.10")
def test_the_usual_payment_takes_the_fewest_elixirs_and_the_first_cards() -> None:
    table = lay("R1 R2 R3 R4", "", items=("E",), offers=("R---", None, None))
    table.act(ANNA, REDS)
    assert (table.discards, table.items(ANNA)) == (cards("R1 R2 R3"), cards("E"))


# Effects: section 7


@rule("magus-7.1")
def test_thieves_let_everybody_draw_a_card_unseen_from_the_caster_on() -> None:
    table = won("R1 R2 R3", "", "", effect=Effect.THIEVES)
    table.draw("B1 B2 B3")
    assert [table.hand(seat) for seat in (ANNA, BEN, CARLA)] == [cards("B1"), cards("B2"), cards("B3")]
    assert table.of_kind(CardDrawn) == [CardDrawn(seat) for seat in (ANNA, BEN, CARLA)]
    received = [event for event in table.told(BEN) if isinstance(event, CardReceived)]
    assert [event.card for event in received] == [card("B2")]
    assert table.asked == (ANNA,)


@rule("magus-7.1")
def test_an_item_drawn_lies_down_before_its_drawer_and_the_caster_may_use_it() -> None:
    table = won("R1 R2 R3 Y1", "", effect=Effect.THIEVES)
    table.draw("H C")
    assert (table.items(ANNA), table.items(BEN)) == (cards("H"), cards("C"))
    assert ItemReceived(ANNA, card("H")) in table.told(BEN)
    table.act(ANNA, Heal())


@rule("magus-7.1")
def test_where_no_card_is_left_nobody_draws() -> None:
    table = lay("", "", items=("E E E",), deck="", offers=("R---", None, None))
    table.act(ANNA, REDS)
    table.chance(Offer("Y---"), Turn(Effect.THIEVES))
    assert set(table.outcomes()) == {Draw(card("E"))}, "the discards were shuffled into the deck"


@rule("magus-7.2")
def test_everybody_with_an_item_but_a_curse_loses_one_of_their_choice_at_the_same_moment() -> None:
    table = won("R1 R2 R3", "", "", effect=Effect.SHAKE_UP, items=("H", "C", "W E"))
    assert table.asked == (ANNA, CARLA)
    with refused("magus-7.2"):
        table.act(CARLA, Drop(card("C")))
    table.act(ANNA, Drop(card("H")))
    assert table.items(ANNA) == cards("H"), "nothing is opened before all have chosen"
    assert not any(isinstance(event, ItemDropped) for event in table.events)
    table.act(CARLA, Drop(card("W")))
    assert [table.items(seat) for seat in (ANNA, BEN, CARLA)] == [(), cards("C"), cards("E")]
    assert table.of_kind(ItemDropped) == [ItemDropped(ANNA, card("H")), ItemDropped(CARLA, card("W"))]


@rule("magus-7.3")
def test_all_curses_go_to_the_left_at_the_same_moment() -> None:
    table = won("R1 R2 R3", "", "", effect=Effect.CURSES, items=("", "C", "C"))
    assert [table.items(seat) for seat in (ANNA, BEN, CARLA)] == [cards("C"), (), cards("C")]
    assert table.of_kind(CursePassed) == [CursePassed(BEN, CARLA), CursePassed(CARLA, ANNA)]


@rule("magus-7.4")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_the_cylinder_goes_back_but_not_before_its_start(before: int, after: int) -> None:
    assert won("R1 R2 R3", "", effect=Effect.GO_BACK, cylinder=before).view().cylinder == after


@rule("magus-7.5")
def test_everybody_with_a_skull_passes_one_to_the_left_the_casters_new_ones_included() -> None:
    table = won("R1 R2 R3 Y4", "", "", effect=Effect.DEVIL, skulls=("", "G1 G2", ""))
    assert table.outcomes() == {Draw(card("Y4")): 1.0}
    table.draw("Y4")
    assert table.outcomes() == {Draw(card("G1")): 0.5, Draw(card("G2")): 0.5}
    table.draw("G2")
    assert [table.skulls(seat) for seat in (ANNA, BEN, CARLA)] == [(), cards("Y4 G1"), cards("G2")]
    assert table.of_kind(SkullPassed) == [SkullPassed(ANNA, BEN), SkullPassed(BEN, CARLA)]


@rule("magus-7.6")
def test_everybody_with_a_card_passes_one_of_their_choice_to_the_left_face_down() -> None:
    table = won("R1 R2 R3", "B1 B2", "G1", effect=Effect.PRESENTS)
    assert table.asked == (BEN, CARLA)
    with refused("magus-7.6"):
        table.act(BEN, Pass(card("G1")))
    table.act(CARLA, Pass(card("G1")))
    assert table.hand(CARLA) == cards("G1")
    table.act(BEN, Pass(card("B2")))
    assert [table.hand(seat) for seat in (ANNA, BEN, CARLA)] == [cards("G1"), cards("B1"), cards("B2")]
    assert table.of_kind(CardPassed) == [CardPassed(BEN, CARLA), CardPassed(CARLA, ANNA)]
    seen = [event.card for event in table.told(ANNA) if isinstance(event, CardGiven)]
    assert seen == [card("G1")]
    assert table.view().phase is Phase.CAST


# Items: section 8


@rule("magus-8.1")
def test_items_lie_open_and_used_ones_go_to_the_discards() -> None:
    table = lay("", "", items=("H W",), skulls=("R1",))
    assert table.view(BEN).players[ANNA].items == cards("H W")
    table.act(ANNA, Heal())
    table.draw("R1")
    assert (table.items(ANNA), table.discards) == (cards("W"), cards("H R1"))


@rule("magus-8.2")
def test_plants_heal_a_skull_that_chance_chooses() -> None:
    table = lay("", "", items=("H", "H"), skulls=("R1 R1 B2",))
    table.act(ANNA, Heal())
    assert table.outcomes() == {Draw(card("R1")): pytest.approx(2 / 3), Draw(card("B2")): pytest.approx(1 / 3)}
    assert table.draw("B2") == [SkullHealed(ANNA, card("B2"))]
    assert table.skulls(ANNA) == cards("R1 R1")
    with refused("magus-8.2"):
        table.act(ANNA, Heal())
    with refused("magus-8.2"):
        lay("", "", items=("H",)).act(ANNA, Heal())


@rule("magus-8.3")
def test_elixirs_stand_for_potions_when_casting() -> None:
    table = lay("R1", "", items=("E E",), offers=("R---", None, None))
    table.act(ANNA, REDS)
    assert (table.discards, table.items(ANNA)) == (cards("R1 E E"), ())


@rule("magus-8.4")
def test_the_wand_fetches_a_potion_from_the_discards_for_all_to_see() -> None:
    table = lay("", "", items=("W",), discards="R1 B2 H")
    assert table.view(ANNA).discards == cards("R1 B2 H")
    with refused("magus-8.4"):
        table.act(ANNA, Conjure(card("H")))
    with refused("magus-8.4"):
        table.act(ANNA, Conjure(card("Y1")))
    assert table.act(ANNA, Conjure(card("R1"))) == [CardConjured(ANNA, card("R1"))]
    assert (table.hand(ANNA), table.discards) == (cards("R1"), cards("B2 H W"))
    with refused("magus-8.4"):
        table.act(ANNA, Conjure(card("B2")))


@rule("magus-8.5", "magus-8.6")
def test_three_potions_give_a_curse_to_somebody_who_has_none() -> None:
    table = lay("R1 R2 R3 R4", "", "", items=("C", "C", ""))
    with refused("magus-8.5"):
        table.act(ANNA, Give(BEN))
    table.act(ANNA, Give(CARLA))
    with refused("magus-8.6"):
        table.act(ANNA, Finish())
    table.act(ANNA, *(Spend(found) for found in cards("R1 R2 R3")))
    assert [table.items(seat) for seat in (ANNA, BEN, CARLA)] == [(), cards("C"), cards("C")]
    assert table.of_kind(CurseGiven) == [CurseGiven(ANNA, CARLA)]
    assert table.discards == cards("R1 R2 R3")


@rule("magus-8.6")
def test_two_potions_lift_a_curse_one_at_a_time() -> None:
    table = lay("R1 B1", "", items=("C E",))
    with refused("magus-8.6"):
        table.act(ANNA, Give(BEN))
    table.act(ANNA, Lift(), Spend(card("B1")))
    with refused("magus-8.6"):
        table.act(ANNA, Spend(card("E")))
    table.act(ANNA, Spend(card("R1")))
    assert (table.items(ANNA), table.discards) == (cards("E"), cards("B1 R1 C"))
    assert table.of_kind(CurseLifted) == [CurseLifted(ANNA)]
    with refused("magus-8.6"):
        table.act(ANNA, Lift())


def test_a_card_of_the_wrong_phase_is_refused() -> None:
    table = lay("R1", "", phase="take")
    assert any(isinstance(move, Take) for move in table.legal(ANNA))
    with refused("magus-3.5"):
        table.act(ANNA, Pass(Card(0)))
