"""Edition files: what a box contains, read from TOML, checked entry by entry."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from aprendiz.core.errors import Invalid

LARGEST_FILE = 1_000_000


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name that cannot be one, too long or with odd signs, is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


class Entries:
    """One table of an edition file; every reading names the entry it found wrong, and `end` any that is unknown."""

    def __init__(self, data: Mapping[str, object], where: str = "") -> None:
        self._data = data
        self._where = where
        self._read: set[str] = set()

    @classmethod
    def of_file(cls, path: Path) -> Self:
        try:
            with path.open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
        except OSError as error:
            raise Invalid(str(path), f"cannot be read: {error.strerror}") from error
        if len(data) > LARGEST_FILE:
            raise Invalid(str(path), f"is larger than an edition file may be ({LARGEST_FILE} bytes)")
        try:
            return cls.of_text(data.decode("utf-8"), str(path))
        except UnicodeDecodeError as error:
            raise Invalid(str(path), "is not a text file in UTF-8") from error

    @classmethod
    def of_text(cls, text: str, name: str) -> Self:
        try:
            return cls(tomllib.loads(text), f"{name}: ")
        except (ValueError, RecursionError) as error:  # Also for numbers and nesting beyond all bounds.
            raise Invalid(name, f"is not valid TOML: {error}") from error

    def table(self, key: str) -> "Entries":
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"must be a table, not {value!r}")
        return Entries(value, f"{self._path(key)}.")

    def names(self) -> tuple[str, ...]:
        return tuple(self._data)

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, f"must be a text, not {value!r}")
        return value

    def whole(self, key: str, least: int, most: int) -> int:
        return self._whole(self._get(key), self._path(key), least, most)

    def wholes(self, key: str, length: int, least: int, most: int) -> tuple[int, ...]:
        """A list of 1 to `length` whole numbers."""
        items = self._list(key, length)
        return tuple(self._whole(item, f"{self._path(key)}, entry {n}", least, most) for n, item in enumerate(items, 1))

    def words(self, key: str, length: int, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of 1 to `length` words."""
        items = self._list(key, length)
        for n, item in enumerate(items, start=1):
            if item not in allowed:
                raise Invalid(f"{self._path(key)}, entry {n}", f"must be one of {', '.join(allowed)}, not {item!r}")
        return tuple(str(item) for item in items)

    def end(self) -> None:
        for key in self._data:
            if key not in self._read:
                known = ", ".join(sorted(self._read))
                raise self.wrong(key, f"is not an entry of an edition; known here: {known}")

    def wrong(self, key: str, problem: str) -> Invalid:
        """The error to raise about an entry."""
        return Invalid(self._path(key), problem)

    def _get(self, key: str) -> object:
        self._read.add(key)
        if key not in self._data:
            raise self.wrong(key, "is missing")
        return self._data[key]

    def _list(self, key: str, length: int) -> list[object]:
        value = self._get(key)
        if not isinstance(value, list) or not 1 <= len(value) <= length:
            raise self.wrong(key, f"must be a list of 1 to {length} entries, not {value!r}")
        return value

    def _whole(self, value: object, entry: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Invalid(entry, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def _path(self, key: str) -> str:
        return f"{self._where}{key}"
