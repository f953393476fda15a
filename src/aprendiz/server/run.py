"""A server that runs: an address others can reach, a folder that keeps everything, and an orderly end."""

import errno
import gc
import json
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from aprendiz.core.errors import Invalid
from aprendiz.host.archive import Archive
from aprendiz.host.folder import DATABASE
from aprendiz.host.house import House
from aprendiz.host.house import Limits as HouseLimits
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.thinking import Thinking
from aprendiz.server.app import application
from aprendiz.server.limits import Limits
from aprendiz.server.protocols import Requests, Sockets
from aprendiz.server.shared import Shared

log: Final = logging.getLogger("aprendiz.server")

NOTE: Final = "server.json"
"""Where a running server can be found by whoever owns the folder."""

GARBAGE: Final = (5_000, 20, 50)
"""After how many new objects Python looks for circles: what is told has none, and a longer look would be felt."""

ATTEMPTS: Final = 50
"""How many ports are tried."""

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - asked for by whoever starts it
"""Each with where this machine itself finds it."""

HIGHEST_PORT: Final = 65535


@dataclass(frozen=True, slots=True)
class Serving:
    host: str
    port: int
    folder: Path
    public_url: str | None = None
    certificate: Path | None = None
    key: Path | None = None
    proxies: str | None = None
    """Addresses whose word about where a request comes from is trusted."""

    archive: Archive | None = None
    pace: float = 1.0
    limits: Limits = field(default_factory=Limits)
    house_limits: HouseLimits = field(default_factory=HouseLimits)


def listening(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + ATTEMPTS, HIGHEST_PORT) if port else 0
    for attempt in range(port, last + 1):
        # asyncio sends without delay only where the protocol is named.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, attempt))
            listener.listen(2048)
            return listener
        except (OSError, UnicodeError) as error:
            listener.close()
            if getattr(error, "errno", None) != errno.EADDRINUSE or attempt == last:
                reason = getattr(error, "strerror", None) or str(error)
                raise Invalid(f"{bracketed(host)}:{attempt}", "cannot-listen", reason=reason) from error
    raise AssertionError


def reachable(host: str) -> str | None:
    """The address of this machine that other devices on the network can use; None if there is none."""
    if host not in EVERYWHERE:
        try:
            return None if ip_address(host).is_loopback else bracketed(host)
        except ValueError:
            return None if host == "localhost" else host
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))  # Nothing is sent: it only settles which way it would go.
                address: str = probe.getsockname()[0]
            except OSError:
                continue
            if not ip_address(address).is_loopback:
                return bracketed(address)
    return None


def bracketed(address: str) -> str:
    """As it stands in a URL."""
    return f"[{address}]" if ":" in address else address


def run(serving: Serving, listener: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; `ready` is called when it answers."""
    store = SqliteStore(serving.folder / DATABASE)
    house = House(store, Thinking(), pace=serving.pace, limits=serving.house_limits)
    shared = Shared(house, serving.limits, serving.public_url, archive=serving.archive)
    note = serving.folder / NOTE
    port = listener.getsockname()[1]

    def answers() -> None:
        host = EVERYWHERE.get(serving.host, serving.host)
        write_note(note, host, port, shared.keeper, is_secure=serving.certificate is not None)
        log.info("started", extra={"facts": {"port": port, "tables": house.tables}})
        ready()

    config = uvicorn.Config(
        application(shared),
        loop="auto",
        http=Requests,
        ws=Sockets,
        ws_per_message_deflate=False,
        ws_max_size=serving.limits.largest_message,
        ws_ping_interval=serving.limits.silence,
        ws_ping_timeout=serving.limits.silence,
        proxy_headers=serving.proxies is not None,
        forwarded_allow_ips=serving.proxies,
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
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server in order, and that is all: it does not kill the process afterwards."""
        before: dict[int, Any] = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def write_note(path: Path, host: str, port: int, keeper: str, *, is_secure: bool) -> None:
    """For nobody's eyes but the owner's."""
    path.unlink(missing_ok=True)
    url = f"{'https' if is_secure else 'http'}://{bracketed(host)}:{port}"
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        json.dump({"url": url, "keeper": keeper, "process": os.getpid()}, file)
