"""A rate limit."""

from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """A leaky bucket: allows `size` requests at once, then `rate` per second. `now` is monotonic time."""

    size: float
    rate: float
    level: float = 0.0
    """The part that is used up."""

    since: float = 0.0

    def takes(self, now: float, amount: float = 1.0) -> bool:
        if self.is_full(now, amount):
            return False
        self.level += amount
        return True

    def is_used(self, now: float) -> bool:
        return self.level > max(0.0, now - self.since) * self.rate

    def is_full(self, now: float, amount: float = 1.0) -> bool:
        self.level = max(0.0, self.level - max(0.0, now - self.since) * self.rate)
        self.since = now
        return self.level + amount > self.size
