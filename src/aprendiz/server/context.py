"""What all requests and sockets of one server share."""

import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from aprendiz.host.archive import Archive
from aprendiz.host.house import House
from aprendiz.server.device import SECRET_BYTES, Keys
from aprendiz.server.downloads import Downloads
from aprendiz.server.entrance import Entrance
from aprendiz.server.fair_limit import FairLimit
from aprendiz.server.host_names import HostNames
from aprendiz.server.limits import Limits
from aprendiz.server.quota import Quota


@dataclass(slots=True)
class Context:
    house: House
    limits: Limits
    public_url: str | None = None
    keeper: str = field(default_factory=lambda: secrets.token_hex(16))
    """The secret of the operator of the server."""

    secret: bytes = field(default_factory=lambda: secrets.token_bytes(SECRET_BYTES))
    """Signs the keys of devices."""

    address: Callable[[], str | None] = lambda: None
    """Returns the address under which other devices reach the server; None: they cannot."""

    names: HostNames = field(default_factory=HostNames)
    """The names under which the server may be opened."""

    proxies: str | None = None
    """Addresses of proxies whose forwarding headers are trusted."""

    archive: Archive | None = None
    """Where idle tables are archived; None: they stay in the store."""

    listed: int = 200
    """How many listed tables, and how many tables of its own, a device is shown at most."""

    clock: Callable[[], float] = time.monotonic
    entrance: Entrance = field(init=False)
    messages: FairLimit = field(init=False)
    requests: FairLimit = field(init=False)
    downloads: Downloads = field(init=False)
    keys: Keys = field(init=False)
    new_keys: Quota = field(init=False)
    first_tables: Quota = field(init=False)
    new_tables: Quota = field(init=False)

    def __post_init__(self) -> None:
        of = self.limits
        self.entrance = Entrance(of, self.clock, self.proxies)
        self.messages = FairLimit(of.all_burst, of.all_rate)
        self.requests = FairLimit(of.requests_burst, of.requests_rate)
        self.downloads = Downloads(of)
        self.keys = Keys(self.secret, self.house.directory.knows, self.house.world.now)
        self.new_keys = Quota(of.keys_burst, of.keys_every, of.all_keys_burst, of.all_keys_every)
        self.first_tables = Quota(
            of.first_tables_burst, of.first_tables_every, of.all_first_tables_burst, of.all_first_tables_every
        )
        self.new_tables = Quota(
            of.new_tables_burst, of.new_tables_every, of.all_new_tables_burst, of.all_new_tables_every
        )

    def is_keeper(self, header: str) -> bool:
        return hmac.compare_digest(header.encode(), f"Bearer {self.keeper}".encode())
