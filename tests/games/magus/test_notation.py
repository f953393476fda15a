"""How spells are written (magus-12.1), and how infant students read them (magus-10.2)."""

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.games.magus.notation import Group, Spell, read_spell
from tests.rule import rule


@rule("magus-12.1")
def test_a_spell_is_written_as_groups_of_a_colour_and_a_sign_for_each_potion() -> None:
    assert read_spell("R1 Y-4 Kab A2 *dd-", points=3) == Spell(
        name="R1 Y-4 Kab A2 *dd-",
        points=3,
        groups=(Group("R", "1"), Group("Y", "-4"), Group("K", "ab"), Group("A", "2"), Group("*", "dd-")),
    )


@rule("magus-12.1")
@pytest.mark.parametrize("colour", "RYGBKA*")
@pytest.mark.parametrize("sign", "1234-abcd")
def test_every_colour_goes_with_every_sign_and_stands_alone(colour: str, sign: str) -> None:
    assert read_spell(f"{colour}{sign}", points=2).groups == (Group(colour, sign),)


@rule("magus-12.1")
def test_it_does_not_matter_how_wide_the_spaces_between_groups_are() -> None:
    assert read_spell("  Kabc \t A--\n", points=3) == read_spell("Kabc A--", points=3)
    assert read_spell("  Kabc \t A--\n", points=3).name == "Kabc A--"


@rule("magus-12.1")
@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "R", "R-- Y", "--", "123", "abc", "X--", "r--", "k--", "-", "*"),
        *("R0", "R5", "Re", "RA", "R*", "R--Y--", "R²", "R- -", "R,-", "R----------", "R--- G--- B----"),
    ],
)
def test_anything_else_is_no_spell(text: str) -> None:
    with pytest.raises(Invalid, match="is not a spell: write groups such as") as raised:
        read_spell(text, points=2)
    assert (raised.value.where, raised.value.problem) == ("spell", "no-spell")
    assert raised.value.given == {"found": text}


def test_a_spell_may_want_nine_potions_and_no_more() -> None:
    assert len(read_spell("R--- G--- B---", points=4).groups) == 3
    assert len(read_spell("K---------", points=4).groups) == 1
    with pytest.raises(Invalid):
        read_spell("R--- G--- B--- Y-", points=4)


@rule("magus-10.2")
def test_infant_students_read_the_same_card_without_numbers_and_symbols() -> None:
    spell = read_spell("Kabc A-- *4 R1", points=4)
    assert spell.without_numbers() == Spell(
        name=spell.name,
        points=4,
        groups=(Group("K", "---"), Group("A", "--"), Group("*", "-"), Group("R", "-")),
    )
