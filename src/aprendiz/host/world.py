"""What a room needs besides its table: the connections of devices, and what all tables share."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from aprendiz.core.seal import Envelope
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.bucket import Bucket
from aprendiz.host.checking import Checking
from aprendiz.host.damage import Damage, Quarantine
from aprendiz.host.rebuilding import rebuilt
from aprendiz.host.store import Store
from aprendiz.host.table import Sealing, Table
from aprendiz.host.thinking import Thinking


class Listener(Protocol):
    """A device's connection."""

    @property
    def device(self) -> str: ...

    def tell(self, message: bytes) -> None:
        """Never waits. A device that reads too slowly is disconnected and reconnects."""
        ...


@dataclass(frozen=True, slots=True)
class World:
    """What all rooms share. A test can replace both clocks and the source of secrets."""

    store: Store
    thinking: Thinking
    now: Callable[[], float]
    """The date in seconds since 1970. It may jump: use it only for dates."""

    clock: Callable[[], float]
    """Monotonic seconds, for everything that takes time."""

    secret: Callable[[int], bytes]
    moves: int
    """The number of moves at which a table stops a game."""

    pace: float
    """Seconds between the last change and a bot's move, so that all screens can show the change."""

    sealing: Sealing = Envelope
    wishes: Callable[[], Bucket] = lambda: Bucket(inf, 1.0)
    """Makes the rate limit of one device at one table, for commands other than moves."""

    quarantine: Quarantine = field(default_factory=Quarantine)
    filming: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Only one film is made at a time: it takes long, and people play on meanwhile."""

    checking: Checking = field(default_factory=Checking)
    slow_work: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the rules work in a thread, see `Room`. More than one such thread would slow down everybody."""

    async def rebuilt(self, table: str) -> Table:
        """A table from its stored log. Raises Refused for an unknown or damaged table."""
        with self.quarantine.refusing():
            log = await self.store.read(table)
            if not log:
                raise no(TableRule.UNKNOWN_TABLE, "unknown-table")
            made = await asyncio.to_thread(rebuilt, table, log, self.sealing)
        if made.chain.broken is not None:
            self.quarantine.note(Damage("chain", table, made.chain.broken))
        return made
