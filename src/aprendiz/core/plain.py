"""Encodes moves, events, views and updates as JSON, and decodes them.

The reader of a type is built once, when the type is first read.
"""

import types
import typing
from collections.abc import Callable
from enum import Enum
from functools import cache
from itertools import repeat
from operator import attrgetter

import msgspec

from aprendiz.core.errors import Invalid
from aprendiz.core.strict import LARGEST_NUMBER


@typing.runtime_checkable
class Written(typing.Protocol):
    """A value with a short written form of its own, such as a card; `parse` is the inverse."""

    @property
    def written(self) -> str: ...

    @classmethod
    def parse(cls, text: str) -> typing.Self: ...


class Word(Enum):
    """An enumeration whose members print as their words."""

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return str(self.value)


_form = attrgetter("written")

as_json: typing.Final = msgspec.json.Encoder(enc_hook=_form).encode
"""JSON as it is sent, with the fields in the order of their definition."""

encode: typing.Final = msgspec.json.Encoder(enc_hook=_form, order="sorted").encode
"""The canonical JSON of a value: the same value always gives the same bytes."""


def plain(value: object) -> typing.Any:
    """A value as JSON data."""
    return msgspec.json.decode(as_json(value))


def as_object(value: object) -> dict[str, typing.Any]:
    """A value as a JSON object; raises TypeError if its JSON is not an object."""
    data = plain(value)
    if not isinstance(data, dict):
        raise TypeError(f"{type(value).__name__} is no object in JSON")
    return data


SCALARS: typing.Final[dict[object, str]] = {bool: "flag", int: "number", str: "text"}
"""For each scalar type, the key of the message for a value of another type."""

K = typing.TypeVar("K")


def read(kinds: tuple[type[K], ...], data: object, where: str) -> K:
    """A value of one of these types from JSON data; raises Invalid, which says where the error is."""
    try:
        return typing.cast(K, _reader_of_kinds(kinds)(data))
    except Invalid as error:
        raise _below(where, error) from error


Reader = Callable[[typing.Any], object]
"""Decodes JSON data. Raises Invalid whose `where` is relative to the data: empty if the data itself is wrong."""


def _below(where: str, error: Invalid) -> Invalid:
    return Invalid(f"{where}.{error.where}" if error.where else where, error.problem, **error.given)


@cache
def _reader_of_kinds(kinds: tuple[type, ...]) -> Reader:
    readers = {kind.__name__: _reader_of_fields(kind) for kind in kinds}

    def read_kind(data: object) -> object:
        if not isinstance(data, dict):
            raise Invalid("", "object", found=data)
        name = data.get("kind")
        reader = readers.get(name) if isinstance(name, str) else None
        if reader is None:
            raise Invalid("kind", "one-of", known=tuple(readers), found=name)
        return reader(data)

    return read_kind


@cache
def _reader_of_fields(kind: type) -> Reader:
    hints = typing.get_type_hints(kind)
    fields = msgspec.structs.fields(typing.cast(typing.Any, kind))
    readers = {field.name: _reader(hints[field.name]) for field in fields}
    needed = {field.name for field in fields if field.required}

    def read_fields(data: dict[str, object]) -> object:
        values = {}
        for name, reader in readers.items():
            if name in data:
                try:
                    values[name] = reader(data[name])
                except Invalid as error:
                    raise _below(name, error) from error
            elif name in needed:
                raise Invalid(name, "missing")
        if len(data) > 1 + len(values):
            [unknown, *_] = [name for name in data if name != "kind" and name not in values]
            raise Invalid(unknown, "unknown", known=("kind", *readers))
        return kind(**values)

    return read_fields


@cache
def _reader(hint: typing.Any) -> Reader:
    if isinstance(hint, types.UnionType):
        [part] = [part for part in hint.__args__ if part is not types.NoneType]
        return _reader_or_none(_reader(part))
    if typing.get_origin(hint) is tuple:
        return _reader_of_items(typing.get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _reader_of_words(hint)
    if hint in SCALARS:
        return _reader_of_scalars(hint)
    return _reader_of_written(hint) if hasattr(hint, "parse") else _reader_of_kinds((hint,))


def _reader_or_none(reader: Reader) -> Reader:
    return lambda value: None if value is None else reader(value)


def _reader_of_items(hints: tuple[typing.Any, ...]) -> Reader:
    readers = [_reader(hint) for hint in hints if hint is not Ellipsis]
    is_endless = hints[-1] is Ellipsis

    def read_items(value: object) -> tuple[object, ...]:
        if not isinstance(value, list):
            raise Invalid("", "list", found=value)
        if not is_endless and len(value) != len(readers):
            raise Invalid("", "list-of-just", length=len(readers), found=value)
        items: list[object] = []
        try:
            for reader, item in zip(repeat(readers[0]) if is_endless else readers, value, strict=False):
                items.append(reader(item))
        except Invalid as error:
            raise _below(str(len(items) + 1), error) from error
        return tuple(items)

    return read_items


def _reader_of_words(kind: type[Enum]) -> Reader:
    words = {item.value: item for item in kind}

    def read_word(value: object) -> Enum:
        if isinstance(value, str | int) and value in words:
            return words[value]
        raise Invalid("", "one-of", known=tuple(map(str, words)), found=value)

    return read_word


def _reader_of_scalars(kind: type) -> Reader:
    def read_scalar(value: object) -> object:
        if type(value) is not kind:
            raise Invalid("", SCALARS[kind], found=value)
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise Invalid("", "whole", least=-LARGEST_NUMBER, most=LARGEST_NUMBER, found=value)
        return value

    return read_scalar


def _reader_of_written(kind: type[Written]) -> Reader:
    def read_written(value: object) -> Written:
        if not isinstance(value, str):
            raise Invalid("", "text", found=value)
        try:
            return kind.parse(value)
        except Invalid as error:
            raise Invalid("", error.problem, **error.given) from error

    return read_written
