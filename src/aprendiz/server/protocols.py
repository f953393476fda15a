"""Uvicorn's protocols with limits of time and size, so that no client can exhaust the server."""

import asyncio
import re
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from aprendiz.server.entrance import Entrance
from aprendiz.server.websocket_text import are_complete_messages, decode_text, encode_text

PATIENCE: Final = 20.0
"""Timeout in seconds for receiving the body of a request."""

HEAD_PATIENCE: Final = 5.0
"""Timeout in seconds for receiving the head of a request, also the first one of a new connection."""

FAREWELL: Final = 3.0
"""Seconds the other end has to read the last messages after its socket was closed."""

LARGEST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body."""

LARGEST_REST: Final = 1024 * 1024
"""Bytes of a body received after the answer, before the connection is closed."""

MOST_UNREAD: Final = 256 * 1024
"""Bytes a client may leave unread and still get answers to its pings."""

MOST_WAITING: Final = 4
"""Messages that may wait to be handled before reading is paused."""

MOST_FRAGMENTS: Final = 1024
"""Fragments of one message."""

PORTION: Final = 2048
"""Bytes that are parsed at once."""

MOST_FRAMES: Final = 1200
"""WebSocket frames that may arrive together. Clients send far fewer, and parsing more would hold up everybody."""

MOST_PIPELINED: Final = 100
"""HTTP requests that may arrive together, before the first is answered. Browsers send one at a time."""

POLICY: Final = 1008
NO_TEXT: Final = 1007

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"connection: close\r\ncontent-length: 10\r\n\r\nToo large."
)
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Requests(HttpToolsProtocol):
    """Limits size and time of a request's head, and of a body that is still being sent after the answer.

    Closes a connection at once if there are too many.
    """

    _head = 0
    """Bytes of a request before its body, as they come."""
    _parts = 0
    """Bytes of the address and the headers that were read from them."""
    _limit: asyncio.TimerHandle | None = None
    _is_let_in = False
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._address = "" if self.client is None else self.client[0]
        self._is_let_in = entrance_of(self).connect(self._address)
        if self._is_let_in:
            self._look(0)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PORTION):
            super().data_received(data[start : start + PORTION])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                break
            if len(self.pipeline) > MOST_PIPELINED:
                self.send_400_response("Too many requests at once.")
        self._look(len(data))

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        if self._is_let_in:
            entrance_of(self).disconnect(self._address)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._parts = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))

    def _count(self, size: int) -> None:
        """A head can come whole in one piece of data; then its size is known only here."""
        self._parts += size
        if self._parts > LARGEST_HEAD:
            self._head = self._parts
            raise ValueError("too large")  # Ends the parser, which then calls `send_400_response`.

    def on_headers_complete(self) -> None:
        _, is_absolute, rest = self.url.partition(b"://")
        if is_absolute and not self.url.startswith(b"/"):
            # The target of the request counts, not the header (RFC 9112, 3.2.2).
            authority = re.split(rb"[/?#]", rest, maxsplit=1)[0]
            self.headers[:] = [(name, authority if name == b"host" else value) for name, value in self.headers]
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """The answer to a head that is too large or malformed. Never within another answer."""
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering or self._head <= LARGEST_HEAD:
            super().send_400_response(msg)
            return
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        assert isinstance(upgraded, Sockets)
        upgraded.address = self._address

    def _look(self, size: int) -> None:
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._forget()
            return
        self._head += size
        if self.cycle is not None and self.cycle.more_body:
            if self._head > LARGEST_REST:
                self.transport.close()
        elif self._head > LARGEST_HEAD:
            self.send_400_response("")
        if self._limit is None:
            is_body = self.cycle is not None and self.cycle.more_body
            self._limit = self.loop.call_later(PATIENCE if is_body else HEAD_PATIENCE, self._give_up)

    def _give_up(self) -> None:
        entrance_of(self).close_silent()
        self.transport.abort()

    def _forget(self) -> None:
        self._head = 0
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class Sockets(WebSocketsSansIOProtocol):
    """Never waits for a slow reader. Closes the socket on anything that is not a valid message, without logging it."""

    _is_between = False
    """Whether the next WebSocket frame begins a message."""

    address = ""
    """The address of the other end, which may be a proxy, as it was when the connection was made."""

    _frames = 0
    """Number of frames in the data that are being parsed."""

    def write(self, text: bytes) -> None:
        """Send a text at once. It is dropped if the connection is already closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(encode_text(text))

    @property
    def has_more(self) -> bool:
        """Whether another message has already arrived."""
        return not self.queue.empty()

    @property
    def unread(self) -> int:
        """Bytes that wait to be sent because the other end does not read."""
        return self.transport.get_write_buffer_size()

    def connection_lost(self, exc: Exception | None) -> None:
        entrance_of(self).disconnect(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        is_open = self.conn.state is State.OPEN
        if is_open and self._is_between and self._hears(data):
            return
        # A handshake is expected whole and alone.
        self._is_between = self._is_between and are_complete_messages(data) if is_open else not self.handshake_initiated
        self._frames = 0
        for start in range(0, len(data), PORTION):
            super().data_received(data[start : start + PORTION])
            if self._frames > MOST_FRAMES:
                self._fail(POLICY)
                break
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def _hears(self, data: bytes) -> bool:
        """Pass on data that are exactly one text in one WebSocket frame; False if the data are anything else."""
        found = decode_text(data, self.config.ws_max_size)
        if found is None or self.close_sent:
            return False
        try:
            text = found.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def handle_events(self) -> None:
        self._frames += len(self.conn.events)
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._fail(NO_TEXT)
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._fail(POLICY)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # Otherwise uvicorn would assume that there was no answer.

    async def run_asgi(self) -> None:
        self.scope["state"]["socket"] = self
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(FAREWELL, self.transport.abort)

    def _fail(self, code: int) -> None:
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()


def entrance_of(protocol: Requests | Sockets) -> Entrance:
    entrance: Entrance = protocol.app_state["entrance"]
    return entrance


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
