"""A maze as a building plan: a drawing that people can type and that can be read again, or data."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aprendiz.core.entries import text_of
from aprendiz.core.errors import Invalid
from aprendiz.games.labyrinth.floor import SIZE
from aprendiz.games.labyrinth.maze import Maze
from aprendiz.games.labyrinth.symbols import Direction
from aprendiz.games.labyrinth.walls import NAMED, OneWay, Wall, other_side, place, walls_of

LARGEST_PLAN: Final = 100_000
CELL: Final = 4
"""Signs from one square of a drawing to the next."""

EAST_SIGNS: Final = {"|": None, ">": Direction.EAST, "<": Direction.WEST}
SOUTH_SIGNS: Final = {"-": None, "v": Direction.SOUTH, "^": Direction.NORTH}
"""How a slot is drawn: a wall, or one that is open only in a direction."""


def drawing(maze: Maze) -> list[str]:
    """The plan in lines of + - |, one-way walls as arrows in the direction that is open."""
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
    """By slot: how a wall in it is drawn."""
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
    """The names of the walls in a file: a drawing, or the first object of data as `maze --format json` writes it."""
    text = text_of(path, LARGEST_PLAN)
    lines = text.splitlines()
    if text.lstrip().startswith("{"):
        first = next(number for number, line in enumerate(lines, start=1) if line.strip())
        return named_in(lines[first - 1], f"{path}: ", first)
    drawn = [(number, line.strip()) for number, line in enumerate(lines, start=1) if line.strip()[:1] in ("+", "|")]
    if len(drawn) != 2 * SIZE + 1:
        raise Invalid(str(path), "no-plan", lines=2 * SIZE + 1, count=len(drawn))
    return tuple(name for number, (line, text) in enumerate(drawn) for name in named_on(path, line, text, number))


def named_on(path: Path, line: int, text: str, number: int) -> list[str]:
    """The walls on one line of a drawing; even lines lie between rows of squares."""
    if number in (0, 2 * SIZE):
        return []
    row = number // 2 if number % 2 == 0 else number // 2 + 1
    names = []
    for column in range(1, SIZE + 1):
        position = (column - 1) * CELL + 2 if number % 2 == 0 else column * CELL
        sign = text[position : position + 1]
        signs = SOUTH_SIGNS if number % 2 == 0 else EAST_SIGNS
        if sign.strip() and sign not in signs:
            raise Invalid(f"{path}: {line}, {position + 1}", "one-of", known=tuple(signs), found=sign)
        if sign in signs and (number % 2 == 0 or column < SIZE):
            names.append(name_of(row, column, Direction.SOUTH if number % 2 == 0 else Direction.EAST, signs[sign]))
    return names


def name_of(row: int, column: int, side: Direction, way: Direction | None) -> str:
    wall = Wall(row, column, side)
    if way is None:
        return str(wall)
    if way is side:
        return str(OneWay(row, column, way))
    there = other_side(wall)
    return str(OneWay(int(there[0]), int(there[1]), way))


def data_of(maze: Maze) -> dict[str, object]:
    """Walls as pairs of neighbouring squares; one-way walls apart, open from the first square to the second."""
    walls, one_ways = walls_of(maze)
    return {"walls": [pair(wall) for wall in walls], "one_way": [pair(wall) for wall in one_ways]}


def pair(wall: Wall | OneWay) -> list[list[int]]:
    there = other_side(wall)
    return [[wall.row, wall.column], [int(there[0]), int(there[1])]]


def named_in(text: str, where: str, line: int) -> tuple[str, ...]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Invalid(where.rstrip(": "), "not-json", line=line) from error
    if not isinstance(data, dict) or "walls" not in data:
        raise Invalid(f"{where}walls", "missing")
    names = []
    for key, sign in (("walls", "-"), ("one_way", ">")):
        pairs = data.get(key, [])
        if not isinstance(pairs, list):
            raise Invalid(f"{where}{key}", "list", found=pairs)
        for number, squares in enumerate(pairs, start=1):
            names.append(name_between(squares, sign, f"{where}{key}.{number}"))
    return tuple(names)


def name_between(squares: object, sign: str, entry: str) -> str:
    """The name of the wall between two squares, in whichever order they are given."""
    match squares:
        case [[int(), int()] as one, [int(), int()] as two]:
            name = written(one, sign, two)
            if name not in NAMED and sign == "-":
                name = written(two, sign, one)
            if name in NAMED:
                return name
    raise Invalid(entry, "no-wall", found=squares)


def written(one: Sequence[object], sign: str, two: Sequence[object]) -> str:
    return f"{one[0]}{one[1]}{sign}{two[0]}{two[1]}"
