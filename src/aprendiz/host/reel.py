"""All updates that every viewer was sent in one game, compressed."""

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from aprendiz.core.session import Viewer

LOOSE: Final = 64 * 1024
"""Bytes that are compressed together. Updates compress well: they differ little between changes and between seats."""

LEVEL: Final = 3

Lines = Mapping[Viewer, bytes]
"""The update of each viewer in JSON."""


class Reel:
    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self._viewers = tuple(viewers)
        self._wound: list[bytes] = []
        self._loose: list[Lines] = []
        """The newest changes, not yet compressed."""
        self._size = 0
        """Total size of the loose lines in bytes."""

    def add(self, lines: Lines) -> None:
        self._loose.append(lines)
        self._size += sum([len(line) for line in lines.values()])
        if self._size > LOOSE:
            self._wound.append(self._pressed())
            self._loose, self._size = [], 0

    def drop_newest(self) -> None:
        """Forget the newest change."""
        if not self._loose:
            lines, count = parts_of(self._wound.pop()), len(self._viewers)
            for at in range(0, len(lines), count):
                self._loose.append(dict(zip(self._viewers, lines[at : at + count], strict=True)))
        self._loose.pop()

    def recent(self, viewer: Viewer, most: int) -> tuple[bytes, ...]:
        """The newest updates of a viewer, at most `most`."""
        found = [lines[viewer] for lines in self._loose[-most:]]
        position = len(self._wound)
        while position > 0 and len(found) < most:
            position -= 1
            found = [*self._unwound([self._wound[position]], viewer), *found]
        return tuple(found[-most:])

    def sent_to(self, viewer: Viewer) -> list[bytes]:
        return list(self.stream(viewer))

    def stream(self, viewer: Viewer) -> Iterator[bytes]:
        """All updates of a viewer until now, uncompressed bit by bit. Later changes of the reel make no difference."""
        return chain(self._unwound(tuple(self._wound), viewer), [lines[viewer] for lines in self._loose])

    def wound(self) -> tuple[bytes, ...]:
        """Everything, compressed, for storing."""
        return (*self._wound, self._pressed()) if self._loose else tuple(self._wound)

    def _pressed(self) -> bytes:
        lines = [change[viewer] for change in self._loose for viewer in self._viewers]
        return zlib.compress(b"\n".join(lines), LEVEL)

    def _unwound(self, parts: Iterable[bytes], viewer: Viewer) -> Iterator[bytes]:
        return unwound(parts, self._viewers.index(viewer), len(self._viewers))


def unwound(reel: Iterable[bytes], viewer: int, viewers: int) -> Iterator[bytes]:
    """The updates of one viewer: `viewer` is its index, `viewers` the number of all."""
    for part in reel:  # No generator expression: compiled, it would make the whole list at once.
        yield from parts_of(part)[viewer::viewers]


def parts_of(wound: bytes) -> list[bytes]:
    return zlib.decompress(wound).split(b"\n")
