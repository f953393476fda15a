"""Reads files and messages key by key; every error says where it is."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Final, Self, TypeVar

from aprendiz.core.errors import Invalid

T = TypeVar("T")

LARGEST_FILE = 1_000_000

MOST_DOTS_IN_LINE: Final = 8
MOST_DOTS: Final = 1000
DEEPEST_TOML: Final = 8
"""Bounds on a TOML file, checked before it is parsed: the parser needs quadratic time for long dotted keys.

The editions that come with the games have at most one dot in a line, and lists in tables.
"""

TEXT_OR_COMMENT: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5})?'
    r"|'''(?:[^']|'(?!''))*(?:'{3,5})?"
    r'|"(?:[^"\\\n]|\\[^\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*",
    re.DOTALL,
)
"""A text of TOML, closed or not, or a comment. Matches in linear time: no character can be matched in two ways."""


def edition_reader(source: str | Path | Mapping[str, object], known: tuple[str, ...], package: str) -> "Reader":
    """A reader of an edition: one from the game's package by name, a custom file, or the contents of such a file."""
    if isinstance(source, Mapping):
        return Reader(source, "edition.")
    if isinstance(source, str) and source in known:
        return Reader.of_text(edition_file(package, source), source)
    path = Path(source)
    if isinstance(source, str) and not is_file(path):
        raise Invalid("edition", "one-of-or-file", known=known, found=source)
    return Reader.of_file(path)


def edition_file(package: str, name: str) -> str:
    """The text of an edition's file in a game's package."""
    return resources.files(package).joinpath("editions", f"{name}.toml").read_text(encoding="utf-8")


def is_file(path: Path) -> bool:
    """Whether the file exists; False for a path that the system rejects, such as one that is too long."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def text_of(path: Path, most: int) -> str:
    """A file as text; raises Invalid if it has more than `most` bytes."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise Invalid(str(path), "unreadable", reason=getattr(error, "strerror", None) or str(error)) from error
    if len(data) > most:
        raise Invalid(str(path), "too-large", most=most)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Invalid(str(path), "not-utf-8") from error


def toml(text: str, name: str) -> dict[str, object]:
    """The contents of a TOML file; `name` appears in the error."""
    check_bounds(text, name)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # Huge numbers and deep nesting raise these, too.
        raise Invalid(name, "not-toml", reason=str(error)) from error


def check_bounds(text: str, name: str) -> None:
    """Raises Invalid if a TOML file has too many dots outside texts, or too deep nesting; takes linear time."""
    bare = TEXT_OR_COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), start=1):
        if (count := line.count(".")) > MOST_DOTS_IN_LINE:
            raise Invalid(name, "too-many-dots-in-line", most=MOST_DOTS_IN_LINE, count=count, line=number)
    if (count := bare.count(".")) > MOST_DOTS:
        raise Invalid(name, "too-many-dots", most=MOST_DOTS, count=count)
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > DEEPEST_TOML:
            raise Invalid(name, "too-deep", most=DEEPEST_TOML)


@contextmanager
def within(place: str) -> Iterator[None]:
    """Prefixes `where` of errors raised inside with `place`."""
    try:
        yield
    except Invalid as error:
        raise Invalid(f"{place}{error.where}", error.problem, **error.given) from error


class Reader:
    """Reads one TOML table or JSON object; every error says where it is, and `end` rejects unknown keys."""

    def __init__(self, data: Mapping[str, object], where: str = "") -> None:
        self._data = data
        self._where = where
        self._read: set[str] = set()

    @classmethod
    def of(cls, data: object, where: str = "") -> Self:
        if not isinstance(data, dict):
            raise Invalid(where.rstrip("."), "table", found=data)
        return cls(data, where)

    @classmethod
    def of_file(cls, path: Path) -> Self:
        return cls.of_text(text_of(path, LARGEST_FILE), str(path))

    @classmethod
    def of_text(cls, text: str, name: str) -> Self:
        return cls(toml(text, name), f"{name}: ")

    def table(self, key: str) -> "Reader":
        return Reader.of(self.value(key), f"{self._path(key)}.")

    def mapping(self, key: str) -> dict[str, object]:
        """A table as a plain dictionary, for another reader."""
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "table", found=value)
        return value

    def value(self, key: str) -> object:
        self._read.add(key)
        if key not in self._data:
            raise self.wrong(key, "missing")
        return self._data[key]

    def optional(self, key: str, reading: Callable[[str], T]) -> T | None:
        """None if the value is null, otherwise the result of `reading`."""
        return None if self.value(key) is None else reading(key)

    def constant(self, key: str, expected: str) -> None:
        value = self.value(key)
        if value != expected:
            raise self.wrong(key, "one-of", known=(expected,), found=value)

    def items(self, key: str) -> list[tuple[str, object]]:
        """The items of a list, each with its path."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(key, "list", found=value)
        return [(f"{self._path(key)}.{number}", item) for number, item in enumerate(value, start=1)]

    def number(self, key: str) -> int:
        return self.number_of(self.value(key), self._path(key))

    @staticmethod
    def number_of(value: object, where: str) -> int:
        if type(value) is not int:
            raise Invalid(where, "number", found=value)
        return value

    def names(self) -> tuple[str, ...]:
        return tuple(self._data)

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, "text", found=value)
        return value

    def name(self, key: str, most: int) -> str:
        """A text of 1 to `most` printable characters without surrounding space."""
        value = self.value(key)
        if not isinstance(value, str) or not 1 <= len(value.strip()) == len(value) <= most or not value.isprintable():
            raise self.wrong(key, "name", most=most, found=value)
        return value

    def hexadecimal(self, key: str, length: int) -> str:
        return self.hexadecimal_of(self.value(key), self._path(key), length)

    @staticmethod
    def hexadecimal_of(value: object, where: str, length: int) -> str:
        if not isinstance(value, str) or not re.fullmatch(f"[0-9a-f]{{{length}}}", value):
            raise Invalid(where, "hex", length=length, found=value)
        return value

    def whole(self, key: str, least: int, most: int) -> int:
        return self._whole(self.value(key), self._path(key), least, most)

    def wholes(self, key: str, length: int, least: int, most: int) -> tuple[int, ...]:
        """A list of 1 to `length` whole numbers."""
        items = self._list(key, length)
        return tuple(self._whole(item, f"{self._path(key)}.{n}", least, most) for n, item in enumerate(items, 1))

    def texts(self, key: str, length: int) -> list[tuple[str, str]]:
        """A list of 1 to `length` texts, each with its path."""
        items = [(f"{self._path(key)}.{n}", item) for n, item in enumerate(self._list(key, length), start=1)]
        for where, item in items:
            if not isinstance(item, str):
                raise Invalid(where, "text", found=item)
        return [(where, str(item)) for where, item in items]

    def words(self, key: str, length: int, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of 1 to `length` words, each of them among the allowed ones."""
        items = self._list(key, length)
        for n, item in enumerate(items, start=1):
            if item not in allowed:
                raise Invalid(f"{self._path(key)}.{n}", "one-of", known=allowed, found=item)
        return tuple(str(item) for item in items)

    def end(self) -> None:
        for key in self._data:
            if key not in self._read:
                raise self.wrong(key, "unknown", known=tuple(sorted(self._read)))

    def wrong(self, key: str, problem: str, **facts: object) -> Invalid:
        """The error to raise about a key."""
        return Invalid(self._path(key), problem, **facts)

    def _list(self, key: str, length: int) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list) or not 1 <= len(value) <= length:
            raise self.wrong(key, "list-of", most=length, found=value)
        return value

    def _whole(self, value: object, where: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Invalid(where, "whole", least=least, most=most, found=value)
        return value

    def _path(self, key: str) -> str:
        return f"{self._where}{key}"
