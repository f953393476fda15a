"""Magus Novatus in the terminal: what a turn shows, and that it fits the screen for all names and hands."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from aprendiz.cli.games.magus.promise import taken
from aprendiz.core.document import write
from aprendiz.core.header import Seat, agreed
from aprendiz.core.record import recorded
from aprendiz.core.replay import begun
from aprendiz.core.session import Session
from aprendiz.games.magus.cards import COLOUR_LETTERS, COLOURS
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import Finish, Move, Take
from aprendiz.games.magus.notation import BLACK, GREY, told_spell
from aprendiz.games.magus.view import View
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.cli.command import TEXT_PLAY, aprendiz
from tests.cli.program import Program, plays_in
from tests.core.recordings import FOLDER, envelope
from tests.rule import rule

FIRST = ("--seed", "4", "--starter", "0", "--seats", "2", "--bots", "novice")
"""A game that begins with the person's turn."""

LONG_NAMES = ("Maximiliana Encarnación de las Montañas", "さくら" * 13, "Bartholomew-Augustus-Cornelius-Montague!", "D")
LARGE_HAND = 28


def test_a_turn_shows_players_spells_grid_hand_and_choices() -> None:
    turn = aprendiz(*TEXT_PLAY, "magus", "--plain", *FIRST, typed="q\n").stdout

    for line in (
        "Turn 1.",
        "You: 0 points, 0 spells, 0 skulls, 0 cards in hand.",
        "Novice 2: 0 points, 0 spells, 0 skulls, 0 cards in hand.",
        "Cylinder: place 0 of 8.",
        "Deck: 47 cards.",
        "Discards: 0 cards.",
        "2 points: 3 of any colour with a 3 (9 more).",
        "3 points: 3 of one colour with different numbers and 2 of another colour (9 more).",
        "4 points: 3 green with different numbers and 2 yellow (9 more).",
        "Column: 1, 2, 3, 4, 5.",
        "Row 1: green 1, red 3, red 3, green 3, blue 4.",
        "Your hand: empty.",
        "Your turn! Where do you aim the cube? Beside each place: what you’d get.",
        "1: aim at row 1, column 1: red 3, red 3, green 3",
        "There are 25 choices in all; type “all” to see them.",
    ):
        assert f"\n{line}\n" in turn


def test_items_skulls_the_cube_and_holes_are_shown_and_the_hand_only_to_its_seat() -> None:
    record = str(FOLDER / "magus-aimed-throws-of-three.json")

    _, thrown, took = re.split(
        "^Move .*\n",
        aprendiz("replay", record, "--seat", "0", "--step", "--plain", typed="170\n\nq\n").stdout,
        flags=re.MULTILINE,
    )
    spectator = aprendiz("replay", record, "--step", "--plain", typed="171\nq\n").stdout

    for line in (
        "You: 4 points, 2 spells, 1 skull, 0 cards in hand.",
        "Random 3: 1 point, 1 spell, 1 skull, 1 card in hand.",
        "Items: You (healing plants, magic wand), Random 3 (elixir, curse).",
        "Discards: 28 cards, elixir on top.",
        "Row 4: red 2, blue 1, [blue 2], yellow 4, blue 2.",
        "Cube: row 4, column 3.",
        "Your hand: empty.",
    ):
        assert f"\n{line}\n" in thrown
    assert "\nRow 4: hole, blue 1, hole, yellow 4, hole.\n" in took
    assert "\nYour hand: red 2, blue 2, blue 2.\n" in took
    assert "Cube: " not in took
    assert "Items: Anna (healing plants, magic wand), Random 3 (elixir, curse).\n" in spectator
    assert "hand: " not in spectator


def test_infant_students_are_told_the_colours_of_a_spell_and_nothing_else() -> None:
    turn = aprendiz(*TEXT_PLAY, "magus", "--plain", *FIRST, "--seed", "7", "--infant", "yes", typed="q\n").stdout

    assert "\nA new spell for 4 points: 6 of any colour.\n" in turn
    assert "\n4 points: 6 of any colour (9 more).\n" in turn
    assert "Cylinder" not in turn


@pytest.mark.parametrize("game", ["flautz", "magus"])
def test_memory_help_that_knows_nothing_yet_says_nothing(game: str) -> None:
    turn = aprendiz(*TEXT_PLAY, game, "--plain", *FIRST, "--memory-help", typed="q\n").stdout

    assert "must have" not in turn
    assert not re.search(r": -?\.$", turn, flags=re.MULTILINE)


@rule("magus-10.2")
def test_memory_help_tells_infant_students_nothing_about_backs_of_spells() -> None:
    usual, infants = (
        aprendiz(*TEXT_PLAY, "magus", "--plain", *FIRST, *more, "--memory-help", typed="q\n").stdout
        for more in ((), ("--infant", "yes"))
    )

    assert "closed book" in usual
    assert "closed book" not in infants


@pytest.mark.parametrize(
    ("spell", "words", "to_infants"),
    [
        ("R--- *4", "3 red and 1 of any colour with a 4", "3 red and 1 of any colour"),
        (
            "Kabc A-",
            "3 of one colour with different numbers and 1 of another colour",
            "3 of one colour and 1 of another colour",
        ),
        ("Kaab", "3 of one colour with the numbers a a b (equal letters, equal numbers)", "3 of one colour"),
        ("Ga- Y1a", "2 green, 1 yellow and 1 yellow with a 1", "2 green and 2 yellow"),
        ("*11 R- *4", "2 of any colour with a 1, 1 red and 1 of any colour with a 4", "1 red and 3 of any colour"),
        ("*2ab2", "2 of any colour with a 2 and 2 of any colour with different numbers", "4 of any colour"),
    ],
)
def test_a_spell_is_told_in_words(spell: str, words: str, to_infants: str) -> None:
    texts = Texts("en", "common", "magus")

    assert texts.spell(told_spell(spell, is_infant=False)) == words
    assert texts.spell(told_spell(spell, is_infant=True)) == to_infants


@pytest.mark.parametrize("language", LANGUAGES)
def test_spells_and_colours_are_told_in_words_and_never_in_the_letters_of_a_file(language: str) -> None:
    """Neither spells such as `Kabc A--` nor potions such as `R1` appear, and no two colours have the same word."""
    texts = Texts(language, "common", "magus")
    options = ("--bots", "novice", "--seats", "2", "--seed", "1", "--lang", language)

    told = aprendiz(*TEXT_PLAY, "magus", "--watch", *options).stdout
    asked = aprendiz(*TEXT_PLAY, "magus", *options, "--starter", "0", typed="?\n1\n1\nq\n").stdout

    for line in (told + asked).splitlines():
        assert not re.search(r"(?<!\w)[RYGBKA*]([1-4]+|-+|[abcd]{2,})(?!\w)", line), line
    assert len({texts.say(f"colour-{colour.value}") for colour in COLOURS}) == len(COLOURS)
    for kinds in (COLOUR_LETTERS, BLACK + GREY):
        assert len({texts.spell(f"{colour}--") for colour in kinds}) == len(kinds)


# Questions


def test_a_single_choice_is_made_at_once_and_said_and_what_led_to_it_can_be_taken_back() -> None:
    answer = aprendiz(*TEXT_PLAY, "magus", *FIRST, typed="1\n2\nundo\n2\n\nq\n").stdout

    said = "You take red 3, red 3 from row 1.\nThere is only one choice: finish your turn.\nEnter: go on; “undo”: "
    _, second, rest = answer.split(said)
    assert "The move is undone.\nTurn 1.\n" in second
    assert "Your choice (1-1," not in answer
    assert "\nTurn 3.\n" in rest


@rule("magus-4.1")
def test_several_people_at_one_keyboard_are_asked_even_for_a_single_choice() -> None:
    """Otherwise the others would notice that a hand makes no spell."""
    options = ("--names", "Anna,Berta", "--seed", "4", "--starter", "0", "--seats", "2", "--outstanding", "yes")
    answer = aprendiz(*TEXT_PLAY, "magus", *options, typed="\n7\nq\n").stdout

    assert "\n1: finish your turn\nYour choice (1-1, " in answer
    assert "only one choice" not in answer


def test_the_table_is_drawn_once_in_a_turn_and_again_if_enter_is_typed() -> None:
    answer = aprendiz(*TEXT_PLAY, "magus", *FIRST, typed="1\n1\n\nq\n").stdout

    aim, take, cast, again, _ = answer.split("Your choice")
    assert ["Column: 1" in part for part in (aim, take, cast, again)] == [True, False, False, True]
    assert "Your hand" not in take
    assert "\nYour hand: red 3, red 3, green 3.\nYour turn! Cast a spell" in cast


# Cards, curses and long names


def test_who_has_a_curse_is_told_that_it_keeps_from_casting(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    toml = aprendiz("edition", "show", "magus", "--toml").stdout
    file.write_text(toml.replace("curse  = 2", "curse = 20"), encoding="utf-8")

    answer = aprendiz(
        *(*TEXT_PLAY, "magus", *FIRST, "--seed", "5", "--outstanding", "yes", "--edition", str(file)),
        typed="1\n\n1\n\n" * 5,
    )

    before, after = answer.stdout.split("Your turn! A curse keeps you from casting: ", maxsplit=1)
    assert "(curse)" in before.split("Turn ")[-1]
    assert ": cast " not in after.split("Your choice")[0]


def test_a_saved_game_goes_on_with_the_words_of_its_game(tmp_path: Path) -> None:
    aprendiz(*TEXT_PLAY, "magus", *FIRST, typed="1\nsave half.json\nq\n", folder=tmp_path)

    resumed = aprendiz(*TEXT_PLAY, "--resume", "half.json", typed="q\n", folder=tmp_path)

    assert resumed.stdout.startswith("Magus Novatus with 2 players: Player 1 and Novice 2.\n")
    assert "\nYour turn! Take one colour or one number from the cube’s row or column.\n" in resumed.stdout
    assert (resumed.stderr, resumed.returncode) == ("", 0)


def hoarded() -> tuple[str, View]:
    """The record of a game in which nobody casts, seat 0 takes what it can and the others little; and its last view."""
    header = agreed(GAME, [Seat(name, "person") for name in LONG_NAMES], options={"starter": 0})
    sealed = envelope(1)
    session: Session[View, Move] = begun(GAME, header, sealed)
    while len((own := session.updates[0].frames[-1].view).hand) < LARGE_HAND:
        seat = session.waiting[0]
        update = session.updates[seat]
        view = update.frames[-1].view
        sign = 1 if seat == 0 else -1
        session.act(seat, max(update.legal, key=lambda move: (sign * size(view, move), isinstance(move, Finish))))
    return write(recorded(session, header, sealed)), own


def size(view: View, move: Move) -> int:
    """The number of potions a move takes."""
    return len(taken(view, move)) if isinstance(move, Take) else 0


@pytest.fixture(scope="module")
def hoard(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, View]:
    file = tmp_path_factory.mktemp("hoard") / "game.json"
    text, view = hoarded()
    file.write_text(text, encoding="utf-8")
    return file, view


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns_with_the_longest_names_and_hands(hoard: tuple[Path, View], language: str) -> None:
    file, view = hoard
    texts = Texts(language, "common", "magus")
    assert len(view.hand) >= LARGE_HAND

    with plays_in("replay", str(file), "--seat", "0", "--step", "--lang", language, is_terminal=True) as program:
        program.read_to("╰")
        program.type("9999")
        program.read_to("╭")
        table = "╭" + program.read_to("╯")

    lines = lines_of(table)
    assert {cell_len(line) for line in lines} == {80}
    words = " ".join(re.sub("[│╭╮╰╯─]", " ", line) for line in lines)
    shown = " ".join(words.split())
    assert ", ".join(texts.card(str(card)) for card in view.hand) in shown, "the whole hand"
    for row in range(5):
        cells = view.grid[5 * row : 5 * row + 5]
        potions = [texts.say("table-hole") if card is None else texts.card(str(card)) for card in cells]
        assert " ".join([texts.say("table-row", row=row + 1), *potions]) in shown
    for player in view.players:
        assert f" {texts.say('table-skulls', skulls=player.skulls)} " in shown
        assert f" {texts.say('table-holds', count=player.hand_size)} " in shown
        if player.items:
            assert f"({', '.join(texts.card(str(card)) for card in player.items)})" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_the_terminal_fits_80_columns_and_an_aim_takes_one_line(language: str) -> None:
    texts = Texts(language, "common", "command", "magus")
    names = ",".join(LONG_NAMES[:2])
    options = ("--names", names, "--seats", "4", "--starter", "0", "--seed", "3", "--lang", language)

    with plays_in(*TEXT_PLAY, "magus", *options, is_terminal=True) as program:
        program.read_to(texts.say("play-hand-over", name=LONG_NAMES[0]))
        program.type("")
        program.read_to("╭")
        aiming = choices(program, texts)
        program.type("all")
        every_aim = choices(program, texts)
        program.type("1")
        taking = choices(program, texts)

    for screen in (aiming, every_aim, taking):
        assert max(cell_len(line) for line in lines_of(screen)) <= 80
    assert len(re.findall(r"^ +\d+ \w", without_colours(every_aim), flags=re.MULTILINE)) == 25
    assert len(lines_of(every_aim)) == 25 + len(["the prompt"])


def choices(program: Program, texts: Texts) -> str:
    """The output up to and including the prompt for a choice."""
    before, _, after = texts.say("play-choose", most=0).partition("0")
    return program.read_to(before) + program.read_to(f"{after} ")


def lines_of(screen: str) -> list[str]:
    return without_colours(screen).replace("\r", "").splitlines()


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
