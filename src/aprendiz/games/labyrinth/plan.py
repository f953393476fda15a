"""Building plans of mazes: a drawing that people can type and the program can read, or JSON data."""

import json
from pathlib import Path
from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.reader import text_of
from aprendiz.games.labyrinth.floor import SIZE
from aprendiz.games.labyrinth.maze import Maze
from aprendiz.games.labyrinth.symbols import Direction
from aprendiz.games.labyrinth.walls import NAMED, OneWay, Wall, other_side, place, walls_of

LARGEST_PLAN: Final = 100_000
CELL: Final = 4
"""Number of characters from one square of a drawing to the next."""

BLANK: Final = "\u2423"
"""A visible sign for a space, for error messages."""

EAST_SIGNS: Final = {"|": None, ">": Direction.EAST, "<": Direction.WEST}
SOUTH_SIGNS: Final = {"-": None, "v": Direction.SOUTH, "^": Direction.NORTH}
"""Signs for the wall in a slot, with the open direction of a one-way wall; None for other walls."""


def drawing(maze: Maze) -> list[str]:
    """The plan in lines of + - |; one-way walls are arrows in the open direction."""
    signs = signs_of(maze)
    lines = ["+" + "---+" * SIZE]
    for row in range(SIZE):
        squares, below = "|", "+"
        for column in range(SIZE):
            square = row * SIZE + column
            squares += "   " + (signs.get(slot(square, Direction.EAST), " ") if column < SIZE - 1 else "|")
            sign = signs.get(slot(square, Direction.SOUTH), " ") if row < SIZE - 1 else "-"
            below += (sign * 3 if sign == "-" else f" {sign} ") + "+"
        lines += [squares, below]
    return lines


def signs_of(maze: Maze) -> dict[int, str]:
    """By slot: the sign of its wall."""
    walls, one_ways = walls_of(maze)
    return {wall.slot: sign_of(wall) for wall in walls} | {wall.slot: sign_of(wall) for wall in one_ways}


def slot(square: int, side: Direction) -> int:
    return Wall(*place(square), side).slot


def sign_of(wall: Wall | OneWay) -> str:
    if isinstance(wall, Wall):
        return "|" if wall.side is Direction.EAST else "-"
    signs = EAST_SIGNS if wall.open in (Direction.EAST, Direction.WEST) else SOUTH_SIGNS
    return next(sign for sign, direction in signs.items() if direction is wall.open)


def read_plan(path: Path) -> tuple[str, ...]:
    """The names of the walls in a file: a drawing, or the first JSON object as `maze --format json` writes it."""
    text = text_of(path, LARGEST_PLAN)
    if text.lstrip().startswith("{"):
        return named_in(text, str(path))
    lines = enumerate(text.splitlines(), start=1)
    drawn = [(number, line) for number, line in lines if line.lstrip()[:1] in ("+", "|")]
    if len(drawn) != 2 * SIZE + 1:
        raise Invalid(str(path), "no-plan", lines=2 * SIZE + 1, count=len(drawn))
    names = []
    for number, (line, text) in enumerate(drawn):
        signs = text.lstrip()
        check_signs(signs, number, f"{path}: {line}", len(text) - len(signs) + 1)
        names += named_on(signs, number)
    return tuple(names)


def check_signs(signs: str, number: int, where: str, first: int) -> None:
    """Raises Invalid for a sign out of place, because its wall would be missed. Text after the drawing is ignored."""
    for position in range(SIZE * CELL + 1):
        known, sign = signs_at(position, number), signs[position : position + 1]
        if sign == "" or sign not in known:
            raise Invalid(f"{where}, {first + position}", "one-of", known=tuple(known.strip() or BLANK), found=sign)


def signs_at(position: int, number: int) -> str:
    """The signs allowed at a position of a line; lines with even numbers lie between rows of squares."""
    is_beside = position % CELL == 0
    if number % 2:
        if position % (SIZE * CELL) == 0:
            return "|"
        return " " + "".join(EAST_SIGNS) if is_beside else " "
    if is_beside:
        return "+"
    if number % (2 * SIZE) == 0:
        return "-"
    return " " + "".join(SOUTH_SIGNS) if position % CELL == CELL // 2 else " -"


def named_on(signs: str, number: int) -> list[str]:
    """The walls on one line of a drawing."""
    if number % (2 * SIZE) == 0:
        return []
    if number % 2:
        row, side, ways, first, count = number // 2 + 1, Direction.EAST, EAST_SIGNS, CELL, SIZE - 1
    else:
        row, side, ways, first, count = number // 2, Direction.SOUTH, SOUTH_SIGNS, CELL // 2, SIZE
    found = [(column, signs[first + (column - 1) * CELL]) for column in range(1, count + 1)]
    return [name_of(row, column, side, ways[sign]) for column, sign in found if sign in ways]


def name_of(row: int, column: int, side: Direction, way: Direction | None) -> str:
    wall = Wall(row, column, side)
    if way is None:
        return str(wall)
    if way is side:
        return str(OneWay(row, column, way))
    there = other_side(wall)
    return str(OneWay(int(there[0]), int(there[1]), way))


def data_of(maze: Maze) -> dict[str, object]:
    """Walls as pairs of neighbouring squares. One-way walls are apart, open from the first square to the second."""
    walls, one_ways = walls_of(maze)
    return {"walls": [pair(wall) for wall in walls], "one_way": [pair(wall) for wall in one_ways]}


def pair(wall: Wall | OneWay) -> list[list[int]]:
    there = other_side(wall)
    return [[wall.row, wall.column], [int(there[0]), int(there[1])]]


def named_in(text: str, path: str) -> tuple[str, ...]:
    start = text.index("{")
    try:
        data, _ = json.JSONDecoder().raw_decode(text, start)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", text.count("\n", 0, start) + 1)
        raise Invalid(path, "not-json", line=line) from error
    where = f"{path}: "
    if "walls" not in data:
        raise Invalid(f"{where}walls", "missing")
    names = []
    for key, sign in (("walls", "-"), ("one_way", ">")):
        pairs = data.get(key, [])
        if not isinstance(pairs, list):
            raise Invalid(f"{where}{key}", "list", found=pairs)
        for number, squares in enumerate(pairs, start=1):
            names.append(name_between(squares, sign, f"{where}{key}.{number}"))
    return tuple(names)


def name_between(squares: object, sign: str, where: str) -> str:
    match squares:
        case [[int(), int()] as one, [int(), int()] as two]:
            name = f"{one[0]}{one[1]}{sign}{two[0]}{two[1]}"
            if name in NAMED:
                return str(NAMED[name])
    raise Invalid(where, "no-wall", found=squares)
