"""The end (labyrinth-6)."""

import pytest

from aprendiz.core.state import OVER
from aprendiz.games.labyrinth.events import ChipTaken, GameEnded, MazeShown, TargetDrawn, TurnBegan, TurnMissed
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Nap, Stop
from aprendiz.games.labyrinth.result import LabyrinthResult
from aprendiz.games.labyrinth.symbols import SYMBOLS, Symbol
from aprendiz.games.labyrinth.view import Phase
from tests.games.labyrinth.table import ANNA, BEN, CARLA, DAN, Table, lay, refused
from tests.rule import rule

FOUR = "moon key toad sun"


def ended(table: Table) -> GameEnded:
    assert table.state.actor == OVER
    assert (table.asked, table.outcomes()) == ((), {})
    [event] = table.of_kind(GameEnded)
    assert isinstance(event, GameEnded)
    return event


@rule("labyrinth-6.1")
def test_whoever_holds_five_chips_wins_at_once() -> None:
    table = lay("11", "66", target="owl", steps=4, chips=(FOUR, "cat star"))
    table.walk(ANNA, "E")
    result = LabyrinthResult(((ANNA,), (BEN,)), "chips", (5, 2))
    assert ended(table) == GameEnded(ending="goal", winners=(ANNA,), result=result)
    assert table.result == result
    assert table.of_kind(TargetDrawn) == table.of_kind(TurnBegan) == []
    assert (table.view().phase, table.view().steps, table.target) == (Phase.OVER, None, None)


@rule("labyrinth-6.1")
def test_four_chips_are_not_enough() -> None:
    table = lay("11", "66", target="owl", steps=4, chips=("moon key toad", "sun cat star hat"))
    table.walk(ANNA, "E")
    table.draw("gem")
    assert (table.turn, table.of_kind(GameEnded)) == (BEN, [])


@rule("labyrinth-6.1")
def test_chips_that_come_by_standing_on_the_new_target_win_as_well() -> None:
    table = lay("14", "36", "64", target="candle", steps=2, chips=("owl", FOUR, ""))
    table.walk(ANNA, "W")
    table.draw("gem bat")
    assert ended(table).winners == (BEN,)
    assert table.result.ranking == ((BEN,), (ANNA,), (CARLA,))
    assert table.result.chips == (2, 5, 1)
    assert table.events[-3:-2] == [ChipTaken(seat=BEN, symbol=Symbol.BAT, chips=5)]


@rule("labyrinth-6.1")
def test_nobody_moves_after_the_end() -> None:
    table = lay("11", "66", target="owl", steps=4, chips=(FOUR,))
    table.walk(ANNA, "E")
    for seat in (ANNA, BEN):
        with refused("labyrinth-2.6", "wait-for-your-turn"):
            table.act(seat, Stop())


@rule("labyrinth-6.2")
@pytest.mark.parametrize("goal", range(1, 7))
def test_another_goal_from_one_to_six_wins_just_so(goal: int) -> None:
    held = " ".join(SYMBOLS[2 : 1 + goal])
    table = lay("11", "66", target="owl", steps=4, goal=goal, chips=(held,))
    assert table.view().goal == goal
    table.walk(ANNA, "E")
    assert ended(table) == GameEnded(
        ending="goal", winners=(ANNA,), result=LabyrinthResult(((ANNA,), (BEN,)), "chips", (goal, 0))
    )
    if goal > 1:
        held = " ".join(SYMBOLS[2:goal])
        before = lay("11", "66", target="owl", steps=4, goal=goal, chips=(held,))
        before.walk(ANNA, "E")
        assert before.state.actor != OVER


@rule("labyrinth-6.2")
def test_the_bag_cannot_run_out() -> None:
    """Four players with one chip less than the highest goal: the next chip wins, and three are left."""
    words = [symbol for symbol in SYMBOLS if symbol != Symbol.OWL]
    chips = [" ".join(words[seat * 5 : seat * 5 + 5]) for seat in range(4)]
    table = lay("11", "16", "66", "61", target="owl", steps=1, goal=6, chips=chips)
    assert table.view().bag == 24 - 21 == 3
    table.walk(ANNA, "E")
    assert ended(table).winners == (ANNA,)


@rule("labyrinth-6.1")
def test_at_most_17_chips_are_drawn_by_four_with_goal_five() -> None:
    words = [symbol for symbol in SYMBOLS if symbol != Symbol.OWL]
    chips = [" ".join(words[seat * 4 : seat * 4 + 4]) for seat in range(4)]
    table = lay("11", "16", "66", "61", target="owl", steps=1, chips=chips)
    assert 24 - table.view().bag == 17
    table.walk(ANNA, "E")
    assert ended(table).ending == "goal"


@rule("labyrinth-6.3")
@pytest.mark.parametrize(
    ("chips", "winners", "decided_by"),
    [
        (("owl", "", ""), (ANNA,), "chips"),
        (("", "owl", "cat sun"), (CARLA,), "chips"),
        (("", "owl", "cat"), (BEN, CARLA), "shared"),
        (("", "", ""), (ANNA, BEN, CARLA), "shared"),
    ],
)
def test_when_the_limit_is_reached_most_chips_win_and_ties_are_shared(
    chips: tuple[str, ...], winners: tuple[int, ...], decided_by: str
) -> None:
    table = lay("11", "16", "66", steps=2, limit=30, turns=29, chips=chips)
    assert (table.view().turns, table.view().limit) == (29, 30)
    table.act(ANNA, Stop())
    assert (ended(table).ending, ended(table).winners) == ("limit", winners)
    assert table.result.decided_by == decided_by
    assert table.of_kind(TurnBegan) == []
    assert table.view().turns == 30


@rule("labyrinth-6.3")
def test_the_last_turn_before_the_limit_is_played_to_its_end() -> None:
    table = lay("11", "66", target="owl", steps=2, limit=30, turns=28)
    table.act(ANNA, Stop())
    assert table.turn == BEN
    table.roll(2)
    table.walk(BEN, "N N")
    assert ended(table).ending == "limit"


@rule("labyrinth-6.3")
def test_a_bump_or_a_last_step_or_a_chip_can_reach_the_limit() -> None:
    bumped = lay("11", "66", walls="11-12", steps=2, limit=30, turns=29)
    bumped.walk(ANNA, "E")
    assert ended(bumped).ending == "limit"
    walked = lay("11", "66", steps=1, limit=30, turns=29)
    walked.walk(ANNA, "E")
    assert ended(walked).ending == "limit"
    taken = lay("11", "66", target="owl", steps=1, limit=30, turns=29)
    taken.walk(ANNA, "E")
    taken.draw("gem")
    assert ended(taken) == GameEnded(
        ending="limit", winners=(ANNA,), result=LabyrinthResult(((ANNA,), (BEN,)), "chips", (1, 0))
    )


@rule("labyrinth-6.3")
def test_the_goal_counts_in_the_last_turn_too() -> None:
    table = lay("11", "66", target="owl", steps=1, limit=30, turns=29, chips=(FOUR,))
    table.walk(ANNA, "E")
    assert ended(table).ending == "goal"


@rule("labyrinth-6.3", "labyrinth-7.6")
def test_a_turn_that_is_missed_counts_for_the_limit() -> None:
    table = lay("11", "16", "66", steps=2, limit=30, turns=28, naps=(BEN,), items=())
    table.act(ANNA, Stop())
    assert ended(table).ending == "limit"
    assert table.of_kind(TurnMissed) == [TurnMissed(seat=BEN)]
    assert (table.view().turns, table.of_kind(TurnBegan)) == (30, [])
    later = lay("11", "16", "66", steps=2, limit=31, turns=28, naps=(BEN,), items=())
    later.act(ANNA, Stop())
    assert (later.turn, later.view().turns) == (CARLA, 30)


@rule("labyrinth-6.3")
def test_without_the_option_there_is_no_limit() -> None:
    table = lay("11", "66", steps=2, turns=99_999)
    assert table.view().limit is None
    table.act(ANNA, Stop())
    assert (table.turn, table.view().turns) == (BEN, 100_000)
    assert GAME.longest(GAME.setup(seats=2)) is None


@rule("labyrinth-6.3")
def test_a_limit_bounds_the_length_of_a_game() -> None:
    for seats, options in ((2, {}), (4, {"expansion": "yes"})):
        longest = GAME.longest(GAME.setup(seats=seats, limit=10, **options))
        assert longest is not None
        assert longest < GAME.longest(GAME.setup(seats=seats, limit=11, **options))  # type: ignore[operator]  # a limit


@rule("labyrinth-8.2")
def test_the_whole_maze_is_shown_when_the_game_is_over() -> None:
    table = lay("11", "66", target="owl", walls="33-34 12-13 22-32 44>45 61>51", items=(), steps=1, chips=(FOUR,))
    assert (table.view().maze, table.view().magic) == (None, None)
    table.walk(ANNA, "E")
    assert table.of_kind(MazeShown) == [MazeShown(walls=("12-13", "33-34", "22-32", "44>45", "61>51"))]
    for viewer in (ANNA, BEN, None):
        view = table.view(viewer)
        assert view.maze is not None
        assert view.magic is not None
        assert [str(wall) for wall in (*view.maze, *view.magic)] == ["12-13", "33-34", "22-32", "44>45", "61>51"]


@rule("labyrinth-8.2")
def test_it_is_shown_at_the_limit_as_well() -> None:
    table = lay("11", "66", walls="33-34", steps=1, limit=1)
    table.act(ANNA, Stop())
    assert table.of_kind(MazeShown) == [MazeShown(walls=("33-34",))]
    assert table.view().magic == ()


@rule("labyrinth-6.3", "labyrinth-7.6")
def test_everybody_can_miss_a_turn_and_the_same_player_goes_on() -> None:
    table = lay("11", "16", "66", "61", items=("nightcap",), naps=(CARLA, DAN), limit=30)
    table.act(ANNA, Nap(BEN))
    table.roll(1)
    table.act(ANNA, Stop())
    assert [event.seat for event in table.of_kind(TurnMissed)] == [BEN, CARLA, DAN]
    assert (table.turn, table.view().turns) == (ANNA, 4)
