"""The cards of Magus Novatus (magus-1.1, 1.3): potions and items, numbered for the rules, named for people."""

from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.plain import Word


class Colour(Word):
    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"


COLOURS: Final = tuple(Colour)
COLOUR_LETTERS: Final = "RYGB"
VALUES: Final = 4
"""The numbers on potions: 1 to 4."""

POTIONS: Final = 16
"""Potions are numbered colour * 4 + number - 1; items follow."""

PLANTS: Final = 16
ELIXIR: Final = 17
WAND: Final = 18
CURSE: Final = 19
KINDS: Final = 20
ITEM_LETTERS: Final = "HEWC"
"""Healing plants, elixir, wand, curse."""

CODES: Final = (*(f"{colour}{value}" for colour in COLOUR_LETTERS for value in range(1, VALUES + 1)), *ITEM_LETTERS)


class Card:
    """A potion, written `R1`, or an item, written `H`, `E`, `W` or `C`."""

    __slots__ = ("number", "written")

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.written: Final = str(CODES[number])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.number == other.number

    def __lt__(self, other: "Card") -> bool:
        return self.number < other.number

    def __hash__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.written

    def __repr__(self) -> str:
        return self.written

    @property
    def is_potion(self) -> bool:
        return self.number < POTIONS

    @property
    def colour(self) -> Colour | None:
        return COLOURS[self.number // VALUES] if self.is_potion else None

    @property
    def value(self) -> int | None:
        return self.number % VALUES + 1 if self.is_potion else None

    @classmethod
    def parse(cls, text: str) -> "Card":
        card = BY_CODE.get(text.upper())
        if card is None:
            raise Invalid("card", "one-of", known=CODES, found=text)
        return card


CARDS: Final = tuple(Card(number) for number in range(KINDS))
BY_CODE: Final = {str(card): card for card in CARDS}


def counted(cards: list[int]) -> tuple[Card, ...]:
    """Cards one by one, from the number of copies of each kind."""
    return tuple([CARDS[kind] for kind, copies in enumerate(cards) if copies for _ in range(copies)])
