"""What the browser's scripts say: the messages they name, and the facts they give with them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import aprendiz

WEB = Path(aprendiz.__path__[0]) / "web"

CALL = re.compile(r"(?:(?<![\w$.])t|\.say)\(")
WORD = r"[a-z][a-z0-9-]*"
# A word that something is compared with is none that is said.
LITERAL = re.compile(rf"""(?<![=!]= )["']({WORD})["'](?! [=!]=)""")
TEMPLATE = re.compile(rf"`({WORD}-)\$\{{")
PROPERTY = re.compile(r"""^(?:["']([\w-]+)["']|(\w+))\s*(?::|$)""")


@dataclass(frozen=True)
class Said:
    """One call of `t` or `say`."""

    where: str
    keys: frozenset[str]
    """The messages it names."""

    prefixes: frozenset[str]
    """How the names that it puts together begin: `phase-` of `phase-${phase}`."""

    facts: frozenset[str] | None
    """The names of the facts it gives; None where they are not written out."""


@cache
def scripts() -> dict[str, str]:
    paths = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]
    return {str(path.relative_to(WEB)): path.read_text(encoding="utf-8") for path in paths}


def quoted() -> set[str]:
    """Every word between quotation marks."""
    return {word for source in scripts().values() for word in re.findall(rf"""["']({WORD})["']""", source)}


def prefixes() -> set[str]:
    """How every word begins that is put together."""
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
    """The names in an object that is written out."""
    if not (argument.startswith("{") and argument.endswith("}")):
        return None
    found = [PROPERTY.match(entry) for entry in arguments(argument[1:]) if entry]
    return None if None in found else frozenset(match[1] or match[2] for match in found if match)


def arguments(source: str) -> list[str]:
    """What stands between commas up to the bracket that closes, which is not opened in `source`."""
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
    """The text that begins here, with its quotation marks."""
    place = 1
    while source[place] != source[0]:
        if source[place] == "\\":
            place += 1
        elif source[0] == "`" and source.startswith("${", place):
            place += 1 + closing(source[place + 2 :])
        place += 1
    return source[: place + 1]


def closing(source: str) -> int:
    """How far it is to the bracket that closes a placeholder, and over it."""
    depth, place = 0, 0
    while depth >= 0:
        if source[place] in "\"'`":
            place += len(string(source[place:])) - 1
        depth += (source[place] in "([{") - (source[place] in ")]}")
        place += 1
    return place
