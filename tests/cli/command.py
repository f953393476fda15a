"""Runs `aprendiz` as a user does: in a process of its own."""

import os
import subprocess
import sys

COMMAND = (sys.executable, "-m", "aprendiz")
USUAL = {**os.environ, "PYTHONIOENCODING": "utf-8:strict", "PYTHONUNBUFFERED": ""}
"""The environment, whatever the tests themselves were started with."""


def aprendiz(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        env=USUAL,
        timeout=60,
        check=False,
    )
