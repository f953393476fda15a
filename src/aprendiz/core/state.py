"""The state machine that every game is: one moment, the seat to act, and the effect of an action."""

from hashlib import blake2b
from typing import Any, Final

from msgspec.json import encode
from mypy_extensions import i64, mypyc_attr

from aprendiz.core.dice import Dice
from aprendiz.core.event import Event

CHANCE: Final = -1
"""The seat that draws cards and rolls dice."""

OVER: Final = -2
"""The actor of a game that has ended."""

SPECTATOR: Final = -3
"""A viewer without a seat, who sees and hears only what is public."""

HIDDEN: Final = -1
"""Stands for an action that a seat may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one game. Mutable, cheap to copy, plain integers inside.

    Player actions and chance actions are numbered separately, both from 0; the actor tells which kind is meant.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = CHANCE
        # `play` writes events to the tape. Search leaves it None, which costs nothing.
        self.tape: list[Event] | None = None

    def asked(self) -> list[i64]:
        """The seats whose choice is open now; several where choices are made at the same moment."""
        return [self.actor] if self.actor >= 0 else []

    def legal(self, seat: i64) -> list[i64]:
        """A new list of an asked seat's legal actions; it never depends on another seat's sealed choice."""
        raise NotImplementedError

    def choose(self, dice: Dice) -> i64:
        """One legal action of the actor, each equally likely; a game may find it without listing them all."""
        legal = self.legal(self.actor)
        return legal[dice.below(len(legal))]

    def play(self, action: i64) -> None:
        """Carry out an action of `actor`. Unchecked: the caller has looked the action up in `legal` or `odds`."""
        raise NotImplementedError

    def draw(self, dice: Dice) -> i64:
        """One chance action, fairly drawn, with exactly one call of `dice.below`."""
        raise NotImplementedError

    def odds(self) -> list[tuple[i64, float]]:
        """The possible results of `draw` with their probabilities."""
        raise NotImplementedError

    def heard(self, action: i64, seat: i64) -> i64:
        """What a seat (or SPECTATOR) perceives of an action about to be played: the action itself or HIDDEN."""
        raise NotImplementedError

    def scores(self) -> list[i64]:
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy, without the tape."""
        raise NotImplementedError

    def pack(self) -> list[i64]:
        """Everything that can change, as whole numbers in a fixed order; equal packs mean equal moments."""
        raise NotImplementedError

    def digest(self) -> str:
        """A fingerprint of `pack`, the same on every build and machine."""
        numbers = encode([int(number) for number in self.pack()])
        return blake2b(numbers.replace(b",", b", "), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        raise TypeError("a state changes: use its digest as a key")

    def __reduce__(self) -> tuple[Any, ...]:
        raise NotImplementedError
