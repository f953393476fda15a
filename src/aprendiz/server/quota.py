"""A rate limit per network: a stranger can invent devices, but not addresses."""

from aprendiz.host.bucket import Bucket


class Quota:
    """A rate limit for each network and for all together: `burst` at once, then one `every` so many seconds."""

    def __init__(self, burst: float, every: float, all_burst: float, all_every: float) -> None:
        self._burst, self._rate = burst, 1 / every
        self._all = Bucket(all_burst, 1 / all_every)
        self._used: dict[str, Bucket] = {}
        """Buckets by network; those that are empty again are dropped."""
        self._enough = 1
        """The number of buckets at which the empty ones are dropped next."""

    def takes(self, network: str, now: float) -> bool:
        """Count one. A refused one does not count for the others."""
        bucket = self._used.get(network) or Bucket(self._burst, self._rate, since=now)
        if bucket.is_full(now) or not self._all.takes(now):
            return False
        self._used[network] = bucket
        if len(self._used) > self._enough:
            self._used = {other: each for other, each in self._used.items() if each is bucket or each.is_used(now)}
            self._enough = 2 * len(self._used)
        return bucket.takes(now)
