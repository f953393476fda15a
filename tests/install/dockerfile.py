"""Runs a Dockerfile without Docker: each stage is a copy-on-write view of this machine's root folder.

FROM, COPY, WORKDIR and RUN are executed as they stand; the image's Python is a new environment of this Python. All
writes go to a scratch folder, so `apt-get install` and `useradd` change nothing outside it.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.install.environment import ROOT, run

PYTHON = "/opt/python"

HASTY = """#!/bin/sh
exec gcc "$@" -O0 -fno-lto
"""
"""A compiler that optimises nothing and is quicker: the build is tested here, not the engine's speed."""

ENTER = """
set -e
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
mount -t proc proc "$1/root/proc"
mount --rbind /dev "$1/root/dev"
mkdir -p "$1/root$2"
exec chroot "$1/root" /bin/sh -c 'cd "$1" && exec /bin/sh -c "$2"' sh "$2" "$3"
"""


def can_run() -> bool:
    """Whether this machine has what a stage needs: root, Debian's packages, private mounts."""
    if not sys.platform.startswith("linux") or shutil.which("apt-get") is None or shutil.which("unshare") is None:
        return False
    with TemporaryDirectory() as folder:
        try:
            Stage(Path(folder)).run("true")
        except AssertionError:
            return False
    return True


class Stage:
    """One stage of a build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workdir = "/"
        for part in ("upper", "work", "root"):
            (folder / part).mkdir(parents=True)
        self.compiler = folder / "cc"
        self.compiler.write_text(HASTY, encoding="utf-8")
        self.compiler.chmod(0o755)

    def run(self, command: str) -> str:
        path = f"{PYTHON}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        unshare = ("unshare", "--mount", "sh", "-c", ENTER, "sh")
        return run(*unshare, self.folder, self.workdir, command, folder=self.folder, PATH=path, CC=str(self.compiler))

    def path(self, name: str) -> Path:
        """The path, outside the stage, of a file that the stage has written."""
        return self.folder / "upper" / str(Path(self.workdir, name)).lstrip("/")

    def copy(self, source: Path, target: str, *, into: bool) -> None:
        place = self.path(target) / source.name if into else self.path(target)
        place.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(
                source, place, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
            )
        else:
            shutil.copy2(source, place)


def built(dockerfile: Path, folder: Path) -> Stage:
    """The last stage, after every instruction was executed in order."""
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for word, rest in instructions(dockerfile):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            stage = stages[name] = Stage(folder / name)
            stage.run(f"{Path(sys.executable).resolve()} -m venv {PYTHON}")
        elif stage is None:
            assert word == "ARG", word
        elif word == "RUN":
            stage.run(rest)
        elif word == "WORKDIR":
            stage.workdir = rest
        elif word == "COPY":
            *sources, target = rest.split()
            if sources[0].startswith("--from="):
                _, source = sources
                stage.copy(stages[sources[0].removeprefix("--from=")].path(source), target, into=False)
            else:
                for source in sources:
                    stage.copy(ROOT / source, target, into=target.endswith("/"))
        else:
            assert word in {"ENV", "VOLUME", "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}, word
    assert stage is not None
    return stage


def instructions(dockerfile: Path) -> Iterator[tuple[str, str]]:
    """Each instruction and its arguments, with continued lines joined."""
    text = re.sub(r"^#.*\n", "", dockerfile.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for line in re.sub(r"\\\n", " ", text).splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield word, rest


def entry_point(dockerfile: Path) -> list[str]:
    """The program that a container starts."""
    [command] = [json.loads(rest) for word, rest in instructions(dockerfile) if word == "ENTRYPOINT"]
    return [str(part) for part in command]
