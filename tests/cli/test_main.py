"""The command line answers, and says in one line what is wrong."""

import re
import signal
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

import aprendiz as package
from aprendiz.cli.main import COMMANDS
from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import COMMAND, TEXT_PLAY, USUAL, aprendiz


def test_the_version_names_rules_and_engine() -> None:
    answer = aprendiz("--version")

    first, second, third = answer.stdout.splitlines()
    assert first == f"aprendiz {package.__version__}"
    assert second == "rules: flautz 1, magus 1, labyrinth 1"
    assert third == ("engine: compiled" if package.COMPILED else "engine: plain Python")
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_without_a_command_help_is_shown() -> None:
    answer = aprendiz()

    assert answer.stdout.startswith("Usage: aprendiz COMMAND [OPTIONS]\n")
    for command in COMMANDS:
        assert f"\n  {command} " in answer.stdout
    assert (answer.stderr, answer.returncode) == ("", 0)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["--nonsense"], "--nonsense"),
        (["dance"], "dance"),
        (["play", "chess"], "flautz"),
        (["play", "flautz", "again\nand again"], "again and again: too many arguments"),
        (["play", "--plain=yes"], "--plain takes no value"),
        (["play", "--seats"], "--seats needs a value"),
        (["play", "--seats", "two"], "--seats: must be a whole number from 2 to 5, not 'two'"),
        (["play", "--seats", "9" * 5000], "--seats"),
        (["play", "--seats", "6"], "from 2 to 5"),
        (["play", "--seats", "٣"], "from 2 to 5"),
        ([*TEXT_PLAY, "--mode", "chess"], "crystals, matches"),
        ([*TEXT_PLAY, "--mode", "crystals", "--matches", "3"], "counts only with --mode matches"),
        ([*TEXT_PLAY, "--matches", "0"], "from 1 to 99"),
        ([*TEXT_PLAY, "--arena", "moon"], "usual, short, long, not 'moon'"),
        ([*TEXT_PLAY, "--arena", "floor,moon"], "floor, air, either"),
        ([*TEXT_PLAY, "--edition", "nowhere.toml"], "nowhere.toml"),
        ([*TEXT_PLAY, "--edition", ""], "classic, wide"),
        (["play", "--ties", "all"], "each, nobody"),
        ([*TEXT_PLAY, "--final-turns", "none"], "--final-turns: must be one of track, all, not 'none'"),
        (
            [*TEXT_PLAY, "magus", "--infant-goal", "gross", "--infant", "no"],
            "--infant-goal: counts only with --infant yes",
        ),
        ([*TEXT_PLAY, "labyrinth", "--turned", "maybe"], "--turned: must be one of yes, no, not 'maybe'"),
        (["play", "--seed", "1.5"], "whole number"),
        ([*TEXT_PLAY, "--bots", "clever"], "novice, adept, master"),
        ([*TEXT_PLAY, "--bots", "plain"], "novice, adept, master"),
        (
            [*TEXT_PLAY, "--bots", "clairvoyant"],
            "--bots clairvoyant: sees what others may not, so it cannot sit at a table",
        ),
        ([*TEXT_PLAY, "--bots", ""], "novice, adept, master"),
        ([*TEXT_PLAY, "--bots", "novice,adept,master"], "there is room for 2, not for 3"),
        ([*TEXT_PLAY, "--names", "Anna,Anna"], "--names Anna: is there twice"),
        (
            [*TEXT_PLAY, "--names", "Anna,Ben", "--memory-help", "Anna,Carla"],
            "--memory-help: must be some of Anna, Ben",
        ),
        ([*TEXT_PLAY, "--names", "Anna", "--memory-help", "anna"], "some of Anna, separated by commas, not 'anna'"),
        ([*TEXT_PLAY, "--names", "Anna", "--memory-help", ""], "some of Anna, separated by commas, not ''"),
        ([*TEXT_PLAY, "--names", "Anna", "--memory-help", "Anna,Anna"], "--memory-help Anna: is there twice"),
        ([*TEXT_PLAY, "--watch", "--memory-help", "Anna"], "--memory-help: cannot be given together with --watch"),
        ([*TEXT_PLAY, "--names", "Anna,"], "name of 1 to 40 letters"),
        ([*TEXT_PLAY, "--names", "Anna", "--watch"], "--watch"),
        ([*TEXT_PLAY, "--names", "A,B,C", "--seats", "2"], "there is room for 2, not for 3"),
        ([*TEXT_PLAY, "--starter", "3"], "from 0 to 2"),
        ([*TEXT_PLAY, "--resume", "nowhere.json"], "nowhere.json: cannot be read"),
        ([*TEXT_PLAY, "--resume", "nowhere.json", "--seats", "3"], "--seats: cannot be given together with --resume"),
        ([*TEXT_PLAY, "--save", "/"], "/: is already there"),
        (["--lang", "de"], "es, en, it, ca, pt"),
        (["--lang"], "--lang needs a value"),
        (["play", "--watch=1"], "--watch takes no value"),
        (["verify"], "FILE is missing"),
        ([*TEXT_PLAY, "magus", "--arena", "usual"], "there is no option --arena"),
        ([*TEXT_PLAY, "magus", "--seats", "5"], "from 2 to 4"),
        ([*TEXT_PLAY, "labyrinth", "--seats", "5"], "from 2 to 4"),
        ([*TEXT_PLAY, "labyrinth", "--arena", "usual"], "there is no option --arena"),
        ([*TEXT_PLAY, "labyrinth", "--walls", "25"], "--walls: must be a whole number from 0 to 24, not '25': the box"),
        ([*TEXT_PLAY, "labyrinth", "--magic", "3", "--expansion", "no"], "--magic: counts only with --expansion yes"),
        ([*TEXT_PLAY, "labyrinth", "--starter", "3"], "--starter: must be a whole number from 0 to 2"),
        (["play", "--lang=xx"], "es, en, it, ca, pt"),
        (["play", "--lang"], "--lang needs a value"),
        (["rules"], "GAME is missing; see aprendiz rules --help"),
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

    answer = aprendiz(*TEXT_PLAY, "--edition", str(path))

    assert_one_complaint(answer)
    assert names in answer.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["dance"],
        ["play", "chess"],
        ["play", "flautz", "again"],
        ["play", "--seats"],
        ["play", "--plain=yes"],
        ["play", "--seats", "6"],
        [*TEXT_PLAY, "--arena", "moon"],
        [*TEXT_PLAY, "--bots", "clever"],
        ["rules"],
        ["rules", "flautz", "chess"],
        ["score", "flautz", "B99"],
        ["edition", "check", "nowhere.toml"],
        ["replay", "nowhere.json"],
        [*TEXT_PLAY, "labyrinth", "--maze", "nowhere"],
        ["maze", "--walls", "25"],
        ["maze", "check", "nowhere.txt"],
        ["--lang", "de"],
    ],
)
def test_what_is_wrong_is_said_in_every_language(arguments: list[str]) -> None:
    answers = [aprendiz(*arguments, environment={"LC_ALL": f"{language}_XX.UTF-8"}) for language in LANGUAGES]

    for answer in answers:
        assert_one_complaint(answer)
    assert len({answer.stderr for answer in answers}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "command",
    [
        [],
        *([command] for command in COMMANDS),
        ["score", "flautz"],
        ["edition", "show"],
        ["maze", "check"],
        ["play", "labyrinth"],
    ],
)
def test_help_is_complete_in_every_language(command: list[str]) -> None:
    """Every language has the same options in the same order, and shares no line of prose with another."""
    helps = [aprendiz(*command, "--help", "--lang", language).stdout for language in LANGUAGES]

    assert len({tuple(re.findall(r"--[a-z]+(?= )", text)) for text in helps}) == 1
    prose = [{line for line in text.splitlines() if len(line.split()) > 5} for text in helps]
    for lines, others in combinations(prose, 2):
        assert lines & others == set()
    for text in helps:
        assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LC_ALL": "ca_ES.UTF-8"}, "Ús:"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT@euro", "LANG": "es_ES"}, "Uso:"),
        ({"LC_ALL": "", "LANG": "pt_BR.UTF-8"}, "Utilização:"),
        ({"LC_ALL": "en_GB.UTF-8", "LANGUAGE": "gl:ca:es"}, "Ús:"),
        ({"LC_ALL": "C", "LANGUAGE": "ca"}, "Usage:"),
        ({"LC_ALL": "de_DE.UTF-8"}, "Usage:"),
        ({"LC_ALL": ""}, "Usage:"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], word: str) -> None:
    assert aprendiz("--help", environment=environment).stdout.startswith(word)


def test_asking_for_a_language_counts_more_than_the_locale_wherever_it_is_asked() -> None:
    first = aprendiz("--lang", "ca", "rules", "flautz", "4.2", environment={"LC_ALL": "es_ES.UTF-8"}).stdout
    last = aprendiz("rules", "flautz", "4.2", "--lang=ca", environment={"LC_ALL": "es_ES.UTF-8"}).stdout

    assert first == last == aprendiz("rules", "flautz", "4.2", environment={"LC_ALL": "ca_AD.UTF-8"}).stdout


def assert_one_complaint(answer: subprocess.CompletedProcess[str]) -> None:
    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["--version"], [*TEXT_PLAY, "--watch", "--bots", "novice", "--matches", "99", "--seed", "1"]],
)
def test_output_that_nobody_reads_ends_the_command_quietly(arguments: list[str]) -> None:
    with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=USUAL) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=600) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there, Ctrl-C reaches every process of the console")
def test_control_c_ends_the_command_without_a_traceback() -> None:
    pipe = subprocess.PIPE
    command = [*COMMAND, *TEXT_PLAY, "--seed", "1", "--starter", "0"]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=USUAL) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while process.stdout.read(1) != b"?":  # of the prompt
            pass
        process.send_signal(signal.SIGINT)
        assert process.stdout.read().endswith(b"\n")
        assert process.stderr.read() == b""
        assert process.wait(timeout=600) == 130
