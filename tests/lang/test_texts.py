"""Keys and facts become sentences; a missing fact fails loudly instead of leaving a gap in the sentence."""

import pytest

from aprendiz.core.errors import Invalid, Refusal
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts

NAMES = ("Anna", "Berta", "Carla")


def texts(language: str = "en", viewer: int | None = None) -> Texts:
    return Texts(language, "common", "flautz", names=NAMES, viewer=viewer)


def test_the_reader_is_you_and_the_others_have_names() -> None:
    event = {"kind": "PlayerFocused", "to": None, "seat": 1}

    assert texts(viewer=1).sentences(event) == ["You focus."]
    assert texts(viewer=0).sentences(event) == ["Berta focuses."]
    assert texts().sentences(event) == ["Berta focuses."]


def test_cards_are_told_with_and_without_their_article() -> None:
    assert texts().card("B3") == "blue 3"
    assert texts().card("P", "the") == "the prism"
    assert texts("es").card("I4", "the") == "la ilusión de 4"


def test_several_names_are_listed() -> None:
    assert texts().listed([]) == ""
    assert texts().listed(["Anna"]) == "Anna"
    assert texts().listed(NAMES) == "Anna, Berta and Carla"
    assert texts("ca").listed(NAMES) == "Anna, Berta i Carla"


@pytest.mark.parametrize("last", ["Inés", "íñigo", "Hilda", "HIPÓLITO", "I", "Hi"])
def test_spanish_joins_with_e_before_the_sound_of_i(last: str) -> None:
    assert texts("es").listed(["Ana", last]) == f"Ana e {last}"
    assert texts("ca").listed(["Ana", last]) == f"Ana i {last}"


@pytest.mark.parametrize("last", ["Berta", "Yolanda", "Hielo", "Hugo", "", "3"])
def test_spanish_joins_with_y_before_any_other_sound(last: str) -> None:
    assert texts("es").listed(["Inés", "Ana", last]) == f"Inés, Ana y {last}"


def test_an_event_with_parts_tells_each_of_them() -> None:
    hand = {
        "kind": "HandValued",
        "seat": 0,
        "cards": ["P"],
        "spell": None,
        "is_focused": False,
        "points": 0,
        "crystals": 0,
    }
    event = {"kind": "MatchEnded", "to": None, "match": 2, "ending": "royal", "hands": [hand, {**hand, "seat": 2}]}

    assert texts().sentences(event) == [
        "Match 2 is over: a Royal FLAUTZ! ends it at once.",
        "Anna (prism): no spell.",
        "Carla (prism): no spell.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_symbol_may_be_called_none(language: str) -> None:
    """A box chooses its names freely; a square without a symbol is told by its row and column."""
    said = Texts(language, "common", "labyrinth", names=NAMES)
    step = {"kind": "Stepped", "to": None, "seat": 0, "direction": "north", "row": 3, "column": 4}

    [named], [blank] = (said.sentences({**step, "symbol": symbol}) for symbol in ("none", None))

    assert named.endswith(" none.")
    assert "3" in blank
    assert "none" not in blank


def test_a_refusal_names_its_rule_and_what_would_help() -> None:
    refusal = Refusal("flautz-4.1", "take-from-the-row-the-field-shows", {"row": "air"})

    assert texts().refusal(refusal) == "Not possible (rule 4.1): On this field, take a card from the air."
    assert texts().refusal(Refusal("table-2", "take-a-seat")) == "Not possible: Take a seat to play."


def test_a_problem_names_its_entry() -> None:
    error = Invalid("seats", "whole", least=2, most=5, found=7)

    assert texts().problem(error) == str(error) == "seats: must be a whole number from 2 to 5, not 7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_agree_with_their_noun(language: str) -> None:
    none, one, many = (texts(language).say("table-crystals", crystals=count) for count in (0, 1, 2))

    assert none.replace("0", "2") == many
    assert one.replace("1", "2") != many


def test_a_missing_fact_or_message_fails_loudly() -> None:
    with pytest.raises(AssertionError, match="table-crystals"):
        texts().say("table-crystals")
    with pytest.raises(LookupError):
        texts().say("nonsense")
    with pytest.raises(TypeError, match="no JSON data"):
        texts().facts({"kind": "x", "when": 1.5})
