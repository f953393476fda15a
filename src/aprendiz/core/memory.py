"""What a seat can remember and conclude from the updates it was sent."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from aprendiz.core.dice import Dice
from aprendiz.core.state import State

EVERYTHING: Final = 1000
"""A memory span that forgets nothing: no game has more to remember."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """Built from updates alone; it never sees the true state."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def observe(self, update: Any) -> None:
        """Take in the next update of the seat, in order, from the first."""
        raise NotImplementedError

    def copy(self) -> "Memory":
        """An independent memory of the same updates."""
        raise NotImplementedError

    def imagine(self, dice: Dice) -> State:
        """A full state that fits everything the seat knows, drawn with the probability that chance gives it.

        Other players' choices only rule out states in which they would be illegal; they are not read as hints.
        """
        raise NotImplementedError

    def aids(self) -> object:
        """Memory help for the seat: everything it could know if it forgot nothing."""
        raise NotImplementedError
