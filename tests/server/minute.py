"""The stranger's minute: two honest people play whole games while strangers from other networks do their worst."""

import asyncio
import json
import re
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypeVar

from aprendiz.client import Api, Client, take_seat
from aprendiz.core import document
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from tests.client.company import PLANS, Data, at_random, begin
from tests.server.serving import Server

T = TypeVar("T")
Listed = Callable[[str], Awaitable[None]]

PRIVATE: Data = {**PLANS["flautz"], "settings": {"allows_spectators": True}}
LISTED: Data = {**PRIVATE, "settings": {"allows_spectators": True, "is_listed": True}}


@dataclass
class Honest:
    """Two people and a bot. Anything but success fails: a refusal, a lost connection, a game that is not proven."""

    url: str
    games: int = 0
    times: list[float] = field(default_factory=list)
    """Seconds from sending each request or command to its answer."""

    keys: list[str | None] = field(default_factory=lambda: [None, None])

    async def play(self, listed: Listed | None = None) -> None:
        """Create a table, invite by link, list the table, play a whole game and verify its record.

        `listed` is called with the name of the table before the game begins.
        """
        async with self._client(0) as anna, self._client(1) as berta:
            table, _ = await anna.api.create(PRIVATE)
            link = (await anna.visit(table)).you["long_code"]
            seats = [await take_seat(anna, link, "Anna"), await take_seat(berta, link, "Berta")]
            await seats[0].visit.do("SeatBot", seat=2, level="novice")
            await seats[0].visit.do("Choose", plan=LISTED)
            if listed is not None:
                await listed(table)
            await begin(*(seat.visit for seat in seats))
            await asyncio.gather(*(seat.play(at_random(self.games)) for seat in seats))
            record = document.read(await berta.api.record(table), load)
            assert isinstance(record, Record)
            assert verify(record, load("flautz")).fault is None
            assert [share.hex() for share in record.envelope.shares] == seats[0].visit.lobby["shares"]
        self.games += 1

    @asynccontextmanager
    async def _client(self, number: int) -> AsyncIterator[Client]:
        client = Timed(TimedApi(self.url, self.keys[number], self), self)
        async with client:
            self.keys[number] = client.api.key
            yield client
            assert client.reconnections == 0

    async def timed(self, asked: Awaitable[T]) -> T:
        begun = time.perf_counter()
        answer = await asked
        self.times.append(time.perf_counter() - begun)
        return answer


class TimedApi(Api):
    def __init__(self, url: str, key: str | None, honest: Honest) -> None:
        super().__init__(url, key)
        self._honest = honest

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return await self._honest.timed(super().ask(method, path, body))

    async def record(self, table: str, game: int | None = None) -> str:
        return await self._honest.timed(super().record(table, game))


class Timed(Client):
    def __init__(self, api: Api, honest: Honest) -> None:
        super().__init__(api, patience=-1.0)  # One refused connection is enough to fail.
        self._honest = honest

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        answer = await self._honest.timed(super().ask(request))
        assert answer["kind"] == "Done", answer
        return answer


@asynccontextmanager
async def strangers(running: Server) -> AsyncIterator["Attack"]:
    """The strangers, in a process of their own."""
    command = (sys.executable, "-m", "tests.server.strangers", str(running.serving.port))
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=Path(__file__).parents[2])
    try:
        yield Attack(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


@dataclass
class Attack:
    process: asyncio.subprocess.Process
    answers: Counter[str] = field(default_factory=Counter)

    async def begin(self) -> None:
        """Returns when the strangers have their keys and attack."""
        await self._tell("")
        assert await self._told() == "ready\n"

    async def come(self, table: str) -> None:
        """Let the strangers come to a table. Returns when all of them are there."""
        await self._tell(table)
        assert await self._told() == "there\n"

    async def end(self) -> None:
        """Wait until all attacks have been made."""
        self.answers = Counter(json.loads(await self._told()))

    async def _tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        await self.process.stdin.drain()

    async def _told(self) -> str:
        assert self.process.stdout is not None
        return (await self.process.stdout.readline()).decode()


async def wave(honest: Honest, attack: Attack, most_games: int) -> None:
    """Honest people play games as long as a wave of attacks lasts, the second of them in front of all strangers."""
    await attack.begin()
    await honest.play()
    await honest.play(attack.come)
    ending = asyncio.create_task(attack.end())
    for _ in range(most_games - 2):
        if ending.done():
            break
        await honest.play()
    await ending


@dataclass(frozen=True)
class Used:
    """Bytes that a server uses."""

    memory: int
    """The most that its process has had in memory so far."""

    disk: int

    @classmethod
    def by(cls, running: Server) -> Self:
        assert running.process is not None
        status = Path(f"/proc/{running.process.pid}/status").read_text(encoding="ascii")
        peak = re.search(r"^VmHWM:\s+(\d+) kB$", status, flags=re.MULTILINE)
        assert peak is not None
        disk = sum(file.stat().st_size for file in running.folder.rglob("*") if file.is_file())
        return cls(int(peak[1]) * 1024, disk)

    def since(self, before: Self) -> str:
        return (
            f"{(self.memory - before.memory) / 1e6:.0f} MB of memory, {(self.disk - before.disk) / 1e6:.0f} MB on disk"
        )
