"""A slow judge of payments: tries every choice the rules allow, place by place (magus-4.10, 6, 8.3)."""

from itertools import permutations

from aprendiz.games.magus.notation import Group, Spell

Laid = tuple[str, ...]
"""Potions such as R1, in the order red, yellow, green, blue, then 1 to 4."""

ORDER = [f"{colour}{number}" for colour in "RYGB" for number in "1234"]


class Judge:
    """All ways in which a hand can pay for a spell."""

    def __init__(self, spell: Spell, hand: Laid) -> None:
        self.size = sum(len(group.signs) for group in spell.groups)
        self.ways = {way for black, grey in permutations("RYGB", 2) for way in ways(spell, hand, black, grey)}

    def fewest_elixirs(self) -> int:
        return min(self.size - len(way) for way in self.ways)

    def default_payment(self) -> Laid:
        """4.10."""
        usual = [way for way in self.ways if len(way) == self.size - self.fewest_elixirs()]
        return min(usual, key=lambda way: [ORDER.index(potion) for potion in way])

    def is_payment(self, paid: list[str]) -> bool:
        """Whether potions and elixirs (E) are a whole payment."""
        laid = sorted((card for card in paid if card != "E"), key=ORDER.index)
        return tuple(laid) in self.ways and len(paid) == self.size

    def can_complete(self, paid: Laid, paid_elixirs: int, elixirs: int) -> bool:
        return any(
            all(paid.count(potion) <= way.count(potion) for potion in ORDER)
            and paid_elixirs <= self.size - len(way) <= elixirs
            for way in self.ways
        )


def ways(spell: Spell, hand: Laid, black: str, grey: str) -> set[Laid]:
    """All sets of potions that can fill places of a spell while elixirs fill the others (8.3)."""
    found: set[Laid] = {()}
    for group in spell.groups:
        found = {
            way for places in choices(group, black, grey) for before in found for way in filled(before, places, hand)
        }
    return found


def choices(group: Group, black: str, grey: str) -> set[tuple[frozenset[str], ...]]:
    """For each choice of numbers for the symbols (6.7): the potions that fit each place of a group."""
    colours = {"K": black, "A": grey, "*": "RYGB"}.get(group.colour, group.colour)
    found = set()
    for chosen in permutations("1234"):
        numbers = {"-": "1234"} | dict(zip("abcd", chosen, strict=True))
        taken = [[colour + number for colour in colours for number in numbers.get(sign, sign)] for sign in group.signs]
        found.add(tuple(frozenset(potions) for potions in taken))
    return found


def filled(before: Laid, places: tuple[frozenset[str], ...], hand: Laid) -> set[Laid]:
    """Fill each place with a fitting potion that the hand still has, or with none."""
    found = {before}
    for place in places:
        found |= {
            tuple(sorted((*laid, potion), key=ORDER.index))
            for laid in found
            for potion in place
            if laid.count(potion) < hand.count(potion)
        }
    return found
