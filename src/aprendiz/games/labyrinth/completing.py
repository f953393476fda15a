"""Random mazes that fit what is known of a maze, as likely as the rules make them (labyrinth-2.1, 7.1).

A candidate maze is built wall by wall. Known walls are laid at random moments; the others are laid where a wall is
allowed and nothing is known to be open. One of several candidates is then chosen by weight: how likely chance was to
lay its walls in just this way.
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

# Knowledge of a step.
UNKNOWN: Final = 0
OPEN: Final = 1
CLOSED: Final = 2

CANDIDATES: Final = 8
"""Number of mazes from which one is chosen: more are slower and closer to the true odds (docs/labyrinth.md)."""

FINE: Final = 1 << 30


def completed(
    floor: Floor, known: list[i64], walls: i64, one_ways: i64, dice: Dice, candidates: i64 = CANDIDATES
) -> Maze:
    """A maze with `walls` walls, `one_ways` of them one-way. `known` is by step: slot * 2, or slot * 2 + 1 for back."""
    knowledge = Knowledge(floor, known)
    chosen = without_walls(floor)
    total: float = 0.0
    tried: i64 = 0
    while tried < candidates or total == 0.0:
        candidate = Candidate(floor, knowledge, walls - one_ways, one_ways, dice)
        tried += 1
        if candidate.weight > 0.0:
            total += candidate.weight
            if dice.below(FINE) < i64(candidate.weight / total * FINE):
                chosen = candidate.maze
            if knowledge.is_empty:
                break
    return chosen


class Knowledge:
    """What is known of a maze, sorted by what it means for walls."""

    def __init__(self, floor: Floor, known: list[i64]) -> None:
        self.known = known
        self.walls: i64 = 0
        """Slots closed in both directions, by bits."""
        self.free: i64 = 0
        """Slots of which nothing is known, by bits."""
        self.one_ways: list[i64] = []
        """Closed steps whose step back is open."""
        self.halves: list[i64] = []
        """Closed steps whose step back is unknown: the wall may be of either kind."""
        self.is_empty: bool = OPEN not in known and CLOSED not in known
        for slot in range(floor.slots):
            onward: i64 = known[slot * 2]
            back: i64 = known[slot * 2 + 1]
            step: i64 = slot * 2 if onward == CLOSED else slot * 2 + 1
            if onward == CLOSED and back == CLOSED:
                self.walls |= bit(slot)
            elif onward == UNKNOWN and back == UNKNOWN:
                self.free |= bit(slot)
            elif known[step] == CLOSED and known[step ^ 1] == OPEN:
                self.one_ways.append(step)
            elif known[step] == CLOSED:
                self.halves.append(step)


class Candidate:
    """A maze built wall by wall, with walls that must be there and steps that must stay open.

    Its weight is the probability that chance lays the same walls in the same order, divided by the probability that
    this method does. The weight is 0 at a dead end, which only one-way walls can lead to.
    """

    def __init__(self, floor: Floor, knowledge: Knowledge, two_ways: i64, one_ways: i64, dice: Dice) -> None:
        self.floor = floor
        self.dice = dice
        self.maze: Maze = without_walls(floor)
        self.weight: float = 1.0
        self.sure: i64 = knowledge.walls
        """Slots that must still get a wall, by bits."""
        self.with_sure: Maze = self.maze
        """The maze with all required walls laid too, so that no other wall makes them impossible."""
        self.closed: list[i64] = knowledge.one_ways.copy()
        """Steps that a one-way wall must still close."""
        for slot in range(floor.slots):
            if (self.sure >> slot) & 1:
                self.with_sure = self.with_sure.walled(slot)
        self._settle(knowledge.halves, two_ways - count(self.sure), one_ways - len(self.closed))
        if self.weight > 0.0:
            self._wall(knowledge.free, two_ways)
        if one_ways and self.weight > 0.0:
            self._wall_one_way(knowledge.known, one_ways)

    def _settle(self, halves: list[i64], two_ways: i64, one_ways: i64) -> None:
        """Decide the kind of each wall met from one side only, by how many walls of both kinds are left.

        A wall that is closed both ways counts twice, because it can be met from both sides.
        """
        for step in halves:
            walled = self.with_sure.walled(step // 2)
            doubled: i64 = 2 * two_ways if walled.reached_from(1) == self.floor.everything else 0
            shares: i64 = one_ways + doubled
            if shares == 0:
                self.weight = 0.0
                return
            if self.dice.below(shares) < one_ways:
                self.weight *= float(shares) / float(one_ways)
                self.closed.append(step)
                one_ways -= 1
            else:
                self.weight *= float(shares) / float(doubled)
                self.sure |= bit(step // 2)
                self.with_sure = walled
                two_ways -= 1

    def _wall(self, unknown: i64, two_ways: i64) -> None:
        for left in range(two_ways, 0, -1):
            slots: i64 = slots_for_a_wall(self.maze)
            waiting: i64 = count(self.sure)
            if waiting and self.dice.below(left) < waiting:
                slot = nth(self.sure, self.dice.below(waiting))
                self.sure &= ~bit(slot)
                self.weight *= float(left) / float(count(slots))
            else:
                free: i64 = (slots_for_a_wall(self.with_sure) if waiting else slots) & unknown
                choices: i64 = count(free)
                if choices == 0:
                    self.weight = 0.0
                    return
                slot = nth(free, self.dice.below(choices))
                self.with_sure = self.with_sure.walled(slot)
                self.weight *= float(left * choices) / float((left - waiting) * count(slots))
            self.maze = self.maze.walled(slot)

    def _wall_one_way(self, known: list[i64], one_ways: i64) -> None:
        with_closed: Maze = self.maze
        for step in self.closed:
            with_closed = with_one_way(with_closed, step)
        if not with_closed.is_open_to_corners():
            self.weight = 0.0
            return
        for left in range(one_ways, 0, -1):
            steps: list[i64] = steps_for_a_one_way_wall(self.maze)
            waiting: i64 = len(self.closed)
            if waiting and self.dice.below(left) < waiting:
                step = self.closed.pop(self.dice.below(waiting))
                self.weight *= float(left) / float(len(steps))
            else:
                free: list[i64] = []
                for possible in steps_for_a_one_way_wall(with_closed) if waiting else steps:
                    if known[possible] == UNKNOWN:
                        free.append(possible)
                if not free:
                    self.weight = 0.0
                    return
                step = free[self.dice.below(len(free))]
                with_closed = with_one_way(with_closed, step)
                self.weight *= float(left * len(free)) / float((left - waiting) * len(steps))
            self.maze = with_one_way(self.maze, step)
