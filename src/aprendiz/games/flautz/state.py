"""The data of a state of FLAUTZ!: what lies where. What may be done with it is in `legal.py` and `rules.py`."""

from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.packed import PackedState, restored
from aprendiz.games.flautz.places import PLACES
from aprendiz.games.flautz.setup import Setup

# What the game is waiting for.
ENROL: Final = 0  # chance: each player's apprentice (2.1)
BEGIN: Final = 1  # chance: the first starting player (2.4)
DEAL: Final = 2  # chance: the next card of the deal (2.2, 2.3)
TURN: Final = 3  # the actor's whole turn (3.4)
REFILL: Final = 4  # chance: the card for the place a focused player emptied (5.2)
EXCHANGE: Final = 5  # the exchange that must follow the replacement (5.3)
GATHER: Final = 6  # chance: the first card of another match, dealt after all cards are gathered (2.5)
DONE: Final = 7

EMPTY: Final = -1
NOBODY: Final = -1

FLAG: Final[list[i64]] = [1, 2, 4, 8, 16]
"""By seat: its bit in a set of seats, such as the focused ones."""


NUMBERS: Final = (
    *("actor", "phase", "match", "starter", "field", "turn", "turns"),
    *("dealt", "gap", "caller", "deck_size", "focused", "opened"),
)
"""The attributes of a table that are single numbers."""


class Table(PackedState):
    """Cards and places are numbers (`cards.py`, `places.py`). The deck counts copies of each card; it has no order."""

    def __init__(self, setup: Setup, source: "Table | None" = None) -> None:
        """The table before the first action, or an independent copy of another."""
        super().__init__(setup.seats)
        self.setup = setup
        if source is None:
            self.phase: i64 = ENROL
            self.match: i64 = 0
            self.starter: i64 = setup.starter
            self.field: i64 = 0
            self.turn: i64 = NOBODY
            self.turns: i64 = 0
            self.dealt: i64 = 0
            self.gap: i64 = EMPTY
            self.caller: i64 = NOBODY
            self.deck_size: i64 = setup.cards
            self.focused: i64 = 0
            self.opened: i64 = 0
            self.apprentices: list[i64] = []
            self.crystals: list[i64] = [0] * setup.seats
            self.noted: list[i64] = []
            self.face_up: list[i64] = [EMPTY] * PLACES
            self.deck: list[i64] = setup.copies.copy()
            self.discards: list[i64] = []
            self.hands: list[list[i64]] = [[] for _ in range(setup.seats)]
        else:
            self.actor = source.actor
            self.phase = source.phase
            self.match = source.match
            self.starter = source.starter
            self.field = source.field
            self.turn = source.turn
            self.turns = source.turns
            self.dealt = source.dealt
            self.gap = source.gap
            self.caller = source.caller
            self.deck_size = source.deck_size
            self.focused = source.focused
            self.opened = source.opened
            self.apprentices = source.apprentices.copy()
            self.crystals = source.crystals.copy()
            self.noted = source.noted.copy()
            self.face_up = source.face_up.copy()
            self.deck = source.deck.copy()
            self.discards = source.discards.copy()
            self.hands = [hand.copy() for hand in source.hands]

    def clear(self) -> None:
        """Put all cards back into the deck and turn every apprentice to the character side."""
        self.field = 0
        self.dealt = 0
        self.deck = self.setup.copies.copy()
        self.deck_size = self.setup.cards
        self.caller = NOBODY
        self.focused = 0
        self.opened = 0
        self.face_up = [EMPTY] * PLACES
        self.discards = []
        self.hands = [[] for _ in range(self.seats)]

    def numbers(self) -> tuple[str, ...]:
        return NUMBERS

    def lists(self) -> list[list[i64]]:
        return [self.apprentices, self.crystals, self.noted, self.face_up, self.deck, self.discards, *self.hands]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.setup, self.pack())
