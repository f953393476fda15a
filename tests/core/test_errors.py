"""An error says what is wrong wherever it is printed, and can always be printed."""

import pickle
import subprocess
import sys

import pytest

from aprendiz.core import errors
from aprendiz.core.errors import Invalid, Refusal, Refused

SEATS = Invalid("seats", "whole", least=2, most=5, found=9)
IN_ENGLISH = "seats: must be a whole number from 2 to 5, not 9"
BY_KEY = "seats: whole, least 2, most 5, found 9"


def test_an_error_is_an_english_sentence_whatever_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")

    assert str(SEATS) == IN_ENGLISH


def test_a_pickled_error_says_the_same_in_another_process() -> None:
    error = pickle.loads(pickle.dumps(SEATS))  # noqa: S301 - our own bytes
    assert (error.where, error.problem, error.given, error.facts) == ("seats", "whole", SEATS.given, SEATS.facts)
    assert error.facts == {"least": "2", "most": "5", "found": "9"}

    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(SEATS), capture_output=True, check=True)
    assert done.stdout.decode().strip() == IN_ENGLISH


def test_an_error_without_a_sentence_is_told_by_its_key_and_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(Invalid("seats", "nonsense", found="x")) == "seats: nonsense, found 'x'"
    assert str(Invalid("seats", "whole", found=9)) == "seats: whole, found 9", "facts are missing"

    monkeypatch.setattr(errors, "wording", errors.without_words)
    assert str(SEATS) == BY_KEY


def test_core_alone_needs_no_language_files() -> None:
    code = """
import sys
sys.modules["fluent"] = sys.modules["aprendiz.lang"] = None
from aprendiz.core.errors import Invalid
print(Invalid("seats", "whole", least=2, most=5, found=9))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == BY_KEY


def test_what_was_found_is_cut_short_and_may_be_anything() -> None:
    deep: list[object] = []
    for _ in range(sys.getrecursionlimit() + 10):
        deep = [deep]

    assert Invalid("entry", "text", found="x" * 1000).facts["found"] == f"'{'x' * 59}…"
    assert Invalid("entry", "text", found=10**5000).facts["found"] == "…"
    assert Invalid("entry", "text", found=deep).facts["found"] == "…"
    assert Invalid("entry", "one-of", known=("a", "b"), found=None).facts == {"known": "a, b", "found": "None"}


def test_a_refusal_is_told_by_its_rule_its_remedy_and_its_facts() -> None:
    refusal = Refusal("flautz-4.1", "take-from-the-row-the-field-shows", {"row": "air"})

    assert str(Refused(refusal)) == "flautz-4.1: take-from-the-row-the-field-shows, row air"
    assert str(Refused(Refusal("table-2", "take-a-seat"))) == "table-2: take-a-seat"
