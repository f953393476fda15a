"""Where a server keeps its tables if nobody says otherwise."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from aprendiz.core.errors import Invalid

DATABASE: Final = "tables.sqlite3"
NOTE: Final = "server.json"
"""Where a running server can be found by whoever owns the folder."""


def data_folder() -> Path:
    """The user's data folder by the custom of the platform."""
    return made(customary(sys.platform, os.environ))


def made(folder: Path) -> Path:
    """The same folder, which is there now; if it is new, nobody else may look into it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Invalid(str(folder), "unwritable", reason=error.strerror or str(error)) from error
    return folder


def customary(platform: str, environment: Mapping[str, str]) -> Path:
    if platform == "win32":
        return chosen(environment, "LOCALAPPDATA", "AppData/Local") / "Aprendiz"
    if platform == "darwin":
        return home() / "Library" / "Application Support" / "Aprendiz"
    return chosen(environment, "XDG_DATA_HOME", ".local/share") / "aprendiz"


def chosen(environment: Mapping[str, str], variable: str, otherwise: str) -> Path:
    """What a variable says, which counts only if it does not depend on where one stands."""
    given = Path(environment.get(variable, ""))
    return given if given.is_absolute() else home() / otherwise


def home() -> Path:
    try:
        return Path.home()
    except RuntimeError as error:
        raise Invalid("--data", "missing") from error
