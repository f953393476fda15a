"""The condition of a store: its present trouble, its failures, and a line in the log at most once a minute."""

import logging
import time
from collections.abc import Callable
from math import inf
from typing import Final

from aprendiz.host.store import StoreFailed, Trouble

log: Final = logging.getLogger("aprendiz.host")

SILENCE: Final = 60.0
"""Seconds between two lines in the log about a store that keeps failing."""

PAUSE: Final = 1.0
"""Seconds between two attempts to find out whether a store works again."""


class Condition:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.trouble: Trouble | None = None
        self.failures = 0
        self._clock = clock
        self._failed = -inf
        """Time of the last failure."""
        self._logged = -inf
        """Time of the last line in the log."""
        self._unlogged = 0
        """Failures since then."""
        self._is_known = False
        """Whether the log says that the store fails."""

    @property
    def may_be_over(self) -> bool:
        """Whether it is time to find out if the trouble is over."""
        return self.trouble is not None and self._clock() >= self._failed + PAUSE

    def failed(self, failure: StoreFailed) -> None:
        now = self._clock()
        self.trouble, self._failed = failure.trouble, now
        self.failures += 1
        self._unlogged += 1
        if now >= self._logged + SILENCE:
            facts = {"trouble": failure.trouble, "reason": str(failure), "failures": self._unlogged}
            log.error("the store fails", extra={"facts": facts})
            self._logged, self._unlogged, self._is_known = now, 0, True

    def worked(self) -> None:
        self.trouble = None
        if self._is_known:
            log.warning("the store works again")
            self._is_known = False
