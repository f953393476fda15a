"""Builds each seat's view of a state of Magus Novatus (magus-11)."""

from collections.abc import Iterable

from aprendiz.games.magus.cards import CARDS, CURSE, PLANTS, WAND, Card, counted
from aprendiz.games.magus.edition import PILES
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.score import scores_of
from aprendiz.games.magus.setup import NO_END
from aprendiz.games.magus.state import (
    CASTING,
    DROPPING,
    EMPTY,
    NOBODY,
    NONE,
    PASSING,
    PAYING,
    SPENDING,
    TAKING,
)
from aprendiz.games.magus.telling import name_of, place
from aprendiz.games.magus.view import PHASES, OfferView, Phase, PlayerView, View, Won


def views(state: MagusState, seats: Iterable[int | None]) -> list[View]:
    is_paying, is_spending = state.phase == PAYING, state.phase == SPENDING
    to_act = tuple(state.asked())
    scores, spells = scores_of(state), won(state)
    players = tuple([player(state, seat, spells[seat], scores[seat]) for seat in range(state.seats)])
    grid = tuple([None if potion == EMPTY else CARDS[potion] for potion in state.grid])
    offers = tuple([offer(state, pile) for pile in range(len(PILES))])
    elixirs = (CARDS[PLANTS + 1],) * int(state.paid_elixirs)
    return [
        View(
            seat=seat,
            phase=PHASES.get(state.phase, Phase.CHANCE),
            turn=None if state.turn == NOBODY else state.turn,
            to_act=to_act,
            players=players,
            hand=() if seat is None else counted(state.hands[seat]),
            grid=grid,
            cube=place(state.cell) if state.phase == TAKING and not state.setup.is_outstanding else None,
            misses=state.misses,
            offers=offers,
            deck_size=state.deck_size,
            discards_size=len(state.discards),
            top=CARDS[state.discards[-1]] if state.discards else None,
            discards=tuple([CARDS[card] for card in sorted(state.discards)]) if may_look(state, seat) else (),
            cylinder=state.cylinder,
            end=None if state.setup.end == NO_END else state.setup.end,
            has_cast=bool(state.has_cast),
            was_active=bool(state.was_active),
            paying=PILES[state.pile] if is_paying else None,
            paid=(*counted(state.paid), *elixirs) if is_paying else (),
            due=state.due if is_spending else 0,
            receiver=state.target if is_spending and state.target != NOBODY else None,
            chosen=chosen(state, seat),
            turns=state.turns,
            idle=state.idle,
            takes_parts=state.setup.takes_parts,
            is_outstanding=state.setup.is_outstanding,
            is_infant=state.setup.is_infant,
        )
        for seat in seats
    ]


def won(state: MagusState) -> list[list[Won]]:
    """By seat: the spells won, in an order that does not tell copies of a face apart."""
    spells: list[list[Won]] = [[] for _ in range(state.seats)]
    for spell in state.setup.by_face:
        owner = state.owners[spell]
        if owner >= 0:
            spells[owner].append(Won(name_of(state, spell), state.setup.points[spell]))
    return spells


def player(state: MagusState, seat: int, spells: list[Won], score: int) -> PlayerView:
    items = [state.item_count(seat, item) for item in range(PLANTS, CURSE + 1)]
    return PlayerView(
        hand_size=state.hand_sizes[seat],
        items=tuple([CARDS[PLANTS + item] for item, copies in enumerate(items) if copies for _ in range(copies)]),
        skulls=state.skulls[seat],
        spells=tuple(spells),
        score=score,
    )


def may_look(state: MagusState, seat: int | None) -> bool:
    """Whether a seat may look through the discards, because it may use a magic wand now (8.4)."""
    return state.phase == CASTING and seat is not None and seat == state.turn and state.item_count(seat, WAND) > 0


def chosen(state: MagusState, seat: int | None) -> Card | None:
    is_sealing = state.phase in (DROPPING, PASSING)
    if seat is None or not is_sealing or state.sealed[seat] == NONE:
        return None
    return CARDS[state.sealed[seat]]


def offer(state: MagusState, pile: int) -> OfferView:
    spell = state.offer[pile]
    return OfferView(None if spell == NONE else name_of(state, spell), PILES[pile], state.left_in(pile))
