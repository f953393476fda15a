"""The codes of invitations and chairs: what each code opens, and the limit of wrong codes."""

import base64
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from aprendiz.core.errors import Refused
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.guesses import Guesses

CONSONANTS: Final = "bdfklmnprst"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 4

LONG_CODE_BYTES: Final = 16

INVITATION: Final = 24 * 3600.0
"""Seconds until an invitation expires."""

HAND_OVER: Final = 600.0
"""Seconds until a one-time code expires."""


def new_code() -> str:
    """Eight letters that sound the same in all our languages."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def new_long_code() -> str:
    """26 letters and digits for the link of an invitation. Nobody can guess them, so they need no limit."""
    return base64.b32encode(secrets.token_bytes(LONG_CODE_BYTES)).decode().rstrip("=").lower()


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

    by: str | None
    """The device that asked for the code; None: the operator of the server."""

    until: float


class Codes:
    """All valid codes of one server."""

    def __init__(self, guesses: Guesses, clock: Callable[[], float], code: Callable[[], str]) -> None:
        """`guesses` limits wrong codes; `code` makes a random code. All times are monotonic."""
        self._guesses = guesses
        self._clock = clock
        self._code = code
        self._invitations: dict[str, Invitation] = {}
        self._links: dict[bytes, Invitation] = {}
        """Invitations by the hash of their long code, so that the time of a look-up reveals nothing."""
        self._hand_overs: dict[str, HandOver] = {}

    def new(self) -> str:
        while (code := self._code()) in self._invitations or code in self._hand_overs:
            pass
        return code

    # To a table

    def invite(self, code: str, long_code: str, table: str, until: float) -> None:
        """`long_code` is empty for an invitation made before there were long codes."""
        self._invitations[code] = Invitation(table, until)
        if long_code:
            self._links[_hash(long_code)] = self._invitations[code]

    def uninvite(self, code: str | None, long_code: str) -> None:
        self._invitations.pop(code or "", None)
        self._links.pop(_hash(long_code), None)

    def is_link(self, code: str) -> bool:
        """Whether this is the long code of a valid invitation."""
        found = self._links.get(_hash(code))
        return found is not None and found.until >= self._clock()

    def table_of(self, code: str, network: str, device: str) -> str:
        """The table of an invitation. Raises Refused, and counts one guess, if the code is unknown or expired.

        A valid long code is accepted whatever was tried before.
        """
        if self.is_link(code):
            return self._links[_hash(code)].table
        self._guesses.check(network, device, self._clock())
        found = self._invitations.get(typed(code))
        if found is None or found.until < self._clock():
            raise self._wrong(network, device)
        return found.table

    # To a chair

    def hand_over(self, table: str, seat: int | None, device: str | None, by: str | None) -> str:
        """A new code that gives this chair to another device, once; `by` is the device that asked for it."""
        now = self._clock()
        self._hand_overs = {code: other for code, other in self._hand_overs.items() if other.until >= now}
        code = self.new()
        self._hand_overs[code] = HandOver(table, seat, device, by, now + HAND_OVER)
        return code

    def hands_over(self, code: str) -> bool:
        return typed(code) in self._hand_overs

    def spend(self, code: str, network: str, device: str) -> HandOver:
        """Use up a one-time code. Raises Refused, and counts one guess, if the code is unknown or expired."""
        self._guesses.check(network, device, self._clock())
        found = self._hand_overs.pop(typed(code), None)
        if found is None or found.until < self._clock():
            raise self._wrong(network, device)
        return found

    def give_back(self, code: str, unspent: HandOver) -> None:
        """Make a code valid again that could not be used."""
        self._hand_overs[typed(code)] = unspent

    def _wrong(self, network: str, device: str) -> Refused:
        self._guesses.count(network, device, self._clock())
        return no(TableRule.WRONG_CODE, "ask-for-another-code")


def _hash(long_code: str) -> bytes:
    return blake2b(long_code.strip().casefold().encode(errors="replace")).digest()
