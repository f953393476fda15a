"""Where the chance of a game at the command line comes from."""

import secrets
from hashlib import blake2b

from aprendiz.core.seal import SEED_BYTES, SHARE_BYTES, Envelope


def envelope(seed: int | None, game: int = 0) -> Envelope:
    """A secret envelope; with `seed`, a reproducible one: the same games in the same order."""
    if seed is None:
        return Envelope(secrets.token_bytes(SEED_BYTES), (secrets.token_bytes(SHARE_BYTES),))
    # The player who typed the seed knows it. Shares would not stop that player from choosing the chance.
    return Envelope(blake2b(f"{seed} {game}".encode(), digest_size=SEED_BYTES, person=b"aprendiz seed").digest(), ())
