"""The compiled engine and the plain source give the same states, byte for byte, and neither shifts a literal."""

import ast
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
from aprendiz.games import NAMES
total = hashlib.sha256()
for name in NAMES:
    game = aprendiz.load(name)
    for seed in range(60):
        seats = game.players[seed % len(game.players)]
        options = {"expansion": "yes"} if name == "labyrinth" and seed % 2 else {}
        setup = game.setup(seats=seats, edition=game.editions[seed % len(game.editions)], limit=60, **options)
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


def test_no_engine_module_shifts_a_literal_to_the_left() -> None:
    """Compiled, `1 << n` is a 32-bit shift: silently wrong from n = 31. Use `core/bits.py` instead."""
    modules = engine_modules()
    assert len(modules) > 10
    for module in modules:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
                assert isinstance(node.right, ast.Constant), f"{module.name}, line {node.lineno}: use bit()"
