"""Every kind of event and move of The Magic Labyrinth, in every form that changes its sentence."""

from collections.abc import Iterator

from aprendiz.core.event import Event
from aprendiz.games.labyrinth import events, moves
from aprendiz.games.labyrinth.floor import BOARD
from aprendiz.games.labyrinth.moves import Move
from aprendiz.games.labyrinth.result import LabyrinthResult
from aprendiz.games.labyrinth.symbols import COMPASS, ITEMS, MAGICIANS, SYMBOLS, Direction, Symbol
from aprendiz.games.labyrinth.walls import OneWay, Wall

SEATS = 3

LEXICON = {
    *(f"symbol-{symbol}" for symbol in SYMBOLS),
    *(f"magician-{magician.value}" for magician in MAGICIANS),
    *(f"{word}-{direction.value}" for word in ("direction", "letter") for direction in COMPASS),
    *(f"item-{item.value}" for item in ITEMS),
    *(f"plan-corner-{number}" for number in range(1, len(BOARD.corners) + 1)),
}


def ended(ending: str, winners: tuple[int, ...], decided_by: str) -> Event:
    others = tuple(seat for seat in range(SEATS) if seat not in winners)
    result = LabyrinthResult((winners, others), decided_by, chips=(5, 5, 1))
    return events.GameEnded(ending=ending, winners=winners, result=result)


def told() -> Iterator[Event]:
    for walls, one_ways in ((0, 0), (1, 0), (19, 0), (1, 1), (24, 1), (24, 8)):
        yield events.MazeBuilt(walls=walls, one_ways=one_ways)
        yield events.MazeKept(walls=walls, one_ways=one_ways)
    for symbol in SYMBOLS:
        yield events.TargetDrawn(symbol=symbol, row=1, column=2)
    yield events.TargetDrawn(symbol="Flying carpet", row=1, column=2)
    yield events.StarterFound(seat=0)
    yield events.TurnBegan(seat=0)
    yield events.Rolled(seat=0, steps=1)
    yield events.Rolled(seat=0, steps=4)
    for direction in COMPASS:
        yield events.Stepped(seat=0, direction=direction, row=3, column=4, symbol=None)
        yield events.Stepped(seat=0, direction=direction, row=1, column=2, symbol=Symbol.OWL)
        yield events.Bumped(seat=0, direction=direction, row=5, column=6)
    yield events.Stepped(seat=0, direction=Direction.EAST, row=3, column=2, symbol=Symbol.STAR)
    yield events.SentHome(seat=0)
    yield events.Stopped(seat=0, row=2, column=5)
    yield events.ChipTaken(seat=0, symbol=Symbol.CANDLE, chips=1)
    yield events.ChipTaken(seat=0, symbol=Symbol.RING, chips=5)
    yield events.WandWaved(seat=0, symbol=Symbol.HOURGLASS)
    yield events.PotionDrunk(seat=0)
    yield events.NightcapGiven(seat=0, receiver=1)
    yield events.TurnMissed(seat=0)
    yield events.MazeShown(walls=())
    yield events.MazeShown(walls=("12-13", "22-32", "16>15"))
    for ending in (events.GOAL, events.LIMIT):
        yield ended(ending, (0,), "chips")
    yield ended(events.LIMIT, (0, 1), "shared")


def choices() -> Iterator[Move]:
    yield from (moves.Step(direction) for direction in COMPASS)
    yield from (moves.Stop(), moves.Roll(), moves.Wave(), moves.Drink(), moves.Nap(2))
    yield from (Wall(1, 2, side) for side in (Direction.EAST, Direction.SOUTH))
    yield from (OneWay(2, 3, way) for way in COMPASS)
    yield from (moves.Turn(90, mirrored=False), moves.Turn(0, mirrored=True))
    yield from (moves.Draw(symbol) for symbol in (Symbol.GEM, Symbol.FLASK, Symbol.SPIDER))
    yield from (moves.Face(1), moves.Face(3), moves.Begin(2))
