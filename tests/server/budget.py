"""The budget of the event loop: no request and no command may hold it for more than 20 ms of processor time.

A server under test runs with Python's own event loop, and every callback of it is measured.
"""

import gc
import sys
import threading
import time
from asyncio import Handle
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from multiprocessing.sharedctypes import RawValue
from typing import Any, TypeVar

T = TypeVar("T")

BUDGET = 0.020
ATTEMPTS = 3
"""How often something is sent before it counts as too slow. Only the fastest attempt counts: processor time is noisy on
a busy machine, and a collection of garbage may fall into any callback, but nothing makes a callback faster."""


@dataclass
class LoopWatch:
    """Shared with the process of a server: how long its event loop was held."""

    counts_collections: bool = True
    """Whether a collection of garbage counts as time of the callback into which it happens to fall."""

    _longest: Any = field(default_factory=lambda: RawValue("d", 0.0))
    _is_held: Any = field(default_factory=lambda: RawValue("b", 0))

    def begin(self) -> None:
        """Measure all callbacks of this process from now on."""
        run, loop, collected, collecting = Handle._run, threading.get_ident(), 0.0, 0.0

        def measured(handle: Handle) -> None:
            self._is_held.value = 1
            begun, collected_before = time.thread_time(), collected
            run(handle)
            spent = time.thread_time() - begun - (collected - collected_before)
            self._longest.value = max(self._longest.value, spent)
            self._is_held.value = 0

        def collect(phase: str, _: dict[str, int]) -> None:
            nonlocal collected, collecting
            if threading.get_ident() != loop:
                return
            if phase == "start":
                collecting = time.thread_time()
            else:
                collected += time.thread_time() - collecting

        if not self.counts_collections:
            gc.callbacks.append(collect)
        # asyncio offers no other way to see every callback.
        Handle._run = measured  # type: ignore[method-assign,assignment]  # typeshed has `self` twice
        sys.modules["uvloop"] = None  # type: ignore[assignment]  # its callbacks cannot be measured, so it is hidden

    def longest(self) -> float:
        """Processor time in seconds of the longest callback since the last call of this method."""
        while self._is_held.value:
            time.sleep(0.0002)
        longest: float = self._longest.value
        self._longest.value = 0.0
        return longest

    def keeps(self, ask: Callable[[], T]) -> T:
        """Do something that asks the server, which has to keep the budget. It is done again if it took too long."""
        spent = []
        for _ in range(ATTEMPTS):
            self.longest()
            answer = ask()
            spent.append(self.longest())
            if spent[-1] <= BUDGET:
                return answer
        raise AssertionError(f"the event loop was held for {min(spent) * 1000:.1f} ms")

    async def keeps_with(self, ask: Callable[[], Awaitable[T]]) -> T:
        """The same for something that waits."""
        spent = []
        for _ in range(ATTEMPTS):
            self.longest()
            answer = await ask()
            spent.append(self.longest())
            if spent[-1] <= BUDGET:
                return answer
        raise AssertionError(f"the event loop was held for {min(spent) * 1000:.1f} ms")
