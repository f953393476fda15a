"""The rate limit of commands other than moves. The moves of a game end; other commands could fill the log."""

from collections.abc import Callable
from typing import Final

from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.bucket import Bucket

BYTES_OF_A_WISH: Final = 1000
"""A longer command counts as several."""


class Wishes:
    def __init__(self, bucket: Callable[[], Bucket]) -> None:
        self._bucket = bucket
        self._used: dict[str, Bucket] = {}
        """Buckets by device."""

    def count(self, device: str, size: int, now: float) -> None:
        """Count one command of `size` bytes. Raises Refused if the rate limit of the device is exceeded."""
        if device not in self._used:
            self._used = {other: bucket for other, bucket in self._used.items() if bucket.is_used(now)}
            self._used[device] = self._bucket()
        if not self._used[device].takes(now, 1 + size // BYTES_OF_A_WISH):
            raise no(TableRule.TOO_MANY_REQUESTS, "slow-down")
