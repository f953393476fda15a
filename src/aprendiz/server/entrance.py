"""Open connections and sockets: how many there are, and which are refused. Refusals are logged once a minute."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Final

from aprendiz.server import metrics
from aprendiz.server.limits import Limits
from aprendiz.server.network import named

log: Final = logging.getLogger("aprendiz.server")

MINUTE: Final = 60.0

RESERVE: Final = 0.25
"""The part of all sockets that is kept for devices which belong to a table."""


class Entrance:
    def __init__(self, limits: Limits, clock: Callable[[], float], proxies: str | None = None) -> None:
        """`proxies`: addresses and networks of trusted proxies, whose connections belong to many networks."""
        self._limits = limits
        self._proxies = [ip_network(proxy) for proxy in proxies.split(",")] if proxies else []
        self.connections = 0
        self._sockets = 0
        self._connections: Counter[str] = Counter()
        """Open connections by network; those of proxies have no network."""
        self._networks: Counter[str] = Counter()
        self._devices: Counter[str] = Counter()
        """Open sockets by network and by device."""
        self.refused_connections = Repeated("connections refused", logging.WARNING, clock)
        self.refused_sockets = Repeated("sockets refused", logging.WARNING, clock)
        self.silent = Repeated("silent connections closed", logging.INFO, clock)
        self.exhausted = Repeated("no file descriptors left for connections", logging.ERROR, clock)

    def connect(self, address: str) -> bool:
        """Count a new connection; False if it has to be closed."""
        network = self._network(address)
        is_full = self.connections >= self._limits.connections
        if is_full or (network and self._connections[network] >= self._limits.connections_of_network):
            metrics.REFUSED_CONNECTIONS.inc()
            self.refused_connections.count()
            return False
        self.connections += 1
        self._connections[network] += 1
        return True

    def disconnect(self, address: str) -> None:
        self.connections -= 1
        _remove(self._connections, self._network(address))

    def _network(self, address: str) -> str:
        if self._proxies and address:
            found = ip_address(address)
            if any(found in proxy for proxy in self._proxies):
                return ""
        return named(address)

    @contextmanager
    def socket(self, network: str, device: str, most: int) -> Iterator[bool]:
        """Count a socket while it is open; False if it has to be refused. `most`: sockets that this device may fill."""
        limits = self._limits
        is_full = self._sockets >= most or self._networks[network] >= limits.sockets_of_network
        if is_full or self._devices[device] >= limits.sockets_of_one:
            metrics.REFUSED_SOCKETS.inc()
            self.refused_sockets.count()
            yield False
            return
        self._sockets += 1
        self._networks[network] += 1
        self._devices[device] += 1
        metrics.SOCKETS.inc()
        try:
            yield True
        finally:
            metrics.SOCKETS.dec()
            self._sockets -= 1
            _remove(self._networks, network)
            _remove(self._devices, device)

    def close_silent(self) -> None:
        """Count a connection that is closed because it said nothing."""
        metrics.SILENT_CONNECTIONS.inc()
        self.silent.count()

    def tidy(self) -> None:
        """Log what has been counted since it was last logged."""
        for repeated in (self.refused_connections, self.refused_sockets, self.silent, self.exhausted):
            repeated.log()


def without_strangers(most: int) -> int:
    """The sockets that devices without a table may fill."""
    return most - int(most * RESERVE)


class Repeated:
    """An event that may happen thousands of times: it is logged at most once a minute, with a count."""

    def __init__(self, event: str, level: int, clock: Callable[[], float]) -> None:
        self._event = event
        self._level = level
        self._clock = clock
        self._times = 0
        self._next: float | None = None
        """When the event may be logged again; None: at once."""

    def count(self) -> None:
        self._times += 1
        self.log()

    def log(self) -> None:
        now = self._clock()
        if self._times and (self._next is None or now >= self._next):
            log.log(self._level, self._event, extra={"facts": {"times": self._times}})
            self._times, self._next = 0, now + MINUTE


def _remove(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
