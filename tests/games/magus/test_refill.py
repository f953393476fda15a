"""Phase III, refilling (magus-5)."""

from aprendiz.core.state import CHANCE
from aprendiz.games.magus.cards import Colour
from aprendiz.games.magus.events import CardLaid, CurseDiscarded, DeckReshuffled, ItemReceived, TurnBegan
from aprendiz.games.magus.moves import Aim, Draw, Finish, Land, Lift, Line, Spend, Take
from aprendiz.games.magus.view import Phase
from tests.games.magus.table import ANNA, BARE, BEN, CARLA, DAN, Table, box, card, cards, lay, refused
from tests.rule import rule

THREE_HOLES = """
    R1 Y2 G3 B4 ..
    Y3 G4 B1 R3 Y4
    .. B2 R4 .. G2
    B3 R1 Y2 G3 B4
    R2 Y3 G4 B1 R3
"""
ONE_HOLE = """
    R1 Y2 G3 B4 R2
    Y3 G4 B1 R3 Y4
    G1 .. R4 Y1 G2
    B3 R1 Y2 G3 B4
    R2 Y3 G4 B1 R3
"""
CURSES = box(items={"plants": 2, "elixir": 2, "wand": 2, "curse": 5})


@rule("magus-5.1")
def test_empty_places_are_filled_one_at_a_time_from_left_to_right_and_top_to_bottom() -> None:
    table = lay("", "", grid=THREE_HOLES)
    table.act(ANNA, Finish())
    assert table.draw("B1") == [CardLaid(card=card("B1"), row=1, column=5)]
    assert table.draw("R4") == [CardLaid(card=card("R4"), row=3, column=1)]
    assert table.draw("G2") == [CardLaid(card=card("G2"), row=3, column=4), TurnBegan(seat=BEN)]
    view = table.view()
    assert (view.grid[4], view.grid[10], view.grid[13]) == cards("B1 R4 G2")
    assert None not in view.grid
    assert view.deck_size == 64 + 8 - 25


@rule("magus-5.1")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    table = lay("", "", grid=ONE_HOLE, deck="R1 R1 R1 C")
    table.act(ANNA, Finish())
    assert table.outcomes() == {Draw(card("R1")): 3 / 4, Draw(card("C")): 1 / 4}


@rule("magus-5.1")
def test_what_was_taken_in_this_turn_is_filled_after_phase_ii() -> None:
    table = lay("", "", phase="take", cube=(1, 1))
    table.act(ANNA, Take(Line.ROW, 1, Colour.RED))
    assert table.view().grid.count(None) == 2
    table.act(ANNA, Finish())
    table.draw("B1 B2")
    assert table.of_kind(CardLaid) == [
        CardLaid(card=card("B1"), row=1, column=1),
        CardLaid(card=card("B2"), row=1, column=5),
    ]


@rule("magus-5.2")
def test_items_go_round_from_the_active_player_and_the_place_is_filled_by_the_next_card() -> None:
    table = lay("", "", "", grid=ONE_HOLE, turn=BEN)
    table.act(BEN, Finish())
    assert table.draw("H") == [ItemReceived(seat=BEN, card=card("H"))]
    assert table.view().grid.count(None) == 1
    assert table.draw("E E W") == [
        ItemReceived(seat=CARLA, card=card("E")),
        ItemReceived(seat=ANNA, card=card("E")),
        ItemReceived(seat=BEN, card=card("W")),
    ]
    assert table.draw("R4") == [CardLaid(card=card("R4"), row=3, column=2), TurnBegan(seat=CARLA)]
    assert [table.items(seat) for seat in (ANNA, BEN, CARLA)] == [cards("E"), cards("H W"), cards("E")]


@rule("magus-5.2")
def test_the_order_goes_on_from_place_to_place_of_one_turn() -> None:
    table = lay("", "", "", grid=THREE_HOLES)
    table.act(ANNA, Finish())
    table.draw("H R4 E R4 W R2")
    assert [table.items(seat) for seat in (ANNA, BEN, CARLA)] == [cards("H"), cards("E"), cards("W")]


@rule("magus-5.2")
def test_the_order_starts_anew_each_turn() -> None:
    table = lay("", "", "", grid=ONE_HOLE)
    table.act(ANNA, Finish())
    table.draw("H R4")
    table.act(BEN, Aim(1, 1))
    table.chance(Land(1, 1))
    table.act(BEN, Take(Line.ROW, 1, Colour.BLUE), Finish())
    assert table.draw("E") == [ItemReceived(seat=BEN, card=card("E"))]


@rule("magus-5.3")
def test_a_curse_for_somebody_who_has_one_goes_on_to_the_next_who_has_none() -> None:
    table = lay("", "", "", "", grid=ONE_HOLE, items=("C", "C"), edition=CURSES)
    table.act(ANNA, Finish())
    assert table.draw("C") == [ItemReceived(seat=CARLA, card=card("C"))]
    assert [table.items(seat) for seat in (ANNA, BEN, CARLA, DAN)] == [cards("C")] * 3 + [()]


@rule("magus-5.3")
def test_a_curse_for_somebody_who_has_none_stays_there() -> None:
    table = lay("", "", "", grid=ONE_HOLE, items=("H", "C", ""))
    table.act(ANNA, Finish())
    assert table.draw("C") == [ItemReceived(seat=ANNA, card=card("C"))]
    assert table.items(ANNA) == cards("H C")


@rule("magus-5.3")
def test_passing_a_curse_on_does_not_shift_the_order() -> None:
    table = lay("", "", "", grid=ONE_HOLE, items=("C",))
    table.act(ANNA, Finish())
    assert table.draw("C H") == [ItemReceived(seat=BEN, card=card("C")), ItemReceived(seat=BEN, card=card("H"))]


@rule("magus-5.3")
def test_a_curse_is_discarded_if_all_have_one_and_still_counts_in_the_order() -> None:
    table = lay("", "", "", grid=ONE_HOLE, items=("C", "C", "C"), discards="R2", edition=CURSES)
    table.act(ANNA, Finish())
    assert table.draw("C") == [CurseDiscarded()]
    assert table.discards == cards("R2 C")
    assert table.draw("H R4") == [
        ItemReceived(seat=BEN, card=card("H")),
        CardLaid(card=card("R4"), row=3, column=2),
        TurnBegan(seat=BEN),
    ]
    assert [table.items(seat).count(card("C")) for seat in (ANNA, BEN, CARLA)] == [1, 1, 1]


@rule("magus-5.4")
def test_the_discards_are_reshuffled_into_an_empty_deck() -> None:
    table = lay("", "", grid=THREE_HOLES, deck="R4", discards="B1 B1 H G2")
    table.act(ANNA, Finish())
    assert table.draw("R4") == [CardLaid(card=card("R4"), row=1, column=5), DeckReshuffled(size=4)]
    assert (table.view().deck_size, table.view().discards_size, table.view().top) == (4, 0, None)
    assert table.outcomes() == {Draw(card("B1")): 2 / 4, Draw(card("G2")): 1 / 4, Draw(card("H")): 1 / 4}
    table.draw("H B1 G2")
    assert (table.view().deck_size, table.items(ANNA), table.asked) == (1, cards("H"), (BEN,))


@rule("magus-5.4")
def test_the_discards_stay_while_there_is_a_deck_or_nothing_to_fill() -> None:
    table = lay("", "", grid=ONE_HOLE, deck="R4", discards="B1")
    table.act(ANNA, Finish())
    table.draw("R4")
    assert (table.view().deck_size, table.discards) == (0, cards("B1"))
    assert table.of_kind(DeckReshuffled) == []


@rule("magus-5.4")
def test_holes_stay_when_both_are_empty_and_are_filled_in_later_turns() -> None:
    table = lay("", "Y1 Y1", grid=THREE_HOLES, deck="G2", items=("", "C"))
    table.act(ANNA, Finish())
    assert table.draw("G2") == [CardLaid(card=card("G2"), row=1, column=5), TurnBegan(seat=BEN)]
    assert holes(table) == [(3, 1), (3, 4)]
    table.act(BEN, Aim(1, 4))
    table.chance(Land(1, 4))
    table.act(BEN, Take(Line.ROW, 1, Colour.BLUE), Lift(), Spend(card("Y1")), Spend(card("Y1")))
    assert table.act(BEN, Finish()) == [DeckReshuffled(size=3)]
    assert table.draw("Y1 Y1 C") == [
        CardLaid(card=card("Y1"), row=1, column=4),
        CardLaid(card=card("Y1"), row=3, column=1),
        ItemReceived(seat=BEN, card=card("C")),
        TurnBegan(seat=ANNA),
    ]
    assert holes(table) == [(3, 4)]


def holes(table: Table) -> list[tuple[int, int]]:
    return [(cell // 5 + 1, cell % 5 + 1) for cell, potion in enumerate(table.view().grid) if potion is None]


@rule("magus-5.4")
def test_an_empty_grid_without_cards_goes_straight_to_phase_ii_of_the_next_player() -> None:
    table = lay("", "", grid=BARE, deck="")
    assert table.act(ANNA, Finish()) == [TurnBegan(seat=BEN)]
    assert table.view().phase is Phase.CAST


@rule("magus-5.3", "magus-5.4")
def test_refilling_ends_though_only_curses_are_left_that_nobody_can_take() -> None:
    table = lay("", "", grid=ONE_HOLE, items=("C", "C"), deck="C", discards="C", edition=CURSES)
    table.act(ANNA, Finish())
    draws = 0
    while table.state.actor == CHANCE and draws < 50:
        table.draw("C")
        draws += 1
    assert table.asked == (BEN,)
    assert table.view().grid.count(None) == 1
    assert table.of_kind(CurseDiscarded) == []


@rule("magus-5.3", "magus-5.4")
def test_refilling_goes_on_through_such_curses_if_there_are_other_cards_among_the_discards() -> None:
    table = lay("", "", grid=ONE_HOLE, items=("C", "C"), deck="C", discards="C R4", edition=CURSES)
    table.act(ANNA, Finish())
    assert table.draw("C") == [CurseDiscarded(), DeckReshuffled(size=3)]
    assert table.draw("R4") == [CardLaid(card=card("R4"), row=3, column=2), TurnBegan(seat=BEN)]


@rule("magus-5.5")
def test_then_it_is_the_next_players_turn_clockwise() -> None:
    for turn, following in ((ANNA, BEN), (BEN, CARLA), (CARLA, ANNA)):
        table = lay("", "", "", turn=turn)
        assert table.act(turn, Finish()) == [TurnBegan(seat=following)]
        assert (table.view().turn, table.asked, table.view().phase) == (following, (following,), Phase.AIM)


@rule("magus-5.5")
def test_nobody_acts_out_of_turn() -> None:
    table = lay("R1 R2 R3", "R1 R2 R3", "")
    for other in (BEN, CARLA):
        assert table.legal(other) == ()
        with refused("magus-5.5"):
            table.act(other, Finish())
