"""A server keeps its promises, however often it is killed."""

import asyncio
from pathlib import Path
from random import Random
from time import sleep

import pytest

from aprendiz.client import Api
from aprendiz.server.run import Serving
from tests.server.serving import HOST, Server, free_port
from tests.server.soak import soak

KILLS = 50
SEED = 7


def test_nothing_that_was_promised_is_lost_and_everybody_comes_back_by_themselves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tally = soak(tmp_path, KILLS, SEED, print)

    assert tally.promises > KILLS
    assert tally.stale, "no move was sent again whose answer was lost"
    assert min(vars(tally).values()) > 0, tally
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_server_killed_while_it_makes_its_folder_starts_the_next_time(tmp_path: Path) -> None:
    dice = Random(SEED)
    for attempt in range(10):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        server = Server(Serving(HOST, free_port(), folder), "forkserver")
        server.start(waits=False)
        sleep(dice.uniform(0, 0.1))
        server.kill()
        server.start()
        assert asyncio.run(Api(server.url).ask("GET", "/api/health"))["status"] == "ok"
        assert server.stop() == 0, server.log
