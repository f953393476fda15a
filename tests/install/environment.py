"""Runs commands as a user does: in a separate folder, with nothing of the checkout in reach."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DIST = ROOT / "build" / "dist"
"""Where `make` puts the sdist and the wheel that it builds from the sdist."""

BUILDER = ROOT / "build" / "builder" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
"""A Python without our dependencies, as users have it."""

SECONDS = 900
"""Far longer than a build takes on a busy machine."""


def plain_variables(**more: str) -> dict[str, str]:
    """The variables of this process without those that lead Python back to the checkout or its environment."""
    ours = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    return {name: value for name, value in os.environ.items() if name not in ours} | {"LC_ALL": "C.UTF-8"} | more


def run(*command: str | Path, folder: Path, **variables: str) -> str:
    """The output of a command; a failure shows all of it."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env=plain_variables(**variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}"
    return done.stdout


def sdist() -> Path:
    found = list(DIST.glob("aprendiz-*.tar.gz"))
    assert len(found) == 1, "make builds it: run `make build/engine/.built`"
    return found[0]


def wheel() -> Path:
    found = list(DIST.glob("aprendiz-*.whl"))
    assert len(found) == 1, "make builds it: run `make build/engine/.built`"
    return found[0]


def installed(built: Path, folder: Path) -> Path:
    """The folder with the commands of an empty environment into which a wheel was installed."""
    run(sys.executable, "-m", "venv", folder, folder=folder.parent)
    commands = folder / ("Scripts" if sys.platform == "win32" else "bin")
    run(commands / "python", "-m", "pip", "install", built, folder=folder.parent)
    return commands
