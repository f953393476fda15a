"""Converts actions to moves and back; the only module that does."""

from aprendiz.core.errors import Invalid
from aprendiz.core.state import CHANCE
from aprendiz.games.flautz.actions import DECLARE, EXCHANGES, FOCUS, REPLACE, REST
from aprendiz.games.flautz.cards import CARDS, COLOURS, Card
from aprendiz.games.flautz.moves import Begin, Declare, Draw, Enrol, Exchange, Focus, Move, Replace, Rest
from aprendiz.games.flautz.places import PLACES, ROW_SIZE, ROWS, Row, row_of
from aprendiz.games.flautz.rules import APPRENTICES_OF, FlautzState
from aprendiz.games.flautz.state import BEGIN, EMPTY, ENROL


def move_of(state: FlautzState, action: int) -> Move:
    """The move an action stands for. Raises Invalid for an exchange or replacement at an empty place."""
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
    """The first place in the row that holds the card."""
    first = ROWS.index(row) * ROW_SIZE
    for place in range(first, first + ROW_SIZE):
        if state.face_up[place] == card.number:
            return place
    raise Invalid("move", "not-there", card=str(card), row=row.value)
