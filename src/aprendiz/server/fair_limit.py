"""A rate limit that nobody can use up for the others."""

from itertools import pairwise
from typing import Final

from aprendiz.host.bucket import Bucket
from aprendiz.host.last_used import LastUsed

OF_NETWORK: Final = 0.5
OF_DEVICE: Final = 0.1
"""The part that one network, and one device, can use."""

RESERVE: Final = 0.25
"""The part that is kept for networks and devices which have asked for little."""

LITTLE: Final = 0.1
"""The part of its share that a network or device may have used and still asks for little."""


class FairLimit:
    """Devices that belong to a table have a limit of their own, which strangers cannot use up."""

    def __init__(self, size: float, rate: float) -> None:
        self._guests, self._strangers = _Split(size, rate), _Split(size, rate)

    def takes(self, network: str, device: str | None, *, has_table: bool, now: float) -> bool:
        """`device` is None for a request without a key."""
        return (self._guests if has_table else self._strangers).takes(network, device, now)


class _Split:
    """A bucket that is split among networks, and among the devices of each network."""

    def __init__(self, size: float, rate: float) -> None:
        self._all = Bucket(size, rate)
        self._networks = LastUsed(lambda: Bucket(size * OF_NETWORK, rate * OF_NETWORK))
        self._devices = LastUsed(lambda: Bucket(size * OF_DEVICE, rate * OF_DEVICE))

    def takes(self, network: str, device: str | None, now: float) -> bool:
        buckets = [self._all, self._networks[network]]
        if device is not None:
            buckets.append(self._devices[device])
        if any(bucket.is_full(now) for bucket in buckets):
            return False
        for whole, part in pairwise(buckets):
            if whole.level > whole.size * (1 - RESERVE) and part.level > part.size * LITTLE:
                return False
        for bucket in buckets:
            bucket.level += 1
        return True
