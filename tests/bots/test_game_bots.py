"""Every game has one entry for its bots; an unknown game is an error, never a silent default."""

import json
import subprocess
import sys

import pytest

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import LEVEL_NAMES
from aprendiz.core.errors import Invalid
from aprendiz.games import NAMES, load
from tests.cli.command import USUAL


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_every_level(name: str) -> None:
    assert tuple(game_bots(name).levels) == LEVEL_NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_limit_of_simulations_is_one_the_game_accepts(name: str) -> None:
    usual = game_bots(name).limit
    if usual is not None:
        assert load(name).setup(seats=2, limit=usual) != load(name).setup(seats=2)


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(Invalid) as caught:
        game_bots("chess")
    assert (caught.value.where, caught.value.given["found"]) == ("game", "chess")


def modules_after(code: str) -> set[str]:
    """The modules loaded in a fresh process that runs this code; the present one has loaded them all."""
    script = f"{code}; import json, sys; print(json.dumps(list(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=USUAL, check=True)
    return set(json.loads(run.stdout))


def test_the_bots_of_one_game_do_not_load_those_of_another() -> None:
    loaded = modules_after("from aprendiz.bots.game_bots import game_bots; game_bots('magus')")
    assert "aprendiz.bots.judges.magus" in loaded
    assert not loaded & {"aprendiz.bots.judges.flautz", "aprendiz.bots.games.labyrinth"}


def test_a_server_loads_no_bots() -> None:
    loaded = modules_after("import aprendiz.server.run")
    assert "aprendiz.host.thinking" in loaded
    assert not any(name.startswith("aprendiz.bots.games.") for name in loaded)
