"""Boxes of The Magic Labyrinth with other boards or other mazes than the classic edition."""

from collections.abc import Mapping, Sequence
from typing import Any

from aprendiz.games.labyrinth.edition import Edition, read_edition, write_edition

TURNED_BOARD = {
    "1": ["-", "hat", "snake", "gem", "broom", "-"],
    "2": ["sun", "cauldron", "crystal-ball", "hourglass", "toad", "lantern"],
    "3": ["feather", "spider", "-", "-", "mushroom", "book"],
    "4": ["-", "ring", "bat", "cat", "wand", "-"],
    "5": ["-", "flask", "star", "owl", "-", "-"],
    "6": ["-", "candle", "moon", "key", "-", "-"],
}
"""Blank squares elsewhere; only the corners have to be blank."""


def box(board: Mapping[str, Sequence[str]] | None = None, **mazes: str) -> Edition:
    """The classic edition with another board or with these mazes alone: `box(garden="11-12 22>23")`."""
    data: dict[str, Any] = {**write_edition(read_edition("classic")), "name": "own"}
    if board is not None:
        data["board"] = {row: list(words) for row, words in board.items()}
    if mazes:
        data["mazes"] = {name: walls.split() for name, walls in mazes.items()}
    return read_edition(data)


NAMED_BOX = box(
    {
        "1": ["-", "drac", "Flying carpet", "moon", "key", "-"],
        "2": ["7", "-", "wand", "flask", "-", "star"],
        "3": ["mushroom", "book", "-", "-", "ring", "bat"],
        "4": ["toad", "lantern", "-", "-", "feather", "spider"],
        "5": ["sun", "-", "cauldron", "crystal-ball", "-", "hourglass"],
        "6": ["-", "hat", "snake", "gem", "owl cat", "-"],
    }
)
"""Four symbols have names that only this box knows."""

LOPSIDED = "11-12 12-22 34-44 55-56"
"""Four walls that look different from every side and in a mirror."""

ONE_WAY = "12>11 33>43 65>66 25-26"
"""The same with one-way walls in all kinds of slots."""

ONE_WAY_BOX = box(lopsided=LOPSIDED, magic=ONE_WAY)
