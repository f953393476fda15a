"""The rulebook in the terminal: all of it, by number, by words, and at a readable width."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import COMMAND, USUAL, aprendiz

RULEBOOK = (Path(__file__).parents[2] / "docs" / "rules" / "flautz.md").read_text(encoding="utf-8")
SECTIONS = re.findall(r"^## (\d+) ", RULEBOOK, flags=re.MULTILINE)
RULES = re.findall(r"^- (\d+\.\d+) ", RULEBOOK, flags=re.MULTILINE)


def rules(*words: str, language: str = "en") -> str:
    answer = aprendiz("rules", "flautz", *words, "--lang", language)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return answer.stdout


def headings(text: str) -> list[str]:
    return re.findall(r"^(\d+) ", text, flags=re.MULTILINE)


def numbers(text: str) -> list[str]:
    return re.findall(r"^(\d+\.\d+) ", text, flags=re.MULTILINE)


def test_without_words_the_whole_rulebook_is_told() -> None:
    text = rules()

    assert headings(text) == SECTIONS
    assert numbers(text) == RULES


def test_piped_every_rule_is_one_line_under_the_title_of_its_section() -> None:
    lines = [line for line in rules().splitlines() if line]

    assert len(lines) == len(SECTIONS) + len(RULES)
    section = ""
    for line in lines:
        number, _, words = line.partition(" ")
        assert words
        if "." in number:
            assert number.split(".")[0] == section
        else:
            section = number
    assert max(map(len, lines)) > 200
    assert "\x1b" not in "".join(lines)


@pytest.mark.parametrize("wanted", ["4", "4."])
def test_a_number_shows_its_section(wanted: str) -> None:
    text = rules(wanted)

    assert headings(text) == ["4"]
    assert numbers(text) == ["4.1", "4.2", "4.3"]


def test_the_number_of_a_section_is_not_looked_for_in_other_numbers() -> None:
    assert headings(rules("1")) == ["1"]


@pytest.mark.parametrize("wanted", ["4.2", "4.2."])
def test_the_number_of_a_rule_shows_it_under_the_title_of_its_section(wanted: str) -> None:
    title, rule = rules(wanted).strip().splitlines()

    assert title == "4 Exchanging"
    assert rule.startswith("4.2 ")
    assert "may not go back" in rule


def test_a_number_with_a_longer_one_around_it_is_another() -> None:
    assert numbers(rules("1.1")) == ["1.1"]


def test_a_word_is_found_in_every_rule_that_has_it_and_in_no_other() -> None:
    wanted = {number: text for number, text in of_lines(rules()).items() if "prism" in text.casefold()}

    assert of_lines(rules("prism")) == wanted
    assert len(wanted) > 5


def of_lines(text: str) -> dict[str, str]:
    """The lines of the rules, by number."""
    return {line.split()[0]: line for line in text.splitlines() if re.match(r"\d+\.\d+ ", line)}


@pytest.mark.parametrize(
    ("typed", "language", "written"), [("PRÍSM", "en", "prism"), ("ILUSION", "es", "ilusión"), ("è", "en", "e")]
)
def test_accents_and_capitals_do_not_matter(typed: str, language: str, written: str) -> None:
    found = rules(typed, language=language)

    assert found == rules(written, language=language)
    assert len(numbers(found)) > 5


def test_of_several_words_all_must_occur() -> None:
    one, other = set(numbers(rules("prism"))), set(numbers(rules("illusion")))

    both = numbers(rules("prism", "illusion"))

    assert set(both) == one & other
    assert both == numbers(rules("illusion", "prism"))
    assert 0 < len(both) < min(len(one), len(other))


def test_words_in_one_argument_must_stand_together() -> None:
    together = set(numbers(rules("same colour")))

    assert together
    assert together < set(numbers(rules("same", "colour")))


def test_a_word_of_a_title_finds_the_rules_of_its_section() -> None:
    assert {"4.1", "4.2", "4.3"} <= set(numbers(rules("exchanging")))


@pytest.mark.parametrize("words", [["dragon"], ["prism", "dragon"], ["99"], ["4.9"], ["dra\ngon"]])
def test_what_the_rules_do_not_mention_is_answered_in_one_line(words: list[str]) -> None:
    answer = aprendiz("rules", "flautz", *words)

    assert answer.stderr.startswith("aprendiz: ")
    assert answer.stderr.count("\n") == 1
    assert words[-1].split()[0] in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)


@pytest.mark.parametrize(("arguments", "names"), [(["chess"], "flautz"), ([], "GAME")])
def test_without_a_game_there_are_no_rules(arguments: list[str], names: str) -> None:
    answer = aprendiz("rules", *arguments)

    assert answer.stderr.count("\n") == 1
    assert names in answer.stderr
    assert (answer.stdout, answer.returncode) == ("", 2)


def test_every_language_has_the_same_numbers_and_other_words() -> None:
    told = {language: rules(language=language) for language in LANGUAGES}

    for text in told.values():
        assert headings(text) == SECTIONS
        assert numbers(text) == RULES
    for number in RULES:
        assert len({of_lines(text)[number] for text in told.values()}) == len(LANGUAGES), number


def test_the_language_of_the_system_is_that_of_the_rules() -> None:
    assert aprendiz("rules", "flautz", "4", environment={"LC_ALL": "it_IT.UTF-8"}).stdout == rules("4", language="it")


def test_a_rule_of_magus_is_told_in_every_language() -> None:
    told = {language: aprendiz("rules", "magus", "5.4", "--lang", language).stdout for language in LANGUAGES}

    assert len(set(told.values())) == len(LANGUAGES)
    for text in told.values():
        title, rule = text.strip().splitlines()
        assert title.startswith("5 ")
        assert rule.startswith("5.4 ")
        assert "3.3" in rule
    assert "munt" in told["ca"]


def test_a_rule_of_the_labyrinth_is_told_in_every_language() -> None:
    told = {language: aprendiz("rules", "labyrinth", "4.2", "--lang", language).stdout for language in LANGUAGES}

    assert len(set(told.values())) == len(LANGUAGES)
    for text in told.values():
        title, rule = text.strip().splitlines()
        assert title.startswith("4 ")
        assert rule.startswith("4.2 ")
    assert "This is a memory game: " in told["en"]


@pytest.mark.parametrize("game", ["magus", "labyrinth"])
def test_the_whole_rulebook_of_a_game_has_the_numbers_of_the_document(game: str) -> None:
    document = (Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    answer = aprendiz("rules", game)

    assert (answer.stderr, answer.returncode) == ("", 0)
    assert headings(answer.stdout) == re.findall(r"^## (\d+) ", document, flags=re.MULTILINE)
    assert numbers(answer.stdout) == re.findall(r"^- (\d+\.\d+) ", document, flags=re.MULTILINE)


@pytest.mark.parametrize(("columns", "width"), [(200, 80), (80, 80), (50, 50)])
def test_a_terminal_shows_the_same_words_wrapped_to_its_width_but_never_beyond_80_columns(
    columns: int, width: int
) -> None:
    shown = on_a_terminal(columns, "rules", "flautz")

    assert shown.split() == rules().split()
    assert width - 10 < max(len(line) for line in shown.splitlines()) <= width


def test_a_terminal_shows_titles_and_numbers_in_bold() -> None:
    shown = on_a_terminal(80, "rules", "flautz", "4.2", keep_styles=True)

    assert "\x1b[1m4 Exchanging" in shown
    assert "\x1b[1m4.2 " in shown


def on_a_terminal(columns: int, *arguments: str, keep_styles: bool = False) -> str:
    """The output of the command on a terminal with `columns` columns."""
    pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")
    termios = pytest.importorskip("termios", reason="there are no pseudo-terminals here")
    screen, own = pty.openpty()
    termios.tcsetwinsize(own, (40, columns))
    with subprocess.Popen(
        [*COMMAND, *arguments], stdin=own, stdout=own, stderr=own, env={**USUAL, "TERM": "xterm-256color"}
    ) as process:
        os.close(own)
        shown = everything_on(screen)
        assert process.wait(timeout=600) == 0
    os.close(screen)
    return shown if keep_styles else re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)


def everything_on(screen: int) -> str:
    """The output until the terminal is closed, which some systems report as an error."""
    shown = b""
    try:
        while part := os.read(screen, 65536):
            shown += part
    except OSError:
        pass
    return shown.decode("utf-8").replace("\r\n", "\n")
