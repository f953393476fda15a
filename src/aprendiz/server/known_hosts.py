"""Refuses requests under a name that is none of this server's, and says how to allow the name."""

import asyncio
from collections.abc import Sequence
from functools import cache
from html import escape
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from aprendiz.lang.languages import of_header
from aprendiz.lang.texts import Texts
from aprendiz.server.answers import problem
from aprendiz.server.host_names import HostNames, host_in

MISDIRECTED: Final = 421
PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Aprendiz</title>
<h1>{title}</h1>
<p>{why}</p>
<p>{allow}</p>
<pre>aprendiz serve --name {host}</pre>
<p>{otherwise}</p>
</html>
"""


class KnownHosts:
    """Sees the address of the other end as it is: it must come before forwarded addresses are believed."""

    def __init__(self, app: ASGIApp, names: HostNames, proxies: str | None) -> None:
        self.app = app
        self.names = names
        self.proxies = [ip_network(word) for word in proxies.split(",")] if proxies else []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        response = await self.refusal(scope)
        if response is None:
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            return await WebSocket(scope, receive, send).send_denial_response(response)
        return await response(scope, receive, send)

    async def refusal(self, scope: Scope) -> Response | None:
        """The answer to a request with a wrong host; None: the request is all right.

        From then on, `host` is the one that the browser used, as a trusted proxy passes it on.
        """
        given = values(scope, b"host")
        if not given and scope.get("http_version") == "1.0":
            return None  # No browser sends such a request.
        host = host_in(given[0]) if len(given) == 1 else None
        if host is None:
            return problem(400, "host", "no-host")
        peer = scope["client"][0] if scope.get("client") else ""
        is_proxy = self.trusts(peer)
        # A browser on the machine of the server has the same address as a proxy there.
        if not self.names.has(host) and not (is_proxy and not is_here(peer, scope)):
            return await misdirected(HTTPConnection(scope), host)
        forwarded = values(scope, b"x-forwarded-host") if is_proxy else []
        if forwarded:
            first = forwarded[0].partition(",")[0].strip()
            if host_in(first) is None:
                return problem(400, "x-forwarded-host", "no-host")
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", first.encode("latin-1")), *others]
        return None

    def trusts(self, peer: str) -> bool:
        try:
            address = plain(peer)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


def values(scope: Scope, wanted: bytes) -> Sequence[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]


def plain(address: str) -> object:
    """An address, that of IPv4 if it is only written as one of IPv6."""
    found = ip_address(address)
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped


def is_here(peer: str, scope: Scope) -> bool:
    """Whether the other end is on this machine."""
    server = scope["server"][0] if scope.get("server") else ""
    return peer == server or ip_address(str(plain(peer))).is_loopback


async def misdirected(connection: HTTPConnection, host: str) -> Response:
    if "text/html" not in connection.headers.get("accept", ""):
        return problem(MISDIRECTED, "host", "unknown-host", host=host)
    language = of_header(connection.headers.get("accept-language", ""))
    text = await asyncio.to_thread(page, language, host)
    return Response(text, MISDIRECTED, media_type="text/html")


def page(language: str, host: str) -> str:
    say = spoken(language).say
    return PAGE.format(
        language=language,
        host=escape(host),
        title=escape(say("unknown-host-title", host=host)),
        why=escape(say("unknown-host-why")),
        allow=escape(say("unknown-host-allow")),
        otherwise=escape(say("unknown-host-otherwise")),
    )


@cache
def spoken(language: str) -> Texts:
    return Texts(language, "common")
