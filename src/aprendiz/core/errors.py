"""The two ways of saying no: a rule forbids it, or what was given cannot be understood."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import field

from aprendiz.core.value import Value


class Refusal(Value, frozen=True):
    """Why a move is not legal now."""

    rule: str
    """The number of the rule that forbids it, like `flautz-4.2`; `table-…` where it is the table's own."""

    remedy: str
    """A key for what would make it possible."""

    facts: dict[str, str] = field(default_factory=dict)
    """What the remedy's sentence has to name."""


class Refused(Exception):
    """Somebody asked for what rules or protocol forbid. Expected, answered; nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return by_key(self.refusal.rule, self.refusal.remedy, self.refusal.facts)


LONGEST_FOUND: Final = 60


class Invalid(ValueError):
    """An option, a file or a written move that makes no sense, with the entry that is wrong and why."""

    def __init__(self, entry: str, problem: str, **facts: object) -> None:
        self.entry = entry
        self.problem = problem
        """The key of the message `problem-…` that says what is wrong."""
        self.given = facts
        self.facts = {name: written(name, value) for name, value in facts.items()}
        super().__init__(entry, problem)

    def __str__(self) -> str:
        try:
            return wording(self)
        except Exception:  # An error that cannot be printed would hide what happened.
            return without_words(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.entry, self.problem, self.given)


def without_words(error: Invalid) -> str:
    return by_key(error.entry, error.problem, error.facts)


wording: Callable[[Invalid], str] = without_words
"""Makes the sentence of an error. The package `aprendiz` sets it, because core may not import the language files."""


def by_key(subject: str, key: str, facts: Mapping[str, str]) -> str:
    """An error without a sentence: `seats: whole, least 2, most 5, found 9`."""
    return ", ".join([f"{subject}: {key}", *(f"{name} {value}" for name, value in facts.items())])


def restored(entry: str, problem: str, given: dict[str, object]) -> Invalid:
    return Invalid(entry, problem, **given)


def written(name: str, value: object) -> str:
    """A fact as it is told: what was found in the notation of Python, cut short if need be."""
    if name == "found":
        try:
            text = repr(value)
        except (ValueError, RecursionError):  # A number that is too long or lists that are too deep to be written.
            return "…"
        return text if len(text) <= LONGEST_FOUND else f"{text[:LONGEST_FOUND]}…"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
