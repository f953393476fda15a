"""How good a choice in Magus Novatus looks at first sight; choices are listed in this order."""

from aprendiz.games.magus.cards import ELIXIR, Card
from aprendiz.games.magus.codec import line_number
from aprendiz.games.magus.grid import CELLS_OF, SIZE
from aprendiz.games.magus.matching import default_payment, fewest_elixirs
from aprendiz.games.magus.moves import (
    Aim,
    Cast,
    Choose,
    Conjure,
    Drop,
    Finish,
    Give,
    Heal,
    Lift,
    Pass,
    Pay,
    Place,
    PlayerMove,
    Spend,
    Take,
    TakePart,
)
from aprendiz.games.magus.view import View
from aprendiz.games.magus.why_not import pattern, tally

WORTH_OF_ITEMS = {"W": 2, "E": 3, "H": 1}
MISSING = 3
"""Weight of a missing potion against the points of a spell."""


def merit(view: View, move: PlayerMove) -> float:
    """How good a move looks: higher is better, among the moves of one moment."""
    match move:
        case Cast():
            return 100 + 10 * gain(view, move)
        case Choose():
            return -100
        case Aim(row, column):
            return max(closeness(view, (*view.hand, *cards)) for cards in within_reach(view, row, column))
        case Place(row, column):
            return -max(len(cards) for cards in within_reach(view, row, column))
        case Take() | TakePart():
            return closeness(view, (*view.hand, *taken(view, move)))
        case Heal():
            return 400
        case Conjure(card):
            return 50 + closeness(view, (*view.hand, card))
        case Lift():
            return 60
        case Give():
            return 70
        case Spend(card) | Pass(card):
            left = list(view.hand)
            left.remove(card)
            return closeness(view, tuple(left))
        case Drop(card):
            return -WORTH_OF_ITEMS[str(card)]
        case Pay(card):
            return -card.number
        case Finish():
            return 50 if view.has_cast or not worthwhile(view) else 0


def worthwhile(view: View) -> bool:
    """Whether a spell on offer is worth casting now."""
    return any(missing(view, offer.spell, offer.points) == 0 for offer in view.offers if offer.spell)


def gain(view: View, move: Cast) -> int:
    """The points of a spell, less the skulls it would cost."""
    return move.points - skulls_after(view, move)


def skulls_after(view: View, move: Cast | Choose) -> int:
    wanted = pattern(move.spell, move.points, view.is_infant)
    return len(view.hand) - sum(default_payment(wanted, tally(view.hand)))


def closeness(view: View, hand: tuple[Card, ...]) -> float:
    """How near a hand is to the best spell on offer."""
    near = [
        offer.points - MISSING * missing(view, offer.spell, offer.points, hand)
        for offer in view.offers
        if offer.spell is not None
    ]
    return max(near, default=0) - len(hand) / 10


def missing(view: View, spell: str | None, points: int, hand: tuple[Card, ...] | None = None) -> int:
    """How many potions a hand lacks for a spell, elixirs counted."""
    assert spell is not None
    assert view.seat is not None
    elixirs = sum(card.number == ELIXIR for card in view.players[view.seat].items)
    needed = fewest_elixirs(pattern(spell, points, view.is_infant), tally(view.hand if hand is None else hand))
    return max(0, needed - elixirs)


def within_reach(view: View, row: int, column: int) -> list[tuple[Card, ...]]:
    """The sets of potions that could be taken if the cube lay there."""
    reach: list[tuple[Card, ...]] = [()]
    for line in (row - 1, SIZE + column - 1):
        there = [potion for potion in (view.grid[cell] for cell in CELLS_OF[line]) if potion is not None]
        for quality in {potion.colour for potion in there} | {potion.value for potion in there}:
            reach.append(tuple(potion for potion in there if quality in (potion.colour, potion.value)))
    return reach


def taken(view: View, move: Take | TakePart) -> tuple[Card, ...]:
    potions = [view.grid[cell] for cell in CELLS_OF[line_number(move.line, move.number)]]
    if isinstance(move, TakePart):
        chosen = [potions[place - 1] for place in move.places]
    else:
        chosen = [p for p in potions if p is not None and (p.colour == move.colour or p.value == move.value)]
    return tuple(potion for potion in chosen if potion is not None)
