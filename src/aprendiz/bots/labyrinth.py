"""A bot for The Magic Labyrinth that remembers everything it has seen and walks the way it trusts most."""

from heapq import heappop, heappush

from aprendiz.core.dice import Dice
from aprendiz.core.update import Update
from aprendiz.games.labyrinth.events import Bumped, Stepped
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, NOWHERE
from aprendiz.games.labyrinth.moves import Drink, Nap, PlayerMove, Roll, Step, Wave
from aprendiz.games.labyrinth.symbols import COMPASS, Symbol
from aprendiz.games.labyrinth.view import Phase, View
from aprendiz.games.labyrinth.walls import square_of

UNKNOWN_STEP = 2.5
"""What a step is worth that may meet a wall, in steps that are known to be open."""

FAR = 7.0
"""From so many steps on an item is worth using."""


class LabyrinthGreedyBot:
    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)
        self._open: set[tuple[int, int]] = set()
        self._closed: set[tuple[int, int]] = set()

    def observe(self, update: Update[View, PlayerMove]) -> None:
        for frame in update.frames:
            for event in frame.events:
                if isinstance(event, Stepped):
                    back = COMPASS.index(event.direction) ^ 2
                    there = square_of(event.row, event.column)
                    self._learn(frame.view, self._open, BOARD.next[there * DIRECTIONS + back], back ^ 2)
                elif isinstance(event, Bumped):
                    here = square_of(event.row, event.column)
                    self._learn(frame.view, self._closed, here, COMPASS.index(event.direction))

    def _learn(self, view: View, steps: set[tuple[int, int]], square: int, direction: int) -> None:
        steps.add((square, direction))
        if not view.one_ways:
            steps.add((BOARD.next[square * DIRECTIONS + direction], direction ^ 2))

    def choose(self, update: Update[View, PlayerMove]) -> PlayerMove:
        view = update.frames[-1].view
        assert view.seat is not None
        if view.phase is Phase.CHOOSE:
            return self._item(view, view.seat, update.legal)
        ways = self._ways_to(view, view.target)
        here = square_of(*view.players[view.seat].place)
        merits = {move: -self._cost(ways, here, move) for move in update.legal}
        best = max(merits.values())
        return self._dice.choice([move for move, merit in merits.items() if merit == best])

    def _cost(self, ways: list[float], here: int, move: PlayerMove) -> float:
        """What it takes from here if the move is made; a step that leads away is no better than staying."""
        if not isinstance(move, Step):
            return ways[here]
        direction = COMPASS.index(move.direction)
        step = self._step_cost(here, direction)
        return step + ways[BOARD.next[here * DIRECTIONS + direction]] - 1

    def _item(self, view: View, seat: int, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        """An item where it helps: far away, or somebody else is near."""
        ways = self._ways_to(view, view.target)
        own = ways[square_of(*view.players[seat].place)]
        near = [
            other
            for other, player in enumerate(view.players)
            if other != seat and ways[square_of(*player.place)] + 1 < own
        ]
        for other in near:
            if Nap(other) in legal:
                return Nap(other)
        if Drink() in legal and own >= FAR:
            return Drink()
        return Wave() if Wave() in legal and near and own >= FAR else Roll()

    def _ways_to(self, view: View, target: Symbol | None) -> list[float]:
        """By square: what the way to the target costs, as far as walls are known."""
        costs = [float("inf")] * BOARD.squares
        if target is None:
            return costs
        queue = [(0.0, view.board.index(target))]
        while queue:
            cost, square = heappop(queue)
            if cost < costs[square]:
                costs[square] = cost
                for direction in range(DIRECTIONS):
                    before = BOARD.next[square * DIRECTIONS + direction]
                    if before != NOWHERE:
                        heappush(queue, (cost + self._step_cost(before, direction ^ 2), before))
        return costs

    def _step_cost(self, square: int, direction: int) -> float:
        if (square, direction) in self._closed:
            return float("inf")
        return 1.0 if (square, direction) in self._open else UNKNOWN_STEP
