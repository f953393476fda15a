"""The chain of a table's log: every stored entry carries a digest of the log before it, so that a change is noticed.

Devices are sent heads, which are hashes of these digests. The digests themselves stay secret: with them, a guess at a
hidden move could be checked against the next head.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

SIZE: Final = 16
"""Bytes of a digest or head."""

UNCHAINED: Final = bytes(SIZE)
"""Where the chain of a log starts that was begun before there were chains. Other logs start with random bytes."""

FIELD: Final = b',"before":"'
END: Final = b'"}'
LENGTH: Final = len(FIELD) + 2 * SIZE + len(END)
"""Bytes of the end of a stored entry: its last field, `before`."""


class Broken(Exception):
    """An entry does not follow the entry before it: one of them was changed, removed or added."""

    def __init__(self, entry: int) -> None:
        super().__init__(f"entry {entry} does not follow the log before it")
        self.entry = entry
        """Number of the first such entry, counted from 1."""


class Chain:
    """The digests of all entries of a log."""

    def __init__(self, start: bytes = UNCHAINED) -> None:
        """`start`: secret random bytes."""
        self._start = start
        self._digests = bytearray()
        self.chained = 0
        """How many entries carry the digest of the log before them."""
        self.broken: int | None = None
        """Number of the first entry that does not follow the log before it, counted from 1."""

    def __len__(self) -> int:
        return len(self._digests) // SIZE

    def add(self, entry: bytes) -> bytes:
        """Append a new entry, as JSON. Returns it as it is stored."""
        stored = entry[:-1] + FIELD + self._digest(len(self)).hex().encode() + END
        self.follow(stored)
        return stored

    def follow(self, stored: bytes) -> None:
        """Append a stored entry. If it does not follow, the chain is broken, but can be continued."""
        before = before_of(stored)
        if before is not None and not self._digests:
            self._start = before
        if before is None:
            is_broken = self.chained > 0
        else:
            is_broken = before != self._digest(len(self))
            self.chained += 1
        if is_broken and self.broken is None:
            self.broken = len(self) + 1
        self._digests += blake2b(self._digest(len(self)) + stored, digest_size=SIZE, person=b"aprendiz log").digest()

    def head(self, version: int) -> str:
        """The head after so many entries, from 1 to all."""
        if not 1 <= version <= len(self):
            raise IndexError(f"the log has {len(self)} entries, not {version}")
        return blake2b(self._digest(version), digest_size=SIZE, person=b"aprendiz head").hexdigest()

    def _digest(self, version: int) -> bytes:
        return bytes(self._digests[(version - 1) * SIZE : version * SIZE]) if version else self._start


def chain_of(log: Iterable[bytes]) -> Chain:
    """The chain of a stored log, whether it is broken or not."""
    chain = Chain()
    for stored in log:
        chain.follow(stored)
    return chain


def check(log: Iterable[bytes]) -> Chain:
    """The chain of a stored log. Raises Broken."""
    chain = chain_of(log)
    if chain.broken is not None:
        raise Broken(chain.broken)
    return chain


def before_of(stored: bytes) -> bytes | None:
    """The digest that a stored entry carries; None: it was stored before there were chains."""
    end = stored[-LENGTH:]
    if not (end.startswith(FIELD) and end.endswith(END)):
        return None
    try:
        return bytes.fromhex(end[len(FIELD) : -len(END)].decode())
    except ValueError:
        return None
