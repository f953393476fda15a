"""Limits for one connection, for one device and for all together. Nothing is counted by IP address."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    sockets: int = 5_000
    sockets_of_one: int = 20
    """Sockets of one device; each browser tab has one."""

    tables_of_one: int = 50
    """Tables that one socket may have entered at a time."""

    burst: float = 60.0
    """Messages of one socket at once; `rate`: per second after that."""

    rate: float = 20.0
    all_burst: float = 5_000.0
    all_rate: float = 5_000.0
    """The same for all sockets together."""

    requests_burst: float = 500.0
    requests_rate: float = 200.0
    """HTTP requests to the API, of all devices together, at once and per second."""

    largest_message: int = 64 * 1024
    largest_body: int = 64 * 1024
    unread: int = 2 * 1024 * 1024
    """Bytes that may wait to be read by a device before its socket is closed."""

    downloads: int = 50
    downloads_of_one: int = 3
    """Records and seat logs that are being sent, to all devices and to one."""

    makers: int = 2
    """How many of them are encoded at the same moment."""

    mistakes: float = 30.0
    """Malformed messages allowed before a socket is closed."""

    silence: float = 20.0
    """Seconds between two pings, and the timeout of the answer."""
