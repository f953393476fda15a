"""One socket of a device and its HTTP requests. It records every byte it is sent."""

import asyncio
import itertools
import json
import ssl
from contextlib import suppress
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aprendiz.core.seal import SHARE_BYTES
from aprendiz.server.wire import PROTOCOL
from tests.server.keys import signed

Data = dict[str, Any]

UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""An empty context: loading the system's certificates takes longer than a game."""


class Device:
    """A socket with its key; two sockets with the same key are two tabs."""

    def __init__(self, url: str, key: int) -> None:
        self.heard: list[bytes] = []
        self.fetched: list[bytes] = []
        self.table = ""
        self.version = 0
        self.presences = 0
        self.is_away = False
        self.asks: dict[int | None, int | None] = {}
        self.legal: dict[int | None, list[Data]] = {}
        self.lobby: Data = {}
        self.share = key.to_bytes(SHARE_BYTES, "big")
        self._url = url
        self._headers = {"authorization": f"Bearer {signed(f'{key:032x}')}"}
        self._http = httpx.AsyncClient(base_url=url, headers=self._headers, verify=UNUSED)
        self._numbers = itertools.count(1)
        self._answers: dict[int | None, Data] = {}
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()
        await self._http.aclose()

    async def connect(self) -> None:
        url = f"{self._url.replace('http', 'ws')}/api/socket"
        self._socket = await connect(url, additional_headers=self._headers, compression=None, max_size=None)
        self._reading = asyncio.create_task(self._read(self._socket))
        self.is_away = False
        await self._socket.send(json.dumps({"kind": "Hello", "protocol": PROTOCOL}))

    async def disconnect(self) -> None:
        assert self._socket is not None
        assert self._reading is not None
        self.is_away = True
        await self._socket.close()
        await self._reading

    async def enter(self, version: int | None = None) -> None:
        await self.ask({"kind": "Enter", "version": version})

    async def exit(self) -> None:
        await self.ask({"kind": "Exit"})

    async def do(self, kind: str, **parts: Any) -> Data:
        answer = await self.ask({"kind": "Do", "command": {"kind": kind, **parts}})
        await self.until(answer.get("version") or 0)
        return answer

    async def act(self, seat: int, move: Data) -> Data:
        return await self.do("Act", seat=seat, ask=self.asks.get(seat) or 0, move=move)

    async def ask(self, request: Data) -> Data:
        """The answer to a request. The answer to a malformed request has no number."""
        assert self._socket is not None
        number = next(self._numbers)
        self._answers.pop(None, None)
        await self._socket.send(json.dumps({**request, "id": number, "table": self.table}))
        async with self._news:
            await self._news.wait_for(lambda: number in self._answers or None in self._answers)
        return self._answers.pop(number, None) or self._answers.pop(None)

    async def until(self, version: int) -> None:
        """Wait until the device has been sent everything up to a version."""
        async with self._news:
            await self._news.wait_for(lambda: self.version >= version)

    async def until_presences(self, count: int) -> None:
        async with self._news:
            await self._news.wait_for(lambda: self.presences >= count)

    async def post(self, path: str, body: Data) -> Data:
        response = await self._http.post(path, json=body)
        return dict(self._noted(response).json())

    async def fetch(self, path: str) -> None:
        self._noted(await self._http.get(path))

    def _noted(self, response: httpx.Response) -> httpx.Response:
        headers = [f"{name}: {value}" for name, value in sorted(response.headers.items()) if name != "date"]
        self.fetched.append("\n".join((str(response.status_code), *headers, response.text)).encode())
        return response

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = await socket.recv(decode=False)
                self.heard.append(text)
                async with self._news:
                    self._take_in(json.loads(text))
                    self._news.notify_all()

    def _take_in(self, message: Data) -> None:
        if "id" in message:
            self._answers[message["id"]] = message
        elif message["kind"] == "Presence":
            self.presences += 1
        elif message["kind"] in ("Whole", "Changed"):
            for seen in message["seats"]:
                self.asks[seen["seat"]] = seen["update"]["ask"]
                self.legal[seen["seat"]] = seen["update"]["legal"]
            self.version = message["version"]
            self.lobby = message["lobby"] or self.lobby
