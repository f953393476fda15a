"""Chance for simulations: a small, fast, seeded generator with the same numbers on the compiled and plain engine."""

from hashlib import blake2b
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

# Multiply-with-carry: a * 2**32 - 1 and a * 2**31 - 1 are both prime, so the period is a * 2**31 - 1, about 2**62.
# Since a < 2**31, no intermediate value reaches 2**63, where compiled integers would wrap and plain ones would not.
MULTIPLIER: Final = 1791398085
LOW_32_BITS: Final = 0xFFFFFFFF
LARGEST_RANGE: Final = 0x7FFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Answers for CHANCE; a table's sealed dice are a subclass that overrides `below`."""

    def __init__(self, seed: int) -> None:
        digest = blake2b(str(seed).encode(), digest_size=8).digest()
        self.low: i64 = int.from_bytes(digest[:4], "little")
        self.carry: i64 = int.from_bytes(digest[4:], "little") % (MULTIPLIER - 2) + 1

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        if n < 1 or n > LARGEST_RANGE:
            raise ValueError(f"dice can choose among 1 to {LARGEST_RANGE} things, not {n}")
        scaled: i64 = self._next() * n
        if (scaled & LOW_32_BITS) < n:
            # Reject the first 2**32 % n values of the low half: they would make some results more likely.
            unfair: i64 = (LOW_32_BITS + 1) % n
            while (scaled & LOW_32_BITS) < unfair:
                scaled = self._next() * n
        return scaled >> 32

    def choice(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def _next(self) -> i64:
        product: i64 = MULTIPLIER * self.low + self.carry
        self.low = product & LOW_32_BITS
        self.carry = product >> 32
        return self.low ^ self.carry

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, (self.low, self.carry)


def resumed(low: i64, carry: i64) -> Dice:
    """Dice that continue from a saved position."""
    dice = Dice(0)
    dice.low = low
    dice.carry = carry
    return dice
