"""A rate limit that nobody can use up for the others."""

from typing import Final

from aprendiz.host.bucket import Bucket
from aprendiz.host.last_used import LastUsed

OF_NETWORK: Final = 0.5
OF_DEVICE: Final = 0.1
"""The part that one network, and one device, can use."""

RESERVE: Final = 0.25
"""The part that is kept for networks and devices which have asked for little."""

LITTLE: Final = 0.1
"""The part of its share, at once and per second, that a network or device may use and still asks for little."""


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
        self._networks = LastUsed(lambda: _Part(size * OF_NETWORK, rate * OF_NETWORK))
        self._devices = LastUsed(lambda: _Part(size * OF_DEVICE, rate * OF_DEVICE))

    def takes(self, network: str, device: str | None, now: float) -> bool:
        parts = [self._networks[network]]
        if device is not None:
            parts.append(self._devices[device])
        buckets = [self._all, *(part.used for part in parts)]
        if any(bucket.is_full(now) for bucket in buckets):
            return False
        for whole, part in zip(buckets, parts, strict=False):
            if whole.level > whole.size * (1 - RESERVE) and part.little.is_full(now):
                return False
        for bucket in buckets:
            bucket.level += 1
        for part in parts:
            part.little.takes(now)
        return True


class _Part:
    """The bucket of a network or device, and a small one that says whether it asks for little."""

    def __init__(self, size: float, rate: float) -> None:
        self.used = Bucket(size, rate)
        self.little = Bucket(size * LITTLE, rate * LITTLE)
