"""A real server: in its own process, which can be stopped, killed and restarted, or in this process around a house."""

import asyncio
import multiprocessing
import os
import resource
import socket
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import uvicorn

from aprendiz.games import NAMES
from aprendiz.host import folder as names
from aprendiz.host.house import House
from aprendiz.server.address import listening
from aprendiz.server.app import application
from aprendiz.server.context import Context
from aprendiz.server.limits import Limits
from aprendiz.server.protocols import Requests, Sockets
from aprendiz.server.run import Serving, run
from tests.server.budget import LoopWatch
from tests.server.keys import SECRET, new_key

HOST = "127.0.0.1"
KEPT: list[socket.socket] = []
"""Sockets bound to the ports of servers, so that no other program gets a port while its server is down."""

PRELOADED = [__name__, "uvloop", "uvicorn.protocols.websockets.websockets_sansio_impl"]
PRELOADED += [f"aprendiz.games.{name}.game" for name in NAMES]

ROOMY = Limits(
    keys_burst=1e9,
    all_keys_burst=1e9,
    first_tables_burst=1e9,
    all_first_tables_burst=1e9,
    new_tables_burst=1e9,
    all_new_tables_burst=1e9,
)
"""For servers that see more devices come from this machine than any household or school has."""

LOG = "server.log"
SECONDS_TO_START = 30.0


@dataclass
class Server:
    serving: Serving
    method: str = "spawn"
    """How its process is started; with `forkserver`, it need not import everything again."""

    descriptors: tuple[int, int] | None = None
    """The soft and hard limit of its open files; None: those of this process."""

    watch: LoopWatch | None = None
    """Measures how long the event loop is held."""

    process: BaseProcess | None = field(default=None, init=False)

    @property
    def watched(self) -> LoopWatch:
        assert self.watch is not None
        return self.watch

    @property
    def url(self) -> str:
        return f"http://{self.serving.host}:{self.serving.port}"

    @property
    def folder(self) -> Path:
        return self.serving.folder

    @property
    def log(self) -> str:
        """All that the server wrote to standard error, including before a restart."""
        return (self.folder / LOG).read_text(encoding="utf-8")

    def start(self, *, waits: bool = True) -> None:
        """Start the server, always on the same port and folder."""
        (self.folder / names.KEYS).write_bytes(SECRET)
        context: Any = multiprocessing.get_context(self.method)
        context.set_forkserver_preload(PRELOADED)
        self.process = context.Process(target=serve, args=(self.serving, self.descriptors, self.watch), daemon=True)
        self.process.start()
        if waits:
            self.wait()

    def wait(self) -> None:
        """Wait until the server can be reached."""
        assert self.process is not None
        deadline = time.monotonic() + SECONDS_TO_START
        while not can_be_reached(self.serving.port):
            assert self.process.is_alive(), self.log
            assert time.monotonic() < deadline, self.log
            time.sleep(0.01)

    def stop(self) -> int | None:
        """Stop the server by a signal, as an operating system does. Returns its exit code."""
        return self._end(BaseProcess.terminate)

    def kill(self) -> None:
        """Kill the server without notice."""
        self._end(BaseProcess.kill)

    def _end(self, end: Callable[[BaseProcess], None]) -> int | None:
        process, self.process = self.process, None
        if process is None:
            return None
        end(process)
        process.join(20)
        code = process.exitcode
        if code is None:
            process.kill()
            process.join()
        process.close()
        assert code is not None, f"it did not stop:\n{self.log}"
        return code


def serve(serving: Serving, descriptors: tuple[int, int] | None = None, watch: LoopWatch | None = None) -> None:
    """The function that runs in the process of the server."""
    if descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, descriptors)
    if watch is not None:
        watch.begin()
    log = os.open(serving.folder / LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)
    run(serving, listening_again(serving.host, serving.port))


def listening_again(host: str, port: int) -> socket.socket:
    """Listen on a port again. A child that a killed server was just forking holds the port until it executes."""
    deadline = time.monotonic() + SECONDS_TO_START
    while True:
        listener = listening(host, port)
        if listener.getsockname()[1] == port:
            return listener
        listener.close()
        assert time.monotonic() < deadline, f"port {port} stays taken"
        time.sleep(0.01)


@contextmanager
def server(
    serving: Serving | None = None, watch: LoopWatch | None = None, descriptors: tuple[int, int] | None = None
) -> Iterator[Server]:
    """A running server. Default: a new folder, a free port and bots that move at once."""
    with tempfile.TemporaryDirectory() as folder:
        given = Serving(HOST, 0, Path(folder), pace=0.0, limits=ROOMY) if serving is None else serving
        running = Server(replace(given, port=given.port or free_port()), descriptors=descriptors, watch=watch)
        running.start()
        try:
            yield running
        finally:
            running.stop()


@asynccontextmanager
async def around(
    house: House,
    limits: Limits | None = None,
    keeper: str = "",
    address: str | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> AsyncIterator[str]:
    """The address of a server in this process, on a real socket, whose house tests can inspect."""
    listener = listening(HOST, 0)
    context = Context(
        house, limits or Limits(), keeper=keeper or new_key(), secret=SECRET, address=lambda: address, clock=clock
    )
    config = uvicorn.Config(
        application(context),
        http=Requests,
        ws=Sockets,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    running = uvicorn.Server(config)
    task = asyncio.create_task(running.serve(sockets=[listener]))
    try:
        yield f"http://{HOST}:{listener.getsockname()[1]}"
    finally:
        running.should_exit = True
        await task


def free_port() -> int:
    """A port that stays reserved on every address of this machine, as long as this process lives.

    Other tests connect from addresses such as 127.0.0.2, where the port could otherwise be taken. A server that listens
    on all addresses would then wait for it in vain.
    """
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("0.0.0.0", 0))  # noqa: S104 - it never listens
    KEPT.append(keeper)
    port: int = keeper.getsockname()[1]
    return port


def sent_until_cut_off(bare: socket.socket, data: bytes, times: int) -> bool:
    """Send the same data again and again. Returns whether the server closed the connection."""
    try:
        for _ in range(times):
            bare.sendall(data)
    except (ConnectionResetError, BrokenPipeError):
        return True
    return False


def can_be_reached(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0
