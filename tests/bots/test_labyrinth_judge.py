"""The judge of The Magic Labyrinth: exact where it can be calculated by hand, and sensible in real games."""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pytest

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.judges.labyrinth import HORIZON, LabyrinthJudge, Plan
from aprendiz.bots.levels import Level
from aprendiz.bots.thinker import Thinker
from aprendiz.bots.thought import Judgement
from aprendiz.core.dice import Dice
from aprendiz.core.event import Event
from aprendiz.core.session import Session
from aprendiz.games.labyrinth.events import Bumped, GameEnded
from aprendiz.games.labyrinth.fairness import expected_turns
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, EAST, NORTH, SIZE, SOUTH, SQUARES
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.games.labyrinth.moves import ChanceMove, Draw, Drink, Face, Move, Nap, Roll, Stop, Turn, Wave
from aprendiz.games.labyrinth.symbols import COMPASS, Symbol
from aprendiz.games.labyrinth.view import View
from aprendiz.games.labyrinth.walls import square_of
from tests.games.labyrinth.table import ANNA, BEN, steps

LOOKED_AT = 6
"""Number of moments examined per game."""

MASTER = replace(game_bots("labyrinth").levels["master"], simulations=20, worlds=6)
NOVICE = replace(game_bots("labyrinth").levels["novice"], simulations=20)
OPEN = [0.0] * (SQUARES * DIRECTIONS)
CLOSED = [1.0] * (SQUARES * DIRECTIONS)
GUESS = [10.0] * SQUARES


def distance(square: int, other: int) -> int:
    return abs(square // SIZE - other // SIZE) + abs(square % SIZE - other % SIZE)


def test_without_walls_a_plan_takes_as_many_turns_as_the_die_needs() -> None:
    plan = Plan(OPEN, 14, 0, GUESS)
    expected = expected_turns(SQUARES)
    assert expected[1:4] == pytest.approx([1, 7 / 6, 55 / 36])
    assert list(plan.turns) == pytest.approx([expected[distance(square, 14)] for square in range(SQUARES)], abs=0.01)


def test_a_way_that_is_open_half_the_time_takes_two_turns() -> None:
    walls = CLOSED.copy()
    walls[0 * DIRECTIONS + EAST] = 0.5
    assert Plan(walls, 1, 0, GUESS).turns[0] == pytest.approx(2, abs=0.01)


@pytest.mark.parametrize(("risk", "turns"), [(0.1, 20 / 19), (0.5, 4 / 3), (0.9, 55 / 36)])
def test_a_risk_is_taken_where_the_safe_way_round_is_out_of_reach_and_dear(risk: float, turns: float) -> None:
    """From 11 to 12: one step that may meet a wall, or three open ones round; a 3 or 4 needs no risk.

    A half is risked with a 1 or 2 on the die, nine tenths never.
    """
    walls = CLOSED.copy()
    walls[square_of(1, 1) * DIRECTIONS + EAST] = risk
    for square, way in ((square_of(1, 1), SOUTH), (square_of(2, 1), EAST), (square_of(2, 2), NORTH)):
        walls[square * DIRECTIONS + way] = 0.0
    assert Plan(walls, square_of(1, 2), square_of(1, 1), GUESS).turns[square_of(1, 1)] == pytest.approx(turns, abs=0.01)


def test_arrivals_follow_the_die() -> None:
    plan = Plan(OPEN, 14, 0, GUESS)
    assert plan.arrivals(15)[:2] == pytest.approx([0, 1])
    assert plan.arrivals(16)[:3] == pytest.approx([0, 5 / 6, 1])
    assert plan.arrivals(17)[:3] == pytest.approx([0, 3 / 6, 35 / 36])
    assert len(plan.arrivals(0)) == HORIZON + 1


class Sitting:
    """Anna thinks, Ben does what he is told; chance follows a script, and then dice."""

    def __init__(self, maze: str, target: Symbol, *rolls: int, **options: object) -> None:
        self.setup = GAME.setup(seats=2, maze=maze.split(), starter=ANNA, **options)
        self.script: list[ChanceMove] = [Turn(0, mirrored=False), Draw(target), *map(Face, rolls)]
        self.session: Session[View, Move] = Session(GAME, self.setup, self._chance)
        self.anna = Thinker(GAME, self.setup, ANNA, MASTER, seed=1)
        self.anna.observe(self.session.updates[ANNA])

    def _chance(self, state: Any) -> Any:
        return GAME.action(state, self.script.pop(0)) if self.script else state.draw(Dice(1))

    def act(self, seat: int, *moves: Move) -> None:
        for move in moves:
            self.anna.observe(self.session.act(seat, move)[ANNA])

    def think(self) -> Any:
        return self.anna.choose(self.session.updates[ANNA])


def test_a_wall_that_was_met_is_not_tried_again() -> None:
    sitting = Sitting("11-12 13-14 33-34", Symbol.OWL, 1, 1, 3)
    assert sitting.think() == steps("E")[0], "the target is beside"
    sitting.act(ANNA, *steps("E"))
    sitting.act(BEN, Stop())
    assert sitting.think() == steps("S")[0]


def test_a_target_within_reach_is_taken_over_the_way_that_is_known() -> None:
    sitting = Sitting("12-22 22-23 41-42 42-43 43-44 44-45 51-52 52-53", Symbol.WAND, 3)
    sitting.script += [Draw(Symbol.OWL), Face(1), Face(2)]
    sitting.act(ANNA, *steps("E E S"))
    sitting.act(BEN, Stop())
    for step in steps("N W"):
        assert sitting.think() == step
        sitting.act(ANNA, step)
    assert list(sitting.session.state.scores()) == [2, 0]


@dataclass(frozen=True)
class Moment:
    seat: int
    legal: tuple[Move, ...]
    judgement: Judgement
    worths: list[list[float]]
    """The worths of the legal actions, by seat."""


@dataclass(frozen=True)
class Played:
    moments: list[Moment]
    events: list[Event]
    chips: list[int]


def played(seats: int, level: Level, **options: object) -> Played:
    dice = Dice(3)
    setup = GAME.setup(seats=seats, **options)
    session: Session[View, Move] = Session(GAME, setup, lambda state: state.draw(dice))
    bots = [Thinker(GAME, setup, seat, level, seat) for seat in range(seats)]
    moments: list[Moment] = []
    events: list[Event] = []
    updates: Any = session.updates
    while True:
        for seat, bot in enumerate(bots):
            bot.observe(updates[seat])
        events += [event for frame in updates[ANNA].frames for event in frame.events]
        if not session.waiting:
            return Played(moments, events, list(session.state.scores()))
        seat = session.waiting[0]
        if len(moments) < LOOKED_AT:
            moments.append(moment(bots[seat], session.updates[seat].legal, seat))
        updates = session.act(seat, bots[seat].choose(session.updates[seat]))


def moment(bot: Thinker, legal: tuple[Move, ...], seat: int) -> Moment:
    assert isinstance(bot.memory, LabyrinthMemory)
    judge = LabyrinthJudge(bot.memory, 16, Dice(1))
    actions = bot.memory.imagine(Dice(2)).legal(seat)
    return Moment(seat, legal, bot.judgement(), [judge.worths[action] for action in actions])


@pytest.fixture(scope="module")
def three() -> Played:
    return played(3, MASTER, expansion="yes", goal=1, limit=40)


@pytest.fixture(scope="module")
def novices() -> Played:
    return played(2, NOVICE, limit=10)


def test_three_with_items_and_one_way_walls_come_to_an_end(three: Played) -> None:
    assert sorted(three.chips) == [0, 0, 1]
    assert isinstance(three.events[-1], GameEnded)


def test_shares_of_a_win_add_up(three: Played) -> None:
    for moment in three.moments:
        for worths in moment.worths:
            assert len(worths) == 3
            assert sum(worths) == pytest.approx(1)
            assert min(worths) >= 0


def test_every_legal_move_is_judged_and_no_other(three: Played) -> None:
    assert len(three.moments) > 5
    for moment in three.moments:
        assert {judged.move for judged in moment.judgement.moves} == set(moment.legal)


def test_the_best_move_is_the_one_with_the_largest_share(three: Played) -> None:
    for moment in three.moments:
        rates = [judged.win_rate for judged in moment.judgement.moves]
        assert rates[0] == max(rates)


def test_a_novice_does_not_bump_into_the_wall_that_was_met_last(novices: Played) -> None:
    slots = [slot_of(event) for event in novices.events if isinstance(event, Bumped)]
    assert len(slots) > 1
    assert all(slot != after for slot, after in pairwise(slots))


def slot_of(event: Bumped) -> int:
    return int(BOARD.slot[square_of(event.row, event.column) * DIRECTIONS + COMPASS.index(event.direction)])


def test_a_potion_carries_straight_to_the_target() -> None:
    sitting = Sitting("", Symbol.SNAKE, expansion="yes")
    sitting.act(ANNA, Drink())
    for _ in range(distance(0, square_of(6, 3))):
        sitting.act(ANNA, sitting.think())
    assert list(sitting.session.state.scores()) == [1, 0]


def test_no_item_is_used_where_the_next_step_takes_the_chip() -> None:
    assert Sitting("", Symbol.OWL, expansion="yes").think() == Roll()


def test_an_item_is_used_where_somebody_else_is_about_to_take_the_last_chip() -> None:
    """Ben stands beside the broom, Anna at the other end of the board."""
    assert isinstance(Sitting("", Symbol.BROOM, expansion="yes", goal=1).think(), Nap | Wave | Drink)


def test_a_seed_repeats_its_thoughts() -> None:
    first, again = (Sitting("11-12 12-13", Symbol.SNAKE, 4).anna.judgement() for _ in range(2))
    assert first == again
