"""Codes that can be read aloud: what each code opens, and the rate limit for wrong codes."""

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
"""Seconds until a one-time code expires."""


def new_code() -> str:
    """Eight letters that sound the same in all our languages."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def typed(code: str) -> str:
    """A typed code without spaces, signs and capital letters."""
    return "".join(letter for letter in code.casefold() if letter.isalpha())


@dataclass(frozen=True, slots=True)
class Invitation:
    table: str
    until: float


@dataclass(frozen=True, slots=True)
class HandOver:
    """A chair that is offered to another device."""

    table: str
    seat: int | None
    """None: the place of the host."""

    device: str | None
    """The device that has the chair now. If the chair changes devices, the code is void."""

    until: float


class Codes:
    """All valid codes of one server."""

    def __init__(self, guesses: Bucket, now: Callable[[], float], code: Callable[[], str]) -> None:
        """`guesses` is the rate limit for wrong codes, of all devices together; `code` makes a random code.

        All times are monotonic.
        """
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
        """The table of an invitation. Raises Refused, and counts one guess, if the code is unknown or expired."""
        now = self._may_try()
        found = self._invitations.get(typed(code))
        if found is None or found.until < now:
            raise self._wrong(now)
        return found.table

    # To a chair

    def hand_over(self, table: str, seat: int | None, device: str | None) -> str:
        """A new code that gives this chair to another device, once."""
        now = self._now()
        self._hand_overs = {code: other for code, other in self._hand_overs.items() if other.until >= now}
        code = self.new()
        self._hand_overs[code] = HandOver(table, seat, device, now + HAND_OVER)
        return code

    def hands_over(self, code: str) -> bool:
        return typed(code) in self._hand_overs

    def spend(self, code: str) -> HandOver:
        """Use up a one-time code. Raises Refused, and counts one guess, if the code is unknown or expired."""
        now = self._may_try()
        found = self._hand_overs.pop(typed(code), None)
        if found is None or found.until < now:
            raise self._wrong(now)
        return found

    def give_back(self, code: str, unspent: HandOver) -> None:
        """Make a code valid again that could not be used."""
        self._hand_overs[typed(code)] = unspent

    # Guesses

    def _may_try(self) -> float:
        """The current time. Raises Refused, for every device, while there were too many wrong codes."""
        now = self._now()
        if self._guesses.is_full(now):
            raise no(TableRule.TOO_MANY_WRONG_CODES, "too-many-wrong-codes")
        return now

    def _wrong(self, now: float) -> Refused:
        self._guesses.takes(now)
        return no(TableRule.WRONG_CODE, "ask-for-another-code")
