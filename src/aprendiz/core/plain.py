"""Moves, events, views and updates as plain JSON data, and moves back again."""

import dataclasses
import json
import types
import typing
from enum import Enum
from functools import cache

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


def as_object(value: object) -> dict[str, typing.Any]:
    """The plain form of a dataclass."""
    data = plain(value)
    if not isinstance(data, dict):
        raise TypeError(f"{type(value).__name__} is no object in JSON")
    return data


def encode(value: object) -> bytes:
    """The one JSON text of a value, byte for byte."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


SCALARS: typing.Final[dict[object, str]] = {bool: "flag", int: "number", str: "text"}
"""What is wrong with a value that is none of these."""

K = typing.TypeVar("K")


def read(kinds: tuple[type[K], ...], data: object, entry: str) -> K:
    """A value of one of these dataclasses from JSON data; raises Invalid that names the entry that is wrong."""
    if not isinstance(data, dict):
        raise Invalid(entry, "object", found=data)
    by_name = {kind.__name__: kind for kind in kinds}
    kind = by_name.get(str(data.get("kind")))
    if kind is None:
        raise Invalid(f"{entry}.kind", "one-of", known=tuple(by_name), found=data.get("kind"))
    parts = _parts(typing.cast(typing.Any, kind))
    values: dict[str, object] = {}
    for name, (hint, is_needed) in parts.items():
        if name in data:
            values[name] = _read(hint, data[name], f"{entry}.{name}")
        elif is_needed:
            raise Invalid(f"{entry}.{name}", "missing")
    for name in data:
        if name != "kind" and name not in values:
            raise Invalid(f"{entry}.{name}", "unknown", known=("kind", *parts))
    return kind(**values)


@cache
def _parts(kind: typing.Any) -> dict[str, tuple[typing.Any, bool]]:
    """The fields of a dataclass: of what type each is, and whether it must be given."""
    hints = typing.get_type_hints(kind)
    return {field.name: (hints[field.name], field.default is dataclasses.MISSING) for field in dataclasses.fields(kind)}


def _read(hint: typing.Any, value: object, entry: str) -> object:
    if isinstance(hint, types.UnionType):
        if value is None and type(None) in hint.__args__:
            return None
        [hint] = [part for part in hint.__args__ if part is not type(None)]
    if typing.get_origin(hint) is tuple:
        return _read_items(typing.get_args(hint), value, entry)
    if isinstance(hint, type) and issubclass(hint, Enum):
        try:
            return hint(value)
        except ValueError:
            raise Invalid(entry, "one-of", known=tuple(str(item.value) for item in hint), found=value) from None
    if hint in SCALARS:
        if type(value) is not hint:
            raise Invalid(entry, SCALARS[hint], found=value)
        return value
    if not hasattr(hint, "parse"):
        return read((hint,), value, entry)
    if not isinstance(value, str):
        raise Invalid(entry, "text", found=value)
    try:
        return hint.parse(value)
    except Invalid as error:
        raise Invalid(entry, error.problem, **error.given) from error


def _read_items(hints: tuple[typing.Any, ...], value: object, entry: str) -> tuple[object, ...]:
    if not isinstance(value, list):
        raise Invalid(entry, "list", found=value)
    if hints[-1] is Ellipsis:
        hints = hints[:1] * len(value)
    elif len(value) != len(hints):
        raise Invalid(entry, "list-of-just", length=len(hints), found=value)
    return tuple(
        _read(hint, item, f"{entry}.{number}")
        for number, (hint, item) in enumerate(zip(hints, value, strict=True), start=1)
    )
