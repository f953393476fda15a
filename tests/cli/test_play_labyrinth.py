"""The Magic Labyrinth in the terminal: what a turn shows, letters that walk, and walls that only people remember."""

import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from aprendiz.bots.player import RandomBot
from aprendiz.cli.games.labyrinth.table import TextTable
from aprendiz.cli.main import main
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refusal
from aprendiz.core.session import Session
from aprendiz.games import NAMES
from aprendiz.games.labyrinth.aids import Remembered
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Move, Nap, Roll
from aprendiz.games.labyrinth.symbols import COMPASS, SYMBOLS
from aprendiz.games.labyrinth.view import View
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.cli.command import TEXT_PLAY, aprendiz
from tests.cli.program import Program, plays_in
from tests.rule import rule

PLAY = (*TEXT_PLAY, "labyrinth")
FIRST = ("--seed", "23", "--starter", "0", "--seats", "3", "--bots", "novice")
"""A game that begins with the person's turn; the way east is open, and south of it is a wall."""

LONG_NAMES = ("Maximiliana Encarnación de las Montañas", "さくら" * 13, "Bartholomew-Augustus-Cornelius-Montague!", "D")
ITEMS = "magic wand, potion and nightcap"
CLEARED = "\x1b[3J"
ALTERNATE = "\x1b[?1049h"
USUAL_SCREEN = "\x1b[?1049l"


def spoken(language: str) -> Texts:
    return Texts(language, "common", "command", "labyrinth")


def letters(texts: Texts) -> list[str]:
    return [texts.say(f"letter-{direction.value}") for direction in COMPASS]


def test_a_turn_shows_the_board_the_target_the_players_and_the_ways() -> None:
    turn = aprendiz(*PLAY, *FIRST, typed="q\n").stdout

    for line in (
        "There are 19 walls in the maze, and the box is turned.",
        "The target is the spider, row 4, column 6.",
        "You roll a 3.",
        "Turn 1.",
        "Row 1: no symbol [You], owl, candle, moon, key, no symbol [Novice 2].",
        "Row 5: sun, no symbol, cauldron, crystal ball, no symbol, hourglass.",
        "Target: the spider, row 4, column 6.",
        "You are: at row 1, column 1.",
        "Walls: 19.",
        "In the bag: 23 chips.",
        "You: red, 0 chips of 5, in the home corner.",
        "Novice 3: yellow, 0 chips of 5, in the home corner.",
        "Your turn! 3 steps left: which way (n, e, s, w)?",
        "1: go east: 7 steps from the target, walls aside",
        "2: go south: 7 steps from the target, walls aside",
        "3: stay here: ends your turn",
    ):
        assert f"\n{line}\n" in turn
    assert "Items" not in turn
    assert "Known" not in turn


def test_with_magic_walls_items_are_shown_and_used_before_the_roll() -> None:
    answer = aprendiz(*PLAY, *FIRST, "--expansion", "yes", typed="2\n1\nq\n").stdout

    choosing, moving = answer.split("You wave the magic wand: ")
    for line in (
        "Walls: 19, 8 one-way.",
        f"Items: You ({ITEMS}); Novice 2 ({ITEMS}); Novice 3 ({ITEMS}).",
        "Your turn! Roll, or use one of your items first.",
        "1: roll the die",
        "2: use the magic wand: another target is drawn",
        "3: drink the potion: walk as far as you like",
        "5: put the nightcap on Novice 3, who misses a turn",
    ):
        assert f"\n{line}\n" in choosing
    assert "goes back into the bag.\nThe target is " in moving
    assert "\nItems: You (potion and nightcap); " in moving
    assert re.search(r"\nYour turn! .*: which way", moving)


@rule("labyrinth-3.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_walk_and_are_refused_with_a_rule_and_never_taken_for_a_word(language: str) -> None:
    """In Spanish, for example, `s` is south, not the beginning of the word for leaving."""
    texts = spoken(language)
    north, east, south, west = letters(texts)
    typed = "\n".join([north, east, south, west, "1", north, west.upper(), east, "q", ""])

    answer = aprendiz(*PLAY, *FIRST, "--expansion", "yes", "--lang", language, typed=typed)

    before, after = answer.stdout.split(texts.also(names=["?"], viewer=0).say("event-Rolled", seat=0, steps=2))
    assert before.count(texts.refusal(Refusal("labyrinth-3.1", "roll-first"))) == 4
    assert after.count(texts.refusal(Refusal("labyrinth-3.2", "stay-on-the-board"))) == 2
    assert texts.say("table-place-on", symbol="owl", row=1, column=2) in after
    assert answer.stdout.endswith(f"\n{texts.say('play-goodbye')}\n")


def test_where_somebody_stands_one_must_go_on_or_is_refused() -> None:
    """Without walls, a potion leads through another magician's corner; stopping there is refused."""
    options = (
        "--maze",
        "12-13",
        "--expansion",
        "yes",
        "--seats",
        "3",
        "--starter",
        "0",
        "--seed",
        "1",
        "--bots",
        "novice",
    )

    answer = aprendiz(*PLAY, *options, typed="3\n" + "s\n" * 5 + "e\n" * 5 + "all\nq\n").stdout

    assert "Your turn! As many steps as you like: which way" in answer
    assert re.search(r"\n\d: go east: \w+ 3 is there: you must go on\n", answer)
    last = answer.split("You go east to row 6, column 6.")[1]
    assert ": stay here" not in last


def test_the_help_speaks_of_this_game_and_suggests_a_word_of_its_rules() -> None:
    answer = aprendiz(*PLAY, *FIRST, typed="?\n? corner\n? 4.2\nq\n").stdout

    assert "there are walls nobody can see" in answer
    assert "the agreed number of chips, usually five, wins." in answer
    assert "“? 4.2” or “? corner” shows" in answer
    assert "prism" not in answer
    assert "\n2.4 Choose your magician: " in answer
    assert "\n4.2 When a magician bumps into a wall, " in answer


# Memory help, saving and resuming


@rule("labyrinth-4.2")
def test_memory_help_lists_what_was_found_and_nothing_else_does() -> None:
    helped = aprendiz(*PLAY, *FIRST, "--memory-help", typed="e\ns\nq\n").stdout
    alone = aprendiz(*PLAY, *FIRST, typed="e\ns\nq\n").stdout

    assert helped.count("\nKnown walls: none yet.\nKnown ways: none yet.\n") == 1
    assert "\nYou are: on the owl, row 1, column 2.\nKnown ways: 11 east.\n" in helped
    [walls] = re.findall(r"\nKnown walls: (\d\d .*)\.\n", helped)
    bumped = re.findall(r"bumps? into a wall (\w+) of row (\d), column (\d)!", helped)
    assert ("south", "1", "2") in bumped
    assert len(walls.split(", ")) == len(bumped)
    assert "12 south" in walls.split(", ")
    assert "Known" not in alone
    assert re.sub(r"Known .*\n", "", helped) == alone.replace(f"{spoken('en').say('play-not-cleared')}\n", "")


@rule("labyrinth-4.2")
@pytest.mark.parametrize(
    ("helped", "shown"),
    [((), 0), (("--memory-help", "Anna"), 1), (("--memory-help", "Ben,Anna"), 2), (("--memory-help",), 2)],
)
def test_memory_help_is_for_everybody_or_for_those_who_are_named(helped: tuple[str, ...], shown: int) -> None:
    answer = aprendiz(
        *PLAY, "--seats", "2", "--starter", "0", "--names", "Anna,Ben", "--seed", "1", *helped, typed="\n3\n\nq\n"
    ).stdout

    assert answer.count("\nKnown walls: ") == shown


@pytest.mark.parametrize("game", NAMES)
def test_a_saved_game_goes_on_with_its_own_words_also_with_memory_help(tmp_path: Path, game: str) -> None:
    texts = Texts("en", "common", game)
    options = ("--seats", "2", "--starter", "0", "--seed", "3", "--bots", "novice")
    saved = aprendiz(*TEXT_PLAY, game, *options, typed="1\n\nsave half.json\nq\n", folder=tmp_path)

    resumed = aprendiz(*TEXT_PLAY, "--resume", "half.json", typed="?\nq\n", folder=tmp_path)
    helped = aprendiz(*TEXT_PLAY, "--resume", "half.json", "--memory-help", typed="q\n", folder=tmp_path)

    assert "Saved to half.json." in saved.stdout
    for answer in (resumed, helped):
        assert answer.stdout.startswith(f"{texts.say('game')} with 2 players: ")
        assert (answer.stderr, answer.returncode) == ("", 0)
    assert texts.say("glance") in resumed.stdout
    assert texts.say("glance-word") in resumed.stdout
    plain, known = (re.findall(r"^([^:\n]+): ", answer.stdout, re.MULTILINE) for answer in (resumed, helped))
    assert set(known) - set(plain), "what memory help adds"


@rule("labyrinth-4.2")
def test_going_on_with_a_saved_game_tells_no_bump_again_but_memory_help_knows_it(tmp_path: Path) -> None:
    played = aprendiz(*PLAY, *FIRST, typed="e\ns\nsave half.json\nq\n", folder=tmp_path).stdout
    resumed, helped = (
        aprendiz(*TEXT_PLAY, "--resume", "half.json", *more, typed="q\n", folder=tmp_path).stdout
        for more in ((), ("--memory-help",))
    )

    assert "You bump into a wall south of row 1, column 2!\n" in played
    [rolled] = re.findall(r"\nIt’s your turn\.\nYou roll a \d\.\nTurn 4\.\n", played)
    for answer in (resumed, helped):
        assert rolled in answer
        assert "bump" not in answer
    assert "Known" not in resumed
    [walls] = re.findall(r"\nKnown walls: (.*)\.\n", helped)
    [ways] = re.findall(r"\nKnown ways: (.*)\.\n", helped)
    assert "12 south" in walls.split(", ")
    assert len(walls.split(", ")) == played.count(" into a wall ")
    assert "11 east" in ways.split(", ")


def test_a_log_of_a_running_game_lists_no_walls_and_fits_the_record_at_its_end(tmp_path: Path) -> None:
    chosen = ("--seats", "2", "--goal", "1", "--seed", "1", "--starter", "0", "--bots", "novice")
    options = (*chosen, "--memory-help", "--save", "end.json")
    typed = "e\ns\n1\nlog early.json\n" + "1\n" * 400

    answer = aprendiz(*PLAY, *options, typed=typed, folder=tmp_path)
    verdict = aprendiz("verify", "end.json", "early.json", folder=tmp_path)

    log = (tmp_path / "early.json").read_text(encoding="utf-8")
    assert "The game is over: " in answer.stdout
    assert '"SentHome"' in log
    assert not re.search('"(Stepped|Bumped|Remembered|MazeShown)"', log)
    assert verdict.returncode == 0, verdict.stdout
    assert "early.json: in order. It is what seat 0 saw in end.json." in verdict.stdout


# Mazes


@pytest.mark.parametrize(
    ("maze", "more", "told"),
    [
        ("crypt", [], "There are 24 walls in the maze"),
        ("12-13,22-23", [], "There are 2 walls in the maze"),
        ("12-13", [], "There is 1 wall in the maze"),
        ("whirlpool", ["--expansion", "yes"], "19 walls in the maze, and the box is turned. 6 can be passed"),
        ("12-13,22-23", ["--turned", "no"], "There are 2 walls in the maze, and the box stays as it is."),
        ("12>13,22-23", ["--expansion", "yes"], "2 walls in the maze, and the box is turned. 1 can be passed"),
    ],
)
def test_a_maze_is_chosen_by_its_name_or_by_its_walls(maze: str, more: list[str], told: str) -> None:
    answer = aprendiz(*PLAY, "--maze", maze, *more, typed="q\n")

    assert told in answer.stdout
    assert (answer.stderr, answer.returncode) == ("", 0)


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (["--maze", "swamp"], "--maze: 'swamp' is not a ready maze (garden, "),
        (["--maze", "12-14"], "--maze: '12-14' is not a ready maze (garden, "),
        (["--maze", ""], "a file, or walls such as 12-13,22-23"),
        (["--maze", "12-13,99-98"], "--maze.2: '99-98' is not a wall: name the squares on both sides"),
        (["--maze", "12-13,12>13", "--expansion", "yes"], "--maze.2: is there twice"),
        (["--maze", "11-12,11-21"], "--maze: from the corner 11 these squares cannot be reached: 12, 13, "),
        (["--maze", "whirlpool"], "--maze: has one-way walls (6): they belong to the expansion"),
        (["--maze", "plan.txt"], "plan.txt: 2, 5: must be one of |, >, <, not '?'"),
        (["--magicians", "red,red"], "--magicians.2: is there twice"),
        (["--magicians", "pink"], "--magicians: must be one of red, blue, yellow, green, not 'pink'"),
        (["--goal", "7"], "--goal: must be a whole number from 1 to 6"),
    ],
)
def test_what_is_wrong_with_a_maze_or_an_option_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    names: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = ["+---" * 6 + "+", "|   ?" + " " * 19 + "|", *(["+   +", "|"] * 5), "+"]
    Path("plan.txt").write_text("\n".join(lines), encoding="utf-8")

    assert main([*PLAY, *options, "--lang", "en"]) == 2

    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert names in shown.err


# At a terminal


def screen(text: str) -> str:
    """The text on the screen after it was last cleared."""
    return without_colours(text.rsplit(CLEARED, maxsplit=1)[-1])


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


@pytest.fixture
def terminal() -> Iterator[Program]:
    with plays_in(*PLAY, *FIRST, is_terminal=True) as program:
        program.read_to("Your choice")
        yield program


@rule("labyrinth-4.2")
def test_a_step_and_a_bump_do_not_stay_on_the_screen(terminal: Program) -> None:
    terminal.type("e")
    stepped = terminal.read_to("Your choice")
    terminal.type("s")
    told = terminal.read_to("Enter: go on:")
    terminal.type("s")
    terminal.read_to("I don’t understand “s”")
    terminal.read_to("Enter: go on:")
    terminal.type("")
    after = terminal.read_to("Your choice")

    assert "You go east to the owl." in without_colours(stepped)
    assert "You go" not in screen(stepped)
    assert "[red]" in screen(stepped)
    assert "You bump into a wall south of row 1, column 2!" in without_colours(told)
    assert "bump" in screen(told)
    assert CLEARED in after
    assert "\x1b[2J" in after
    assert not re.search("bump|goes|You go", screen(after))
    assert re.search(r"╭─ Turn 4 ", screen(after))


@rule("labyrinth-4.2")
def test_the_game_leaves_no_scrollback() -> None:
    with plays_in(*PLAY, *FIRST, is_terminal=True) as program:
        began = program.read_to(ALTERNATE)
        turn = program.read_to("Your choice")
        program.type("quit")
        left = program.read_to("Goodbye.")
    assert "with 3 players" in began
    assert "╭─ Turn 1" in without_colours(turn)
    assert USUAL_SCREEN not in turn
    assert USUAL_SCREEN in left


@rule("labyrinth-8.2")
def test_the_end_of_a_game_stays_readable() -> None:
    """With a potion and hardly a wall, the person walks to the target in the first turn."""
    options = ("--maze", "12-13", "--expansion", "yes", "--goal", "1", "--seats", "2", "--starter", "0", "--seed", "1")
    with plays_in(*PLAY, *options, "--bots", "novice", is_terminal=True) as program:
        target = re.search(r"Target +.*row (\d), column (\d)", without_colours(program.read_to("Your choice")))
        assert target is not None
        program.type("3")
        for way in "s" * (int(target[1]) - 1) + "e" * (int(target[2]) - 1):
            program.read_to("Your choice")
            program.type(way)
        program.read_to(USUAL_SCREEN)
        end = without_colours(program.read_to("Save the game?"))

    assert "You take the chip" in end
    assert "╭─ Turn 1" in end
    assert "1. You: 1 chip" in end
    assert "Target" not in end, "none is drawn any more"


def test_in_a_low_window_the_scrollback_is_cleared_instead() -> None:
    with plays_in(*PLAY, *FIRST, is_terminal=True, rows=24) as program:
        before = program.read_to("Your choice")
        program.type("e")
        after = program.read_to("Your choice")

    assert ALTERNATE not in before + after
    assert CLEARED in after


def test_where_text_cannot_be_cleared_that_is_said_once() -> None:
    """Not with memory help, where nothing has to be remembered, and not to spectators."""
    said = spoken("en").say("play-not-cleared")

    assert aprendiz(*PLAY, *FIRST, typed="e\ns\nq\n").stdout.count(f"\n{said}\n") == 1
    assert said not in aprendiz(*PLAY, *FIRST, "--memory-help", typed="q\n").stdout
    assert said not in aprendiz(*PLAY, "--watch", "--goal", "1", "--bots", "novice", "--seed", "1").stdout
    assert said not in aprendiz(*TEXT_PLAY, "flautz", "--seed", "1", typed="q\n").stdout


def test_who_acts_twice_in_a_row_is_shown_a_bump_all_the_same() -> None:
    """The other player misses a turn."""
    options = ("--seed", "11", "--starter", "0", "--seats", "2", "--expansion", "yes", "--bots", "novice")
    with plays_in(*PLAY, *options, is_terminal=True) as program:
        program.read_to("Your choice")
        program.type("4")
        program.read_to("Your choice")
        program.type("e")
        told = without_colours(program.read_to("Enter: go on:"))
        program.type("")
        after = program.read_to("Your choice")

    assert "You bump into a wall east of row 1, column 1!" in told
    assert "Novice 2 sleeps through a turn." in told
    assert "bump" not in screen(after)


def test_two_people_at_one_keyboard_both_see_a_bump_once() -> None:
    options = ("--names", "Anna,Berta", "--seats", "2", "--starter", "0", "--seed", "2")
    with plays_in(*PLAY, *options, is_terminal=True) as program:
        program.read_to("Anna, it’s your turn. Press Enter when only you can see the screen:")
        program.type("")
        program.read_to("Your choice")
        program.type("e")
        annas = program.read_to("Enter: go on:")
        program.type("")
        between = program.read_to("Berta, it’s your turn. Press Enter when only you can see the screen:")
        program.type("")
        bertas = program.read_to("Enter: go on:")
        program.type("")
        after = program.read_to("Your choice")

    assert "You bump into a wall east of row 1, column 1!" in screen(annas)
    assert "bump" not in screen(between)
    assert "Anna bumps into a wall east of row 1, column 1!" in screen(bertas)
    assert "bump" not in screen(after)
    assert "Turn 2" in screen(after)


@rule("labyrinth-8.2")
def test_at_the_end_the_board_is_drawn_with_its_walls() -> None:
    options = ("--watch", "--goal", "1", "--seats", "2", "--bots", "novice", "--maze", "12-13,45-55", "--seed", "1")
    with plays_in(*PLAY, *options, is_terminal=True) as program:
        program.read_to("╭")
        drawn = without_colours("╭" + program.read_to("╯")).replace("\r", "")

    assert {cell_len(line) for line in drawn.splitlines()} == {80}
    rows = [line.strip("│") for line in drawn.splitlines()]
    assert sum(row.count("|") for row in rows if re.match(r" \d ", row)) == 1
    assert sum(row.count("-----------") for row in rows) == 1


@pytest.fixture(scope="module")
def full() -> tuple[View, Remembered]:
    """What seat 0 sees, with memory help, of a game in which everything a table can show is present."""
    dice, bot = Dice(1), RandomBot(1)
    setup = GAME.setup(seats=4, expansion="yes", walls=24, starter=0)
    session: Session[View, Move] = Session(GAME, setup, lambda state: state.draw(dice), helped=(0,))
    while True:
        seat = session.waiting[0]
        update = session.updates[seat]
        aids, view = session.updates[0].aids, update.frames[-1].view
        assert isinstance(aids, Remembered)
        if seat == 0 and view.players[1].naps:
            return view, aids
        is_long = len(aids.walls) > 3 and len(aids.open) > 5
        wanted = [Nap(1)] if seat == 3 and is_long else [Roll()]
        session.act(seat, next((move for move in wanted if move in update.legal), bot.choose(update)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns_with_four_players_items_and_memory_help(
    full: tuple[View, Remembered], language: str
) -> None:
    view, aids = full
    texts = Texts(language, "common", "labyrinth", names=LONG_NAMES, viewer=0)
    table = TextTable(texts)
    scene = table.scene(view)
    scene = replace(scene, groups=(*scene.groups, table.remembered(view, aids)))
    console = Console(width=80, file=io.StringIO())

    console.print(scene.picture())

    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert {cell_len(line) for line in lines} == {80}
    shown = " ".join(" ".join(re.sub("[│╭╮╰╯─]", " ", line) for line in lines).split())
    for symbol in SYMBOLS:
        first = texts.words(symbol, "symbol").split()[0]
        assert f" {first} " in shown, "no word is broken"
    for player in view.players:
        assert f"[{texts.say(f'magician-{player.magician.value}')}]" in shown
        assert f" {texts.say('table-chips', count=len(player.chips), goal=5)} " in shown
    assert f" {texts.say('table-sleeps')} " in shown
    for fact in table.remembered(view, aids):
        assert fact.parts[0].plain in shown, "all that was found"


def test_a_record_keeps_the_plan_that_was_played(tmp_path: Path) -> None:
    options = (
        "--watch",
        "--goal",
        "1",
        "--seats",
        "2",
        "--bots",
        "novice",
        "--seed",
        "1",
        "--maze",
        "12-13,22>23",
        "--expansion",
        "yes",
        "--save",
        "g.json",
    )

    aprendiz(*PLAY, *options, folder=tmp_path)

    record = json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))
    assert record["options"]["maze"] == ["12-13", "22>23"]
    assert aprendiz("verify", "g.json", folder=tmp_path).returncode == 0
