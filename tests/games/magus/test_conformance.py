"""The conformance suite on Magus Novatus, with many setups."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aprendiz
from aprendiz.core.conformance import CHECKS, moments
from aprendiz.core.dice import Dice
from aprendiz.core.event import Event
from aprendiz.core.secrecy import check_secrecy, check_secrecy_of
from aprendiz.core.session import Viewer
from aprendiz.core.state import OVER
from aprendiz.games.magus.cards import CURSE, PLANTS, POTIONS
from aprendiz.games.magus.effects import EFFECTS, Effect
from aprendiz.games.magus.events import (
    BackTurned,
    CardPassed,
    CurseDiscarded,
    DeckReshuffled,
    GameEnded,
    ItemDropped,
)
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.setup import Setup
from aprendiz.games.magus.state import CASTING, DROPPING, HAUNTING, ITEMS, LAY, PASSING
from tests.games.magus.boxes import CHOOSY, LIVELY, SCARCE, SECRETIVE, TWINS
from tests.games.magus.table import ANNA, BEN
from tests.rule import rule

GAMES = 2 if aprendiz.COMPILED else 1
"""The compiled engine is faster, so it is tested on more games."""

REDEALS = 12

SETUPS = {
    "two": GAME.setup(seats=2, limit=10),
    "three, uniform": GAME.setup(seats=3, throw="uniform", starter=2, limit=9),
    "four, outstanding": GAME.setup(seats=4, outstanding="yes", limit=12),
    "three, infant": GAME.setup(seats=3, infant="yes", limit=9),
    "three, infant, gross": GAME.setup(seats=3, infant="yes", infant_goal="gross", limit=9),
    "two, infant, outstanding": GAME.setup(seats=2, infant="yes", outstanding="yes", limit=10),
    "two, taking parts": GAME.setup(seats=2, taking="part", limit=8),
    "four, lively": GAME.setup(seats=4, edition=LIVELY, limit=12),
    "three, scarce, taking parts": GAME.setup(seats=3, edition=SCARCE, taking="part", outstanding="yes", limit=12),
    "three, twins": GAME.setup(seats=3, edition=TWINS, outstanding="yes", limit=12),
}


@pytest.mark.parametrize("form", SETUPS)
@pytest.mark.parametrize("check", CHECKS)
def test_it_conforms(check: Callable[[Any, Any, int], None], form: str) -> None:
    for seed in range(GAMES):
        check(GAME, SETUPS[form], seed)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    seats = draw(st.integers(2, 4))
    return GAME.setup(
        seats=seats,
        edition=draw(st.sampled_from([*GAME.editions, LIVELY, SCARCE, TWINS])),
        throw=draw(st.sampled_from(["aimed", "uniform"])),
        taking=draw(st.sampled_from(["all", "part"])),
        outstanding=draw(st.sampled_from(["no", "yes"])),
        infant=draw(st.sampled_from(["no", "yes"])),
        infant_goal=draw(st.sampled_from(["net", "gross"])),
        starter=draw(st.none() | st.integers(0, seats - 1)),
        limit=draw(st.integers(1, 10)),
    )


@given(setups(), st.integers(0, 2**32))
@settings(max_examples=4 * GAMES, deadline=None)
def test_it_conforms_whatever_is_agreed(setup: Setup, seed: int) -> None:
    for check in CHECKS:
        check(GAME, setup, seed)


# What is always true, after every action of random games.

WHOLE_GAMES = {
    **SETUPS,
    "two, to the end": GAME.setup(seats=2),
    "four, to the end": GAME.setup(seats=4),
    "four, lively, longer": GAME.setup(seats=4, edition=LIVELY, outstanding="yes", limit=60),
    "two, twins, longer": GAME.setup(seats=2, edition=TWINS, outstanding="yes", limit=60),
    "two, scarce, longer": GAME.setup(seats=2, edition=SCARCE, limit=60),
}


def states(form: str) -> Iterator[MagusState]:
    for seed in range(4 * GAMES):
        for state, _ in moments(GAME, WHOLE_GAMES[form], seed):
            assert isinstance(state, MagusState)
            yield state


def lying_somewhere(state: MagusState) -> list[int]:
    """Number of copies of each card, including skulls chosen and not yet passed."""
    found = [int(copies) for copies in state.deck]
    in_transit = [card for card in state.sealed if card >= 0] if state.phase == HAUNTING else []
    for card in [*state.discards, *in_transit, *(potion for potion in state.grid if potion >= 0)]:
        found[card] += 1
    for zone in (*state.hands, *state.graves):
        assert min(zone) >= 0
        for potion, copies in enumerate(zone):
            found[potion] += copies
    for place, copies in enumerate(state.items):
        assert copies >= 0
        found[PLANTS + place % ITEMS] += copies
    return found


@rule("magus-1.1", "magus-1.3")
@pytest.mark.parametrize("form", WHOLE_GAMES)
def test_no_card_is_ever_lost_or_made(form: str) -> None:
    for state in states(form):
        potions = list(state.setup.copies[:POTIONS])
        # Items come to the deck when the grid is laid (2.2).
        items = [0] * ITEMS if state.phase == LAY else list(state.setup.copies[POTIONS:])
        assert lying_somewhere(state) == potions + items
        assert min(state.deck) >= 0
        assert sum(state.deck) == state.deck_size


@pytest.mark.parametrize("form", WHOLE_GAMES)
def test_the_numbers_that_everybody_sees_are_those_of_the_cards(form: str) -> None:
    for state in states(form):
        view = GAME.view(state, None)
        for seat, player in enumerate(view.players):
            on_its_way = 1 if state.phase == HAUNTING and state.sealed[seat] >= 0 else 0
            assert player.hand_size == sum(state.hands[seat]) == len(GAME.view(state, seat).hand)
            assert player.skulls == sum(state.graves[seat]) + on_its_way
            deducted = 0 if "gross" in form else player.skulls
            assert player.score == sum(won.points for won in player.spells) - deducted == state.scores()[seat]


@rule("magus-8.5")
@pytest.mark.parametrize("form", WHOLE_GAMES)
def test_nobody_ever_has_two_curses(form: str) -> None:
    for state in states(form):
        assert all(state.item_count(seat, CURSE) <= 1 for seat in range(state.seats))


@rule("magus-4.4")
@pytest.mark.parametrize("form", WHOLE_GAMES)
def test_a_spell_is_in_its_pile_or_on_offer_or_won_and_only_there(form: str) -> None:
    for state in states(form):
        view = GAME.view(state, None)
        won = [(spell.spell, spell.points) for player in view.players for spell in player.spells]
        offered = [(offer.spell, offer.points) for offer in view.offers if offer.spell is not None]
        assert Counter([*won, *offered]) <= Counter(zip(state.setup.names, state.setup.points, strict=True))
        assert len(won) + len(offered) + sum(offer.left for offer in view.offers) == state.setup.spells
        if not state.setup.is_infant:
            turned = sum(state.setup.backs) - sum(state.backs)
            assert turned in (len(won), len(won) - 1)


# What happens in random games.


@cache
def happened(form: str, games: int) -> tuple[Event, ...]:
    events: list[Event] = []
    setup = {**WHOLE_GAMES, "two, infant": GAME.setup(seats=2, infant="yes")}[form]
    for seed in range(games):
        dice, state = Dice(seed), GAME.start(setup)
        while state.actor != OVER:
            state.tape = []
            state.play(state.draw(dice) if state.actor < 0 else state.choose(dice))
            events += state.tape
    return tuple(events)


@rule("magus-12.5")
def test_all_six_effects_and_closed_books_occur_in_random_games() -> None:
    turned = Counter(event.effect for event in happened("four, to the end", 20) if isinstance(event, BackTurned))
    assert set(turned) == set(EFFECTS)
    assert max(turned, key=lambda effect: turned[effect]) is Effect.CLOSED


def test_choices_of_all_effects_occur_in_random_games() -> None:
    kinds = {type(event) for event in happened("four, to the end", 20)}
    assert {ItemDropped, CardPassed} <= kinds


@rule("magus-5.4")
def test_the_discards_are_reshuffled_in_random_games() -> None:
    assert any(isinstance(event, DeckReshuffled) for event in happened("two, to the end", 10))


@rule("magus-5.3")
def test_a_curse_that_nobody_can_take_occurs_in_random_games() -> None:
    edition = GAME.read_edition(
        {**GAME.write_edition(LIVELY), "items": {"plants": 0, "elixir": 0, "wand": 0, "curse": 4}}
    )
    dice, state = Dice(1), GAME.start(GAME.setup(seats=2, edition=edition, limit=60))
    tape: list[Event] = []
    while state.actor != OVER:
        state.tape = []
        state.play(state.draw(dice) if state.actor < 0 else state.choose(dice))
        tape += state.tape
    assert any(isinstance(event, CurseDiscarded) for event in tape)


@rule("magus-9.6")
def test_potions_run_out_in_random_games_of_infant_students() -> None:
    endings = Counter(event.ending for event in happened("two, infant", 40) if isinstance(event, GameEnded))
    assert endings["exhaustion"] > 0
    assert sum(endings.values()) == 40


# Secrecy.

SECRETS = {
    "two": GAME.setup(seats=2, edition=SECRETIVE, limit=8),
    "three, uniform": GAME.setup(seats=3, edition=SECRETIVE, throw="uniform", limit=9),
    "four, outstanding": GAME.setup(seats=4, edition=SECRETIVE, outstanding="yes", limit=8),
    "three, scarce, taking parts": GAME.setup(seats=3, edition=SCARCE, taking="part", limit=12),
    "three, twins": GAME.setup(seats=3, edition=TWINS, outstanding="yes", limit=9),
}


def hidden(state: MagusState, viewer: Viewer) -> dict[str, object]:
    hands = {"hands": tuple(tuple(hand) for seat, hand in enumerate(state.hands) if seat != viewer)}
    sealed = {"sealed": tuple(card for seat, card in enumerate(state.sealed) if seat != viewer)}
    return {**hands, **sealed, "skulls": tuple(tuple(grave) for grave in state.graves), "deck": tuple(state.deck)}


@rule("magus-11.1")
@pytest.mark.parametrize("form", SECRETS)
def test_nothing_that_is_sent_depends_on_hidden_cards(form: str) -> None:
    setup = SECRETS[form]
    viewers: tuple[Viewer, ...] = (*range(setup.seats), None)
    changed: set[str] = set()
    for seed in range(REDEALS):
        changed |= check_secrecy(GAME, setup, seed, viewers[seed % len(viewers)], hidden)
    assert {"hands", "skulls", "deck"} <= changed


@pytest.mark.parametrize("form", SETUPS)
def test_nothing_that_is_sent_depends_on_hidden_cards_in_any_form(form: str) -> None:
    for viewer in (ANNA, BEN, None):
        check_secrecy(GAME, SETUPS[form], GAMES, viewer, hidden)


CHOOSERS = GAME.setup(seats=4, edition=CHOOSY, outstanding="yes", limit=16)


def chosen(choosing: int, later: int) -> list[list[int]]:
    """Histories of random games that end in phase `later`, just after a player sealed a choice among several."""
    return list(islice(histories(choosing, later), GAMES))


def histories(choosing: int, later: int) -> Iterator[list[int]]:
    for seed in count():
        history: list[int] = []
        is_chosen = False
        for state, action in moments(GAME, CHOOSERS, seed):
            if state.actor >= 0:
                assert isinstance(state, MagusState)
                if is_chosen and state.phase == later:
                    yield history.copy()
                is_chosen = state.phase == choosing and (is_chosen or len(state.legal(state.actor)) > 1)
            history += [] if action is None else [action]


def kept_from(history: list[int], name: str) -> set[Viewer]:
    """The viewers who notice no difference when the hidden part of this name is dealt again."""
    viewers: set[Viewer] = {*range(CHOOSERS.seats), None}
    return {viewer for viewer in viewers if name in check_secrecy_of(history, GAME, CHOOSERS, 1, viewer, hidden)}


@rule("magus-7.2", "magus-7.6")
@pytest.mark.parametrize("phase", [DROPPING, PASSING])
def test_a_choice_is_known_to_nobody_else_while_others_choose(phase: int) -> None:
    for history in chosen(phase, phase):
        assert len(kept_from(history, "sealed")) >= CHOOSERS.seats


@rule("magus-7.6")
def test_a_card_passed_face_down_is_known_to_its_giver_and_its_receiver_only() -> None:
    for history in chosen(PASSING, CASTING):
        assert len(kept_from(history, "hands")) >= CHOOSERS.seats - 1


def test_the_numbers_of_actions_are_those_the_documentation_states() -> None:
    assert (GAME.actions, GAME.outcomes) == (531, 60)
