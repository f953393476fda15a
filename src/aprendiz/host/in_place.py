"""Notices when the files of an open database were deleted or replaced: what is written to them then would be lost."""

import os
from pathlib import Path
from typing import Final

from aprendiz.host.store import StoreFailed

BESIDE: Final = ("", "-wal", "-shm")
"""Endings of the files that SQLite uses, all of them open as long as a connection is."""

HAS_INODES: Final = os.name == "posix"
"""Elsewhere a file that is open can neither be deleted nor replaced; only its absence is noticed."""


class InPlace:
    """The files of a database as they were when it was opened. They are never opened here: see `connection`."""

    def __init__(self, database: Path) -> None:
        paths = [Path(f"{database.absolute()}{ending}") for ending in BESIDE]
        self._files = {path: identity(path) for path in paths}

    def check(self) -> None:
        """Raises StoreFailed if a file is no longer where it was. Works again if the same file is put back."""
        for path, known in self._files.items():
            try:
                found = identity(path)
            except FileNotFoundError as error:
                raise StoreFailed(f"{path.name} was deleted or moved", "gone") from error
            except OSError as error:
                raise StoreFailed(f"{path.name}: {error.strerror}") from error
            if found != known:
                raise StoreFailed(f"{path.name} was replaced by another file", "replaced")


def identity(path: Path) -> tuple[int, int]:
    """Device and inode; both 0 where they cannot tell files apart."""
    found = path.stat()
    return (found.st_dev, found.st_ino) if HAS_INODES else (0, 0)
