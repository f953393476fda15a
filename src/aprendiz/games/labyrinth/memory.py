"""What a seat of The Magic Labyrinth knows from its updates: open steps and walls, as far as it remembers them."""

from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.bits import bit
from aprendiz.core.dice import Dice, resumed
from aprendiz.core.memory import EVERYTHING, Memory
from aprendiz.core.state import OVER
from aprendiz.games.labyrinth.aids import Passage, Remembered
from aprendiz.games.labyrinth.completing import CLOSED, OPEN, UNKNOWN, completed
from aprendiz.games.labyrinth.events import Bumped, Stepped, TurnBegan
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, SIZE, SLOTS
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.state import NONE, NOT_ROLLED, TARGET
from aprendiz.games.labyrinth.symbols import COMPASS, ITEMS
from aprendiz.games.labyrinth.view import PHASE_OF
from aprendiz.games.labyrinth.walls import maze_of, one_way_at

PERCENT: Final = 100


class LabyrinthMemory(Memory):
    """Perfect, or limited as people's is: keeps only the last `span` finds, and may lose each whenever a turn begins.

    A ready maze is not recognised: nobody at the table has studied it.
    """

    def __init__(self, setup: Setup, seat: i64, span: i64 = EVERYTHING, forgetting: i64 = 0, seed: int = 0) -> None:
        """`forgetting` is the chance to lose a find, in per cent; `seed` decides which ones are lost."""
        super().__init__(seat)
        self.setup = setup
        self.span: i64 = span
        self.forgetting: i64 = forgetting
        self.dice = Dice(seed)
        self.known: list[i64] = [UNKNOWN] * (2 * SLOTS)
        """By step, numbered as in `completing.py`: open, closed or unknown."""
        self.finds: list[i64] = []
        """The known steps, in the order they were last seen."""
        self.view: Any = None

    def observe(self, update: Any) -> None:
        for frame in update.frames:
            for event in frame.events:
                if isinstance(event, Stepped):
                    square: i64 = (event.row - 1) * SIZE + event.column - 1
                    back: i64 = COMPASS.index(event.direction) ^ 2
                    self._learn(BOARD.next[square * DIRECTIONS + back], back ^ 2, OPEN)
                elif isinstance(event, Bumped):
                    self._learn((event.row - 1) * SIZE + event.column - 1, COMPASS.index(event.direction), CLOSED)
                elif isinstance(event, TurnBegan) and self.forgetting:
                    self._forget_some()
            self.view = frame.view

    def _learn(self, square: i64, direction: i64, value: i64) -> None:
        """Remember that a step is open or closed; without one-way walls the step back is the same."""
        slot: i64 = BOARD.slot[square * DIRECTIONS + direction]
        step: i64 = slot * 2
        if self.setup.one_ways and BOARD.first[slot] != square:
            step += 1
        if step in self.finds:
            self.finds.remove(step)
        self.finds.append(step)
        self._note(step, value)
        if len(self.finds) > self.span:
            self._note(self.finds.pop(0), UNKNOWN)

    def _note(self, step: i64, value: i64) -> None:
        self.known[step] = value
        if not self.setup.one_ways:
            self.known[step + 1] = value

    def _forget_some(self) -> None:
        kept: list[i64] = []
        for step in self.finds:
            if self.dice.below(PERCENT) < self.forgetting:
                self._note(step, UNKNOWN)
            else:
                kept.append(step)
        self.finds = kept

    def copy(self) -> "LabyrinthMemory":
        other = LabyrinthMemory(self.setup, self.seat, self.span, self.forgetting)
        other.dice = resumed(self.dice.low, self.dice.carry)
        other.known = self.known.copy()
        other.finds = self.finds.copy()
        other.view = self.view
        return other

    def imagine(self, dice: Dice) -> LabyrinthState:
        state = self._known()
        if self.view.maze is not None:
            state.maze = maze_of((*self.view.maze, *self.view.magic))
        else:
            state.maze = completed(BOARD, self.known, self.setup.walls, self.setup.one_ways, dice)
        return state

    def _known(self) -> LabyrinthState:
        """The view as a state, without walls."""
        view = self.view
        state = LabyrinthState(self.setup)
        state.phase = PHASE_OF[view.phase]
        state.actor = view.to_act[0] if view.to_act else OVER
        state.laid = self.setup.walls
        state.turn = view.turn
        state.turns = view.turns
        state.steps = NOT_ROLLED if view.steps is None else view.steps
        state.has_stepped = 1 if view.has_stepped else 0
        state.is_flying = 1 if view.is_flying else 0
        if view.target is not None:
            state.target = self.setup.symbols.index(view.target)
            state.owners[state.target] = TARGET
            state.bag &= ~bit(state.target)
        else:
            state.target = NONE
        for seat in range(self.setup.seats):
            player = view.players[seat]
            state.places[seat] = (player.place[0] - 1) * SIZE + player.place[1] - 1
            state.chips[seat] = len(player.chips)
            for chip in player.chips:
                symbol: i64 = self.setup.symbols.index(chip)
                state.owners[symbol] = seat
                state.bag &= ~bit(symbol)
            state.naps[seat] = 1 if player.naps else 0
            state.items[seat] = 0
            for item in player.items:
                state.items[seat] = state.items[seat] | bit(ITEMS.index(item))
        return state

    def aids(self) -> Remembered:
        return Remembered(open=self._passages(OPEN), walls=self._passages(CLOSED))

    def _passages(self, value: i64) -> tuple[Passage, ...]:
        passages = []
        for step in sorted(self.finds):
            if self.known[step] == value:
                way = one_way_at(step ^ 1)
                passages.append(Passage(way.row, way.column, way.open))
        return tuple(passages)
