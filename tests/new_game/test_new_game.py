"""Adds the game Tower to a copy of the project by the steps that CONTRIBUTING names, and by no others."""

import json
from pathlib import Path

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.new_game.project import Project, named_files


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    made = Project(tmp_path_factory.mktemp("project"))
    made.add_tower()
    return made


def test_the_steps_touch_the_files_that_contributing_names(project: Project) -> None:
    named = named_files("tower")
    folders = {name for name in named if name.endswith("/")}
    in_folders = {name: folder for name in project.touched for folder in folders if name.startswith(folder)}

    assert {in_folders.get(name, name) for name in project.touched} == named


def test_bots_play_it_and_leave_records_that_are_proven(project: Project, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    run = json.loads(
        project.aprendiz("simulate", "tower", "--games", "2", "--seats", "3", "--json", "--records", str(folder))
    )
    assert (run["game"], run["games"], run["options"]) == ("tower", 2, {})

    proven = project.aprendiz("verify", *map(str, sorted(folder.iterdir())))
    assert proven.count(": in order. ") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_are_told(project: Project, language: str) -> None:
    rules = project.aprendiz("rules", "tower", "2", "--lang", language).splitlines()
    assert [line.split()[0] for line in rules] == ["2", "2.1", "2.2", "2.3"]


def test_a_person_plays_it_in_the_terminal(project: Project, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "1\n\n" * 8
    shown = project.aprendiz("play", "--text", "tower", "--plain", "--seed", "4", "--save", str(file), typed=typed)
    assert "You bid 0." in shown
    assert "The cards were" in shown
    assert ": in order. " in project.aprendiz("verify", str(file))


def test_its_bots_are_measured(project: Project, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    kinds = ("novice", "plain", "random", "clairvoyant")
    project.aprendiz("ladder", "tower", "--games", "4", "--jobs", "1", "--bots", ",".join(kinds), "--json", str(file))
    assert {rating["bot"] for rating in json.loads(file.read_text(encoding="utf-8"))["ratings"]} == set(kinds)


def test_its_box_is_shown(project: Project) -> None:
    assert project.aprendiz("edition", "show", "tower").startswith("Tower")
    assert project.aprendiz("edition", "show", "tower", "--toml") == 'name = "only"\n'


def test_a_table_plays_it_with_bots(project: Project) -> None:
    source = Path(__file__).parent / "tower_table.py"
    assert project.run(str(source)).split()[0] == "over"


def test_the_tests_that_watch_over_every_game_accept_it(project: Project) -> None:
    watchers = (
        "games/tower",
        "test_rules_are_tested.py",
        "lang/test_sentences.py",
        "lang/test_catalogues.py",
        "bots",
        "lab",
        "tools",
    )
    chosen = ("-k", "tower or test_messages")
    passed = project.run("-m", "pytest", "-n", "0", *chosen, *(f"tests/{name}" for name in watchers))
    assert "[100%]" in passed
