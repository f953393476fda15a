"""Why a move is not legal in FLAUTZ!, by its player's view: the rule that forbids it, and what would help."""

from typing import assert_never

from aprendiz.core.errors import Refusal
from aprendiz.games.flautz.cards import Card
from aprendiz.games.flautz.moves import Begin, Declare, Draw, Enrol, Exchange, Focus, Move, Replace, Rest
from aprendiz.games.flautz.piles import swap
from aprendiz.games.flautz.places import Field, Row
from aprendiz.games.flautz.score import is_flautz, is_straight, tallies
from aprendiz.games.flautz.view import View


def why_not(view: View, move: Move) -> Refusal | None:
    """None if and only if the move is legal."""
    if view.seat is None or view.seat != view.to_act:
        return Refusal("flautz-3.1", "wait-for-your-turn")
    match move:
        case Exchange():
            return why_not_exchange(view, move)
        case Replace(card, row):
            if not must_replace(view):
                return must_exchange(view) or Refusal("flautz-5.2", "focus-first")
            return why_not_from(view, card, row)
        case Focus():
            return must_exchange(view) or must_replace(view)
        case Declare():
            if is_focused(view) or view.must_exchange:
                return Refusal("flautz-7.2", "declare-with-the-exchange")
            return (
                None if is_flautz(*tallies(numbers(view.hand))) else Refusal("flautz-7.1", "make-one-spell-of-all-five")
            )
        case Rest():
            if view.must_exchange:
                return Refusal("flautz-5.3", "exchange")
            return None if view.caller is not None else Refusal("flautz-3.4", "exchange-or-focus")
        case Enrol():
            return Refusal("flautz-2.1", "leave-it-to-chance")
        case Begin():
            return Refusal("flautz-2.4", "leave-it-to-chance")
        case Draw():
            return Refusal("flautz-2.2", "leave-it-to-chance")
        case _:
            assert_never(move)


def why_not_exchange(view: View, move: Exchange) -> Refusal | None:
    refusal = must_replace(view) or why_not_from(view, move.take, move.row)
    if refusal is not None:
        return refusal
    after = numbers(view.hand)
    if move.give.number not in after:
        if move.give == move.take:
            return Refusal("flautz-4.2", "give-another-than-you-take", {"card": str(move.give)})
        return Refusal("flautz-4.2", "give-a-card-you-hold", {"card": str(move.give)})
    swap(after, move.give.number, move.take.number)
    if move.declare and not is_flautz(*tallies(after)):
        return Refusal("flautz-7.1", "make-one-spell-of-all-five")
    if not move.declare and is_straight(after):
        return Refusal("flautz-8.2", "declare-with-the-exchange")
    return None


def why_not_from(view: View, card: Card, row: Row) -> Refusal | None:
    """Refuses a card that does not lie in a row the field allows (4.1)."""
    assert view.field is not None
    field = view.arena[view.field]
    if field is not Field.EITHER and field.value != row.value:
        return Refusal("flautz-4.1", "take-from-the-row-the-field-shows", {"row": field.value})
    if card not in (view.air if row is Row.AIR else view.floor):
        return Refusal("flautz-4.1", "take-a-card-that-lies-there", {"card": str(card), "row": row.value})
    return None


def must_replace(view: View) -> Refusal | None:
    """A focused player must first replace a card (5.2), if there is a card to draw (5.4)."""
    if is_focused(view) and (view.deck_size or view.discards):
        return Refusal("flautz-5.2", "replace-a-card-first")
    return None


def must_exchange(view: View) -> Refusal | None:
    """After the replacement, or if none is possible, a focused player must exchange (5.3)."""
    if view.must_exchange or (is_focused(view) and not must_replace(view)):
        return Refusal("flautz-5.3", "exchange")
    return None


def is_focused(view: View) -> bool:
    return view.seat is not None and view.players[view.seat].is_focused


def numbers(hand: tuple[Card, ...]) -> list[int]:
    return [card.number for card in hand]
