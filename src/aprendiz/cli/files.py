"""Reading and writing records and logs at the command line."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aprendiz.core.document import Document, read_file, write
from aprendiz.core.errors import Invalid
from aprendiz.games import load

OPENED: Final = b'{"kind":"Opened"'
"""The beginning of every log of a table."""


@dataclass(frozen=True, slots=True)
class TableLog:
    """The log of an archived table."""

    entries: tuple[bytes, ...]


def read_any(name: str) -> Document | TableLog:
    """Only a file whose name ends with `.jsonl`, as archived ones do, can be the log of a table."""
    if name.endswith(".jsonl"):
        with suppress(OSError, ValueError), Path(name).open("rb") as file:
            lines = tuple(line.removesuffix(b"\n") for line in file)
            if lines and lines[0].startswith(OPENED):
                return TableLog(lines)
    return read(name)


def read(name: str) -> Document:
    return read_file(Path(name), load)


def keep(document: Document, name: str, otherwise: str) -> str:
    """Write to a new file and return its name; if `name` is empty, to the first free name made of `otherwise`."""
    path = Path(name) if name else free(otherwise)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(write(document))
    except FileExistsError as error:
        raise Invalid(str(path), "exists") from error
    except (OSError, ValueError) as error:
        raise Invalid(str(path), "unwritable", reason=getattr(error, "strerror", None) or str(error)) from error
    return str(path)


def free(stem: str) -> Path:
    number = 1
    while (path := Path(f"{stem}-{number}.json")).exists():
        number += 1
    return path
