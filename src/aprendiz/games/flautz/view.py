"""What a seat sees of a game of FLAUTZ! (flautz-13): every field that may be shown is named here, nothing else is."""

from collections.abc import Iterable

from aprendiz.core.value import Value
from aprendiz.games.flautz.award import POOL
from aprendiz.games.flautz.cards import CARDS, COLOURS, Card, Colour
from aprendiz.games.flautz.events import named
from aprendiz.games.flautz.places import FIELDS, ROW_SIZE, Field
from aprendiz.games.flautz.rules import FlautzState
from aprendiz.games.flautz.spell import Spell, best_spell
from aprendiz.games.flautz.state import DONE, EMPTY, EXCHANGE, FLAG, GATHER, NOBODY, REFILL, TURN


class PlayerView(Value, frozen=True):
    """What everybody sees of one player."""

    colour: Colour | None
    """The apprentice's; None until it is given out."""

    is_focused: bool
    crystals: int
    points: tuple[int, ...]
    """Noted so far, match by match, in mode matches."""

    hand_size: int
    open_hand: tuple[Card, ...] | None
    """Declared, or opened at the end of a match (13.3)."""


class View(Value, frozen=True):
    seat: int | None
    """Whose view it is; None for a spectator."""

    match: int
    """Counted from 1."""

    starter: int | None
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...]
    spell: Spell | None
    """The best spell of one's own hand."""

    air: tuple[Card | None, ...]
    floor: tuple[Card | None, ...]
    arena: tuple[Field, ...]
    field: int | None
    """The crystal's place in the arena, counted from 0; None while cards are dealt or the match is over."""

    deck_size: int
    discards: tuple[Card, ...]
    """Sorted: the pile has no order that matters."""

    pool: int
    """Crystals nobody has, the marker not counted."""

    to_act: int | None
    """The seat that is asked for its turn."""

    must_exchange: bool
    """The replacement of a focused turn is done, the exchange must follow (5.3)."""

    caller: int | None
    """Who declared FLAUTZ! first: these are the final turns."""

    turns: int
    """Played so far in the whole game."""


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
