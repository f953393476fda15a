"""Every problem that the source reports can be said in every language, with the facts that are given."""

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.lang.catalogue import entries
from tests.lang.problems import find, reported

CORE = """
from aprendiz.core.errors import Invalid

WRONG = {int: "number", str: "text"}

class Entries:
    def wrong(self, key, problem, **facts):
        return Invalid(key, problem, **facts)

class Whole:
    name: str
    problem: str = "whole"

    def check(self, value):
        raise Invalid(self.name, self.problem, found=value)

class Bounded:
    def __init__(self, least, problem="least"):
        self.least, self.problem = least, problem

    def check(self, value):
        raise Invalid("value", self.problem, least=self.least)

def read(kind, value):
    def scalar():
        raise Invalid("", WRONG[kind], found=value)
"""
GAME = """
from aprendiz.core import errors
from aprendiz.core.toy import Bounded, Entries, Whole

OPTIONS = (Whole("walls", problem="walls"), Whole("seats"), Bounded(2, "too-few"))

def again(error):
    raise errors.Invalid("again", error.problem, **error.given) from error

def refuse(name, kind="only-with"):
    is_odd = "odd"
    chosen = "one" if is_odd == "even" else kind
    raise errors.Invalid(name, chosen, option=name)

refuse("seed", "not-with")
Entries().wrong("list", "empty", most=3)
"""


def test_every_problem_reported_has_a_sentence_in_every_language_and_every_sentence_is_used() -> None:
    keys = {f"problem-{problem.key}" for problem in reported()}
    for language in LANGUAGES:
        assert {key for key in entries(language, "common") if key.startswith("problem-")} == keys, language


def test_every_sentence_is_given_the_facts_it_fills_in() -> None:
    needed = {
        (language, key): {name.removeprefix("$") for name in entry.placeables}
        for language in LANGUAGES
        for key, entry in entries(language, "common").items()
    }
    lacking = {
        (problem.where, problem.key, fact)
        for problem in reported()
        for language in LANGUAGES
        for fact in needed[language, f"problem-{problem.key}"] - problem.facts
    }
    assert lacking == set()


def test_keys_are_found_as_literals_defaults_table_entries_and_through_whoever_passes_them_on() -> None:
    found = find({"aprendiz.core.toy": CORE, "aprendiz.games.toy": GAME})

    assert {(problem.where, problem.key, problem.facts - {"problem"}) for problem in found} == {
        ("aprendiz.core.toy:15", "whole", frozenset({"found"})),
        ("aprendiz.core.toy:22", "least", frozenset({"least"})),
        ("aprendiz.core.toy:26", "number", frozenset({"found"})),
        ("aprendiz.core.toy:26", "text", frozenset({"found"})),
        ("aprendiz.games.toy:5", "walls", frozenset({"found"})),
        ("aprendiz.games.toy:5", "too-few", frozenset({"least"})),
        *(("aprendiz.games.toy:13", key, frozenset({"option"})) for key in ("one", "only-with")),
        ("aprendiz.games.toy:15", "not-with", frozenset({"option"})),
        ("aprendiz.games.toy:16", "empty", frozenset({"most"})),
    }


def test_a_key_that_cannot_be_found_is_noticed() -> None:
    source = "from aprendiz.core.errors import Invalid\nraise Invalid('seats', key_of('seats'), found=9)"
    with pytest.raises(AssertionError, match=r"aprendiz\.toy:2: the key of the problem is not found"):
        find({"aprendiz.toy": source})
