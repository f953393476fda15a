"""Spells and their value (flautz-6, flautz-12, flautz-14)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aprendiz.games.flautz.cards import CARDS, COLOURS, HIGHEST_VALUE, Card
from aprendiz.games.flautz.edition import read_edition
from aprendiz.games.flautz.score import best_row, is_far_from_flautz, is_flautz, is_nearly_flautz, tallies
from aprendiz.games.flautz.spell import Placed, Prism, Spell
from aprendiz.games.flautz.spelling import best_spell
from tests.games.flautz.judge import is_spell, judged
from tests.games.flautz.table import cards
from tests.rule import rule


def points(hand: str) -> int:
    spell = best_spell(cards(hand))
    return 0 if spell is None else spell.points


EXAMPLES = {
    "14.1": [("B3 B4 B5", 13)],
    "14.2": [("B2 G2 V2 O2", 17)],
    "14.3": [("B1 I2 B3 B4", 16)],
    "14.4": [("B5 G5 I5", 15)],
    "14.5": [("B4 G4 I4", 14)],
    "14.6": [("B5 B5 I5", 10)],
    "14.7": [("P B1 G2 G3 B4", 16)],
    "14.8": [("P G4 G4 V4", 14), ("P G4 G4 O4", 14), ("P G4 G4 K4", 14)],
}


@rule(
    "flautz-14.1",
    "flautz-14.2",
    "flautz-14.3",
    "flautz-14.4",
    "flautz-14.5",
    "flautz-14.6",
    "flautz-14.7",
    "flautz-14.8",
)
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_worked_examples_hold(example: str) -> None:
    for hand, worth in EXAMPLES[example]:
        assert points(hand) == worth


@rule("flautz-14.7")
def test_the_prism_of_the_worked_example_makes_a_flautz() -> None:
    spell = best_spell(cards("P B1 G2 G3 B4"))
    assert spell is not None
    assert spell.is_flautz
    [prism] = spell.prisms
    assert {colour.value for colour in prism.colours or ()} == {"blue", "green"}


@rule("flautz-6.1")
def test_a_spell_is_a_row_of_one_colour_or_one_value_in_different_colours() -> None:
    assert points("B1 B2 B3 G5 V5") == 11
    assert points("B1 G2 V3 O4 K5") == 5
    assert points("B1 B3 B5 G1 G3") == 8
    assert points("B5 B4 B3 G4 V4") == 14
    assert points("B3 B4 B5 G5 V5") == 15


@rule("flautz-6.2")
def test_the_lowest_card_counts_its_value_and_each_further_one_five() -> None:
    for length in range(1, 6):
        assert points(" ".join(f"B{value}" for value in range(1, length + 1))) == 1 + 5 * (length - 1)
    assert points("P P B3 B4") == 3 + 5


@rule("flautz-6.3")
def test_the_same_card_counts_once_in_a_spell() -> None:
    assert points("B2 B2 G2") == 7
    assert points("B1 B1 B2 B2 B3") == 11
    assert points("B2 I2 B3") == 7
    assert points("P B2 B2 B2") == 7


@rule("flautz-6.4")
def test_the_apprentice_adds_nothing_to_a_spell() -> None:
    spell = best_spell(cards("B1 B2"))
    assert spell == Spell(6, (), (itself("B1"), itself("B2")), is_flautz=False, is_straight=False)


@rule("flautz-6.5")
def test_the_best_spell_has_most_points_and_on_equal_points_more_cards() -> None:
    equal = best_spell(cards("B6 G1 G2"))
    assert equal is not None
    assert (equal.points, [str(part.card) for part in equal.cards]) == (6, ["G1", "G2"])
    better = best_spell(cards("B7 G1 G2"))
    assert better is not None
    assert (better.points, [str(part.card) for part in better.cards]) == (7, ["B7"])


@rule("flautz-12.1")
def test_an_illusion_stands_for_any_colour_and_counts_normally() -> None:
    assert points("I1 B2 B3") == 11
    assert points("I3") == 3
    assert points("I3 I3 I3 B3 G3") == 23
    spell = best_spell(cards("I4 K5 K3"))
    assert spell is not None
    assert {str(part.card): str(part.counts_as) for part in spell.cards} == {"K3": "K3", "I4": "K4", "K5": "K5"}


@rule("flautz-12.2")
def test_a_prism_lets_cards_of_two_colours_count_as_each_other_card_by_card() -> None:
    assert points("P B1 G2 V3 B4") == 8  # The card of a third colour is no part of it.
    assert points("P B1 G2 B3 G4") == 16
    assert points("P B2 B2 G2 V2") == 17
    assert points("P B2 G2 B2 G2") == 12
    assert points("P B5") == 5


@rule("flautz-12.3")
def test_each_prism_has_its_own_pair_and_recolours_a_card_once() -> None:
    assert points("P P B1 G2 V3") == 11
    assert points("P P B2 B2 B2") == 12
    assert points("P P P B2 B2") == 7
    spell = best_spell(cards("P P B1 G2 V3"))
    assert spell is not None
    assert {frozenset(prism.colours or ()) for prism in spell.prisms} == {
        frozenset({COLOURS[0], COLOURS[1]}),
        frozenset({COLOURS[0], COLOURS[2]}),
    }


@rule("flautz-12.3")
def test_a_prism_that_recolours_nothing_still_counts_and_prisms_alone_do_not() -> None:
    spell = best_spell(cards("P B2 G2 V2 O2"))
    assert spell is not None
    assert (spell.is_flautz, spell.prisms, spell.points) == (True, (Prism(None),), 17)
    assert best_spell(cards("P P P P P")) is None
    assert best_spell(()) is None


@rule("flautz-12.4")
def test_a_flautz_with_special_cards_is_no_straight() -> None:
    for hand in ("I1 B2 B3 B4 B5", "P B2 B3 B4 B5"):
        spell = best_spell(cards(hand))
        assert spell is not None
        assert (spell.is_flautz, spell.is_straight) == (True, False)


def itself(text: str) -> Placed:
    [card] = cards(text)
    return Placed(card, card)


def hands(edition: str) -> st.SearchStrategy[tuple[Card, ...]]:
    """Hands of up to five cards, with more special ones than in the deck."""
    copies = read_edition(edition).copies
    deck = [card for card, number in zip(CARDS, copies, strict=False) for _ in range(number)]
    special = [card for card in deck if card.colour is None] * 4
    positions = st.lists(st.integers(0, len(deck + special) - 1), min_size=1, max_size=5, unique=True)
    return positions.map(lambda chosen: tuple((deck + special)[position] for position in chosen))


@given(st.one_of(hands("classic"), hands("wide")))
@settings(max_examples=600, deadline=None)
def test_the_valuation_agrees_with_a_judge_that_tries_everything(hand: tuple[Card, ...]) -> None:
    spell = best_spell(hand)
    worth = (0, 0) if spell is None else (spell.points, len(spell.cards) + len(spell.prisms))
    assert worth == judged(hand)
    if spell is not None:
        assert spell.is_flautz == (len(hand) == 5 and judged(hand)[1] == 5)


@given(st.one_of(hands("classic"), hands("wide")))
@settings(max_examples=600, deadline=None)
def test_the_spell_that_is_shown_follows_the_rules_and_earns_its_points(hand: tuple[Card, ...]) -> None:
    spell = best_spell(hand)
    if spell is None:
        assert all(card.value is None for card in hand)
        return
    left = list(hand)
    for part in spell.cards:
        left.remove(part.card)
        assert part.card.value == part.counts_as.value
        if part.card.colour is not None and part.card != part.counts_as:
            pairs = [set(prism.colours) for prism in spell.prisms if prism.colours is not None]
            assert {part.card.colour, part.counts_as.colour} in pairs
    assert len(spell.prisms) == len([card for card in hand if card.value is None])
    assert is_spell([part.counts_as for part in spell.cards])
    assert spell.points == min(part.card.value or 0 for part in spell.cards) + 5 * (len(spell.cards) - 1)


@given(st.one_of(hands("classic"), hands("wide")).filter(lambda hand: len(hand) == 5), st.sampled_from(CARDS))
@settings(max_examples=600, deadline=None)
def test_what_is_far_from_a_flautz_is_never_one_exchange_away(hand: tuple[Card, ...], take: Card) -> None:
    numbers = sorted(card.number for card in hand)
    if is_far_from_flautz(*tallies(numbers), take.value is None):
        for give in numbers:
            after = numbers.copy()
            after.remove(give)
            assert not is_flautz(*tallies(sorted([*after, take.number])))


@given(st.sets(st.integers(1, HIGHEST_VALUE)))
def test_the_best_row_of_a_set_of_values_is_the_one_worth_most(values: set[int]) -> None:
    rows = [
        (first + 5 * (length - 1), length, first)
        for first in range(1, HIGHEST_VALUE + 1)
        for length in range(1, HIGHEST_VALUE + 1)
        if set(range(first, first + length)) <= values
    ]
    _, length, first = max(rows, default=(0, 0, 0))
    assert best_row(sum(2**value for value in values)) == (first, length)


@pytest.mark.parametrize(
    ("hand", "prism_offered", "is_far"),
    [
        ("B1 G2 V3 O4 K5", False, True),
        ("B1 G2 V3 O4 O5", True, True),
        ("B1 G2 V3 G4 B5", False, True),
        ("B1 G2 V3 G4 B5", True, False),
        ("B1 G2 B3 G4 B5", False, False),
        ("B1 B1 B2 B2 B3", True, True),
        ("B1 B1 B2 B3 B4", False, False),
        ("B6 B7 B8 B9 G1", False, False),
        ("B2 G2 V2 O3 K3", True, True),
        ("B2 G2 V2 O2 K3", False, False),
        ("P B2 G2 O3 K4", False, True),
        ("P B2 G2 V2 K4", False, False),
        ("P B1 B2 G3 G3", False, False),
        ("P B1 G2 V3 O4", False, True),
        ("P P B1 B1 B3", False, False),
    ],
)
def test_a_look_ahead_tells_hands_that_no_exchange_makes_a_flautz(hand: str, prism_offered: bool, is_far: bool) -> None:
    values, colours = tallies([card.number for card in cards(hand)])
    assert is_far_from_flautz(values, colours, prism_offered) == is_far


@pytest.mark.parametrize(
    ("kept", "prism_offered", "is_near"),
    [
        ("B1 B2 B3 B5", False, True),
        ("B1 B2 B3 G5", False, False),
        ("B1 B2 B3 G5", True, True),
        ("B2 G2 V2 B2", False, True),
        ("B2 G2 V2 B3", True, False),
        ("P B1 G2 B3", False, True),
        ("P B1 G2 V3", False, False),
        ("P B1 B1 G1", False, True),
    ],
)
def test_a_look_ahead_tells_four_cards_that_a_fifth_may_complete(kept: str, prism_offered: bool, is_near: bool) -> None:
    values, colours = tallies([card.number for card in cards(kept)])
    assert is_nearly_flautz(values, colours, prism_offered) == is_near
