"""New files that appear whole or not at all. A path that cannot be written is reported before the work, not after."""

import os
from contextlib import AbstractContextManager
from pathlib import Path
from secrets import token_hex
from typing import Final

from aprendiz.core.errors import Invalid

EVERYBODY: Final = 0o666
"""File mode for ordinary files; the user's umask restricts it."""

OWNER: Final = 0o600


class Draft(AbstractContextManager["Draft"]):
    """A temporary file with a unique name beside the target; `keep` renames it to the target, else it is deleted."""

    def __init__(self, path: Path, mode: int = EVERYBODY) -> None:
        self._path = path
        try:
            if path.exists():
                raise Invalid(str(path), "exists")
            self.beside = path.with_name(f".{path.name}.{token_hex(4)}")
            os.close(os.open(self.beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
        except (OSError, ValueError) as error:
            raise unwritable(path, error) from error

    def __exit__(self, *_: object) -> None:
        self.beside.unlink(missing_ok=True)

    def write(self, text: str) -> None:
        """Write the text and keep the file."""
        try:
            self.beside.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            raise unwritable(self._path, error) from error
        self.keep()

    def keep(self) -> None:
        try:
            self.beside.replace(self._path)
        except OSError as error:
            raise unwritable(self._path, error) from error


def unwritable(path: Path, error: OSError | ValueError) -> Invalid:
    if isinstance(error, Invalid):
        return error
    return Invalid(str(path), "unwritable", reason=getattr(error, "strerror", None) or str(error))
