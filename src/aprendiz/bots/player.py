"""What a bot is, and the simplest one, for any game."""

from typing import Protocol, TypeVar

from aprendiz.core.dice import Dice
from aprendiz.core.update import Update

V = TypeVar("V")
M = TypeVar("M")


class Bot(Protocol[V, M]):
    def observe(self, update: Update[V, M]) -> None:
        """Take in the next update of the seat, in order, from the first."""
        ...

    def choose(self, update: Update[V, M]) -> M:
        """One of `update.legal`, where `update` is the newest that was observed."""
        ...


class Forgetful:
    """A bot that keeps nothing from one update to the next."""

    def observe(self, update: Update[V, M]) -> None:
        pass


class RandomBot(Forgetful):
    """Makes any legal move, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, update: Update[V, M]) -> M:
        return self._dice.choice(list(update.legal))
