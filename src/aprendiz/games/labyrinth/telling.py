"""Builds the events of The Magic Labyrinth from the numbers that the rules use."""

from aprendiz.core.event import Event
from aprendiz.games.labyrinth.events import (
    Bumped,
    ChipTaken,
    GameEnded,
    MazeBuilt,
    MazeKept,
    MazeShown,
    NightcapGiven,
    PotionDrunk,
    Rolled,
    SentHome,
    StarterFound,
    Stepped,
    Stopped,
    TargetDrawn,
    TurnBegan,
    TurnMissed,
    WandWaved,
)
from aprendiz.games.labyrinth.result import result
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.state import Table
from aprendiz.games.labyrinth.symbols import COMPASS
from aprendiz.games.labyrinth.walls import place, walls_of


def built(setup: Setup) -> Event:
    if not setup.is_turned:
        return MazeKept(walls=setup.walls, one_ways=setup.one_ways)
    return MazeBuilt(walls=setup.walls, one_ways=setup.one_ways)


def target_drawn(table: Table, symbol: int) -> Event:
    row, column = place(table.setup.square_of[symbol])
    return TargetDrawn(symbol=table.setup.symbols[symbol], row=row, column=column)


def started(seat: int) -> Event:
    return StarterFound(seat=seat)


def turn_began(seat: int) -> Event:
    return TurnBegan(seat=seat)


def rolled(seat: int, steps: int) -> Event:
    return Rolled(seat=seat, steps=steps)


def stepped(table: Table, seat: int, square: int, direction: int) -> Event:
    row, column = place(square)
    symbol = table.setup.edition.board[square]
    return Stepped(seat=seat, direction=COMPASS[direction], row=row, column=column, symbol=symbol)


def bumped(seat: int, square: int, direction: int) -> list[Event]:
    row, column = place(square)
    bump = Bumped(seat=seat, direction=COMPASS[direction], row=row, column=column)
    return [bump, SentHome(seat=seat)]


def stopped(seat: int, square: int) -> Event:
    row, column = place(square)
    return Stopped(seat=seat, row=row, column=column)


def chip_taken(table: Table, seat: int, symbol: int, chips: int) -> Event:
    return ChipTaken(seat=seat, symbol=table.setup.symbols[symbol], chips=chips)


def wand_waved(table: Table, seat: int, symbol: int) -> Event:
    return WandWaved(seat=seat, symbol=table.setup.symbols[symbol])


def potion_drunk(seat: int) -> Event:
    return PotionDrunk(seat=seat)


def nightcap_given(seat: int, receiver: int) -> Event:
    return NightcapGiven(seat=seat, receiver=receiver)


def turn_missed(seat: int) -> Event:
    return TurnMissed(seat=seat)


def game_ended(table: Table, ending: str) -> list[Event]:
    outcome = result(table)
    walls, one_ways = walls_of(table.maze)
    return [
        MazeShown(walls=(*map(str, walls), *map(str, one_ways))),
        GameEnded(ending=ending, winners=outcome.winners, result=outcome),
    ]
