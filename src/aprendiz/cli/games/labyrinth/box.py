"""What is in a box of The Magic Labyrinth, as facts to show."""

from rich.text import Text

from aprendiz.cli.table import Fact, Scene
from aprendiz.games.labyrinth.edition import Edition
from aprendiz.games.labyrinth.floor import SIZE
from aprendiz.games.labyrinth.symbols import SYMBOLS, letters
from aprendiz.games.labyrinth.walls import OneWay
from aprendiz.lang.texts import Texts


def scene(texts: Texts, edition: Edition) -> Scene:
    say = texts.say
    about = say("box-title", symbols=len(SYMBOLS), mazes=len(edition.mazes))
    board = [Fact(say("table-column"), tuple(Text(str(column)) for column in range(1, SIZE + 1)))]
    for row in range(SIZE):
        squares = edition.board[row * SIZE : (row + 1) * SIZE]
        names = [say("table-no-symbol") if symbol is None else texts.words(symbol, "symbol") for symbol in squares]
        board.append(Fact(say("table-row", row=row + 1), tuple(Text(name) for name in names)))
    own = letters(symbol for symbol in edition.board if symbol is not None)
    if own:
        names = [f"{name} ({letter})" for name, letter in own.items()]
        board.append(Fact(say("box-letters"), (Text(", ".join(names)),)))
    mazes = []
    for name, walls in edition.mazes.items():
        one_ways = sum(isinstance(wall, OneWay) for wall in walls)
        mazes.append(Fact(name, (Text(say("box-maze", walls=len(walls), one_ways=one_ways)),)))
    return Scene(f"{say('game')} {edition.name}: {about}", (tuple(board), tuple(mazes)))
