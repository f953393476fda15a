"""A proxy between a device and a server that can lose the answers of the server, fall silent, or hold bytes back."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from urllib.parse import urlsplit

PAUSE = 0.001


class Relay:
    """Passes on all bytes of every connection in both directions, unless it is told otherwise."""

    def __init__(self, port: int) -> None:
        self.loses_answers = False
        self.is_dead = False
        """Loses all bytes and closes. A connection that has lost bytes never works again, and nobody is told."""
        self.lost = b""
        """The bytes that were lost so."""
        self.is_held = False
        """Keeps all bytes until it is false again."""
        self._port = port
        """The port of the server."""
        self._calls = 0
        """Number of connections that are open or being opened."""
        self._ends: set[asyncio.StreamWriter] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._calls += 1
        try:
            await self._join(reader, writer)
        finally:
            self._calls -= 1

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._ends |= ends
        broken = asyncio.Event()
        await asyncio.gather(
            self._pass(reader, far_writer, broken), self._pass(far_reader, writer, broken, is_answer=True)
        )
        for end in ends:
            with suppress(OSError):
                await end.wait_closed()
        self._ends -= ends

    async def _pass(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        broken: asyncio.Event,
        *,
        is_answer: bool = False,
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                while self.is_held:
                    await asyncio.sleep(PAUSE)
                if self.is_dead:
                    broken.set()
                    self.lost += data
                if not broken.is_set() and not (is_answer and self.loses_answers):
                    target.write(data)
        if not self.is_dead and not broken.is_set():
            target.close()

    def cut(self) -> None:
        """Abort all connections without notice."""
        for end in self._ends:
            end.transport.abort()

    async def end(self) -> None:
        while self._calls:
            self.is_held = False
            self.cut()
            await asyncio.sleep(PAUSE)


@asynccontextmanager
async def relay(url: str) -> AsyncIterator[tuple[Relay, str]]:
    """A relay in front of a server, and the address of the relay."""
    made = Relay(urlsplit(url).port or 0)
    listening = await asyncio.start_server(made.take, "127.0.0.1", 0)
    try:
        yield made, f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    finally:
        listening.close()
        await made.end()


@contextmanager
def relay_in_thread(url: str) -> Iterator[tuple[Relay, str]]:
    """The same for tests without an event loop."""
    made: list[tuple[Relay, str]] = []
    is_ready, is_over = threading.Event(), threading.Event()

    async def run() -> None:
        async with relay(url) as pair:
            made.append(pair)
            is_ready.set()
            await asyncio.to_thread(is_over.wait)

    running = threading.Thread(target=asyncio.run, args=(run(),))
    running.start()
    try:
        assert is_ready.wait(30)
        yield made[0]
    finally:
        is_over.set()
        running.join()
