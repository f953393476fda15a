"""`make bench-strangers`: how long honest people wait for answers while strangers do their worst.

See tests/server/minute.py. Server, strangers and honest people share this machine. Fails if the p99 is 1 s or more.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from aprendiz.server.run import Serving
from tests.server.minute import Honest, Used, strangers, wave
from tests.server.serving import HOST, server

MOST: Final = 1.0
"""Seconds."""

MOST_GAMES: Final = 15
"""In each wave, so that no device has more tables than it may have."""


async def measure(waves: int) -> int:
    with tempfile.TemporaryDirectory() as folder, server(Serving(HOST, 0, Path(folder), pace=0.0)) as running:
        honest = Honest(running.url)
        await honest.play()
        quiet, before = honest.times.copy(), Used.by(running)
        honest.times.clear()
        async with strangers(running) as attack:
            for _ in range(waves):
                await wave(honest, attack, MOST_GAMES)
        print(f"{waves} waves of {attack.answers.total() // waves} attacks, {honest.games - 1} honest games")
        print(f"answers before the attack: {told(quiet)}")
        print(f"answers during the attack: {told(honest.times)}")
        print(f"the server grew by {Used.by(running).since(before)}")
        return int(percentile(honest.times, 99) >= MOST)


def told(times: list[float]) -> str:
    p50, p95, p99 = (percentile(times, percent) * 1000 for percent in (50, 95, 99))
    return f"{len(times)}, p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms, longest {max(times) * 1000:.0f} ms"


def percentile(times: list[float], percent: int) -> float:
    return statistics.quantiles(times, n=100, method="inclusive")[percent - 1]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--waves", type=int, default=3)
    sys.exit(asyncio.run(measure(parser.parse_args().waves)))
