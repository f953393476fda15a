"""A bot is a function of the bytes its seat was sent, its level and a seed: what is hidden changes nothing."""

import json
from dataclasses import replace
from typing import Any

import pytest

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import LEVEL_NAMES
from aprendiz.bots.thinker import Thinker
from aprendiz.core.dice import Dice
from aprendiz.core.plain import encode
from aprendiz.core.secrecy import dealt_again, part_of_a_game, reached
from aprendiz.core.session import Session
from aprendiz.core.update import Update, read_update
from aprendiz.games import load

SETUPS: dict[str, dict[str, Any]] = {
    "flautz": {"seats": 3, "mode": "matches", "matches": 2},
    "magus": {"seats": 2, "limit": 30},
    "labyrinth": {"seats": 2, "limit": 12},
}
SIMULATIONS, WORLDS = 12, 3


def sent(game: Any, setup: Any, history: list[int], seat: int) -> list[Update[Any, Any]]:
    """Every update of a seat in a game with this history."""
    actions = iter(history)
    session: Session[Any, Any] = Session(game, setup, lambda _: next(actions))
    updates = [session.updates[seat]]
    for action in actions:
        updates.append(session.act(session.state.actor, game.move(session.state, action))[seat])
    return updates


def thinker(game: Any, setup: Any, seat: int, level: str) -> Thinker:
    chosen = game_bots(game.name).levels[level]
    worlds = None if chosen.worlds is None else WORLDS
    return Thinker(game, setup, seat, replace(chosen, simulations=SIMULATIONS, worlds=worlds), seed=3)


def judged(bot: Thinker, updates: list[Update[Any, Any]]) -> object:
    for update in updates:
        bot.observe(update)
    return bot.judgement()


@pytest.mark.parametrize("name", SETUPS)
def test_the_same_updates_over_another_hidden_truth_give_the_same_judgement(name: str) -> None:
    game = load(name)
    setup = game.setup(**SETUPS[name])
    different = 0
    for seed in range(6):
        history = part_of_a_game(game, setup, seed, Dice(seed))
        seat = int(reached(game, setup, history).actor)
        other = dealt_again(game, setup, history, seat, Dice(seed))
        different += reached(game, setup, history) != reached(game, setup, other)
        truth, dealt = (sent(game, setup, actions, seat) for actions in (history, other))
        for level in LEVEL_NAMES:
            bots = (thinker(game, setup, seat, level) for _ in range(2))
            assert judged(next(bots), truth) == judged(next(bots), dealt)
    assert different >= 3


@pytest.mark.parametrize("name", SETUPS)
def test_bytes_are_all_a_bot_needs(name: str) -> None:
    game = load(name)
    setup = game.setup(**SETUPS[name])
    history = part_of_a_game(game, setup, 5, Dice(5))
    seat = int(reached(game, setup, history).actor)
    updates = sent(game, setup, history, seat)
    read = [read_update(game.kinds, json.loads(encode(update)), "update") for update in updates]
    assert judged(thinker(game, setup, seat, "adept"), read) == judged(thinker(game, setup, seat, "adept"), updates)
