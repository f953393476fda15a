"""Keys that every server of the tests takes, without asking it for them."""

from aprendiz.server.device import LATEST, SECRET_BYTES, Keys

SECRET = b"x" * SECRET_BYTES

_keys = Keys(SECRET, knows=lambda _device: False, now=lambda: LATEST)


def new_key() -> str:
    return _keys.new()


def signed(root: str) -> str:
    """The key of a device that is the same in every run."""
    return _keys.signed(root)
