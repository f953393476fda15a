"""What is in a box of The Magic Labyrinth (labyrinth-1.5, 2.1): the board with its symbols, and ready mazes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.reader import Reader, edition_reader
from aprendiz.games.labyrinth.floor import BOARD, SIZE
from aprendiz.games.labyrinth.symbols import SYMBOLS
from aprendiz.games.labyrinth.walls import NAMED, OneWay, Wall, check_reachable, maze_of, written

EDITIONS: Final = ("classic",)
PLAYERS: Final = range(2, 5)
LONGEST_NAME: Final = 60
LONGEST_SYMBOL: Final = 24
MOST_WALLS: Final = 24
"""The walls in the box. 25 would leave no loop, and 26 would cut off some square (2.1)."""

MOST_ONE_WAYS: Final = 8
MOST_MAZES: Final = 100
BLANK: Final = "-"


@dataclass(frozen=True, slots=True)
class Edition:
    name: str
    board: tuple[str | None, ...]
    """By square: the name of its symbol, or None."""

    mazes: dict[str, tuple[Wall | OneWay, ...]]
    """Ready mazes by name."""


def read_edition(source: str | Path | Mapping[str, object]) -> Edition:
    """An edition by name, from a file, or from the contents of one."""
    return edition_of(edition_reader(source, EDITIONS, "aprendiz.games.labyrinth"))


def edition_of(reader: Reader) -> Edition:
    edition = Edition(
        name=reader.name("name", LONGEST_NAME),
        board=board_of(reader, reader.table("board")),
        mazes=mazes_of(reader.table("mazes")),
    )
    reader.end()
    return edition


def board_of(reader: Reader, table: Reader) -> tuple[str | None, ...]:
    squares: list[tuple[str, str]] = []
    for row in range(1, SIZE + 1):
        cells = table.texts(str(row), SIZE)
        if len(cells) != SIZE:
            raise table.wrong(str(row), "list-of-just", length=SIZE, found=[word for _, word in cells])
        for where, word in cells:
            check_name(word, where)
        squares += cells
    table.end()
    words = [word for _, word in squares]
    for corner in BOARD.corners:
        if words[corner] != BLANK:
            raise reader.wrong("board", "corner-not-blank", place=written(corner), symbol=words[corner])
    for square, (where, word) in enumerate(squares):
        if word != BLANK and word in words[:square]:
            raise Invalid(where, "twice")
    count = len(words) - words.count(BLANK)
    if count != len(SYMBOLS):
        raise reader.wrong("board", "symbols", needed=len(SYMBOLS), count=count)
    return tuple(None if word == BLANK else word for word in words)


def check_name(word: str, where: str) -> None:
    """Raises Invalid if a square cannot have this word."""
    if not 1 <= len(word.strip()) == len(word) <= LONGEST_SYMBOL or not word.isprintable():
        raise Invalid(where, "name", most=LONGEST_SYMBOL, found=word)


def mazes_of(table: Reader) -> dict[str, tuple[Wall | OneWay, ...]]:
    names = table.names()
    if len(names) > MOST_MAZES:
        raise table.wrong(names[MOST_MAZES], "too-many", most=MOST_MAZES, count=len(names))
    return {name: plan_of(table, name) for name in names}


def plan_of(table: Reader, name: str) -> tuple[Wall | OneWay, ...]:
    named = table.texts(name, MOST_WALLS)
    return walls_named([word for _, word in named], [where for where, _ in named], named[0][0].removesuffix(".1"))


def walls_named(words: Sequence[str], where: Sequence[str], whole: str) -> tuple[Wall | OneWay, ...]:
    """A plan from the names of its walls; raises Invalid for a wrong wall, or for the whole if it cannot be built."""
    walls: list[Wall | OneWay] = []
    taken: set[int] = set()
    for word, place in zip(words, where, strict=True):
        if word not in NAMED:
            raise Invalid(place, "no-wall", found=word)
        wall = NAMED[word]
        if wall.slot in taken:
            raise Invalid(place, "twice")
        taken.add(wall.slot)
        walls.append(wall)
    check_plan(walls, whole)
    return tuple(walls)


def check_plan(walls: list[Wall | OneWay], where: str) -> None:
    """Raises Invalid if the box has too few walls, or if some square cannot be reached (2.1, 2.2, 7.1)."""
    one_ways = sum(isinstance(wall, OneWay) for wall in walls)
    if len(walls) > MOST_WALLS:
        raise Invalid(where, "too-many-walls", most=MOST_WALLS, count=len(walls))
    if one_ways > MOST_ONE_WAYS:
        raise Invalid(where, "too-many-one-way-walls", most=MOST_ONE_WAYS, count=one_ways)
    check_reachable(maze_of(walls), where)


def write_edition(edition: Edition) -> dict[str, object]:
    """The contents of a file that holds the edition."""
    return {
        "name": edition.name,
        "board": {
            str(row + 1): [symbol or BLANK for symbol in edition.board[row * SIZE : (row + 1) * SIZE]]
            for row in range(SIZE)
        },
        "mazes": {name: [str(wall) for wall in walls] for name, walls in edition.mazes.items()},
    }
