"""The end of the game, and the modes (magus-9, magus-10)."""

import pytest

from aprendiz.core.errors import Refusal
from aprendiz.core.state import OVER
from aprendiz.games.magus.cards import Colour
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.events import (
    CYLINDER,
    EXHAUSTION,
    GOAL,
    LIMIT,
    SPELLS,
    BackTurned,
    CardLaid,
    CylinderMoved,
    GameEnded,
    HandDiscarded,
    TurnBegan,
)
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import (
    Aim,
    Cast,
    Conjure,
    Finish,
    Heal,
    Lift,
    Line,
    Offer,
    Place,
    Spend,
    Take,
    TakePart,
    Turn,
)
from aprendiz.games.magus.view import Phase
from aprendiz.games.magus.why_not import why_not
from tests.games.magus.table import ANNA, BARE, BEN, CARLA, Table, begin, box, card, cards, lay, refused
from tests.rule import rule

FEW = box(spells=(["R-"], ["Y-"], ["G-"]))
"""A box with a single spell in each pile."""

ONE_HOLE = """
    .. Y2 G3 B4 R2
    Y3 G4 B1 R3 Y4
    G1 B2 R4 Y1 G2
    B3 R1 Y2 G3 B4
    R2 Y3 G4 B1 R3
"""


def ended(won: tuple[str, ...], skulls: tuple[str, ...] = ()) -> Table:
    """A game that is over because the cylinder reached its last place."""
    seats = len(won)
    table = lay(*[""] * seats, won=won, skulls=skulls, has_cast=True, cylinder=4 + 2 * seats - 1)
    table.act(ANNA, Finish())
    assert table.state.actor == OVER
    return table


@rule("magus-9.1")
@pytest.mark.parametrize(("seats", "end"), [(2, 8), (3, 10), (4, 12)])
def test_the_game_ends_when_the_cylinder_reaches_its_last_place(seats: int, end: int) -> None:
    table = lay(*[""] * seats, has_cast=True, cylinder=end - 2)
    table.act(ANNA, Finish())
    assert (table.asked, table.view().cylinder, table.view().end) == ((BEN,), end - 1, end)
    last = lay(*[""] * seats, has_cast=True, cylinder=end - 1)
    moved, finished = last.act(ANNA, Finish())
    assert moved == CylinderMoved(place=end)
    assert isinstance(finished, GameEnded)
    assert finished.ending == CYLINDER
    assert (last.state.actor, last.asked, last.view().phase) == (OVER, (), Phase.OVER)


@rule("magus-9.1")
def test_there_is_no_phase_three_and_nobody_has_another_turn() -> None:
    table = lay("", "", "", grid=ONE_HOLE, has_cast=True, cylinder=9)
    table.act(ANNA, Finish())
    assert (table.of_kind(CardLaid), table.of_kind(TurnBegan)) == ([], [])
    assert table.view().grid[0] is None
    for seat in (ANNA, BEN, CARLA):
        with refused("magus-5.5"):
            table.act(seat, Finish())


@rule("magus-9.1")
def test_without_a_spell_the_cylinder_does_not_move_and_the_game_goes_on() -> None:
    table = lay("", "", cylinder=7)
    table.act(ANNA, Finish())
    assert (table.view().cylinder, table.asked) == (7, (BEN,))


@rule("magus-9.1")
def test_moves_are_counted_net_of_those_back() -> None:
    table = lay("R1 R2 R3", "", offers=("R---", None, None), cylinder=7)
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"), Turn(Effect.GO_BACK))
    assert table.view().cylinder == 6
    table.act(ANNA, Finish())
    assert (table.view().cylinder, table.asked) == (7, (BEN,))


@rule("magus-9.1")
def test_the_length_of_the_track_is_data_of_the_edition() -> None:
    table = lay("", "", has_cast=True, edition=box(cylinder={"2": 1, "3": 9, "4": 9}))
    table.act(ANNA, Finish())
    assert [event.ending for event in table.of_kind(GameEnded)] == [CYLINDER]


@rule("magus-9.2")
def test_hands_are_discarded_without_penalty() -> None:
    table = lay("R1 R2 B4", "", "G1", won=("4", "3", "2"), has_cast=True, cylinder=9)
    table.act(ANNA, Finish())
    assert table.of_kind(HandDiscarded) == [
        HandDiscarded(seat=ANNA, cards=cards("R1 R2 B4")),
        HandDiscarded(seat=CARLA, cards=cards("G1")),
    ]
    assert [player.hand_size for player in table.view().players] == [0, 0, 0]
    assert [table.hand(seat) for seat in (ANNA, BEN, CARLA)] == [(), (), ()]
    assert table.discards == cards("R1 R2 B4 G1")
    assert table.result.totals == (4, 3, 2)
    assert table.result.skulls == (0, 0, 0)
    assert table.all_cards() == table.state.setup.copies


@rule("magus-9.3")
def test_points_of_spells_less_one_for_each_skull_and_the_highest_wins() -> None:
    table = ended(("4 4 2", "3 3", "2"), skulls=("R1 R1 Y1 B2 B2", "", "G1 G2 G4"))
    assert table.result.totals == (5, 6, -1)
    assert table.result.skulls == (5, 0, 3)
    assert table.result.spells == ((1, 0, 2), (0, 2, 0), (1, 0, 0))
    assert (table.result.ranking, table.result.winners) == (((BEN,), (ANNA,), (CARLA,)), (BEN,))
    assert table.result.decided_by == "points"
    assert [player.score for player in table.view().players] == table.state.scores() == [5, 6, -1]
    [end] = table.of_kind(GameEnded)
    assert (end.winners, end.result) == ((BEN,), table.result)


@rule("magus-9.4")
def test_a_tie_is_won_with_fewer_skulls() -> None:
    table = ended(("4 4", "4 3"), skulls=("R1 Y1 Y1", "B2 B2"))
    assert table.result.totals == (5, 5)
    assert (table.result.ranking, table.result.decided_by) == (((BEN,), (ANNA,)), "skulls")


@rule("magus-9.4")
def test_then_with_more_fours() -> None:
    table = ended(("2 3 3", "4 2 2"), skulls=("R1", "B2"))
    assert table.result.totals == (7, 7)
    assert (table.result.ranking, table.result.decided_by) == (((BEN,), (ANNA,)), "fours")


@rule("magus-9.4")
def test_then_with_more_threes() -> None:
    table = ended(("4 2 2 2", "4 3 3"))
    assert table.result.totals == (10, 10)
    assert (table.result.ranking, table.result.decided_by) == (((BEN,), (ANNA,)), "threes")


@rule("magus-9.4")
def test_else_the_victory_is_shared() -> None:
    table = ended(("3 2", "2", "2 3"), skulls=("R1", "", "B4"))
    assert (table.result.ranking, table.result.decided_by) == (((ANNA, CARLA), (BEN,)), "shared")
    assert table.of_kind(GameEnded)[0].winners == (ANNA, CARLA)


@rule("magus-9.5")
def test_a_pile_that_runs_out_is_gone_and_the_others_stay() -> None:
    table = lay("R1", "", edition=FEW)
    table.act(ANNA, Cast("R-", 2))
    table.chance(Turn(Effect.CLOSED))
    assert [(offer.spell, offer.left) for offer in table.view().offers] == [(None, 0), ("Y-", 0), ("G-", 0)]
    table.act(ANNA, Finish())
    assert table.asked == (BEN,)
    again = lay("R1 Y1", "", won=("2",), edition=FEW)
    with refused("magus-4.1"):
        again.act(ANNA, Cast("R-", 2))


@rule("magus-9.5")
@pytest.mark.parametrize("won", ["2 3", "2 4", "3 4"])
def test_with_one_pile_left_the_game_goes_on(won: str) -> None:
    table = lay("", "", won=(won,), edition=FEW)
    table.act(ANNA, Finish())
    assert (table.asked, table.of_kind(GameEnded)) == ((BEN,), [])


@rule("magus-9.5")
def test_if_all_piles_are_gone_the_game_ends_when_phase_two_closes() -> None:
    table = lay("G1 R2", "", won=("2", "3"), items=("H",), edition=FEW, cylinder=2)
    table.act(ANNA, Cast("G-", 4))
    table.chance(Turn(Effect.CLOSED))
    assert (table.asked, table.view().phase) == ((ANNA,), Phase.CAST)
    table.act(ANNA, Heal())
    table.let_chance()
    assert table.asked == (ANNA,)
    table.act(ANNA, Finish())
    [end] = table.of_kind(GameEnded)
    assert (end.ending, end.winners, end.result.totals) == (SPELLS, (ANNA,), (6, 3))
    assert (table.view().cylinder, table.of_kind(CardLaid)) == (3, [])


def worn_out(*hands: str, **more: object) -> Table:
    """A table with no potion left to take."""
    return lay(*hands, grid=BARE, deck="", was_active=False, **more)  # type: ignore[arg-type]  # lay knows their types


@rule("magus-9.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("infant", ["no", "yes"])
@pytest.mark.parametrize("outstanding", ["no", "yes"])
def test_a_whole_round_in_which_nobody_does_anything_ends_the_game(seats: int, infant: str, outstanding: str) -> None:
    table = worn_out(*[""] * seats, won=("", "2"), turn=BEN, infant=infant, outstanding=outstanding)
    for step in range(seats):
        assert table.asked == ((BEN + step) % seats,)
        assert table.view().idle == step
        table.act((BEN + step) % seats, Finish())
    [end] = table.of_kind(GameEnded)
    assert (end.ending, end.winners) == (EXHAUSTION, (BEN,))


@rule("magus-9.6", "magus-9.2")
def test_an_exhausted_game_is_scored_without_the_hands() -> None:
    table = worn_out("R1", "", won=("2", "4"), skulls=("", "Y1"), idle=1)
    table.act(ANNA, Finish())
    assert table.of_kind(HandDiscarded) == [HandDiscarded(seat=ANNA, cards=cards("R1"))]
    assert table.result.totals == (2, 3)


@rule("magus-9.6")
def test_taking_a_potion_begins_the_count_anew() -> None:
    table = lay("", "", phase="take", idle=1)
    assert not table.view().was_active
    table.act(ANNA, Take(Line.ROW, 1, Colour.RED))
    assert table.view().was_active
    table.act(ANNA, Finish())
    table.let_chance()
    assert (table.asked, table.view().idle, table.view().was_active) == ((BEN,), 0, False)


@rule("magus-9.6")
def test_casting_begins_the_count_anew() -> None:
    table = worn_out("R1 R2 R3", "", offers=("R---", None, None), idle=1)
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"), Turn(Effect.CLOSED))
    table.act(ANNA, Finish())
    table.let_chance()
    assert (table.asked, table.view().idle) == ((BEN,), 0)


@rule("magus-9.6")
def test_using_an_item_begins_the_count_anew() -> None:
    healing = worn_out("", "", items=("H",), skulls=("R1",), idle=1)
    healing.act(ANNA, Heal())
    healing.let_chance()
    conjuring = worn_out("", "", items=("W",), discards="R1", idle=1)
    conjuring.act(ANNA, Conjure(card("R1")))
    lifting = worn_out("R1 R2", "", items=("C",), idle=1)
    lifting.act(ANNA, Lift(), Spend(card("R1")), Spend(card("R2")))
    for table in (healing, conjuring, lifting):
        table.act(ANNA, Finish())
        table.let_chance()
        assert (table.asked, table.view().idle, table.of_kind(GameEnded)) == ((BEN,), 0, [])


@rule("magus-9.6")
def test_refilling_or_getting_an_item_alone_does_not_begin_the_count_anew() -> None:
    table = lay("", "", grid=BARE, deck="H", was_active=False, idle=1)
    table.act(ANNA, Finish())
    table.draw("H")
    assert [event.ending for event in table.of_kind(GameEnded)] == [EXHAUSTION]


@rule("magus-9.7")
def test_a_limit_of_turns_ends_the_game_scored_the_same_way() -> None:
    table = lay("R1", "", won=("2", "4"), skulls=("", "Y1"), grid=ONE_HOLE, turns=4, limit=6)
    table.act(ANNA, Finish())
    table.let_chance()
    assert (table.asked, table.view().turns) == ((BEN,), 5)
    table.act(BEN, Aim(3, 3))
    table.let_chance()
    table.act(BEN, *[move for move in table.legal(BEN) if isinstance(move, Take)][:1])
    table.act(BEN, Finish())
    table.let_chance()
    [end] = table.of_kind(GameEnded)
    assert (end.ending, end.winners, end.result.totals) == (LIMIT, (BEN,), (2, 3))
    assert table.view().turns == 6
    assert table.of_kind(HandDiscarded)[0] == HandDiscarded(seat=ANNA, cards=cards("R1"))


@rule("magus-9.7")
def test_without_that_option_there_is_no_limit() -> None:
    table = lay("", "", turns=100_000)
    table.act(ANNA, Finish())
    assert table.asked == (BEN,)
    assert GAME.longest(table.state.setup) is None
    assert GAME.longest(GAME.setup(seats=2, limit=3)) is not None


@rule("magus-10.1")
def test_outstanding_students_choose_any_row_or_column_without_a_cube() -> None:
    table = lay("", "", outstanding="yes")
    table.act(ANNA, Finish())
    assert (table.asked, table.view().phase, table.view().cube) == ((BEN,), Phase.TAKE, None)
    named = {(move.line, move.number) for move in table.legal(BEN) if isinstance(move, Take)}
    assert named == {(line, number) for line in Line for number in range(1, 6)}
    table.act(BEN, Take(Line.COLUMN, 4, value=3))  # Column 4: B4 R3 Y1 G3 B1.
    assert table.hand(BEN) == cards("R3 G3")


@rule("magus-10.1")
def test_outstanding_students_take_what_lies_there_and_no_more() -> None:
    table = lay("", "", phase="take", outstanding="yes", grid=".. " * 20 + "R1 R2 Y1 .. ..")
    for take in (Take(Line.ROW, 1, Colour.RED), Take(Line.COLUMN, 4, value=1), Take(Line.ROW, 5, value=3)):
        with refused("magus-3.4"):
            table.act(ANNA, take)
    for other in (Aim(1, 1), Place(1, 1), Finish()):
        with refused("magus-3.5"):
            table.act(ANNA, other)
    parts = lay("", "", phase="take", outstanding="yes", taking="part")
    parts.act(ANNA, TakePart(Line.ROW, 5, (1, 5)))
    assert parts.hand(ANNA) == cards("R2 R3")


@rule("magus-10.2")
def test_infant_students_have_no_items() -> None:
    table = begin(2, infant="yes")
    table.let_chance()
    assert table.view().deck_size == 64 - 25
    assert table.state.deck[16:] == [0, 0, 0, 0]


@rule("magus-10.2")
def test_infant_students_have_no_effects_and_no_cylinder() -> None:
    table = lay("R1 R2 R3", "", offers=("R---", None, None), infant="yes")
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"))
    assert (table.asked, table.view().phase, table.of_kind(BackTurned)) == ((ANNA,), Phase.CAST, [])
    table.act(ANNA, Finish())
    assert (table.asked, table.view().cylinder, table.view().end) == ((BEN,), 0, None)


@rule("magus-10.2")
def test_the_cylinder_never_ends_a_game_of_infant_students() -> None:
    table = lay("", "", infant="yes", has_cast=True, cylinder=7)
    table.act(ANNA, Finish())
    assert (table.asked, table.of_kind(CylinderMoved)) == ((BEN,), [])


@rule("magus-10.2")
def test_only_colours_matter_when_infant_students_cast() -> None:
    spells = ("*222", None, "Kabc Aabc")
    table = lay("R1 R1 R3 B4 B4 B4", "", offers=spells, infant="yes", grid=BARE)
    assert Cast("Kabc Aabc", 4) in table.legal(ANNA)
    assert Cast("*222", 2) in table.legal(ANNA)
    strict = lay("R1 R1 R3 B4 B4 B4", "", offers=spells, grid=BARE)
    for spell, points in (("*222", 2), ("Kabc Aabc", 4)):
        with refused("magus-4.1"):
            strict.act(ANNA, Cast(spell, points))
    with refused("magus-4.1"):
        lay("R1 R1 R3 B4 B4 Y1", "", offers=spells, infant="yes", grid=BARE).act(ANNA, Cast("Kabc Aabc", 4))


@rule("magus-10.2")
def test_infant_students_are_told_what_a_spell_needs_without_numbers() -> None:
    table = lay("R1 R1", "", offers=("*222", None, None), infant="yes", grid=BARE)
    refusal = why_not(table.view(ANNA), Cast("*222", 2))
    assert refusal == Refusal("magus-4.1", "gather-its-potions", {"spell": "*---"})


@rule("magus-10.2")
def test_infant_students_still_take_by_colour_or_number() -> None:
    table = lay("", "", phase="take", infant="yes")
    table.act(ANNA, Take(Line.ROW, 1, value=2))
    assert table.hand(ANNA) == cards("R2 Y2")


@rule("magus-10.2")
def test_the_first_infant_student_with_nine_points_wins_at_once() -> None:
    table = lay("R1 R2 R3", "Y1", won=("4 3", "4 4"), offers=("R---", None, None), infant="yes", grid=ONE_HOLE)
    table.act(ANNA, Cast("R---", 2))
    [end] = table.of_kind(GameEnded)
    assert (end.ending, end.winners, end.result.totals) == (GOAL, (ANNA,), (9, 8))
    assert (table.state.actor, table.of_kind(CardLaid)) == (OVER, [])
    assert table.of_kind(HandDiscarded) == [HandDiscarded(seat=BEN, cards=cards("Y1"))]


@rule("magus-10.2")
def test_skulls_are_deducted_from_the_nine_points() -> None:
    table = lay("R1 R2 R3 Y1", "", won=("4 3",), offers=("R---", None, None), infant="yes")
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"))
    assert (table.asked, table.view().players[ANNA].score) == ((ANNA,), 8)
    burdened = lay("R1 R2 R3", "", won=("4 4",), skulls=("B1 B1",), offers=("R---", None, None), infant="yes")
    burdened.act(ANNA, Cast("R---", 2))
    assert burdened.of_kind(GameEnded) == []


@rule("magus-10.2")
def test_others_play_on_with_nine_points() -> None:
    table = lay("R1 R2 R3", "", won=("4 3",), offers=("R---", None, None))
    table.act(ANNA, Cast("R---", 2))
    assert (table.view().players[ANNA].score, table.of_kind(GameEnded)) == (9, [])


@rule("magus-10.2", "magus-9.5")
def test_infant_students_also_end_when_all_piles_are_gone() -> None:
    table = lay("G1", "", won=("2", "3"), edition=FEW, infant="yes")
    table.act(ANNA, Cast("G-", 4))
    assert table.asked == (ANNA,)
    table.act(ANNA, Finish())
    [end] = table.of_kind(GameEnded)
    assert (end.ending, end.winners, end.result.totals) == (SPELLS, (ANNA,), (6, 3))


@rule("magus-10.1", "magus-10.2")
def test_both_modes_may_be_combined() -> None:
    table = begin(2, infant="yes", outstanding="yes", starter=BEN)
    table.let_chance()
    assert (table.asked, table.view().phase, table.view().end) == ((BEN,), Phase.TAKE, None)


@rule("magus-10.3")
@pytest.mark.parametrize(("goal", "score", "is_over"), [("net", 6, False), ("gross", 9, True)])
def test_skulls_cost_infant_students_points_or_not(goal: str, score: int, is_over: bool) -> None:
    table = lay(
        *("R1 R2 R3 Y1", ""),
        won=("4 3", "4 4"),
        skulls=("B1 B1",),
        offers=("R---", None, None),
        infant="yes",
        infant_goal=goal,
    )
    table.act(ANNA, Cast("R---", 2))
    assert table.view().players[ANNA].score == score
    assert [(end.ending, end.winners, end.result.totals) for end in table.of_kind(GameEnded)] == (
        [(GOAL, (ANNA,), (9, 8))] if is_over else []
    )


@rule("magus-10.3", "magus-9.4")
def test_skulls_that_cost_no_points_still_break_ties() -> None:
    table = worn_out("", "", won=("4", "2 2"), skulls=("R1", ""), infant="yes", infant_goal="gross")
    table.act(ANNA, Finish())
    table.act(BEN, Finish())
    [end] = table.of_kind(GameEnded)
    assert (end.ending, end.result.totals) == (EXHAUSTION, (4, 4))
    assert (end.winners, end.result.decided_by) == ((BEN,), "skulls")


@rule("magus-10.3", "magus-9.3")
def test_skulls_cost_points_in_every_other_mode() -> None:
    assert [GAME.setup(seats=2, infant_goal=goal).skull_cost for goal in ("net", "gross")] == [1, 1]
