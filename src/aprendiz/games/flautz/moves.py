"""The moves of FLAUTZ! as people name them, and the way to action numbers and back."""

from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.state import CHANCE
from aprendiz.core.value import Value
from aprendiz.games.flautz.actions import DECLARE, EXCHANGES, FOCUS, REPLACE, REST
from aprendiz.games.flautz.cards import CARDS, COLOURS, Card, Colour
from aprendiz.games.flautz.places import PLACES, ROW_SIZE, ROWS, Row, row_of
from aprendiz.games.flautz.rules import APPRENTICES_OF, FlautzState
from aprendiz.games.flautz.state import BEGIN, EMPTY, ENROL


class Exchange(Value, frozen=True):
    """Take a face-up card and lay one of your other cards in its place (4), declaring or not (7.2)."""

    take: Card
    row: Row
    give: Card
    declare: bool = False


class Replace(Value, frozen=True):
    """Focused: have a face-up card replaced by one from the deck (5.2); an exchange follows."""

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


def move_of(state: FlautzState, action: int) -> Move:
    """An action in words. Of an exchange or replacement at an empty place there is none: raises Invalid."""
    if state.actor == CHANCE:
        return outcome_of(state, action)
    if action < REPLACE:
        give, place = divmod(action % EXCHANGES, PLACES)
        return Exchange(card_at(state, place), row_of(place), CARDS[give], declare=action >= EXCHANGES)
    if action < FOCUS:
        place = action - REPLACE
        return Replace(card_at(state, place), row_of(place))
    if action == FOCUS:
        return Focus()
    return Declare() if action == DECLARE else Rest()


def outcome_of(state: FlautzState, action: int) -> Draw | Enrol | Begin:
    if state.phase == ENROL:
        return Enrol(tuple(COLOURS[colour] for colour in APPRENTICES_OF[state.seats][action]))
    if state.phase == BEGIN:
        return Begin(action)
    return Draw(CARDS[action])


def action_of(state: FlautzState, move: Move) -> int:
    match move:
        case Exchange(take, row, give, declare):
            return give.number * PLACES + place_of(state, take, row) + (EXCHANGES if declare else 0)
        case Replace(card, row):
            return REPLACE + place_of(state, card, row)
        case Focus():
            return FOCUS
        case Declare():
            return DECLARE
        case Rest():
            return REST
        case Draw(card):
            return card.number
        case Enrol(colours):
            return APPRENTICES_OF[state.seats].index([COLOURS.index(colour) for colour in colours])
        case Begin(seat):
            return seat


def card_at(state: FlautzState, place: int) -> Card:
    card = state.face_up[place]
    if card == EMPTY:
        raise Invalid("place", "empty-place", place=place)
    return CARDS[card]


def place_of(state: FlautzState, card: Card, row: Row) -> int:
    """The first place of a row where a card lies."""
    first = ROWS.index(row) * ROW_SIZE
    for place in range(first, first + ROW_SIZE):
        if state.face_up[place] == card.number:
            return place
    raise Invalid("move", "not-there", card=str(card), row=row.value)
