"""The conformance suite on FLAUTZ!, with many setups."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aprendiz
from aprendiz.core.conformance import CHECKS
from aprendiz.core.secrecy import check_secrecy
from aprendiz.core.session import Viewer
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.rules import FlautzState
from aprendiz.games.flautz.setup import Setup
from aprendiz.games.flautz.state import FLAG
from tests.games.flautz.boxes import SMALL

GAMES = 10 if aprendiz.COMPILED else 2
"""The compiled engine is faster, so it is tested on more games."""

REDEALS = 10

SETUPS = {
    "two, crystals": GAME.setup(seats=2, limit=60),
    "three, matches": GAME.setup(seats=3, mode="matches", matches=2),
    "five, wide, long": GAME.setup(seats=5, edition="wide", arena="long", mode="matches", matches=1, starter=3),
    "four, short, ties to nobody": GAME.setup(seats=4, arena="short", ties="nobody", limit=30),
    "three, one round, final turns for all": GAME.setup(
        seats=3, arena=["either"], mode="matches", matches=4, final_turns="all"
    ),
    "two, a box without a deck": GAME.setup(seats=2, edition=SMALL, arena=["either"] * 4, limit=20),
}


@pytest.mark.parametrize("form", SETUPS)
@pytest.mark.parametrize("check", CHECKS)
def test_it_conforms(check: Callable[[Any, Any, int], None], form: str) -> None:
    for seed in range(GAMES):
        check(GAME, SETUPS[form], seed)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    seats = draw(st.integers(2, 5))
    return GAME.setup(
        seats=seats,
        edition=draw(st.sampled_from(GAME.editions)),
        arena=draw(st.lists(st.sampled_from(["floor", "air", "either"]), min_size=1, max_size=8)),
        mode=draw(st.sampled_from(["crystals", "matches"])),
        matches=draw(st.integers(1, 3)),
        ties=draw(st.sampled_from(["each", "nobody"])),
        final_turns=draw(st.sampled_from(["track", "all"])),
        starter=draw(st.none() | st.integers(0, seats - 1)),
        limit=draw(st.integers(1, 60)),
    )


@given(setups(), st.integers(0, 2**32))
@settings(max_examples=4 * GAMES, deadline=None)
def test_it_conforms_whatever_is_agreed(setup: Setup, seed: int) -> None:
    for check in CHECKS:
        check(GAME, setup, seed)


def hidden(state: FlautzState, viewer: Viewer) -> dict[str, object]:
    hands = {
        f"hand {seat}": tuple(hand)
        for seat, hand in enumerate(state.hands)
        if seat != viewer and not state.opened & FLAG[seat]
    }
    return {**hands, "deck": tuple(state.deck)}


@pytest.mark.parametrize("form", SETUPS)
def test_nothing_that_is_sent_depends_on_hidden_cards(form: str) -> None:
    setup = SETUPS[form]
    viewers: tuple[Viewer, ...] = (*range(setup.seats), None)
    changed: dict[Viewer, set[str]] = {viewer: set() for viewer in viewers}
    for seed in range(REDEALS):
        for viewer in viewers:
            changed[viewer] |= check_secrecy(GAME, setup, seed, viewer, hidden)
    hands = {f"hand {seat}" for seat in range(setup.seats)}
    # Without a deck, each of two players can infer the other's hand. A spectator cannot tell the two hands apart.
    if setup.cards == 5 * setup.seats + 6:
        assert changed == {0: set(), 1: set(), None: hands}
    else:
        assert changed == {viewer: {*hands, "deck"} - {f"hand {viewer}"} for viewer in viewers}


def test_the_numbers_of_actions_are_those_the_documentation_states() -> None:
    assert (GAME.actions, GAME.outcomes) == (669, 120)
