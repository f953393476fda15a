"""Helpers for tests of stores: opening and closing one, reading all of it, and limiting its size."""

import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from aprendiz.host.sqlite import SqliteStore


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()


async def contents(path: Path) -> dict[str, tuple[bytes, list[bytes]]]:
    async with opened(path) as store:
        return {shelved.table: (shelved.summary, await store.read(shelved.table)) for shelved in await store.tables()}


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """Let the operating system limit the size of every file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
