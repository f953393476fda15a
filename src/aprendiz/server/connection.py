"""One socket of a device: takes requests, sends answers and all messages of the tables it has entered."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, assert_never

from msgspec import DecodeError, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from aprendiz import __version__
from aprendiz.core import errors
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host import room
from aprendiz.host.bucket import Bucket
from aprendiz.host.messages import encode
from aprendiz.host.room import Room
from aprendiz.host.store import Mismatch, StoreFailed
from aprendiz.server import wire
from aprendiz.server.context import Context
from aprendiz.server.metrics import COMMANDS, MISTAKES, REFUSALS
from aprendiz.server.protocols import FAREWELL, Sockets

log: Final = logging.getLogger("aprendiz.server")

OTHER_PROTOCOL: Final = 4000
TOO_MUCH: Final = 1008
TOO_SLOW: Final = 1013
FAILED: Final = 1011

BREATH: Final = 0.05
"""Seconds that a socket waits while the rate limit of the whole server is exceeded."""


class Connection:
    def __init__(self, socket: WebSocket, device: str, network: str, context: Context) -> None:
        self.device = device
        self._network = network
        self._socket = socket
        self._wire: Sockets = socket.state.socket
        self._house = context.house
        self._limits = context.limits
        self._everybody = context.messages
        self._entrance = context.entrance
        self._clock = context.clock
        self._rate = Bucket(self._limits.burst, self._limits.rate)
        self._mistakes = Bucket(self._limits.mistakes, 0.1)
        self._has_greeted = False
        self._rooms: dict[str, Room] = {}
        self._end: int | None = None
        """The code with which the socket will be closed; None: it stays open."""
        self._has_ended = asyncio.Event()
        self._is_over = False
        """Whether reading has stopped."""
        self._is_answering = False

    def tell(self, message: bytes) -> None:
        if self._end is not None:
            return
        if self._wire.unread > self._limits.unread:
            self.close(TOO_SLOW)
        else:
            self._wire.write(message)

    def close(self, code: int) -> None:
        """Close the socket after the messages that are already sent."""
        if self._end is None:
            self._end = code
        self._has_ended.set()

    async def run(self) -> None:
        reader = asyncio.create_task(self._read())
        end = asyncio.create_task(self._has_ended.wait())
        hello = asyncio.get_running_loop().call_later(self._limits.hello, self._close_silent)
        try:
            await asyncio.wait((reader, end), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._is_over = True
            hello.cancel()
            self._leave()
            end.cancel()
            if self._is_answering:  # The current command is still stored, and the others are told.
                reader.add_done_callback(lambda _: self._leave())
            else:
                reader.cancel()
            await asyncio.wait((reader, asyncio.create_task(self._say_farewell())), timeout=FAREWELL)

    def _close_silent(self) -> None:
        """Close the socket if there was no Hello yet."""
        if not self._has_greeted and self._end is None:
            self._entrance.close_silent()
            self.close(TOO_MUCH)

    def _leave(self) -> None:
        for visited in self._rooms.values():
            visited.leave(self)

    async def _say_farewell(self) -> None:
        if self._end is not None and self._socket.application_state == WebSocketState.CONNECTED:
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):  # The other end may be gone.
                async with asyncio.timeout(FAREWELL):
                    await self._socket.close(self._end)

    async def _read(self) -> None:
        try:
            while self._end is None and not self._is_over:
                if self._wire.has_more:
                    await asyncio.sleep(0)  # Others get their turn between two messages of this socket.
                text = await self._text()
                now = self._clock()
                if not self._rate.takes(now):
                    self.close(TOO_MUCH)
                    return
                while not self._may_go_on():
                    await asyncio.sleep(BREATH)
                request = self._understood(text, now)
                if request is None:
                    continue
                if isinstance(request, wire.Hello):
                    self._has_greeted = self._greet(request)
                elif not self._has_greeted:
                    self._wrong(request.id, "kind", "hello-first")
                elif isinstance(request, wire.Ping):
                    self.tell(encode(wire.Done(request.id)))
                else:
                    self._is_answering = True
                    await self._answer(request)
                    self._is_answering = False
        except WebSocketDisconnect:
            return
        except Exception:  # A bug of ours ends only this connection; the device reconnects.
            log.exception("a message could not be dealt with")
            self.close(FAILED)

    def _may_go_on(self) -> bool:
        has_table = self._house.directory.knows(self.device)
        return self._everybody.takes(self._network, self.device, has_table=has_table, now=self._clock())

    async def _text(self) -> str | bytes:
        message: Any = await self._wire.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        data: str | bytes = message["text"] if message.get("text") is not None else message["bytes"]
        return data

    def _understood(self, text: str | bytes, now: float) -> wire.AnyRequest | None:
        try:
            return wire.decoder.decode(text)
        except (DecodeError, ValidationError, UnicodeDecodeError, RecursionError, ValueError) as error:
            MISTAKES.inc()
            reason = "nested too deep" if isinstance(error, RecursionError) else str(error)
            self._wrong(number_of(text), "message", "malformed", reason=reason[:200])
            if not self._mistakes.takes(now):
                self.close(TOO_MUCH)
            return None

    def _greet(self, hello: wire.Hello) -> bool:
        if hello.protocol != wire.PROTOCOL:
            self.tell(encode(wire.Reload(wire.PROTOCOL)))
            self.close(OTHER_PROTOCOL)
            return False
        self.tell(encode(wire.Welcome(wire.PROTOCOL, __version__)))
        return True

    async def _answer(self, request: wire.Enter | wire.Exit | wire.Show | wire.Preview | wire.Do) -> None:
        try:
            match request:
                case wire.Enter():
                    await self._enter(request)
                case wire.Exit():
                    visited = self._rooms.pop(request.table, None)
                    if visited is not None:
                        visited.leave(self)
                    self.tell(encode(wire.Done(request.id)))
                case wire.Show():
                    visited = await self._house.seen(request.table, self.device)
                    await visited.show(self, request.seat)
                    self.tell(encode(wire.Done(request.id)))
                case wire.Preview():
                    visited = await self._house.seen(request.table, self.device)
                    ask, moves = await visited.preview(self, request.seat)
                    self.tell(encode(wire.Previews(request.id, ask, tuple(moves))))
                case wire.Do():
                    await self._do(request)
                case _:
                    assert_never(request)
        except errors.Refused as error:
            REFUSALS.inc()
            refusal = error.refusal
            self.tell(encode(wire.Refused(request.id, refusal.rule, refusal.remedy, refusal.facts)))
        except errors.Invalid as error:
            REFUSALS.inc()
            self._wrong(request.id, error.where, error.problem, **error.facts)
        except room.Stale as stale:
            self.tell(encode(wire.Stale(request.id, request.table, stale.version, stale.present)))
        except (StoreFailed, Mismatch):
            self.tell(encode(wire.Failed(request.id)))

    async def _enter(self, request: wire.Enter) -> None:
        if len(self._rooms) >= self._limits.tables_of_one and request.table not in self._rooms:
            raise no(TableRule.FULL, "look-at-fewer-tables")
        visited = await self._house.seen(request.table, self.device)
        was = await visited.enter(self, request.version, request.kept)
        self._rooms[request.table] = visited
        version = visited.table.version
        self.tell(encode(wire.Done(request.id, version, visited.table.chain.head(version), was)))

    async def _do(self, request: wire.Do) -> None:
        is_acknowledged = False

        def acknowledge(version: int, head: str) -> None:
            nonlocal is_acknowledged
            is_acknowledged = True
            self.tell(encode(wire.Done(request.id, version, head)))

        code = await self._house.do(
            request.table, self.device, request.command, acknowledge, request.token, self._network
        )
        if not is_acknowledged:
            self.tell(encode(wire.Done(request.id, code=code)))
        COMMANDS.inc()

    def _wrong(self, number: int | None, where: str, problem: str, **facts: object) -> None:
        self.tell(encode(wire.Wrong(number, where, problem, dict(facts))))


def number_of(text: str | bytes) -> int | None:
    """The number of a request that cannot be decoded otherwise; None if it has none."""
    try:
        return wire.number_decoder.decode(text).id
    except (DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return None
