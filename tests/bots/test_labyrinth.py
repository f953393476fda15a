"""The greedy bot for The Magic Labyrinth remembers what it has seen, and finds the targets before chance does."""

from dataclasses import dataclass
from typing import Any

import pytest

from aprendiz.bots.labyrinth import LabyrinthGreedyBot
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.core.dice import Dice
from aprendiz.core.event import Event
from aprendiz.core.session import Session
from aprendiz.games.labyrinth.events import Bumped, ChipTaken
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Drink, Move, Nap, Roll, Step, Wave
from aprendiz.games.labyrinth.symbols import COMPASS
from aprendiz.games.labyrinth.view import View
from aprendiz.games.labyrinth.walls import square_of

Bots = list[Bot[Any, Any]]


@dataclass(frozen=True)
class Choice:
    view: View
    """What the seat saw before."""

    move: Move
    events: tuple[Event, ...]
    """What everybody saw after it."""


@dataclass(frozen=True)
class Played:
    choices: tuple[Choice, ...]
    chips: tuple[int, ...]


def played(bots: Bots, seed: int, **options: object) -> Played:
    """A whole game between bots, which see all that happens; every choice must be legal."""
    dice = Dice(seed)
    setup = GAME.setup(seats=len(bots), limit=300, **options)
    session: Session[View, Move] = Session(GAME, setup, lambda state: state.draw(dice))
    choices = []
    while session.waiting:
        for seat, bot in enumerate(bots):
            bot.observe(session.updates[seat])
        seat = session.waiting[0]
        update = session.updates[seat]
        move = bots[seat].choose(update)
        assert move in update.legal
        after = session.act(seat, move)[None]
        choices.append(Choice(update.frames[-1].view, move, tuple(e for frame in after.frames for e in frame.events)))
    return Played(tuple(choices), tuple(int(chips) for chips in session.state.scores()))


def greedy(seats: int, seed: int) -> Bots:
    return [LabyrinthGreedyBot(seed + seat) for seat in range(seats)]


def bumps(game: Played) -> list[tuple[int, int]]:
    """The steps that met a wall: from which square, in which direction."""
    events = [event for choice in game.choices for event in choice.events if isinstance(event, Bumped)]
    return [(square_of(event.row, event.column), COMPASS.index(event.direction)) for event in events]


@pytest.mark.parametrize(
    "options", [{}, {"walls": 24}, {"maze": "crypt"}, {"expansion": "yes"}, {"maze": "mirrors", "expansion": "yes"}]
)
def test_nobody_bumps_into_a_wall_that_anybody_has_found(options: dict[str, object]) -> None:
    for seed in range(3):
        met = bumps(played(greedy(3, seed), seed, **options))
        assert met
        assert len(set(met)) == len(met)
        if "expansion" not in options:
            slots = [BOARD.slot[square * DIRECTIONS + direction] for square, direction in met]
            assert len(set(slots)) == len(slots), "nor from the other side, which is the same without one-way walls"


def test_a_target_beside_the_magician_is_taken_unless_a_wall_is_known_there() -> None:
    taken, left = 0, 0
    for seed in range(6):
        found: set[tuple[int, int]] = set()
        for choice in played(greedy(2, seed), seed).choices:
            way = way_to_target(choice.view)
            if way is not None and choice.view.steps is not None:
                if way in found:
                    left += 1
                    assert choice.move != Step(COMPASS[way[1]])
                else:
                    assert choice.move == Step(COMPASS[way[1]])
                    taken += any(isinstance(event, ChipTaken) for event in choice.events)
            for event in choice.events:
                if isinstance(event, Bumped):
                    square, direction = square_of(event.row, event.column), COMPASS.index(event.direction)
                    found |= {(square, direction), (BOARD.next[square * DIRECTIONS + direction], direction ^ 2)}
    assert taken > 10
    assert left > 3


def way_to_target(view: View) -> tuple[int, int] | None:
    """The square of the seat and the direction in which the target is next to it."""
    assert view.seat is not None
    here = square_of(*view.players[view.seat].place)
    ways = [d for d in range(DIRECTIONS) if BOARD.next[here * DIRECTIONS + d] == view.board.index(view.target)]
    return (here, ways[0]) if ways else None


@pytest.mark.parametrize("options", [{}, {"expansion": "yes"}])
def test_it_beats_random_play_by_far(options: dict[str, object]) -> None:
    for seed in range(8):
        seat = seed % 2
        bots: Bots = [RandomBot(seed), RandomBot(seed)]
        bots[seat] = LabyrinthGreedyBot(seed)
        chips = played(bots, seed, goal=3, **options).chips
        assert chips[seat] == 3 > chips[1 - seat]


def test_every_item_is_used_and_the_die_is_rolled_where_none_helps() -> None:
    used = {
        type(choice.move)
        for seed in range(4)
        for choice in played(greedy(3, seed), seed, expansion="yes").choices
        if choice.view.steps is None
    }
    assert used == {Roll, Wave, Drink, Nap}


def test_a_nightcap_goes_to_somebody_who_is_nearer_to_the_target() -> None:
    """In a maze without walls the way is as long as it looks."""
    naps = 0
    for seed in range(4):
        for choice in played(greedy(3, seed), seed, expansion="yes", walls=0, goal=2).choices:
            if isinstance(choice.move, Nap):
                naps += 1
                assert choice.view.seat is not None
                assert distance(choice.view, choice.move.seat) < distance(choice.view, choice.view.seat)
    assert naps > 3


def distance(view: View, seat: int) -> int:
    assert view.target is not None
    square, place = view.board.index(view.target), view.players[seat].place
    return abs(square // 6 + 1 - place[0]) + abs(square % 6 + 1 - place[1])


def test_a_seed_repeats_its_choices() -> None:
    first, again, other = (played([*greedy(2, number), RandomBot(5)], 1, goal=2) for number in (3, 3, 4))

    assert first == again
    assert first != other
