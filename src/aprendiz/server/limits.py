"""Limits for one connection, for one device, for one network and for all together."""

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

    keys_burst: float = 100.0
    keys_every: float = 5.0
    all_keys_burst: float = 1_000.0
    all_keys_every: float = 1.0
    """New keys for one network and for all: at once, and the seconds between two after that. A class may share one
    address, so a hundred devices can come at once."""

    first_tables_burst: float = 100.0
    first_tables_every: float = 30.0
    all_first_tables_burst: float = 1_000.0
    all_first_tables_every: float = 10.0
    """The same for tables created by devices that have never played."""

    new_tables_burst: float = 600.0
    new_tables_every: float = 5.0
    all_new_tables_burst: float = 3_000.0
    all_new_tables_every: float = 1.0
    """The same for tables created by devices that have played."""

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

    hello: float = 5.0
    """Seconds after which a socket without a Hello is closed."""

    silence: float = 20.0
    """Seconds between two pings, and the timeout of the answer."""
