"""Sets up a table of The Magic Labyrinth in one line, for tests.

    table = lay("11", "66", walls="11-12 22>23", target="owl", steps=3)
    table.walk(ANNA, "S E")                    # raises Refused if `why_not` says so, as a session does
    table.chance(Face(2))                      # chance gives this outcome
    assert table.where(ANNA) == "22"

Squares are named by row and column, as in files. After a move, `chance` gives the next outcomes of chance, or
`let_chance` draws any.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refused
from aprendiz.core.event import Event
from aprendiz.core.state import CHANCE
from aprendiz.games.labyrinth.edition import Edition
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Draw, Face, Move, Step
from aprendiz.games.labyrinth.result import LabyrinthResult, result
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.state import ALL_CHIPS, CHOOSING, MOVING, NOT_ROLLED, ROLLING, TARGET
from aprendiz.games.labyrinth.symbols import COMPASS, ITEMS, SYMBOLS
from aprendiz.games.labyrinth.view import View
from aprendiz.games.labyrinth.walls import square_of, walls_of

ANNA, BEN, CARLA, DAN = range(4)

WAYS = {direction.value[0].upper(): direction for direction in COMPASS}
NORTH, EAST, SOUTH, WEST = COMPASS


def square(name: str) -> int:
    return square_of(int(name[0]), int(name[1]))


def steps(text: str) -> tuple[Step, ...]:
    """Steps by the first letters of their directions: `"N E"`."""
    return tuple(Step(WAYS[letter]) for letter in text.split())


def symbols(text: str) -> tuple[str, ...]:
    return tuple(text.split())


class Table:
    """A game at a chosen moment. Moves are checked as in a session; the test says what chance gives."""

    def __init__(self, state: LabyrinthState) -> None:
        self.state = state
        self.events: list[Event] = []
        """All events since the table was set up."""

    def act(self, seat: int, *moves: Move) -> list[Event]:
        """Make moves for a seat and return the events. If a move is illegal, raises Refused and changes nothing."""
        before = len(self.events)
        for move in moves:
            is_legal = move in self.legal(seat)
            refusal = GAME.why_not(self.view(seat), move)
            assert (refusal is None) == is_legal, f"{move}: legal is {is_legal}, but why_not says {refusal}"
            if refusal is not None:
                raise Refused(refusal)
            self._play(GAME.action(self.state, move))
        return self.events[before:]

    def walk(self, seat: int, text: str) -> list[Event]:
        return self.act(seat, *steps(text))

    def chance(self, *outcomes: Move) -> list[Event]:
        """Let chance give these outcomes, one after the other; each has to be possible."""
        before = len(self.events)
        for outcome in outcomes:
            possible = self.outcomes()
            assert outcome in possible, f"chance cannot give {outcome}, only {list(possible)}"
            self._play(GAME.action(self.state, outcome))
        return self.events[before:]

    def roll(self, face: int) -> list[Event]:
        return self.chance(Face(face))

    def draw(self, text: str) -> list[Event]:
        """Let chance draw these chips: `draw("owl cat")`."""
        return self.chance(*(Draw(symbol) for symbol in symbols(text)))

    def let_chance(self, seed: int = 1) -> list[Event]:
        """Let chance give any outcomes until a player is asked or the game is over."""
        before, dice = len(self.events), Dice(seed)
        while self.state.actor == CHANCE:
            self._play(self.state.draw(dice))
        return self.events[before:]

    def outcomes(self) -> dict[Move, float]:
        """The possible outcomes of chance, with probabilities; empty if chance is not to act."""
        if self.state.actor != CHANCE:
            return {}
        return {GAME.move(self.state, action): probability for action, probability in self.state.odds()}

    def legal(self, seat: int) -> tuple[Move, ...]:
        if seat not in self.asked:
            return ()
        return tuple(GAME.move(self.state, action) for action in self.state.legal(seat))

    def ways(self, seat: int) -> str:
        """The legal steps by their first letters, and `.` for stopping: `"N E ."`."""
        words = [move.direction.value[0].upper() if isinstance(move, Step) else "." for move in self.legal(seat)]
        return " ".join(words)

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(self.state.asked())

    @property
    def turn(self) -> int | None:
        return self.view().turn

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def where(self, seat: int) -> str:
        row, column = self.view().players[seat].place
        return f"{row}{column}"

    def chips(self, seat: int) -> tuple[str, ...]:
        return self.view().players[seat].chips

    @property
    def target(self) -> str | None:
        return self.view().target

    @property
    def walls(self) -> set[str]:
        """The hidden walls, which nobody at the table sees."""
        return {str(wall) for kind in walls_of(self.state.maze) for wall in kind}

    @property
    def result(self) -> LabyrinthResult:
        return result(self.state)

    def of_kind(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def _play(self, action: int) -> None:
        self.state.tape = []
        self.state.play(action)
        self.events += self.state.tape
        self.state.tape = None


def lay(
    *places: str,
    walls: str = "",
    target: str = "snake",
    steps: int | None = None,
    turn: int = ANNA,
    chips: Sequence[str] = (),
    items: Sequence[str] | None = None,
    naps: Sequence[int] = (),
    turns: int = 0,
    edition: Edition | None = None,
    **options: object,
) -> Table:
    """A table in the middle of a game, with exactly these walls; the box is not turned any more.

    By seat: places `"11"`, chips won `("owl cat", "moon")`, and items left `("wand potion", "")`, which make it a game
    with magic walls. `steps` are those left to the magician of `turn`; if None, the turn has just begun.
    """
    if items is not None:
        options["expansion"] = "yes"
    plan: dict[str, object] = {"maze": walls.split()} if walls else {"walls": 0}
    setup = GAME.setup(seats=len(places), edition=edition, **{"starter": ANNA, **plan, **options})
    state = LabyrinthState(setup)
    state.places = [square(name) for name in places]
    state.turn = turn
    state.turns = turns
    for seat, text in enumerate(chips):
        for symbol in symbols(text):
            state.owners[SYMBOLS.index(symbol)] = seat
        state.chips[seat] = len(symbols(text))
    state.target = SYMBOLS.index(target)
    state.owners[state.target] = TARGET
    state.bag = ALL_CHIPS
    for number, owner in enumerate(state.owners):
        if owner >= 0 or owner == TARGET:
            state.bag -= 2**number
    if items is not None:
        left = [*items, *[""] * (len(places) - len(items))]
        state.items = [sum(2**bit for bit, item in enumerate(ITEMS) if item.value in text.split()) for text in left]
    for seat in naps:
        state.naps[seat] = 1
    state.steps = NOT_ROLLED if steps is None else steps
    if steps is not None:
        state.phase, state.actor = MOVING, turn
    elif state.items[turn]:
        state.phase, state.actor = CHOOSING, turn
    else:
        state.phase, state.actor = ROLLING, CHANCE
    return Table(state)


def begin(seats: int, edition: Edition | None = None, **options: object) -> Table:
    """A table before the first wall is laid."""
    return Table(GAME.new(seats=seats, edition=edition, **options))


@contextmanager
def refused(rule: str, remedy: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.refusal.rule, caught.value.refusal.remedy) == (rule, remedy)
