"""What chance and a player at random may give: every possible outcome and no other."""

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, OVER
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.state import CHIP, ONE_WAYS, ROLLING, TURNING, WALLS
from tests.games.labyrinth.table import ANNA, begin, lay

SEEDS = range(2_000)
"""Enough for the rarest of 60 outcomes: it is missed with a chance of 3 in 10¹⁵, and the seeds are always the same."""


@pytest.mark.parametrize("phase", [WALLS, ONE_WAYS, TURNING, CHIP, ROLLING])
def test_chance_draws_every_outcome_that_has_a_chance(phase: int) -> None:
    state = begin(2, expansion="yes").state
    while state.phase != phase:
        assert state.actor != OVER
        state.play(state.draw(Dice(0)) if state.actor == CHANCE else state.choose(Dice(0)))
    assert {state.draw(Dice(seed)) for seed in SEEDS} == {outcome for outcome, _ in state.odds()}


@pytest.mark.parametrize(
    "state",
    [lay("22", "66", steps=3).state, lay("22", "23", steps=3).state, lay("22", "66", items=["wand potion"]).state],
    ids=["walking alone", "walking beside another magician", "before the roll"],
)
def test_a_player_at_random_chooses_every_legal_action(state: LabyrinthState) -> None:
    assert {state.choose(Dice(seed)) for seed in SEEDS} == set(state.legal(ANNA))
