"""Builds each seat's view of a state of FLAUTZ! (flautz-13)."""

from collections.abc import Iterable

from aprendiz.games.flautz.award import POOL
from aprendiz.games.flautz.cards import CARDS, COLOURS
from aprendiz.games.flautz.places import FIELDS, ROW_SIZE
from aprendiz.games.flautz.rules import FlautzState
from aprendiz.games.flautz.spelling import best_spell
from aprendiz.games.flautz.state import DONE, EMPTY, EXCHANGE, FLAG, GATHER, NOBODY, REFILL, TURN
from aprendiz.games.flautz.telling import named
from aprendiz.games.flautz.view import PlayerView, View


def views(state: FlautzState, seats: Iterable[int | None]) -> list[View]:
    is_running = state.phase in (TURN, REFILL, EXCHANGE)
    players = tuple([player(state, seat) for seat in range(state.seats)])
    face_up = [CARDS[card] if card != EMPTY else None for card in state.face_up]
    air, floor = tuple(face_up[:ROW_SIZE]), tuple(face_up[ROW_SIZE:])
    arena = tuple([FIELDS[field] for field in state.setup.arena])
    discards = named(state.discards)
    return [
        View(
            seat=seat,
            match=state.match + 1,
            starter=state.starter if state.starter != NOBODY else None,
            players=players,
            hand=() if seat is None else named(state.hands[seat]),
            spell=None if seat is None else best_spell(named(state.hands[seat])),
            air=air,
            floor=floor,
            arena=arena,
            field=state.field if is_running else None,
            deck_size=state.deck_size,
            discards=discards,
            pool=max(0, POOL - sum(state.crystals) - is_running),
            to_act=state.actor if state.actor >= 0 else None,
            must_exchange=state.phase == EXCHANGE,
            caller=state.caller if state.caller != NOBODY else None,
            turns=state.turns,
        )
        for seat in seats
    ]


def player(state: FlautzState, seat: int) -> PlayerView:
    is_enrolled = seat < len(state.apprentices)
    is_open = state.opened & FLAG[seat] or state.phase in (GATHER, DONE)
    return PlayerView(
        colour=COLOURS[state.apprentices[seat]] if is_enrolled else None,
        is_focused=bool(state.focused & FLAG[seat]),
        crystals=state.crystals[seat],
        points=tuple(state.noted[seat :: state.seats]),
        hand_size=len(state.hands[seat]),
        open_hand=named(state.hands[seat]) if is_open else None,
    )
