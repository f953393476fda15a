"""Components and setting up (flautz-1, flautz-2)."""

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.core.state import CHANCE, OVER
from aprendiz.games.flautz.award import POOL
from aprendiz.games.flautz.cards import CARDS, COLOURS, LETTERS, Card
from aprendiz.games.flautz.edition import read_edition
from aprendiz.games.flautz.events import ApprenticeGiven, CardDealt, CardLaid, MatchBegan, StarterFound
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Exchange, Focus
from aprendiz.games.flautz.places import Field, Row
from tests.games.flautz.boxes import box
from tests.games.flautz.table import ANNA, BEN, CARLA, card, cards, deal, dealt
from tests.rule import rule


@rule("flautz-1.1")
def test_there_are_five_colours_told_apart_without_colour() -> None:
    assert [colour.value for colour in COLOURS] == ["blue", "green", "purple", "orange", "pink"]
    assert len(set(LETTERS)) == len(COLOURS)
    assert {str(card)[0] for card in CARDS} == {*LETTERS, "I", "P"}


@rule("flautz-1.2")
def test_a_spell_card_has_colour_and_value_and_exists_more_than_once() -> None:
    for name in GAME.editions:
        copies = read_edition(name).copies
        assert all(copies[card.number] > 1 for card in CARDS[: len(copies)] if card.colour is not None)


@rule("flautz-1.3")
def test_an_illusion_has_only_a_value_and_a_prism_neither() -> None:
    assert (card("I3").colour, card("I3").value) == (None, 3)
    assert (card("P").colour, card("P").value) == (None, None)


@rule("flautz-1.4", "flautz-2.1")
def test_each_player_gets_a_random_apprentice_that_nobody_else_has() -> None:
    given = set()
    for seed in range(60):
        state = GAME.new(seats=5)
        state.play(state.draw(Dice(seed)))
        assert sorted(state.apprentices) == [0, 1, 2, 3, 4]
        assert not any(player.is_focused for player in GAME.view(state, None).players)
        given |= set(enumerate(state.apprentices))
    assert len(given) == 25


@rule("flautz-2.1")
def test_the_apprentice_stays_for_the_whole_game() -> None:
    table = dealt("B1 B2 B3 B4 B5", "G1 G1 V2 V2 O4", apprentices="KG", mode="matches", matches=2)
    assert table.view().match == 2
    assert [player.colour and player.colour.value for player in table.view().players] == ["pink", "green"]
    assert len(table.of_kind(ApprenticeGiven)) == 2


@rule("flautz-1.5")
def test_awards_count_when_the_pool_is_empty() -> None:
    table = deal("B1 B2 B3 I4 P", "G1 G1 V2 V2 O4", fields="floor", crystals=(12, 12), mode="matches", matches=9)
    assert table.view().pool == POOL - 24 - 1 == 0
    table.act(ANNA, Exchange(card("K1"), Row.FLOOR, card("P")))
    table.act(BEN, Exchange(card("K3"), Row.FLOOR, card("G1")))
    assert table.state.crystals == [13, 12]
    assert table.view().pool == 0
    table.state.crystals[BEN] = 14
    assert table.view().pool == 0


@rule("flautz-1.6")
@pytest.mark.parametrize(
    ("edition", "size", "values", "copies"), [("classic", 83, range(1, 6), 3), ("wide", 80, range(1, 8), 2)]
)
def test_an_edition_holds_the_cards_the_rules_name(edition: str, size: int, values: range, copies: int) -> None:
    box = read_edition(edition)
    counted = dict(zip(CARDS, box.copies, strict=False))
    spells = {Card(colour, value): copies for colour in COLOURS for value in values}
    illusions = {Card(None, value): 1 for value in values}
    assert {card: number for card, number in counted.items() if number} == {**spells, **illusions, card("P"): 3}
    assert box.size == size


@rule("flautz-1.6")
def test_an_edition_with_too_few_cards_is_refused_for_that_table() -> None:
    colours = {colour.value: [3, 3] for colour in COLOURS}
    enough, too_few = box("enough", [0], 1, **colours), box("small", [0], 0, **colours)
    assert GAME.setup(seats=5, edition=enough).cards == 31
    with pytest.raises(Invalid, match="edition: small has 30 cards; 5 players need 31"):
        GAME.setup(seats=5, edition=too_few)
    assert GAME.setup(seats=4, edition=too_few).cards == 30


@rule("flautz-1.6")
@pytest.mark.parametrize("seats", [1, 6, 0, -2, True, "3", None])
def test_two_to_five_can_play(seats: object) -> None:
    with pytest.raises(Invalid, match="seats: must be a whole number from 2 to 5"):
        GAME.setup(seats=seats)  # type: ignore[arg-type]  # the check under test


@rule("flautz-1.7")
def test_the_arenas_are_those_of_the_rules_or_any_list_of_fields() -> None:
    floor, air, either = Field.FLOOR, Field.AIR, Field.EITHER
    for edition in GAME.editions:
        arenas = {
            name: GAME.view(GAME.new(seats=2, edition=edition, arena=name), None).arena
            for name in ("usual", "short", "long")
        }
        assert arenas == {
            "usual": (floor, air, floor, air, either),
            "short": (floor, air, either, either),
            "long": (floor, air, either, floor, air, either, either),
        }
    assert GAME.view(GAME.new(seats=2), None).arena == arenas["usual"]
    assert GAME.view(GAME.new(seats=2, arena=["either"]), None).arena == (either,)
    for wrong in ([], ["floor", "sky"], "wide", 3, ["floor"] * 21):
        with pytest.raises(Invalid, match="arena"):
            GAME.setup(seats=2, arena=wrong)


@rule("flautz-2.2", "flautz-2.3")
def test_five_cards_each_then_three_in_the_air_and_three_on_the_floor() -> None:
    table = dealt("B1 G2 V3 O4 K5", "B2 G3 V4 O5 K1", "B3 G4 V5 O1 K2", air="I1 I2 I3", floor="P P P")
    assert [table.view(seat).hand for seat in range(3)] == [
        cards("B1 G2 V3 O4 K5"),
        cards("K1 B2 G3 V4 O5"),
        cards("O1 K2 B3 G4 V5"),
    ]
    assert (table.view().air, table.view().floor) == (cards("I1 I2 I3"), cards("P P P"))
    assert table.view().deck_size == 83 - 15 - 6
    assert [event.seat for event in table.of_kind(CardDealt)] == [ANNA, BEN, CARLA] * 5
    assert [(event.row, event.place) for event in table.of_kind(CardLaid)] == [
        *((Row.AIR, place) for place in (0, 1, 2)),
        *((Row.FLOOR, place) for place in (3, 4, 5)),
    ]


@rule("flautz-2.4")
def test_the_host_chooses_who_starts_or_chance_does() -> None:
    chosen = GAME.new(seats=3, starter=2)
    found = set()
    for seed in range(40):
        dice, state = Dice(seed), GAME.new(seats=3)
        state.tape = []
        while state.actor == CHANCE:
            state.play(state.draw(dice))
        found.add(state.actor)
        assert StarterFound(seat=state.actor) in state.tape
        assert state.starter == state.actor
    assert found == {0, 1, 2}
    while chosen.actor == CHANCE:
        chosen.play(chosen.draw(dice))
    assert chosen.actor == chosen.starter == 2
    with pytest.raises(Invalid, match="starter: must be a whole number from 0 to 2, not 3"):
        GAME.new(seats=3, starter=3)


@rule("flautz-2.5")
def test_matches_are_counted_and_each_is_started_by_the_next_seat() -> None:
    dice = Dice(4)
    state = GAME.new(seats=3, mode="matches", matches=5, starter=BEN)
    state.tape = []
    while state.actor != OVER:
        state.play(state.draw(dice) if state.actor == CHANCE else state.choose(dice))
    began = [event for event in state.tape if isinstance(event, MatchBegan)]
    assert began == [
        MatchBegan(match=1, starter=BEN),
        MatchBegan(match=2, starter=CARLA),
        MatchBegan(match=3, starter=ANNA),
        MatchBegan(match=4, starter=BEN),
        MatchBegan(match=5, starter=CARLA),
    ]


@rule("flautz-2.5")
def test_a_new_match_is_started_from_the_left_with_all_cards_and_nobody_focused() -> None:
    table = deal(
        "B1 B2 G3 O4 P", "G1 G1 V2 V2 O2", "K2 K2 V1 V1 O2", fields="floor", starter=BEN, focused=(ANNA,), discards="I1"
    )
    table.act(BEN, Focus())
    table.act(CARLA, Focus())
    table.act(ANNA, *[move for move in table.legal(ANNA) if "Replace" in repr(move)][:1])
    table.act(ANNA, table.legal(ANNA)[0])
    assert table.of_kind(MatchBegan)[-1] == MatchBegan(match=2, starter=CARLA)
    view = table.view()
    assert view.to_act == view.starter == CARLA
    assert not any(player.is_focused or player.open_hand for player in view.players)
    assert (view.deck_size, view.discards, view.field, view.caller) == (83 - 21, (), 0, None)
    held = [number for hand in table.state.hands for number in hand] + table.state.face_up
    assert [held.count(number) + left for number, left in enumerate(table.state.deck)] == list(
        read_edition("classic").copies
    )
