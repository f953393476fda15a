"""The reference in The Magic Labyrinth: takes the shortest way, avoiding only the walls it remembers."""

from typing import Any, Final

from aprendiz.core.dice import Dice
from aprendiz.core.update import Update
from aprendiz.games.labyrinth.completing import CLOSED
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, NOWHERE
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.games.labyrinth.moves import Drink, Nap, Roll, Step, Wave
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.symbols import COMPASS
from aprendiz.games.labyrinth.walls import square_of

FORGETTING: Final = 1  # per cent of its finds, with every turn
FAR: Final = 6  # steps, from which on it uses an item
NO_WAY: Final = 99


class LabyrinthPlain:
    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self._seat = seat
        self._dice = Dice(seed)
        self._memory = LabyrinthMemory(setup, seat, forgetting=FORGETTING, seed=seed)

    def observe(self, update: Update[Any, Any]) -> None:
        self._memory.observe(update)

    def choose(self, update: Update[Any, Any]) -> Any:
        view = update.frames[-1].view
        ways = self._ways_to(view.board.index(view.target))
        steps = [ways[square_of(*player.place)] for player in view.players]
        if view.steps is None:
            wanted = [Drink(), Nap(steps.index(min(steps))), Wave()] if steps[self._seat] >= FAR else []
            return next((move for move in wanted if move in update.legal), Roll())
        here = square_of(*view.players[self._seat].place)
        after = {move: self._after(ways, here, move) for move in update.legal}
        return self._dice.choice([move for move in after if after[move] == min(after.values())])

    def _ways_to(self, target: int) -> list[int]:
        """Steps to the target, by square."""
        ways, found = [NO_WAY] * BOARD.squares, [target]
        ways[target] = 0
        for square in found:
            for direction in range(DIRECTIONS):
                before = BOARD.next[square * DIRECTIONS + direction]
                if before != NOWHERE and ways[before] == NO_WAY and self._is_open(before, direction ^ 2):
                    ways[before] = ways[square] + 1
                    found.append(before)
        return ways

    def _after(self, ways: list[int], here: int, move: Any) -> int:
        if not isinstance(move, Step):
            return ways[here]
        direction = COMPASS.index(move.direction)
        return ways[BOARD.next[here * DIRECTIONS + direction]] if self._is_open(here, direction) else NO_WAY

    def _is_open(self, square: int, direction: int) -> bool:
        slot = BOARD.slot[square * DIRECTIONS + direction]
        return bool(self._memory.known[slot * 2 + (BOARD.first[slot] != square)] != CLOSED)
