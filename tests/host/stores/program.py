"""Starts other programs that use a store, and kills them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A running Python program, killed at the end."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, *arguments]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def program(path: Path) -> AbstractContextManager[subprocess.Popen[str]]:
    """A program that appends for ever."""
    return started("-m", "tests.host.stores.writing", str(path))


def lines(process: subprocess.Popen[str], count: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline() for _ in range(count)]
