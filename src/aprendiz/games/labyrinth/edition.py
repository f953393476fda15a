"""What is in a box of The Magic Labyrinth (labyrinth-1.5, 2.1): the board with its symbols, and ready mazes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.reader import Reader, edition_reader
from aprendiz.games.labyrinth.floor import BOARD, SIZE
from aprendiz.games.labyrinth.symbols import SYMBOLS, Symbol
from aprendiz.games.labyrinth.walls import NAMED, OneWay, Wall, check_reachable, maze_of, written

EDITIONS: Final = ("classic",)
PLAYERS: Final = range(2, 5)
LONGEST_NAME: Final = 60
MOST_WALLS: Final = 24
"""The walls in the box. 25 would leave no loop, and 26 would cut off some square (2.1)."""

MOST_ONE_WAYS: Final = 8
MOST_MAZES: Final = 100
BLANK: Final = "-"


@dataclass(frozen=True, slots=True)
class Edition:
    name: str
    board: tuple[Symbol | None, ...]
    """By square: its symbol, or None."""

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


def board_of(reader: Reader, table: Reader) -> tuple[Symbol | None, ...]:
    words: list[str] = []
    for row in range(1, SIZE + 1):
        cells = table.words(str(row), SIZE, (BLANK, *(symbol.value for symbol in SYMBOLS)))
        if len(cells) != SIZE:
            raise table.wrong(str(row), "list-of-just", length=SIZE, found=list(cells))
        words += cells
    table.end()
    for corner in BOARD.corners:
        if words[corner] != BLANK:
            raise reader.wrong("board", "corner-not-blank", place=written(corner), symbol=words[corner])
    for symbol in SYMBOLS:
        if words.count(symbol.value) != 1:
            raise reader.wrong("board", "symbol-not-once", symbol=symbol.value, count=words.count(symbol.value))
    return tuple(None if word == BLANK else Symbol(word) for word in words)


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
            str(row + 1): [
                BLANK if symbol is None else symbol.value for symbol in edition.board[row * SIZE : (row + 1) * SIZE]
            ]
            for row in range(SIZE)
        },
        "mazes": {name: [str(wall) for wall in walls] for name, walls in edition.mazes.items()},
    }
