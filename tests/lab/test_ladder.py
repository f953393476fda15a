"""Ladders: the games played, the results, and how certain they are."""

import random
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest

from aprendiz.lab.arena import Played
from aprendiz.lab.ladder import Contest, Ladder, climb, data_of
from aprendiz.lab.ratings import Rating, ratings_of
from aprendiz.lab.win_rate import WinRate, student, win_rate_of
from aprendiz.lab.workers import WorkerLost
from tests.lab.contestants import broken, careless, first, lost, table, thoughtful

BOTS = {"thoughtful": thoughtful, "careless": careless, "first": first, "twin": careless}


def contest(*kinds: str, seats: int = 2, games: int = 4, seed: int = 1) -> Contest:
    return Contest(table(seats), kinds, games, seed)


def numbers(found: Ladder) -> dict[str, Any]:
    data = data_of(found, "command", 1)
    del data["time"]
    return data


@pytest.mark.parametrize(
    ("seats", "games", "deals", "per_deal"), [(2, 1, 1, 2), (2, 4, 2, 2), (2, 5, 3, 2), (3, 6, 1, 6), (4, 17, 3, 8)]
)
def test_games_become_whole_rotations(seats: int, games: int, deals: int, per_deal: int) -> None:
    asked = contest("a", "b", seats=seats, games=games)

    assert (asked.deals, asked.games_per_deal) == (deals, per_deal)
    assert len(list(asked.matches())) * seats == deals * per_deal


def test_every_pair_meets_on_every_deal_and_with_more_seats_both_ways_round() -> None:
    for seats, met in ((2, ["ab", "ac", "bc"]), (3, ["ab", "ba", "ac", "ca", "bc", "cb"])):
        matches = contest("a", "b", "c", seats=seats, games=12).matches()
        for _, own in groupby(matches, key=lambda match: match.deal):
            assert [match.lone + match.others for match in own] == met


def test_the_numbers_are_the_same_however_many_processes_play_and_others_with_another_seed() -> None:
    asked = contest("careless", "first", "twin", games=6)

    alone = numbers(climb(asked, BOTS, jobs=1))

    assert numbers(climb(asked, BOTS, jobs=2)) == alone
    assert numbers(climb(replace(asked, seed=2), BOTS))["pairings"] != alone["pairings"]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_better_one_is_found_out(seats: int) -> None:
    found = climb(contest("careless", "thoughtful", seats=seats, games=60), BOTS)

    assert [rating.kind for rating in found.ratings] == ["thoughtful", "careless"]
    assert found.ratings[0].low > found.ratings[1].high
    assert found.pairing("thoughtful", "careless").won.beyond(1 / seats) == 1
    assert found.pairing("careless", "thoughtful").won.rate < 1 / seats
    assert found.paces["thoughtful"].mean > found.paces["careless"].mean


def test_two_of_the_same_strength_are_not_told_apart() -> None:
    found = climb(contest("careless", "twin", games=100), BOTS)

    won = found.pairing("careless", "twin").won
    assert won.low < 0.5 < won.high
    assert won.high - won.low < 0.3
    for rating in found.ratings:
        assert rating.low < 1500 < rating.high


def test_of_two_seats_one_has_what_the_other_has_not() -> None:
    found = climb(contest("careless", "first", games=20), BOTS)

    one, other = found.pairing("careless", "first"), found.pairing("first", "careless")
    assert one.won.rate + other.won.rate == pytest.approx(1)
    assert one.won.low + other.won.high == pytest.approx(1)
    assert one.games == other.games == found.games == 20
    assert sum(seat.rate for seat in found.seats) == pytest.approx(1)


def test_it_is_told_how_far_the_games_and_then_the_ratings_are() -> None:
    heard = []

    climb(contest("careless", "first", games=6), BOTS, tell=lambda *step: heard.append(step))

    assert heard[:4] == [("games", 0, 6), ("games", 2, 6), ("games", 4, 6), ("games", 6, 6)]
    assert heard[-1] == ("ratings", 50, 50)


def test_a_process_that_is_lost_is_noticed() -> None:
    with pytest.raises(WorkerLost):
        climb(contest("careless", "lost"), {**BOTS, "lost": lost}, jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_broken_bot_is_not_hidden(jobs: int) -> None:
    with pytest.raises(RuntimeError, match="this bot is broken"):
        climb(contest("careless", "broken"), {**BOTS, "broken": broken}, jobs=jobs)


def test_all_that_differs_from_run_to_run_is_under_time() -> None:
    data = data_of(climb(contest("careless", "first"), BOTS), "aprendiz ladder …", 1)

    assert list(data)[-1] == "time"
    assert data["command"] == "aprendiz ladder …"
    assert (data["seats"], data["bots"], data["deals"], data["games"]) == (2, ["careless", "first"], 2, 4)
    time = data["time"]
    assert isinstance(time, dict)
    assert time["by_bot"].keys() == {"careless", "first"}
    for pace in time["by_bot"].values():
        assert 0 <= pace["mean_ms"] <= pace["longest_ms"]
        assert pace["p95_ms"] <= pace["longest_ms"]
        assert pace["choices"] > 0


@pytest.mark.parametrize(("freedom", "true"), [(2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)])
def test_student_is_as_in_the_tables(freedom: int, true: float) -> None:
    assert student(freedom) == pytest.approx(true, rel=0.01)


def test_one_deal_tells_nothing() -> None:
    assert win_rate_of([1.0]) == WinRate(1.0, 0.0, 1.0)


def test_who_has_won_everything_so_far_need_not_win_everything() -> None:
    few, many = win_rate_of([1.0] * 10), win_rate_of([1.0] * 100)

    assert few.rate == few.high == many.rate == many.high == 1
    assert 0.7 < few.low < 0.85
    assert 0.95 < many.low < 0.99


def test_the_interval_is_over_deals_not_over_games() -> None:
    """Both rates are one half, but deals that always end even give a narrower interval than deals won or lost whole."""
    steady, wild = win_rate_of([0.5] * 40), win_rate_of([0.0, 1.0] * 20)

    assert steady.rate == wild.rate == 0.5
    assert steady.high - steady.low < 0.2 < wild.high - wild.low


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("deals", [5, 30])
def test_the_interval_holds_the_true_share_in_95_of_100_cases(chance: float, deals: int) -> None:
    dice = random.Random(1)
    held = 0
    for _ in range(400):
        found = win_rate_of([(dice.random() < chance) / 2 + (dice.random() < chance) / 2 for _ in range(deals)])
        held += found.low <= chance <= found.high

    assert held / 400 > 0.94


def games_of(strength: float, deals: int, seed: int) -> list[list[Played]]:
    """Games of a bot that is better by so many points, in both seats."""
    dice = random.Random(seed)
    chance = 1 / (1 + 10 ** (-strength / 400))
    played = []
    for _ in range(deals):
        wins = [dice.random() < chance for _ in range(2)]
        played.append(
            [
                Played(("good", "bad"), (1, 2) if wins[0] else (2, 1), 1),
                Played(("bad", "good"), (2, 1) if wins[1] else (1, 2), 1),
            ]
        )
    return played


def both(deals: list[list[Played]]) -> dict[str, Rating]:
    return {rating.kind: rating for rating in ratings_of(("good", "bad"), deals, 1)}


def test_ratings_tell_how_strong_somebody_is() -> None:
    found = both(games_of(200, 80, 1))

    assert found["good"].low < 1600 < found["good"].high
    assert found["bad"].low < 1400 < found["bad"].high
    assert found["good"].rating + found["bad"].rating == pytest.approx(3000)
    assert found["good"].rating - found["bad"].rating == pytest.approx(200, abs=60)


def test_more_deals_make_a_rating_surer() -> None:
    few, many = both(games_of(100, 12, 1))["good"], both(games_of(100, 90, 1))["good"]

    assert many.high - many.low < 0.6 * (few.high - few.low)


def test_the_order_of_games_matters_less_than_luck() -> None:
    deals = games_of(150, 60, 3)

    there, back = both(deals)["good"], both(deals[::-1])["good"]

    assert abs(there.rating - back.rating) < (there.high - there.low) / 4


@pytest.mark.parametrize("deals", [3, 20])
def test_who_always_wins_is_not_rated_with_certainty(deals: int) -> None:
    good = both(games_of(9999, deals, 1))["good"]

    assert good.rating > 1600
    assert good.low < 1722, "forty games won are no proof of more"


def test_who_always_share_are_rated_alike() -> None:
    shared = [[Played(("good", "bad", "bad"), (1, 1, 1), 1)]] * 12

    for rating in both(shared).values():
        assert rating.rating == pytest.approx(1500)
