"""The Magic Labyrinth in the terminal: its board, its choices and what they mean."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from aprendiz.cli.table import QUIET, Fact, Scene, short
from aprendiz.core.event import Event
from aprendiz.core.plain import as_object
from aprendiz.core.result import Result
from aprendiz.games.labyrinth.aids import Passage, Remembered
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, SIZE
from aprendiz.games.labyrinth.moves import PlayerMove, Step, Stop
from aprendiz.games.labyrinth.plan import signs_of
from aprendiz.games.labyrinth.result import LabyrinthResult
from aprendiz.games.labyrinth.symbols import COMPASS, Direction, Magician
from aprendiz.games.labyrinth.view import Phase, View
from aprendiz.games.labyrinth.walls import Wall, maze_of, place, square_of
from aprendiz.lang.texts import Data, Texts

STYLES: Final = {
    Magician.RED: "bold #dc2626",
    Magician.BLUE: "bold #3b82f6",
    Magician.YELLOW: "bold #ca8a04",
    Magician.GREEN: "bold #16a34a",
}
"""Readable on light and dark backgrounds; the name of the colour is always shown beside it."""

TARGET: Final = "bold reverse"
BLANK: Final = "·"
CELL: Final = 11
"""Width of a square, in characters."""


class Board:
    """The board as a picture, with its walls once the game is over."""

    def __init__(self, texts: Texts, view: View) -> None:
        self.texts = texts
        self.view = view
        self.signs: dict[int, str] = {}
        """How the wall in each slot is drawn."""
        if view.maze is not None:
            self.signs = signs_of(maze_of((*view.maze, *(view.magic or ()))))

    def lines(self) -> Iterable[Text]:
        numbers = "".join(f"{column:^{CELL + 1}}" for column in range(1, SIZE + 1))
        yield Text(f"   {numbers}".rstrip(), QUIET)
        for row in range(1, SIZE + 1):
            cells = [self.cell(row, column) for column in range(1, SIZE + 1)]
            height = max(map(len, cells))
            for number in range(height):
                line = Text(f"{row if number == 0 else ' '}  ", QUIET)
                for column, cell in enumerate(cells, start=1):
                    line.append_text(cell[number] if number < len(cell) else Text(" " * CELL))
                    line.append(self.sign(row, column, Direction.EAST))
                yield line
            if self.signs and row < SIZE:
                yield Text("   " + " ".join(self.below(row, column) for column in range(1, SIZE + 1)))

    def cell(self, row: int, column: int) -> list[Text]:
        """The lines of one square, all of the same width."""
        view = self.view
        symbol = view.board[square_of(row, column)]
        who = standing(view, row, column)
        parts: list[tuple[str, str]] = []
        if symbol is not None:
            style = TARGET if symbol == view.target else ""
            parts += [(part, style) for part in wrap(self.texts.words(symbol, "symbol"), CELL)]
        elif not who:
            parts.append((BLANK, QUIET))
        for seat in who:
            magician = view.players[seat].magician
            parts.append((f"[{self.texts.say(f'magician-{magician.value}')}]", STYLES[magician]))
        return [padded(part, style) for part, style in parts]

    def sign(self, row: int, column: int, side: Direction) -> str:
        is_edge = column == SIZE if side is Direction.EAST else row == SIZE
        return " " if is_edge else self.signs.get(Wall(row, column, side).slot, " ")

    def below(self, row: int, column: int) -> str:
        sign = self.sign(row, column, Direction.SOUTH)
        return sign * CELL if sign == "-" else f"{sign:^{CELL}}"


def padded(part: str, style: str) -> Text:
    text = Text(" " * ((CELL - cell_len(part)) // 2))
    text.append(part, style)
    text.append(" " * max(0, CELL - text.cell_len))
    return text


def standing(view: View, row: int, column: int) -> list[int]:
    """The seats whose magicians stand on a square."""
    return [seat for seat, player in enumerate(view.players) if player.place == (row, column)]


class TextTable:
    is_momentary = True

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def scene(self, view: View) -> Scene:
        groups = (tuple(self.rows(view)), tuple(self.aims(view)), tuple(self.players(view)))
        return Scene(self.texts.say("table-turn", turn=view.turns + 1), groups, tuple(Board(self.texts, view).lines()))

    def rows(self, view: View) -> Iterable[Fact]:
        """The board in words."""
        for row in range(1, SIZE + 1):
            squares = [self.square(view, row, column) for column in range(1, SIZE + 1)]
            yield Fact(self.texts.say("table-row", row=row), tuple(Text(square) for square in squares))

    def square(self, view: View, row: int, column: int) -> str:
        symbol = view.board[square_of(row, column)]
        name = self.texts.say("table-no-symbol") if symbol is None else self.texts.words(symbol, "symbol")
        return " ".join([name, *(f"[{self.texts.called(seat)}]" for seat in standing(view, row, column))])

    def aims(self, view: View) -> Iterable[Fact]:
        say = self.texts.say
        if view.target is not None:
            row, column = place(view.board.index(view.target))
            words = say("table-target-at", symbol=view.target, row=row, column=column)
            yield Fact(say("table-target"), (Text(words, "bold"),))
        elif view.phase is not Phase.OVER:
            yield Fact(say("table-target"), (Text(say("table-no-target")),))
        if view.seat is not None:
            yield Fact(say("table-place"), (Text(self.standing_on(view, view.seat)),), is_own=True)
        walls = say("table-walls-count", walls=view.walls, one_ways=view.one_ways)
        yield Fact(say("table-walls"), (Text(walls),))
        yield Fact(say("table-bag"), (Text(say("table-bag-count", count=view.bag)),))

    def standing_on(self, view: View, seat: int) -> str:
        row, column = view.players[seat].place
        symbol = view.board[square_of(row, column)]
        if symbol is None:
            return self.texts.say("table-place-blank", row=row, column=column)
        return self.texts.say("table-place-on", symbol=symbol, row=row, column=column)

    def players(self, view: View) -> Iterable[Fact]:
        say = self.texts.say
        for seat, player in enumerate(view.players):
            chips = say("table-chips", count=len(player.chips), goal=view.goal)
            parts = [
                Text(say(f"magician-{player.magician.value}"), STYLES[player.magician]),
                Text(chips, "bold" if seat == view.turn else ""),
                Text(self.whereabouts(view, seat)),
            ]
            if player.naps:
                parts.append(Text(say("table-sleeps")))
            yield Fact(short(self.texts.called(seat)), tuple(parts))
        owners = [seat for seat, player in enumerate(view.players) if player.items]
        if owners:
            parts = [Text(self.items(view, seat)) for seat in owners]
            yield Fact(say("table-items"), (Text("; ".join(part.plain for part in parts)),))

    def whereabouts(self, view: View, seat: int) -> str:
        player = view.players[seat]
        if player.place == player.corner:
            return self.texts.say("table-at-home")
        return self.texts.say("table-at", row=player.place[0], column=player.place[1])

    def items(self, view: View, seat: int) -> str:
        items = self.texts.listed([self.texts.say(f"item-{item.value}") for item in view.players[seat].items])
        return self.texts.say("table-items-of", seat=seat, items=items)

    def remembered(self, _view: View, aids: Remembered) -> tuple[Fact, ...]:
        say = self.texts.say
        known = (("table-found-walls", aids.walls), ("table-found-open", aids.open))
        return tuple(Fact(say(key), (Text(self.passages(found)),)) for key, found in known)

    def passages(self, found: Sequence[Passage]) -> str:
        say = self.texts.say
        words = [say("table-passage", row=p.row, column=p.column, direction=p.direction.value) for p in found]
        return ", ".join(words) or say("table-found-nothing")

    def task(self, view: View) -> str:
        say = self.texts.say
        if view.phase is Phase.CHOOSE:
            return say("task-choose")
        letters = ", ".join(self.letter(direction) for direction in COMPASS)
        if view.is_flying:
            return say("task-fly", letters=letters)
        assert view.steps is not None
        return say("task-move", steps=view.steps, letters=letters)

    def letter(self, direction: Direction) -> str:
        return self.texts.say(f"letter-{direction.value}")

    def ordered(self, _view: View, legal: Sequence[PlayerMove]) -> list[PlayerMove]:
        """Always the same order: nothing here knows the maze."""
        return list(legal)

    def is_listed(self, _move: PlayerMove) -> bool:
        return True

    def shortcuts(self) -> dict[str, PlayerMove]:
        return {self.letter(direction): Step(direction) for direction in COMPASS}

    def meaning(self, view: View, move: PlayerMove, _preview: None) -> str:
        say = self.texts.say
        match move:
            case Step(direction):
                return self.meaning_of_step(view, direction)
            case Stop():
                return say("meaning-stop")
            case _:
                return ""

    def meaning_of_step(self, view: View, direction: Direction) -> str:
        say, seat = self.texts.say, view.seat
        assert seat is not None
        assert view.target is not None
        here = square_of(*view.players[seat].place)
        there = place(BOARD.next[here * DIRECTIONS + COMPASS.index(direction)])
        others = [other for other, player in enumerate(view.players) if other != seat and player.place == there]
        if others:
            names = self.texts.listed([self.texts.called(other) for other in others])
            return say("meaning-passed", names=names, count=len(others))
        target = place(view.board.index(view.target))
        distance = abs(there[0] - target[0]) + abs(there[1] - target[1])
        return say("meaning-target") if distance == 0 else say("meaning-step", distance=distance)

    def is_told(self, _event: Event) -> bool:
        return True

    def as_told(self, _view: View, event: Event) -> Data:
        return as_object(event)

    def begins_anew(self, _event: Event) -> bool:
        return False

    def standings(self, result: Result) -> list[str]:
        assert isinstance(result, LabyrinthResult)
        return [
            self.texts.say("standing", place=position, seat=seat, chips=result.chips[seat])
            for position, seat in result.places()
        ]

    def glance(self) -> list[str]:
        return [self.texts.say(key) for key in ("glance", "glance-walls", "glance-others", "glance-items")]
