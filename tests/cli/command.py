"""Runs `aprendiz` as a user does: in its own process, in English by default."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import aprendiz as package
from tests.cli import warm

COMMAND = (sys.executable, "-m", "aprendiz")
TEXT_PLAY = ("play", "--text")
"""Plays in the terminal; without `--text`, the table opens in a browser."""

LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS")
USUAL = {
    **{name: value for name, value in os.environ.items() if name not in LOCALE},
    "PYTHONPATH": str(Path(package.__path__[0]).parent),
    "LC_ALL": "C.UTF-8",
    "PYTHONIOENCODING": "utf-8:strict",
    "PYTHONUNBUFFERED": "",
}
"""A fixed environment, independent of that of the tests."""


def aprendiz(
    *arguments: str, typed: str = "", folder: Path | None = None, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    variables = {**USUAL, **(environment or {})}
    if hasattr(os, "fork") and not any(name.startswith("PYTHON") for name in environment or {}):
        return warm.run(arguments, typed, variables, folder)
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        env=variables,
        cwd=folder,
        timeout=600,
        check=False,
    )
