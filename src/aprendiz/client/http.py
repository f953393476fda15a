"""The HTTP API for programs, using only the standard library."""

import asyncio
import http.client
import json
import ssl
from typing import Any, Final
from urllib.parse import urlsplit

TIMEOUT: Final = 30.0
NO_KEY: Final = 401


class Failure(Exception):
    """The server answered with an error."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status}: {problem.get('remedy') or problem.get('problem') or 'failed'}")
        self.status = status
        self.problem = problem


class Api:
    def __init__(self, url: str, key: str | None = None, trust: ssl.SSLContext | None = None) -> None:
        """`url`: the address of the server, such as http://localhost:8000. `trust`: which certificates to trust."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url} is no address of a server")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.key = key
        self._trust = trust
        self._secure = parts.scheme == "https"
        self._place = parts.netloc

    async def known(self) -> str:
        """The key of this device. If there is none yet, the server makes one."""
        if self.key is None:
            self.key = str((await self.ask("POST", "/api/device?for=program"))["key"])
        return self.key

    def forget(self) -> None:
        """Get another key before the next request: the server refuses this one, which no table knows."""
        self.key = None

    async def create(self, plan: dict[str, Any]) -> tuple[str, str]:
        """Create a table. Returns its name and its invitation code."""
        made = await self._ask_as_device("/api/tables", {"plan": plan})
        return made["table"], made["code"]

    async def join(self, code: str) -> str:
        """Come to a table with an invitation code. Returns the name of the table."""
        return str((await self._ask_as_device("/api/join", {"code": code}))["table"])

    async def claim(self, code: str) -> tuple[str, int | None]:
        """Take over a chair with its one-time code. Returns the table and the seat."""
        found = await self._ask_as_device("/api/claim", {"code": code})
        return found["table"], found["seat"]

    async def record(self, table: str, game: int | None = None) -> str:
        """The record of a finished game, as file contents."""
        return (await self._text("GET", f"/api/tables/{table}/record" + ("" if game is None else f"?game={game}")))[1]

    async def seat_log(self, table: str, seat: int | None = None) -> str:
        return (await self._text("GET", f"/api/tables/{table}/log" + ("" if seat is None else f"?seat={seat}")))[1]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        _, text = await self._text(method, path, body)
        return json.loads(text) if text else None

    async def _ask_as_device(self, path: str, body: object) -> Any:
        await self.known()
        try:
            return await self.ask("POST", path, body)
        except Failure as failure:
            if failure.status != NO_KEY:
                raise
        self.forget()
        await self.known()
        return await self.ask("POST", path, body)

    async def _text(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> tuple[int, str]:
        if self._secure:
            connection: http.client.HTTPConnection = http.client.HTTPSConnection(
                self._place, timeout=TIMEOUT, context=self._trust
            )
        else:
            connection = http.client.HTTPConnection(self._place, timeout=TIMEOUT)
        headers = {} if self.key is None else {"authorization": f"Bearer {self.key}"}
        try:
            if body is not None:
                headers["content-type"] = "application/json"
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read().decode()
        finally:
            connection.close()
        if response.status >= 400:
            try:
                problem = json.loads(text)
            except ValueError:
                problem = {}
            raise Failure(response.status, problem if isinstance(problem, dict) else {})
        return response.status, text
