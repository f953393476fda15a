"""The stranger's minute, see `minute.py`: honest people notice nothing of it, and the server stays within its figures.

How long the answers take depends on the machine, so `make bench-strangers` measures it.
"""

from pathlib import Path

from aprendiz.server.run import Serving
from tests.host.tables import in_a_loop
from tests.server.budget import LoopWatch
from tests.server.minute import Honest, Used, strangers, wave
from tests.server.serving import HOST, server

WAVES = 2
"""In the second wave, many of the strangers have tables of their own."""

MOST_MEMORY = 300_000_000
MOST_DISK = 20_000_000
"""Bytes by which the server may grow. It grows by 90 and 6 MB, and by more if a wave is made again for the budget."""


@in_a_loop
async def test_honest_people_play_while_strangers_do_their_worst(tmp_path: Path) -> None:
    watch = LoopWatch(counts_collections=False)
    with server(Serving(HOST, 0, tmp_path, pace=0.0), watch) as running:
        honest = Honest(running.url)
        await honest.play()
        before = Used.by(running)
        async with strangers(running) as attack:
            for _ in range(WAVES):
                await watch.keeps_with(lambda: wave(honest, attack, most_games=3))
        after = Used.by(running)

        assert honest.games > 2 * WAVES
        assert after.memory - before.memory < MOST_MEMORY
        assert after.disk - before.disk < MOST_DISK
        assert "Traceback" not in running.log
    for refusal in (
        *("keys: 429", "invented keys: 401", "codes: 429", "frames: cut off", "messages: cut off"),
        "pipelined requests: cut off",
    ):
        assert attack.answers[refusal], attack.answers
