"""The socket of a device, which reconnects by itself when the connection is lost."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from http.client import HTTPException
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from aprendiz.client.http import NO_KEY, Api, Failure
from aprendiz.client.visit import Refused, Visit

PROTOCOL: Final = 3
LARGEST: Final = 16 * 1024 * 1024
SOONEST: Final = 0.05
LATEST: Final = 1.0
"""Seconds between two attempts to reconnect: at first, and at most."""

STEP: Final = 0.5
"""Seconds of one step of waiting for a sign of life. A late step counts only once: this program was busy or slept."""

REST: Final = 4
SILENT: Final = 16
"""Steps until the next sign of life is asked for, and without an answer until the connection is given up."""

TOO_MANY: Final = 429


class Lost(Exception):
    """The server cannot be reached any more, or speaks another protocol."""


def is_final(error: Exception) -> bool:
    """Whether a retry makes no sense, because the server refuses this device permanently."""
    return status_of(error) in range(400, 500) and status_of(error) != TOO_MANY


def status_of(error: Exception) -> int:
    """The HTTP status of a refusal; 0: it is none."""
    match error:
        case InvalidStatus():
            return error.response.status_code
        case Failure():
            return error.status
        case _:
            return 0


class Client:
    """All tables of one device, over one socket.

    `async with Client(Api(url)) as client:` — then `visit` a table.
    """

    def __init__(self, api: Api, *, patience: float = 60.0, step: float = STEP) -> None:
        """`patience`: seconds of trying to reconnect before giving up."""
        self.api = api
        self.reconnections = 0
        self._patience = patience
        self._step = step
        self._visits: dict[str, Visit] = {}
        self._answers: dict[int, asyncio.Future[dict[str, Any] | None]] = {}
        """The awaited answers by request number; a None result means that the connection was lost."""
        self._returns: dict[int, tuple[Visit, dict[str, Any] | None]] = {}
        """The tables that are being entered again after a reconnect, and the heads kept of them, by request number."""
        self._numbers = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.api.known()
        self._running = asyncio.create_task(self._run())
        try:
            await self._until_connected()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError, Lost):
                await self._running

    async def visit(self, table: str, kept: dict[str, Any] | None = None) -> Visit:
        """Enter a table. Raises Refused.

        `kept` is the `Visit.kept` of an earlier visit: the visit then says whether the table has gone on from there.
        """
        if table not in self._visits:
            self._visits[table] = Visit(self, table)
            answer = await self.ask({"kind": "Enter", "table": table, "version": None, "kept": kept})
            if answer["kind"] != "Done":
                del self._visits[table]
                raise Refused(answer)
            if kept is not None:
                self._visits[table].compare(kept, answer["was"])
        return self._visits[table]

    async def leave(self, table: str) -> None:
        del self._visits[table]
        await self.ask({"kind": "Exit", "table": table})

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request. The request is sent again after a reconnect; every request is safe to repeat."""
        number = next(self._numbers)
        message = json.dumps({**request, "id": number})
        while True:
            socket = await self._until_connected()
            answer = self._answers[number] = asyncio.get_running_loop().create_future()
            try:
                await socket.send(message)
                found: dict[str, Any] | None = await answer
                if found is not None:
                    return found
            except ConnectionClosed:
                continue
            finally:
                self._answers.pop(number, None)

    async def _until_connected(self) -> ClientConnection:
        connected = asyncio.create_task(self._connected.wait())
        assert self._running is not None
        await asyncio.wait((connected, self._running), return_when=asyncio.FIRST_COMPLETED)
        connected.cancel()
        if self._running.done():
            await self._running
        assert self._socket is not None
        return self._socket

    async def _run(self) -> None:
        try:
            await self._come_back_for_ever()
        except Lost as lost:
            for visit in self._visits.values():
                visit.lose(lost)
            raise

    async def _come_back_for_ever(self) -> None:
        async for socket in self._connections():
            async with socket:
                watching = asyncio.create_task(self._watch(socket))
                try:
                    await self._greet(socket)
                    self._socket = socket
                    self._connected.set()
                    async for text in socket:
                        self._take_in(json.loads(text))
                except ConnectionClosed:
                    pass
                finally:
                    watching.cancel()
                self._connected.clear()
            self.reconnections += 1
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result(None)

    async def _watch(self, socket: ClientConnection) -> None:
        """Abort a connection that has fallen silent.

        It sends pings of WebSocket: the server answers a `Ping` only after the command before it, which may take long.
        """
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(REST * self._step)
                answer = asyncio.ensure_future(await socket.ping())
                for _ in range(SILENT):
                    await asyncio.sleep(self._step)
                    if answer.done():
                        break
                else:
                    socket.transport.abort()

    async def _connections(self) -> AsyncIterator[ClientConnection]:
        url = f"ws{self.api.url.removeprefix('http')}/api/socket"
        loop = asyncio.get_running_loop()
        wait, since, has_forgotten = SOONEST, loop.time(), False
        while True:
            try:
                headers = {"authorization": f"Bearer {await self.api.known()}"}
                socket = await connect(
                    url, additional_headers=headers, max_size=LARGEST, compression=None, ping_interval=None
                )
            except (OSError, HTTPException, Failure, InvalidHandshake, TimeoutError) as error:
                if status_of(error) == NO_KEY and not has_forgotten:
                    self.api.forget()
                    has_forgotten = True
                    continue
                if is_final(error) or loop.time() - since > self._patience:
                    raise Lost(f"{self.api.url} cannot be reached: {error}") from error
                await asyncio.sleep(wait)
                wait = min(2 * wait, LATEST)
                continue
            yield socket
            wait, since, has_forgotten = SOONEST, loop.time(), False

    async def _greet(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"kind": "Hello", "protocol": PROTOCOL}))
        if json.loads(await socket.recv())["kind"] == "Reload":
            raise Lost("the server speaks another protocol: a newer program is needed")
        self._returns.clear()
        for visit in list(self._visits.values()):
            if visit.version is not None:
                number = next(self._numbers)
                self._returns[number] = visit, visit.kept
                request = {"kind": "Enter", "table": visit.table, "version": visit.version, "kept": visit.kept}
                await socket.send(json.dumps({**request, "id": number}))

    def _take_in(self, message: dict[str, Any]) -> None:
        number, table = message.get("id"), message.get("table")
        if number is not None:
            answer = self._answers.get(number)
            if answer is not None and not answer.done():
                answer.set_result(message)
            back, kept = self._returns.pop(number, (None, None))
            if back is not None and message["kind"] == "Refused":
                back.take_in({"kind": "Gone", "table": back.table})
            elif back is not None and kept is not None and message["kind"] == "Done":
                back.compare(kept, message["was"])
        if table in self._visits:
            self._visits[table].take_in(message)
