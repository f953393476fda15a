"""The two ways of saying no: a rule forbids it, or what was given cannot be understood."""

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
        facts = "".join(f", {name} {value}" for name, value in self.refusal.facts.items())
        return f"{self.refusal.rule}: {self.refusal.remedy}{facts}"


LONGEST_FOUND: Final = 60

PROBLEMS: Final = {
    "one-of": "must be one of {known}, not {found}",
    "one-of-or-file": "must be one of {known} or the path of a file, not {found}",
    "some-of": "must be some of {known} with commas between them, not {found}",
    "whole": "must be a whole number from {least} to {most}, not {found}",
    "number": "must be a whole number, not {found}",
    "flag": "must be true or false, not {found}",
    "text": "must be a text, not {found}",
    "table": "must be a table, not {found}",
    "object": "must be an object with the entry “kind”, not {found}",
    "list": "must be a list, not {found}",
    "list-of": "must be a list of 1 to {most} entries, not {found}",
    "list-of-just": "must be a list of {length} entries, not {found}",
    "name-or-list": "must be a name or a list of {least} to {most} words, not {found}",
    "missing": "is missing",
    "empty": "must have at least one entry",
    "unknown": "is not known here; known are {known}",
    "unreadable": "cannot be read: {reason}",
    "too-large": "is larger than such a file may be ({most} bytes)",
    "not-utf-8": "is not a text file in UTF-8",
    "not-toml": "is not valid TOML: {reason}",
    "not-json": "is not valid JSON from line {line} on: damaged or cut off",
    "twice": "stands there twice",
    "too-deep": "is nested more than {most} deep",
    "unprintable": "must be a text that can be shown, not {found}",
    "hex": "must be {length} hexadecimal digits in small letters, not {found}",
    "list-between": "must be a list of {least} to {most} entries, not {found}",
    "seat-or-chance": "must be a seat from 0 to {most} or 'chance', not {found}",
    "not-rising": "must be greater than {before}, not {found}",
    "format-version": "is version {found} of the format; this program reads version {known}",
    "newer-rules": "is version {found} of the rules; this program knows version {known}",
    "does-not-fit": "does not fit the game as the rules play it",
    "no-card": "{found} is no card: write {known} with a value from 1 to {most}, or {prism} for a prism",
    "no-spell": (
        "{found} is no spell: write groups such as R--- or Kab, a colour (R, Y, G, B, K, A, *) "
        "and for each potion 1 to 4, - or a to d, 1 to 9 potions in all"
    ),
    "too-many-cards": "at most {most} cards make a hand, not {count}",
    "not-in-the-rules": "the rules say nothing about {found}",
    "only-with": "counts only with {option}",
    "name": "must be a name of 1 to {most} letters, not {found}",
    "exists": "is already there: choose another name",
    "unwritable": "cannot be written: {reason}",
    "too-many": "there is room for {most}, not for {count}",
    "not-with": "cannot be given together with {option}",
    "seat-log-not-record": "is the log of a seat; the record of a game is needed",
    "is-over": "is a game that is over; “aprendiz replay” tells it again",
    "other-seat": "is the log of seat {seat}",
    "not-empty": "is not empty: choose another folder",
    "sees-everything": "sees what others may not, so it cannot sit at a table; “aprendiz ladder” measures it",
    "no-seat": "is the log of a spectator, who has no choices",
    "no-choice": "move {found} is no choice of seat {seat}; nearest are {known}",
    "no-choices": "seat {seat} has made no choice",
    "too-few-potions": "must hold at least {needed} potions for the grid",
    "backs": "there are {backs} backs for {spells} spells",
    "too-many-readings": "can be read in {count} ways; there may be {most} at most",
    "no-potion": "{found} is no potion",
    "walls": (
        "must be a whole number from {least} to {most}, not {found}: the box has no more walls, "
        "and with 26 some square would be cut off"
    ),
    "no-wall": (
        "{found} is no wall: name the squares on both sides by row and column, like 12-13, "
        "or 12>13 if only those who come from 12 can pass"
    ),
    "no-maze": "{found} is no ready maze ({known}), no file, and no walls such as 12-13,22-23",
    "no-plan": "is no plan of a maze: a drawing has {lines} lines that begin with + or |, this has {count}",
    "no-slot": "there is no slot for a wall beside row {row}, column {column}",
    "unreachable": "from the corner {corner} these squares cannot be reached: {squares}",
    "too-many-walls": "the box has {most} walls, the plan needs {count}",
    "too-many-one-way-walls": "at most {most} walls are one-way, not {count}",
    "one-way-needs-expansion": "has one-way walls ({count}): they belong to the expansion",
    "corner-not-blank": "the corner {place} must be blank, not {symbol}",
    "symbol-not-once": "every symbol must be there once, {symbol} is there {count} times",
    "decimal": "must be a number from {least} to {most} such as 0.5, not {found}",
    "no-fair-maze": "of {tried} mazes none was as fair as that: allow more",
    "empty-place": "no card lies in place {place}",
    "not-there": "{card} does not lie in the row {row}",
    "too-few-cards": "{edition} has {cards} cards; {seats} players need {needed}",
    "malformed": "cannot be understood: {reason}",
    "hello-first": "comes too early: the first message is Hello",
    "no-key": "the key of a device is needed, or the right one",
    "other-origin": "is the page of another site",
    "body-too-large": "is larger than {most} bytes",
    "store-failed": "could not be stored; nothing has changed, try again",
    "unknown-path": "there is nothing at this address",
    "unknown-method": "cannot be made in this way at this address",
    "server-failed": "something went wrong here; its log tells where",
    "in-use": "is already used by a running server: stop that one, or choose another folder",
    "no-safe-place": (
        "is no safe place for tables, as some network drives are not: choose a folder on a disk of this machine"
    ),
    "no-tables": "is no file with tables of this program",
    "cannot-listen": "cannot be listened on: {reason}",
    "no-url": "must be an address such as https://games.example.org, not {found}",
    "no-addresses": "must be addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8, not {found}",
    "no-certificate": "is no certificate with a key that fits: {reason}",
    "no-connection": "cannot be reached: {reason}",
    "no-server": "is no server of this program",
    "other-protocol": "speaks protocol {found}, this program speaks {known}: both must be of the same version",
    "not-running": "no running server uses this folder",
}
"""What can be wrong with something given, in English; the language files say the same in every language."""


class Invalid(ValueError):
    """An option, a file or a written move that makes no sense, with where it is wrong and why."""

    def __init__(self, where: str, problem: str, **facts: object) -> None:
        self.where = where
        self.problem = problem
        """A key of PROBLEMS."""
        self.given = facts
        self.facts = {name: written(name, value) for name, value in facts.items()}
        super().__init__(f"{where}: {PROBLEMS[problem].format(**self.facts)}")

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.where, self.problem, self.given)


def restored(where: str, problem: str, given: dict[str, object]) -> Invalid:
    return Invalid(where, problem, **given)


def written(name: str, value: object) -> str:
    """A fact as it is told: what was found in the notation of Python, cut short if need be."""
    if name == "found":
        try:
            text = repr(value)
        except (ValueError, RecursionError):  # A number that is too long or lists that are too deep to be written.
            return "…"
        return text if len(text) <= LONGEST_FOUND else f"{text[:LONGEST_FOUND]}…"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
