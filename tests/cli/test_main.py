"""The command line answers, and says in one line what is wrong."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

import aprendiz as package
from tests.cli.command import COMMAND, USUAL, aprendiz


def test_the_version_names_rules_and_engine() -> None:
    answer = aprendiz("--version")

    first, second, third = answer.stdout.splitlines()
    assert first == f"aprendiz {package.__version__}"
    assert second == "rules: flautz 1"
    assert third == ("engine: compiled" if package.COMPILED else "engine: plain Python")
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_without_a_command_help_is_shown() -> None:
    answer = aprendiz()

    assert answer.stdout.startswith("usage: aprendiz")
    assert "play" in answer.stdout
    assert (answer.stderr, answer.returncode) == ("", 0)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["--nonsense"], "--nonsense"),
        (["dance"], "dance"),
        (["play", "chess"], "flautz"),
        (["play", "flautz", "again\nand again"], "again and again"),
        (["play", "--seats"], "--seats"),
        (["play", "--seats", "two"], "whole number"),
        (["play", "--seats", "9" * 5000], "--seats"),
        (["play", "--seats", "6"], "from 2 to 5"),
        (["play", "--mode", "chess"], "crystals, matches"),
        (["play", "--mode", "crystals", "--matches", "3"], "mode matches"),
        (["play", "--matches", "0"], "from 1 to 99"),
        (["play", "--arena", "moon"], "usual, short, long"),
        (["play", "--arena", "floor,moon"], "floor, air, either"),
        (["play", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["play", "--edition", ""], "classic, wide"),
        (["play", "--ties", "all"], "each, nobody"),
        (["play", "--seed", "1.5"], "whole number"),
        (["play", "--bots", "clever"], "greedy, random"),
        (["play", "--bots", ""], "greedy, random"),
        (["play", "--bots", "greedy,greedy,greedy"], "2"),
        (["play", "--wat"], "--wat"),
    ],
)
def test_a_wrong_argument_is_answered_in_one_line(arguments: list[str], names: str) -> None:
    answer = aprendiz(*arguments)

    assert_one_complaint(answer)
    assert names in answer.stderr


@pytest.mark.parametrize(
    ("content", "names"),
    [
        (b"name = ", "TOML"),
        (b'name = "empty"', "spells"),
        (b"\xff\xfe\x00", "UTF-8"),
    ],
)
def test_a_wrong_edition_file_is_answered_in_one_line(tmp_path: Path, content: bytes, names: str) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)

    answer = aprendiz("play", "--edition", str(path))

    assert_one_complaint(answer)
    assert names in answer.stderr


def assert_one_complaint(answer: subprocess.CompletedProcess[str]) -> None:
    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["play", "--watch", "--matches", "99", "--seats", "5", "--seed", "1"]]
)
def test_output_that_nobody_reads_ends_the_command_quietly(arguments: list[str]) -> None:
    with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=USUAL) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there, Ctrl-C reaches every process of the console")
def test_control_c_ends_the_command_without_a_traceback() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, "play"], stdin=pipe, stdout=pipe, stderr=pipe, env=USUAL) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while process.stdout.read(1) != b"?":
            pass
        process.send_signal(signal.SIGINT)
        assert process.stdout.read().endswith(b"\n")
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 130
