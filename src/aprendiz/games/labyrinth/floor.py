"""The squares of a board and the slots between them (labyrinth-1.1); squares are numbered row by row."""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.bits import bit

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = 4
NOWHERE: Final = -1


class Floor:
    """A board of any size. The rules use BOARD; tests use smaller ones to count all mazes."""

    def __init__(self, rows: i64, columns: i64) -> None:
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.squares: i64 = rows * columns
        self.everything: i64 = bit(self.squares) - 1
        self.next: list[i64] = []
        """By square * 4 + direction: the square a step leads to, or NOWHERE."""
        self.slot: list[i64] = []
        """By square * 4 + direction: the slot a step passes, or NOWHERE."""
        self.first: list[i64] = []
        """By slot: the square west or north of it."""
        self.across: list[i64] = []
        """By slot: EAST or SOUTH, the direction across it from its first square."""
        for square in range(self.squares):
            if square % columns < columns - 1:
                self.first.append(square)
                self.across.append(EAST)
        for square in range(self.squares - columns):
            self.first.append(square)
            self.across.append(SOUTH)
        self.slots: i64 = len(self.first)
        for square in range(self.squares):
            for direction in range(DIRECTIONS):
                there = self._beside(square, direction)
                self.next.append(there)
                self.slot.append(NOWHERE if there == NOWHERE else self._between(min(square, there), direction))
        self.corners: list[i64] = [0, columns - 1, self.squares - 1, self.squares - columns]
        """Clockwise from the north-west (2.4)."""

    def _beside(self, square: i64, direction: i64) -> i64:
        row: i64 = square // self.columns
        column: i64 = square % self.columns
        if direction == NORTH:
            return square - self.columns if row > 0 else NOWHERE
        if direction == EAST:
            return square + 1 if column < self.columns - 1 else NOWHERE
        if direction == SOUTH:
            return square + self.columns if row < self.rows - 1 else NOWHERE
        return square - 1 if column > 0 else NOWHERE

    def _between(self, first: i64, direction: i64) -> i64:
        """The slot east or south of a square."""
        if direction == EAST or direction == WEST:
            return first - first // self.columns
        return self.squares - self.rows + first


SIZE: Final = 6
SQUARES: Final = 36
SLOTS: Final = 60
BOARD: Final = Floor(SIZE, SIZE)
