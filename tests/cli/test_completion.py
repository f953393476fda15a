"""The completion script, in a real shell."""

import os
import select
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Self

import pytest

from aprendiz.cli.main import COMMANDS
from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import USUAL, aprendiz

PATIENCE = 30


def bash() -> str:
    """The path of bash; skips the test if it is too old to complete without sorting."""
    path = shutil.which("bash")
    if path is None:
        pytest.skip("there is no bash here")
    version = subprocess.run(
        [path, "-c", 'printf %s "${BASH_VERSINFO[0]} ${BASH_VERSINFO[1]}"'], capture_output=True, text=True, check=True
    ).stdout
    if tuple(map(int, version.split())) < (4, 4):
        pytest.skip("this bash is older than 4.4")
    return path


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An environment in which `aprendiz` is a command, as if it were installed."""
    if sys.platform == "win32":
        pytest.skip("there, commands are started otherwise")
    folder = tmp_path / "bin"
    folder.mkdir()
    command = folder / "aprendiz"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m aprendiz "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return {**USUAL, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def completed(environment: dict[str, str], *words: str) -> list[str]:
    """The completions that bash offers after these words, the last of which is being typed."""
    script = f"""
        eval "$(aprendiz completion bash)"
        COMP_WORDS=({shlex.join(words)}) COMP_CWORD={len(words) - 1}
        _aprendiz_completion aprendiz {shlex.quote(words[-1])} {shlex.quote(words[-2])}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    answer = subprocess.run(
        [bash(), "--norc", "--noprofile", "-c", script],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=600,
        check=False,
    )
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout.split()


@pytest.mark.parametrize(
    ("shell", "line"),
    [
        ("bash", "complete -o nosort -F _aprendiz_completion aprendiz"),
        ("zsh", "#compdef aprendiz"),
        ("fish", "complete --no-files --command aprendiz"),
    ],
)
def test_a_shell_gets_lines_that_name_the_command(shell: str, line: str) -> None:
    answer = aprendiz("completion", shell)

    assert line in answer.stdout
    assert f"_APRENDIZ_COMPLETE={shell}_complete" in answer.stdout
    assert (answer.stderr, answer.returncode) == ("", 0)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_read_its_lines(tmp_path: Path, shell: str) -> None:
    path = shutil.which(shell)
    if path is None:
        pytest.skip(f"there is no {shell} here")
    script = tmp_path / "script"
    script.write_text(aprendiz("completion", shell).stdout, encoding="utf-8")

    answer = subprocess.run([path, "-n", str(script)], capture_output=True, text=True, timeout=600, check=False)

    assert (answer.stdout, answer.stderr, answer.returncode) == ("", "", 0)


@pytest.mark.parametrize(
    ("arguments", "names"), [(["cmd"], "bash, zsh, fish"), ([], "SHELL"), (["bash", "zsh"], "zsh")]
)
def test_an_unknown_shell_is_answered_in_one_line(arguments: list[str], names: str) -> None:
    answer = aprendiz("completion", *arguments)

    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    assert names in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["ver"], ["verify"]),
        (["p"], ["play"]),
        (["x"], []),
        ([""], list(COMMANDS)),
        (["play", ""], ["flautz", "magus", "labyrinth"]),
        (["rules", "fl"], ["flautz"]),
        (["simulate", ""], ["flautz", "magus", "labyrinth"]),
        (["score", ""], ["flautz", "magus"]),
        (["edition", ""], ["check", "show"]),
        (["maze", ""], ["check"]),
        (["maze", "--format", ""], ["text", "svg", "json"]),
        (["play", "labyrinth", "--expansion", ""], ["no", "yes"]),
        (["play", "--final-turns", ""], ["track", "all"]),
        (["edition", "show", "flautz", ""], ["classic", "wide"]),
        (["edition", "show", "flautz", "w"], ["wide"]),
        (["completion", ""], ["bash", "zsh", "fish"]),
        (["--lang", ""], list(LANGUAGES)),
        (["play", "--lang", ""], list(LANGUAGES)),
        (["--lang", "es", "ver"], ["verify"]),
        (["play", "--mode", ""], ["crystals", "matches"]),
        (["play", "--mode", "m"], ["matches"]),
        (["play", "flautz", "--seats", "3", "--ties", ""], ["each", "nobody"]),
        (["play", "--ed"], ["--edition"]),
        (["replay", "--s"], ["--seat", "--step"]),
        (["--v"], ["--version"]),
    ],
)
def test_bash_offers_commands_games_options_and_their_values(
    environment: dict[str, str], words: list[str], offered: list[str]
) -> None:
    assert completed(environment, "aprendiz", *words) == offered


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("aprendiz ver\t", "aprendiz verify "),
        ("aprendiz verify {folder}/the-o\t", "/the-only-one.json "),
        ("aprendiz replay --seat 0 {folder}/the-o\t", "/the-only-one.json "),
        ("aprendiz play --resume {folder}/the-o\t", "/the-only-one.json "),
        ("aprendiz simulate flautz --records {folder}/a-fol\t", "/a-folder/"),
    ],
)
def test_the_tab_key_completes_words_and_files(
    tmp_path: Path, environment: dict[str, str], typed: str, shown: str
) -> None:
    (tmp_path / "the-only-one.json").touch()
    (tmp_path / "a-folder").mkdir()

    with Terminal(bash(), environment) as terminal:
        terminal.type('eval "$(aprendiz completion bash)"; echo re""ady\n')
        terminal.read_to("ready\r\n")
        terminal.type(typed.format(folder=tmp_path))
        terminal.read_to(shown)


class Terminal:
    """An interactive shell, wide enough that no line is wrapped."""

    def __init__(self, shell: str, environment: dict[str, str]) -> None:
        pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")
        termios = pytest.importorskip("termios", reason="there are no pseudo-terminals here")
        self.screen, own = pty.openpty()
        termios.tcsetwinsize(own, (40, 1000))
        self.process = subprocess.Popen(
            [shell, "--norc", "--noprofile", "-i"],
            stdin=own,
            stdout=own,
            stderr=own,
            env={**environment, "TERM": "dumb", "INPUTRC": os.devnull, "HISTFILE": os.devnull},
            start_new_session=True,
        )
        os.close(own)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def read_to(self, text: str) -> None:
        shown = ""
        while text not in shown:
            is_there, _, _ = select.select([self.screen], [], [], PATIENCE)
            assert is_there, f"{text!r} does not come after {shown!r}"
            shown += os.read(self.screen, 65536).decode("utf-8", errors="replace")
