"""The messages that the browser's scripts use, and the facts given with each."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import aprendiz

WEB = Path(aprendiz.__path__[0]) / "web"

CALL = re.compile(r"(?:(?<![\w$.])t|\.say)\(")
WORD = r"[a-z][a-z0-9-]*"
# A word in a comparison is not a message.
LITERAL = re.compile(rf"""(?<![=!]= )["']({WORD})["'](?! [=!]=)""")
TEMPLATE = re.compile(rf"`({WORD}-)\$\{{")
PROPERTY = re.compile(r"""^(?:["']([\w-]+)["']|(\w+))\s*(?::|$)""")


@dataclass(frozen=True)
class Said:
    """One call of `t` or `say`."""

    where: str
    keys: frozenset[str]
    """Names of messages, as literals."""

    prefixes: frozenset[str]
    """Beginnings of computed names: `phase-` of `phase-${phase}`."""

    facts: frozenset[str] | None
    """Names of the facts given; None: they are not written out in the call."""


@cache
def scripts() -> dict[str, str]:
    paths = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]
    return {str(path.relative_to(WEB)): path.read_text(encoding="utf-8") for path in paths}


def quoted() -> set[str]:
    """Every word in quotation marks."""
    return {word for source in scripts().values() for word in re.findall(rf"""["']({WORD})["']""", source)}


def prefixes() -> set[str]:
    """The beginnings of all computed names."""
    return {prefix for source in scripts().values() for prefix in TEMPLATE.findall(source)}


def said() -> list[Said]:
    return [call for where, source in scripts().items() for call in calls(where, source)]


def calls(where: str, source: str) -> Iterator[Said]:
    for match in CALL.finditer(source):
        key, *rest = arguments(source[match.end() :])
        line = source.count("\n", 0, match.start()) + 1
        keys = frozenset(LITERAL.findall(key))
        yield Said(f"{where}:{line}", keys, frozenset(TEMPLATE.findall(key)), facts(rest[0]) if rest else frozenset())


def facts(argument: str) -> frozenset[str] | None:
    """The property names of an object literal; None for any other expression."""
    if not (argument.startswith("{") and argument.endswith("}")):
        return None
    found = [PROPERTY.match(entry) for entry in arguments(argument[1:]) if entry]
    return None if None in found else frozenset(match[1] or match[2] for match in found if match)


def arguments(source: str) -> list[str]:
    """The parts between commas, up to the closing bracket; `source` begins after the opening bracket."""
    parts, depth, start, place = [], 0, 0, 0
    while depth >= 0:
        sign = source[place]
        if sign in "\"'`":
            place += len(string(source[place:])) - 1
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and sign == ","):
            parts.append(source[start:place].strip())
            start = place + 1
        place += 1
    return [part for part in parts if part]


def string(source: str) -> str:
    """The string literal at the beginning of `source`, with its quotation marks."""
    place = 1
    while source[place] != source[0]:
        if source[place] == "\\":
            place += 1
        elif source[0] == "`" and source.startswith("${", place):
            place += 1 + closing(source[place + 2 :])
        place += 1
    return source[: place + 1]


def closing(source: str) -> int:
    """Length up to and including the bracket that closes a placeholder."""
    depth, place = 0, 0
    while depth >= 0:
        if source[place] in "\"'`":
            place += len(string(source[place:])) - 1
        depth += (source[place] in "([{") - (source[place] in ")]}")
        place += 1
    return place
