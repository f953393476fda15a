"""Codes that can be read aloud: what each of them opens, and how often somebody may guess one."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aprendiz.core.errors import Refused
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.bucket import Bucket

CONSONANTS: Final = "bdfklmnprst"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 4

HAND_OVER: Final = 600.0
"""Seconds a one-time code is good for."""


def new_code() -> str:
    """Eight letters that sound the same to a speaker of any of our languages."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def typed(code: str) -> str:
    """A code as somebody may have typed it."""
    return "".join(letter for letter in code.casefold() if letter.isalpha())


@dataclass(frozen=True, slots=True)
class Invitation:
    table: str
    until: float


@dataclass(frozen=True, slots=True)
class HandOver:
    """A chair that waits for another device."""

    table: str
    seat: int | None
    """None: the host's place."""

    device: str | None
    """Who sits there now; if that has changed, the code is void."""

    until: float


class Codes:
    """All that are good on one server."""

    def __init__(self, guesses: Bucket, now: Callable[[], float], code: Callable[[], str]) -> None:
        """`guesses` counts the wrong ones, whoever sent them; `code` makes one up."""
        self._guesses = guesses
        self._now = now
        self._code = code
        self._invitations: dict[str, Invitation] = {}
        self._hand_overs: dict[str, HandOver] = {}

    def new(self) -> str:
        while (code := self._code()) in self._invitations or code in self._hand_overs:
            pass
        return code

    # To a table

    def invite(self, code: str, table: str, until: float) -> None:
        self._invitations[code] = Invitation(table, until)

    def uninvite(self, code: str | None) -> None:
        self._invitations.pop(code or "", None)

    def table_of(self, code: str) -> str:
        """Where an invitation leads; raises Refused, and counts one guess, if nowhere."""
        now = self._may_try()
        found = self._invitations.get(typed(code))
        if found is None or found.until < now:
            raise self._wrong(now)
        return found.table

    # To a chair

    def hand_over(self, table: str, seat: int | None, device: str | None) -> str:
        """A new code that gives this chair away, once."""
        now = self._now()
        self._hand_overs = {code: other for code, other in self._hand_overs.items() if other.until >= now}
        code = self.new()
        self._hand_overs[code] = HandOver(table, seat, device, now + HAND_OVER)
        return code

    def hands_over(self, code: str) -> bool:
        return typed(code) in self._hand_overs

    def spend(self, code: str) -> HandOver:
        """What a code gives, which it does only once; raises Refused, and counts one guess, if nothing."""
        now = self._may_try()
        found = self._hand_overs.pop(typed(code), None)
        if found is None or found.until < now:
            raise self._wrong(now)
        return found

    def give_back(self, code: str, unspent: HandOver) -> None:
        """It could not be used, and is as good as before."""
        self._hand_overs[typed(code)] = unspent

    # Guesses

    def _may_try(self) -> float:
        """The time; after too many wrong codes, whoever sent them, nobody may try for a while."""
        now = self._now()
        if self._guesses.is_full(now):
            raise no(TableRule.TOO_MANY_WRONG_CODES, "too-many-wrong-codes")
        return now

    def _wrong(self, now: float) -> Refused:
        self._guesses.takes(now)
        return no(TableRule.WRONG_CODE, "ask-for-another-code")
