"""Protects devices from pages of other sites: checks of the origin, and security headers."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
PARTS: Final = ("text/javascript", "text/css", "text/plain", "font/woff2", "image/png")
"""Types that browsers never show as a document that could run anything: only a few headers mean something for them.
A first visit loads about fifty such files, each in an answer of its own."""

HEADERS_OF_PARTS: Final = {
    name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy", "cache-control")
}
TRUSTED: Final = {"cross-origin-opener-policy": "same-origin"}
"""Only for origins that browsers trust; for others, they ignore the header and log a warning."""


class SafeHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                make_safe(headers)
                if not is_part(headers) and is_trusted(HTTPConnection(scope)):
                    headers.update(TRUSTED)
            await send(message)

        await self.app(scope, receive, send_safely)


def make_safe(headers: MutableHeaders) -> None:
    for name, value in (HEADERS_OF_PARTS if is_part(headers) else HEADERS).items():
        headers.setdefault(name, value)


def is_part(headers: MutableHeaders) -> bool:
    """Whether an answer can only be a part of a page."""
    return headers.get("content-type", "").partition(";")[0] in PARTS


def is_own(connection: HTTPConnection, public_url: str | None) -> bool:
    """Whether a request comes from one of our own pages, or from a program, which sends no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    place = _place(origin)
    host = connection.headers.get("host", "")
    return place is not None and place in (_place(f"{_scheme(connection)}://{host}"), _place(public_url or ""))


def is_trusted(connection: HTTPConnection) -> bool:
    """Whether browsers trust the connection: over https, or on the same machine."""
    place = _place(f"http://{connection.headers.get('host', '')}")
    host = "" if place is None else place[1]
    return is_secure(connection) or host in ("localhost", "::1") or host.startswith("127.")


def is_secure(connection: HTTPConnection) -> bool:
    return _scheme(connection) == "https"


def _scheme(connection: HTTPConnection) -> str:
    # Behind a trusted proxy, uvicorn has set it to the scheme that the browser used.
    scheme: str = connection.scope["scheme"]
    return {"ws": "http", "wss": "https"}.get(scheme, scheme)


def _place(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None if it is not the address of a page, such as the origin `null`."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None
