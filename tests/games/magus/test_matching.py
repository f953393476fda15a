"""Which potions pay for a spell (magus-4.10, 6, 8.3, 10.2), sentence by sentence and against a slow judge."""

import pickle
import re
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aprendiz.games.magus.matching import Pattern, can_complete, castable, default_payment, fewest_elixirs
from aprendiz.games.magus.notation import Spell, read_spell
from tests.games.magus.judge import ORDER, Judge, Laid
from tests.rule import rule

RULES = Path(__file__).parents[3] / "docs" / "rules" / "magus.md"
DEFAULT_SPELLS = [
    read_spell(text, int(points))
    for points, spells in re.findall(r"^- 12\.\d Pile (\d): (.*)$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    for text in re.findall(r"`([^`]+)`", spells)
]


def counts(potions: str | Laid) -> list[int]:
    cards = potions.split() if isinstance(potions, str) else potions
    return [cards.count(potion) for potion in ORDER]


def named(copies: list[int]) -> str:
    return " ".join(potion for potion, number in zip(ORDER, copies, strict=True) for _ in range(number))


def pays(spell: str, hand: str, elixirs: int = 0) -> bool:
    return castable(Pattern(read_spell(spell, points=2)), counts(hand), elixirs)


def usual(spell: str, hand: str) -> str:
    return named(default_payment(Pattern(read_spell(spell, points=2)), counts(hand)))


@rule("magus-6.1")
def test_a_wanted_potion_has_a_colour_part_and_a_number_part() -> None:
    assert pays("R1", "R1")
    assert not pays("R1", "R2")
    assert not pays("R1", "Y1")
    assert not pays("R1 Y2", "R2 Y1")


@rule("magus-6.2")
def test_a_named_colour_is_that_colour() -> None:
    assert pays("R--", "R1 R4")
    assert not pays("R--", "R1 Y1 G1 B1")
    assert pays("R- Y- G- B-", "B1 G1 Y1 R1")
    assert not pays("R- Y- G- B-", "B1 G1 Y1 Y1")


@rule("magus-6.3")
def test_all_black_potions_have_one_colour_and_all_grey_ones_another() -> None:
    for one in "RYGB":
        assert pays("K---", f"{one}1 {one}1 {one}3")
        assert pays("A---", f"{one}1 {one}1 {one}3")
        assert not pays("K-- A--", f"{one}1 {one}2 {one}3 {one}4")
        for other in "RYGB":
            assert pays("K-- A--", f"{one}1 {one}2 {other}3 {other}4") == (one != other)
    assert not pays("K---", "R1 R2 Y1 Y2 G1 G2 B1 B2")
    assert not pays("K- A- K-", "R1 Y1 B1")
    assert pays("K- A- K-", "R1 Y1 R1")


@rule("magus-6.3")
def test_black_and_grey_may_equal_a_named_colour() -> None:
    assert pays("R-- K--", "R1 R2 R3 R4")
    assert pays("R-- A-- K-", "R1 R2 R3 R4 Y1")
    assert not pays("R-- K-- A-", "R1 R2 R3 R4 R4")


@rule("magus-6.4")
def test_multicolour_is_any_colour_potion_by_potion() -> None:
    assert pays("*222", "R2 Y2 B2")
    assert pays("*222", "G2 G2 G2")
    assert pays("*---", "R1 Y2 B2")
    assert not pays("*222", "R2 Y2 B1")


@rule("magus-6.5")
def test_a_printed_number_is_that_number() -> None:
    for number in "1234":
        for held in "1234":
            assert pays(f"G{number}", f"G{held}") == (number == held)
    assert not pays("*22 *33", "R2 G2 B2 R3")


@rule("magus-6.6")
def test_no_number_is_any_number() -> None:
    for number in "1234":
        assert pays("G-", f"G{number}")
    assert pays("G----", "G1 G1 G1 G4")


@rule("magus-6.7")
def test_different_symbols_of_a_group_are_different_numbers_and_equal_ones_the_same() -> None:
    assert pays("Gabc", "G4 G1 G2")
    assert not pays("Gabc", "G4 G1 G1")
    assert pays("Gaab", "G3 G4 G4")
    assert not pays("Gaab", "G4 G4 G4")
    assert not pays("Gaab", "G2 G3 G4")
    assert not pays("Gaabb", "G1 G1 G1 G1")
    assert pays("Gabcd", "G1 G2 G3 G4")


@rule("magus-6.7")
def test_symbols_of_a_multicolour_group_bind_numbers_and_leave_colours_free() -> None:
    assert pays("*aab", "R3 B3 B4")
    assert not pays("*aab", "B3 R4 B2")
    assert not pays("*abc", "R1 G1 B2")


@rule("magus-6.7")
def test_groups_are_independent_of_each_other() -> None:
    assert pays("Gab Yab", "G1 G2 Y1 Y2")
    assert pays("Gab Yab", "G1 G2 Y3 Y4")
    assert pays("Gaa Ya", "G1 G1 Y2")
    assert pays("Ga Ga", "G1 G1")
    assert not pays("Gab", "G1 G1")


@rule("magus-6.7")
def test_a_symbol_may_equal_a_printed_number() -> None:
    assert pays("G1a", "G1 G1")
    assert pays("G1ab", "G1 G1 G2")
    assert not pays("G1ab", "G1 G1 G1")


@rule("magus-6.8")
def test_three_black_and_three_grey_symbols_are_three_numbers_of_one_colour_and_three_of_another() -> None:
    assert pays("Kabc Aabc", "R1 R2 R3 Y1 Y2 Y3")
    assert pays("Kabc Aabc", "B1 B2 B4 G2 G3 G4")
    assert not pays("Kabc Aabc", "R1 R2 R3 Y1 Y2 Y2")
    assert not pays("Kabc Aabc", "R1 R2 R3 R4 R1 R2 R3 R4")
    assert not pays("Kabc Aabc", "R1 R2 R3 Y1 Y2 G3")


@rule("magus-6.4", "magus-6.5")
def test_a_potion_serves_in_one_place_only() -> None:
    assert pays("*11 K---", "R1 Y1 G2 G3 G4")
    assert pays("*11 K---", "R1 G1 G1 G1 G1")
    assert not pays("*11 K---", "R1 G1 G2 G3")
    assert not pays("*11 K---", "R1 G1 G2 G3 B2 B3")
    assert not pays("R1 *1", "R1 Y2")


@rule("magus-6.2", "magus-6.4")
def test_a_potion_serves_for_its_colour_or_for_its_number() -> None:
    for one, other, third in permutations("RYGB", 3):
        assert pays(f"{one}- {other}- *11", f"{one}1 {other}1 {one}1 {other}1")
        assert pays(f"{one}- {other}- *11", f"{one}1 {other}2 {one}4 {third}1")
        assert not pays(f"{one}- {other}- *11", f"{one}1 {other}1 {third}1 {third}2 {third}3")
        assert pays(f"{one}- {other}- *11", f"{one}1 {other}1 {third}1 {third}2 {third}3", elixirs=1)


@rule("magus-6.1", "magus-6.4")
def test_what_is_wanted_exactly_is_served_first() -> None:
    for potion in ORDER:
        colour, number = potion[0], potion[1]
        assert pays(f"{potion} *{number}", f"{potion} {potion}")
        assert pays(f"{potion} {colour}- *{number}-", f"{potion} {potion} {potion} G3")
        assert not pays(f"{potion} *{number}", potion)
        assert pays(f"{potion} *{number}", potion, elixirs=1)


@rule("magus-8.3")
def test_an_elixir_counts_as_one_potion_of_any_colour_and_number() -> None:
    assert pays("R1", "", elixirs=1)
    assert pays("Kabc Aabc", "R1 R2 R3 Y1 Y2 Y2", elixirs=1)
    assert pays("*22 *33", "R2 G2 B2 R3", elixirs=1)
    assert not pays("K---", "R1 Y1", elixirs=1)


@rule("magus-8.3")
def test_several_elixirs_may_be_used() -> None:
    assert pays("K---", "R1 Y1", elixirs=2)
    assert pays("Kabcd", "", elixirs=4)
    assert pays("Kabcd", "", elixirs=5)
    assert not pays("Kabcd", "", elixirs=3)


@rule("magus-4.10")
def test_by_default_the_fewest_elixirs_pay_then_the_first_colours_then_the_lowest_numbers() -> None:
    assert usual("K--", "R4 Y1 Y2") == "Y1 Y2"
    assert usual("K--", "B1 B2 Y3 Y4 R1") == "Y3 Y4"
    assert usual("K--", "B4 B3 B2 B2") == "B2 B2"
    assert usual("K-- A--", "B1 B2 G1 G2 Y1 Y2") == "Y1 Y2 G1 G2"
    assert usual("Kabc", "R1 R1 R2 G1 G2 G4") == "G1 G2 G4"
    assert usual("Kabc", "R1 R1 R2 G1 G2") == "R1 R2"
    assert usual("*11 K---", "R1 R2 R3 R4 Y1 B1") == "R1 R2 R3 R4 Y1"
    assert usual("*44", "B4 R4 G4") == "R4 G4"


@rule("magus-4.10")
def test_only_what_is_wanted_pays() -> None:
    for number in "234":
        assert usual(f"R{number}", f"R1 R{number}") == f"R{number}"
        assert not can_complete(Pattern(read_spell(f"R{number}", points=2)), counts("R1"), counts("R1"), 0, 1)


@rule("magus-4.10", "magus-8.3")
def test_elixirs_alone_may_pay() -> None:
    pattern = Pattern(read_spell("R1 R2", points=2))
    assert can_complete(pattern, counts(""), counts(""), 1, 2)
    assert can_complete(pattern, counts("Y1"), counts(""), 2, 3)
    assert not can_complete(pattern, counts("Y1"), counts(""), 1, 1)


@rule("magus-4.10")
def test_a_payment_of_ones_own_must_still_come_out() -> None:
    pattern = Pattern(read_spell("*11 K---", points=3))
    hand = counts("R1 Y1 Y1 Y2 Y3 B4")
    assert can_complete(pattern, hand, counts("Y1 Y1"), 0, 0)
    assert not can_complete(pattern, hand, counts("B4"), 0, 0), "Blue lacks two"
    assert not can_complete(pattern, hand, counts("B4"), 0, 1)
    assert can_complete(pattern, hand, counts("B4"), 0, 2)
    assert can_complete(pattern, hand, counts("B4"), 2, 2)
    assert not can_complete(pattern, hand, counts("B4 Y2"), 0, 4), "Black is one colour"
    assert not can_complete(pattern, hand, counts("B4 Y2"), 0, 1000)
    assert not can_complete(pattern, hand, counts("R1 Y1 Y1 Y2"), 2, 2), "That would be six"


def test_of_any_number_of_potions_no_more_are_used_than_wanted() -> None:
    for spell in [*DEFAULT_SPELLS, read_spell("K---------", points=4), read_spell("*22222----", points=4)]:
        pattern = Pattern(spell)
        hand = [60] * len(ORDER)
        assert fewest_elixirs(pattern, hand) == 0
        assert sum(default_payment(pattern, hand)) == pattern.size
    nine = Pattern(read_spell("K---------", points=4))
    assert can_complete(nine, counts("R1 " * 20), counts("R1 " * 9), 0, 0)
    assert not can_complete(nine, counts("R1 " * 20), counts("R1 " * 10), 0, 0)


def test_a_pattern_can_be_kept() -> None:
    pattern = pickle.loads(pickle.dumps(Pattern(read_spell("Kabc *44", points=4))))  # noqa: S301 - our own bytes
    assert (pattern.size, fewest_elixirs(pattern, counts("R1 R2 G4"))) == (5, 2)


def test_the_rules_name_thirty_default_spells() -> None:
    assert [sum(spell.points == points for spell in DEFAULT_SPELLS) for points in (2, 3, 4)] == [10, 10, 10]


def just(number: int, of: st.SearchStrategy[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(of, min_size=number, max_size=number)


def hands() -> st.SearchStrategy[list[str]]:
    """Hands of all potions, and hands of few kinds, which pay more often; in any order."""
    few = st.lists(st.sampled_from(ORDER), min_size=1, max_size=6, unique=True)
    kinds = st.one_of(st.just(ORDER), few).map(st.sampled_from)
    return st.tuples(st.integers(0, 12), kinds).flatmap(lambda drawn: just(*drawn))


def spells() -> st.SearchStrategy[Spell]:
    """One to three groups that want six potions at most, often black, grey or of any colour."""
    group = st.builds("".join, st.tuples(st.sampled_from("RYGBKA*KA**"), st.text("1234-abcd", min_size=1, max_size=4)))
    return (
        st.integers(1, 3)
        .flatmap(lambda number: just(number, group))
        .filter(lambda groups: len("".join(groups)) - len(groups) <= 6)
        .map(lambda groups: read_spell(" ".join(groups), points=2))
    )


def agrees_with_the_judge(spell: Spell, hand: list[str], elixirs: int, picks: list[int]) -> None:
    pattern, judge, copies = Pattern(spell), Judge(spell, tuple(hand)), counts(tuple(hand))
    fewest = judge.fewest_elixirs()
    assert pattern.size == judge.size
    assert fewest_elixirs(pattern, copies) == fewest
    assert named(default_payment(pattern, copies)) == " ".join(judge.default_payment())
    for number in range(judge.size + 2):
        assert castable(pattern, copies, number) == (fewest <= number)

    def completes(paid: list[str]) -> bool:
        answer = can_complete(pattern, copies, counts(tuple(paid)), paid.count("E"), elixirs)
        assert answer == judge.can_complete(tuple(paid), paid.count("E"), elixirs)
        return answer

    held = [*hand, *["E"] * elixirs]
    for number in range(len(held) + 1):
        completes(held[:number])
        completes(held[number:])
    if completes([]):
        paid: list[str] = []
        for pick in picks[: judge.size]:
            steps = [card for card in {*held} if paid.count(card) < held.count(card) and completes([*paid, card])]
            assert steps, "there is no dead end"
            paid.append(sorted(steps)[pick % len(steps)])
        assert judge.is_payment(paid)
        assert not completes([*paid, "E"])


PICKS = st.lists(st.integers(0, 15), min_size=9, max_size=9)


@rule("magus-4.10")
@pytest.mark.parametrize("spell", DEFAULT_SPELLS, ids=lambda spell: spell.name)
@settings(max_examples=30, deadline=None)
@given(hand=hands(), elixirs=st.integers(0, 3), picks=PICKS)
def test_payments_of_every_default_spell_are_those_of_the_judge(
    spell: Spell, hand: list[str], elixirs: int, picks: list[int]
) -> None:
    agrees_with_the_judge(spell, hand, elixirs, picks)


@rule("magus-10.2")
@pytest.mark.parametrize("spell", DEFAULT_SPELLS, ids=lambda spell: spell.name)
@settings(max_examples=10, deadline=None)
@given(hand=hands(), picks=PICKS)
def test_payments_of_infant_students_are_those_of_the_judge(spell: Spell, hand: list[str], picks: list[int]) -> None:
    agrees_with_the_judge(spell.without_numbers(), hand, 0, picks)


@settings(max_examples=300, deadline=None)
@given(spell=spells(), hand=hands(), elixirs=st.integers(0, 3), picks=PICKS)
def test_payments_of_any_spell_are_those_of_the_judge(
    spell: Spell, hand: list[str], elixirs: int, picks: list[int]
) -> None:
    agrees_with_the_judge(spell, hand, elixirs, picks)
    agrees_with_the_judge(spell.without_numbers(), hand, elixirs, picks)
