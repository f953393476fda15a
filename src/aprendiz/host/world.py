"""What a table people are at needs besides itself: who looks on, and what all tables have in common."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from aprendiz.core.seal import Envelope
from aprendiz.host.bucket import Bucket
from aprendiz.host.store import Store
from aprendiz.host.table import Sealing
from aprendiz.host.thinking import Thinking


class Listener(Protocol):
    """A device's connection."""

    @property
    def device(self) -> str: ...

    def tell(self, message: bytes) -> None:
        """Never waits; whoever reads too slowly is cut off and comes back."""
        ...


@dataclass(frozen=True, slots=True)
class World:
    """What a room needs besides its table; a test can hold it still."""

    store: Store
    thinking: Thinking
    now: Callable[[], float]
    """Seconds since 1970."""

    secret: Callable[[int], bytes]
    pace: float
    """Seconds between what happened last and a bot's move, so that all screens can show it."""

    sealing: Sealing = Envelope
    wishes: Callable[[], Bucket] = lambda: Bucket(inf, 1.0)
    """How much one device may ask of a table, besides its moves."""

    filming: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One film at a time: they take long, and people play on meanwhile."""
