"""The `Game` record of The Magic Labyrinth, through which the layers above play it."""

from collections.abc import Mapping
from typing import Any, Final

from aprendiz.core.errors import Invalid
from aprendiz.core.game import Game
from aprendiz.core.update import Kinds
from aprendiz.games.labyrinth.actions import ACTIONS, OUTCOMES
from aprendiz.games.labyrinth.aids import Remembered
from aprendiz.games.labyrinth.codec import action_of, move_of
from aprendiz.games.labyrinth.edition import EDITIONS, PLAYERS, Edition, read_edition, write_edition
from aprendiz.games.labyrinth.events import EVENTS
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.games.labyrinth.moves import MOVES, Move
from aprendiz.games.labyrinth.presets import PRESETS
from aprendiz.games.labyrinth.result import result
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import NO_LIMIT, OPTIONS, Setup
from aprendiz.games.labyrinth.sight import views
from aprendiz.games.labyrinth.state import FAR, SYMBOLS
from aprendiz.games.labyrinth.view import View
from aprendiz.games.labyrinth.why_not import why_not

RULES: Final = 1
MOST_STEPS: Final = 4
"""The highest number on the die."""


def prepare(seats: int, edition: object, options: Mapping[str, Any]) -> Setup:
    if not isinstance(edition, Edition):
        raise Invalid("edition", "one-of-or-file", known=EDITIONS, found=edition)
    return Setup(seats, edition, options)


def longest(setup: Setup) -> int | None:
    """None without a limit: all players could bump into walls for ever."""
    if setup.limit == NO_LIMIT:
        return None
    wands = setup.seats if setup.has_expansion else 0
    potions = setup.seats if setup.has_expansion else 0
    building = setup.walls + 2
    chips = SYMBOLS + wands
    turn = 2 + MOST_STEPS
    return int(building + chips + setup.limit * turn + potions * FAR)


GAME: Final[Game[Setup, LabyrinthState, View, Move]] = Game(
    name="labyrinth",
    rules=RULES,
    players=PLAYERS,
    options=OPTIONS,
    editions=EDITIONS,
    read_edition=read_edition,
    write_edition=write_edition,
    prepare=prepare,
    start=LabyrinthState,
    kinds=Kinds(view=View, events=EVENTS, moves=MOVES, aids=Remembered),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    longest=longest,
    move=move_of,
    action=action_of,
    views=views,
    why_not=why_not,
    result=result,
    memory=LabyrinthMemory,
    presets=PRESETS,
)
