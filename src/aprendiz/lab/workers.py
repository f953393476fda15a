"""`map` over several processes; results come in the order of the inputs."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final, Self, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 32
"""Inputs per process that are submitted ahead, so that a slow one does not block the others."""


class WorkerLost(Exception):
    """A worker process exited in the middle of its work: it was killed, or memory ran out."""


class Workers:
    """With one job everything runs in this process."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool = (
            None if jobs == 1 else ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=settle)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._pool is None:
            return
        if kind is not None:
            for child in active_children():
                child.kill()
        self._pool.shutdown(cancel_futures=True)

    def map(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        if self._pool is None:
            yield from map(work, things)
            return
        under_way: deque[Future[R]] = deque()
        try:
            for thing in things:
                with undisturbed():
                    under_way.append(self._pool.submit(work, thing))
                if len(under_way) >= AHEAD * self._jobs:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        except BrokenProcessPool as error:
            raise WorkerLost from error


def settle() -> None:
    """Runs in a worker: leaves Ctrl-C to the parent, and exits with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C; this process handles it right afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
