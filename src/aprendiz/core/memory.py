"""What somebody in a seat can remember and conclude from the updates it was sent."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from aprendiz.core.dice import Dice
from aprendiz.core.state import State

EVERYTHING: Final = 1000
"""A span out of which nothing falls: more than there is to remember in any game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """Folded from updates alone: it never meets the true state."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def observe(self, update: Any) -> None:
        """Take in the next update of the seat, in order, from the first."""
        raise NotImplementedError

    def imagine(self, dice: Dice) -> State:
        """A full state that fits all that is known, as likely as the rules of chance make it.

        What players chose is taken as possible, not as a hint: it says nothing beyond what the rules force.
        """
        raise NotImplementedError

    def aids(self) -> object:
        """Memory help for the seat: what it could know if it forgot nothing."""
        raise NotImplementedError
