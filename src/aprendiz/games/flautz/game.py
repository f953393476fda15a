"""The `Game` record of FLAUTZ!, through which the layers above play it."""

from collections.abc import Mapping
from typing import Any, Final

from aprendiz.core.errors import Invalid
from aprendiz.core.game import Game
from aprendiz.core.update import Kinds
from aprendiz.games.flautz.actions import ACTIONS, OUTCOMES
from aprendiz.games.flautz.aids import Remembered
from aprendiz.games.flautz.codec import action_of, move_of
from aprendiz.games.flautz.edition import EDITIONS, Edition, read_edition, write_edition
from aprendiz.games.flautz.events import EVENTS
from aprendiz.games.flautz.memory import FlautzMemory
from aprendiz.games.flautz.moves import MOVES, Move
from aprendiz.games.flautz.places import PLACES
from aprendiz.games.flautz.presets import PRESETS
from aprendiz.games.flautz.preview import preview
from aprendiz.games.flautz.result import result
from aprendiz.games.flautz.rules import FlautzState
from aprendiz.games.flautz.score import HAND
from aprendiz.games.flautz.setup import OPTIONS, Setup
from aprendiz.games.flautz.sight import views
from aprendiz.games.flautz.view import View
from aprendiz.games.flautz.why_not import why_not

RULES: Final = 1
ACTIONS_PER_TURN: Final = 3
"""Upper bound: a replacement, the card drawn for it, and an exchange."""


def prepare(seats: int, edition: object, options: Mapping[str, Any]) -> Setup:
    if not isinstance(edition, Edition):
        raise Invalid("edition", "one-of-or-file", known=EDITIONS, found=edition)
    return Setup(seats, edition, options)


def longest(setup: Setup) -> int | None:
    turns = len(setup.arena) * setup.seats
    if setup.crystal_waits:
        turns += setup.seats - 1  # Final turns after the last round (7.5).
    deal = HAND * setup.seats + PLACES
    matches: list[int] = [setup.matches] if setup.counts_points else []
    if setup.limit >= 0:
        # A match without a turn ends with a dealt Straight, which brings at least two crystals. Each seat can have one
        # such match before another one ends the game.
        matches.append(setup.limit + setup.seats + 1)
    if not matches:
        return None
    return 2 + min(matches) * (deal + ACTIONS_PER_TURN * turns)


GAME: Final[Game[Setup, FlautzState, View, Move]] = Game(
    name="flautz",
    rules=RULES,
    players=range(2, 6),
    options=OPTIONS,
    editions=EDITIONS,
    read_edition=read_edition,
    write_edition=write_edition,
    prepare=prepare,
    start=FlautzState,
    kinds=Kinds(view=View, events=EVENTS, moves=MOVES, aids=Remembered),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    longest=longest,
    move=move_of,
    action=action_of,
    views=views,
    why_not=why_not,
    result=result,
    memory=FlautzMemory,
    preview=preview,
    presets=PRESETS,
)
