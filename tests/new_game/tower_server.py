"""Serves a project with Tower until its input ends; prints its address."""

import sys
import tempfile
from pathlib import Path

from aprendiz.server.run import Serving
from tests.server.serving import HOST, ROOMY, server


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Serving(HOST, 0, Path(folder), pace=0.0, limits=ROOMY)) as running,
    ):
        print(running.url, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
