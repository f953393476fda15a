"""The end of a match and of the game (flautz-10, flautz-11)."""

from typing import Any

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.core.state import OVER
from aprendiz.games.flautz.events import GameEnded, MatchEnded
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Declare, Exchange, Focus, Rest
from aprendiz.games.flautz.places import Row
from aprendiz.games.flautz.result import result as result_of
from tests.games.flautz.table import ANNA, BEN, CARLA, Table, card, deal
from tests.rule import rule

FLAUTZ = "B2 G2 V2 O2 K2"


def ended(*hands: str, **more: Any) -> Table:
    """A match that ends with the final turns: Anna declares FLAUTZ! and everybody else rests."""
    table = deal(*hands, **{"air": "I1 I2 I3", "floor": "I4 I5 P", **more})
    table.act(ANNA, Declare())
    for seat in range(1, len(hands)):
        table.act(seat, Rest())
    return table


@rule("flautz-10.1")
def test_the_highest_value_wins_the_marker() -> None:
    table = ended(FLAUTZ, "B1 B2 B3 B4 K4", "B1 G1 V3 O4 K5")
    [match] = table.of_kind(MatchEnded)
    assert [hand.points for hand in match.hands] == [22, 16, 6]
    assert [hand.crystals for hand in match.hands] == [1, 0, 0]
    assert table.state.crystals == [1, 0, 0]
    better = deal("B1 G1 V3 O4 K4", "B1 B2 B3 B4 K4", fields="floor")
    better.act(ANNA, Exchange(card("K1"), Row.FLOOR, card("V3")))
    better.act(BEN, Exchange(card("K3"), Row.FLOOR, card("K4")))
    assert better.state.crystals == [0, 1]


@rule("flautz-10.1")
def test_a_single_point_is_enough_to_win() -> None:
    lonely = deal("B1 B1 B1 B1 B1", "G1 G1 V3 O4 K4", fields="floor", deck="", floor="B1 B1 P")
    lonely.act(ANNA, Exchange(card("B1"), Row.FLOOR, card("B1")))
    lonely.act(BEN, Focus())
    assert [hand.points for hand in lonely.of_kind(MatchEnded)[0].hands] == [1, 0]
    assert lonely.state.crystals == [1, 0]


@rule("flautz-10.2")
def test_tied_leaders_each_take_a_crystal_or_nobody_by_option() -> None:
    tied = (FLAUTZ, "B1 G1 V3 O4 K5", "B2 G2 V2 O2 K2")
    assert ended(*tied).state.crystals == [1, 0, 1]
    assert ended(*tied, ties="nobody").state.crystals == [0, 0, 0]
    assert ended(FLAUTZ, "B1 G1 V3 O4 K5", ties="nobody").state.crystals == [1, 0]


@rule("flautz-10.3")
def test_if_nobody_scores_nobody_takes_a_crystal_and_the_marker_returns() -> None:
    table = deal("B1 G1 V3 O4 K5", "B1 G1 V3 O4 K4", fields="floor")
    table.act(ANNA, Focus())
    assert table.view().pool == 24
    table.act(BEN, Focus())
    assert table.state.crystals == [0, 0]
    [match] = table.of_kind(MatchEnded)
    assert [hand.points for hand in match.hands] == [0, 0]
    assert table.view().match == 2
    assert table.view().pool == 24  # One crystal is on the first field again.


@rule("flautz-11.1")
def test_whoever_has_three_crystals_wins_at_once_and_points_are_not_kept() -> None:
    going_on = ended(FLAUTZ, "B1 G1 V3 O4 K5", crystals=(1, 2))
    assert going_on.state.actor != OVER
    table = ended(FLAUTZ, "B1 G1 V3 O4 K5", crystals=(2, 1))
    assert table.state.actor == OVER
    result = result_of(table.state)
    assert (result.ranking, result.decided_by) == (((ANNA,), (BEN,)), "crystals")
    assert (result.totals, result.crystals, result.matches) == ((3, 1), (3, 1), ())
    assert [player.points for player in table.view().players] == [(), ()]


@rule("flautz-11.1")
def test_of_several_with_three_the_one_with_most_wins_else_they_share() -> None:
    shared = ended(FLAUTZ, "B1 G1 V3 O4 K5", FLAUTZ, crystals=(2, 0, 2))
    result = result_of(shared.state)
    assert (result.winners, result.decided_by) == ((ANNA, CARLA), "shared")
    most = ended(FLAUTZ, "B1 G1 V3 O4 K5", FLAUTZ, crystals=(2, 0, 3))
    assert result_of(most.state).ranking == ((CARLA,), (ANNA,), (BEN,))


@rule("flautz-11.2")
def test_after_the_agreed_matches_points_and_ten_for_each_crystal_decide() -> None:
    table = ended(FLAUTZ, "B1 B2 B3 B4 K4", mode="matches", matches=2)
    assert (table.state.actor != OVER, table.state.noted) == (True, [22, 16])
    last = ended(FLAUTZ, "B1 B2 B3 B4 K4", mode="matches", matches=1, crystals=(0, 1))
    assert last.state.actor == OVER
    result = result_of(last.state)
    assert (result.totals, result.crystals, result.matches) == ((32, 26), (1, 1), ((22, 16),))
    assert (result.ranking, result.decided_by) == (((ANNA,), (BEN,)), "points")
    assert last.state.scores() == [32, 26]
    assert last.events[-1] == GameEnded(winners=(ANNA,), result=result)


@rule("flautz-11.2")
@pytest.mark.parametrize(
    ("crystals", "noted", "ranking", "decided_by"),
    [
        ([2, 1], [10, 20, 10, 10], ((ANNA,), (BEN,)), "crystals"),
        ([1, 1], [12, 13, 18, 17], ((ANNA,), (BEN,)), "best-match"),
        ([1, 1], [12, 18, 18, 12], ((ANNA, BEN),), "shared"),
        ([0, 1], [12, 18, 18, 12], ((BEN,), (ANNA,)), "points"),
    ],
)
def test_a_tie_is_broken_by_crystals_then_by_the_best_match(
    crystals: list[int], noted: list[int], ranking: tuple[tuple[int, ...], ...], decided_by: str
) -> None:
    state = ended(FLAUTZ, "B1 B2 B3 B4 K4", mode="matches", matches=1).state.copy()
    state.crystals, state.noted = crystals, noted
    result = result_of(state)
    assert (result.ranking, result.decided_by) == (ranking, decided_by)


@rule("flautz-11.2")
@pytest.mark.parametrize("matches", [0, -1, 100, 2.5, "3", None, True])
def test_the_number_of_matches_is_any_from_one(matches: object) -> None:
    with pytest.raises(Invalid, match="matches: must be a whole number from 1 to 99"):
        GAME.setup(seats=2, mode="matches", matches=matches)


@rule("flautz-11.3")
def test_once_the_limit_is_reached_no_new_match_begins() -> None:
    for limit, is_over in ((2, True), (3, False)):
        table = ended(FLAUTZ, "B1 G1 V3 O4 K5", limit=limit)
        assert table.state.turns == 2
        assert (table.state.actor == OVER) == is_over
    assert result_of(ended(FLAUTZ, "B1 G1 V3 O4 K5", limit=1).state).ranking == ((ANNA,), (BEN,))
    assert GAME.longest(GAME.setup(seats=2)) is None
