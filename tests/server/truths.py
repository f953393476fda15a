"""Two games that differ only in what the onlooker may not know, and houses in which chance gives one or the other."""

import itertools
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Literal

from mypy_extensions import i64

from aprendiz.core.conformance import AnyGame, FixedDice
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.core.plain import as_object
from aprendiz.core.seal import Envelope, SealedDice
from aprendiz.core.secrecy import dealt_again, part_of_a_game, reached
from aprendiz.core.session import Viewer
from aprendiz.core.state import CHANCE, State
from aprendiz.games import load
from aprendiz.host.house import House
from aprendiz.host.store import MemoryStore
from aprendiz.host.table import Sealing
from aprendiz.host.thinking import Thinking

Kind = Literal["seat", "spectator", "covered"]
"""The kind of onlooker: a device with one chair, a spectator, or a shared device on which both seats are covered."""

Move = dict[str, Any]

MIDNIGHT = 1_700_000_000.0


@dataclass(frozen=True)
class Case:
    kind: Kind
    seed: int
    plan: dict[str, Any]

    @property
    def game(self) -> AnyGame:
        return load(self.plan["game"])

    @property
    def seats(self) -> int:
        return int(self.plan["seats"])

    @property
    def setup(self) -> Any:
        return self.game.setup(seats=self.seats, edition=self.plan["edition"], **self.plan["options"])

    @property
    def viewer(self) -> Viewer:
        """The view that the onlooker is shown."""
        return self.seed % self.seats if self.kind == "seat" else None

    @property
    def own(self) -> tuple[int, ...]:
        """The chairs of the onlooker's device."""
        first = self.seed % self.seats
        return {"seat": (first,), "spectator": (), "covered": (first, (first + 1) % self.seats)}[self.kind]

    @property
    def host(self) -> int:
        """The chair of the host."""
        return self.seed // 2 % self.seats

    @property
    def helped(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if (self.seed + seat) % 3 != 1)


@dataclass(frozen=True)
class Turn:
    """A move, and the moves that the onlooker tries before it."""

    seat: int
    move: Move
    asked: tuple[int, ...]
    probes: tuple[Move, ...]
    """Moves to try, legal or not."""


def two_truths(case: Case) -> tuple[list[int], list[int]]:
    """The history of a part of a random game, and another history that the onlooker cannot tell from it."""
    history = part_of_a_game(case.game, case.setup, case.seed, Dice(case.seed))
    return history, dealt_again(case.game, case.setup, history, case.viewer, Dice(case.seed))


def hidden_differs(case: Case, truths: tuple[list[int], list[int]], hidden: Callable[[Any, Viewer], object]) -> bool:
    one, other = (hidden(reached(case.game, case.setup, history), case.viewer) for history in truths)
    return one != other


def turns(case: Case, history: list[int], truth: list[int]) -> list[Turn]:
    """The players' moves of a history. What the onlooker tries comes from `truth`, the same for both histories."""
    game, dice = case.game, Dice(case.seed)
    state, true_state = game.start(case.setup), game.start(case.setup)
    found = []
    for action, true_action in zip(history, truth, strict=True):
        if state.actor != CHANCE:
            asked = tuple(int(seat) for seat in state.asked())
            probes = sampled(game, true_state, dice)
            found.append(Turn(int(state.actor), as_object(game.move(state, action)), asked, probes))
        state.play(action)
        true_state.play(true_action)
    return found


def sampled(game: AnyGame, state: State, dice: Dice) -> tuple[Move, ...]:
    """A sample of all moves of the game."""
    found = []
    for action in (dice.below(game.actions) for _ in range(3)):
        with suppress(Invalid):
            found.append(as_object(game.move(state, action)))
    return tuple(found)


class FoundDice(SealedDice):
    """Dice that give prepared numbers."""

    def __init__(self, numbers: tuple[int, ...], draws: int) -> None:
        super().__init__(b"", draws)
        self.numbers = numbers

    def below(self, n: i64) -> i64:  # noqa: ARG002 - the numbers were prepared for it
        self.draws += 1
        return self.numbers[self.draws - 1]


@dataclass(frozen=True)
class Prearranged(Envelope):
    """An envelope whose dice do not depend on its seed and seal."""

    numbers: tuple[int, ...] = field(default=())

    def dice(self, header: bytes, draws: int = 0) -> SealedDice:  # noqa: ARG002 - only sealed dice depend on it
        return FoundDice(self.numbers, draws)


def leading_to(case: Case, history: list[int]) -> tuple[int, ...]:
    """The dice numbers with which chance repeats a history."""
    state: State = case.game.start(case.setup)
    numbers = []
    for action in history:
        if state.actor == CHANCE:
            numbers.append(next(number for number in itertools.count() if state.draw(FixedDice(number)) == action))
        state.play(action)
    return tuple(numbers)


@dataclass
class Fixed:
    """The same time, secrets and codes for every house."""

    time: float = MIDNIGHT
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def now(self) -> float:
        return self.time

    def secret(self, size: int) -> bytes:
        return blake2b(str(next(self._numbers)).encode(), digest_size=size).digest()

    def code(self) -> str:
        return "".join("bdfklmnprst"[digit % 11] + "aeiou"[digit % 5] for digit in self.secret(4))

    def long_code(self) -> str:
        return self.secret(13).hex()

    def house(self, sealing: Sealing) -> House:
        """A house without worker processes: all chairs belong to people."""
        thinking = Thinking(processes=1)
        return House(
            MemoryStore(),
            thinking,
            now=self.now,
            clock=self.now,
            secret=self.secret,
            code=self.code,
            long_code=self.long_code,
            sealing=sealing,
        )
