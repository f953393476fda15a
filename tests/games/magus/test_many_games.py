"""Thousands of random games, in every mode and for every number of players: all of them end."""

import pytest

import aprendiz
from aprendiz import CHANCE, OVER, Dice
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.state import LAY, OFFER

GAMES = 4_000 if aprendiz.COMPILED else 200
LIMIT = 1000
MODES = {
    "usual": {},
    "outstanding": {"outstanding": "yes"},
    "infant": {"infant": "yes"},
    "both": {"outstanding": "yes", "infant": "yes"},
}


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("mode", MODES)
def test_every_random_game_ends_before_any_limit(mode: str, seats: int) -> None:
    setup = GAME.setup(seats=seats, limit=LIMIT, **MODES[mode])
    dice = Dice(seats)
    reshuffles = exhausted = 0
    for _ in range(GAMES):
        state = GAME.start(setup)
        deck = 0
        while state.actor != OVER:
            state.play(state.draw(dice) if state.actor == CHANCE else state.choose(dice))
            if state.phase not in (LAY, OFFER):
                reshuffles += state.deck_size > deck
            deck = state.deck_size
        exhausted += state.idle == seats
        assert state.turns < LIMIT

    assert reshuffles
    assert bool(exhausted) or "infant" not in MODES[mode], "by infant students potions run out"
