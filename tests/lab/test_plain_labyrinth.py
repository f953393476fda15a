"""The reference in The Magic Labyrinth: a decent player with an ordinary memory."""

from typing import Any

import pytest

from aprendiz.bots.plain.labyrinth import LabyrinthPlain
from aprendiz.core.dice import Dice
from aprendiz.core.event import Event
from aprendiz.core.session import Session
from aprendiz.games.labyrinth.completing import CLOSED
from aprendiz.games.labyrinth.events import Bumped, GameEnded, Stepped
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Move
from aprendiz.games.labyrinth.symbols import COMPASS
from aprendiz.games.labyrinth.view import View
from aprendiz.games.labyrinth.walls import square_of


def played(seats: int, seed: int, **options: object) -> list[Event]:
    """The events of a whole game of plain players; every choice must be legal."""
    dice = Dice(seed)
    setup = GAME.setup(seats=seats, limit=400, **options)
    session: Session[View, Move] = Session(GAME, setup, lambda state: state.draw(dice))
    bots = [LabyrinthPlain(setup, seat, seed + seat) for seat in range(seats)]
    events: list[Event] = []
    updates: Any = session.updates
    while True:
        events += [event for frame in updates[0].frames for event in frame.events]
        for seat, bot in enumerate(bots):
            bot.observe(updates[seat])
        if not session.waiting:
            return events
        seat = session.waiting[0]
        move = bots[seat].choose(session.updates[seat])
        assert move in session.updates[seat].legal
        known = list(bots[seat]._memory.known)
        updates = session.act(seat, move)
        for frame in updates[0].frames:
            assert not any(isinstance(event, Bumped) and known[step_of(event)] == CLOSED for event in frame.events)


def step_of(event: Bumped) -> int:
    square = square_of(event.row, event.column)
    slot = BOARD.slot[square * DIRECTIONS + COMPASS.index(event.direction)]
    return int(slot * 2 + (BOARD.first[slot] != square))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"expansion": "yes"}), (4, {"walls": 24}), (2, {"maze": "crypt"})]
)
def test_games_of_plain_players_reach_the_goal(seats: int, options: dict[str, object]) -> None:
    ended = played(seats, 1, **options)[-1]
    assert isinstance(ended, GameEnded)
    assert ended.ending == "goal"


def test_no_wall_is_met_that_is_remembered() -> None:
    """`played` checks each bump."""
    bumps = [event for seed in range(5) for event in played(2, seed) if isinstance(event, Bumped)]
    assert len(bumps) > 20


def test_without_walls_nobody_steps_away_from_the_target() -> None:
    """At most five chips each, at most ten steps to each of them."""
    walked = sum(isinstance(event, Stepped) for event in played(2, 3, walls=0, goal=5))
    assert 10 < walked <= 2 * 9 * 10


def test_every_item_is_used_in_the_end() -> None:
    kinds = {type(event).__name__ for seed in range(4) for event in played(3, seed, expansion="yes")}
    assert {"WandWaved", "PotionDrunk", "NightcapGiven"} <= kinds


def test_a_seed_repeats_a_game() -> None:
    assert played(2, 5, goal=2) == played(2, 5, goal=2)
