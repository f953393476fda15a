"""What a seat is sent: one update per change, with all that a person, a bot or a screen needs."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from aprendiz.core.event import Event
from aprendiz.core.plain import read
from aprendiz.core.reader import Reader
from aprendiz.core.value import Value

V = TypeVar("V")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Kinds(Generic[V, M]):
    """What the updates of a game consist of."""

    view: type[V]
    events: tuple[type[Event], ...]
    moves: tuple[type[M], ...]
    aids: type


class Frame(Value, Generic[V], frozen=True):
    """What happened in one single action, chance included, and what lies on the table after it."""

    events: tuple[Event, ...]
    view: V


def lasting(frame: Frame[V]) -> Frame[V] | None:
    """A frame as it may be looked up while the game goes on; None if all of it was momentary."""
    events = tuple(event for event in frame.events if event.lasting)
    return None if frame.events and not events else Frame(events, frame.view)


class Update(Value, Generic[V, M], frozen=True):
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


def read_update(kinds: Kinds[V, M], data: object, where: str) -> Update[V, M]:
    """An update from JSON data; raises Invalid that says where it is wrong."""
    reader = Reader.of(data, f"{where}.")
    reader.constant("kind", Update.__name__)
    update = Update(
        version=reader.number("version"),
        ask=reader.optional("ask", reader.number),
        waiting=tuple(reader.number_of(item, place) for place, item in reader.items("waiting")),
        frames=tuple(_read_frame(kinds, item, place) for place, item in reader.items("frames")),
        legal=tuple(read(kinds.moves, item, place) for place, item in reader.items("legal")),
        aids=reader.optional("aids", lambda key: read((kinds.aids,), reader.value(key), f"{where}.{key}")),
    )
    reader.end()
    return update


def _read_frame(kinds: Kinds[V, M], data: object, where: str) -> Frame[V]:
    reader = Reader.of(data, f"{where}.")
    reader.constant("kind", Frame.__name__)
    events = tuple(read(kinds.events, item, place) for place, item in reader.items("events"))
    frame = Frame(events, read((kinds.view,), reader.value("view"), f"{where}.view"))
    reader.end()
    return frame
