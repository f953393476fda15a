"""The names under which a server may be opened. A page under any other name could be one of another site.

Such a page makes its own name point to this machine (DNS rebinding), and browsers then take the server for a part of
that site. This needs a name, so every address in numbers is allowed.
"""

import re
import socket
import time
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from math import inf
from pathlib import Path
from threading import Thread
from typing import Final

HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)(?:%[\w.~%-]+)?\]|(?P<name>[a-z0-9_.-]+))(?::\d{0,5})?", re.ASCII)
"""A Host header in lower case: an address of IPv6, perhaps with its zone, or anything else; and perhaps a port."""

LABEL: Final = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)", re.ASCII)
LONGEST_NAME: Final = 253

AGE: Final = 60.0
"""Seconds after which the names of this machine are looked up again, if a request has an unknown name."""

RESOLVER: Final = Path("/etc/resolv.conf")
"""Names the domains of the network on Linux and on a Mac."""


class HostNames:
    def __init__(self, told: Iterable[str] = (), clock: Callable[[], float] = time.monotonic) -> None:
        """`told`: the names that the operator has given, as `ascii_name` returns them."""
        self._told = frozenset(("localhost", *told))
        self._own: frozenset[str] = frozenset()
        """The names of this machine in its networks."""
        self._clock = clock
        self._looked = -inf

    def has(self, host: str) -> bool:
        """Whether a name or address, as `host_in` returns it, is one of this server."""
        if is_address(host) or host in self._told or host in self._own:
            return True
        if self._clock() < self._looked + AGE:
            return False
        self.look()  # This machine may have come to another network.
        return host in self._own

    def look(self) -> None:
        """Look up the names of this machine. Asking the network may take long and is done in another thread."""
        self._looked = self._clock()
        self._own = own_names(socket.gethostname(), domains())
        Thread(target=self._ask, args=(self._own,), name="host-names", daemon=True).start()

    def _ask(self, own: frozenset[str]) -> None:
        """Add the full name that the network gives this machine, if it begins with our own name."""
        found = ascii_name(socket.getfqdn())
        if found is not None and found.partition(".")[0] in own:
            self._own = own | {found}


def host_in(header: str) -> str | None:
    """The name or address in a Host header, in lower case and without port, zone and final dot; None: malformed."""
    found = HOST.fullmatch(header.lower())
    if found is None:
        return None
    if found["six"] is not None:
        return found["six"] if ":" in found["six"] and is_address(found["six"]) else None
    return ascii_name(found["name"])


def ascii_name(name: str) -> str | None:
    """A name as browsers send it: in lower case, without a final dot, other letters encoded; None: it is no name."""
    try:
        plain = name.encode("idna").decode().lower().removesuffix(".")
    except UnicodeError:
        return None
    is_name = len(plain) <= LONGEST_NAME and all(LABEL.fullmatch(label) for label in plain.split("."))
    return plain if is_name else None


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def own_names(machine: str, suffixes: Iterable[str]) -> frozenset[str]:
    """What a machine is called in its networks: `laptop`, `laptop.local`, `laptop.fritz.box`."""
    full = ascii_name(machine)
    if full is None:
        return frozenset()
    short = full.partition(".")[0]
    made = (ascii_name(f"{short}.{suffix}") for suffix in ("local", *suffixes))
    return frozenset((full, short, *(name for name in made if name is not None)))


def domains(resolver: Path = RESOLVER) -> list[str]:
    """The domains in which this machine looks for names."""
    try:
        lines = resolver.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return []
    return [word for line in lines if line.startswith(("search", "domain")) for word in line.split()[1:]]
