"""One deal, played once with every rotation of the seats."""

from typing import Any

import pytest

from aprendiz.bots.player import Bot
from aprendiz.lab.arena import Match, Played, play
from tests.lab.contestants import AnySession, Stubborn, careless, first, table


class Witness:
    """Makes bots, and records the states, seeds and seats they begin with."""

    def __init__(self) -> None:
        self.states: dict[tuple[int, ...], int] = {}
        self.seeds: list[int] = []
        self.seats: list[int] = []
        self.bots: list[Stubborn] = []

    def __call__(self, session: AnySession, _setup: Any, seat: int, seed: int) -> Bot[Any, Any]:
        dealt = tuple(session.state.pack())
        self.states[dealt] = self.states.get(dealt, 0) + 1
        self.seeds.append(seed)
        self.seats.append(seat)
        self.bots.append(Stubborn())
        return self.bots[-1]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_lone_kind_sits_in_every_seat_once_and_the_others_in_the_rest(seats: int) -> None:
    lone = Witness()

    outcome = play(table(seats), 1, {"lone": lone, "others": first}, Match("lone", "others", 0))

    assert lone.seats == list(range(seats))
    assert [game.kinds.index("lone") for game in outcome.games] == list(range(seats))
    assert all(game.kinds.count("others") == seats - 1 for game in outcome.games)


def test_all_games_of_a_deal_begin_alike_and_another_deal_or_seed_otherwise() -> None:
    dealt = set()
    for seed, deal in ((1, 0), (1, 1), (2, 0)):
        witness = Witness()
        play(table(3), seed, {"one": witness, "other": first}, Match("one", "other", deal))
        [(state, games)] = witness.states.items()
        assert games == 3
        dealt.add(state)

    assert len(dealt) == 3


def test_the_deal_does_not_depend_on_who_plays() -> None:
    one, other = Witness(), Witness()
    play(table(2), 1, {"one": one, "other": careless}, Match("one", "other", 4))
    play(table(2), 1, {"one": first, "other": other}, Match("one", "other", 4))

    assert one.states == other.states


def test_every_bot_of_a_match_has_a_seed_of_its_own_and_the_same_one_again() -> None:
    seeds = []
    for _ in range(2):
        witness = Witness()
        for deal in range(2):
            play(table(3), 1, {"one": witness, "other": witness}, Match("one", "other", deal))
        seeds.append(witness.seeds)

    assert len(set(seeds[0])) == len(seeds[0]) == 2 * 3 * 3
    assert seeds[0] == seeds[1]


def test_every_game_gives_away_one_win() -> None:
    outcome = play(table(3), 1, {"one": careless, "other": careless}, Match("one", "other", 0))

    for game in outcome.games:
        assert sum(game.win_rate(seat) for seat in range(3)) == pytest.approx(1)
        assert min(game.places) == 1
        assert game.moves > 3
    assert outcome.win_rate() == sum(game.win_rate(seat) for seat, game in enumerate(outcome.games)) / 3


def test_a_shared_win_counts_in_equal_parts() -> None:
    game = Played(("a", "b", "b"), (1, 3, 1), 10)

    assert [game.win_rate(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_only_choices_among_several_moves_are_timed() -> None:
    """In Magus Novatus there is often only one legal move."""
    witness = Witness()

    outcome = play(table(2, "magus", limit=6), 1, {"timed": witness, "other": careless}, Match("timed", "other", 0))

    assert len(outcome.seconds["timed"]) == sum(bot.choices for bot in witness.bots) > 0
    assert sum(bot.asked for bot in witness.bots) > sum(bot.choices for bot in witness.bots)
    assert all(0 <= each < 10 for each in outcome.seconds["timed"])
    assert outcome.seconds.keys() == {"timed", "other"}
