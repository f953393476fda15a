"""The course of The Magic Labyrinth: outcomes of chance, who hears of an action, and what each action does."""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.bits import bit, count, nth
from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, HIDDEN, OVER
from aprendiz.games.labyrinth import events, telling
from aprendiz.games.labyrinth.actions import MIRRORED, NIGHTCAP, POTION, ROLL, STOP, WAND
from aprendiz.games.labyrinth.floor import DIRECTIONS
from aprendiz.games.labyrinth.legal import NEXT, LegalTable
from aprendiz.games.labyrinth.maze import slots_for_a_wall, steps_for_a_one_way_wall, with_one_way
from aprendiz.games.labyrinth.setup import CHANCE_STARTS, NO_LIMIT, READY
from aprendiz.games.labyrinth.state import (
    BEGIN,
    CHIP,
    CHOOSING,
    DONE,
    FAR,
    HAS_NIGHTCAP,
    HAS_POTION,
    HAS_WAND,
    IN_BAG,
    MOVING,
    NOBODY,
    NONE,
    NOT_ROLLED,
    ONE_WAYS,
    ROLLING,
    TARGET,
    TURNING,
    WALLS,
)

FACES: Final[list[i64]] = [1, 2, 2, 3, 3, 4]
QUARTERS: Final = 4


class LabyrinthState(LegalTable):
    def copy(self) -> "LabyrinthState":
        return LabyrinthState(self.setup, self)

    def scores(self) -> list[i64]:
        return self.chips.copy()

    def draw(self, dice: Dice) -> i64:
        phase: i64 = self.phase
        if phase == ROLLING:
            return FACES[dice.below(len(FACES))]
        if phase == CHIP:
            return nth(self.bag, dice.below(count(self.bag)))
        if phase == WALLS:
            slots: i64 = slots_for_a_wall(self.maze)
            return nth(slots, dice.below(count(slots)))
        if phase == ONE_WAYS:
            steps = steps_for_a_one_way_wall(self.maze)
            return steps[dice.below(len(steps))]
        if phase == TURNING:
            return dice.below(self._turnings())
        return dice.below(self.seats)

    def _turnings(self) -> i64:
        """Number of ways to turn the box; ready mazes may also be mirrored (2.3). A box that stays has one (2.7)."""
        if not self.setup.is_turned:
            return 1
        return QUARTERS + MIRRORED if self.setup.source == READY else QUARTERS

    def odds(self) -> list[tuple[i64, float]]:
        phase: i64 = self.phase
        if phase == ROLLING:
            return [(steps, FACES.count(steps) / len(FACES)) for steps in sorted(set(FACES))]
        if phase == CHIP:
            return evenly([nth(self.bag, position) for position in range(count(self.bag))])
        if phase == WALLS:
            slots: i64 = slots_for_a_wall(self.maze)
            return evenly([nth(slots, position) for position in range(count(slots))])
        if phase == ONE_WAYS:
            return evenly(steps_for_a_one_way_wall(self.maze))
        return evenly(list(range(self._turnings() if phase == TURNING else self.seats)))

    def heard(self, action: i64, seat: i64) -> i64:  # noqa: ARG002 - the same for everybody
        return HIDDEN if self.phase <= TURNING else action

    def play(self, action: i64) -> None:
        if self.phase == MOVING:
            if action == STOP:
                if self.tape is not None:
                    self.tape.append(telling.stopped(self.turn, self.places[self.turn]))
                self._end_turn()
            else:
                self._step(action)
        elif self.actor == CHANCE:
            self._happen(action)
        else:
            self._choose(action)

    def _happen(self, outcome: i64) -> None:
        phase: i64 = self.phase
        if phase == ROLLING:
            self.steps = outcome
            self.phase = MOVING
            self.actor = self.turn
            if self.tape is not None:
                self.tape.append(telling.rolled(self.turn, outcome))
        elif phase == CHIP:
            self._lay_target(outcome)
        elif phase == WALLS:
            self.maze = self.maze.walled(outcome)
            self._count_wall()
        elif phase == ONE_WAYS:
            self.maze = with_one_way(self.maze, outcome)
            self._count_wall()
        elif phase == TURNING:
            self._turn_box(outcome)
        else:
            if self.tape is not None:
                self.tape.append(telling.started(outcome))
            self._begin_turn(outcome)

    def _count_wall(self) -> None:
        self.laid += 1
        if self.laid == self.setup.walls:
            self.phase = TURNING
        elif self.laid >= self.setup.walls - self.setup.one_ways:
            self.phase = ONE_WAYS

    def _turn_box(self, turning: i64) -> None:
        maze = self.maze.mirrored() if turning >= MIRRORED else self.maze
        self.maze = maze.turned(turning % QUARTERS)
        if self.tape is not None:
            self.tape.append(telling.built(self.setup))
        self.phase = CHIP

    def _lay_target(self, symbol: i64) -> None:
        """Lay the drawn chip open. A magician on its symbol takes it at once, and the next is drawn (5.2, 5.3)."""
        self.bag &= ~bit(symbol)
        self.target = symbol
        self.owners[symbol] = TARGET
        if self.tape is not None:
            self.tape.append(telling.target_drawn(self, symbol))
        square: i64 = self.setup.square_of[symbol]
        for seat in range(self.seats):
            if self.places[seat] == square:
                self._win_chip(seat)
                return
        if self.turn == NOBODY:
            self._find_starter()
        elif self.steps == NOT_ROLLED:
            self.phase = ROLLING
        else:
            self._end_turn()

    def _win_chip(self, seat: i64) -> None:
        """Give the target chip to a seat, which may win the game (6.1)."""
        self.owners[self.target] = seat
        self.chips[seat] = self.chips[seat] + 1
        if self.tape is not None:
            self.tape.append(telling.chip_taken(self, seat, self.target, self.chips[seat]))
        self.target = NONE
        if self.chips[seat] == self.setup.goal:
            self._end(events.GOAL)
        else:
            self.phase = CHIP
            self.actor = CHANCE

    def _find_starter(self) -> None:
        if self.setup.starter == CHANCE_STARTS:
            self.phase = BEGIN
        else:
            self._begin_turn(self.setup.starter)

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.steps = NOT_ROLLED
        self.has_stepped = 0
        self.is_flying = 0
        if self.tape is not None:
            self.tape.append(telling.turn_began(seat))
        if self.items[seat]:
            self.phase = CHOOSING
            self.actor = seat
        else:
            self.phase = ROLLING
            self.actor = CHANCE

    def _end_turn(self) -> None:
        """Begin the next player's turn; a player with a nightcap misses it (7.6)."""
        seat: i64 = self.turn
        while True:
            self.turns += 1
            if self.setup.limit != NO_LIMIT and self.turns >= self.setup.limit:
                self._end(events.LIMIT)
                return
            seat += 1
            if seat == self.seats:
                seat = 0
            if not self.naps[seat]:
                self._begin_turn(seat)
                return
            self.naps[seat] = 0
            if self.tape is not None:
                self.tape.append(telling.turn_missed(seat))

    def _step(self, direction: i64) -> None:
        seat: i64 = self.turn
        square: i64 = self.places[seat]
        if not self.maze.is_open(square, direction):
            self.places[seat] = self.setup.corners[seat]
            if self.tape is not None:
                self.tape.extend(telling.bumped(seat, square, direction))
            self._end_turn()
            return
        square = NEXT[square * DIRECTIONS + direction]
        self.places[seat] = square
        self.steps -= 1
        self.has_stepped = 1
        if self.tape is not None:
            self.tape.append(telling.stepped(self, seat, square, direction))
        if self.setup.square_of[self.target] == square:
            self._win_chip(seat)
        elif self.steps == 0:
            self._end_turn()

    def _choose(self, action: i64) -> None:
        """Roll, or use an item before rolling (7.3 to 7.6)."""
        seat: i64 = self.turn
        if action == POTION:
            self.items[seat] = self.items[seat] & ~HAS_POTION
            self.steps = FAR
            self.is_flying = 1
            self.phase = MOVING
            if self.tape is not None:
                self.tape.append(telling.potion_drunk(seat))
            return
        self.actor = CHANCE
        self.phase = ROLLING
        if action == WAND:
            self.items[seat] = self.items[seat] & ~HAS_WAND
            if self.tape is not None:
                self.tape.append(telling.wand_waved(self, seat, self.target))
            self.owners[self.target] = IN_BAG
            self.bag |= bit(self.target)
            self.target = NONE
            self.phase = CHIP
        elif action != ROLL:
            self.items[seat] = self.items[seat] & ~HAS_NIGHTCAP
            self.naps[action - NIGHTCAP] = 1
            if self.tape is not None:
                self.tape.append(telling.nightcap_given(seat, action - NIGHTCAP))

    def _end(self, ending: str) -> None:
        self.phase = DONE
        self.actor = OVER
        if self.tape is not None:
            self.tape.extend(telling.game_ended(self, ending))


def evenly(outcomes: list[i64]) -> list[tuple[i64, float]]:
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]
