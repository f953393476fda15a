"""The moves of Magus Novatus, with names instead of numbers."""

from typing import Final

from aprendiz.core.plain import Word
from aprendiz.core.value import Value
from aprendiz.games.magus.cards import Card, Colour
from aprendiz.games.magus.effects import Effect

PART: Final = (0, 1, 2, 4, 8, 16)
"""By place of a line, counted from 1: its bit in a set of places."""


class Line(Word):
    ROW = "row"
    COLUMN = "column"


class Aim(Value, frozen=True):
    """Throw the cube at a place of the grid (3.2); rows and columns are counted from 1."""

    row: int
    column: int


class Place(Value, frozen=True):
    """Choose the cell for the player to the right, who missed twice (3.3)."""

    row: int
    column: int


class Take(Value, frozen=True):
    """Take all potions of one colour or of one number from a row or column (3.4)."""

    line: Line
    number: int
    colour: Colour | None = None
    value: int | None = None


class TakePart(Value, frozen=True):
    """Take some potions of a row or column, given by their places in it, that share a colour or a number (3.4)."""

    line: Line
    number: int
    places: tuple[int, ...]


class Cast(Value, frozen=True):
    """Cast a spell on offer with the default payment (4.1, 4.10)."""

    spell: str
    points: int


class Choose(Value, frozen=True):
    """Cast a spell on offer and choose the payment, card by card (4.10)."""

    spell: str
    points: int


class Pay(Value, frozen=True):
    """Add a potion or elixir to the payment (4.10)."""

    card: Card


class Heal(Value, frozen=True):
    """Use healing plants (8.2)."""


class Conjure(Value, frozen=True):
    """Use the magic wand to take a potion from the discards (8.4)."""

    card: Card


class Lift(Value, frozen=True):
    """Be rid of a curse for two potions (8.6)."""


class Give(Value, frozen=True):
    """Give a curse to another player for three potions (8.6)."""

    seat: int


class Spend(Value, frozen=True):
    """Discard a potion to be rid of the curse (8.6)."""

    card: Card


class Finish(Value, frozen=True):
    """Close phase II (4.7)."""


class Drop(Value, frozen=True):
    """Discard an item (7.2)."""

    card: Card


class Pass(Value, frozen=True):
    """Pass a card left (7.6)."""

    card: Card


class Draw(Value, frozen=True):
    """Chance: the card that is laid, drawn, shown or handed over."""

    card: Card


class Land(Value, frozen=True):
    """Chance: where the cube lands."""

    row: int
    column: int


class Miss(Value, frozen=True):
    """Chance: the cube misses the grid."""


class Offer(Value, frozen=True):
    """Chance: the next spell of a pile."""

    spell: str


class Turn(Value, frozen=True):
    """Chance: the effect on the back of a spell."""

    effect: Effect


class Begin(Value, frozen=True):
    """Chance: the first player (2.5)."""

    seat: int


PlayerMove = (
    Aim | Place | Take | TakePart | Cast | Choose | Pay | Heal | Conjure | Lift | Give | Spend | Finish | Drop | Pass
)
ChanceMove = Draw | Land | Miss | Offer | Turn | Begin
Move = PlayerMove | ChanceMove
MOVES: Final[tuple[type[Move], ...]] = (
    *(Aim, Place, Take, TakePart, Cast, Choose, Pay, Heal, Conjure, Lift, Give, Spend, Finish, Drop, Pass),
    *(Draw, Land, Miss, Offer, Turn, Begin),
)
