"""Every number of a rulebook has a test that names it, and no test names a number that does not exist."""

import re
from pathlib import Path

import pytest

from aprendiz.games import NAMES

ROOT = Path(__file__).parent.parent


def numbered(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return {f"{game}-{number}" for number in re.findall(r"^- (\d+\.\d+) ", text, flags=re.MULTILINE)}


def named_by_tests(game: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "games" / game).glob("test_*.py")]
    marks = [mark for text in texts for mark in re.findall(r"^@rule\(([^)]*)\)", text, flags=re.MULTILINE)]
    return {number for mark in marks for number in re.findall(r'"([^"]+)"', mark)}


def named_by_refusals(game: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "aprendiz" / "games" / game).glob("*.py")]
    return {number for text in texts for number in re.findall(rf'"({game}-\d[^"]*)"', text)}


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_number_has_a_test(game: str) -> None:
    assert numbered(game) - named_by_tests(game) == set()


@pytest.mark.parametrize("game", NAMES)
def test_no_test_and_no_refusal_names_an_unknown_rule(game: str) -> None:
    assert (named_by_tests(game) | named_by_refusals(game)) - numbered(game) == set()
    assert named_by_refusals(game), "refusals are found where they are written"
