"""Who is there: a device holds one key, the server knows only its hash."""

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
    """What stands in logs and messages to the store instead of a key."""
    return blake2b(key.encode(), digest_size=16, person=b"aprendiz device").hexdigest()


def known(connection: HTTPConnection) -> str | None:
    """The device that asks: by its cookie, or a program's by its header; None if it has no proper key."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer":
        key = connection.cookies.get(COOKIE, "")
    is_key = len(key) == 2 * KEY_BYTES and all(digit in "0123456789abcdef" for digit in key)
    return device_of(key) if is_key else None


def give(response: Response, key: str, *, is_secure: bool) -> None:
    response.set_cookie(COOKIE, key, max_age=YEAR, path="/", secure=is_secure, httponly=True, samesite="strict")
