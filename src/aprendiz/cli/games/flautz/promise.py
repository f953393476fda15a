"""How good a choice in FLAUTZ! looks at first sight; choices are listed in this order."""

from typing import assert_never

from aprendiz.games.flautz.cards import Card
from aprendiz.games.flautz.moves import Declare, Exchange, Focus, PlayerMove, Replace, Rest
from aprendiz.games.flautz.places import Field
from aprendiz.games.flautz.spelling import best_spell
from aprendiz.games.flautz.view import View


def worth_after(view: View, move: PlayerMove) -> int:
    """The points the seat is sure to hold after its turn; 0 while it is focused (5.5)."""
    match move:
        case Exchange(take, _, give):
            return worth_with(view.hand, give, take)
        case Replace(card):
            left = offered(view)
            left.remove(card)
            return max((worth_with(view.hand, give, take) for take in left for give in view.hand), default=0)
        case Focus():
            return 0
        case Declare():
            return worth(view.hand)
        case Rest():
            return 0 if view.seat is not None and view.players[view.seat].is_focused else worth(view.hand)
        case _:
            assert_never(move)


def worth_with(hand: tuple[Card, ...], give: Card, take: Card) -> int:
    cards = [*hand, take]
    cards.remove(give)
    return worth(tuple(cards))


def worth(hand: tuple[Card, ...]) -> int:
    spell = best_spell(hand)
    return 0 if spell is None else spell.points


def offered(view: View) -> list[Card]:
    """The face-up cards that the field allows (4.1)."""
    field = None if view.field is None else view.arena[view.field]
    air = () if field is Field.FLOOR else view.air
    floor = () if field is Field.AIR else view.floor
    return [card for card in air + floor if card is not None]
