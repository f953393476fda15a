"""One search for all games, tested on toy games whose right answers are known."""

import tracemalloc

import pytest

from aprendiz.bots.judge import Judge, most_promising, softened, split_win
from aprendiz.bots.search import MOST_NODES, Search
from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from tests.bots.toys import GUESS, SAFE, HiddenCoin, Nim, Pennies, Toy
from tests.core.tower import BIDS, TOWER


def searched(start: Toy, simulations: int, *, most_nodes: int = MOST_NODES) -> Search:
    search = Search(Judge(), start.seats, Dice(1), 0.5, most_nodes)
    for _ in range(simulations):
        search.simulate(start.copy())
    return search


def imagined_coin(seed: int) -> HiddenCoin:
    state = HiddenCoin(2)
    state.play(Dice(seed).below(2))
    return state


def test_nobody_in_thought_knows_what_is_hidden() -> None:
    search = Search(Judge(), 2, Dice(1), 0.5)
    for seed in range(2000):
        search.simulate(imagined_coin(seed))
    rates = {action: rate for action, _, rate in search.tried(imagined_coin(0), 0)}
    assert search.tried(imagined_coin(0), 0)[0][0] == SAFE
    assert rates[GUESS] == pytest.approx(0.5, abs=0.08)
    assert rates[SAFE] == pytest.approx(0.6, abs=0.05)


def test_a_sealed_choice_is_not_heard_in_thought() -> None:
    search = searched(Pennies(2), 2000)
    for seat in (0, 1):
        tried = search.tried(Pennies(2), seat)
        assert {action for action, _, _ in tried} == {0, 1}
        assert all(rate == pytest.approx(0.5, abs=0.1) for _, _, rate in tried)


def test_the_search_finds_the_winning_move_several_moves_ahead() -> None:
    best, visits, rate = searched(Nim(2), 2000).tried(Nim(2), 0)[0]
    assert best == 2
    assert visits > 1000
    assert rate > 0.85


def test_in_a_lost_position_the_share_is_small() -> None:
    lost = Nim(2)
    lost.play(2)
    assert max(rate for _, _, rate in searched(lost, 3000).tried(lost, 1)) < 0.3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bidding_most_is_best_at_the_tower_from_every_seat(seats: int) -> None:
    dice = Dice(seats)
    session = Session(TOWER, seats, lambda state: state.draw(dice))
    for seat in range(seats):
        memory = TOWER.memory(seats, seat)
        memory.observe(session.updates[seat])
        search = Search(Judge(), seats, Dice(1), 0.5)
        for _ in range(600):
            search.simulate(memory.imagine(search.dice))
        assert search.tried(memory.imagine(search.dice), seat)[0][0] == BIDS - 1


def test_the_same_seed_gives_the_same_search() -> None:
    assert searched(Nim(3), 200).tried(Nim(3), 0) == searched(Nim(3), 200).tried(Nim(3), 0)


def test_the_trees_stop_growing_and_the_search_goes_on() -> None:
    full = searched(Nim(2), 2000, most_nodes=20)
    assert len(full.visits) <= 20 + 2
    assert full.simulations == 2000
    assert sum(visits for _, visits, _ in full.tried(Nim(2), 0)) == 2000


def test_a_full_search_keeps_below_the_stated_memory() -> None:
    class Long(Nim):
        stones = 60

    tracemalloc.start()
    search = searched(Long(2), 4000)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(search.visits) > 7000
    assert size / len(search.visits) * MOST_NODES < 100_000_000


def test_a_win_is_shared_among_the_leaders() -> None:
    assert split_win([3, 5, 5]) == [0.0, 0.5, 0.5]
    assert split_win([-2, -1]) == [0.0, 1.0]


def test_who_is_further_ahead_has_more_of_an_open_win() -> None:
    rates = softened([0.0, 2.0, 1.0], 1.5)
    assert sum(rates) == pytest.approx(1.0)
    assert rates[1] > rates[2] > rates[0]
    assert softened([7.0, 7.0], 0.1) == [0.5, 0.5]


def test_attention_keeps_the_best_in_their_order() -> None:
    assert most_promising([7, 8, 9, 10], [0.1, 0.9, 0.5, 0.9], 3) == [8, 9, 10]
    assert most_promising([7, 8, 9], [1.0, 1.0, 1.0], 2) == [7, 8]
