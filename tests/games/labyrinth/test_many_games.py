"""Thousands of random games, for every number of players, with and without magic walls: what is always true."""

from itertools import combinations

import pytest

import aprendiz
from aprendiz import CHANCE, OVER, Dice
from aprendiz.games.labyrinth.actions import STOP
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, SIZE
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.state import IN_BAG, NONE, TARGET
from tests.rule import rule

GAMES = 10_000 if aprendiz.COMPILED else 30
HURRIED = 1000 if aprendiz.COMPILED else 50
WATCHED = 300 if aprendiz.COMPILED else 3
LIMIT = 40
WALLS = (0, 6, 19, 24)


def check_chips(state: LabyrinthState) -> None:
    """Every chip is in the bag, is the target, or was won by one seat."""
    in_bag = [symbol for symbol, owner in enumerate(state.owners) if owner == IN_BAG]
    assert sum(2**symbol for symbol in in_bag) == state.bag
    assert [symbol for symbol, owner in enumerate(state.owners) if owner == TARGET] == (
        [] if state.target == NONE else [state.target]
    )
    assert [state.owners.count(seat) for seat in range(state.seats)] == state.chips
    assert len(in_bag) + sum(state.chips) + (state.target != NONE) == 24


def check_squares(state: LabyrinthState) -> None:
    """Two magicians stand together only in a corner that belongs to one of them (3.4, 4.3)."""
    for one, two in combinations(range(state.seats), 2):
        if state.places[one] == state.places[two]:
            assert state.places[one] in (state.setup.corners[one], state.setup.corners[two])


@rule("labyrinth-3.4", "labyrinth-4.3", "labyrinth-5.3", "labyrinth-6.3")
@pytest.mark.parametrize("expansion", ["no", "yes"])
@pytest.mark.parametrize("seats", GAME.players)
def test_random_games_end_at_the_limit_and_chips_and_squares_are_in_order(seats: int, expansion: str) -> None:
    setups = [GAME.setup(seats=seats, walls=walls, expansion=expansion, limit=LIMIT) for walls in WALLS]
    dice = Dice(seats)
    chips = together = 0
    for number in range(GAMES):
        state = GAME.start(setups[number % len(setups)])
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.play(state.draw(dice))
                continue
            square = state.setup.square_of[state.target]
            assert square not in state.places, "somebody stands on the target"
            if not state.has_stepped and len(set(state.places)) < seats:
                check_squares(state)
                together += 1
            state.play(state.choose(dice))
        assert state.turns == LIMIT or max(state.chips) == state.setup.goal
        check_chips(state)
        check_squares(state)
        chips += sum(state.chips)
    assert chips > GAMES / 4, "symbols are reached"
    assert together or not aprendiz.COMPILED, "corners are shared"


@rule("labyrinth-5.2")
@pytest.mark.parametrize("seats", GAME.players)
def test_all_24_chips_are_somewhere_after_every_action(seats: int) -> None:
    for expansion in ("no", "yes"):
        setup = GAME.setup(seats=seats, walls=3, expansion=expansion, limit=LIMIT)
        dice = Dice(seats)
        for _ in range(WATCHED):
            state = GAME.start(setup)
            while state.actor != OVER:
                state.play(state.draw(dice) if state.actor == CHANCE else state.choose(dice))
                check_chips(state)


def distance(one: int, two: int) -> int:
    return abs(one // SIZE - two // SIZE) + abs(one % SIZE - two % SIZE)


def hurry(state: LabyrinthState, dice: Dice) -> int:
    """A step nearer to the target if there is one, else any action; without walls this soon reaches the target."""
    target = state.setup.square_of[state.target]
    here = state.places[state.actor]
    legal = state.legal(state.actor)
    if any(action > STOP for action in legal):
        return dice.choice(legal)
    nearer = [
        action
        for action in legal
        if action != STOP and distance(BOARD.next[here * DIRECTIONS + action], target) < distance(here, target)
    ]
    return dice.choice(nearer or legal)


@rule("labyrinth-6.1", "labyrinth-6.2")
@pytest.mark.parametrize("expansion", ["no", "yes"])
@pytest.mark.parametrize(("seats", "goal"), [(2, 5), (3, 5), (4, 5), (4, 6), (4, 1)])
def test_who_hurries_reaches_the_goal_and_the_bag_never_runs_out(seats: int, goal: int, expansion: str) -> None:
    """With goal 5 four players draw at most 17 of the 24 chips: four each, and one more."""
    setup = GAME.setup(seats=seats, walls=0, goal=goal, expansion=expansion)
    bound = (goal - 1) * seats + 1
    dice = Dice(goal)
    most = 0
    for _ in range(HURRIED):
        state = GAME.start(setup)
        while state.actor != OVER:
            state.play(state.draw(dice) if state.actor == CHANCE else hurry(state, dice))
        best, second = sorted(state.chips, reverse=True)[:2]
        assert second < best == goal
        check_chips(state)
        most = max(most, 24 - int(state.bag).bit_count())
    assert bound - seats <= most <= bound
