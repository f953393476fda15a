"""The reference in Magus Novatus plays every form of the game to its end, and plays it decently."""

from typing import Any

import pytest

from aprendiz.bots.plain.magus import MagusPlain
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.setup import Setup
from tests.games.magus.boxes import CHOOSY, LIVELY, SCARCE

FORMS = {
    "three": GAME.setup(seats=3, limit=300),
    "four, uniform": GAME.setup(seats=4, throw="uniform", limit=300),
    "two, outstanding": GAME.setup(seats=2, outstanding="yes", limit=300),
    "three, infant": GAME.setup(seats=3, infant="yes", limit=300),
    "two, infant, outstanding": GAME.setup(seats=2, infant="yes", outstanding="yes", limit=300),
    "two, taking parts": GAME.setup(seats=2, taking="part", limit=300),
    "four, lively": GAME.setup(seats=4, edition=LIVELY, limit=24),
    "three, choosy": GAME.setup(seats=3, edition=CHOOSY, limit=24),
    "three, scarce, taking parts": GAME.setup(seats=3, edition=SCARCE, taking="part", limit=24),
}


def scores(setup: Setup, bots: list[Bot[Any, Any]], seed: int) -> list[int]:
    """A whole game between bots; every choice must be legal."""
    dice = Dice(seed)
    session: Session[Any, Any] = Session(GAME, setup, lambda state: state.draw(dice))
    for seat, bot in enumerate(bots):
        bot.observe(session.updates[seat])
    while session.waiting:
        seat = session.waiting[-1]
        updates = session.act(seat, bots[seat].choose(session.updates[seat]))
        for other, bot in enumerate(bots):
            bot.observe(updates[other])
    return [int(score) for score in session.state.scores()]


@pytest.mark.parametrize("form", FORMS)
def test_whole_games_come_to_their_end(form: str) -> None:
    setup = FORMS[form]
    bots: list[Bot[Any, Any]] = [MagusPlain(setup, seat, 1) for seat in range(setup.seats)]

    assert len(scores(setup, bots, 1)) == setup.seats


def test_it_beats_random_play_by_far() -> None:
    setup = GAME.setup(seats=2, limit=300)
    games = [scores(setup, [MagusPlain(setup, 0, seed), RandomBot(seed)], seed) for seed in range(6)]

    assert sum(plain > other for plain, other in games) >= 5


def test_a_seed_repeats_its_choices() -> None:
    setup = GAME.setup(seats=2, limit=300)
    first, again = (scores(setup, [MagusPlain(setup, 0, 3), MagusPlain(setup, 1, 4)], 1) for _ in range(2))

    assert first == again
