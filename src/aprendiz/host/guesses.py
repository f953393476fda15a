"""The limit of wrong codes: whoever guesses waits longer after each guess, and all together cannot try many codes."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.bucket import Bucket
from aprendiz.host.last_used import LastUsed

LONGEST: Final = 600.0
"""The longest delay after a wrong code in seconds. One wrong code is forgotten in that time."""

RESERVE: Final = 0.5
"""The part of the total that is kept for networks with few wrong codes."""

FEW: Final = 5
"""Wrong codes of a network that may still use the reserve."""


@dataclass(slots=True)
class Guesser:
    """A device or network, and how many wrong codes it has tried."""

    free: float
    """Wrong codes without a delay. After that, the delay begins with a second and doubles each time."""

    wrong: float = 0.0
    since: float = 0.0
    until: float = 0.0
    """No code is accepted before this time."""

    def count(self, now: float) -> None:
        self.wrong = self.left(now) + 1
        self.since = now
        if self.wrong > self.free:
            self.until = now + min(LONGEST, 2.0 ** min(self.wrong - self.free - 1, 10))

    def left(self, now: float) -> float:
        """The wrong codes that are not forgotten yet."""
        return max(0.0, self.wrong - max(0.0, now - self.since) / LONGEST)


class Guesses:
    def __init__(self, everybody: Bucket, of_network: float, of_device: float) -> None:
        """`everybody`: the limit of wrong codes for all networks together; the others: codes without a delay."""
        self._everybody = everybody
        self._networks = LastUsed(lambda: Guesser(of_network))
        self._devices = LastUsed(lambda: Guesser(of_device))

    def check(self, network: str, device: str, now: float) -> None:
        """Raises Refused while this device may not try a code."""
        guesser = self._networks[network]
        wait = max(guesser.until, self._devices[device].until) - now
        if wait > 0:
            raise no(TableRule.TOO_MANY_WRONG_CODES, "too-many-wrong-codes", seconds=str(ceil(wait)))
        is_full = self._everybody.is_full(now)
        if is_full or (self._everybody.level >= self._everybody.size * RESERVE and guesser.left(now) >= FEW):
            raise no(TableRule.TOO_MANY_WRONG_CODES, "come-by-the-link")

    def count(self, network: str, device: str, now: float) -> None:
        """Count a wrong code."""
        self._everybody.takes(now)
        self._networks[network].count(now)
        self._devices[device].count(now)
