"""Many games between bots: counted, repeated by their seed, kept as records."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import Level
from aprendiz.cli.main import main
from aprendiz.cli.simulate import BOTS
from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import COMMAND, USUAL, aprendiz

PATIENCE = 30
QUICK = Level(1, attention=1, span=0)
Printed = pytest.CaptureFixture[str]


def simulate(*options: str) -> str:
    answer = aprendiz("simulate", "flautz", *options)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


def numbers(*options: str) -> dict[str, Any]:
    [line] = simulate(*options, "--json").splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def records_in(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.iterdir())]


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    options = ("--games", "20", "--bots", "random", "--limit", "1")

    first = numbers(*options, "--seed", "7")

    assert numbers(*options, "--seed", "7") == first
    assert numbers(*options, "--seed", "8")["mean_scores"] != first["mean_scores"]
    assert numbers(*options) == numbers(*options, "--seed", "1")


def test_the_seed_decides_on_the_cards_not_only_on_what_bots_do(tmp_path: Path) -> None:
    dealt = []
    for name, seed in (("first", "7"), ("again", "7"), ("other", "8")):
        simulate("--games", "1", "--bots", "random", "--seed", seed, "--records", str(tmp_path / name))
        [record] = records_in(tmp_path / name)
        dealt.append((record["chance"]["seal"], [move["move"] for move in record["moves"][:18]]))

    first, again, other = dealt
    assert first == again
    assert first[0] != other[0]
    assert first[1] != other[1]


def test_every_game_of_a_run_is_another() -> None:
    one, three = (numbers("--games", games, "--bots", "random") for games in ("1", "3"))

    assert one["mean_moves"] != three["mean_moves"]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_game_is_won_by_one_or_shared_by_several(seats: int) -> None:
    """Between two players, a game that nobody wins is shared by both."""
    run = numbers("--games", "60", "--bots", "random", "--limit", "1", "--seats", str(seats))

    assert run["games"] == 60
    assert [len(run[name]) for name in ("bots", "wins", "shared", "mean_scores")] == [seats] * 4
    shared_games = 60 - sum(run["wins"])
    assert shared_games > 0
    assert 2 * shared_games <= sum(run["shared"]) <= seats * shared_games
    assert max(run["shared"]) <= shared_games
    assert all(0 <= score <= 3 for score in run["mean_scores"])


def test_json_names_the_game_its_rules_the_seed_the_bots_and_every_option() -> None:
    run = numbers(
        *("--games", "2", "--seed", "-5", "--seats", "3", "--bots", "random,novice", "--arena", "air,either"),
        *("--mode", "matches", "--matches", "2", "--ties", "nobody", "--final-turns", "all"),
        *("--starter", "1", "--limit", "40"),
    )

    assert (run["game"], run["rules"], run["games"], run["seed"]) == ("flautz", 1, 2, -5)
    assert run["bots"] == ["random", "novice", "random"]
    assert run["options"] == {
        "arena": ["air", "either"],
        "mode": "matches",
        "matches": 2,
        "ties": "nobody",
        "final_turns": "all",
        "starter": 1,
        "limit": 40,
    }


def test_without_options_novices_play_100_games(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setitem(game_bots("flautz").levels, "novice", QUICK)

    assert main(["simulate", "flautz", "--json"]) == 0

    run = json.loads(capsys.readouterr().out)
    assert (run["games"], run["bots"], run["seed"]) == (100, ["novice", "novice"], 1)
    assert run["options"]["limit"] == 1000


def test_a_level_plays_better_than_chance_and_the_reference_may_play() -> None:
    run = numbers("--games", "12", "--bots", "novice,random", "--mode", "matches", "--matches", "1")

    assert (run["bots"], run["games"]) == (["novice", "random"], 12)
    assert run["wins"][0] >= 9
    assert "plain" in BOTS


def test_a_person_reads_the_same_numbers() -> None:
    options = ("--games", "8", "--bots", "random", "--seats", "3", "--limit", "1")
    run = numbers(*options)

    title, *seats, length = simulate(*options).splitlines()

    assert title == "FLAUTZ!, 8 games."
    assert len(seats) == 3
    for seat, line in enumerate(seats):
        won, shared = run["wins"][seat], run["shared"][seat]
        percent, score = round(100 * won / 8, 1), round(run["mean_scores"][seat], 2)
        assert line.startswith(f"Random {seat + 1}: {won} {'win' if won == 1 else 'wins'}, {shared} shared, ")
        assert re.findall(r"[\d.]*\d", line)[3:] == [f"{percent:g}", f"{score:g}"]
    assert re.findall(r"[\d.]*\d", length) == [f"{round(run['mean_moves'], 1):g}"]


def test_every_game_is_kept_as_a_record_that_is_proven(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"

    run = numbers("--games", "4", "--bots", "random", "--seats", "3", "--records", str(folder))

    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"flautz-{number:06}.json" for number in (1, 2, 3, 4)]
    verdict = aprendiz("verify", *map(str, files))
    assert verdict.stdout.count(": in order. ") == 4
    assert (verdict.stderr, verdict.returncode) == ("", 0)
    records = records_in(folder)
    assert len({record["chance"]["seal"] for record in records}) == 4
    assert [seat["player"] for seat in records[0]["seats"]] == run["bots"]
    assert run["mean_moves"] == sum(len(record["moves"]) for record in records) / 4
    winners = [record["result"]["ranking"][0] for record in records]
    assert run["wins"] == [winners.count([seat]) for seat in range(3)]


def test_records_change_nothing_about_the_games(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()

    options = ("--games", "3", "--bots", "random")

    assert simulate(*options, "--records", str(folder)) == simulate(*options)
    assert len(list(folder.iterdir())) == 3


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine", encoding="utf-8")

    answer = aprendiz("simulate", "flautz", "--games", "1", "--records", str(tmp_path))

    assert_one_complaint(answer, f"{tmp_path}: ")
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


@pytest.mark.parametrize("place", ["file", "file/folder"])
def test_where_no_folder_can_be_nothing_is_played(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")

    answer = aprendiz("simulate", "flautz", "--games", "1", "--records", str(tmp_path / place))

    assert_one_complaint(answer, f"{tmp_path / place}: cannot be written: ")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_an_edition_is_played_by_name_or_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        aprendiz("edition", "show", "flautz", "wide", "--toml").stdout.replace('"wide"', '"mine"'), encoding="utf-8"
    )

    for name, edition in (("wide", "wide"), ("mine", str(file))):
        simulate("--games", "1", "--bots", "random", "--edition", edition, "--records", str(tmp_path / name))
        [record] = records_in(tmp_path / name)
        assert record["edition"]["name"] == name
        assert len(record["edition"]["spells"]["blue"]) == 7


def test_after_the_limit_no_match_begins(tmp_path: Path) -> None:
    options = ("--games", "3", "--bots", "random", "--mode", "matches", "--matches", "2", "--starter", "0")
    simulate(*options, "--limit", "1", "--records", str(tmp_path / "short"))
    simulate(*options, "--records", str(tmp_path / "long"))

    assert [matches_of(record) for record in records_in(tmp_path / "short")] == [1, 1, 1]
    assert [matches_of(record) for record in records_in(tmp_path / "long")] == [2, 2, 2]


def matches_of(record: dict[str, Any]) -> int:
    return len(record["result"]["matches"])


def test_games_that_nobody_could_ever_win_end_at_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    """All cards are the same, so every match is a tie."""
    file = tmp_path / "same.toml"
    nothing = "\n".join(f"{colour} = [0]" for colour in ("green", "purple", "orange", "pink"))
    file.write_text(
        f'name = "same"\n[spells]\nblue = [16]\n{nothing}\n'
        '[special]\nillusions = [0]\nprisms = 0\n[arenas]\none = ["either"]',
        encoding="utf-8",
    )
    options = ("--games", "1", "--edition", str(file), "--ties", "nobody", "--json")
    monkeypatch.setitem(game_bots("flautz").levels, "novice", QUICK)

    for more in ((), ("--limit", "20")):
        assert main(["simulate", "flautz", *options, *more]) == 0
    usual, short = map(json.loads, capsys.readouterr().out.splitlines())

    for run in (usual, short):
        assert (run["wins"], run["shared"], run["mean_scores"]) == ([0, 0], [1, 1], [0, 0])
    assert usual["mean_moves"] > 1000 > short["mean_moves"]


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (["--bots", "clever"], ["--bots", "novice, adept, master, plain, random", "'clever'"]),
        (["--bots", "clairvoyant"], ["--bots clairvoyant", "aprendiz ladder"]),
        (["--bots", "person"], ["--bots", "plain, random", "'person'"]),
        (["--bots", ""], ["--bots", "plain, random"]),
        (["--bots", "novice,adept,novice"], ["--bots", "2", "3"]),
        (["--seats", "1"], ["--seats", "from 2 to 5", "'1'"]),
        (["--seats", "6"], ["--seats", "from 2 to 5"]),
        (["--seats", "two"], ["--seats", "'two'"]),
        (["--games", "0"], ["--games", "from 1 to 1000000"]),
        (["--games", "1000001"], ["--games"]),
        (["--seed", "x"], ["--seed"]),
        (["--limit", "0"], ["--limit"]),
        (["--mode", "crystals", "--matches", "2"], ["--matches", "--mode matches"]),
        (["--starter", "2"], ["starter", "from 0 to 1"]),
        (["--edition", "narrow"], ["classic, wide", "'narrow'"]),
        (["--arena", "moon"], ["usual, short, long", "'moon'"]),
        (["--names", "Anna"], ["--names"]),
        (["--records"], ["--records"]),
        (["--json=yes"], ["--json"]),
        (["chess"], ["chess"]),
    ],
)
def test_a_wrong_option_is_answered_in_one_line(tmp_path: Path, options: list[str], names: list[str]) -> None:
    answer = aprendiz("simulate", "flautz", "--records", str(tmp_path / "new"), *options)

    assert_one_complaint(answer, *names)
    assert not (tmp_path / "new").exists()


def assert_one_complaint(answer: subprocess.CompletedProcess[str], *names: str) -> None:
    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    for name in names:
        assert name in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)


def test_every_language_has_its_own_words() -> None:
    told = [simulate("--games", "2", "--bots", "random", "--lang", language).splitlines() for language in LANGUAGES]

    for lines in zip(*told, strict=True):
        assert len(set(lines)) == len(LANGUAGES)


def test_the_games_are_the_same_in_every_language() -> None:
    options = ("--games", "5", "--bots", "random", "--limit", "1", "--json")

    assert len({simulate(*options, "--lang", language) for language in LANGUAGES}) == 1


def test_a_terminal_shows_how_far_it_is_and_then_only_the_numbers() -> None:
    with on_a_terminal("--games", "60", "--bots", "random") as (process, shown):
        progress = "".join(shown)
        assert process.stdout is not None
        assert process.stdout.read() == simulate("--games", "60", "--bots", "random")
        assert process.wait(timeout=600) == 0

    assert "Games" in progress
    assert re.search(r"\b\d+/60\b", progress)
    assert progress.rindex("\x1b[?25h") > progress.rindex("\x1b[?25l"), "the cursor is back"
    assert progress.rindex("\x1b[2K") > progress.rindex("/60"), "the bar is gone"


@pytest.mark.skipif(sys.platform == "win32", reason="there, Ctrl-C reaches every process of the console")
def test_control_c_ends_it_without_a_traceback() -> None:
    with on_a_terminal("--games", "1000000", "--bots", "random") as (process, shown):
        progress = ""
        while "/1000000" not in progress:
            progress += next(shown)
        process.send_signal(signal.SIGINT)
        progress += "".join(shown)
        assert process.stdout is not None
        assert process.stdout.read().strip() == ""
        assert process.wait(timeout=600) == 130

    assert "Traceback" not in progress
    assert progress.rindex("\x1b[?25h") > progress.rindex("\x1b[?25l"), "the cursor is back"


@contextmanager
def on_a_terminal(*options: str) -> Iterator[tuple[subprocess.Popen[str], Iterator[str]]]:
    """A run with piped output whose progress is shown on a terminal."""
    pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")
    screen, own = pty.openpty()
    try:
        with subprocess.Popen(
            [*COMMAND, "simulate", "flautz", *options],
            stdin=own,
            stdout=subprocess.PIPE,
            stderr=own,
            env={**USUAL, "TERM": "xterm-256color"},
            encoding="utf-8",
        ) as process:
            os.close(own)
            impatience = Timer(PATIENCE, process.kill)
            impatience.start()
            try:
                yield process, parts_of(screen)
            finally:
                impatience.cancel()
                process.kill()
    finally:
        os.close(screen)


def parts_of(screen: int) -> Iterator[str]:
    """The output until the terminal is closed, which some systems report as an error."""
    try:
        while part := os.read(screen, 65536):
            yield part.decode("utf-8", errors="replace")
    except OSError:
        return
