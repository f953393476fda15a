"""The clairvoyant plays every game, and uses what it sees."""

import pytest

from aprendiz import Dice, load
from aprendiz.bots.judges.labyrinth import wall_odds
from aprendiz.core.session import Session
from aprendiz.games import NAMES
from aprendiz.lab.clairvoyant import Clairvoyant, SeenState


@pytest.mark.parametrize("name", NAMES)
def test_a_clairvoyant_makes_a_legal_move(name: str) -> None:
    game = load(name)
    setup = game.setup(seats=2)
    dice = Dice(3)
    session = Session(game, setup, lambda state: state.draw(dice))
    for _ in range(3):
        seat = session.waiting[0]
        bot = Clairvoyant(session, seat, seed=1)
        bot.observe(session.updates[seat])
        move = bot.choose(session.updates[seat])
        assert move in session.updates[seat].legal
        session.act(seat, move)


def test_in_the_labyrinth_it_is_in_no_doubt_about_any_wall() -> None:
    game = load("labyrinth")
    setup = game.setup(seats=2)
    dice = Dice(3)
    session = Session(game, setup, lambda state: state.draw(dice))
    memory = game.memory(setup, 0)
    memory.observe(session.updates[0])
    assert set(wall_odds(memory, 8, dice)) > {0.0, 1.0}
    assert set(wall_odds(SeenState(session, 0), 8, dice)) == {0.0, 1.0}
