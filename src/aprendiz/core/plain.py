"""Moves, events, views and updates as plain JSON data, and moves back again."""

import dataclasses
import json
import types
import typing
from enum import Enum

from aprendiz.core.errors import Invalid


@typing.runtime_checkable
class Written(typing.Protocol):
    """A value with a short written form of its own, such as a card: `str(value)` and back with `parse`."""

    @classmethod
    def parse(cls, text: str) -> typing.Self: ...


class Word(Enum):
    """An enumeration that reads as its word."""

    def __repr__(self) -> str:
        return str(self.value)


def plain(value: object) -> object:
    """A value as JSON data. Dataclasses become objects that name their kind."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Written):
        return str(value)
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
        return {"kind": type(value).__name__, **fields}
    raise TypeError(f"{type(value).__name__} has no plain form")


def encode(value: object) -> bytes:
    """The one JSON text of a value, byte for byte."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


M = typing.TypeVar("M")


def read_move(kinds: tuple[type[M], ...], data: object) -> M:
    """A move from JSON data; raises Invalid that names the entry that is wrong."""
    if not isinstance(data, dict):
        raise Invalid("move", f"must be an object with a kind, not {data!r}")
    by_name = {kind.__name__: kind for kind in kinds}
    kind = by_name.get(str(data.get("kind")))
    if kind is None:
        raise Invalid("move.kind", f"must be one of {', '.join(by_name)}, not {data.get('kind')!r}")
    hints = typing.get_type_hints(kind)
    values: dict[str, object] = {}
    for field in dataclasses.fields(typing.cast(typing.Any, kind)):
        if field.name in data:
            values[field.name] = _read(hints[field.name], data[field.name], f"move.{field.name}")
        elif field.default is dataclasses.MISSING:
            raise Invalid(f"move.{field.name}", "is missing")
    for name in data:
        if name != "kind" and name not in values:
            raise Invalid(f"move.{name}", f"is not a part of {kind.__name__}")
    return kind(**values)


def _read(hint: typing.Any, value: object, entry: str) -> object:
    if isinstance(hint, types.UnionType):
        if value is None and type(None) in hint.__args__:
            return None
        [hint] = [part for part in hint.__args__ if part is not type(None)]
    if typing.get_origin(hint) is tuple:
        if not isinstance(value, list):
            raise Invalid(entry, f"must be a list, not {value!r}")
        [item, _] = typing.get_args(hint)
        return tuple(_read(item, part, f"{entry}, entry {number}") for number, part in enumerate(value, start=1))
    if isinstance(hint, type) and issubclass(hint, Enum):
        try:
            return hint(value)
        except ValueError:
            known = ", ".join(str(item.value) for item in hint)
            raise Invalid(entry, f"must be one of {known}, not {value!r}") from None
    if hint in (bool, int, str):
        if type(value) is not hint:
            raise Invalid(entry, f"must be of type {hint.__name__}, not {value!r}")
        return value
    if not isinstance(value, str):
        raise Invalid(entry, f"must be a text, not {value!r}")
    try:
        return hint.parse(value)
    except Invalid as error:
        raise Invalid(entry, error.problem) from error
