"""One who sees everything can be asked in every game, and makes use of it."""

import pytest

from aprendiz import Dice, load
from aprendiz.core.session import Session
from aprendiz.games import NAMES
from aprendiz.games.labyrinth.completing import UNKNOWN
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.lab.clairvoyant import Clairvoyant, see


@pytest.mark.parametrize("name", NAMES)
def test_a_clairvoyant_makes_a_legal_move(name: str) -> None:
    game = load(name)
    setup = game.setup(seats=2)
    dice = Dice(3)
    session = Session(game, setup, lambda state: state.draw(dice))
    for _ in range(3):
        [seat] = session.waiting
        bot = Clairvoyant(session, setup, seat, seed=1)
        bot.observe(session.updates[seat])
        move = bot.choose(session.updates[seat])
        assert move in session.updates[seat].legal
        session.act(seat, move)


def test_in_the_labyrinth_no_wall_is_unknown_to_it() -> None:
    game = load("labyrinth")
    setup = game.setup(seats=2)
    dice = Dice(3)
    session = Session(game, setup, lambda state: state.draw(dice))
    memory = LabyrinthMemory(setup, 0)
    memory.observe(session.updates[0])
    assert UNKNOWN in memory.known
    see(memory, session.state)
    assert UNKNOWN not in memory.known
