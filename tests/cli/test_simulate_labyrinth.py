"""Many games of The Magic Labyrinth between bots."""

import json
from pathlib import Path
from typing import Any

import pytest

from aprendiz.cli.main import main
from tests.cli.command import aprendiz
from tests.rule import rule

GAMES = 4


def numbers(*options: str) -> dict[str, Any]:
    answer = aprendiz("simulate", "labyrinth", "--games", str(GAMES), "--json", *options)
    assert (answer.stderr, answer.returncode) == ("", 0)
    [line] = answer.stdout.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def records_in(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.iterdir())]


def kinds(record: dict[str, Any]) -> list[str]:
    return [step["move"]["kind"] for step in record["moves"]]


@rule("labyrinth-6.3")
def test_games_end_after_400_turns_unless_something_else_is_agreed(tmp_path: Path) -> None:
    run = numbers("--bots", "plain,random", "--records", str(tmp_path / "new"))

    records = records_in(tmp_path / "new")
    winners = [record["result"]["ranking"][0] for record in records]
    assert run["options"] == {
        "walls": 19,
        "maze": None,
        "expansion": "no",
        "magic": 8,
        "goal": 5,
        "magicians": None,
        "starter": None,
        "limit": 400,
    }
    assert (run["game"], run["games"], run["bots"]) == ("labyrinth", GAMES, ["plain", "random"])
    assert run["wins"] == [winners.count([seat]) for seat in range(2)]
    assert run["wins"][0] > run["wins"][1]
    assert all(kinds(record).count("Wall") == 19 for record in records)
    assert aprendiz("verify", *(str(path) for path in (tmp_path / "new").iterdir())).returncode == 0


def test_the_same_seed_gives_the_same_games_and_a_limit_counts_turns(tmp_path: Path) -> None:
    options = ("--bots", "random", "--limit", "3", "--seed", "7", "--seats", "3")

    first = numbers(*options, "--records", str(tmp_path / "new"))

    assert numbers(*options) == first
    assert [kinds(record).count("Face") for record in records_in(tmp_path / "new")] == [3] * GAMES


def test_ready_mazes_and_magic_walls_are_simulated(tmp_path: Path) -> None:
    run = numbers(
        "--maze",
        "mirrors",
        "--expansion",
        "yes",
        "--seats",
        "4",
        "--bots",
        "plain,random",
        "--records",
        str(tmp_path / "new"),
    )

    made = {kind for record in records_in(tmp_path / "new") for kind in kinds(record)}
    assert (run["options"]["maze"], run["options"]["expansion"]) == ("mirrors", "yes")
    assert {"Turn", "Wave", "Drink", "Nap", "Roll"} <= made
    assert not {"Wall", "OneWay"} & made


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (["--seats", "5"], ["--seats", "from 2 to 4", "'5'"]),
        (["--walls", "25"], ["--walls", "from 0 to 24", "the box has no more walls"]),
        (["--maze", "swamp"], ["--maze", "'swamp'", "garden"]),
        (["--starter", "2"], ["--starter", "from 0 to 1"]),
        (["--arena", "short"], ["--arena"]),
    ],
)
def test_a_wrong_option_is_answered_in_one_line(
    options: list[str], names: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "labyrinth", *options, "--lang", "en"]) == 2

    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("aprendiz: ")
    assert shown.err.count("\n") == 1
    for name in names:
        assert name in shown.err
