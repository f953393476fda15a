"""Mazes: open steps, squares that can be reached, slots where a wall may be put (labyrinth-2.1 to 2.3, 7.1, 7.2)."""

from mypy_extensions import i64

from aprendiz.core.bits import bit
from aprendiz.games.labyrinth.floor import DIRECTIONS, EAST, NORTH, NOWHERE, SOUTH, WEST, Floor


class Maze:
    """Immutable. For each direction a set of squares, by bits: those from which a step in that direction is open."""

    def __init__(self, floor: Floor, north: i64, east: i64, south: i64, west: i64) -> None:
        self.floor = floor
        self.north: i64 = north
        self.east: i64 = east
        self.south: i64 = south
        self.west: i64 = west

    def is_open(self, square: i64, direction: i64) -> bool:
        if direction == NORTH:
            return (self.north >> square) & 1 != 0
        if direction == EAST:
            return (self.east >> square) & 1 != 0
        if direction == SOUTH:
            return (self.south >> square) & 1 != 0
        return (self.west >> square) & 1 != 0

    def blocked(self, square: i64, direction: i64) -> "Maze":
        """The maze with a step closed and the step back unchanged."""
        here: i64 = bit(square)
        if direction == NORTH:
            return Maze(self.floor, self.north & ~here, self.east, self.south, self.west)
        if direction == EAST:
            return Maze(self.floor, self.north, self.east & ~here, self.south, self.west)
        if direction == SOUTH:
            return Maze(self.floor, self.north, self.east, self.south & ~here, self.west)
        return Maze(self.floor, self.north, self.east, self.south, self.west & ~here)

    def walled(self, slot: i64) -> "Maze":
        """The maze with a wall in a slot."""
        here: i64 = bit(self.floor.first[slot])
        if self.floor.across[slot] == EAST:
            return Maze(self.floor, self.north, self.east & ~here, self.south, self.west & ~(here << 1))
        below: i64 = here << self.floor.columns
        return Maze(self.floor, self.north & ~below, self.east, self.south & ~here, self.west)

    def reached_from(self, squares: i64) -> i64:
        """All squares that can be reached from these squares."""
        reached: i64 = squares
        while True:
            more: i64 = self.spread(reached)
            if more == reached:
                return reached
            reached = more

    def has_way(self, square: i64, there: i64) -> bool:
        """Whether the square `there` can be reached from `square`."""
        reached: i64 = bit(square)
        while not (reached >> there) & 1:
            more: i64 = self.spread(reached)
            if more == reached:
                return False
            reached = more
        return True

    def spread(self, squares: i64) -> i64:
        """These squares and all squares one step from them."""
        columns: i64 = self.floor.columns
        return (
            squares
            | (squares & self.north) >> columns
            | (squares & self.east) << 1
            | (squares & self.south) << columns
            | (squares & self.west) >> 1
        )

    def distances_from(self, square: i64) -> list[i64]:
        """By square: the number of steps to it, or NOWHERE if it cannot be reached."""
        distances: list[i64] = [NOWHERE] * self.floor.squares
        distances[square] = 0
        squares: list[i64] = [square]
        for here in squares:
            for direction in range(DIRECTIONS):
                if self.is_open(here, direction):
                    there: i64 = self.floor.next[here * DIRECTIONS + direction]
                    if distances[there] == NOWHERE:
                        distances[there] = distances[here] + 1
                        squares.append(there)
        return distances

    def is_open_to_corners(self) -> bool:
        """Whether every square can be reached from every corner (2.2)."""
        for corner in self.floor.corners:
            if self.reached_from(bit(corner)) != self.floor.everything:
                return False
        return True

    def turned(self, quarters: i64) -> "Maze":
        """The maze turned clockwise by quarter turns, on a square floor (2.3)."""
        maze: Maze = self
        for _ in range(quarters):
            maze = maze._carried(is_mirror=False)
        return maze

    def mirrored(self) -> "Maze":
        """The maze with east and west exchanged."""
        return self._carried(is_mirror=True)

    def _carried(self, is_mirror: bool) -> "Maze":
        carried: list[i64] = [0, 0, 0, 0]
        last: i64 = self.floor.columns - 1
        for square in range(self.floor.squares):
            row: i64 = square // self.floor.columns
            column: i64 = square % self.floor.columns
            place: i64 = (
                row * self.floor.columns + last - column if is_mirror else column * self.floor.columns + last - row
            )
            for direction in range(DIRECTIONS):
                if self.is_open(square, direction):
                    now: i64 = (direction + 1) % DIRECTIONS
                    if is_mirror:
                        now = DIRECTIONS - direction if direction == EAST or direction == WEST else direction
                    carried[now] = carried[now] | bit(place)
        return Maze(self.floor, carried[NORTH], carried[EAST], carried[SOUTH], carried[WEST])


def without_walls(floor: Floor) -> Maze:
    steps: list[i64] = [0, 0, 0, 0]
    for square in range(floor.squares):
        for direction in range(DIRECTIONS):
            if floor.next[square * DIRECTIONS + direction] != NOWHERE:
                steps[direction] = steps[direction] | bit(square)
    return Maze(floor, steps[NORTH], steps[EAST], steps[SOUTH], steps[WEST])


def slots_for_a_wall(maze: Maze) -> i64:
    """The slots, by bits, where another wall leaves all squares connected: those that lie on a loop."""
    return SlotSearch(maze).free


class SlotSearch:
    """A depth-first search that finds the open slots of a maze that are no bridges. The maze has no one-way walls.

    A slot is a bridge if no other way leads from the squares beyond it back to a square met before it.
    """

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.floor: Floor = maze.floor
        self.free: i64 = 0
        self.met: list[i64] = [0] * maze.floor.squares
        self.count: i64 = 0
        self._visit(0, NOWHERE)

    def _visit(self, square: i64, came_through: i64) -> i64:
        """The number of the earliest square met that can be reached from here without the slot passed last."""
        self.count += 1
        self.met[square] = self.count
        earliest: i64 = self.count
        for direction in range(DIRECTIONS):
            if not self.maze.is_open(square, direction):
                continue
            slot: i64 = self.floor.slot[square * DIRECTIONS + direction]
            if slot == came_through:
                continue
            there: i64 = self.floor.next[square * DIRECTIONS + direction]
            known: i64 = self.met[there]
            if known:
                self.free |= bit(slot)
                if known < earliest:
                    earliest = known
            else:
                beyond: i64 = self._visit(there, slot)
                if beyond <= self.met[square]:
                    self.free |= bit(slot)
                if beyond < earliest:
                    earliest = beyond
        return earliest


def steps_for_a_one_way_wall(maze: Maze) -> list[i64]:
    """The steps a one-way wall may close (7.1, 7.2), as slot * 2, or slot * 2 + 1 for the step to its first square.

    In the given maze every square can be reached from every corner.
    """
    steps: list[i64] = []
    for slot in range(maze.floor.slots):
        first: i64 = maze.floor.first[slot]
        across: i64 = maze.floor.across[slot]
        second: i64 = maze.floor.next[first * DIRECTIONS + across]
        back: i64 = across ^ 2
        if maze.is_open(first, across) and maze.is_open(second, back):
            if is_reached_without(maze.blocked(first, across), first, second):
                steps.append(slot * 2)
            if is_reached_without(maze.blocked(second, back), second, first):
                steps.append(slot * 2 + 1)
    return steps


def is_reached_without(maze: Maze, before: i64, beyond: i64) -> bool:
    """Whether every square can still be reached from every corner, after only the step between these two was closed.

    This holds if the square beyond can be reached, because every way through the step goes on from there. Usually the
    square before has another way to it.
    """
    if maze.has_way(before, beyond):
        return True
    for corner in maze.floor.corners:
        if not maze.has_way(corner, beyond):
            return False
    return True


def with_one_way(maze: Maze, step: i64) -> Maze:
    """The maze with one step closed, numbered as in `steps_for_a_one_way_wall`."""
    slot: i64 = step // 2
    first: i64 = maze.floor.first[slot]
    across: i64 = maze.floor.across[slot]
    if step % 2 == 0:
        return maze.blocked(first, across)
    return maze.blocked(maze.floor.next[first * DIRECTIONS + across], across ^ 2)
