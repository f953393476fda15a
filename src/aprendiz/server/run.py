"""Runs a server: its address, its data folder, and a clean shutdown."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from aprendiz.host.archive import Archive
from aprendiz.host.folder import DATABASE, KEYS, NOTE
from aprendiz.host.house import House
from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.thinking import Thinking
from aprendiz.server.address import EVERYWHERE, bracketed, reachable
from aprendiz.server.app import application
from aprendiz.server.context import Context
from aprendiz.server.descriptors import fitted, raised
from aprendiz.server.device import kept_secret
from aprendiz.server.host_names import HostNames, ascii_name
from aprendiz.server.limits import Limits
from aprendiz.server.protocols import HEAD_PATIENCE, Requests, Sockets

log: Final = logging.getLogger("aprendiz.server")

GARBAGE: Final = (5_000, 20, 50)
"""Thresholds of Python's garbage collector. Messages have no reference cycles, and a long collection would be felt."""


@dataclass(frozen=True, slots=True)
class Serving:
    host: str
    port: int
    folder: Path
    public_url: str | None = None
    certificate: Path | None = None
    key: Path | None = None
    proxies: str | None = None
    """Addresses of proxies whose forwarding headers are trusted."""

    names: tuple[str, ...] = ()
    """Further names under which the server may be opened."""

    archive: Archive | None = None
    pace: float = 1.0
    limits: Limits = field(default_factory=Limits)
    house_limits: HouseLimits = field(default_factory=HouseLimits)

    @property
    def scheme(self) -> str:
        return "http" if self.certificate is None else "https"

    def here(self, port: int) -> str:
        """The address for programs on this machine."""
        return f"{self.scheme}://{bracketed(EVERYWHERE.get(self.host, self.host))}:{port}"

    @property
    def told_names(self) -> list[str]:
        """All names that the operator has given in any way."""
        public = None if self.public_url is None else urlsplit(self.public_url).hostname
        given = (*self.names, public or "", self.host)
        return [name for name in map(ascii_name, given) if name is not None]

    def address(self, port: int) -> str | None:
        """The current address for other devices; None: they cannot reach the server."""
        if self.public_url is not None:
            return self.public_url
        found = reachable(self.host)
        return None if found is None else f"{self.scheme}://{found}:{port}"


def run(serving: Serving, listener: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped by a signal; `ready` is called when the server answers requests."""
    store = SqliteStore(serving.folder / DATABASE)
    house = House(store, Thinking(), pace=serving.pace, limits=serving.house_limits)
    port = listener.getsockname()[1]
    where = partial(serving.address, port)
    limits = fitted(serving.limits, raised())
    names = HostNames(serving.told_names)
    names.look()
    context = Context(
        house,
        limits,
        serving.public_url,
        secret=kept_secret(serving.folder / KEYS),
        address=where,
        names=names,
        proxies=serving.proxies,
        archive=serving.archive,
    )
    note = serving.folder / NOTE

    def answers() -> None:
        gc.freeze()  # The summaries of all tables, too: no collection has to look at them again.
        write_note(note, serving.here(port), context.keeper)
        log.info(
            "started",
            extra={"facts": {"port": port, "tables": len(house.directory), "connections": limits.connections}},
        )
        ready()

    config = uvicorn.Config(
        application(context),
        loop="auto",
        http=Requests,
        ws=Sockets,
        ws_per_message_deflate=False,
        ws_max_size=limits.largest_message,
        ws_ping_interval=limits.silence,
        ws_ping_timeout=limits.silence,
        proxy_headers=False,  # The application does this itself, after a look at the real address.
        ssl_certfile=serving.certificate,
        ssl_keyfile=serving.key,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    try:
        Server(config, answers).run(sockets=[listener])
    finally:
        note.unlink(missing_ok=True)
    log.info("stopped")


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self.config.is_ssl:
            # Uvicorn has no option for it, and a silent connection would be kept for a minute.
            loop: Any = asyncio.get_running_loop()
            loop.create_server = partial(loop.create_server, ssl_handshake_timeout=HEAD_PATIENCE)
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal only shuts the server down cleanly; unlike uvicorn's, it is not raised again afterwards."""
        before: dict[int, Any] = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def write_note(path: Path, url: str, keeper: str) -> None:
    """Write the file that only its owner can read."""
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        json.dump({"url": url, "keeper": keeper, "process": os.getpid()}, file)
