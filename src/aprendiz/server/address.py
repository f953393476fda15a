"""The address on which a server listens, and the address under which other devices reach it."""

import errno
import os
import socket
from ipaddress import ip_address
from typing import Final

from aprendiz.core.errors import Invalid

ATTEMPTS: Final = 50
"""How many ports are tried."""

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - chosen by the user who starts the server
"""Addresses that mean all interfaces, each with the address this machine itself uses instead."""

HIGHEST_PORT: Final = 65535


def listening(host: str, port: int) -> socket.socket:
    """A listening socket on the port, or on the next free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + ATTEMPTS, HIGHEST_PORT) if port else 0
    for attempt in range(port, last + 1):
        # asyncio sets TCP_NODELAY only if the protocol is named.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, attempt))
            listener.listen(2048)
            return listener
        except (OSError, UnicodeError) as error:
            listener.close()
            if getattr(error, "errno", None) != errno.EADDRINUSE or attempt == last:
                reason = getattr(error, "strerror", None) or str(error)
                raise Invalid(f"{bracketed(host)}:{attempt}", "cannot-listen", reason=reason) from error
    raise AssertionError


def reachable(host: str) -> str | None:
    """The address of this machine that other devices on the network can use; None if there is none."""
    if host not in EVERYWHERE:
        try:
            return None if ip_address(host).is_loopback else bracketed(host)
        except ValueError:
            return None if host == "localhost" else host
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))  # Sends nothing; only chooses the route and so the own address.
                address: str = probe.getsockname()[0]
            except OSError:
                continue
            if not ip_address(address).is_loopback:
                return bracketed(address)
    return None


def bracketed(address: str) -> str:
    """The address as it is written in a URL."""
    return f"[{address}]" if ":" in address else address
