"""Chance for simulations: even, repeatable, and the same everywhere."""

import pickle
from collections import Counter

import pytest

from aprendiz.core.dice import MULTIPLIER, Dice


def test_the_same_seed_gives_the_same_numbers_on_every_build() -> None:
    dice = Dice(7)
    assert [dice.below(n) for n in (6, 6, 6, 83, 2**31 - 1, 1)] == GOLDEN


GOLDEN = [3, 5, 4, 41, 1647315892, 0]


def test_every_number_is_equally_likely() -> None:
    dice = Dice(1)
    for n in (2, 6, 31, 83):
        counted = Counter(dice.below(n) for _ in range(20_000))
        expected = 20_000 / n
        assert set(counted) == set(range(n))
        squares = sum((counted[k] - expected) ** 2 / expected for k in range(n))
        assert squares < n + 6 * (2 * n) ** 0.5


def test_an_uneven_range_is_made_even_by_throwing_again() -> None:
    n = 2**31 - 2**20  # About seven in ten thousand numbers must be rejected.
    dice = Dice(3)
    thirds = Counter(3 * dice.below(n) // n for _ in range(30_000))
    assert all(abs(count - 10_000) < 500 for count in thirds.values())


@pytest.mark.parametrize("n", [0, -1, 2**31])
def test_a_choice_among_nothing_or_too_much_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match=f"dice can choose among 1 to 2147483647 things, not {n}"):
        Dice(1).below(n)


def test_dice_go_on_after_being_pickled() -> None:
    dice = Dice(5)
    dice.below(6)
    again = pickle.loads(pickle.dumps(dice))  # noqa: S301 - our own bytes
    assert [dice.below(100) for _ in range(5)] == [again.below(100) for _ in range(5)]


def test_seeds_differ() -> None:
    throws = {Dice(seed).below(2**31 - 1) for seed in (*range(-50, 50), 2**70)}
    assert len(throws) == 101


def test_the_multiplier_gives_the_full_period() -> None:
    for number in (MULTIPLIER * 2**32 - 1, MULTIPLIER * 2**31 - 1):
        assert is_prime(number)
    assert MULTIPLIER < 2**31


def is_prime(n: int) -> bool:
    """Miller and Rabin's test, exact below 2**64 with these bases."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, n)
        if power in (1, n - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % n
            if power == n - 1:
                break
        else:
            return False
    return True
