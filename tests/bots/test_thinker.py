"""A thinking bot: its updates decide its moves; a thought can be stopped, and continues into the next question."""

import time
from dataclasses import replace
from typing import Any

import pytest

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import Level
from aprendiz.bots.thinker import Thinker, answer
from aprendiz.bots.thought import Judged, Judgement
from aprendiz.core.dice import Dice
from aprendiz.core.plain import encode
from aprendiz.core.session import Session
from aprendiz.games import load

SETUPS: dict[str, dict[str, Any]] = {
    "flautz": {"seats": 2, "mode": "matches", "matches": 1},
    "magus": {"seats": 3, "limit": 8},
    "labyrinth": {"seats": 2, "limit": 6},
}


def quick(name: str, level: str = "master") -> Level:
    chosen = game_bots(name).levels[level]
    return replace(chosen, simulations=8, worlds=None if chosen.worlds is None else 4)


def at_the_opening(name: str) -> Thinker:
    """A bot that is asked for the first time."""
    game = load(name)
    setup, dice = game.setup(**SETUPS[name]), Dice(4)
    session: Session[Any, Any] = Session(game, setup, lambda state: state.draw(dice))
    seat = session.waiting[0]
    bot = Thinker(game, setup, seat, quick(name), seed=1)
    bot.observe(session.updates[seat])
    return bot


@pytest.mark.parametrize("name", SETUPS)
def test_a_bot_that_was_there_all_the_time_and_one_that_reads_it_all_answer_the_same(name: str) -> None:
    game = load(name)
    setup, dice = game.setup(**SETUPS[name]), Dice(2)
    session: Session[Any, Any] = Session(game, setup, lambda state: state.draw(dice))
    seats = range(SETUPS[name]["seats"])
    bots = [Thinker(game, setup, seat, quick(name), seed=seat) for seat in seats]
    sent: list[list[bytes]] = [[] for _ in seats]
    for questions in range(60):
        for seat in seats:
            bots[seat].observe(session.updates[seat])
            sent[seat].append(encode(session.updates[seat]))
        if not session.waiting:
            break
        seat = session.waiting[0]
        move = bots[seat].choose(session.updates[seat])
        assert move in session.updates[seat].legal
        if questions % 6 < 2:
            assert move == answer(game, setup, seat, quick(name), seat, sent[seat])
        session.act(seat, move)


def test_thoughts_go_on_where_a_move_leads_directly_to_the_next_question() -> None:
    game = load("magus")
    setup, dice = game.setup(seats=2), Dice(1)
    session: Session[Any, Any] = Session(game, setup, lambda state: state.draw(dice))
    level = replace(quick("magus"), simulations=80)
    bots = [Thinker(game, setup, seat, level, seed=1) for seat in range(2)]
    simulations = []
    for _ in range(6):
        for seat, bot in enumerate(bots):
            bot.observe(session.updates[seat])
        seat = session.waiting[0]
        judgement = bots[seat].judgement()
        simulations.append((len(session.updates[seat].frames), judgement.simulations))
        session.act(seat, judgement.best.move)
    assert all(number == 80 for frames, number in simulations if frames > 1)
    assert any(number > 80 for frames, number in simulations if frames == 1)


def test_a_thought_can_be_stopped_and_gone_on_with() -> None:
    thought = at_the_opening("flautz").thought()
    answers = iter([False, False, True])
    thought.think(1000, is_stopped=lambda: next(answers))
    assert thought.judgement().simulations == 3
    thought.think(5)
    assert thought.judgement().simulations == 8


def test_a_thought_ends_in_time() -> None:
    thought = at_the_opening("flautz").thought()
    begin = time.monotonic()
    thought.think(seconds=0.2)
    assert 0.2 <= time.monotonic() - begin < 10
    assert thought.judgement().simulations > 1


def test_even_without_time_there_is_an_answer() -> None:
    thought = at_the_opening("labyrinth").thought()
    thought.think(seconds=0)
    assert thought.judgement().best.visits == 1


@pytest.mark.parametrize("name", SETUPS)
def test_the_seed_decides(name: str) -> None:
    assert at_the_opening(name).judgement() == at_the_opening(name).judgement()


def test_sureness_grows_with_the_distance_of_the_two_best() -> None:
    def sureness(second: float) -> float:
        return Judgement((Judged("one", 0.6, 0.05, 100), Judged("two", second, 0.05, 90))).sureness

    assert sureness(0.6) == pytest.approx(0.5)
    assert 0.5 < sureness(0.55) < sureness(0.5) < sureness(0.3) < 1
    assert sureness(0.7) == 0.5
    assert Judgement((Judged("only", 0.2, 0.1, 9),)).sureness == 1
