"""Devices: each browser or program holds one key, signed by the server; the server keeps only a hash of it."""

import hmac
import re
import secrets
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from aprendiz.core.errors import Invalid
from aprendiz.host.archive import keep

COOKIE: Final = "aprendiz"
YEAR: Final = 365 * 24 * 3600

SECRET_BYTES: Final = 32
ROOT_BYTES: Final = 16
"""The random part of a key. Keys of older versions have no other part."""

KEY: Final = re.compile("([0-9a-f]{32})(?:([0-9a-f]{8})([0-9a-f]{32}))?")
"""The root, the time of issue in seconds since 1970, and the signature of both."""

LATEST: Final = 0xFFFF_FFFF
UNUSED: Final = 24 * 3600.0
"""Seconds after its issue in which a key must come to a table, so that keys cannot be hoarded."""


class Keys:
    """Makes keys and checks them.

    A key is valid if it was signed less than a day ago, which is checked without a look-up, or if a table knows its
    device. So the keys of older versions, and all keys after the secret was lost, keep their chairs.
    """

    def __init__(self, secret: bytes, knows: Callable[[str], bool], now: Callable[[], float]) -> None:
        """`knows`: whether a table knows a device. `now`: seconds since 1970."""
        self._secret = secret
        self._knows = knows
        self._now = now

    def new(self) -> str:
        return self.signed(secrets.token_hex(ROOT_BYTES))

    def signed(self, root: str) -> str:
        part = f"{root}{min(int(self._now()), LATEST):08x}"
        return part + self._signature(part)

    def device(self, connection: HTTPConnection) -> str | None:
        """The device that sends a request; None: no valid key."""
        return self._device(key_of(connection))

    def renewed(self, connection: HTTPConnection) -> str | None:
        """The key of a request, signed again if a table knows its device; None: no valid key."""
        key = key_of(connection)
        device = self._device(key)
        if device is None:
            return None
        return self.signed(key[: 2 * ROOT_BYTES]) if self._knows(device) else key

    def _device(self, key: str) -> str | None:
        match = KEY.fullmatch(key)
        if match is None:
            return None
        root, issued, signature = match.groups()
        device = device_of(root)
        is_fresh = (
            signature is not None
            and self._now() - int(issued, 16) < UNUSED
            and hmac.compare_digest(signature, self._signature(root + issued))
        )
        return device if is_fresh or self._knows(device) else None

    def _signature(self, part: str) -> str:
        return blake2b(part.encode(), digest_size=16, key=self._secret, person=b"aprendiz key").hexdigest()


def key_of(connection: HTTPConnection) -> str:
    """What a request has as its key: in its header (program) or cookie (browser)."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    return key if kind.casefold() == "bearer" else connection.cookies.get(COOKIE, "")


def device_of(key: str) -> str:
    """The hash of the root of a key, which is used instead of the key in logs and in the store."""
    root = key[: 2 * ROOT_BYTES]
    return blake2b(root.encode(), digest_size=16, person=b"aprendiz device").hexdigest()


def give(response: Response, key: str, *, is_secure: bool) -> None:
    response.set_cookie(COOKIE, key, max_age=YEAR, path="/", secure=is_secure, httponly=True, samesite="strict")


def kept_secret(path: Path) -> bytes:
    """The secret that signs keys, from its file. Makes a new one if the file is missing or damaged."""
    try:
        found = path.read_bytes() if path.exists() else b""
        if len(found) != SECRET_BYTES:
            found = secrets.token_bytes(SECRET_BYTES)
            keep(path, found)
    except OSError as error:
        raise Invalid(str(path), "unreadable", reason=error.strerror or str(error)) from error
    return found
