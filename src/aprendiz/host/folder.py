"""The default data folder of a server."""

import sys
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from aprendiz.core.errors import Invalid

DATABASE: Final = "tables.sqlite3"
KEYS: Final = "keys.secret"
"""The file with the secret that signs the keys of devices."""

NOTE: Final = "server.json"
"""The file in which a running server leaves its address for the owner of the folder."""

NAME: Final = "Aprendiz" if sys.platform in ("darwin", "win32") else "aprendiz"
"""The name of the folder, by the convention of the platform."""


def usual_folder() -> Path:
    """The user's data folder; raises Invalid if the user has no home."""
    try:
        return user_data_path(NAME, appauthor=False)
    except RuntimeError as error:
        raise Invalid("--data", "missing") from error


def made(folder: Path) -> Path:
    """Create the folder if it is missing, readable for its owner alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Invalid(str(folder), "unwritable", reason=error.strerror or str(error)) from error
    return folder
