"""Ladders from the command line: numbers, files, errors, and Ctrl-C."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import COMMAND, USUAL, aprendiz

QUICK = ("--bots", "random,novice", "--mode", "matches", "--matches", "1", "--limit", "1", "--jobs", "1")
PATIENCE = 60


def ladder(*options: str, game: str = "flautz") -> str:
    answer = aprendiz("ladder", game, *QUICK, *options)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


def numbers(folder: Path, *options: str) -> dict[str, Any]:
    file = folder / f"{len(list(folder.iterdir()))}.json"
    ladder("--json", str(file), *options)
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def without_time(run: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in run.items() if name != "time"}


def test_the_same_command_gives_the_same_numbers_whatever_the_jobs(tmp_path: Path) -> None:
    first = numbers(tmp_path, "--games", "6", "--seed", "7")

    assert without_time(numbers(tmp_path, "--games", "6", "--seed", "7", "--jobs", "2")) == without_time(first)
    assert numbers(tmp_path, "--games", "6", "--seed", "8")["by_seat"] != first["by_seat"]


def test_the_command_in_the_file_plays_the_same_games_again(tmp_path: Path) -> None:
    run = numbers(tmp_path, "--games", "4", "--arena", "air,either", "--final-turns", "all", "--seats", "3")

    program, *words = run["command"].split()
    again = tmp_path / "again.json"
    answer = aprendiz(*words, "--json", str(again))

    assert (program, answer.stderr, answer.returncode) == ("aprendiz", "", 0)
    assert without_time(json.loads(again.read_text(encoding="utf-8"))) == without_time(run)
    assert (run["seats"], run["deals"], run["games"]) == (3, 1, 6)


def test_a_person_reads_the_same_numbers(tmp_path: Path) -> None:
    run = numbers(tmp_path, "--games", "8")

    lines = ladder("--games", "8").splitlines()

    assert lines[0] == "FLAUTZ!, ladder of 8 games with 2 seats."
    for line, rating in zip(lines[1:3], run["ratings"], strict=True):
        shown = [round(rating[name]) for name in ("rating", "low", "high")]
        assert line == "{}: rating {}, 95%: {} to {}.".format(rating["bot"], *shown)
    pairing = run["pairings"][0]
    rate, low, high = (f"{round(100 * pairing[name], 1):g}" for name in ("win_rate", "low", "high"))
    assert lines[3].startswith(f"random \u2013 novice: {rate}% won, 95%: {low} to {high}%, ")
    assert [line.partition(":")[0] for line in lines[4:]] == [
        "Seat 1",
        "Seat 2",
        "random",
        "novice",
        "Length of a game",
    ]
    assert f"{round(run['mean_moves'], 1):g} moves" in lines[-1]


@pytest.mark.parametrize("game", ["magus", "labyrinth"])
def test_every_game_has_a_ladder(tmp_path: Path, game: str) -> None:
    file = tmp_path / "run.json"
    answer = aprendiz(
        *("ladder", game, "--bots", "random,novice", "--games", "1", "--limit", "3", "--jobs", "1"),
        *("--json", str(file)),
    )

    assert (answer.stderr, answer.returncode) == ("", 0)
    assert json.loads(file.read_text(encoding="utf-8"))["options"]["limit"] == 3


def test_every_language_has_its_own_words_and_page(tmp_path: Path) -> None:
    told, pages = [], []
    for language in LANGUAGES:
        page = tmp_path / f"{language}.html"
        told.append(ladder("--games", "2", "--lang", language, "--html", str(page)).splitlines())
        pages.append(page.read_text(encoding="utf-8"))

    for lines in zip(*told, strict=True):
        assert len(set(lines)) == len(LANGUAGES)
    for language, page_text in zip(LANGUAGES, pages, strict=True):
        assert f'<html lang="{language}">' in page_text


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (["--bots", "novice,clever"], ["--bots", "clairvoyant", "'clever'"]),
        (["--bots", "greedy"], ["--bots", "'greedy'"]),
        (["--bots", "novice"], ["--bots", "2 to 6", "'novice'"]),
        (["--bots", ""], ["--bots"]),
        (["--bots", "novice,novice"], ["--bots novice", "twice"]),
        (["--games", "0"], ["--games", "from 1 to 100000"]),
        (["--jobs", "0"], ["--jobs", "from 1 to 1024"]),
        (["--seats", "6"], ["--seats", "from 2 to 5"]),
        (["--seed", "x"], ["--seed"]),
        (["--mode", "crystals"], ["--matches", "--mode matches"]),
        (["--edition", "narrow"], ["classic, wide", "'narrow'"]),
        (["--html", "{folder}/run.json"], ["run.json", "twice"]),
        (["--html", "{folder}/there"], ["there: is already there"]),
        (["--html", "{folder}/there/page.html"], ["page.html: cannot be written: "]),
        (["--html", "{folder}/nowhere/page.html"], ["page.html: cannot be written: "]),
        (["--html", ""], ["--html: is missing"]),
        (["chess"], ["chess"]),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line_before_anything_is_played(
    tmp_path: Path, options: list[str], names: list[str]
) -> None:
    (tmp_path / "there").write_text("mine", encoding="utf-8")
    given = [option.format(folder=tmp_path) for option in options]

    answer = aprendiz(*("ladder", "flautz", *QUICK, "--games", "100000", "--json", str(tmp_path / "run.json")), *given)

    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    for name in names:
        assert name in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
    assert (tmp_path / "there").read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(sys.platform == "win32", reason="there, Ctrl-C reaches every process of the console")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("seconds", [0.7, 4])
def test_control_c_ends_it_at_once_and_leaves_nothing(tmp_path: Path, jobs: str, seconds: float) -> None:
    """Like a terminal, interrupts all processes including the workers, even while they are being started."""
    words = ["ladder", "flautz", "--bots", "plain,master", "--json", str(tmp_path / "run.json"), "--jobs", jobs]
    with subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=USUAL,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        begun = time.monotonic()
        while not list(tmp_path.iterdir()) and time.monotonic() - begun < PATIENCE:
            time.sleep(0.05)
        starting = time.monotonic() - begun
        time.sleep(seconds - 0.2)
        os.killpg(process.pid, signal.SIGINT)
        interrupted = time.monotonic()
        output, complaints = process.communicate(timeout=PATIENCE)

    assert (output.strip(), complaints, process.returncode) == ("", "", 130)
    assert time.monotonic() - interrupted < 5 + 5 * starting, "at once, as fast as this machine is"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals there")
def test_a_terminal_shows_how_far_it_is() -> None:
    pty = pytest.importorskip("pty")
    screen, own = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "ladder", "flautz", *QUICK, "--games", "4"],
        stdin=own,
        stdout=subprocess.PIPE,
        stderr=own,
        env={**USUAL, "TERM": "xterm-256color"},
        encoding="utf-8",
    ) as process:
        os.close(own)
        shown = ""
        try:
            while part := os.read(screen, 65536):
                shown += part.decode("utf-8", errors="replace")
        except OSError:
            pass  # Some systems report the end as an error.
        assert process.stdout is not None
        table = process.stdout.read()
        assert process.wait(timeout=PATIENCE) == 0
    os.close(screen)

    assert re.search(r"Games.*4/4", shown)
    assert re.search(r"Ratings.*50/50", shown)
    assert shown.rindex("\x1b[?25h") > shown.rindex("\x1b[?25l"), "the cursor is back"
    assert table.startswith("FLAUTZ!, ladder of 4 games")
