"""New files that are there whole or not at all; whether they can be written shows at once, not after an hour."""

from contextlib import AbstractContextManager
from pathlib import Path
from secrets import token_hex

from aprendiz.core.errors import Invalid


class Draft(AbstractContextManager["Draft"]):
    """A file beside the one that is wanted; it takes its name when all is written."""

    def __init__(self, name: str) -> None:
        self._path = Path(name)
        try:
            if self._path.exists():
                raise Invalid(name, "exists")
            self._beside = self._path.with_name(f".{self._path.name}.{token_hex(4)}")
            self._beside.open("x").close()
        except (OSError, ValueError) as error:
            raise unwritable(self._path, error) from error

    def __exit__(self, *_: object) -> None:
        self._beside.unlink(missing_ok=True)

    def write(self, text: str) -> None:
        try:
            self._beside.write_text(text, encoding="utf-8", newline="\n")
            self._beside.replace(self._path)
        except OSError as error:
            raise unwritable(self._path, error) from error


def unwritable(path: Path, error: OSError | ValueError) -> Invalid:
    if isinstance(error, Invalid):
        return error
    return Invalid(str(path), "unwritable", reason=getattr(error, "strerror", None) or str(error))
