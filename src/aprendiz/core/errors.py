"""The two expected failures: a rule forbids a request, or an input makes no sense."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import field

from aprendiz.core.value import Value


class Refusal(Value, frozen=True):
    """Why a move is not legal now."""

    rule: str
    """The number of the rule that forbids the move, like `flautz-4.2`; `table-…` for a rule of the table itself."""

    remedy: str
    """The key of a sentence that says what would make the move possible."""

    facts: dict[str, str] = field(default_factory=dict)
    """Values for the sentence of the remedy."""


class Refused(Exception):
    """The rules or the protocol forbid a request. This is expected: the request is answered and changes nothing."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return by_key(self.refusal.rule, self.refusal.remedy, self.refusal.facts)


LONGEST_FOUND: Final = 60


class Invalid(ValueError):
    """An option, a file or a written move makes no sense; says where the error is and why."""

    def __init__(self, where: str, problem: str, **facts: object) -> None:
        self.where = where
        self.problem = problem
        """The key of the message `problem-…` that says what is wrong."""
        self.given = facts
        self.facts = {name: written(name, value) for name, value in facts.items()}
        super().__init__(where, problem)

    def __str__(self) -> str:
        try:
            return wording(self)
        except Exception:  # An error that cannot be printed would hide what happened.
            return without_words(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.where, self.problem, self.given)


def without_words(error: Invalid) -> str:
    return by_key(error.where, error.problem, error.facts)


wording: Callable[[Invalid], str] = without_words
"""Makes the sentence of an error. The package `aprendiz` sets it, because core may not import the language files."""


def by_key(subject: str, key: str, facts: Mapping[str, str]) -> str:
    """An error without a sentence: `seats: whole, least 2, most 5, found 9`."""
    return ", ".join([f"{subject}: {key}", *(f"{name} {value}" for name, value in facts.items())])


def restored(where: str, problem: str, given: dict[str, object]) -> Invalid:
    return Invalid(where, problem, **given)


def reported(where: str, problem: str, facts: dict[str, str]) -> Invalid:
    """An error that another process has reported, with its facts as texts."""
    error = Invalid(where, problem)
    error.facts = facts
    return error


def written(name: str, value: object) -> str:
    """A fact as text. `found` is the rejected value in Python's notation, shortened if it is long."""
    if name == "found":
        try:
            text = repr(value)
        except (ValueError, RecursionError):  # A number too long or lists nested too deeply for `repr`.
            return "…"
        return text if len(text) <= LONGEST_FOUND else f"{text[:LONGEST_FOUND]}…"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
