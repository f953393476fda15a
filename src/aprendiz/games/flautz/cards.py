"""The cards of FLAUTZ! (flautz-1.1 to 1.3): numbered for the rules, named for people."""

from dataclasses import dataclass
from typing import Final, Self

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


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A spell card has a colour and a value, an illusion only a value, a prism neither."""

    colour: Colour | None
    value: int | None

    def __str__(self) -> str:
        if self.value is None:
            return PRISM
        letter = ILLUSION if self.colour is None else LETTERS[COLOURS.index(self.colour)]
        return f"{letter}{self.value}"

    def __repr__(self) -> str:
        return str(self)

    @property
    def number(self) -> int:
        return NUMBERS[self]

    @classmethod
    def parse(cls, text: str) -> Self:
        """A card from its short form: `B3`, `I2`, `P`."""
        card = BY_NAME.get(text.upper())
        if card is None:
            raise Invalid("card", "no-card", found=text, known=(*LETTERS, ILLUSION), most=HIGHEST_VALUE, prism=PRISM)
        return cls(card.colour, card.value)


# The prism is number 0; then value by value the five colours and the illusion. So an edition with low values uses low
# numbers, whatever the highest value is, and numbers mean the same card in every edition.
KINDS_PER_VALUE: Final = 6
CARDS: Final = (
    Card(None, None),
    *(Card(colour, value) for value in range(1, HIGHEST_VALUE + 1) for colour in (*COLOURS, None)),
)
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
BY_NAME: Final = {str(card): card for card in CARDS}
