"""Toy games whose right answers are known, for the search."""

from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, HIDDEN, OVER, State


class Toy(State):
    """A state that is the list of its past actions; each game gives them a meaning."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.past: list[int] = []

    def copy(self) -> "Toy":
        other = type(self)(self.seats)
        other.actor, other.past = self.actor, self.past.copy()
        return other

    def draw(self, dice: Dice) -> int:
        odds = self.odds()
        return odds[dice.below(len(odds))][0]

    def play(self, action: int) -> None:
        self.past.append(action)
        self.actor = self.next_actor()

    def next_actor(self) -> int:
        raise NotImplementedError


GUESS, SAFE = 0, 1


class HiddenCoin(Toy):
    """A coin nobody sees: guess it, or be safe and win in three of five cases. A search that peeks always guesses."""

    def next_actor(self) -> int:
        return (CHANCE, 0, 0 if self.past[1:2] == [GUESS] else CHANCE, OVER)[len(self.past)]

    def legal(self, seat: int) -> list[int]:  # noqa: ARG002 - only one is ever asked
        return [0, 1]

    def odds(self) -> list[tuple[int, float]]:
        sides = 5 if self.past else 2
        return [(side, 1 / sides) for side in range(sides)]

    def heard(self, action: int, seat: int) -> int:  # noqa: ARG002 - nobody sees the coin
        return action if self.past else HIDDEN

    def scores(self) -> list[int]:
        coin, choice, last = self.past
        is_won = last == coin if choice == GUESS else last < 3
        return [int(is_won), int(not is_won)]


class Pennies(Toy):
    """Two sealed choices: the first seat wins if they are the same. A search that hears the other's always wins."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.actor = 0

    def next_actor(self) -> int:
        return (0, 1, OVER)[len(self.past)]

    def asked(self) -> list[int]:
        return list(range(len(self.past), 2))

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.asked() else []

    def heard(self, action: int, seat: int) -> int:
        return action if seat == self.actor else HIDDEN

    def scores(self) -> list[int]:
        is_same = self.past[0] == self.past[1]
        return [int(is_same), int(not is_same)]


class Nim(Toy):
    """Take one to three stones in turn; the player who takes the last one wins. Leave a multiple of four."""

    stones = 10

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.actor = 0

    def left(self) -> int:
        return self.stones - sum(self.past)

    def next_actor(self) -> int:
        return len(self.past) % self.seats if self.left() else OVER

    def legal(self, seat: int) -> list[int]:  # noqa: ARG002 - everybody has the same choice
        return [number for number in (1, 2, 3) if number <= self.left()]

    def heard(self, action: int, seat: int) -> int:  # noqa: ARG002 - everything is open
        return action

    def scores(self) -> list[int]:
        last = (len(self.past) - 1) % self.seats
        return [int(seat == last) for seat in range(self.seats)]
