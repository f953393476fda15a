"""The cards of FLAUTZ! (flautz-1.1 to 1.3): numbered for the rules, named for people."""

from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.plain import Word

HIGHEST_VALUE: Final = 9
"""The largest value an edition may use."""


class Colour(Word):
    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"
    ORANGE = "orange"
    PINK = "pink"


COLOURS: Final = tuple(Colour)
LETTERS: Final = "BGVOK"
"""One letter per colour: purple is V as in violet, because P is the prism; pink is K."""

ILLUSION: Final = "I"
PRISM: Final = "P"


# The prism is number 0. Then come, value by value, the five colours and the illusion. So a number means the same card
# in every edition, whatever its highest value is, and an edition with low values uses only low numbers.
KINDS_PER_VALUE: Final = 6
CODES: Final = (
    PRISM,
    *(f"{letter}{value}" for value in range(1, HIGHEST_VALUE + 1) for letter in (*LETTERS, ILLUSION)),
)


class Card:
    """A spell card has a colour and a value, an illusion only a value, a prism neither."""

    __slots__ = ("colour", "number", "value", "written")

    def __init__(self, colour: Colour | None, value: int | None) -> None:
        kind = len(COLOURS) if colour is None else COLOURS.index(colour)
        self.colour: Final = colour
        self.value: Final = value
        self.number: Final = 0 if value is None else 1 + KINDS_PER_VALUE * (value - 1) + kind
        self.written: Final = CODES[self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.number == other.number

    def __hash__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.written

    def __repr__(self) -> str:
        return self.written

    @classmethod
    def parse(cls, text: str) -> "Card":
        """A card from its short form: `B3`, `I2`, `P`."""
        card = BY_NAME.get(text.upper())
        if card is None:
            raise Invalid("card", "no-card", found=text, known=(*LETTERS, ILLUSION), most=HIGHEST_VALUE, prism=PRISM)
        return card


CARDS: Final = (
    Card(None, None),
    *(Card(colour, value) for value in range(1, HIGHEST_VALUE + 1) for colour in (*COLOURS, None)),
)
BY_NAME: Final = {str(card): card for card in CARDS}
