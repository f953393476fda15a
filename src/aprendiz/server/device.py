"""Devices: each browser or program holds one key; the server keeps only its hash."""

import secrets
from hashlib import blake2b
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "aprendiz"
KEY_BYTES: Final = 16
YEAR: Final = 365 * 24 * 3600


def new_key() -> str:
    return secrets.token_hex(KEY_BYTES)


def device_of(key: str) -> str:
    """The hash of a key, which is used instead of the key in logs and in the store."""
    return blake2b(key.encode(), digest_size=16, person=b"aprendiz device").hexdigest()


def known(connection: HTTPConnection) -> str | None:
    """The device that sends a request, by its cookie (browser) or header (program); None: no valid key."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer":
        key = connection.cookies.get(COOKIE, "")
    is_key = len(key) == 2 * KEY_BYTES and all(digit in "0123456789abcdef" for digit in key)
    return device_of(key) if is_key else None


def give(response: Response, key: str, *, is_secure: bool) -> None:
    response.set_cookie(COOKIE, key, max_age=YEAR, path="/", secure=is_secure, httponly=True, samesite="strict")
