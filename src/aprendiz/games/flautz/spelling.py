"""A hand's best spell (flautz-6, 12): what illusions stand for and what prisms recolour."""

from collections.abc import Iterable
from functools import lru_cache

from aprendiz.games.flautz.cards import CARDS, COLOURS, Card
from aprendiz.games.flautz.score import FIELD_BITS, HAND, Shape, best_shape, is_flautz, is_straight, tallies
from aprendiz.games.flautz.spell import Placed, Prism, Spell


def best_spell(hand: Iterable[Card]) -> Spell | None:
    """The spell the program values (6.5); None if there is no card other than prisms."""
    return spell_of(tuple(sorted([card.number for card in hand])))


@lru_cache(maxsize=4096)
def spell_of(hand: tuple[int, ...]) -> Spell | None:
    """Cached, because a table looks at the same few hands again and again."""
    numbers = list(hand)
    cards = [CARDS[number] for number in numbers]
    shape = best_shape(numbers)
    if shape.length == 0:
        return None
    others = [card for card in cards if card.value is not None]
    placed = row(shape, others) if shape.fields else same_value(shape, others)
    bent = {(part.card.colour, part.counts_as.colour) for part in placed if is_recoloured(part)}
    pairs = sorted(((a, b) for a, b in bent if a and b), key=lambda pair: [COLOURS.index(colour) for colour in pair])
    prisms = [Prism(pair) for pair in pairs] + [Prism(None)] * (shape.prisms - len(pairs))
    return Spell(
        points=shape.points,
        prisms=tuple(prisms),
        cards=tuple(placed),
        is_flautz=len(numbers) == HAND and is_flautz(*tallies(numbers)),
        is_straight=len(numbers) == HAND and is_straight(numbers),
    )


def is_recoloured(part: Placed) -> bool:
    return part.card.colour is not None and part.card.number != part.counts_as.number


def row(shape: Shape, cards: list[Card]) -> list[Placed]:
    """One card for each value of the row: printed in its colour if possible, else an illusion, else recoloured."""
    allowed = [colour for position, colour in enumerate(COLOURS) if shape.fields >> (FIELD_BITS * position) & 1]
    values = range(shape.start, shape.start + shape.length)
    printed = [card.colour for card in cards if card.value in values and card.colour in allowed]
    own = max(allowed, key=printed.count)

    def preference(card: Card) -> int:
        return 0 if card.colour == own else 1 if card.colour is None else 2

    usable = [card for card in cards if card.colour is None or card.colour in allowed]
    chosen = [min((card for card in usable if card.value == value), key=preference) for value in values]
    return [Placed(card, Card(own, card.value)) for card in chosen]


def same_value(shape: Shape, cards: list[Card]) -> list[Placed]:
    """Every colour once as printed; then, in free colours, illusions and one repeated card for each prism."""
    candidates = [card for card in cards if card.value == shape.start]
    printed = {card.colour: Placed(card, card) for card in candidates if card.colour is not None}
    free = [colour for colour in COLOURS if colour not in printed]
    illusions = [card for card in candidates if card.colour is None]
    repeated = [card for card in candidates if card.colour is not None]
    for part in printed.values():
        repeated.remove(part.card)
    others = (illusions + repeated)[: shape.length - len(printed)]
    return [
        *printed.values(),
        *(Placed(card, Card(colour, card.value)) for card, colour in zip(others, free, strict=False)),
    ]
