"""How often something may be done."""

from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """Lets through so many at once, and then so many a second."""

    size: float
    rate: float
    level: float = 0.0
    """How much of it is used up."""

    since: float = 0.0

    def takes(self, now: float, amount: float = 1.0) -> bool:
        if self.is_full(now, amount):
            return False
        self.level += amount
        return True

    def is_used(self, now: float) -> bool:
        return self.level > (now - self.since) * self.rate

    def is_full(self, now: float, amount: float = 1.0) -> bool:
        self.level = max(0.0, self.level - (now - self.since) * self.rate)
        self.since = now
        return self.level + amount > self.size
