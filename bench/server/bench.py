"""`make bench-server`: our server and boardgame.io's under the same load, one after the other, as ratios."""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
PACKAGES: Final = Path("build/bench-server")
TABLES: Final = (10, 100, 500)
IDLE: Final = 2000

Reading = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured in turn")
    parser.add_argument("--seconds", type=int, default=8)
    asked = parser.parse_args()
    node, npm, taskset = shutil.which("node"), shutil.which("npm"), shutil.which("taskset")
    if node is None or npm is None or taskset is None:
        print("SKIPPED: node, npm and taskset are needed to compare with boardgame.io's server")
        return 0
    install(npm)
    bench = Bench(node, taskset, asked.rounds, asked.seconds)
    print(f"median of {asked.rounds} rounds of {asked.seconds} s, each server on one core, its clients on another\n")
    bench.saturated()
    bench.paced()
    bench.memory()
    return 0


def install(npm: str) -> None:
    PACKAGES.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "package.json", PACKAGES)
    quietly = ["--silent", "--no-package-lock", "--no-audit", "--no-fund"]
    subprocess.run([npm, "install", *quietly, "--prefix", str(PACKAGES)], check=True)


class Bench:
    def __init__(self, node: str, taskset: str, rounds: int, seconds: int) -> None:
        self.node = node
        self.taskset = taskset
        self.rounds = rounds
        self.seconds = seconds

    def saturated(self) -> None:
        """Moves per second, with one move always in progress at each table."""
        for tables in TABLES:
            ours, theirs = self.both("saturated", "--tables", str(tables), "--seconds", str(self.seconds))
            rate = [statistics.median(reading["moves_per_second"] for reading in side) for side in (ours, theirs)]
            core = [statistics.median(reading["moves_per_server_core"] for reading in side) for side in (ours, theirs)]
            print(
                f"{tables:4} tables: {rate[0]:6.0f} moves/s, boardgame.io {rate[1]:6.0f}: {rate[0] / rate[1]:.2f} x; "
                f"per second of the server's work {core[0]:6.0f} and {core[1]:6.0f}: {core[0] / core[1]:.2f} x",
                flush=True,
            )

    def paced(self) -> None:
        """Latency of a move, at 500 moves per second over 100 tables."""
        ours, theirs = self.both("paced", "--tables", "100", "--rate", "500", "--seconds", str(self.seconds))
        for name, side in (("ours", ours), ("boardgame.io", theirs)):
            times = [statistics.median(reading[f"p{percent}_ms"] for reading in side) for percent in (50, 95, 99)]
            late = sum(reading["late"] for reading in side)
            p50, p95, p99 = times
            print(f"500 moves/s, {name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, {late} late", flush=True)

    def memory(self) -> None:
        for what, number in (("--sockets", IDLE), ("--tables", 500)):
            for name in ("aprendiz", "boardgame"):
                grown = self.measure(name, "idle", what, str(number))["growth_mb"]
                each = grown * 1000 / number
                print(f"{number} idle {what[2:]}, {name}: {grown:.0f} MB more, {each:.0f} KB each", flush=True)

    def both(self, *mode: str) -> tuple[list[Reading], list[Reading]]:
        ours: list[Reading] = []
        theirs: list[Reading] = []
        for _ in range(self.rounds):
            ours.append(self.measure("aprendiz", *mode))
            theirs.append(self.measure("boardgame", *mode))
        return ours, theirs

    def measure(self, name: str, mode: str, *more: str) -> Reading:
        with self.server(name) as (port, process):
            load = [self.taskset, "-c", "1", self.node, str(HERE / "load.js"), mode, "--backend", name]
            where = ["--address", f"127.0.0.1:{port}", "--server", str(process)]
            done = subprocess.run([*load, *where, *more], check=True, capture_output=True, text=True, input="\n")
        reading: Reading = json.loads(done.stdout)
        return reading

    @contextmanager
    def server(self, name: str) -> Iterator[tuple[int, int]]:
        """A new server on the first core; yields its port and process id."""
        with tempfile.TemporaryDirectory(dir="build") as folder:
            ours = [sys.executable, str(HERE / "serve.py"), folder]
            command = ours if name == "aprendiz" else [self.node, str(HERE / "peer.js")]
            process = subprocess.Popen(
                [self.taskset, "-c", "0", *command], stdout=subprocess.PIPE, text=True, env=os.environ
            )
            try:
                assert process.stdout is not None
                yield json.loads(process.stdout.readline())["port"], process.pid
            finally:
                process.terminate()
                process.wait()


if __name__ == "__main__":
    sys.exit(main())
