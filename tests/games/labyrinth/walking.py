"""The squares that can be reached in a maze, found by walking from square to square, with walls by their names."""

from collections import deque
from collections.abc import Collection

SQUARES = [f"{row}{column}" for row in range(1, 7) for column in range(1, 7)]
CORNERS = ("11", "16", "66", "61")


def neighbours(square: str) -> list[str]:
    row, column = int(square[0]), int(square[1])
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [f"{r}{c}" for r, c in around if 1 <= r <= 6 and 1 <= c <= 6]


def is_open(walls: Collection[str], here: str, there: str) -> bool:
    return "-".join(sorted((here, there))) not in walls and f"{there}>{here}" not in walls


def reached_from(walls: Collection[str], start: str) -> set[str]:
    seen, queue = {start}, deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours(here):
            if there not in seen and is_open(walls, here, there):
                seen.add(there)
                queue.append(there)
    return seen


def leads_everywhere(walls: Collection[str]) -> bool:
    """Whether every square can be reached from every corner."""
    return all(len(reached_from(walls, corner)) == 36 for corner in CORNERS)
