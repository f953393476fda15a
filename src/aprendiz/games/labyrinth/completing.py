"""Mazes that fit what is known of one, as likely as chance would have laid them (labyrinth-2.1, 7.1).

Without one-way walls: walls that are known are laid at random moments of the building, the others where they may be
laid and nothing is known to be open. Of a few mazes made like this one is taken, by how likely chance was to lay them
in just this way. With one-way walls every maze that fits can come, but none is weighed.
"""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.bits import bit, count, nth
from aprendiz.core.dice import Dice
from aprendiz.games.labyrinth.floor import Floor
from aprendiz.games.labyrinth.maze import (
    Maze,
    slots_for_a_wall,
    steps_for_a_one_way_wall,
    with_one_way,
    without_walls,
)

# What is known of a step.
UNKNOWN: Final = 0
OPEN: Final = 1
CLOSED: Final = 2

CANDIDATES: Final = 6
"""Among how many mazes one is taken: the more, the nearer to the true odds."""

FINE: Final = 1 << 30


def completed(floor: Floor, known: list[i64], walls: i64, one_ways: i64, dice: Dice) -> Maze:
    """A maze with so many walls; `known` is by step, numbered slot * 2 and slot * 2 + 1 for the step back."""
    if one_ways:
        return Completion(floor, known, walls, one_ways, dice).maze
    sure: i64 = 0
    open_slots: i64 = 0
    for slot in range(floor.slots):
        if known[slot * 2] == CLOSED:
            sure |= bit(slot)
        elif known[slot * 2] == OPEN:
            open_slots |= bit(slot)
    return likely(floor, sure, open_slots, walls, dice)


def likely(floor: Floor, sure: i64, open_slots: i64, walls: i64, dice: Dice) -> Maze:
    """One of a few candidates, by their weights."""
    chosen = without_walls(floor)
    total: float = 0.0
    for _ in range(CANDIDATES if sure | open_slots else 1):
        candidate = Candidate(floor, sure, open_slots, walls, dice)
        total += candidate.weight
        if dice.below(FINE) < i64(candidate.weight / total * FINE):
            chosen = candidate.maze
    return chosen


class Candidate:
    """A maze built wall by wall, with walls that must be there and slots that must stay open.

    Its weight is how likely chance was to lay the same walls in the same order, over how likely this building was to.
    """

    def __init__(self, floor: Floor, sure: i64, open_slots: i64, walls: i64, dice: Dice) -> None:
        self.maze: Maze = without_walls(floor)
        self.weight: float = 1.0
        with_sure: Maze = self.maze
        for slot in range(floor.slots):
            if (sure >> slot) & 1:
                with_sure = with_sure.walled(slot)
        for left in range(walls, 0, -1):
            possible: i64 = count(slots_for_a_wall(self.maze))
            waiting: i64 = count(sure)
            if waiting and dice.below(left) < waiting:
                slot = nth(sure, dice.below(waiting))
                sure &= ~bit(slot)
                self.weight *= float(floor.slots) / float(possible)
            else:
                # Counted among the slots that leave room for all walls still to come: there is never a dead end.
                free: i64 = slots_for_a_wall(with_sure) & ~open_slots
                choices: i64 = count(free)
                slot = nth(free, dice.below(choices))
                with_sure = with_sure.walled(slot)
                self.weight *= float(choices) / float(possible)
            self.maze = self.maze.walled(slot)


class Completion:
    """A maze with one-way walls: tried until one fits."""

    def __init__(self, floor: Floor, known: list[i64], walls: i64, one_ways: i64, dice: Dice) -> None:
        self.floor = floor
        self.known = known
        self.dice = dice
        self.maze: Maze = without_walls(floor)
        while not self._build(walls - one_ways, one_ways):
            self.maze = without_walls(floor)

    def _build(self, two_ways: i64, one_ways: i64) -> bool:
        sure: list[i64] = []
        closed: list[i64] = []
        halves: list[i64] = []
        for slot in range(self.floor.slots):
            onward: i64 = self.known[slot * 2]
            back: i64 = self.known[slot * 2 + 1]
            if onward == CLOSED and back == CLOSED:
                sure.append(slot)
            elif onward == CLOSED or back == CLOSED:
                step: i64 = slot * 2 if onward == CLOSED else slot * 2 + 1
                if onward == OPEN or back == OPEN:
                    closed.append(step)
                else:
                    halves.append(step)
        self._settle(halves, sure, closed, two_ways, one_ways)
        return self._wall(sure, two_ways) and self._wall_one_way(closed, one_ways)

    def _settle(self, halves: list[i64], sure: list[i64], closed: list[i64], two_ways: i64, one_ways: i64) -> None:
        """Walls met from one side only: each is of either kind, as far as there are enough of it."""
        least: i64 = max(0, len(halves) - (two_ways - len(sure)))
        most: i64 = min(len(halves), one_ways - len(closed))
        wanted: i64 = least + self.dice.below(most - least + 1)
        left: i64 = len(halves)
        for step in halves:
            if self.dice.below(left) < wanted:
                closed.append(step)
                wanted -= 1
            else:
                sure.append(step // 2)
            left -= 1

    def _wall(self, sure: list[i64], two_ways: i64) -> bool:
        for slot in sure:
            if not (slots_for_a_wall(self.maze) >> slot) & 1:
                return False
            self.maze = self.maze.walled(slot)
        unknown: i64 = 0
        for slot in range(self.floor.slots):
            if self.known[slot * 2] == UNKNOWN and self.known[slot * 2 + 1] == UNKNOWN:
                unknown |= bit(slot)
        for _ in range(two_ways - len(sure)):
            free: i64 = slots_for_a_wall(self.maze) & unknown
            if not free:
                return False
            self.maze = self.maze.walled(nth(free, self.dice.below(count(free))))
        return True

    def _wall_one_way(self, closed: list[i64], one_ways: i64) -> bool:
        for step in closed:
            self.maze = with_one_way(self.maze, step)
        if not self.maze.is_open_to_corners():
            return False
        for _ in range(one_ways - len(closed)):
            steps: list[i64] = []
            for step in steps_for_a_one_way_wall(self.maze):
                other: i64 = step ^ 1
                if self.known[step] == UNKNOWN and self.known[other] != CLOSED:
                    steps.append(step)
            if not steps:
                return False
            self.maze = with_one_way(self.maze, steps[self.dice.below(len(steps))])
        return True
