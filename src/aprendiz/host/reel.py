"""Everything that everybody was sent in one game, word for word: the newest at hand, what is older in little room."""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from aprendiz.core.session import Viewer

RECENT: Final = 24
"""How many changes are kept ready for those who missed some, and for bots."""

TOGETHER: Final = 8
"""How many changes are pressed together: one says nearly the same as the next, and to one seat as to the others."""

LEVEL: Final = 3

Lines = Mapping[Viewer, bytes]
"""The update of everybody in JSON."""


class Reel:
    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self._viewers = tuple(viewers)
        self._wound: list[bytes] = []
        self._loose: list[Lines] = []

    def add(self, lines: Lines) -> None:
        self._loose.append(lines)
        if len(self._loose) == RECENT + TOGETHER:
            self._wound.append(self._pressed(self._loose[:TOGETHER]))
            del self._loose[:TOGETHER]

    def take_back(self) -> None:
        """Forget the newest change."""
        self._loose.pop()

    def recent(self, viewer: Viewer, most: int) -> tuple[bytes, ...]:
        """The newest updates of a viewer, at most so many."""
        return tuple([lines[viewer] for lines in self._loose[-most:]])

    def sent_to(self, viewer: Viewer) -> list[bytes]:
        before = unwound(self._wound, self._viewers.index(viewer), len(self._viewers))
        return before + [lines[viewer] for lines in self._loose]

    def wound(self) -> tuple[bytes, ...]:
        """All of it, to be kept."""
        return (*self._wound, self._pressed(self._loose))

    def _pressed(self, changes: Iterable[Lines]) -> bytes:
        lines = [change[viewer] for change in changes for viewer in self._viewers]
        return zlib.compress(b"\n".join(lines), LEVEL)


def unwound(reel: Iterable[bytes], viewer: int, viewers: int) -> list[bytes]:
    """The updates of one of so many viewers, counted from 0."""
    return [line for part in reel for line in zlib.decompress(part).split(b"\n")[viewer::viewers]]
