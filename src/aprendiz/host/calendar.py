"""Notices jumps of the date: somebody set it, the network corrected it, or the computer slept."""

from collections.abc import Callable
from typing import Final

TOLERANCE: Final = 60.0
"""Seconds by which the date may run ahead of the monotonic clock, or behind it, between two looks."""


class Calendar:
    def __init__(self, now: Callable[[], float], clock: Callable[[], float]) -> None:
        """`now` is the date, `clock` monotonic; both in seconds."""
        self._now = now
        self._clock = clock
        self._gap = now() - clock()

    def has_jumped(self) -> bool:
        """Whether the date has jumped since the last call, or since the start."""
        before, self._gap = self._gap, self._now() - self._clock()
        return abs(self._gap - before) > TOLERANCE
