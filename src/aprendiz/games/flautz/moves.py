"""The moves of FLAUTZ!, with names instead of numbers."""

from typing import Final

from aprendiz.core.value import Value
from aprendiz.games.flautz.cards import Card, Colour
from aprendiz.games.flautz.places import Row


class Exchange(Value, frozen=True):
    """Take a face-up card and lay one of your other cards in its place (4), declaring or not (7.2)."""

    take: Card
    row: Row
    give: Card
    declare: bool = False


class Replace(Value, frozen=True):
    """When focused, replace a face-up card by the top card of the deck (5.2); an exchange follows."""

    card: Card
    row: Row


class Focus(Value, frozen=True):
    """Turn the apprentice to the focus side (5.1)."""


class Declare(Value, frozen=True):
    """Declare FLAUTZ! instead of acting (7.2)."""


class Rest(Value, frozen=True):
    """Skip a final turn (7.3)."""


class Draw(Value, frozen=True):
    """Chance: the card that is dealt or drawn."""

    card: Card


class Enrol(Value, frozen=True):
    """Chance: the apprentices the players get, seat by seat (2.1)."""

    colours: tuple[Colour, ...]


class Begin(Value, frozen=True):
    """Chance: the first starting player (2.4)."""

    seat: int


Move = Exchange | Replace | Focus | Declare | Rest | Draw | Enrol | Begin
PlayerMove = Exchange | Replace | Focus | Declare | Rest
MOVES: Final[tuple[type[Move], ...]] = (Exchange, Replace, Focus, Declare, Rest, Draw, Enrol, Begin)
