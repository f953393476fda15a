"""The legal actions of The Magic Labyrinth (labyrinth-3, 7)."""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.bits import bit
from aprendiz.core.dice import Dice
from aprendiz.games.labyrinth.actions import NIGHTCAP, POTION, ROLL, STEP, STOP, WAND
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, NOWHERE, SQUARES
from aprendiz.games.labyrinth.maze import Maze, without_walls
from aprendiz.games.labyrinth.state import HAS_NIGHTCAP, HAS_POTION, HAS_WAND, MOVING, Table

NEXT: Final[list[i64]] = BOARD.next
BIT: Final[list[i64]] = [bit(square) for square in range(SQUARES)]
AROUND: Final[list[i64]] = [
    sum(bit(NEXT[square * DIRECTIONS + d]) for d in range(DIRECTIONS) if NEXT[square * DIRECTIONS + d] != NOWHERE)
    | bit(square)
    for square in range(SQUARES)
]
"""By square: the square itself and its neighbours, by bits."""

ALONE: Final[list[list[i64]]] = [
    [*(STEP + d for d in range(DIRECTIONS) if NEXT[square * DIRECTIONS + d] != NOWHERE), STOP]
    for square in range(SQUARES)
]
"""By square: the legal actions of a move if no other magician is on it or next to it."""

OPEN_FLOOR: Final[Maze] = without_walls(BOARD)


class LegalTable(Table):
    def legal(self, seat: i64) -> list[i64]:
        if seat != self.actor:
            return []
        return self._walks(seat).copy() if self.phase == MOVING else self._choices(seat)

    def choose(self, dice: Dice) -> i64:
        if self.phase == MOVING:
            walks = self._walks(self.actor)
            return walks[dice.below(len(walks))]
        choices = self._choices(self.actor)
        return choices[dice.below(len(choices))]

    def others(self, seat: i64) -> i64:
        """The squares on which other magicians stand, by bits."""
        squares: i64 = 0
        for other in range(self.seats):
            if other != seat:
                squares |= BIT[self.places[other]]
        return squares

    def _walks(self, seat: i64) -> list[i64]:
        """The legal steps and stopping. The list is shared and must not be changed."""
        square: i64 = self.places[seat]
        others: i64 = self.others(seat)
        if not others & AROUND[square]:
            return ALONE[square]
        walks: list[i64] = []
        for direction in range(DIRECTIONS):
            there: i64 = NEXT[square * DIRECTIONS + direction]
            if there != NOWHERE and steps_needed(there, others) < self.steps:
                walks.append(STEP + direction)
        if not self.has_stepped or not others & BIT[square]:
            walks.append(STOP)
        return walks

    def _choices(self, seat: i64) -> list[i64]:
        """Rolling, or using one of the items left (7.3)."""
        choices: list[i64] = [ROLL]
        if self.items[seat] & HAS_WAND:
            choices.append(WAND)
        if self.items[seat] & HAS_POTION:
            choices.append(POTION)
        if self.items[seat] & HAS_NIGHTCAP:
            for other in range(self.seats):
                if other != seat and not self.naps[other]:
                    choices.append(NIGHTCAP + other)
        return choices


def steps_needed(square: i64, others: i64) -> i64:
    """Number of steps from a square to the nearest one without another magician, walls disregarded (3.4)."""
    steps: i64 = 0
    reached: i64 = BIT[square]
    while not reached & ~others:
        reached = OPEN_FLOOR.spread(reached)
        steps += 1
    return steps
