"""What is agreed before a game of The Magic Labyrinth, in the form the rules use."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.errors import Invalid
from aprendiz.core.options import Choice, NameOrList, Option, SeatOrChance, Whole
from aprendiz.games.labyrinth.edition import MOST_ONE_WAYS, MOST_WALLS, Edition, walls_named
from aprendiz.games.labyrinth.floor import BOARD, NOWHERE
from aprendiz.games.labyrinth.maze import Maze, without_walls
from aprendiz.games.labyrinth.plan import read_plan
from aprendiz.games.labyrinth.symbols import MAGICIANS, numbered
from aprendiz.games.labyrinth.walls import ALL, NAMED, OneWay, maze_of

CHANCE_STARTS: Final = -1
NO_LIMIT: Final = -1
RANDOM: Final = 0
READY: Final = 1
OWN: Final = 2
"""Sources of the maze: laid by chance, ready, or hand-built (2.1)."""

OPTIONS: Final[tuple[Option, ...]] = (
    Whole("walls", least=0, most=MOST_WALLS, default=19, problem="walls"),
    NameOrList(
        "maze",
        words=tuple(NAMED),
        most=MOST_WALLS,
        least=0,
        problem="no-wall",
        read=read_plan,
        names="mazes",
        is_optional=True,
        offered=tuple(str(wall) for wall in ALL),
    ),
    Choice("turned", values=("yes", "no"), default="yes", is_later=True),
    Choice("expansion", values=("no", "yes"), default="no"),
    Whole("magic", least=0, most=MOST_ONE_WAYS, default=MOST_ONE_WAYS, implies=("expansion", "yes")),
    Whole("goal", least=1, most=6, default=5),
    NameOrList(
        "magicians",
        words=tuple(magician.value for magician in MAGICIANS),
        most=len(MAGICIANS),
        is_optional=True,
        item="magician",
        per_seat=True,
    ),
    SeatOrChance("starter", most=3),
    Whole("limit", least=1, most=100_000, default=None, step=10, first=60, unit="turns"),
)


class Setup:
    """Immutable; shared by all states of a game."""

    def __init__(self, seats: int, edition: Edition, options: Mapping[str, Any]) -> None:
        """`options` are those of OPTIONS, already checked one by one; here they are checked against each other."""
        self.edition = edition
        self.options = dict(options)
        self.seats: i64 = seats
        self.has_expansion: bool = options["expansion"] == "yes"
        self.source: i64 = RANDOM
        self.plan: Maze = without_walls(BOARD)
        """The maze before the box is turned; without walls if chance lays them."""
        self.walls: i64 = options["walls"]
        """Number of walls, one-way walls included."""
        self.one_ways: i64 = min(options["magic"], options["walls"]) if self.has_expansion else 0
        if options["maze"] is not None:
            self._take_plan(options["maze"])
        self.is_turned: bool = options["turned"] == "yes"
        """Whether chance turns the box (2.3); else the maze is played as built (2.7)."""
        self.goal: i64 = options["goal"]
        symbols = numbered(symbol for symbol in edition.board if symbol is not None)
        self.symbols: tuple[str, ...] = symbols
        """The names of the symbols, by number."""
        self.symbol_on: list[i64] = [NOWHERE if symbol is None else symbols.index(symbol) for symbol in edition.board]
        """By square: the number of its symbol, or NOWHERE."""
        self.square_of: list[i64] = [edition.board.index(symbol) for symbol in symbols]
        corners = BOARD.corners if seats > 2 else [BOARD.corners[0], BOARD.corners[2]]
        self.corners: list[i64] = corners[:seats]
        """By seat: the square of its corner (2.4)."""
        self.magicians: list[i64] = magicians_of(options["magicians"], seats)
        starter = options["starter"]
        if starter is not None and starter >= seats:
            raise Invalid("starter", "whole", least=0, most=seats - 1, found=starter)
        self.starter: i64 = CHANCE_STARTS if starter is None else starter
        limit = options["limit"]
        self.limit: i64 = NO_LIMIT if limit is None else limit

    def _take_plan(self, maze: Any) -> None:
        if isinstance(maze, str):
            if maze not in self.edition.mazes:
                raise Invalid("maze", "no-maze", known=tuple(self.edition.mazes), found=maze)
            plan = self.edition.mazes[maze]
            self.source = READY
        else:
            plan = walls_named(tuple(maze), [f"maze.{number}" for number in range(1, len(maze) + 1)], "maze")
            self.source = OWN
        self.walls = len(plan)
        self.one_ways = sum(isinstance(wall, OneWay) for wall in plan)
        if self.one_ways and not self.has_expansion:
            raise Invalid("maze", "one-way-needs-expansion", count=int(self.one_ways))
        self.plan = maze_of(plan)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (int(self.seats), self.edition, self.options)


def magicians_of(chosen: Any, seats: int) -> list[i64]:
    """By seat: the number of its magician. Seats without a choice get the remaining magicians in order."""
    words = [magician.value for magician in MAGICIANS]
    wanted = [] if chosen is None else [chosen] if isinstance(chosen, str) else list(chosen)
    for position, word in enumerate(wanted, start=1):
        if word not in words:
            raise Invalid("magicians", "one-of", known=tuple(words), found=word)
        if word in wanted[: position - 1]:
            raise Invalid(f"magicians.{position}", "twice")
    if len(wanted) > seats:
        raise Invalid("magicians", "too-many", most=seats, count=len(wanted))
    return [words.index(word) for word in [*wanted, *(word for word in words if word not in wanted)]][:seats]
