"""Games of The Magic Labyrinth told again: steps and walls only when a game is over."""

import re

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import aprendiz
from tests.core.recordings import FOLDER
from tests.rule import rule

STEPS_AND_BUMPS = re.compile(r"\b(goe?s? (north|east|south|west)|bumps? into a wall)\b")


def replay(name: str, *options: str, typed: str = "") -> str:
    answer = aprendiz("replay", str(FOLDER / f"labyrinth-{name}.json"), *options, typed=typed)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


@rule("labyrinth-4.2")
@pytest.mark.parametrize("options", [(), ("--seat", "1"), ("--step",)])
@pytest.mark.parametrize("name", ["saved", "seat-log-running"])
def test_while_a_game_goes_on_no_step_and_no_bump_is_told(name: str, options: tuple[str, ...]) -> None:
    told = replay(name, *options, typed="\n" * 200)

    assert "The ball drops: " in told
    assert re.search(r"\brolls? a \d", told)
    assert not STEPS_AND_BUMPS.search(told)
    assert "The board is lifted" not in told


@rule("labyrinth-8.2")
def test_of_a_finished_game_everything_is_told_in_every_language() -> None:
    told = {language: replay("all-items-of-four", "--lang", language).splitlines() for language in LANGUAGES}

    english = "\n".join(told["en"])
    assert len(STEPS_AND_BUMPS.findall(english)) > 20
    for words in (
        "There are 24 walls in the maze, and the box is turned. 8 can be passed, but only from one side.",
        "waves the magic wand: ",
        "drinks the potion and may walk any distance.",
        " puts the nightcap on ",
        "sleeps through a turn.",
        "takes the chip with ",
        "The board is lifted. The walls were between ",
        "The game is over: the winning chip has been taken. ",
    ):
        assert words in english
    for language in LANGUAGES:
        for line, other in zip(told[language], told["en"], strict=True):
            assert (line == other) == (language == "en"), line


def test_a_finished_log_tells_what_its_record_tells_to_the_seat() -> None:
    told = replay("seat-log-finished")

    assert told == replay("own-maze-ends-with-limit", "--seat", "0")
    assert STEPS_AND_BUMPS.search(told)
    assert "The game is over: the agreed turns have been played. " in told


def test_every_move_can_be_looked_at_with_the_board() -> None:
    told = replay("own-maze-ends-with-limit", "--step", typed="3\n999\nq\n")

    assert "\nMove 3 of 28\n" in told
    assert "\nTarget: the " in told
    assert told.count("\nRow 6: ") == 3
    assert "End of the file." in told
