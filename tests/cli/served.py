"""A server started by `aprendiz serve`."""

import json
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.cli.command import COMMAND, USUAL

LAST_LINE = "Ctrl-C stops it."
SECONDS = 300


class Served:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.errors: list[str] = []
        assert process.stdout is not None
        assert process.stderr is not None
        self._reading = Thread(target=self.errors.extend, args=(process.stderr,))
        self._reading.start()
        self.lines: list[str] = []
        for line in process.stdout:
            self.lines.append(line.rstrip("\n"))
            if self.lines[-1] == LAST_LINE:
                break

    @property
    def urls(self) -> list[str]:
        """The URLs that were printed."""
        return [url for line in self.lines for url in re.findall(r"https?://\S+", line)]

    @property
    def port(self) -> int:
        return urlsplit(self.urls[-1]).port or 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self, number: int) -> tuple[int, str]:
        """Send a signal; the exit code, and the remaining output."""
        self.process.send_signal(number)
        assert self.process.stdout is not None
        last = self.process.stdout.read()
        code = self.process.wait(SECONDS)
        self._reading.join()
        return code, last

    @property
    def log(self) -> list[dict[str, Any]]:
        """Complete only after the server has exited."""
        return [json.loads(line) for line in self.errors]


@contextmanager
def serves(*arguments: str | Path) -> Iterator[Served]:
    process = subprocess.Popen(
        [*COMMAND, "serve", *map(str, arguments)],
        env=USUAL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    with process:
        served = Served(process)
        try:
            yield served
        finally:
            if process.poll() is None:
                served.end(signal.SIGKILL)


def get(url: str) -> Any:
    """The JSON answer to a request without any key."""
    parts = urlsplit(url)
    connection = HTTPConnection(parts.netloc, timeout=SECONDS)
    try:
        connection.request("GET", parts.path)
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()


def until(is_so: Any) -> None:
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def certificate(folder: Path, name: str = "certificate") -> tuple[Path, Path]:
    """A self-signed certificate for this machine, and its key."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl makes the certificate")
    cert, key = folder / f"{name}.pem", folder / f"{name}-key.pem"
    made = (
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    )
    subprocess.run([openssl, *made, "-keyout", key, "-out", cert], check=True, capture_output=True)
    return cert, key
