"""What all requests and sockets of one server share."""

import hmac
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from aprendiz.host.archive import Archive
from aprendiz.host.bucket import Bucket
from aprendiz.host.house import House
from aprendiz.server.limits import Limits


@dataclass(slots=True)
class Context:
    house: House
    limits: Limits
    public_url: str | None = None
    keeper: str = field(default_factory=lambda: secrets.token_hex(16))
    """The secret of the operator of the server."""

    address: Callable[[], str | None] = lambda: None
    """Returns the address under which other devices reach the server; None: they cannot."""

    archive: Archive | None = None
    """Where idle tables are archived; None: they stay in the store."""

    listed: int = 200
    """How many listed tables, and how many tables of its own, a device is shown at most."""

    clock: Callable[[], float] = time.monotonic
    sockets: Counter[str] = field(default_factory=Counter)
    """Open sockets by device."""

    messages: Bucket = field(init=False)
    requests: Bucket = field(init=False)

    def __post_init__(self) -> None:
        self.messages = Bucket(self.limits.all_burst, self.limits.all_rate)
        self.requests = Bucket(self.limits.requests_burst, self.limits.requests_rate)

    def is_keeper(self, header: str) -> bool:
        return hmac.compare_digest(header.encode(), f"Bearer {self.keeper}".encode())
