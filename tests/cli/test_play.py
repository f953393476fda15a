"""A game in the terminal, from the first line to the last."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from aprendiz.core.document import write
from aprendiz.games import NAMES
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.cli.command import TEXT_PLAY, aprendiz
from tests.cli.program import Program, plays_in
from tests.core.recordings import flautz

GAMES = {
    "flautz": ("--seed", "2"),
    "magus": ("--seed", "1"),
    "labyrinth": ("--goal", "1", "--starter", "0", "--seed", "4"),
}
"""Games in which the person has many choices, and which do not take too long."""

ALWAYS_THE_FIRST_MOVE = "1\n\n" * 500
BOTS = ("--bots", "novice")
FIRST = ("--seed", "120", "--starter", "0", *BOTS)
"""A game that begins with the person's turn; the person holds a prism and an illusion."""


def test_a_person_can_play_a_whole_game() -> None:
    answer = aprendiz(*TEXT_PLAY, *BOTS, "--seed", "5", typed=ALWAYS_THE_FIRST_MOVE)

    assert "\nYou take the " in answer.stdout
    assert re.search(r"The game is over\. .* wins? with the most crystals!\n1\. .*: 3 crystals\n", answer.stdout)
    assert (answer.stderr, answer.returncode) == ("", 0)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_that_reads_only_the_plain_text_plays_a_whole_game(language: str, game: str) -> None:
    """The program knows the words of the language, but nothing of the game beyond the lines it reads."""
    with plays_in(*TEXT_PLAY, game, "--plain", *BOTS, "--seats", "3", "--lang", language, *GAMES[game]) as program:
        told = program.play_to_the_end(language)

    texts = Texts(language, "common", game)
    assert sum(line.endswith("!") and texts.say("game") not in line for line in told) >= 1
    assert any(re.match(r"1\. ", line) for line in told)
    assert program.choices_made > 5
    assert_plain(told)


def assert_plain(lines: list[str]) -> None:
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f─-╿▀-▟]", "".join(lines))


def test_a_turn_shows_the_table_the_hand_and_the_choices() -> None:
    turn = aprendiz(*TEXT_PLAY, *FIRST, typed="q\n").stdout

    for line in (
        "Match 1, round 1 of 5.",
        "Arena: [floor], air, floor, air, either, FLAUTZ!",
        "Air: blue 3, green 1, blue 4.",
        "Floor: blue 5, green 2, green 5.",
        "Deck: 62 cards.",
        "Discards: none.",
        "You: orange apprentice, 0 crystals, starting player.",
        "Novice 2: pink apprentice, 0 crystals.",
        "Novice 3: green apprentice, 0 crystals.",
        "Your hand: prism, pink 2, illusion 2, purple 3, orange 4.",
        "Best spell: prism orange/purple, illusion 2 as purple 2, purple 3, orange 4 as purple 4 = 12 points.",
        "Your turn! Take a card from the floor and put one of yours there, or focus.",
        "1: take the green 2 from the floor and put the prism there: 12 points",
    ):
        assert f"\n{line}\n" in turn


def test_the_best_moves_come_first_and_all_can_be_seen() -> None:
    some, every = aprendiz(*TEXT_PLAY, *FIRST, typed="all\nq\n").stdout.split("Your choice")[:2]

    assert points_of_choices(some) == points_of_choices(every)[:7]
    assert len(points_of_choices(every)) == 15
    assert points_of_choices(every) == sorted(points_of_choices(every), reverse=True)
    assert "\n16: focus: " in some
    assert "\n16: focus: " in every


def points_of_choices(text: str) -> list[int]:
    return [int(points) for points in re.findall(r"^\d+: .*: (\d+) points$", text, re.MULTILINE)]


@pytest.mark.parametrize("typed", ["0", "17", "take", "-1", "1.0", "9" * 5000, "¡!", "\udcff", "²"])
def test_what_is_no_choice_is_asked_for_again(typed: str) -> None:
    answer = aprendiz(*TEXT_PLAY, *FIRST, typed=f"{typed}\nq\n")

    assert "? shows what you can type." in answer.stdout
    assert answer.stdout.count("Your choice") == 2
    assert answer.stdout.endswith("Goodbye.\n")
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_the_help_tells_the_game_at_a_glance_and_what_can_be_typed() -> None:
    answer = aprendiz(*TEXT_PLAY, *FIRST, typed="?\nq\n").stdout

    for words in (
        "A spell is cards of one colour",
        "An illusion counts",
        "blue (drop)",
        "“undo”",
        "“save FILE”",
        "“quit”",
    ):
        assert words in answer


def test_a_question_mark_with_a_number_or_word_shows_the_rules() -> None:
    answer = aprendiz(*TEXT_PLAY, *FIRST, typed="? 4.2\n? prism recolour\n?crystal pool\nq\n").stdout

    assert "\n4.2 When you exchange, " in answer
    assert "The rules say nothing about “prism recolour”." in answer
    assert "\n1.5 The pool holds 25 crystals." in answer


@pytest.mark.parametrize("typed", ["", "1\n", "1", "1\n\n"])
def test_when_nothing_more_is_typed_the_game_says_goodbye(typed: str) -> None:
    answer = aprendiz(*TEXT_PLAY, *FIRST, typed=typed)

    assert answer.stdout.endswith("\nThere’s no more input. Goodbye.\n")
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_a_move_can_be_taken_back_before_others_act() -> None:
    answer = aprendiz(*TEXT_PLAY, *FIRST, typed="4\nundo\n1\n\nundo\nq\n").stdout

    assert "You take the green 5 from the floor and put the pink 2 there.\nEnter: go on" in answer
    assert "The move is undone.\nMatch 1, round 1 of 5.\n" in answer
    assert answer.count("Floor: blue 5, green 2, green 5.") == 2
    _, after = answer.split("\nNovice 2 ")[-2:]
    assert "The move is undone" not in after
    assert "There’s nothing you can undo" in after


def test_a_move_that_leaves_something_to_chance_cannot_be_taken_back() -> None:
    """After focusing, a card is replaced by one from the deck. Whoever has seen that card may not undo."""
    answer = aprendiz(*TEXT_PLAY, *FIRST, typed="16\n\n1\nundo\nq\n").stdout

    drawn = answer.split("It’s replaced by ")[1]
    assert "The move is undone" not in drawn
    assert "There’s nothing you can undo" in drawn


def test_words_are_understood_in_the_language_and_in_english_and_shortened() -> None:
    for typed in ("salir", "quit", "q", "SALIR"):
        answer = aprendiz(*TEXT_PLAY, *FIRST, "--lang", "es", typed=f"{typed}\n")
        assert answer.stdout.endswith(f"\n{Texts('es', 'command').say('play-goodbye')}\n"), typed


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    options = (*TEXT_PLAY, *FIRST)
    aprendiz(*options, typed="1\n\nsave half.json\nq\n", folder=tmp_path)
    whole = aprendiz(*options, typed=ALWAYS_THE_FIRST_MOVE + "whole.json\n", folder=tmp_path).stdout
    half = json.loads((tmp_path / "half.json").read_text(encoding="utf-8"))

    resumed = aprendiz(*TEXT_PLAY, "--resume", "half.json", typed="save again.json\nq\n", folder=tmp_path).stdout

    assert half["result"] is None
    assert "Match 1, round 2 of 5." in resumed
    assert between(resumed, "Air:", "Your turn!") == between(whole.split("round 2 of 5")[1], "Air:", "Your turn!")
    again = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))
    assert again == half


def between(text: str, first: str, last: str) -> str:
    return text[text.index(first) : text.index(last)]


@pytest.mark.parametrize("kind", ["greedy", "dragon", "clairvoyant"])
def test_for_a_bot_that_does_not_sit_at_tables_an_adept_plays_on(tmp_path: Path, kind: str) -> None:
    record = flautz("Anna", f"{kind} 2", "random 3", number=1, most=3)
    (tmp_path / "old.json").write_text(write(record), encoding="utf-8")

    resumed = aprendiz(*TEXT_PLAY, "--resume", "old.json", typed="1\n\nsave again.json\nq\n", folder=tmp_path)

    called = "Greedy 2" if kind == "greedy" else f"{kind} 2"
    assert resumed.stdout.startswith(f"FLAUTZ! with 3 players: Anna, {called} and Random 3.\n")
    assert f"\n{called} has left the school: an adept takes over.\n" in resumed.stdout
    assert resumed.stdout.count(" has left the school") == 1
    assert (resumed.stderr, resumed.returncode) == ("", 0)
    again = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))
    assert [seat["player"] for seat in again["seats"]] == ["person", kind, "random"]


def test_without_a_level_adepts_take_the_other_seats() -> None:
    answer = aprendiz(*TEXT_PLAY, "--starter", "0", typed="q\n").stdout

    assert answer.startswith("FLAUTZ! with 3 players: Player 1, Adept 2 and Adept 3.\n")
    assert "has left" not in answer


def test_levels_are_named_in_the_readers_language() -> None:
    options = ("--bots", "novice,adept,master", "--seats", "4", "--starter", "0", "--lang", "ca")

    assert "Novell 2, Iniciat 3 i Mestre 4" in aprendiz(*TEXT_PLAY, *options, typed="q\n").stdout


def test_chance_goes_on_as_it_was_sealed_in_a_game_that_was_saved(tmp_path: Path) -> None:
    aprendiz(*TEXT_PLAY, *FIRST, typed="1\n\nsave half.json\nq\n", folder=tmp_path)
    aprendiz(*TEXT_PLAY, "--resume", "half.json", "--save", "end.json", typed=ALWAYS_THE_FIRST_MOVE, folder=tmp_path)

    verdict = aprendiz("verify", "half.json", "end.json", folder=tmp_path)

    half, end = verdict.stdout.splitlines()
    assert "not over" in half
    assert "in order" in end


def test_a_log_holds_what_one_seat_was_told_also_across_a_break(tmp_path: Path) -> None:
    aprendiz(*TEXT_PLAY, *FIRST, typed="1\n\nlog early.json\nsave half.json\nq\n", folder=tmp_path)
    typed = "log later.json\n" + ALWAYS_THE_FIRST_MOVE
    aprendiz(*TEXT_PLAY, "--resume", "half.json", "--save", "end.json", typed=typed, folder=tmp_path)

    verdict = aprendiz("verify", "end.json", "early.json", "later.json", folder=tmp_path)

    assert verdict.returncode == 0, verdict.stdout
    assert "seed" not in (tmp_path / "early.json").read_text(encoding="utf-8")


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious", encoding="utf-8")

    typed = "save mine.json\nsave nowhere/mine.json\nsave\nsave\nq\n"
    answer = aprendiz(*TEXT_PLAY, *FIRST, typed=typed, folder=tmp_path).stdout

    assert "mine.json: is already there: choose another name" in answer
    assert "nowhere/mine.json: cannot be written: " in answer
    assert "Saved to flautz-1.json." in answer
    assert "Saved to flautz-2.json." in answer
    assert (tmp_path / "mine.json").read_text(encoding="utf-8") == "precious"


def test_at_the_end_the_game_can_be_saved_and_proves_itself(tmp_path: Path) -> None:
    answer = aprendiz(
        *TEXT_PLAY, *BOTS, "--seed", "5", "--save", "game.json", typed=ALWAYS_THE_FIRST_MOVE, folder=tmp_path
    )

    assert "Saved to game.json.\nThe seal is open" in answer.stdout
    assert aprendiz("verify", "game.json", folder=tmp_path).returncode == 0


@pytest.mark.parametrize(
    "options",
    [
        ["--seats", "2", "--bots", "adept,novice"],
        ["--seats", "5", *BOTS, "--arena", "long", "--mode", "matches", "--ties", "nobody"],
        ["--edition", "wide", *BOTS, "--matches", "2", "--arena", ",".join(["either"] * 20)],
    ],
)
def test_bots_can_be_watched_playing_to_the_end(options: list[str]) -> None:
    answer = aprendiz(*TEXT_PLAY, "--watch", "--seed", "4", *options)

    assert answer.stdout.startswith("FLAUTZ! with ")
    assert re.search(r"\nThe game is over\. .*\n1\. ", answer.stdout)
    assert "You" not in answer.stdout
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_an_arena_may_have_a_single_field() -> None:
    assert "Arena: [either], FLAUTZ!\n" in aprendiz(*TEXT_PLAY, *FIRST, "--arena", "either", typed="q\n").stdout


def test_a_seed_repeats_a_game() -> None:
    first = aprendiz(*TEXT_PLAY, "--watch", *BOTS, "--seed", "12").stdout

    assert aprendiz(*TEXT_PLAY, "--watch", *BOTS, "--seed", "12").stdout == first
    assert aprendiz(*TEXT_PLAY, "--watch", *BOTS, "--seed", "13").stdout != first


def test_without_a_seed_every_game_is_another() -> None:
    assert aprendiz(*TEXT_PLAY, "--watch", *BOTS).stdout != aprendiz(*TEXT_PLAY, "--watch", *BOTS).stdout


def test_dealing_takes_one_line() -> None:
    lines = aprendiz(*TEXT_PLAY, *FIRST, typed="q\n").stdout.splitlines()

    began = lines.index("Match 1: you start and deal everyone five cards.")
    assert lines[began + 1] == "The crystal is on field 1: cards come from the floor."


# At a terminal


@pytest.fixture
def terminal() -> Iterator[Program]:
    with plays_in(*TEXT_PLAY, "--names", "Anna,Berta", *FIRST, "--seats", "3", is_terminal=True) as program:
        yield program


def test_two_people_at_one_keyboard_do_not_see_each_others_hands(terminal: Program) -> None:
    terminal.read_to("Anna, it’s your turn. Press Enter when only you can see the screen:")
    terminal.type("")
    annas_turn = terminal.read_to("Your choice")
    terminal.type("1")
    terminal.read_to("undo the move:")
    terminal.type("")
    between_turns = terminal.read_to("Press Enter when only you can see the screen:")
    terminal.type("")
    bertas_turn = terminal.read_to("Your choice")

    anna, berta = hand_in(annas_turn), hand_in(bertas_turn)
    assert anna != berta
    assert "\x1b[2J" in between_turns or "\x1b[H\x1b[2J" in between_turns
    assert "\x1b[3J" in between_turns
    assert "Berta, it’s your turn." in between_turns
    assert "Your hand" not in between_turns.split("\x1b[3J")[1]
    assert "Anna takes" in bertas_turn


def hand_in(screen: str) -> str:
    return str(re.findall(r"Your hand +(.*?) +│", without_colours(screen))[-1])


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_at_a_terminal_the_table_is_a_picture_within_80_columns(terminal: Program) -> None:
    terminal.read_to("Press Enter")
    terminal.type("")
    screen = terminal.read_to("Your choice")

    assert "╭─ Match 1, round 1 of 5" in without_colours(screen)
    assert re.search(r"\x1b\[[0-9;]*m", screen), "in colours"
    assert max(len(line) for line in without_colours(screen).splitlines()) <= 80


def test_plain_text_has_no_colours_and_no_boxes_at_a_terminal_either() -> None:
    options = ("--names", "Anna,Berta", "--seats", "2", "--plain", "--seed", "1")
    with plays_in(*TEXT_PLAY, *options, is_terminal=True) as program:
        program.read_to("Press Enter")
        program.type("")
        screen = program.read_to("Your choice")

    assert "\x1b" not in screen
    assert_plain(screen.replace("\r", "").splitlines())
