"""The random bot makes legal moves, each equally likely, and repeats itself with the same seed."""

from collections import Counter
from typing import Any

import pytest

from aprendiz.bots.player import RandomBot
from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from aprendiz.core.update import Update
from aprendiz.games import NAMES, load


def played(name: str, seats: int, seed: int, chance: int) -> list[int]:
    """A whole game between random bots; every choice must be legal."""
    game, dice = load(name), Dice(chance)
    options = {"limit": 20} if any(option.name == "limit" for option in game.options) else {}
    session: Session[Any, Any] = Session(game, game.setup(seats=seats, **options), lambda state: state.draw(dice))
    bots = [RandomBot(seed + seat) for seat in range(seats)]
    while session.waiting:
        seat = session.waiting[0]
        update = session.updates[seat]
        bots[seat].observe(update)
        move = bots[seat].choose(update)
        assert move in update.legal
        session.act(seat, move)
    return session.history


@pytest.mark.parametrize("name", NAMES)
def test_a_random_bot_plays_any_game_to_its_end(name: str) -> None:
    for seats in load(name).players:
        assert len(played(name, seats, seed=1, chance=seats)) > 2 * seats


def test_a_bot_repeats_itself_exactly_with_the_same_seed() -> None:
    first, again, other = (played("flautz", 2, seed, chance=5) for seed in (1, 1, 2))

    assert first == again
    assert first != other


def test_the_random_bot_chooses_evenly() -> None:
    bot = RandomBot(1)
    update: Update[Any, str] = Update(version=1, ask=1, waiting=(0,), frames=(), legal=("a", "b", "c"), aids=None)

    chosen = Counter(bot.choose(update) for _ in range(3000))

    assert chosen.keys() == {"a", "b", "c"}
    assert min(chosen.values()) > 900
