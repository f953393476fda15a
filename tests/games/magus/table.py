"""Sets up a table of Magus Novatus in one line, for tests.

    table = lay("R1 R2 R3", "B4", items=("E", "C"), offers=("R---", None, None))
    table.act(ANNA, Cast("R---", 2))                    # raises Refused if `why_not` says so, as a session does
    table.chance(Offer("Y---"), Turn(Effect.CLOSED))    # chance gives these outcomes, one after the other
    assert table.view(BEN).players[ANNA].skulls == 0

After a move, `chance` gives the next outcomes of chance, or `let_chance` draws any. Only outcomes that are already
settled and merely shown (the default payment, opened choices) happen by themselves.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refused
from aprendiz.core.event import Event
from aprendiz.core.state import CHANCE
from aprendiz.games.magus.cards import CARDS, POTIONS, Card
from aprendiz.games.magus.edition import PILES, Edition, read_edition, write_edition
from aprendiz.games.magus.effects import CLOSED, EFFECTS, Effect
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import ChanceMove, Draw, Move, PlayerMove
from aprendiz.games.magus.result import MagusResult, result
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.state import (
    AIMING,
    CASTING,
    DROPPED,
    EMPTY,
    HAUNTING,
    IN_PILE,
    ITEMS,
    LAY,
    NOBODY,
    NONE,
    ON_OFFER,
    PASSED,
    PAYING,
    PLACING,
    SHOWING,
    TAKING,
    THROW,
)
from aprendiz.games.magus.view import View

ANNA, BEN, CARLA, DAN = range(4)

GRID = """
    R1 Y2 G3 B4 R2
    Y3 G4 B1 R3 Y4
    G1 B2 R4 Y1 G2
    B3 R1 Y2 G3 B4
    R2 Y3 G4 B1 R3
"""
"""Every potion once or twice: two copies of each are left for hands, skulls and discards."""

BARE = ".. .. .. .. .. " * 5

PATIENCE = 1000
"""More outcomes than chance ever has to give before a player is asked."""

PHASES = {"aim": AIMING, "throw": THROW, "place": PLACING, "take": TAKING, "cast": CASTING}


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def numbers(text: str) -> list[int]:
    return [found.number for found in cards(text)]


def tally(found: Sequence[int], kinds: int = POTIONS) -> list[int]:
    """Number of copies of each kind of card."""
    return [found.count(kind) for kind in range(kinds)]


class Table:
    """A game at a chosen moment. Moves are checked as in a session; the test says what chance gives."""

    def __init__(self, state: MagusState) -> None:
        self.state = state
        self.events: list[Event] = []
        """All events since the table was set up."""

    def act(self, seat: int, *moves: PlayerMove) -> list[Event]:
        """Make moves for a seat and return the events. If a move is illegal, raises Refused and changes nothing.

        Players who choose at the same moment may do so in any order.
        """
        before = len(self.events)
        for move in moves:
            is_legal = move in self.legal(seat)
            refusal = GAME.why_not(self.view(seat), move)
            assert (refusal is None) == is_legal, f"{move}: legal is {is_legal}, but why_not says {refusal}"
            if refusal is not None:
                raise Refused(refusal)
            action = GAME.action(self.state, move)
            self.state.actor = seat
            self._play(action)
        return self.events[before:]

    def chance(self, *outcomes: ChanceMove) -> list[Event]:
        """Let chance give these outcomes, one after the other; each has to be possible."""
        before = len(self.events)
        for outcome in outcomes:
            possible = self.outcomes()
            assert outcome in possible, f"chance cannot give {outcome}, only {list(possible)}"
            self._play(GAME.action(self.state, outcome))
        return self.events[before:]

    def draw(self, text: str) -> list[Event]:
        """Let chance draw these cards: `draw("R1 H")`."""
        return self.chance(*(Draw(found) for found in cards(text)))

    def let_chance(self, seed: int = 1) -> list[Event]:
        """Let chance give any outcomes until a player is asked or the game is over."""
        before, dice = len(self.events), Dice(seed)
        for _ in range(PATIENCE):
            if self.state.actor != CHANCE:
                return self.events[before:]
            self._play(self.state.draw(dice))
        raise AssertionError("chance does not come to an end")

    def outcomes(self) -> dict[Move, float]:
        """The possible outcomes of chance, with probabilities; empty if chance is not to act."""
        if self.state.actor != CHANCE:
            return {}
        return {GAME.move(self.state, action): probability for action, probability in self.state.odds()}

    def legal(self, seat: int) -> tuple[Move, ...]:
        if seat not in self.asked:
            return ()
        return tuple(GAME.move(self.state, action) for action in self.state.legal(seat))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to choose; empty if chance is to act or the game is over."""
        return tuple(self.state.asked())

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def hand(self, seat: int) -> tuple[Card, ...]:
        return self.view(seat).hand

    def items(self, seat: int) -> tuple[Card, ...]:
        return self.view().players[seat].items

    def skulls(self, seat: int) -> tuple[Card, ...]:
        """The hidden faces of a seat's skulls, which nobody at the table sees."""
        return tuple(CARDS[kind] for kind, copies in enumerate(self.state.graves[seat]) for _ in range(copies))

    @property
    def discards(self) -> tuple[Card, ...]:
        """All discards, the top one last."""
        return tuple(CARDS[kind] for kind in self.state.discards)

    @property
    def result(self) -> MagusResult:
        return result(self.state)

    def of_kind(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def told(self, viewer: int | None) -> list[Event]:
        """The events that reached a seat or, for None, a spectator."""
        return [event for event in self.events if event.reaches(viewer)]

    def all_cards(self) -> list[int]:
        """Number of copies of each card, wherever they lie; always as in the edition."""
        state = self.state
        found = [*state.deck]
        lying = [*state.discards, *(potion for potion in state.grid if potion != EMPTY), *self._on_their_way()]
        for kind in lying:
            found[kind] += 1
        for zone in (*state.hands, *state.graves):
            for kind, copies in enumerate(zone):
                found[kind] += copies
        for place, copies in enumerate(state.items):
            found[POTIONS + place % ITEMS] += copies
        return found

    def _on_their_way(self) -> list[int]:
        """Skulls that were chosen and not yet passed (7.5)."""
        return [potion for potion in self.state.sealed if potion != NONE] if self.state.phase == HAUNTING else []

    def _play(self, action: int) -> None:
        self.state.tape = []
        self._step(action)
        while self.state.actor == CHANCE and self.state.phase in (SHOWING, DROPPED, PASSED):
            [(settled, _)] = self.state.odds()
            self._step(settled)
        self.events += self.state.tape
        self.state.tape = None

    def _step(self, action: int) -> None:
        """Play one action; then check that no card is lost and that all counts are still right."""
        state, before = self.state, self.all_cards()
        is_set_up = state.phase != LAY
        state.play(action)
        assert all(type(number) is int for number in state.pack())
        assert self.all_cards() == before or not is_set_up
        assert min(*state.deck, *state.items, *chain(*state.hands, *state.graves)) >= 0
        assert state.deck_size == sum(state.deck)
        assert state.hand_sizes == [sum(hand) for hand in state.hands]
        assert sum(state.skulls) == sum(map(sum, state.graves)) + len(self._on_their_way())
        assert {state.has_cast, state.was_active} <= {0, 1}
        if state.phase not in (PAYING, SHOWING):
            assert (set(state.paid), state.paid_elixirs) == ({0}, 0)
        if state.phase == CASTING:
            assert (state.chooser, state.target, state.due, set(state.sealed)) == (NOBODY, NOBODY, 0, {NONE})


def lay(
    *hands: str,
    grid: str = GRID,
    items: Sequence[str] = (),
    skulls: Sequence[str] = (),
    won: Sequence[str] = (),
    offers: Sequence[str | None] | None = None,
    phase: str = "cast",
    turn: int = ANNA,
    cube: tuple[int, int] = (1, 1),
    misses: int = 0,
    cylinder: int = 0,
    discards: str = "",
    deck: str | None = None,
    has_cast: bool = False,
    was_active: bool | None = None,
    idle: int = 0,
    turns: int = 0,
    edition: Edition | None = None,
    **options: object,
) -> Table:
    """A table in the middle of a turn; all other cards are in the deck, unless a deck is given.

    By seat: hands `"R1 R2"`, items `("H E", "C")`, skulls `("R1 R1",)`, and the points of spells won `("2 2 4", "3")`,
    which are any that are not on offer. The grid has five rows of five potions; `..` is a hole. Offers are one spell
    of each pile; None stands for the first one nobody has won, or for a pile that is gone. Phases: `aim`; `throw` (the
    cube was aimed at the cell `cube`, or is thrown anywhere); `place` (missed twice, the player to the left chooses);
    `take` (the cube lies at `cube`); `cast`. The last of the discards is the top one. Options are those of the game:
    `throw="uniform"`, `infant="yes"`.
    """
    setup = GAME.setup(seats=len(hands), edition=edition, **{"starter": ANNA, **options})
    state = MagusState(setup)
    state.phase = PHASES[phase]
    state.turn = turn
    state.actor = {"throw": CHANCE, "place": (turn + 1) % len(hands)}.get(phase, turn)
    state.cell = (cube[0] - 1) * 5 + cube[1] - 1
    state.misses = 2 if phase == "place" else misses
    state.cylinder = cylinder
    state.has_cast = int(has_cast)
    state.was_active = int(phase == "cast" if was_active is None else was_active)
    state.idle = idle
    state.turns = turns
    state.grid = [EMPTY if word == ".." else card(word).number for word in grid.split()]
    assert len(state.grid) == 25, "a grid has five rows of five places"
    state.discards = numbers(discards)
    state.hands = [tally(numbers(hand)) for hand in hands]
    state.hand_sizes = [len(hand.split()) for hand in hands]
    for seat, text in enumerate(skulls):
        state.graves[seat] = tally(numbers(text))
        state.skulls[seat] = len(text.split())
    for seat, text in enumerate(items):
        state.items[seat * ITEMS : (seat + 1) * ITEMS] = tally([kind - POTIONS for kind in numbers(text)], ITEMS)
    _lay_spells(state, offers or (None, None, None), won)
    table = Table(state)
    if deck is None:
        state.deck = [0] * len(setup.copies)
        laid_out = table.all_cards()
        state.deck = [copies - out for copies, out in zip(setup.copies, laid_out, strict=True)]
        assert min(state.deck) >= 0, "a card is laid out more often than the edition has it"
    else:
        state.deck = tally(numbers(deck), len(setup.copies))
    state.deck_size = sum(state.deck)
    return table


def _lay_spells(state: MagusState, offers: Sequence[str | None], won: Sequence[str]) -> None:
    """Set the named offers, then the spells won (with closed books on their backs, if possible), then other offers."""
    names = [spell.name for pile in state.setup.edition.piles for spell in pile]
    for pile, name in enumerate(offers):
        if name is not None:
            _offer(state, pile, [spell for spell in _left(state, pile) if names[spell] == name])
    for seat, text in enumerate(won):
        for points in text.split():
            spell = _left(state, PILES.index(int(points)))[-1]
            state.owners[spell] = seat
            first = state.setup.pool_of[spell] * len(EFFECTS)
            backs = state.backs[first : first + len(EFFECTS)]
            turned = CLOSED if backs[CLOSED] else max(kind for kind, copies in enumerate(backs) if copies)
            state.backs[first + turned] -= 1
    for pile, name in enumerate(offers):
        if name is None and _left(state, pile):
            _offer(state, pile, _left(state, pile))


def _left(state: MagusState, pile: int) -> list[int]:
    return [
        spell for spell, owner in enumerate(state.owners) if owner == IN_PILE and state.setup.pile_of[spell] == pile
    ]


def _offer(state: MagusState, pile: int, spells: list[int]) -> None:
    assert spells, "there is no such spell in the pile"
    assert state.offer[pile] == NONE
    state.offer[pile] = spells[0]
    state.owners[spells[0]] = ON_OFFER


def begin(seats: int, edition: Edition | None = None, **options: object) -> Table:
    """A table before the first card is laid."""
    return Table(GAME.new(seats=seats, edition=edition, **options))


def box(
    *,
    spells: Sequence[Sequence[str]] = (),
    backs: Sequence[Sequence[Effect]] = (),
    potions: Mapping[str, Sequence[int]] | None = None,
    **contents: Mapping[str, int],
) -> Edition:
    """The classic edition with other parts.

    Spells and their backs are given by pile; the other backs are closed books, except where a spell names its own:
    `box(spells=(["R-"], ["Y-"], ["G-"]), backs=([Effect.DEVIL], [], []))`.
    The contents are those of an edition file: `box(items={"plants": 0, …}, cylinder={"2": 1, …}, throw={"hit": 1, …})`.
    """
    data: dict[str, Any] = {**write_edition(read_edition("classic")), "name": "own", **contents}
    if spells:
        data["spells"] = {str(points): list(pile) for points, pile in zip(PILES, spells, strict=True)}
    if spells or backs:
        data["backs"] = {}
        for points, effects in zip(PILES, backs or ([], [], []), strict=True):
            copies = {effect.value: effects.count(effect) for effect in EFFECTS}
            unnamed = [spell for spell in data["spells"][str(points)] if ":" not in spell]
            copies[Effect.CLOSED.value] += len(unnamed) - len(effects)
            data["backs"][str(points)] = copies
    if potions is not None:
        data["potions"] = {colour: list(copies) for colour, copies in potions.items()}
    return read_edition(data)


@contextmanager
def refused(rule: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.refusal.rule == rule
