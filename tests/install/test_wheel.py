"""The wheel built from the sdist, compiled and plain, installed where nothing of the checkout is in reach."""

import re
import signal
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from shutil import which
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest

from tests.install.environment import BUILDER, installed, plain_variables, run, sdist, wheel

GAMES = ("flautz", "magus", "labyrinth")
LANGUAGES = ("es", "en", "it", "ca", "pt")
LINKS = re.compile(r'(?:src|href)="(/[^"]*)"')
IMPORTS = re.compile(r'(?:from|import)\s*\(?"(\.[^"]+\.js)"')
COMMENTS = re.compile(r"/\*.*?\*/", re.DOTALL)
SECONDS = 300
LAST_LINE = "Ctrl-C stops it.\n"
"""The last line that a server prints when it is ready."""


def test_the_wheel_is_compiled_where_there_is_a_compiler(tmp_path: Path) -> None:
    commands = installed(wheel(), tmp_path / "environment")
    version = run(commands / "aprendiz", "--version", folder=tmp_path)
    assert ("engine: compiled" if can_compile() else "engine: plain Python") in version.splitlines()
    check_use(commands, tmp_path)


def test_without_a_working_compiler_the_plain_engine_is_installed(tmp_path: Path) -> None:
    built, said = build(sdist(), tmp_path, CC="/bin/false")
    assert said == ["aprendiz: found no C compiler with Python's headers; installing the plain engine"]
    commands = installed(built, tmp_path / "environment")
    assert "engine: plain Python" in run(commands / "aprendiz", "--version", folder=tmp_path).splitlines()
    check_use(commands, tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler that fails is a shell script")
def test_a_compiler_that_fails_half_way_does_not_fail_the_installation(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *probe*) exec cc "$@";; esac\nexit 1\n', encoding="utf-8")
    compiler.chmod(0o755)
    built, said = build(sdist(), tmp_path, CC=str(compiler))
    assert built.name.endswith("-py3-none-any.whl")
    assert len(said) == 1
    assert can_compile() is said[0].startswith("aprendiz: compiling failed (error: ")
    assert said[0].endswith("installing the plain engine")


def test_modules_that_mypyc_refuses_do_not_fail_the_installation(tmp_path: Path) -> None:
    with tarfile.open(sdist()) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = tmp_path.glob("aprendiz-*")
    bits = source / "src/aprendiz/core/bits.py"
    bits.write_text(bits.read_text(encoding="utf-8") + 'WRONG: int = "a text"\n', encoding="utf-8")
    built, said = build(source, tmp_path)
    assert built.name.endswith("-py3-none-any.whl")
    assert len(said) == 1
    assert can_compile() is said[0].startswith("aprendiz: compiling failed (mypyc found ")


def build(source: Path, folder: Path, **variables: str) -> tuple[Path, list[str]]:
    """A wheel as pip builds it, in an isolated environment; and the lines that the build prints for the user."""
    pip = (BUILDER, "-m", "pip", "wheel", "--verbose", "--no-deps", "--wheel-dir", folder / "wheels")
    printed = run(*pip, source, folder=folder, **variables)
    [built] = (folder / "wheels").glob("aprendiz-*.whl")
    return built, [line.strip() for line in printed.splitlines() if line.strip().startswith("aprendiz: ")]


def can_compile() -> bool:
    """Whether this machine has what compiling needs."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return which(compiler) is not None and Path(sysconfig.get_paths()["include"], "Python.h").is_file()


def check_use(commands: Path, folder: Path) -> None:
    """Simulates games and verifies their records; runs a server and fetches the page with its scripts and texts."""
    aprendiz = commands / "aprendiz"
    for game in GAMES:
        records = folder / f"records-{game}"
        run(aprendiz, "simulate", game, "--games", "1", "--bots", "random", "--records", records, folder=folder)
        run(aprendiz, "verify", *records.glob("*.json"), folder=folder)
    with served(aprendiz, folder) as url:
        check_page(url)


@contextmanager
def served(aprendiz: Path, folder: Path) -> Iterator[str]:
    """The address of a running `aprendiz serve`."""
    process = subprocess.Popen(
        [aprendiz, "serve", "--host", "127.0.0.1", "--port", "0", "--data", folder / "data"],
        cwd=folder,
        env=plain_variables(),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    with process:
        try:
            assert process.stdout is not None
            lines = takewhile(lambda line: line != LAST_LINE, process.stdout)
            [url] = {url for line in lines for url in re.findall(r"http://[\w.]+:\d+", line)}
            yield url
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate()


def check_page(url: str) -> None:
    """Everything that the page links to and imports can be fetched, and so can the texts of every language."""
    waiting = [urljoin(url, link) for link in LINKS.findall(fetched(url))]
    waiting += [f"{url}/lang/{language}/house.ftl" for language in LANGUAGES]
    seen: set[str] = set()
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        content = fetched(address)
        if address.endswith(".js"):
            waiting += [urljoin(address, name) for name in IMPORTS.findall(COMMENTS.sub("", content))]
    assert len([address for address in seen if address.endswith(".js")]) > 50


def fetched(address: str) -> str:
    with urlopen(address, timeout=SECONDS) as answer:  # noqa: S310 - the server of this test
        assert answer.status == 200
        content = answer.read()
        assert content
        return str(content.decode("utf-8", errors="replace"))
