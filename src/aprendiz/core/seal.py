"""Sealed chance, which nobody can choose: a hidden seed, its hash shown before the game, and every device's share.

A device pledges its share, by its hash, before anybody knows what is agreed, and opens it afterwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.dice import LARGEST_RANGE, Dice

SEED_BYTES: Final = 32
SHARE_BYTES: Final = 16
LENGTH_BYTES: Final = 8


class SealedDice(Dice):
    """A table's dice: every answer follows from the key and the number of earlier draws."""

    def __init__(self, key: bytes, draws: int = 0) -> None:
        super().__init__(0)
        self.key = key
        self.draws = draws

    def below(self, n: i64) -> i64:
        if n < 1 or n > LARGEST_RANGE:
            raise ValueError(f"dice can choose among 1 to {LARGEST_RANGE} things, not {n}")
        position = self.draws.to_bytes(LENGTH_BYTES, "little")
        number = int.from_bytes(blake2b(position, digest_size=32, key=self.key).digest(), "little")
        self.draws += 1
        # Each result gets the same count of the 2**256 numbers, give or take one, so none needs to be rejected.
        return number * n >> 256

    def __reduce__(self) -> tuple[Any, ...]:
        return SealedDice, (self.key, self.draws)


@dataclass(frozen=True, slots=True)
class Envelope:
    """The secret of a game's chance; the host keeps it closed until the game is over."""

    seed: bytes = field(repr=False)
    shares: tuple[bytes, ...]
    """Random bytes of the devices, in the order in which they were pledged."""

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES or any(len(share) != SHARE_BYTES for share in self.shares):
            raise ValueError(f"a seed has {SEED_BYTES} bytes, a share {SHARE_BYTES}")

    @property
    def seal(self) -> str:
        return seal_of(self.seed)

    def terms(self, header: bytes) -> str:
        """The terms under which the devices opened their shares."""
        return terms_of(self.seal, header, [pledge_of(share) for share in self.shares])

    def key(self, header: bytes) -> bytes:
        length = len(header).to_bytes(LENGTH_BYTES, "little")
        whole = b"".join((self.seed, length, header, *self.shares))
        return blake2b(whole, digest_size=32, person=b"aprendiz chance").digest()

    def bot_seed(self, header: bytes, seat: int) -> int:
        """The seed of a bot's dice. Nobody can know it before the envelope is opened, and everybody can afterwards."""
        number = seat.to_bytes(LENGTH_BYTES, "little")
        digest = blake2b(number, digest_size=8, key=self.key(header), person=b"aprendiz bots").digest()
        return int.from_bytes(digest, "little")

    def dice(self, header: bytes, draws: int = 0) -> SealedDice:
        """The dice of the game with this header, after `draws` draws."""
        return SealedDice(self.key(header), draws)


def seal_of(seed: bytes) -> str:
    """The hash of the seed, shown to everybody before the first share is sent."""
    return blake2b(seed, digest_size=32, person=b"aprendiz seal").hexdigest()


def pledge_of(share: bytes) -> str:
    """The hash of a share. It binds the device before any share is opened."""
    return blake2b(share, digest_size=32, person=b"aprendiz pledge").hexdigest()


def terms_of(seal: str, header: bytes, pledges: Sequence[str]) -> str:
    """The hash of all that the chance of a game depends on. A device opens its share for these terms only."""
    length = len(header).to_bytes(LENGTH_BYTES, "little")
    whole = b"".join((bytes.fromhex(seal), length, header, *[bytes.fromhex(pledge) for pledge in pledges]))
    return blake2b(whole, digest_size=32, person=b"aprendiz terms").hexdigest()
