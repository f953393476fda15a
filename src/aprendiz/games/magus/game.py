"""The `Game` record of Magus Novatus, through which the layers above play it."""

from collections.abc import Mapping
from typing import Any, Final

from aprendiz.core.errors import Invalid
from aprendiz.core.game import Game
from aprendiz.core.update import Kinds
from aprendiz.games.magus.actions import ACTIONS, OUTCOMES
from aprendiz.games.magus.aids import Remembered
from aprendiz.games.magus.codec import action_of, move_of
from aprendiz.games.magus.edition import EDITIONS, PLAYERS, Edition, read_edition, write_edition
from aprendiz.games.magus.events import EVENTS
from aprendiz.games.magus.grid import CELLS
from aprendiz.games.magus.memory import MagusMemory
from aprendiz.games.magus.moves import MOVES, Move
from aprendiz.games.magus.presets import PRESETS
from aprendiz.games.magus.result import result
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.setup import OPTIONS, Setup
from aprendiz.games.magus.sight import views
from aprendiz.games.magus.view import View
from aprendiz.games.magus.why_not import why_not

RULES: Final = 1


def prepare(seats: int, edition: object, options: Mapping[str, Any]) -> Setup:
    if not isinstance(edition, Edition):
        raise Invalid("edition", "one-of-or-file", known=EDITIONS, found=edition)
    return Setup(seats, edition, options)


def longest(setup: Setup) -> int | None:
    """None without a limit: the same potions could be spent and come back for ever."""
    if setup.limit < 0:
        return None
    items = sum(setup.copies) - sum(setup.copies[:16])
    throws = 5 + 1
    largest = max(pattern.size for pattern in setup.patterns)
    spell = 2 + largest + 2 + 2 * setup.seats
    phase_two = 1 + spell + 2 * items + 5 * (items + 1)
    return CELLS + 4 + setup.limit * (throws + phase_two + CELLS + 2 * items)


GAME: Final[Game[Setup, MagusState, View, Move]] = Game(
    name="magus",
    rules=RULES,
    players=PLAYERS,
    options=OPTIONS,
    editions=EDITIONS,
    read_edition=read_edition,
    write_edition=write_edition,
    prepare=prepare,
    start=MagusState,
    kinds=Kinds(view=View, events=EVENTS, moves=MOVES, aids=Remembered),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    longest=longest,
    move=move_of,
    action=action_of,
    views=views,
    why_not=why_not,
    result=result,
    memory=MagusMemory,
    presets=PRESETS,
)
