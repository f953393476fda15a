"""A proxy between a device and a server that can lose the answers of the server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Relay:
    """Passes on all bytes of every connection in both directions, unless it is told to lose answers."""

    def __init__(self, port: int) -> None:
        self.loses_answers = False
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
        await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer, is_answer=True))
        for end in ends:
            with suppress(OSError):
                await end.wait_closed()
        self._ends -= ends

    async def _pass(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, is_answer: bool = False
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if not (is_answer and self.loses_answers):
                    target.write(data)
        target.close()

    def cut(self) -> None:
        """Abort all connections without notice."""
        for end in self._ends:
            end.transport.abort()

    async def end(self) -> None:
        while self._calls:
            self.cut()
            await asyncio.sleep(0.001)


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
