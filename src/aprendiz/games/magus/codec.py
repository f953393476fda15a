"""Converts actions to moves and back; the only module that does."""

from aprendiz.core.errors import Invalid
from aprendiz.core.state import CHANCE
from aprendiz.games.magus.actions import (
    AIM,
    CAST,
    CHOOSE,
    DROP,
    FINISH,
    GIVE,
    HEAL,
    LIFT,
    PARTS,
    PASS,
    PAY,
    PAY_ELIXIR,
    PLACE,
    QUALITIES,
    SPEND,
    TAKE,
    TAKE_PART,
    WAND_FOR,
)
from aprendiz.games.magus.cards import CARDS, COLOURS, ELIXIR, PLANTS
from aprendiz.games.magus.edition import PILES
from aprendiz.games.magus.effects import EFFECTS
from aprendiz.games.magus.grid import MISS, SIZE
from aprendiz.games.magus.moves import (
    PART,
    Aim,
    Begin,
    Cast,
    ChanceMove,
    Choose,
    Conjure,
    Draw,
    Drop,
    Finish,
    Give,
    Heal,
    Land,
    Lift,
    Line,
    Miss,
    Move,
    Offer,
    Pass,
    Pay,
    Place,
    PlayerMove,
    Spend,
    Take,
    TakePart,
    Turn,
)
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.state import BEGIN, IN_PILE, NONE, OFFER, THROW, TURNING
from aprendiz.games.magus.telling import name_of


def move_of(state: MagusState, action: int) -> Move:
    """The move an action stands for; raises Invalid if its pile has no spell on offer."""
    if state.actor == CHANCE:
        return outcome_of(state, action)
    if action < TAKE:
        row, column = at(action - AIM if action < PLACE else action - PLACE)
        return Aim(row, column) if action < PLACE else Place(row, column)
    if action < CAST:
        return take_of(action)
    if action < PAY:
        pile = action - CAST if action < CHOOSE else action - CHOOSE
        spell = spell_on_offer(state, pile)
        return Cast(spell, PILES[pile]) if action < CHOOSE else Choose(spell, PILES[pile])
    return later_move_of(action)


def take_of(action: int) -> Take | TakePart:
    if action < TAKE_PART:
        line, quality = divmod(action - TAKE, QUALITIES)
        colour = COLOURS[quality] if quality < len(COLOURS) else None
        return Take(*line_of(line), colour, None if colour else quality - len(COLOURS) + 1)
    line, part = divmod(action - TAKE_PART, PARTS)
    return TakePart(*line_of(line), tuple(place + 1 for place in range(SIZE) if part >> place & 1))


def later_move_of(action: int) -> PlayerMove:
    if action <= PAY_ELIXIR:
        return Pay(CARDS[ELIXIR if action == PAY_ELIXIR else action - PAY])
    if action == HEAL:
        return Heal()
    if action < LIFT:
        return Conjure(CARDS[action - WAND_FOR])
    if action == LIFT:
        return Lift()
    if action < SPEND:
        return Give(action - GIVE)
    if action < FINISH:
        return Spend(CARDS[action - SPEND])
    if action == FINISH:
        return Finish()
    return Drop(CARDS[PLANTS + action - DROP]) if action < PASS else Pass(CARDS[action - PASS])


def outcome_of(state: MagusState, action: int) -> ChanceMove:
    if state.phase == THROW:
        return Miss() if action == MISS else Land(*at(action))
    if state.phase == OFFER:
        return Offer(name_of(state, action))
    if state.phase == TURNING:
        return Turn(EFFECTS[action])
    if state.phase == BEGIN:
        return Begin(action)
    return Draw(CARDS[action])


def action_of(state: MagusState, move: Move) -> int:
    """The action of a move; raises Invalid if the move names a spell that is not there."""
    match move:
        case Aim(row, column):
            return AIM + cell_of(row, column)
        case Place(row, column):
            return PLACE + cell_of(row, column)
        case Take(line, number, colour, value):
            quality: int = COLOURS.index(colour) if colour else len(COLOURS) + (value or 0) - 1
            return TAKE + line_number(line, number) * QUALITIES + quality
        case TakePart(line, number, places):
            part = sum(PART[place] for place in set(places))
            return TAKE_PART + line_number(line, number) * PARTS + part
        case Cast(_, points):
            return CAST + PILES.index(points)
        case Choose(_, points):
            return CHOOSE + PILES.index(points)
        case Pay(card):
            return PAY_ELIXIR if card.number == ELIXIR else PAY + card.number
        case Heal():
            return HEAL
        case Conjure(card):
            return WAND_FOR + card.number
        case Lift():
            return LIFT
        case Give(seat):
            return GIVE + seat
        case Spend(card):
            return SPEND + card.number
        case Finish():
            return FINISH
        case Drop(card):
            return DROP + card.number - PLANTS
        case Pass(card):
            return PASS + card.number
        case _:
            return outcome_number(state, move)


def outcome_number(state: MagusState, move: ChanceMove) -> int:
    match move:
        case Draw(card):
            return card.number
        case Land(row, column):
            return cell_of(row, column)
        case Miss():
            return MISS
        case Offer(spell):
            return spell_number(state, spell)
        case Turn(effect):
            return EFFECTS.index(effect)
        case Begin(seat):
            return seat


def at(cell: int) -> tuple[int, int]:
    return cell // SIZE + 1, cell % SIZE + 1


def cell_of(row: int, column: int) -> int:
    return (row - 1) * SIZE + column - 1


def line_of(line: int) -> tuple[Line, int]:
    return (Line.ROW if line < SIZE else Line.COLUMN), line % SIZE + 1


def line_number(line: Line, number: int) -> int:
    return number - 1 + (0 if line is Line.ROW else SIZE)


def spell_on_offer(state: MagusState, pile: int) -> str:
    spell = state.offer[pile]
    if spell == NONE:
        raise Invalid("spell", "empty-place", place=pile)
    return name_of(state, spell)


def spell_number(state: MagusState, name: str) -> int:
    """The first spell with this name that is left in the current pile, otherwise the first one of the pile."""
    numbers = [
        spell
        for spell in range(state.setup.spells)
        if state.setup.pile_of[spell] == state.pile and name_of(state, spell) == name
    ]
    if not numbers:
        raise Invalid("spell", "not-there", card=name, row="pile")
    left = [spell for spell in numbers if state.owners[spell] == IN_PILE]
    return left[0] if left else numbers[0]
