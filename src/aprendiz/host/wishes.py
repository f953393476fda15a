"""How much the devices at a table may ask of it besides their moves: those have an end, the rest could fill its log."""

from collections.abc import Callable
from typing import Final

from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.bucket import Bucket

BYTES_OF_A_WISH: Final = 1000
"""What is longer counts for several."""


class Wishes:
    def __init__(self, bucket: Callable[[], Bucket]) -> None:
        self._bucket = bucket
        self._used: dict[str, Bucket] = {}
        """By device."""

    def count(self, device: str, size: int, now: float) -> None:
        """One more of so many bytes; raises Refused if that is too much for now."""
        if device not in self._used:
            self._used = {other: bucket for other, bucket in self._used.items() if bucket.is_used(now)}
            self._used[device] = self._bucket()
        if not self._used[device].takes(now, 1 + size // BYTES_OF_A_WISH):
            raise no(TableRule.TOO_MANY_REQUESTS, "slow-down")
