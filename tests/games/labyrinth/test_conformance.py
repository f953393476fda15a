"""The conformance suite on The Magic Labyrinth, with many setups."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aprendiz
from aprendiz.core.conformance import CHECKS
from aprendiz.core.secrecy import check_secrecy
from aprendiz.core.session import Viewer
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import Setup
from tests.games.labyrinth.boxes import LOPSIDED, NAMED_BOX, ONE_WAY, ONE_WAY_BOX, TURNED_BOARD, box
from tests.rule import rule

GAMES = 3 if aprendiz.COMPILED else 1
"""The compiled engine is faster, so it is tested on more games."""

REDEALS = 24 if aprendiz.COMPILED else 2

SETUPS = {
    "two": GAME.setup(seats=2, limit=10),
    "three, 24 walls": GAME.setup(seats=3, walls=24, starter=2, limit=9),
    "four": GAME.setup(seats=4, magicians=["green", "blue"], limit=8),
    "two, no walls": GAME.setup(seats=2, walls=0, limit=10),
    "three, expansion": GAME.setup(seats=3, expansion="yes", limit=6),
    "four, expansion, 24 walls": GAME.setup(seats=4, walls=24, expansion="yes", limit=6),
    "two, ready": GAME.setup(seats=2, maze="crypt", limit=10),
    "three, ready, expansion": GAME.setup(seats=3, maze="mirrors", expansion="yes", limit=6),
    "two, own": GAME.setup(seats=2, maze=LOPSIDED.split(), limit=10),
    "four, own, expansion": GAME.setup(seats=4, maze=ONE_WAY.split(), expansion="yes", limit=8),
    "two, own, not turned": GAME.setup(seats=2, maze=LOPSIDED.split(), turned="no", limit=10),
    "three, ready, expansion, not turned": GAME.setup(seats=3, maze="mirrors", expansion="yes", turned="no", limit=6),
    "three, 24 walls, not turned": GAME.setup(seats=3, walls=24, turned="no", limit=9),
    "four, goal 1, no walls": GAME.setup(seats=4, walls=0, goal=1, limit=60),
    "two, other board": GAME.setup(seats=2, edition=box(TURNED_BOARD), limit=8),
    "three, own names": GAME.setup(seats=3, edition=NAMED_BOX, expansion="yes", limit=6),
}


@pytest.mark.parametrize("form", SETUPS)
@pytest.mark.parametrize("check", CHECKS)
def test_it_conforms(check: Callable[[Any, Any, int], None], form: str) -> None:
    for seed in range(GAMES):
        check(GAME, SETUPS[form], seed)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    seats = draw(st.integers(2, 4))
    expansion = draw(st.sampled_from(["no", "yes"]))
    ready = ["lopsided", "magic"] if expansion == "yes" else ["lopsided"]
    return GAME.setup(
        seats=seats,
        edition=ONE_WAY_BOX,
        walls=draw(st.integers(0, 24)),
        maze=draw(st.none() | st.sampled_from(ready)),
        turned=draw(st.sampled_from(["yes", "no"])),
        expansion=expansion,
        magic=draw(st.integers(0, 8)),
        goal=draw(st.integers(1, 6)),
        starter=draw(st.none() | st.integers(0, seats - 1)),
        limit=draw(st.integers(1, 8)),
    )


@given(setups(), st.integers(0, 2**32))
@settings(max_examples=6 * GAMES, deadline=None)
def test_it_conforms_whatever_is_agreed(setup: Setup, seed: int) -> None:
    for check in CHECKS:
        check(GAME, setup, seed)


# Secrecy.

NEVER_THE_SAME = (
    *("two", "three, 24 walls", "four", "three, expansion", "four, expansion, 24 walls"),
    "three, 24 walls, not turned",
)
"""Setups with randomly laid walls, where nearly always another maze fits, too."""


def hidden(state: LabyrinthState, _viewer: Viewer) -> dict[str, object]:
    maze = state.maze
    return {"maze": (maze.north, maze.east, maze.south, maze.west)}


def redealt(form: str, redeals: int) -> int:
    """Number of games, of `redeals`, in which another maze was laid; raises Leak if that made any difference."""
    setup = SETUPS[form]
    viewers: tuple[Viewer, ...] = (*range(setup.seats), None)
    found = [check_secrecy(GAME, setup, seed, viewers[seed % len(viewers)], hidden) for seed in range(redeals)]
    return sum(names == {"maze"} for names in found)


@rule("labyrinth-8.1", "labyrinth-4.2", "labyrinth-3.3")
@pytest.mark.parametrize("form", NEVER_THE_SAME)
def test_nothing_that_is_sent_depends_on_the_hidden_maze(form: str) -> None:
    assert redealt(form, REDEALS) >= REDEALS - 1


@rule("labyrinth-2.3", "labyrinth-8.1")
@pytest.mark.parametrize("form", ["two, ready", "three, ready, expansion", "two, own", "four, own, expansion"])
def test_nothing_that_is_sent_depends_on_how_the_box_was_turned(form: str) -> None:
    """After some bumps, only one way to turn the box may still fit."""
    assert redealt(form, 2 * REDEALS) >= REDEALS // 2


@rule("labyrinth-2.7")
@pytest.mark.parametrize("form", ["two, own, not turned", "three, ready, expansion, not turned"])
def test_a_maze_played_as_built_is_one_maze_only(form: str) -> None:
    assert redealt(form, 2) == 0


@rule("labyrinth-8.1")
@pytest.mark.parametrize("form", ["two, no walls", "four, goal 1, no walls", "two, other board"])
def test_nothing_that_is_sent_depends_on_what_is_hidden_in_other_forms(form: str) -> None:
    assert redealt(form, 2) == (2 if "board" in form else 0), "without walls there is one maze only"


def test_the_numbers_of_actions_are_those_the_documentation_states() -> None:
    assert (GAME.actions, GAME.outcomes) == (12, 120)
