"""The rulebook has the same numbers in every language and can be searched."""

import pytest

from aprendiz.games import NAMES
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.rulebook import Rule, Section, found, rulebook


def numbers(language: str, *words: str) -> list[str]:
    sections = rulebook(language, "flautz")
    return [rule.number for section in (found(sections, words) if words else sections) for rule in section.rules]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_stand_under_their_section_in_rising_order(language: str, game: str) -> None:
    sections = rulebook(language, game)
    order = [tuple(map(int, rule.number.split("."))) for section in sections for rule in section.rules]

    assert [section.number for section in sections] == [str(number) for number in range(1, len(sections) + 1)]
    assert order == sorted(order)
    assert all(rule.number.startswith(f"{section.number}.") for section in sections for rule in section.rules)


def test_a_number_finds_a_section_or_a_rule_and_no_other() -> None:
    assert numbers("en", "4") == ["4.1", "4.2", "4.3"]
    assert numbers("en", "4.2") == ["4.2"]
    assert numbers("en", "4.2.") == ["4.2"]
    assert numbers("en", "5.2") == ["5.2"], "also where others cite it"
    assert numbers("en", "1.1") == ["1.1"]
    assert numbers("en", "99") == []


def test_words_find_the_rules_that_have_all_of_them_whatever_their_accents_capitals_and_apostrophes() -> None:
    assert numbers("es", "ILUSION") == numbers("es", "ilusión") != []
    assert numbers("it", "DELL'ARENA") == numbers("it", "dell\u2019arena") != []
    assert set(numbers("en", "prism", "front")) < set(numbers("en", "prism"))
    assert numbers("en", "prism", "youngest") == []


def test_straight_and_typographic_apostrophes_find_the_same_rules() -> None:
    section = Section("1", "L’inizio", (Rule("1.1", "Gioca l'apprendista."), Rule("1.2", "Gioca l’apprendista.")))

    for words in (["l'apprendista"], ["l’apprendista"], ["L‘apprendista"], ["l'inizio"]):
        assert found([section], words) == (section,)
    assert numbers("en", "don't") == numbers("en", "don’t") != []


def test_a_word_of_a_sections_title_finds_its_rules() -> None:
    assert {"4.1", "4.2", "4.3"} <= set(numbers("en", "exchanging"))


OURS = {
    "en": "our own selection",
    "es": "selección nuestra",
    "it": "nostra selezione",
    "ca": "tria nostra",
    "pt": "seleção nossa",
}


@pytest.mark.parametrize(("game", "number"), [("flautz", "1.7"), ("magus", "1.2"), ("labyrinth", "1.5")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_that_the_contents_of_the_box_are_our_selection(
    language: str, game: str, number: str
) -> None:
    [section] = found(rulebook(language, game), [number])

    assert OURS[language] in section.rules[0].text
