"""What a seat is sent: one update per change, with all that a person, a bot or a screen needs."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from aprendiz.core.event import Event

V = TypeVar("V")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Frame(Generic[V]):
    """What happened in one single action, chance included, and what lies on the table after it."""

    events: tuple[Event, ...]
    view: V


@dataclass(frozen=True, slots=True)
class Update(Generic[V, M]):
    version: int
    """Counts the changes of the game, from 1."""

    ask: int | None
    """The number of the open question to this seat; it changes only when the seat is asked anew."""

    waiting: tuple[int, ...]
    """The seats the game is waiting for."""

    frames: tuple[Frame[V], ...]
    legal: tuple[M, ...]
    aids: object | None
    """What the seat's own Memory offers, where memory help is on."""
