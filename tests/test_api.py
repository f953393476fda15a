"""The public API as the README shows it, and its errors."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import aprendiz

ROOT = Path(__file__).parent.parent


def test_the_examples_in_the_readme_run() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert examples, "the README has an example"
    for example in examples:
        done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False, timeout=600)
        assert (done.returncode, done.stderr) == (0, "")
        assert "FlautzResult(ranking=" in done.stdout


def test_an_unknown_game_or_option_is_named_with_what_there_is() -> None:
    with pytest.raises(aprendiz.Invalid, match="game: must be one of flautz, magus, labyrinth, not 'chess'"):
        aprendiz.load("chess")
    game = aprendiz.load("flautz")
    with pytest.raises(
        aprendiz.Invalid, match="colour: is not known here; there are arena, mode, matches, ties, final_turns, "
    ):
        game.new(seats=3, colour="blue")
    with pytest.raises(aprendiz.Invalid, match="mode: must be one of crystals, matches, not 'points'"):
        game.new(seats=3, mode="points")
    with pytest.raises(aprendiz.Invalid, match="limit: must be a whole number from 1 to 100000, not 0"):
        game.new(seats=3, limit=0)
    with pytest.raises(aprendiz.Invalid, match=r"arena\.2: must be one of floor, air, either, not 'sea'"):
        game.new(seats=3, arena=["air", "sea"])


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError, match="use its digest"):
        hash(aprendiz.load("flautz").new(seats=2))


def test_importing_the_package_loads_no_game_and_no_texts() -> None:
    slow = ("aprendiz.games.", "aprendiz.lang", "fluent")
    code = f"import sys, aprendiz; print([name for name in sys.modules if name.startswith({slow})])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
