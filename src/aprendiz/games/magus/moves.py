"""The moves of Magus Novatus as people name them, and the way to action numbers and back."""

from dataclasses import dataclass
from typing import Final

from aprendiz.core.plain import Word
from aprendiz.games.magus.cards import Card, Colour
from aprendiz.games.magus.effects import Effect

PART: Final = (0, 1, 2, 4, 8, 16)
"""A place of a line, counted from 1, in a set of places."""


class Line(Word):
    ROW = "row"
    COLUMN = "column"


@dataclass(frozen=True, slots=True)
class Aim:
    """Throw the cube at a place of the grid (3.2); rows and columns are counted from 1."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the cube where the player to the right has to take from (3.3)."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take all potions of one colour or of one number from a row or column (3.4)."""

    line: Line
    number: int
    colour: Colour | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class TakePart:
    """Take some potions of a row or column, given by their places in it, that share a colour or a number (3.4)."""

    line: Line
    number: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cast:
    """Cast a spell on offer and pay as usual (4.1, 4.10)."""

    spell: str
    points: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Cast a spell on offer and choose what pays for it, card by card (4.10)."""

    spell: str
    points: int


@dataclass(frozen=True, slots=True)
class Pay:
    """The next potion or elixir of a payment (4.10)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Heal:
    """Use healing plants (8.2)."""


@dataclass(frozen=True, slots=True)
class Conjure:
    """Use the magic wand to take a potion from the discards (8.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lift:
    """Be rid of a curse for two potions (8.6)."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give a curse to somebody for three potions (8.6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Spend:
    """The next potion discarded for it (8.6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Finish:
    """Close phase II (4.7)."""


@dataclass(frozen=True, slots=True)
class Drop:
    """The item to be discarded (7.2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """The card to be passed to the left (7.6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the card that is laid, drawn, shown or handed over."""

    card: Card


@dataclass(frozen=True, slots=True)
class Land:
    """Chance: where the cube lands."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Miss:
    """Chance: the cube misses the grid."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Chance: the next spell of a pile."""

    spell: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: what stands on the back of a spell."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Begin:
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
