"""The judge of Magus Novatus: points, skulls, and how close a hand is to a spell on offer."""

from typing import Final

from mypy_extensions import i64

from aprendiz.bots.judge import Judge, most_promising, softened, split_win
from aprendiz.core.dice import Dice
from aprendiz.core.state import OVER, State
from aprendiz.games.magus.actions import (
    AIM,
    CAST,
    CHOOSE,
    FINISH,
    HEAL,
    LIFT,
    PARTS,
    PASS,
    PAY,
    PLACE,
    QUALITIES,
    SPEND,
    TAKE,
    TAKE_PART,
    WAND_FOR,
)
from aprendiz.games.magus.cards import CURSE, ELIXIR, PLANTS, WAND
from aprendiz.games.magus.grid import BESIDE, CELLS, CELLS_OF, DIAGONAL, LINES, SIZE
from aprendiz.games.magus.legal import BIT, COLOUR, NUMBER
from aprendiz.games.magus.matching import default_payment, most_used, tallies
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.score import INFANT_GOAL, scores_of
from aprendiz.games.magus.setup import NO_END
from aprendiz.games.magus.state import (
    AIMING,
    CASTING,
    DROPPING,
    EMPTY,
    NONE,
    PASSING,
    PAYING,
    PILES,
    PLACING,
    SPENDING,
    TAKING,
)

WIDE: Final = 1000
"""Above any number of skulls, or of spells in a pile."""

MISSING: Final = 0.62
"""Factor on the points of a spell for each missing potion."""

SPARE: Final = 0.45
"""Cost of a potion that the closest spell does not use: it would become a skull."""

# Worth in points; docs/bots.md tells how these numbers were found.
PROMISED: Final = 0.9
ELIXIRS: Final = 0.3
WANDS: Final = 0.45
HEALING: Final = 0.2
CURSED: Final = 0.8
TURN: Final = 0.7

CLOSE: Final = 1.2
OPEN: Final = 1.5
"""Difference in points that the rest of a game can turn: at its end, and how much more at its beginning."""

AIMS: Final = 3
"""Upper bound on the places considered for throwing the cube."""

NOWHERE: Final = -100.0
"""Below the promise of any hand."""


class MagusJudge(Judge):
    def __init__(self, attention: i64, depth: i64 = 2) -> None:
        """`attention`: upper bound on candidates of a kind: those that promise most.

        `depth`: number of simulated turns of each player.
        """
        self.attention: i64 = attention
        self.depth: i64 = depth
        self.last: i64 = 0

    def begin(self, state: State) -> None:
        assert isinstance(state, MagusState)
        self.last = state.turns + self.depth * state.seats

    def stops(self, state: State) -> bool:
        assert isinstance(state, MagusState)
        return state.turns >= self.last and state.phase != CASTING

    def candidates(self, state: State, legal: list[i64]) -> list[i64]:
        assert isinstance(state, MagusState)
        if len(legal) == 1:
            return legal
        phase: i64 = state.phase
        if phase == CASTING:
            return self._deeds(state, legal)
        number: i64 = self.attention
        if phase == AIMING or phase == PLACING:
            number = min(number, AIMS)
        elif phase == DROPPING or phase == PAYING:
            return legal
        return most_promising(legal, self._merits(state, legal), number)

    def _deeds(self, state: MagusState, legal: list[i64]) -> list[i64]:
        """Only healing if it is legal; else spells with the usual payment, and a wand for the most promising potion."""
        kept: list[i64] = []
        wanted: i64 = NONE
        highest: float = NOWHERE
        for action in legal:
            if action == HEAL:
                return [action]
            if action >= WAND_FOR and action < LIFT:
                merit: float = self._promise_with(state, action - WAND_FOR, 1)
                if merit > highest:
                    highest = merit
                    wanted = action
            elif action < CHOOSE or action >= PAY:
                kept.append(action)
        if wanted != NONE:
            kept.append(wanted)
        return kept

    def choose(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, MagusState)
        phase: i64 = state.phase
        if phase == CASTING:
            return self._best_deed(state)
        if phase == DROPPING or phase == PAYING:
            return state.choose(dice)
        legal = state.legal(state.actor)
        if len(legal) == 1:
            return legal[0]
        merits = self._merits(state, legal)
        best: i64 = 0
        for position in range(len(legal)):
            if merits[position] > merits[best]:
                best = position
        return legal[best]

    def _merits(self, state: MagusState, legal: list[i64]) -> list[float]:
        """How good actions of one phase look without simulating."""
        phase: i64 = state.phase
        merits: list[float] = []
        if phase == TAKING:
            for action in legal:
                merits.append(self._promise_after(state, action))
        elif phase == SPENDING:
            for action in legal:
                merits.append(self._promise_with(state, action - SPEND, -1))
        elif phase == PASSING:
            for action in legal:
                merits.append(self._promise_with(state, action - PASS, -1))
        else:
            cells = self._cells(state)
            for action in legal:
                if phase == AIMING:
                    merits.append(self._aimed(state, cells, action - AIM))
                else:
                    merits.append(-cells[action - PLACE])
        return merits

    def _aimed(self, state: MagusState, cells: list[float], cell: i64) -> float:
        """Expected merit of a throw."""
        setup = state.setup
        merit: float = float(setup.hit) * cells[cell]
        for beside in BESIDE[cell]:
            merit += float(setup.side) * cells[beside]
        for diagonal in DIAGONAL[cell]:
            merit += float(setup.corner) * cells[diagonal]
        return merit

    def _cells(self, state: MagusState) -> list[float]:
        """By cell: the promise of the hand on turn if the cube lands there; the lowest value after a miss."""
        seat: i64 = state.turn
        lines: list[float] = []
        for line in range(LINES):
            lines.append(self._line(state, seat, line))
        cells: list[float] = []
        least: float = 100.0
        for cell in range(CELLS):
            merit: float = lines[cell // SIZE]
            if lines[SIZE + cell % SIZE] > merit:
                merit = lines[SIZE + cell % SIZE]
            if merit < least and merit > NOWHERE:
                least = merit
            cells.append(merit)
        for cell in range(CELLS):
            if cells[cell] == NOWHERE:
                cells[cell] = least
        cells.append(least)
        return cells

    def _line(self, state: MagusState, seat: i64, line: i64) -> float:
        """The highest promise of a hand after taking from a line."""
        hand = state.hands[seat]
        best: float = NOWHERE
        cells = CELLS_OF[line]
        seen: i64 = 0
        twice: i64 = 0
        for cell in cells:
            potion: i64 = state.grid[cell]
            if potion != EMPTY:
                qualities: i64 = BIT[COLOUR[potion]] | BIT[NUMBER[potion]]
                twice |= seen & qualities
                seen |= qualities
        for quality in range(QUALITIES):
            if not seen & BIT[quality]:
                continue
            if quality >= 4 and not twice & BIT[quality] and is_single(state, cells, quality, twice):
                continue
            taken: list[i64] = []
            for cell in cells:
                potion = state.grid[cell]
                if potion != EMPTY and (COLOUR[potion] == quality or NUMBER[potion] == quality):
                    taken.append(potion)
                    hand[potion] = hand[potion] + 1
            merit: float = self.promise(state, seat, hand, state.hand_sizes[seat] + len(taken))
            for potion in taken:
                hand[potion] = hand[potion] - 1
            if merit > best:
                best = merit
        return best

    def _best_deed(self, state: MagusState) -> i64:
        """Cast a spell that gains more than it costs, use items that help, else finish."""
        seat: i64 = state.actor
        best: i64 = FINISH
        highest: float = 0.0
        wanted: i64 = NONE
        dearest: float = NOWHERE
        for action in state.legal(seat):
            if action == HEAL or action == LIFT:
                return action
            if action < CHOOSE:
                spell: i64 = state.offer[action - CAST]
                payment = default_payment(state.setup.patterns[spell], state.hands[seat])
                skulls: i64 = state.hand_sizes[seat]
                for copies in payment:
                    skulls -= copies
                gain: float = float(state.setup.points[spell] - state.setup.skull_cost * skulls)
                if gain > highest:
                    highest = gain
                    best = action
            elif action >= WAND_FOR and action < LIFT:
                merit: float = self._promise_with(state, action - WAND_FOR, 1)
                if merit > dearest:
                    dearest = merit
                    wanted = action
        if best != FINISH or wanted == NONE or state.has_cast:
            return best
        now: float = self.promise(state, seat, state.hands[seat], state.hand_sizes[seat])
        return wanted if dearest > now + WANDS else FINISH

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, MagusState)
        scores = scores_of(state)
        if state.actor == OVER:
            return split_win(ranks(state, scores))
        left: float = 1.0
        if state.setup.end != NO_END:
            left = float(state.setup.end - state.cylinder) / float(state.setup.end)
        else:
            for score in scores:
                if float(INFANT_GOAL - score) / float(INFANT_GOAL) < left:
                    left = float(INFANT_GOAL - score) / float(INFANT_GOAL)
        prospects: list[float] = []
        for seat in range(state.seats):
            prospects.append(float(scores[seat]) + self._prospect(state, seat))
        return softened(prospects, CLOSE + OPEN * left)

    def _prospect(self, state: MagusState, seat: i64) -> float:
        """Worth of hand and items in points."""
        promise: float = self.promise(state, seat, state.hands[seat], state.hand_sizes[seat])
        promise = PROMISED * promise if promise > 0.0 else 0.0
        promise += ELIXIRS * float(state.item_count(seat, ELIXIR))
        promise += WANDS * float(state.item_count(seat, WAND))
        promise += HEALING * float(state.item_count(seat, PLANTS))
        promise -= CURSED * float(state.item_count(seat, CURSE))
        return promise + TURN if seat == state.turn else promise

    def promise(self, state: MagusState, seat: i64, hand: list[i64], size: i64) -> float:
        """Worth of a hand: the best spell on offer, less for each missing and each spare potion."""
        elixirs: i64 = state.item_count(seat, ELIXIR)
        held = tallies(hand)
        best: float = NOWHERE
        for pile in range(PILES):
            spell: i64 = state.offer[pile]
            if spell == NONE:
                continue
            pattern = state.setup.patterns[spell]
            used: i64 = most_used(pattern, held, (0, 0, 0, 0), pattern.size)
            value: float = float(state.setup.points[spell])
            missing: i64 = pattern.size - used - elixirs
            while missing > 0:
                value *= MISSING
                missing -= 1
            value -= SPARE * float(state.setup.skull_cost * (size - used))
            if value > best:
                best = value
        return best

    def _promise_with(self, state: MagusState, potion: i64, more: i64) -> float:
        """Promise of the actor's hand with one potion more or less."""
        seat: i64 = state.actor
        hand = state.hands[seat]
        hand[potion] = hand[potion] + more
        promise: float = self.promise(state, seat, hand, state.hand_sizes[seat] + more)
        hand[potion] = hand[potion] - more
        return promise

    def _promise_after(self, state: MagusState, action: i64) -> float:
        """Promise of the actor's hand after taking potions."""
        seat: i64 = state.actor
        hand = state.hands[seat].copy()
        size: i64 = state.hand_sizes[seat]
        is_part: bool = action >= TAKE_PART
        line: i64 = (action - TAKE_PART) // PARTS if is_part else (action - TAKE) // QUALITIES
        part: i64 = (action - TAKE_PART) % PARTS if is_part else (action - TAKE) % QUALITIES
        cells = CELLS_OF[line]
        for place in range(SIZE):
            potion: i64 = state.grid[cells[place]]
            if potion == EMPTY:
                continue
            if (part & BIT[place]) if is_part else (COLOUR[potion] == part or NUMBER[potion] == part):
                hand[potion] = hand[potion] + 1
                size += 1
        return self.promise(state, seat, hand, size)


def ranks(state: MagusState, scores: list[i64]) -> list[i64]:
    """By seat: points, then fewer skulls, then more spells of 4, 3 and 2 points, as one number (magus-9.4)."""
    found: list[i64] = []
    for seat in range(state.seats):
        won: list[i64] = [0] * PILES
        for spell in range(state.setup.spells):
            if state.owners[spell] == seat:
                pile: i64 = state.setup.pile_of[spell]
                won[pile] = won[pile] + 1
        rank: i64 = scores[seat] * WIDE - state.skulls[seat]
        for pile in range(PILES - 1, -1, -1):
            rank = rank * WIDE + won[pile]
        found.append(rank)
    return found


def is_single(state: MagusState, cells: list[i64], number: i64, twice: i64) -> bool:
    """Whether the only potion of a number is also the only one of its colour: then both takes are the same."""
    for cell in cells:
        potion: i64 = state.grid[cell]
        if potion != EMPTY and NUMBER[potion] == number:
            return (twice & BIT[COLOUR[potion]]) == 0
    return False
