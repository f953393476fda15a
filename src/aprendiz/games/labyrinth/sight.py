"""Builds each seat's view of a state of The Magic Labyrinth (labyrinth-8)."""

from collections.abc import Iterable

from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import NO_LIMIT
from aprendiz.games.labyrinth.state import DONE, MOVING, NOBODY, NONE
from aprendiz.games.labyrinth.symbols import MAGICIANS
from aprendiz.games.labyrinth.view import ITEMS_OF, PHASES, Phase, PlayerView, View
from aprendiz.games.labyrinth.walls import place, walls_of


def views(state: LabyrinthState, seats: Iterable[int | None]) -> list[View]:
    setup, is_over, moves = state.setup, state.phase == DONE, state.phase == MOVING
    to_act = tuple(state.asked())
    players = tuple([player(state, seat) for seat in range(state.seats)])
    maze, magic = walls_of(state.maze) if is_over else (None, None)
    return [
        View(
            seat=seat,
            phase=PHASES.get(state.phase, Phase.CHANCE),
            turn=None if state.turn == NOBODY else state.turn,
            to_act=to_act,
            players=players,
            board=setup.edition.board,
            target=None if state.target == NONE else setup.symbols[state.target],
            bag=int(state.bag).bit_count(),
            steps=state.steps if moves else None,
            has_stepped=moves and bool(state.has_stepped),
            is_flying=moves and bool(state.is_flying),
            goal=setup.goal,
            walls=setup.walls,
            one_ways=setup.one_ways,
            turns=state.turns,
            limit=None if setup.limit == NO_LIMIT else setup.limit,
            has_expansion=setup.has_expansion,
            maze=maze,
            magic=magic,
        )
        for seat in seats
    ]


def player(state: LabyrinthState, seat: int) -> PlayerView:
    return PlayerView(
        magician=MAGICIANS[state.setup.magicians[seat]],
        place=place(state.places[seat]),
        corner=place(state.setup.corners[seat]),
        chips=tuple([symbol for symbol, owner in zip(state.setup.symbols, state.owners, strict=True) if owner == seat]),
        items=ITEMS_OF[state.items[seat]],
        naps=bool(state.naps[seat]),
    )
