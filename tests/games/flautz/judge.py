"""A slow judge of spells: tries every choice the rules allow, checking each by their words (flautz-6, flautz-12)."""

from itertools import combinations, product

from aprendiz.games.flautz.cards import COLOURS, Card, Colour

Pair = tuple[Colour, Colour]
PAIRS = list(combinations(COLOURS, 2))


def is_spell(cards: list[Card]) -> bool:
    """6.1 and 6.3, for cards that all have a colour and a value."""
    if len(set(cards)) < len(cards):
        return False
    colours = {card.colour for card in cards}
    values = sorted(card.value or 0 for card in cards)
    in_a_row = len(colours) == 1 and values == list(range(values[0], values[0] + len(values)))
    return in_a_row or (len(set(values)) == 1 and len(colours) == len(cards))


def appearances(card: Card, pairs: tuple[Pair, ...]) -> set[Card]:
    """What a card may count as: an illusion any colour (12.1), others also a pair's other colour (12.2, 12.3)."""
    if card.colour is None:
        return {Card(colour, card.value) for colour in COLOURS}
    swapped = [pair[1] if card.colour == pair[0] else pair[0] for pair in pairs if card.colour in pair]
    return {card, *(Card(colour, card.value) for colour in swapped)}


def can_be_spell(chosen: tuple[Card, ...], prisms: int) -> bool:
    for pairs in product(PAIRS, repeat=prisms):
        for seen in product(*(appearances(card, pairs) for card in chosen)):
            if is_spell(list(seen)):
                return True
    return False


def judged(hand: tuple[Card, ...]) -> tuple[int, int]:
    """Points and number of cards of the best spell of a hand (6.2, 6.5); nothing for prisms alone (12.3)."""
    others = [card for card in hand if card.value is not None]
    prisms = len(hand) - len(others)
    best = (0, 0)
    for length in range(1, len(others) + 1):
        for chosen in combinations(others, length):
            lowest = min(card.value or 0 for card in chosen)
            worth = (lowest + 5 * (length - 1), length + prisms)
            if worth > best and can_be_spell(chosen, prisms):
                best = worth
    return best
