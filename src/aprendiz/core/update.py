"""Updates: what a seat is sent, one per change, with everything that a person, a bot or a screen needs."""

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
    """The types that the updates of a game consist of."""

    view: type[V]
    events: tuple[type[Event], ...]
    moves: tuple[type[M], ...]
    aids: type


class Frame(Value, Generic[V], frozen=True):
    """The events of one single action, chance included, and the view after it."""

    events: tuple[Event, ...]
    view: V


def lasting(frame: Frame[V]) -> Frame[V] | None:
    """A frame without its momentary events, as it may be looked up during the game; None if all were momentary."""
    events = tuple(event for event in frame.events if event.lasting)
    return None if frame.events and not events else Frame(events, frame.view)


class Update(Value, Generic[V, M], frozen=True):
    version: int
    """Counts the changes of the game, from 1."""

    ask: int | None
    """The number of the open question to this seat, which changes only with a new question; None: not asked."""

    waiting: tuple[int, ...]
    """The seats the game is waiting for."""

    frames: tuple[Frame[V], ...]
    legal: tuple[M, ...]
    aids: object | None
    """What the seat's own Memory offers; None: memory help is off."""


def read_update(kinds: Kinds[V, M], data: object, where: str) -> Update[V, M]:
    """An update from JSON data; raises Invalid, which says where the error is."""
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
