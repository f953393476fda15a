"""Converts actions to moves and back; the only module that does."""

from aprendiz.core.errors import Invalid
from aprendiz.core.state import CHANCE
from aprendiz.games.labyrinth.actions import MIRRORED, NIGHTCAP, POTION, ROLL, STEP, STOP, WAND
from aprendiz.games.labyrinth.moves import (
    Begin,
    ChanceMove,
    Draw,
    Drink,
    Face,
    Move,
    Nap,
    PlayerMove,
    Roll,
    Step,
    Stop,
    Turn,
    Wave,
)
from aprendiz.games.labyrinth.rules import QUARTERS, LabyrinthState
from aprendiz.games.labyrinth.state import BEGIN, CHIP, ONE_WAYS, ROLLING, TURNING, WALLS
from aprendiz.games.labyrinth.symbols import COMPASS
from aprendiz.games.labyrinth.walls import NAMED, OneWay, Wall, one_way_at, wall_at

DEGREES = 90


def move_of(state: LabyrinthState, action: int) -> Move:
    """The move an action stands for."""
    return outcome_of(state, action) if state.actor == CHANCE else choice_of(action)


def choice_of(action: int) -> PlayerMove:
    if action < STOP:
        return Step(COMPASS[action - STEP])
    if action >= NIGHTCAP:
        return Nap(action - NIGHTCAP)
    others: dict[int, PlayerMove] = {STOP: Stop(), ROLL: Roll(), WAND: Wave(), POTION: Drink()}
    return others[action]


def outcome_of(state: LabyrinthState, action: int) -> ChanceMove:
    phase = state.phase
    if phase == WALLS:
        return wall_at(action)
    if phase == ONE_WAYS:
        return one_way_at(action)
    if phase == TURNING:
        return Turn(action % QUARTERS * DEGREES, action >= MIRRORED)
    if phase == CHIP:
        return Draw(state.setup.symbols[action])
    if phase == ROLLING:
        return Face(action)
    assert phase == BEGIN
    return Begin(action)


def action_of(state: LabyrinthState, move: Move) -> int:
    """The action of a move; raises Invalid if it names a wall where there is no slot, or a symbol that is not there."""
    match move:
        case Step(direction):
            return STEP + COMPASS.index(direction)
        case Stop():
            return STOP
        case Roll():
            return ROLL
        case Wave():
            return WAND
        case Drink():
            return POTION
        case Nap(seat):
            return NIGHTCAP + seat
        case _:
            return outcome_number(state, move)


def outcome_number(state: LabyrinthState, move: ChanceMove) -> int:
    match move:
        case Wall() | OneWay():
            if move not in NAMED.values():
                raise Invalid("wall", "no-slot", row=move.row, column=move.column)
            return move.slot if isinstance(move, Wall) else move.step
        case Turn(degrees, mirrored):
            return degrees // DEGREES + (MIRRORED if mirrored else 0)
        case Draw(symbol):
            if symbol not in state.setup.symbols:
                raise Invalid("symbol", "one-of", known=state.setup.symbols, found=symbol)
            return state.setup.symbols.index(symbol)
        case Face(steps):
            return steps
        case Begin(seat):
            return seat
