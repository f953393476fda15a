"""Items (magus-8)."""

from aprendiz.games.magus.events import CardConjured, CardPaid, CardSpent, CurseGiven, CurseLifted, SkullHealed
from aprendiz.games.magus.moves import Cast, Conjure, Draw, Finish, Give, Heal, Lift, Spend
from tests.games.magus.table import ANNA, BEN, CARLA, GRID, card, cards, lay, refused
from tests.rule import rule

HOLE = GRID.replace("R1", "..", 1)


@rule("magus-8.1")
def test_items_are_used_in_ones_own_phase_two_only() -> None:
    table = lay("", "", items=("", "H"), skulls=("", "R1"))
    with refused("magus-5.5"):
        table.act(BEN, Heal())
    with refused("magus-3.1"):
        lay("", "", items=("H",), skulls=("R1",), phase="aim").act(ANNA, Heal())
    with refused("magus-3.5"):
        lay("", "", items=("H",), skulls=("R1",), phase="take").act(ANNA, Heal())


@rule("magus-8.1")
def test_somebody_may_have_all_items() -> None:
    table = lay("", "", items=("H H E E W W", "C"), grid=HOLE, deck="C R1")
    table.act(ANNA, Finish())
    table.draw("C R1")
    assert table.items(ANNA) == cards("H H E E W W C")


@rule("magus-8.1", "magus-5.4")
def test_a_used_item_may_come_back() -> None:
    table = lay("", "", items=("H",), skulls=("R1",), grid=HOLE, deck="")
    table.act(ANNA, Heal())
    table.draw("R1")
    table.act(ANNA, Finish())
    assert set(table.outcomes()) == {Draw(card("H")), Draw(card("R1"))}
    table.draw("H R1")
    assert table.items(ANNA) == cards("H")


@rule("magus-8.2")
def test_two_plants_heal_two_skulls_and_raise_the_score() -> None:
    table = lay("", "", items=("H H",), skulls=("R1 B2 B2", "Y1"), won=("4",))
    table.act(ANNA, Heal())
    table.draw("B2")
    table.act(ANNA, Heal())
    table.draw("B2")
    assert table.of_kind(SkullHealed) == [SkullHealed(seat=ANNA, card=card("B2"))] * 2
    assert table.discards == cards("H B2 H B2")
    assert (table.skulls(ANNA), table.skulls(BEN)) == (cards("R1"), cards("Y1"))
    assert table.view().players[ANNA].score == 4 - 1


@rule("magus-8.2")
def test_healing_takes_a_plant_and_a_skull_of_ones_own() -> None:
    for table in (
        lay("", "", items=("H",), skulls=("", "R1")),
        lay("", "", items=("E W", "H"), skulls=("R1",)),
    ):
        assert table.legal(ANNA) == (Finish(),)
        with refused("magus-8.2"):
            table.act(ANNA, Heal())


@rule("magus-8.2", "magus-8.4")
def test_the_potion_of_a_healed_skull_can_be_fetched_with_a_wand() -> None:
    table = lay("", "", items=("H W",), skulls=("R1",))
    table.act(ANNA, Heal())
    table.draw("R1")
    table.act(ANNA, Conjure(card("R1")))
    assert (table.hand(ANNA), table.discards) == (cards("R1"), cards("H W"))


@rule("magus-8.3", "magus-8.6")
def test_elixirs_do_not_help_to_be_rid_of_a_curse() -> None:
    table = lay("R1", "", items=("C E E",))
    with refused("magus-8.6"):
        table.act(ANNA, Lift())
    assert table.legal(ANNA) == (Finish(),)


@rule("magus-8.3")
def test_elixirs_serve_where_potions_are_missing_and_not_beyond() -> None:
    table = lay("B1", "", items=("E E",), offers=(None, "R1 *44", None))
    with refused("magus-4.1"):
        table.act(ANNA, Cast("R1 *44", 3))
    table = lay("R4", "", items=("E E",), offers=(None, "R1 *44", None))
    table.act(ANNA, Cast("R1 *44", 3))
    assert (table.discards, table.items(ANNA)) == (cards("R4 E E"), ())
    assert table.of_kind(CardPaid) == [CardPaid(seat=ANNA, card=paid) for paid in cards("R4 E E")]


@rule("magus-8.4")
def test_a_wand_cannot_be_used_without_a_potion_among_the_discards() -> None:
    assert lay("", "", items=("W",), discards="").legal(ANNA) == (Finish(),)
    table = lay("", "", items=("W",), discards="H E W")
    assert table.legal(ANNA) == (Finish(),)
    with refused("magus-8.4"):
        table.act(ANNA, Conjure(card("E")))


@rule("magus-8.4")
def test_a_wand_takes_one_of_several_alike_and_leaves_the_others() -> None:
    table = lay("", "", items=("W",), discards="R1 B2 R1")
    assert table.legal(ANNA) == (Conjure(card("R1")), Conjure(card("B2")), Finish())
    table.act(ANNA, Conjure(card("R1")))
    assert (table.hand(ANNA), table.discards) == (cards("R1"), cards("R1 B2 W"))
    assert table.of_kind(CardConjured) == [CardConjured(seat=ANNA, card=card("R1"))]


@rule("magus-8.5")
def test_a_curse_cannot_be_given_to_oneself_or_where_one_is() -> None:
    table = lay("R1 R2 R3", "", items=("C", "C"))
    for seat in (ANNA, BEN):
        with refused("magus-8.5"):
            table.act(ANNA, Give(seat))
    assert table.legal(ANNA) == (Lift(), Finish())


@rule("magus-8.6")
def test_without_a_curse_nothing_is_discarded_for_one() -> None:
    table = lay("R1 R2 R3", "", items=("", "C"))
    for move in (Lift(), Give(BEN), Give(ANNA)):
        with refused("magus-8.6"):
            table.act(ANNA, move)


@rule("magus-8.6")
def test_two_potions_lift_a_curse_and_three_give_it_to_anybody_who_has_none() -> None:
    assert lay("R1", "", "", items=("C",)).legal(ANNA) == (Finish(),)
    assert lay("R1 R2", "", "", items=("C",)).legal(ANNA) == (Lift(), Finish())
    assert lay("R1 R2 R3", "", "", items=("C",)).legal(ANNA) == (Lift(), Give(BEN), Give(CARLA), Finish())


@rule("magus-8.6")
def test_a_curse_lifted_is_discarded_upon_its_price() -> None:
    table = lay("R1 B2 Y3", "", items=("C",))
    table.act(ANNA, Lift(), Spend(card("B2")), Spend(card("R1")))
    assert (table.hand(ANNA), table.items(ANNA), table.discards) == (cards("Y3"), (), cards("B2 R1 C"))
    assert table.of_kind(CurseLifted) == [CurseLifted(seat=ANNA)]


@rule("magus-8.6")
def test_a_curse_given_is_not_discarded() -> None:
    table = lay("R1 R1 B2 Y3", "", items=("C",))
    table.act(ANNA, Give(BEN), Spend(card("R1")), Spend(card("R1")))
    assert (table.items(ANNA), table.items(BEN)) == (cards("C"), ())
    with refused("magus-8.6"):
        table.act(ANNA, Spend(card("R1")))
    table.act(ANNA, Spend(card("Y3")))
    assert (table.items(ANNA), table.items(BEN)) == ((), cards("C"))
    assert table.discards == cards("R1 R1 Y3")
    assert table.of_kind(CardSpent) == [CardSpent(seat=ANNA, card=spent) for spent in cards("R1 R1 Y3")]
    assert table.of_kind(CurseGiven) == [CurseGiven(seat=ANNA, receiver=BEN)]
    assert table.hand(ANNA) == cards("B2")


@rule("magus-8.6")
def test_a_curse_is_given_to_a_player_at_the_table() -> None:
    table = lay("R1 R2 R3", "", items=("C",))
    with refused("magus-8.6"):
        table.act(ANNA, Give(2))
