"""Why a move is not legal in Magus Novatus, by its player's view: the rule that forbids it, and what would help."""

from functools import cache

from aprendiz.core.errors import Refusal
from aprendiz.games.magus.cards import CURSE, ELIXIR, PLANTS, POTIONS, WAND, Card
from aprendiz.games.magus.codec import line_number
from aprendiz.games.magus.grid import CELLS_OF, SIZE
from aprendiz.games.magus.legal import TO_GIVE, TO_LIFT
from aprendiz.games.magus.matching import Pattern, can_complete, castable
from aprendiz.games.magus.moves import (
    Aim,
    Begin,
    Cast,
    Choose,
    Conjure,
    Draw,
    Drop,
    Finish,
    Give,
    Heal,
    Land,
    Lift,
    Line,
    Miss,
    Move,
    Offer,
    Pass,
    Pay,
    Place,
    Spend,
    Take,
    TakePart,
    Turn,
)
from aprendiz.games.magus.notation import read_spell, told_spell
from aprendiz.games.magus.view import Phase, View


def why_not(view: View, move: Move) -> Refusal | None:
    """None if and only if the move is legal."""
    if view.seat is None or view.seat not in view.to_act:
        return Refusal("magus-5.5", "wait-for-your-turn")
    if isinstance(move, Draw | Land | Miss | Offer | Turn | Begin):
        return Refusal("magus-3.2", "leave-it-to-chance")
    match view.phase:
        case Phase.AIM:
            return why_not_aim(move)
        case Phase.PLACE:
            return why_not_place(view, move)
        case Phase.TAKE:
            return why_not_take(view, move)
        case Phase.CAST:
            return why_not_act(view, view.seat, move)
        case Phase.PAY:
            return why_not_pay(view, view.seat, move)
        case Phase.SPEND:
            if not isinstance(move, Spend):
                return Refusal("magus-8.6", "discard-for-the-curse-first")
            return None if move.card in view.hand else Refusal("magus-8.6", "discard-a-potion-you-hold")
        case Phase.DROP:
            if not isinstance(move, Drop):
                return Refusal("magus-7.2", "discard-an-item-first")
            is_there = move.card in view.players[view.seat].items and move.card.number != CURSE
            return None if is_there else Refusal("magus-7.2", "discard-an-item-you-have")
        case _:
            if not isinstance(move, Pass):
                return Refusal("magus-7.6", "pass-a-card-first")
            return None if move.card in view.hand else Refusal("magus-7.6", "pass-a-card-you-hold")


def is_cell(row: int, column: int) -> bool:
    return 1 <= row <= SIZE and 1 <= column <= SIZE


def why_not_aim(move: Move) -> Refusal | None:
    if not isinstance(move, Aim):
        return Refusal("magus-3.1", "throw-the-cube-first")
    return None if is_cell(move.row, move.column) else Refusal("magus-3.1", "aim-at-the-grid")


def why_not_place(view: View, move: Move) -> Refusal | None:
    if not isinstance(move, Place):
        return Refusal("magus-3.3", "lay-the-cube-first")
    if not is_cell(move.row, move.column):
        return Refusal("magus-3.3", "lay-it-on-the-grid")
    lines = (move.row - 1, SIZE + move.column - 1)
    if all(view.grid[cell] is None for line in lines for cell in CELLS_OF[line]):
        return Refusal("magus-3.3", "lay-it-by-a-potion")
    return None


def why_not_take(view: View, move: Move) -> Refusal | None:
    if not isinstance(move, Take | TakePart):
        return Refusal("magus-3.5", "take-potions-first")
    if isinstance(move, TakePart) != view.takes_parts:
        return Refusal("magus-3.4", "take-a-part" if view.takes_parts else "take-all-of-them")
    if not 1 <= move.number <= SIZE or not is_named(view, move.line, move.number):
        return Refusal("magus-3.4", "take-from-the-cubes-lines")
    potions = [view.grid[cell] for cell in CELLS_OF[line_number(move.line, move.number)]]
    return why_not_part(potions, move) if isinstance(move, TakePart) else why_not_all(potions, move)


def is_named(view: View, line: Line, number: int) -> bool:
    """Whether the cube names a line; without a cube every line may be chosen (10.1)."""
    return view.cube is None or view.cube[0 if line is Line.ROW else 1] == number


def why_not_all(potions: list[Card | None], move: Take) -> Refusal | None:
    if (move.colour is None) == (move.value is None):
        return Refusal("magus-3.4", "name-a-colour-or-a-number")
    for potion in potions:
        if potion is not None and (potion.colour == move.colour or potion.value == move.value):
            return None
    return Refusal("magus-3.4", "take-what-lies-there")


def why_not_part(potions: list[Card | None], move: TakePart) -> Refusal | None:
    places = move.places
    if not places or list(places) != sorted(set(places)) or not all(1 <= place <= SIZE for place in places):
        return Refusal("magus-3.4", "name-places-of-the-line")
    chosen = [potions[place - 1] for place in places]
    known = [potion for potion in chosen if potion is not None]
    if len(known) < len(chosen):
        return Refusal("magus-3.4", "take-what-lies-there")
    colours, values = {potion.colour for potion in known}, {potion.value for potion in known}
    return None if len(colours) == 1 or len(values) == 1 else Refusal("magus-3.4", "take-one-colour-or-one-number")


def why_not_act(view: View, seat: int, move: Move) -> Refusal | None:
    items = [card.number for card in view.players[seat].items]
    match move:
        case Cast() | Choose():
            return why_not_cast(view, items, move.spell, move.points)
        case Heal():
            if PLANTS not in items:
                return Refusal("magus-8.2", "get-healing-plants")
            return None if view.players[seat].skulls else Refusal("magus-8.2", "heal-a-skull-you-have")
        case Conjure(card):
            if WAND not in items:
                return Refusal("magus-8.4", "get-a-magic-wand")
            is_there = card in view.discards and card.is_potion
            return None if is_there else Refusal("magus-8.4", "take-a-potion-from-the-discards")
        case Lift():
            return why_not_spend(view, items, TO_LIFT)
        case Give(other):
            if not 0 <= other < len(view.players):
                return Refusal("magus-8.6", "give-it-to-a-player")
            refusal = why_not_spend(view, items, TO_GIVE)
            if refusal is None and any(card.number == CURSE for card in view.players[other].items):
                return Refusal("magus-8.5", "give-it-to-somebody-without")
            return refusal
        case Finish():
            return None
        case _:
            return Refusal("magus-4.6", "cast-use-an-item-or-finish")


def why_not_cast(view: View, items: list[int], spell: str, points: int) -> Refusal | None:
    if view.has_cast:
        return Refusal("magus-4.1", "cast-one-spell-a-turn")
    if CURSE in items:
        return Refusal("magus-4.8", "be-rid-of-the-curse-first")
    if not any((offer.spell, offer.points) == (spell, points) for offer in view.offers):
        return Refusal("magus-4.1", "cast-a-spell-on-offer")
    if not castable(pattern(spell, points, view.is_infant), tally(view.hand), items.count(ELIXIR)):
        return Refusal("magus-4.1", "gather-its-potions", {"spell": told_spell(spell, is_infant=view.is_infant)})
    return None


def why_not_spend(view: View, items: list[int], needed: int) -> Refusal | None:
    if CURSE not in items:
        return Refusal("magus-8.6", "only-with-a-curse")
    return None if len(view.hand) >= needed else Refusal("magus-8.6", "gather-more-potions", {"needed": str(needed)})


def why_not_pay(view: View, seat: int, move: Move) -> Refusal | None:
    if not isinstance(move, Pay):
        return Refusal("magus-4.10", "pay-for-the-spell-first")
    paid = [*view.paid, move.card]
    elixirs = sum(card.number == ELIXIR for card in view.players[seat].items)
    potions = tally(tuple(card for card in paid if card.is_potion))
    spent = sum(card.number == ELIXIR for card in paid)
    hand = tally(view.hand)
    if not move.card.is_potion and move.card.number != ELIXIR:
        return Refusal("magus-4.10", "pay-with-potions-or-elixirs")
    if spent > elixirs or any(own < more for own, more in zip(hand, potions, strict=True)):
        return Refusal("magus-4.10", "pay-what-you-have")
    [spell] = [offer.spell for offer in view.offers if offer.points == view.paying]
    assert spell is not None
    assert view.paying is not None
    wanted = pattern(spell, view.paying, view.is_infant)
    return None if can_complete(wanted, hand, potions, spent, elixirs) else Refusal("magus-4.10", "pay-what-fits")


@cache
def pattern(spell: str, points: int, is_infant: bool) -> Pattern:
    known = read_spell(spell, points)
    return Pattern(known.without_numbers() if is_infant else known)


def tally(cards: tuple[Card, ...]) -> list[int]:
    """Number of copies of each potion."""
    copies = [0] * POTIONS
    for card in cards:
        copies[card.number] += 1
    return copies
