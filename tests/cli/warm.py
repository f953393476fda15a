"""Runs commands in forks of one process that has imported the command line already.

Starting Python and importing takes longer than most commands do: 0.22 s against 0.02 s. A fork has its own arguments,
variables, folder, streams and exit code, as a new process would.
"""

import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

ROOT = Path(__file__).parents[2]
SECONDS = 600
LARGEST = 1 << 20
"""Bytes of arguments and variables."""


def run(
    arguments: Sequence[str], typed: str, environment: Mapping[str, str], folder: Path | None
) -> subprocess.CompletedProcess[str]:
    """What `aprendiz` answers in a process of its own."""
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(typed.encode("utf-8", "surrogateescape"))
        given.seek(0)
        asked = {"arguments": arguments, "environment": dict(environment), "folder": str(folder or Path.cwd())}
        line = server()
        socket.send_fds(line, [json.dumps(asked).encode()], [given.fileno(), out.fileno(), err.fileno()])
        code = int(line.recv(LARGEST))
        return subprocess.CompletedProcess([*arguments], code, _text(out), _text(err))


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8", "surrogateescape").replace("\r\n", "\n")


@cache
def server() -> socket.socket:
    """A line to the process that forks. When this process exits, the line is closed, and that ends the other one."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.settimeout(2 * SECONDS)
    path = os.pathsep.join([*filter(None, sys.path), str(ROOT)])
    process = subprocess.Popen(
        [sys.executable, "-c", f"from tests.cli.warm import serve; serve({theirs.fileno()})"],
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
        pass_fds=[theirs.fileno()],
    )
    theirs.close()
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


def serve(line_number: int) -> None:
    """Fork for each command; the fork returns from here and exits as any program does."""
    line = socket.socket(fileno=line_number)
    warm_up()
    gc.freeze()
    while True:
        message, files, _, _ = socket.recv_fds(line, LARGEST, 3)
        if not message:
            return
        child = os.fork()
        if child == 0:
            line.close()
            command(json.loads(message), files)
        for file in files:
            os.close(file)
        line.send(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())


def warm_up() -> None:
    """Import what commands import, and read the language files."""
    from aprendiz.cli.main import COMMANDS
    from aprendiz.games import NAMES, load
    from aprendiz.lang.languages import LANGUAGES
    from aprendiz.lang.texts import resource

    for name in COMMANDS:
        import_module(f"aprendiz.cli.{name}")
    for name in NAMES:
        load(name)
    for language in LANGUAGES:
        for file in ("common", "command", *NAMES):
            resource(language, file)


def command(asked: dict[str, Any], files: list[int]) -> None:
    """Become the process that `python -m aprendiz` would be."""
    signal.alarm(SECONDS)
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    encoding, _, errors = os.environ.get("PYTHONIOENCODING", "utf-8:strict").partition(":")
    sys.stdin = os.fdopen(0, encoding=encoding, errors=errors, closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding=encoding, errors=errors, closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding=encoding, errors="backslashreplace", buffering=1, closefd=False)
    sys.argv = ["aprendiz", *asked["arguments"]]
    sys.path[:] = os.environ.get("PYTHONPATH", "").split(os.pathsep) + sys.path
    code = 0
    try:
        runpy.run_module("aprendiz", run_name="__main__", alter_sys=True)
    except SystemExit as exiting:
        code = int(exiting.code or 0)
    except BaseException:
        traceback.print_exc()
        code = 1
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)  # Freeing everything that was imported would take longer than the command.
