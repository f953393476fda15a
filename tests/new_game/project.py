"""A copy of the project, to which a game is added by the steps of CONTRIBUTING."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from aprendiz.lang.languages import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
TOWER: Final = Path(__file__).parent / "tower"
"""The files of Tower, where they belong in a project."""

COPIED: Final = ("src/aprendiz", "docs/rules", "tests", "tools", "pyproject.toml")
LEFT_OUT: Final = shutil.ignore_patterns("new_game", "records", "__pycache__")


class Project:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.touched: set[str] = set()
        """The files that were added or changed in the copy."""
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy(ROOT / name, folder / name)

    def files(self) -> dict[str, bytes]:
        """Every file with its content, except those that Python generates."""
        paths = [path for path in self.folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        return {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}

    def add_tower(self) -> None:
        before = self.files()
        self._carry_out_the_steps()
        after = self.files()
        self.touched = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}

    def _carry_out_the_steps(self) -> None:
        shutil.copytree(TOWER, self.folder, ignore=LEFT_OUT, dirs_exist_ok=True)
        shutil.copy(ROOT / "tests/core/tower.py", self.folder / "src/aprendiz/games/tower/rules.py")
        names = self.folder / "src/aprendiz/games/__init__.py"
        before = names.read_text(encoding="utf-8")
        after = before.replace('"labyrinth")', '"labyrinth", "tower")')
        assert after != before
        names.write_text(after, encoding="utf-8")
        self.run("-m", "tests.lang.sentences")
        self.run("-m", "tools.messages")

    @property
    def environment(self) -> dict[str, str]:
        return {
            **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTEST"))},
            "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)]),
            "PYTHONIOENCODING": "utf-8",
            "LC_ALL": "C.UTF-8",
        }

    def run(self, *arguments: str, typed: str = "") -> str:
        """The output of Python with these arguments, run in the copy; it must succeed without warnings."""
        run = subprocess.run(
            [sys.executable, *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=self.environment,
            cwd=self.folder,
            check=False,
        )
        assert (run.returncode, run.stderr) == (0, ""), f"{arguments}\n{run.stdout}\n{run.stderr}"
        return run.stdout

    @contextmanager
    def served(self) -> Iterator[str]:
        """The address of a server with the games of the copy."""
        program = [sys.executable, str(Path(__file__).parent / "tower_server.py")]
        with subprocess.Popen(
            program,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=self.environment,
            cwd=self.folder,
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            assert url, "the server did not start"
            try:
                yield url
            finally:
                process.stdin.close()

    def aprendiz(self, *arguments: str, typed: str = "") -> str:
        return self.run("-m", "aprendiz", *arguments, typed=typed)


def named_files(game: str) -> set[str]:
    """The files and folders that CONTRIBUTING names for a new game: each numbered step begins with one."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition("## How do I add a game?")[2].partition("\n## ")[0]
    steps = re.findall(r"^\d+\. (.*)", section, flags=re.MULTILINE)
    found: set[str] = set()
    for step in steps:
        name = re.match(r"`([^`]+)`: ", step)
        assert name, f"no file at the beginning of: {step}"
        path = name[1].replace("<game>", game)
        found |= {path.replace("<language>", language) for language in LANGUAGES}
    return found
