"""The greedy bot for Magus Novatus plays whole games, and well enough to win them against chance."""

from typing import Any

import pytest

from aprendiz.bots.magus import MagusGreedyBot
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from aprendiz.games.magus.game import GAME


def scores(bots: list[Bot[Any, Any]], seed: int, **options: str) -> list[int]:
    """A whole game between bots; every choice must be legal."""
    dice = Dice(seed)
    setup = GAME.setup(seats=len(bots), limit=300, **options)
    session: Session[Any, Any] = Session(GAME, setup, lambda state: state.draw(dice))
    while session.waiting:
        seat = session.waiting[0]
        session.act(seat, bots[seat].choose(session.updates[seat]))
    return [int(score) for score in session.state.scores()]


@pytest.mark.parametrize("options", [{}, {"taking": "part"}, {"outstanding": "yes"}, {"infant": "yes"}])
def test_it_beats_random_play_by_far(options: dict[str, str]) -> None:
    games = [scores([MagusGreedyBot(seed), RandomBot(seed)], seed, **options) for seed in range(8)]

    assert sum(greedy > other for greedy, other in games) >= 7


def test_a_seed_repeats_its_choices() -> None:
    first, again = (scores([MagusGreedyBot(3), MagusGreedyBot(4), RandomBot(5)], 1) for _ in range(2))

    assert first == again
