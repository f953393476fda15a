"""Components and setting up (magus-1, magus-2)."""

from collections import Counter

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.core.plain import encode
from aprendiz.core.state import CHANCE
from aprendiz.games.magus.cards import CARDS, COLOURS, VALUES
from aprendiz.games.magus.edition import read_edition
from aprendiz.games.magus.effects import EFFECTS
from aprendiz.games.magus.events import CardLaid, SpellOffered, StarterFound, TurnBegan
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import Begin, Cast, Draw, Finish, Line, Offer, Take
from tests.games.magus.table import ANNA, BEN, CARLA, Table, begin, card, cards, lay
from tests.rule import rule

POTIONS = [f"{colour}{number}" for colour in "RYGB" for number in (1, 2, 3, 4)]


def laid_out(seats: int = 2, starter: int | None = None) -> Table:
    """A table with the grid laid and no spells on offer yet."""
    table = begin(seats, starter=starter)
    for position in range(25):
        table.draw(POTIONS[position % 16])
    return table


@rule("magus-1.1")
def test_there_are_64_potions_four_of_each_colour_and_number() -> None:
    copies = dict(zip(CARDS, read_edition("classic").copies, strict=True))
    assert {str(potion): copies[potion] for potion in CARDS if potion.is_potion} == dict.fromkeys(POTIONS, 4)
    assert [(card(text).colour, card(text).value) for text in POTIONS] == [
        (colour, value) for colour in COLOURS for value in range(1, VALUES + 1)
    ]


@rule("magus-1.1")
def test_the_back_of_a_card_in_the_deck_does_not_tell_potions_from_items() -> None:
    items, potions = lay("", "", deck="H E W C"), lay("", "", deck="R1 Y2 G3 B4")
    for viewer in (ANNA, BEN, None):
        assert encode(items.view(viewer)) == encode(potions.view(viewer))
    assert items.view().deck_size == 4


@rule("magus-1.2")
def test_there_are_thirty_spells_in_three_piles_by_points() -> None:
    piles = read_edition("classic").piles
    assert [(len(pile), {spell.points for spell in pile}) for pile in piles] == [(10, {2}), (10, {3}), (10, {4})]


@rule("magus-1.2")
def test_the_back_of_a_spell_is_unseen_until_it_is_won() -> None:
    table = lay("R1 R2 R3", "", offers=("R---", None, None))
    before = str(encode(table.view(ANNA)))
    assert not any(effect.value in before for effect in EFFECTS)
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"))
    assert len(table.outcomes()) == len(EFFECTS)


@rule("magus-1.3")
def test_there_are_eight_items_two_of_each_kind() -> None:
    copies = dict(zip(CARDS, read_edition("classic").copies, strict=True))
    assert {str(item): copies[item] for item in CARDS if not item.is_potion} == {"H": 2, "E": 2, "W": 2, "C": 2}
    assert [(item.colour, item.value) for item in cards("H E W C")] == [(None, None)] * 4


@rule("magus-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    table = begin(seats)
    table.let_chance()
    assert len(table.view().players) == seats


@rule("magus-1.4")
@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "3", None])
def test_no_other_number_can_play(seats: object) -> None:
    with pytest.raises(Invalid, match="seats: must be a whole number from 2 to 4"):
        GAME.setup(seats=seats)  # type: ignore[arg-type]  # the check under test


@rule("magus-1.4")
def test_the_cylinder_counts_the_spells_cast() -> None:
    table = lay("R1 R2 R3", "Y1 Y2 Y4", offers=("R---", None, None))
    table.act(ANNA, Cast("R---", 2))
    table.let_chance()
    before = table.view().cylinder
    table.act(ANNA, Finish())
    assert (before, table.view().cylinder) == (0, 1)


@rule("magus-1.5")
def test_potions_and_items_are_told_apart_without_colour() -> None:
    assert len({str(found) for found in CARDS}) == len(CARDS)
    assert len({str(found)[0] for found in CARDS}) == len(COLOURS) + 4


@rule("magus-2.1")
def test_25_potions_are_laid_row_by_row_into_the_grid() -> None:
    table = laid_out()
    laid = table.of_kind(CardLaid)
    assert [(event.row, event.column) for event in laid] == [
        (row, column) for row in range(1, 6) for column in range(1, 6)
    ]
    assert [str(event.card) for event in laid] == [*POTIONS, *POTIONS[:9]]
    assert table.view().grid == tuple(event.card for event in laid)


@rule("magus-2.1")
def test_every_potion_left_is_equally_likely_to_be_laid_and_items_are_not() -> None:
    table = begin(2)
    assert table.outcomes() == {Draw(card(text)): 4 / 64 for text in POTIONS}
    table.draw("R1 R1 R1")
    assert table.outcomes() == {Draw(card(text)): (1 if text == "R1" else 4) / 61 for text in POTIONS}


@rule("magus-2.2")
def test_the_other_potions_and_the_items_are_the_deck() -> None:
    table = laid_out()
    assert table.view().deck_size == 64 - 25 + 8
    left = Counter({text: 2 if position < 9 else 3 for position, text in enumerate(POTIONS)})
    deck = {str(found): copies for found, copies in zip(CARDS, table.state.deck, strict=True)}
    assert deck == {**left, "H": 2, "E": 2, "W": 2, "C": 2}


@rule("magus-2.3")
def test_one_spell_of_each_pile_is_on_offer_each_equally_likely() -> None:
    table = laid_out(starter=ANNA)
    piles = read_edition("classic").piles
    for pile in piles:
        assert table.outcomes() == pytest.approx({Offer(spell.name): 1 / 10 for spell in pile})
        table.chance(Offer(pile[3].name))
    assert table.asked == (ANNA,)
    assert table.of_kind(SpellOffered) == [SpellOffered(spell=pile[3].name, points=pile[3].points) for pile in piles]
    offers = table.view().offers
    assert [(offer.spell, offer.points, offer.left) for offer in offers] == [
        (pile[3].name, pile[3].points, 9) for pile in piles
    ]


@rule("magus-2.4")
def test_the_cylinder_stands_at_its_start() -> None:
    table = begin(3)
    table.let_chance()
    assert (table.view().cylinder, table.view().end) == (0, 10)


@rule("magus-2.5")
def test_the_host_chooses_who_begins() -> None:
    for starter in (ANNA, BEN, CARLA):
        table = begin(3, starter=starter)
        table.let_chance()
        assert table.asked == (starter,)
        assert table.of_kind(TurnBegan) == [TurnBegan(seat=starter)]
        assert table.of_kind(StarterFound) == []


@rule("magus-2.5")
def test_otherwise_chance_finds_who_begins_each_equally_likely() -> None:
    table = laid_out(seats=3)
    table.chance(Offer("R---"), Offer("K-----"), Offer("Kabcd"))
    assert table.outcomes() == {Begin(ANNA): 1 / 3, Begin(BEN): 1 / 3, Begin(CARLA): 1 / 3}
    assert table.chance(Begin(CARLA)) == [StarterFound(seat=CARLA), TurnBegan(seat=CARLA)]
    assert table.asked == (CARLA,)


@rule("magus-2.5")
def test_who_begins_has_a_seat_at_the_table() -> None:
    with pytest.raises(Invalid, match="starter: must be a whole number from 0 to 2, not 3"):
        GAME.setup(seats=3, starter=3)
    assert GAME.setup(seats=4, starter=3).starter == 3


@rule("magus-2.6")
def test_hands_start_empty_without_items_skulls_and_spells() -> None:
    table = begin(4)
    table.let_chance()
    for seat in range(4):
        player = table.view().players[seat]
        assert (player.hand_size, player.items, player.skulls, player.spells, player.score) == (0, (), 0, (), 0)
        assert table.hand(seat) == ()
    assert (table.view().discards_size, table.view().top) == (0, None)


@rule("magus-2.6")
def test_there_is_no_limit_to_a_hand() -> None:
    table = lay(" ".join(POTIONS * 2), "", phase="take")
    table.act(ANNA, Take(Line.ROW, 1, value=2))
    assert table.view().players[ANNA].hand_size == len(table.hand(ANNA)) == 34


@rule("magus-2.2")
def test_no_card_is_lost_or_made_while_setting_up() -> None:
    table = begin(2)
    table.let_chance(seed=7)
    assert table.all_cards() == list(read_edition("classic").copies)
    assert table.state.actor != CHANCE


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("throw", "far", "throw: must be one of aimed, uniform, not 'far'"),
        ("throw", None, "throw: must be one of aimed, uniform, not None"),
        ("taking", "some", "taking: must be one of all, part, not 'some'"),
        ("outstanding", True, "outstanding: must be one of no, yes, not True"),
        ("infant", "maybe", "infant: must be one of no, yes, not 'maybe'"),
        ("starter", -1, "starter: must be a whole number from 0 to 3, not -1"),
        ("starter", 4, "starter: must be a whole number from 0 to 3, not 4"),
        ("starter", 2, "starter: must be a whole number from 0 to 1, not 2"),
        ("starter", "Anna", "starter: must be a whole number from 0 to 3, not 'Anna'"),
        ("limit", 0, "limit: must be a whole number from 1 to 100000, not 0"),
        ("limit", 100_001, "limit: must be a whole number from 1 to 100000, not 100001"),
        ("limit", 1.5, "limit: must be a whole number from 1 to 100000, not 1.5"),
        (
            "cube",
            "red",
            "cube: is not known here; there are throw, taking, outstanding, infant, infant_goal, starter, limit",
        ),
    ],
)
def test_a_wrong_option_is_named_with_what_would_be_right(option: str, value: object, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.setup(seats=2, **{option: value})
    assert str(caught.value) == message


def test_what_is_not_agreed_otherwise_is_as_the_rules_say() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "throw": "aimed",
        "taking": "all",
        "outstanding": "no",
        "infant": "no",
        "infant_goal": "net",
        "starter": None,
        "limit": None,
    }
    view = GAME.view(GAME.new(seats=2), None)
    assert (view.takes_parts, view.is_outstanding, view.is_infant) == (False, False, False)
    other = GAME.view(GAME.new(seats=2, taking="part", outstanding="yes", infant="yes"), None)
    assert (other.takes_parts, other.is_outstanding, other.is_infant) == (True, True, True)
