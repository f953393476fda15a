"""File descriptors: each connection needs one, and a process may have only so many."""

import sys
from dataclasses import replace
from typing import Final

from aprendiz.server.limits import Limits

if sys.platform != "win32":
    import resource

ENOUGH: Final = 16_384
"""Descriptors that are enough for all limits."""

SPARE: Final = 64
"""Descriptors for the database, log, workers and files."""


def raised() -> int:
    """Raise the limit of this process to what is enough, if it may. Returns the limit."""
    if sys.platform == "win32":
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < ENOUGH:
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # A system may forbid it although the hard limit allows it.
            return soft
        return wanted
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


def fitted(limits: Limits, descriptors: int) -> Limits:
    """The limits, lowered so that connections leave some descriptors, and sockets some connections, for the rest."""
    connections = min(limits.connections, max(descriptors - SPARE, descriptors // 2))
    sockets = min(limits.sockets, connections * 3 // 4)
    return replace(
        limits,
        connections=connections,
        connections_of_network=limits.connections_of_network * connections // limits.connections,
        sockets=sockets,
        sockets_of_network=limits.sockets_of_network * sockets // limits.sockets,
    )
