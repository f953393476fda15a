"""Files of games are sent piece by piece: made in threads, few at a time, and never faster than they are read."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from aprendiz.host.fair_count import FairCount
from aprendiz.server.limits import Limits
from aprendiz.server.protocols import PATIENCE

log: Final = logging.getLogger("aprendiz.server")

CHUNK: Final = 64 * 1024
"""Bytes that are made and sent together; one more row may be added."""

LONGEST: Final = 600.0
"""Timeout of a whole download in seconds. A part of it has as long as a request."""


class Downloads(FairCount):
    """All downloads of a server."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits.downloads, limits.downloads_of_one)
        self.making = asyncio.Semaphore(limits.makers)
        """Held while a part of a file is made, but not while it is sent."""


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
        self._downloads.add(self._device, self._network)
        try:
            async with asyncio.timeout(LONGEST):
                await self._send(send, is_empty=scope["method"] == "HEAD")
        except TimeoutError:
            log.warning("a download was not read")
        finally:
            self._downloads.remove(self._device, self._network)

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
