"""Parses untrusted JSON: no duplicate names, only whole numbers, only printable texts, and limits on everything."""

import json
import re
from typing import Final

from aprendiz.core.errors import Invalid

DEEPEST: Final = 32
LARGEST_NUMBER: Final = 2**53 - 1
"""The largest whole number that a browser does not round."""

LONGEST_NAME: Final = 100
UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, which a terminal would obey, and lone surrogates, which UTF-8 cannot encode."""


class Pairs(list[tuple[str, object]]):
    """An object as it is written, possibly with duplicate names."""


def parse(text: str, name: str) -> object:
    """JSON data, still to be checked by `settled`; `name` appears in the error if the text is not JSON."""
    try:
        return json.loads(text, object_pairs_hook=Pairs)
    except (ValueError, RecursionError) as error:  # Huge numbers and deep nesting raise these, too.
        raise Invalid(name, "not-json", line=getattr(error, "lineno", 1)) from error


def settled(data: object, where: str = "", depth: int = 0) -> object:
    """The same data, checked and with plain dictionaries; raises Invalid, which says where the error is."""
    match data:
        case Pairs() | list() if depth == DEEPEST:
            raise Invalid(where, "too-deep", most=DEEPEST)
        case Pairs():
            return _settled_object(data, where, depth + 1)
        case list():
            return [settled(item, _inside(where, number), depth + 1) for number, item in enumerate(data, start=1)]
        case str() if UNPRINTABLE.search(data):
            raise Invalid(where, "unprintable", found=data)
        case float():
            raise Invalid(where, "number", found=data)
        case int() if abs(data) > LARGEST_NUMBER:
            raise Invalid(where, "whole", least=-LARGEST_NUMBER, most=LARGEST_NUMBER, found=data)
    return data


def _settled_object(pairs: Pairs, where: str, depth: int) -> dict[str, object]:
    known: dict[str, object] = {}
    for name, value in pairs:
        if len(name) > LONGEST_NAME or UNPRINTABLE.search(name):
            raise Invalid(where, "name", most=LONGEST_NAME, found=name)
        place = _inside(where, name)
        if name in known:
            raise Invalid(place, "twice")
        known[name] = settled(value, place, depth)
    return known


def _inside(where: str, name: str | int) -> str:
    return f"{where}.{name}" if where else str(name)
