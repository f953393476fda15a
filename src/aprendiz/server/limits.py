"""How much one connection, one seat and everybody together may ask for; never counted by address."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    sockets: int = 5_000
    sockets_of_one: int = 20
    """Of one device: each of its tabs has one."""

    tables_of_one: int = 50
    """That one socket looks at."""

    burst: float = 60.0
    """Messages of one socket at once, and how many a second after that."""

    rate: float = 20.0
    all_burst: float = 5_000.0
    all_rate: float = 5_000.0
    """The same for everybody together."""

    requests_burst: float = 500.0
    requests_rate: float = 200.0
    """HTTP requests of everybody that change something or look something up."""

    largest_message: int = 64 * 1024
    largest_body: int = 64 * 1024
    unread: int = 2 * 1024 * 1024
    """Bytes a socket may be behind in reading before it is cut off."""
    mistakes: float = 30.0
    """Messages nobody could understand, before a socket is closed."""

    silence: float = 20.0
    """Seconds after which a socket is asked whether it is still there, and in which it has to answer."""
