"""Many games of Magus Novatus between bots, in every mode."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import aprendiz

GAMES = 2


def numbers(*options: str) -> dict[str, Any]:
    answer = aprendiz("simulate", "magus", "--games", str(GAMES), "--json", *options)
    assert (answer.stderr, answer.returncode) == ("", 0)
    [line] = answer.stdout.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


@pytest.mark.parametrize("outstanding", ["no", "yes"])
@pytest.mark.parametrize("infant", ["no", "yes"])
def test_every_mode_is_played_to_its_end(tmp_path: Path, outstanding: str, infant: str) -> None:
    options = ("--outstanding", outstanding, "--infant", infant, "--bots", "plain")

    run = numbers(*options, "--records", str(tmp_path / "new"))

    records = [json.loads(path.read_text(encoding="utf-8")) for path in (tmp_path / "new").iterdir()]
    kinds = {move["move"]["kind"] for record in records for move in record["moves"]}
    winners = [record["result"]["ranking"][0] for record in records]
    assert run["options"] == {
        "throw": "aimed",
        "taking": "all",
        "outstanding": outstanding,
        "infant": infant,
        "starter": None,
        "limit": 1000,
    }
    assert (run["game"], run["games"], run["bots"]) == ("magus", GAMES, ["plain"] * 2)
    assert run["wins"] == [winners.count([seat]) for seat in range(2)]
    assert ("Aim" in kinds, "Turn" in kinds) == (outstanding == "no", infant == "no")
    if infant == "yes":
        assert all(9 <= max(record["result"]["totals"]) <= 12 for record in records)


def test_skulls_may_cost_infant_students_nothing(tmp_path: Path) -> None:
    run = numbers("--infant-goal", "gross", "--bots", "random", "--records", str(tmp_path / "new"))

    results = [json.loads(path.read_text(encoding="utf-8"))["result"] for path in (tmp_path / "new").iterdir()]
    assert (run["options"]["infant"], run["options"]["infant_goal"]) == ("yes", "gross")
    assert all(
        totals == sum((pile + 2) * count for pile, count in enumerate(spells))
        for result in results
        for totals, spells in zip(result["totals"], result["spells"], strict=True)
    )
    assert any(sum(result["skulls"]) for result in results)
    assert aprendiz("verify", *map(str, (tmp_path / "new").iterdir())).returncode == 0


def test_throws_may_be_uniform_and_parts_may_be_taken(tmp_path: Path) -> None:
    run = numbers(
        "--throw",
        "uniform",
        "--taking",
        "part",
        "--starter",
        "1",
        "--bots",
        "random",
        "--records",
        str(tmp_path / "new"),
    )

    record = json.loads((tmp_path / "new" / "magus-000001.json").read_text(encoding="utf-8"))
    kinds = {move["move"]["kind"] for move in record["moves"]}
    assert (run["options"]["throw"], run["options"]["taking"], run["options"]["starter"]) == ("uniform", "part", 1)
    assert {"TakePart", "Land"} <= kinds
    assert not {"Take", "Aim", "Miss", "Begin"} & kinds


def test_the_same_seed_gives_the_same_games_and_the_limit_is_one_of_turns(tmp_path: Path) -> None:
    options = ("--bots", "random", "--limit", "3", "--seed", "7")

    first = numbers(*options, "--records", str(tmp_path / "new"))

    assert numbers(*options) == first
    for path in (tmp_path / "new").iterdir():
        moves = json.loads(path.read_text(encoding="utf-8"))["moves"]
        assert sum(move["move"]["kind"] == "Finish" for move in moves) == 3


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (["--seats", "5"], ["--seats", "from 2 to 4", "'5'"]),
        (["--infant", "maybe"], ["--infant", "no, yes", "'maybe'"]),
        (["--starter", "2"], ["starter", "from 0 to 1"]),
        (["--arena", "short"], ["--arena"]),
    ],
)
def test_a_wrong_option_is_answered_in_one_line(options: list[str], names: list[str]) -> None:
    answer = aprendiz("simulate", "magus", *options)

    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    for name in names:
        assert name in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)
