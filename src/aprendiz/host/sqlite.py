"""Tables stored in SQLite: one thread writes, and all waiting changes are committed in one transaction."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from aprendiz.host.condition import Condition
from aprendiz.host.damage import Damaged
from aprendiz.host.database import backup, failure, hold, open_to_read, open_to_write
from aprendiz.host.in_place import InPlace
from aprendiz.host.kept_log import kept_log
from aprendiz.host.store import Mismatch, Shelved, StoreFailed, Trouble
from aprendiz.host.writer import Append, Attempt, Change, Delete, Writer

T = TypeVar("T")

Waiting = tuple[Change, asyncio.Future[None]]
Group = list[Waiting]


class SqliteStore:
    """Opened by its constructor. Must be closed in the event loop that used it."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.path = path
        self.condition = Condition(clock)
        with ExitStack() as opened:
            opened.enter_context(closing(hold(path)))
            database = opened.enter_context(closing(open_to_write(path)))
            self.reader = opened.enter_context(closing(open_to_read(path)))
            self.in_place = InPlace(path)
            self.writer = Writer(database, self.in_place)
            self.inbox: SimpleQueue[tuple[asyncio.AbstractEventLoop, Group] | None] = SimpleQueue()
            self.writing = Thread(target=self.write_all, name="store-writer", daemon=True)
            self.writing.start()
            opened.callback(self.writing.join)
            opened.callback(self.inbox.put, None)
            self.reading = opened.enter_context(ThreadPoolExecutor(1, "store-reader"))
            self.opened = opened.pop_all()
        self.is_open = True
        self.waiting: Group = []
        self.idle = asyncio.Event()
        self.idle.set()

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: bytes) -> None:
        await self.change(Append(table, expected, tuple(entries), summary))

    async def read(self, table: str) -> list[bytes]:
        return await self.look(lambda: kept_log(self.reader, table))

    async def entry(self, table: str, version: int) -> bytes | None:
        query = "SELECT entry FROM entries WHERE table_name = ? AND position = ?"
        rows = await self.look(lambda: self.reader.execute(query, (table, version - 1)).fetchall())
        return rows[0][0] if rows else None

    async def tables(self) -> list[Shelved]:
        query = "SELECT name, version, CAST(summary AS BLOB) FROM tables ORDER BY name"
        return await self.look(lambda: [Shelved(*row) for row in self.reader.execute(query)])

    async def delete(self, table: str) -> None:
        await self.change(Delete(table))

    async def backup(self, target: Path) -> None:
        await asyncio.to_thread(backup, self.path, target)

    @property
    def failures(self) -> int:
        return self.condition.failures

    async def trouble(self) -> Trouble | None:
        with suppress(StoreFailed):
            if self.condition.trouble is None:
                await self.look(lambda: None)
            elif self.condition.may_be_over:
                await self.change(Attempt())
        return self.condition.trouble

    async def close(self) -> None:
        self.is_open = False
        await self.idle.wait()
        await asyncio.to_thread(self.opened.close)

    async def look(self, query: Callable[[], T]) -> T:
        """The result of a query in the reader thread, if the files are in their place."""
        self.check_open()

        def found() -> T:
            self.in_place.check()
            return query()

        try:
            return await asyncio.get_running_loop().run_in_executor(self.reading, found)
        except sqlite3.Error as error:
            self.condition.failed(reason := failure(error))
            raise reason from error
        except Damaged:
            raise  # The store works.
        except StoreFailed as error:
            self.condition.failed(error)
            raise

    def change(self, change: Change) -> asyncio.Future[None]:
        self.check_open()
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self.waiting.append((change, done))
        if self.idle.is_set():
            self.idle.clear()
            loop.call_soon(self.hand_over)
        return done

    def check_open(self) -> None:
        if not self.is_open:
            raise StoreFailed("the store is closed")

    def hand_over(self) -> None:
        """Give the thread all waiting changes. Changes that come while it writes form the next group."""
        group, self.waiting = self.waiting, []
        self.inbox.put((asyncio.get_running_loop(), group))

    def write_all(self) -> None:
        """The loop of the writer thread."""
        while (given := self.inbox.get()) is not None:
            loop, group = given
            outcomes: Sequence[BaseException | None]
            try:
                outcomes = self.writer.commit([change for change, _ in group])
            except BaseException as error:
                outcomes = [failed(error) for _ in group]
            loop.call_soon_threadsafe(self.tell, group, outcomes)

    def tell(self, group: Group, outcomes: Sequence[BaseException | None]) -> None:
        match outcomes[0]:
            case StoreFailed() as first:
                self.condition.failed(first)
            case Mismatch() | None:
                self.condition.worked()
        if self.waiting:
            self.hand_over()
        else:
            self.idle.set()
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.done():
                continue  # the waiting task was cancelled
            if outcome:
                done.set_exception(outcome)
            else:
                done.set_result(None)


def failed(error: BaseException) -> BaseException:
    """The exception for one caller. Each caller gets its own, because an exception object is raised only once."""
    match error:
        case sqlite3.Error():
            own = failure(error)
        case StoreFailed():
            own = StoreFailed(str(error), error.trouble)
        case _:
            return error
    own.__cause__ = error
    return own
