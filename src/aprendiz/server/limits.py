"""Limits for one connection, for one device and for all together. Nothing is counted by IP address."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    connections: int = 8_000
    connections_of_network: int = 2_000
    """Open connections, sockets included. All four limits are lowered if the process may have fewer open files."""

    sockets: int = 5_000
    sockets_of_network: int = 1_250
    sockets_of_one: int = 20
    """Sockets of one device; each browser tab has one."""

    tables_of_one: int = 50
    """Tables that one socket may have entered at a time."""

    burst: float = 60.0
    """Messages of one socket at once; `rate`: per second after that."""

    rate: float = 20.0
    all_burst: float = 5_000.0
    all_rate: float = 5_000.0
    """The same for all sockets together, in shares: see `Shares`."""

    requests_burst: float = 1_000.0
    requests_rate: float = 400.0
    """HTTP requests to the API, of all devices together, at once and per second, in shares."""

    largest_message: int = 64 * 1024
    largest_body: int = 64 * 1024
    unread: int = 2 * 1024 * 1024
    """Bytes that may wait to be read by a device before its socket is closed."""
    mistakes: float = 30.0
    """Malformed messages allowed before a socket is closed."""

    hello: float = 5.0
    """Seconds after which a socket without a Hello is closed."""

    silence: float = 20.0
    """Seconds between two pings, and the timeout of the answer."""
