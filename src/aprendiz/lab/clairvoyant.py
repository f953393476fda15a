"""A master who sees everything: how much there is to gain by knowing more. Never at a table; no table can reach it."""

from typing import Any

from aprendiz.bots.levels import LEVELS, judge_of
from aprendiz.bots.thought import Thought
from aprendiz.core.dice import Dice
from aprendiz.core.memory import Memory
from aprendiz.core.session import Session
from aprendiz.core.state import State
from aprendiz.core.update import Update
from aprendiz.games.labyrinth.completing import CLOSED, OPEN
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, SLOTS
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.games.labyrinth.rules import LabyrinthState


class Clairvoyant:
    def __init__(self, session: Session[Any, Any], setup: Any, seat: int, seed: int) -> None:
        self._session = session
        self._level = LEVELS[session.game.name]["master"]
        self._seed = seed
        is_maze = session.game.name == "labyrinth"
        self._memory = LabyrinthMemory(setup, seat) if is_maze else SeenState(session, seat)

    def observe(self, update: Update[Any, Any]) -> None:
        self._memory.observe(update)
        if isinstance(self._memory, LabyrinthMemory):
            see(self._memory, self._session.state)

    def choose(self, update: Update[Any, Any]) -> Any:
        if len(update.legal) == 1:
            return update.legal[0]
        dice = Dice(self._seed * 1_000_003 + update.version)
        judge = judge_of(self._session.game, self._memory, self._level, dice)
        thought = Thought(self._session.game, self._memory, judge, dice, self._level.worlds)
        thought.think(self._level.simulations)
        return thought.judgement().best.move


class SeenState(Memory):
    """Imagines what is."""

    def __init__(self, session: Session[Any, Any], seat: int) -> None:
        super().__init__(seat)
        self._session = session

    def observe(self, update: Update[Any, Any]) -> None:
        """Nothing it does not see anyway."""

    def imagine(self, dice: Dice) -> State:  # noqa: ARG002 - nothing is left to chance
        return self._session.state.copy()


def see(memory: LabyrinthMemory, state: State) -> None:
    """From now on it knows every wall."""
    assert isinstance(state, LabyrinthState)
    for slot in range(SLOTS):
        first, across = BOARD.first[slot], BOARD.across[slot]
        there = BOARD.next[first * DIRECTIONS + across]
        memory.known[slot * 2] = OPEN if state.maze.is_open(first, across) else CLOSED
        memory.known[slot * 2 + 1] = OPEN if state.maze.is_open(there, across ^ 2) else CLOSED
