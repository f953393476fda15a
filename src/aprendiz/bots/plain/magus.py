"""The reference in Magus Novatus: looks one move ahead, for points and for a hand close to a spell."""

from typing import Any

from aprendiz.core.dice import Dice
from aprendiz.core.update import Update
from aprendiz.games.magus.actions import CHOOSE, DROP, GIVE, LIFT, PASS, PAY, SPEND
from aprendiz.games.magus.cards import ELIXIR
from aprendiz.games.magus.codec import move_of
from aprendiz.games.magus.grid import CELLS
from aprendiz.games.magus.matching import fewest_elixirs
from aprendiz.games.magus.memory import MagusMemory
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.state import AIMING, DROPPING, HEALING, NONE, PASSING, PLACING, SHOWING, TAKING

POINT, MISSING, SPARE, WORST, URGENT = 10.0, 1.5, 0.1, -100.0, 1000.0


class MagusPlain:
    def __init__(self, setup: Any, seat: int, seed: int) -> None:
        self._seat, self._dice, self._memory = seat, Dice(seed), MagusMemory(setup, seat)

    def observe(self, update: Update[Any, Any]) -> None:
        self._memory.observe(update)

    def choose(self, update: Update[Any, Any]) -> Any:  # noqa: ARG002 - the memory has seen it
        now = self._memory.imagine(self._dice)
        cells = [within_reach(now.copy(), cell) for cell in range(CELLS)] if now.phase in (AIMING, PLACING) else [0.0]
        legal = [action for action in now.legal(self._seat) if not CHOOSE <= action < PAY]
        ways = [(self._merit(now.phase, now.copy(), action, [*cells, min(cells)]), action) for action in legal]
        return move_of(now, self._dice.choice([action for merit, action in ways if merit == max(ways)[0]]))

    def _merit(self, phase: int, state: MagusState, action: int, cells: list[float]) -> float:
        if phase == DROPPING or LIFT <= action < SPEND:
            return (0, -2, -1)[action - DROP] if phase == DROPPING else URGENT + (action >= GIVE)
        if phase == PASSING:
            state.hands[self._seat][action - PASS] -= 1
            return nearness(state, self._seat)
        state.play(action)
        if phase in (AIMING, PLACING):
            return sum(odds * cells[cell] for cell, odds in state.odds()) if phase == AIMING else -cells[state.cell]
        while state.phase in (SHOWING, HEALING):
            state.play(state.draw(self._dice))
        return POINT * int(state.scores()[self._seat]) + nearness(state, self._seat)


def within_reach(now: MagusState, cell: int) -> float:
    now.phase, now.actor, now.cell = TAKING, now.turn, cell
    near = [WORST]
    for action in now.legal(now.turn):
        (after := now.copy()).play(action)
        near.append(nearness(after, now.turn))
    return max(near)


def nearness(state: MagusState, seat: int) -> float:
    hand, elixirs, setup = state.hands[seat], state.item_count(seat, ELIXIR), state.setup
    lacking = {spell: fewest_elixirs(setup.patterns[spell], hand) - elixirs for spell in state.offer if spell != NONE}
    near = (int(setup.points[spell]) - MISSING * max(0, int(number)) for spell, number in lacking.items())
    return max(near, default=0.0) - SPARE * int(sum(hand))
