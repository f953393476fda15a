"""Files of games are sent piece by piece: made in threads, few at a time, and never faster than they are read."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from aprendiz.core.table_rules import TableRule, no
from aprendiz.server.limits import Limits
from aprendiz.server.protocols import PATIENCE

log: Final = logging.getLogger("aprendiz.server")

CHUNK: Final = 64 * 1024
"""Bytes that are made and sent together; one more row may be added."""

LONGEST: Final = 600.0
"""Timeout of a whole download in seconds. A part of it has as long as a request."""


class Downloads:
    """All downloads of a server."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.making = asyncio.Semaphore(limits.makers)
        """Held while a part of a file is made, but not while it is sent."""
        self._devices: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()
        """Open downloads by device and by network."""

    def check(self, device: str, network: str) -> None:
        """Raises Refused if there are too many downloads. The second half is for networks with few of them."""
        limits, total = self._limits, self._devices.total()
        is_full = total >= limits.downloads or self._devices[device] >= limits.downloads_of_one
        if is_full or (total >= limits.downloads / 2 and self._networks[network] >= limits.downloads_of_one):
            raise no(TableRule.TOO_MANY_REQUESTS, "slow-down")

    @contextmanager
    def counted(self, device: str, network: str) -> Iterator[None]:
        """Count a download while it is open."""
        open_ones = ((self._devices, device), (self._networks, network))
        for counter, name in open_ones:
            counter[name] += 1
        try:
            yield
        finally:
            for counter, name in open_ones:
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]


class Download(Response):
    media_type = "application/json"

    def __init__(self, downloads: Downloads, device: str, network: str, pieces: Iterator[bytes], name: str) -> None:
        """Check that there are not too many downloads before you make one."""
        super().__init__(headers={"content-disposition": f'attachment; filename="{name}"'})
        del self.headers["content-length"]
        self._downloads = downloads
        self._device = device
        self._network = network
        self._pieces = pieces

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        with self._downloads.counted(self._device, self._network):
            try:
                async with asyncio.timeout(LONGEST):
                    await self._send(send, is_empty=scope["method"] == "HEAD")
            except TimeoutError:
                log.warning("a download was not read")

    async def _send(self, send: Send, *, is_empty: bool) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        while not is_empty:
            async with self._downloads.making:
                chunk = await asyncio.to_thread(chunk_of, self._pieces)
            if not chunk:
                break
            async with asyncio.timeout(PATIENCE):
                await send({"type": "http.response.body", "body": chunk, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


def chunk_of(pieces: Iterator[bytes]) -> bytes:
    """The next part of a file; empty at its end."""
    chunk = bytearray()
    while len(chunk) < CHUNK and (more := next(pieces, None)) is not None:
        chunk += more
    return bytes(chunk)
