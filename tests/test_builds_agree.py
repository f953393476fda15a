"""The compiled engine and the plain source give the same states, byte for byte, and neither shifts a literal."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import aprendiz

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
DIGESTS = """
import hashlib, aprendiz
from aprendiz.core.conformance import moments
game = aprendiz.load("flautz")
total = hashlib.sha256()
for seed in range(120):
    setup = game.setup(seats=2 + seed % 4, edition=game.editions[seed % 2], limit=60)
    for state, action in moments(game, setup, seed):
        total.update(f"{state.digest()} {action}".encode())
print(total.hexdigest(), aprendiz.COMPILED)
"""


def digest_of_games(path: str | None) -> tuple[str, str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    done = subprocess.run([sys.executable, "-c", DIGESTS], env=environment, capture_output=True, text=True, check=True)
    digest, compiled = done.stdout.split()
    return digest, compiled


@pytest.mark.skipif(not aprendiz.COMPILED, reason="runs in the compiled pass, where both builds are at hand")
def test_the_same_games_have_the_same_states_on_both_builds() -> None:
    plain, compiled = digest_of_games(str(SOURCE)), digest_of_games(os.environ.get("PYTHONPATH"))
    assert (plain[1], compiled[1]) == ("False", "True")
    assert plain[0] == compiled[0]


def engine_modules() -> list[Path]:
    listed = re.findall(r'^    "(\w[\w/]*\.py)",$', (ROOT / "setup.py").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [SOURCE / "aprendiz" / module for module in listed]


def test_no_engine_module_shifts_to_the_left() -> None:
    """Compiled, `1 << n` is a 32-bit shift: silently wrong from n = 31. Tables of powers are used instead."""
    modules = engine_modules()
    assert len(modules) > 10
    for module in modules:
        for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), start=1):
            assert "<<" not in line, f"{module.name}, line {number}: use a table of powers"
