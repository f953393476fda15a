"""Runs `aprendiz` as a user does: in a process of its own, in English unless something else is asked for."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import aprendiz as package

COMMAND = (sys.executable, "-m", "aprendiz")
TEXT_PLAY = ("play", "--text")
"""A game in the terminal; without the option, the table opens in a browser."""

LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS")
USUAL = {
    **{name: value for name, value in os.environ.items() if name not in LOCALE},
    "PYTHONPATH": str(Path(package.__path__[0]).parent),
    "LC_ALL": "C.UTF-8",
    "PYTHONIOENCODING": "utf-8:strict",
    "PYTHONUNBUFFERED": "",
}
"""The environment, whatever the tests themselves were started with."""


def aprendiz(
    *arguments: str, typed: str = "", folder: Path | None = None, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        env={**USUAL, **(environment or {})},
        cwd=folder,
        timeout=60,
        check=False,
    )
