"""The grid of potions (magus-2.1, 3.1, 3.2): its cells and lines, and where a throw may land."""

from typing import Final

from mypy_extensions import i64

SIZE: Final = 5
CELLS: Final = 25
"""Numbered row by row, left to right."""

LINES: Final = 10
"""Rows 0 to 4, then columns 5 to 9."""

MISS: Final = 25
"""The outcome of a throw that misses the grid."""

CELLS_OF: Final[list[list[i64]]] = [
    *([row * SIZE + column for column in range(SIZE)] for row in range(SIZE)),
    *([row * SIZE + column for row in range(SIZE)] for column in range(SIZE)),
]
"""By line: its cells, left to right or top to bottom."""


def neighbours(cell: int, steps: tuple[tuple[int, int], ...]) -> list[i64]:
    """The cells these steps lead to; MISS beyond the edge."""
    row, column = divmod(cell, SIZE)
    places = [(row + down, column + right) for down, right in steps]
    return [r * SIZE + c if 0 <= r < SIZE and 0 <= c < SIZE else MISS for r, c in places]


SIDES: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
CORNERS: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))
BESIDE: Final[list[list[i64]]] = [neighbours(cell, SIDES) for cell in range(CELLS)]
DIAGONAL: Final[list[list[i64]]] = [neighbours(cell, CORNERS) for cell in range(CELLS)]
