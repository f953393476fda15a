"""What a memory knows from a seat's updates, and how it imagines the rest."""

from collections.abc import Iterator
from math import log, sqrt

import pytest
from mypy_extensions import i64

import aprendiz
from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from aprendiz.core.state import State
from aprendiz.games.magus.cards import KINDS, PLANTS, POTIONS, Card, counted
from aprendiz.games.magus.edition import PILES
from aprendiz.games.magus.effects import EFFECTS, Effect
from aprendiz.games.magus.events import CardDrawn, DeckReshuffled
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.memory import MagusMemory
from aprendiz.games.magus.moves import (
    Cast,
    ChanceMove,
    Choose,
    Conjure,
    Draw,
    Finish,
    Heal,
    Lift,
    Line,
    Move,
    Offer,
    Pass,
    Pay,
    PlayerMove,
    Spend,
    Take,
    Turn,
)
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.setup import Setup
from aprendiz.games.magus.state import ITEMS
from aprendiz.games.magus.view import View
from tests.games.magus import worlds
from tests.games.magus.boxes import LIVELY, SCARCE, TWINS
from tests.games.magus.table import ANNA, BEN, CARLA, GRID, box, card, cards
from tests.rule import rule

EASY = box(
    spells=(["*-", "K-", "A-"], ["*--", "K--", "A--"], ["*---", "K---", "A---"]),
    backs=([Effect.THIEVES, Effect.PRESENTS, Effect.DEVIL], [Effect.PRESENTS, Effect.DEVIL], [Effect.DEVIL]),
)
SETUP = GAME.setup(seats=3, edition=EASY, outstanding="yes", starter=ANNA)
CAST = Cast("*-", 2)
NEXT = Offer("K-")


class Company:
    """Three players who take from any line of GRID, and their memories. The test says what chance gives."""

    def __init__(self) -> None:
        self.script: list[ChanceMove] = [Draw(found) for found in cards(GRID)]
        self.script += [Offer("*-"), Offer("*--"), Offer("*---")]
        self.session: Session[View, Move] = Session(GAME, SETUP, self._chance)
        self.memories = [MagusMemory(SETUP, seat) for seat in range(SETUP.seats)]
        self._observe()

    def act(self, seat: int, *moves: PlayerMove, chance: tuple[ChanceMove, ...] = ()) -> None:
        self.script = list(chance)
        for move in moves:
            self.session.act(seat, move)
            self._observe()
        assert not self.script, f"chance was not asked for {self.script}"

    def held(self, viewer: int, seat: int) -> tuple[Card, ...]:
        """The potions that, by the viewer's memory help, a seat is certain to hold."""
        return self.memories[viewer].aids().held[seat]

    def discards(self, viewer: int = CARLA) -> tuple[Card, ...]:
        return self.memories[viewer].aids().discards

    def imagined(self, viewer: int) -> list[MagusState]:
        dice = Dice(5)
        return [self.memories[viewer].imagine(dice) for _ in range(60)]

    def imagined_hands(self, viewer: int, seat: int) -> set[tuple[Card, ...]]:
        return {hand_of(state, seat) for state in self.imagined(viewer)}

    def imagined_skulls(self, viewer: int, seat: int) -> set[tuple[Card, ...]]:
        return {counted([int(copies) for copies in state.graves[seat]]) for state in self.imagined(viewer)}

    def _observe(self) -> None:
        for seat, memory in enumerate(self.memories):
            memory.observe(self.session.updates[seat])

    def _chance(self, state: State) -> int:
        assert isinstance(state, MagusState)
        if len(state.odds()) == 1 or not self.script:
            return state.odds()[0][0]
        return GAME.action(state, self.script.pop(0))


def hand_of(state: MagusState, seat: int) -> tuple[Card, ...]:
    return counted([int(copies) for copies in state.hands[seat]])


def row(number: int, colour: str | None = None, value: int | None = None) -> Take:
    return Take(Line.ROW, number, None if colour is None else card(f"{colour}1").colour, value)


def company() -> Company:
    """Anna holds R1 R2, Ben Y3 Y4, Carla G1 G2; it is Anna's phase II again, and she has taken Y1 too."""
    table = Company()
    table.act(ANNA, row(1, "R"), Finish())
    table.act(BEN, row(2, "Y"), Finish())
    table.act(CARLA, row(3, "G"), Finish())
    table.act(ANNA, row(3, "Y"))
    return table


@rule("magus-3.5")
def test_potions_taken_openly_are_known_to_all() -> None:
    table = company()
    for viewer in (ANNA, BEN, CARLA):
        assert table.held(viewer, ANNA) == cards("R1 R2 Y1")
        assert table.held(viewer, BEN) == cards("Y3 Y4")
        assert table.imagined_hands(viewer, CARLA) == {cards("G1 G2")}


@rule("magus-4.2", "magus-4.3")
def test_what_pays_is_on_the_discards_and_what_is_left_is_known_as_skulls() -> None:
    table = company()
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.DEVIL), Draw(card("R2"))))
    assert table.held(BEN, ANNA) == ()
    assert table.discards() == cards("R1")
    table.act(ANNA, Finish())
    assert table.held(CARLA, BEN) == cards("Y3 Y4")


@rule("magus-11.1")
def test_the_backs_that_were_turned_are_no_longer_among_those_that_may_come() -> None:
    table = company()
    before = table.memories[BEN].aids().backs
    assert before[0] == (Effect.THIEVES, Effect.DEVIL, Effect.PRESENTS)
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.DEVIL), Draw(card("R2"))))
    assert table.memories[BEN].aids().backs == ((Effect.THIEVES, Effect.PRESENTS), *before[1:])
    for state in table.imagined(BEN):
        assert state.backs == table.session.state.backs  # type: ignore[attr-defined]  # a MagusState


@rule("magus-7.5", "magus-8.2")
def test_a_skull_that_was_passed_may_be_any_of_its_givers() -> None:
    table = company()
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.DEVIL), Draw(card("R2"))))
    for viewer in (ANNA, BEN, CARLA):
        assert table.imagined_skulls(viewer, BEN) == {cards("R2"), cards("Y1")}
        assert table.imagined_skulls(viewer, ANNA) == {cards("R2"), cards("Y1")}
    for state in table.imagined(CARLA):
        assert sorted([*state.graves[ANNA], *state.graves[BEN]]) == [*[0] * 30, 1, 1]


@rule("magus-8.2")
def test_a_skull_that_is_healed_tells_what_the_others_are() -> None:
    table = company()
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.DEVIL), Draw(card("R2"))))
    table.act(ANNA, Finish(), chance=(Draw(card("H")),))
    table.act(BEN, row(2, "G"), Finish())
    table.act(CARLA, row(4, "B"), Finish())
    table.act(ANNA, row(5, "B"), Heal())
    for viewer in (ANNA, BEN, CARLA):
        assert table.imagined_skulls(viewer, BEN) == {cards("R2")}
        assert table.imagined_skulls(viewer, ANNA) == {()}
    assert table.discards() == cards("R1 Y1 H")


@rule("magus-7.5", "magus-8.2")
def test_a_skull_that_is_healed_need_not_be_the_one_that_was_passed() -> None:
    table = company()
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.DEVIL), Draw(card("R2"))))
    table.act(ANNA, Finish(), chance=(Draw(card("H")), Draw(card("H")), Draw(card("Y1"))))
    table.act(BEN, row(3, "Y"), Choose("*--", 3), Pay(card("Y3")))
    table.act(BEN, Pay(card("Y4")), chance=(Offer("K--"), Turn(Effect.CLOSED)))
    table.act(BEN, Heal(), chance=(Draw(card("Y1")),))
    for viewer in (ANNA, BEN, CARLA):
        assert table.imagined_skulls(viewer, BEN) == {cards("R2"), cards("Y1")}
        assert table.imagined_skulls(viewer, ANNA) == {cards("R2"), cards("Y1")}


@rule("magus-7.1")
def test_a_card_drawn_is_known_to_its_drawer_only() -> None:
    table = company()
    stolen = (Draw(card("B4")), Draw(card("G4")), Draw(card("R4")))
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.THIEVES), *stolen))
    assert table.held(ANNA, ANNA) == cards("B4")
    assert table.held(BEN, ANNA) == ()
    assert table.held(BEN, BEN) == cards("Y3 Y4 G4")
    assert table.held(ANNA, BEN) == cards("Y3 Y4")
    assert table.imagined_hands(BEN, BEN) == {cards("Y3 Y4 G4")}
    assert len(table.imagined_hands(ANNA, BEN)) > 5
    for hand in table.imagined_hands(ANNA, BEN):
        assert len(hand) == 3
        assert {*cards("Y3 Y4")} <= {*hand}
        assert all(found.is_potion for found in hand)


@rule("magus-7.1")
def test_a_card_drawn_unseen_and_spent_later_was_just_that_one() -> None:
    table = company()
    stolen = (Draw(card("B4")), Draw(card("G4")), Draw(card("R4")))
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.THIEVES), *stolen))
    table.act(ANNA, Finish(), chance=(Draw(card("H")), Draw(card("C"))))
    table.act(BEN, row(2, "G"), Lift(), Spend(card("G4")), Spend(card("G4")))
    assert table.held(ANNA, BEN) == cards("Y3 Y4")
    assert table.imagined_hands(ANNA, BEN) == {cards("Y3 Y4")}
    assert table.discards() == cards("R1 G4 G4 C")


@rule("magus-7.6")
def test_a_card_passed_is_known_to_those_who_gave_and_got_it() -> None:
    table = company()
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.PRESENTS)))
    table.act(CARLA, Pass(card("G1")))
    table.act(BEN, Pass(card("Y4")))
    assert table.held(ANNA, ANNA) == cards("G1")
    assert table.held(ANNA, CARLA) == cards("G2")
    assert table.held(CARLA, ANNA) == cards("G1")
    assert table.held(CARLA, BEN) == cards("Y3")
    assert table.held(CARLA, CARLA) == cards("Y4 G2")
    assert table.held(BEN, BEN) == cards("Y3")
    assert table.held(BEN, CARLA) == cards("Y4")


@rule("magus-7.6")
def test_of_a_card_passed_between_others_only_the_possible_ones_are_imagined() -> None:
    table = company()
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.PRESENTS)))
    table.act(BEN, Pass(card("Y4")))
    table.act(CARLA, Pass(card("G1")))
    assert table.held(ANNA, BEN) == ()
    assert table.imagined_hands(ANNA, BEN) == {cards("Y3"), cards("Y4")}
    assert table.imagined_hands(ANNA, CARLA) == {cards("Y3 G2"), cards("Y4 G2")}
    assert table.held(BEN, ANNA) == ()
    assert table.imagined_hands(BEN, ANNA) == {cards("G1"), cards("G2")}
    assert table.imagined_hands(BEN, CARLA) == {cards("Y4 G1"), cards("Y4 G2")}


@rule("magus-7.6")
def test_of_two_alike_one_is_sure_to_stay_when_a_card_is_passed_unseen() -> None:
    table = Company()
    table.act(ANNA, row(1, "R"), Finish(), chance=(Draw(card("Y4")), Draw(card("Y1"))))
    table.act(BEN, Take(Line.ROW, 1, value=4), Finish())
    table.act(CARLA, row(3, "G"), Finish())
    table.act(ANNA, row(2, "R"), Finish())
    table.act(BEN, Take(Line.ROW, 2, value=4), Finish())
    table.act(CARLA, row(4, "R"), Finish())
    table.act(ANNA, row(3, "R"), CAST, chance=(NEXT, Turn(Effect.PRESENTS)))
    assert table.held(ANNA, BEN) == cards("Y4 Y4 G4 B4")
    table.act(BEN, Pass(card("B4")))
    table.act(CARLA, Pass(card("G1")))
    assert table.held(ANNA, BEN) == cards("Y4")


@rule("magus-7.6")
def test_while_choices_are_sealed_any_card_that_could_be_passed_may_be_it() -> None:
    table = company()
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.PRESENTS)))
    table.act(BEN, Pass(card("Y4")))
    assert {int(state.sealed[BEN]) for state in table.imagined(ANNA)} == {card("Y3").number, card("Y4").number}
    assert {int(state.sealed[BEN]) for state in table.imagined(BEN)} == {card("Y4").number}


@rule("magus-8.4")
def test_a_potion_conjured_is_known_to_be_held_and_no_longer_among_the_discards() -> None:
    table = company()
    table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.DEVIL), Draw(card("R2"))))
    table.act(ANNA, Finish(), chance=(Draw(card("H")), Draw(card("W"))))
    table.act(BEN, row(2, "G"), Conjure(card("R1")))
    assert table.held(CARLA, BEN) == cards("R1 Y3 Y4 G4")
    assert table.discards() == cards("W")


def test_what_is_imagined_does_not_depend_on_what_was_drawn_unseen() -> None:
    tables = [company(), company()]
    for table, hidden in zip(tables, ("G4", "B1"), strict=True):
        stolen = (Draw(card("B4")), Draw(card(hidden)), Draw(card("R4")))
        table.act(ANNA, CAST, chance=(NEXT, Turn(Effect.THIEVES), *stolen))
    one, two = tables
    assert one.session.state.digest() != two.session.state.digest()
    for viewer in (ANNA, CARLA):
        assert [state.digest() for state in one.imagined(viewer)] == [state.digest() for state in two.imagined(viewer)]
        assert one.memories[viewer].aids() == two.memories[viewer].aids()


# Random games.

FORMS = {
    "two": GAME.setup(seats=2, limit=40),
    "three, lively": GAME.setup(seats=3, edition=LIVELY, limit=30),
    "four, lively, outstanding": GAME.setup(seats=4, edition=LIVELY, outstanding="yes", limit=30),
    "three, scarce": GAME.setup(seats=3, edition=SCARCE, outstanding="yes", limit=24),
    "two, infant": GAME.setup(seats=2, infant="yes", limit=40),
    "three, twins": GAME.setup(seats=3, edition=TWINS, outstanding="yes", limit=30),
}


def watched(setup: Setup, seed: int) -> Iterator[tuple[Session[View, Move], MagusState, MagusMemory]]:
    """A random game after every move, with the memory of one seat at a time."""
    dice = Dice(seed)
    session: Session[View, Move] = Session(GAME, setup, lambda state: state.draw(dice))
    memories = [MagusMemory(setup, seat) for seat in range(setup.seats)]
    while True:
        for seat, memory in enumerate(memories):
            memory.observe(session.updates[seat])
        assert isinstance(session.state, MagusState)
        yield session, session.state, memories[session.version % setup.seats]
        if not session.waiting:
            return
        seat = dice.choice(list(session.waiting))
        session.act(seat, dice.choice(list(session.updates[seat].legal)))


def hidden_cards(state: MagusState) -> list[int]:
    """Number of copies of each potion in all hands and skulls together."""
    return [sum(int(zone[potion]) for zone in (*state.hands, *state.graves)) for potion in range(POTIONS)]


@pytest.mark.parametrize("form", FORMS)
def test_what_somebody_is_said_to_hold_is_held(form: str) -> None:
    for _, state, memory in watched(FORMS[form], 2):
        aids = memory.aids()
        for seat in range(state.seats):
            hand = hand_of(state, seat)
            assert all(aids.held[seat].count(found) <= hand.count(found) for found in aids.held[seat])
        assert aids.held[memory.seat] == hand_of(state, int(memory.seat))
        assert aids.discards == tuple(Card(number) for number in sorted(int(number) for number in state.discards))
        left = [0] * len(PILES)
        for position, copies in enumerate(state.backs):
            left[state.setup.pile_of_pool[position // len(EFFECTS)]] += copies
        assert [len(pile) for pile in aids.backs] == left


@pytest.mark.parametrize("form", FORMS)
def test_what_is_sure_is_in_every_imagined_hand(form: str) -> None:
    dice = Dice(3)
    for _, state, memory in watched(FORMS[form], 1):
        aids = memory.aids()
        for imagined in (memory.imagine(dice), memory.imagine(dice)):
            for seat in range(state.seats):
                hand = hand_of(imagined, seat)
                assert all(aids.held[seat].count(found) <= hand.count(found) for found in aids.held[seat])


@pytest.mark.parametrize("form", FORMS)
def test_what_is_imagined_never_contradicts_what_lies_open(form: str) -> None:
    dice = Dice(4)
    for _, state, memory in watched(FORMS[form], 3):
        imagined = memory.imagine(dice)
        assert GAME.view(imagined, int(memory.seat)) == GAME.view(state, int(memory.seat))
        assert imagined.discards == state.discards
        assert imagined.backs == state.backs
        assert all_cards(imagined) == list(state.setup.copies)
        assert sum(imagined.deck) == state.deck_size
        assert min(imagined.deck) >= 0


def all_cards(state: MagusState) -> list[int]:
    found = [int(copies) for copies in state.deck]
    for number, copies in enumerate(hidden_cards(state)):
        found[number] += copies
    for number in [*state.discards, *(potion for potion in state.grid if potion >= 0)]:
        found[number] += 1
    for place, copies in enumerate(state.items):
        found[PLANTS + place % ITEMS] += copies
    assert len(found) == KINDS
    return found


@rule("magus-5.4")
def test_when_the_deck_is_empty_the_unseen_cards_are_those_that_are_nowhere_else() -> None:
    dice, times = Dice(5), 0
    for seed in range(6):
        for _, state, memory in watched(FORMS["three, scarce"], seed):
            if state.deck_size == 0:
                times += 1
                assert hidden_cards(memory.imagine(dice)) == hidden_cards(state)
    assert times > 0


@rule("magus-5.4")
def test_what_followed_from_an_empty_deck_is_still_known_after_the_reshuffle() -> None:
    dice, times = Dice(6), 0
    for seed in range(6):
        for session, state, memory in watched(FORMS["three, scarce"], seed):
            kinds = {type(event) for frame in session.updates[None].frames for event in frame.events}
            if DeckReshuffled in kinds and CardDrawn not in kinds and session.waiting:
                times += 1
                assert hidden_cards(memory.imagine(dice)) == hidden_cards(state)
    assert times > 0


class CountedDice(Dice):
    """Dice that fail after too many throws."""

    def __init__(self, seed: int, patience: int) -> None:
        super().__init__(seed)
        self.patience = patience

    def below(self, n: i64) -> i64:
        self.patience -= 1
        assert self.patience >= 0, "no world was found that fits"
        return super().below(n)


@pytest.mark.parametrize(("seats", "seed"), [(3, 3), (3, 9), (4, 20), (4, 27), (4, 29), (4, 38)])
def test_a_world_that_fits_is_found_soon_however_long_the_game(seats: int, seed: int) -> None:
    for session, _, memory in watched(GAME.setup(seats=seats), seed):
        if session.version % 8 < 4:
            memory.imagine(CountedDice(seed, patience=20_000))


# How likely worlds are.

SAMPLES = 20_000 if aprendiz.COMPILED else 5_000
RARELY = 1e-6


def compared(name: str, seats: int, seed: int, actions: int) -> tuple[float, float]:
    """Distance of imagined worlds from their exact shares in a tiny game, and the distance chance exceeds only RARELY.

    For n worlds drawn from k by their shares, the distance exceeds d with a probability of at most 2^k exp(-2nd^2).
    """
    setup = GAME.setup(seats=seats, edition=worlds.BOXES[name], **worlds.TINY_GAME)
    moments = worlds.watched(setup, seed % seats, seed)
    exact, memory = next((exact, memory) for exact, memory, played in moments if played == actions)
    far = sqrt((len(exact) * log(2) - log(RARELY)) / (2 * SAMPLES))
    return worlds.distance(worlds.imagined(memory, SAMPLES, seed), exact), far


@pytest.mark.parametrize(
    ("name", "seats", "seed", "actions"),
    [
        ("thieves", 2, 1, 38),
        ("thieves", 3, 1, 39),
        ("devil", 2, 3, 69),
        ("devil", 3, 0, 57),
        ("devil", 3, 3, 82),
        ("presents", 3, 1, 55),
        ("presents", 3, 3, 120),
        ("presents, curses", 3, 0, 123),
    ],
)
def test_what_is_imagined_is_as_likely_as_the_rules_make_it(name: str, seats: int, seed: int, actions: int) -> None:
    distance, far = compared(name, seats, seed, actions)
    assert distance <= far


@pytest.mark.parametrize(
    ("name", "seats", "seed", "actions", "bias"),
    [
        ("devil, plants", 2, 4, 76, 0.1),
        ("devil, plants", 2, 6, 77, 0.1),
        ("devil, plants", 2, 7, 85, 0.1),
        ("devil, plants", 3, 1, 84, 0.1),
        ("thieves, curses", 3, 5, 99, 0.05),
    ],
)
def test_what_comes_to_light_again_is_explained_by_what_was_likely(
    name: str, seats: int, seed: int, actions: int, bias: float
) -> None:
    """The shares are somewhat off, because only a few courses are followed."""
    distance, far = compared(name, seats, seed, actions)
    assert distance <= far + bias
