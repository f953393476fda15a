"""What a seat of Magus Novatus can know from its updates, and possible worlds that fit (`course.py`)."""

from typing import Any

from mypy_extensions import i64

from aprendiz.core.dice import Dice
from aprendiz.core.memory import Memory
from aprendiz.core.state import OVER
from aprendiz.games.magus.aids import Remembered
from aprendiz.games.magus.backs import sealed_by
from aprendiz.games.magus.cards import CARDS, CURSE, KINDS, PLANTS, POTIONS, WAND, counted
from aprendiz.games.magus.course import (
    BURY,
    GET,
    HAUNTS,
    HEALS,
    LOSE,
    PASSES,
    RESHUFFLES,
    UNSEEN,
    Course,
    Step,
    by_weight,
    forget_passed,
    gone_through,
    is_sure,
    needed,
    tallied,
)
from aprendiz.games.magus.edition import PILES
from aprendiz.games.magus.effects import BACKS, EFFECTS
from aprendiz.games.magus.events import (
    BackTurned,
    CardConjured,
    CardDrawn,
    CardGiven,
    CardPaid,
    CardPassed,
    CardReceived,
    CardSpent,
    CurseDiscarded,
    CurseLifted,
    DeckReshuffled,
    HandDiscarded,
    ItemDropped,
    PotionsTaken,
    SkullHealed,
    SkullPassed,
    SpellCast,
)
from aprendiz.games.magus.grid import SIZE
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.setup import Setup
from aprendiz.games.magus.state import DROPPING, EMPTY, IN_PILE, ITEMS, NONE, ON_OFFER, PASSING
from aprendiz.games.magus.view import PHASE_OF


class MagusMemory(Memory):
    def __init__(self, setup: Setup, seat: i64) -> None:
        super().__init__(seat)
        self.setup = setup
        self.sure: Course = Course(setup)
        """Hands and skulls up to the first hidden event; all of them are known."""
        self.steps: list[Step] = []
        """The steps from the first hidden event on."""
        self.discards: list[i64] = []
        self.backs: list[i64] = setup.backs.copy()
        self.pool: i64 = NONE
        """The pool of backs of the spell cast last."""
        self.passes: Step = Step(PASSES, NONE, NONE)
        self.haunts: Step = Step(HAUNTS, NONE, NONE)
        self.view: Any = None

    def observe(self, update: Any) -> None:
        for frame in update.frames:
            for event in frame.events:
                self._hear(event, frame.view)
            self.view = frame.view
        self._close_groups()

    def _hear(self, event: Any, view: Any) -> None:
        if isinstance(event, CardPassed):
            self.passes.givers.append(event.seat)
            self.passes.cards.append(UNSEEN)
            return
        if isinstance(event, CardGiven):
            self.passes.cards[-1] = event.card.number
            return
        if isinstance(event, SkullPassed):
            self.haunts.givers.append(event.seat)
            self.haunts.cards.append(UNSEEN)
            return
        self._close_groups()
        if isinstance(event, PotionsTaken):
            for card in event.cards:
                self._add(Step(GET, event.seat, card.number))
        elif isinstance(event, CardPaid):
            if event.card.number < POTIONS:
                self._add(Step(LOSE, event.seat, event.card.number))
            self.discards.append(event.card.number)
        elif isinstance(event, CardSpent):
            self._add(Step(LOSE, event.seat, event.card.number))
            self.discards.append(event.card.number)
        elif isinstance(event, SpellCast):
            self._add(Step(BURY, event.seat, NONE))
            self.pool = self.setup.pool_of[self._copies(event.spell, event.points)[0]]
        elif isinstance(event, CardDrawn):
            if event.seat != self.seat:
                self._add(Step(GET, event.seat, UNSEEN))
        elif isinstance(event, CardReceived):
            self._add(Step(GET, event.seat, event.card.number))
        elif isinstance(event, CardConjured):
            self._remove_discard(event.card.number)
            self.discards.append(WAND)
            self._add(Step(GET, event.seat, event.card.number))
        elif isinstance(event, BackTurned):
            position: i64 = self.pool * BACKS + EFFECTS.index(event.effect)
            self.backs[position] = self.backs[position] - 1
        else:
            self._hear_rarely(event, view)

    def _hear_rarely(self, event: Any, view: Any) -> None:
        if isinstance(event, SkullHealed):
            self.discards.append(PLANTS)
            self._add(Step(HEALS, event.seat, event.card.number))
            self.discards.append(event.card.number)
        elif isinstance(event, ItemDropped):
            self.discards.append(event.card.number)
        elif isinstance(event, CurseLifted | CurseDiscarded):
            self.discards.append(CURSE)
        elif isinstance(event, DeckReshuffled):
            self._reshuffle(view)
        elif isinstance(event, HandDiscarded):
            for card in event.cards:
                self._add(Step(LOSE, event.seat, card.number))
                self.discards.append(card.number)

    def _close_groups(self) -> None:
        """Add what happened at the same moment as one step."""
        if self.passes.givers:
            self._add(self.passes)
            self.passes = Step(PASSES, NONE, NONE)
        if self.haunts.givers:
            self._add(self.haunts)
            self.haunts = Step(HAUNTS, NONE, NONE)

    def _add(self, step: Step) -> None:
        if self.steps or not is_sure(step, self.sure):
            self.steps.append(step)
        else:
            self.sure.take(step, needed([step], 0, self.setup.seats), Dice(0))

    def _remove_discard(self, card: i64) -> None:
        position: i64 = len(self.discards) - 1
        while self.discards[position] != card:
            position -= 1
        del self.discards[position]

    def _reshuffle(self, view: Any) -> None:
        """Note a reshuffle: the unseen cards are exactly the ones that were nowhere else."""
        if self.steps:
            step = Step(RESHUFFLES, NONE, NONE)
            step.open = self._open(view)
            self.steps.append(step)
        self.discards = []

    def _open(self, view: Any) -> list[i64]:
        """Number of copies of each card that lie open or were seen going to the discards."""
        there: list[i64] = [0] * KINDS
        for potion in view.grid:
            if potion is not None:
                there[potion.number] = there[potion.number] + 1
        for player in view.players:
            for item in player.items:
                there[item.number] = there[item.number] + 1
        for card in self.discards:
            there[card] = there[card] + 1
        return there

    def copy(self) -> "MagusMemory":
        other = MagusMemory(self.setup, self.seat)
        other.sure = self.sure.copy()
        other.steps = self.steps.copy()
        other.discards = self.discards.copy()
        other.backs = self.backs.copy()
        other.pool = self.pool
        other.view = self.view
        return other

    def imagine(self, dice: Dice) -> MagusState:
        state = self._known()
        lying_open = self._open(self.view)
        number: i64 = 8
        fitting: list[Course] = []
        while not fitting:
            courses = gone_through(self.sure, self.steps, number, dice)
            fitting = [course for course in courses if course.weigh(lying_open)]
            number *= 2
        course = by_weight(fitting, dice)
        course.settle(lying_open, dice)
        self._fill(state, course, lying_open, dice)
        return state

    def _known(self) -> MagusState:
        """The view as a state, without hidden cards."""
        view = self.view
        state = MagusState(self.setup)
        state.phase = PHASE_OF[view.phase]
        state.actor = view.to_act[0] if view.to_act else OVER
        state.turn = NONE if view.turn is None else view.turn
        state.turns = view.turns
        state.idle = view.idle
        state.was_active = 1 if view.was_active else 0
        state.has_cast = 1 if view.has_cast else 0
        state.cylinder = view.cylinder
        state.deck_size = view.deck_size
        state.misses = view.misses
        state.cell = NONE if view.cube is None else (view.cube[0] - 1) * SIZE + view.cube[1] - 1
        state.grid = [EMPTY if potion is None else potion.number for potion in view.grid]
        state.discards = self.discards.copy()
        state.backs = self.backs.copy()
        state.pile = NONE if view.paying is None else PILES.index(view.paying)
        state.due = view.due
        state.target = NONE if view.receiver is None else view.receiver
        for card in view.paid:
            if card.number < POTIONS:
                state.paid[card.number] = state.paid[card.number] + 1
            else:
                state.paid_elixirs += 1
        for seat in range(self.setup.seats):
            player = view.players[seat]
            state.skulls[seat] = player.skulls
            state.hand_sizes[seat] = player.hand_size
            for item in player.items:
                position: i64 = seat * ITEMS + item.number - PLANTS
                state.items[position] = state.items[position] + 1
            for won in player.spells:
                state.owners[self._left(state, won.spell, won.points)] = seat
        for pile in range(len(PILES)):
            name = view.offers[pile].spell
            if name is not None:
                state.offer[pile] = self._left(state, name, PILES[pile])
                state.owners[state.offer[pile]] = ON_OFFER
        return state

    def _left(self, state: MagusState, name: str, points: i64) -> i64:
        """The first spell with this face that is still in its pile in `state`."""
        for number in self._copies(name, points):
            if state.owners[number] == IN_PILE:
                return number
        raise AssertionError(f"there is no spell {name}")

    def _copies(self, name: str, points: i64) -> list[i64]:
        """The spells with this face."""
        return [
            number
            for number in range(self.setup.spells)
            if self.setup.points[number] == points and self.setup.names[number] == name
        ]

    def _fill(self, state: MagusState, course: Course, lying_open: list[i64], dice: Dice) -> None:
        state.deck = course.pool(lying_open)
        for seat in range(self.setup.seats):
            state.hands[seat] = tallied(course.hands[seat])
            state.graves[seat] = tallied(course.graves[seat])
        if state.phase == DROPPING or state.phase == PASSING:
            for seat in range(self.setup.seats):
                if seat not in self.view.to_act:
                    options = state.legal(seat)
                    if options:
                        state.sealed[seat] = sealed_by(state.phase, dice.choice(options))
            if self.view.chosen is not None:
                state.sealed[self.seat] = self.view.chosen.number

    def aids(self) -> Remembered:
        held = [tallied(hand) for hand in self.sure.hands]
        for step in self.steps:
            if step.kind == GET and step.card != UNSEEN:
                held[step.seat][step.card] = held[step.seat][step.card] + 1
            elif step.kind == LOSE and held[step.seat][step.card]:
                held[step.seat][step.card] = held[step.seat][step.card] - 1
            elif step.kind == BURY:
                held[step.seat] = [0] * POTIONS
            elif step.kind == PASSES:
                forget_passed(held, step)
        return Remembered(
            held=tuple(counted([int(copies) for copies in hand]) for hand in held),
            discards=tuple(CARDS[card] for card in sorted(self.discards)),
            backs=tuple(
                tuple(EFFECTS[effect] for effect in range(BACKS) for _ in range(self._backs_left(pile, effect)))
                for pile in range(len(PILES))
            ),
        )

    def _backs_left(self, pile: i64, effect: i64) -> i64:
        left: i64 = 0
        for pool in range(len(self.setup.pile_of_pool)):
            if self.setup.pile_of_pool[pool] == pile:
                left += self.backs[pool * BACKS + effect]
        return left
