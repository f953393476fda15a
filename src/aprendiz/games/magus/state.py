"""The data of a state of Magus Novatus: what lies where. `legal.py` and `rules.py` say what may be done with it."""

from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.packed import PackedState, restored
from aprendiz.games.magus.cards import CURSE, PLANTS, POTIONS
from aprendiz.games.magus.grid import CELLS
from aprendiz.games.magus.setup import Setup

# What the game is waiting for.
LAY: Final = 0  # chance: the next potion of the grid (2.1)
OFFER: Final = 1  # chance: the next spell of a pile (2.3, 4.4)
BEGIN: Final = 2  # chance: the first player (2.5)
AIMING: Final = 3  # where to throw the cube (3.2)
THROW: Final = 4  # chance: where the cube lands
PLACING: Final = 5  # the cell that the player to the left chooses (3.3)
TAKING: Final = 6  # what to take from the row or column (3.4)
CASTING: Final = 7  # phase II: cast, use items, or finish (4)
PAYING: Final = 8  # the next potion or elixir of a payment the player chooses (4.10)
SHOWING: Final = 9  # chance: the default payment, card by card, with a single outcome (4.2)
HEALING: Final = 10  # chance: which skull is healed (8.2)
SPENDING: Final = 11  # the next potion to be rid of a curse (8.6)
TURNING: Final = 12  # chance: the back of the spell just cast (4.5)
STEALING: Final = 13  # chance: a card for each player in turn (7.1)
DROPPING: Final = 14  # the item each player discards, sealed (7.2)
DROPPED: Final = 15  # chance: the items chosen, opened one by one, with a single outcome
HAUNTING: Final = 16  # chance: the skull each player passes, which nobody sees (7.5)
PASSING: Final = 17  # the card each player passes, sealed (7.6)
PASSED: Final = 18  # chance: the cards chosen, handed over one by one, with a single outcome
REFILLING: Final = 19  # chance: the next card for the grid (5.1)
DONE: Final = 20

EMPTY: Final = -1
NOBODY: Final = -1
NONE: Final = -1

# The owner of a spell that no seat has won yet.
IN_PILE: Final = -1
ON_OFFER: Final = -2

PILES: Final = 3
ITEMS: Final = 4

NUMBERS: Final = (
    *("actor", "phase", "turn", "turns", "idle", "cylinder", "deck_size", "cell", "misses", "pile", "chooser"),
    *("due", "target", "paid_elixirs", "items_dealt", "has_cast", "was_active"),
)
"""The attributes of a table that are single numbers."""


class Table(PackedState):
    """Cards, cells and spells are numbers. Deck and piles are only what is left in them; they have no order."""

    def __init__(self, setup: Setup, source: "Table | None" = None) -> None:
        """The table before the first action, or an independent copy of another."""
        super().__init__(setup.seats)
        self.setup = setup
        if source is None:
            self.phase: i64 = LAY
            self.turn: i64 = NOBODY
            self.turns: i64 = 0
            self.idle: i64 = 0
            self.cylinder: i64 = 0
            self.deck_size: i64 = 0
            self.cell: i64 = NONE
            self.misses: i64 = 0
            self.pile: i64 = NONE
            self.chooser: i64 = NOBODY
            self.due: i64 = 0
            self.target: i64 = NOBODY
            self.paid_elixirs: i64 = 0
            self.items_dealt: i64 = 0
            self.has_cast: i64 = 0
            self.was_active: i64 = 0
            self.grid: list[i64] = [EMPTY] * CELLS
            self.deck: list[i64] = [*setup.copies[:POTIONS], 0, 0, 0, 0]
            for copies in self.deck:
                self.deck_size += copies
            self.discards: list[i64] = []
            self.offer: list[i64] = [NONE] * PILES
            self.owners: list[i64] = [IN_PILE] * setup.spells
            self.backs: list[i64] = setup.backs.copy()
            self.items: list[i64] = [0] * (ITEMS * setup.seats)
            self.skulls: list[i64] = [0] * setup.seats
            self.hand_sizes: list[i64] = [0] * setup.seats
            self.paid: list[i64] = [0] * POTIONS
            self.sealed: list[i64] = [NONE] * setup.seats
            self.hands: list[list[i64]] = [[0] * POTIONS for _ in range(setup.seats)]
            self.graves: list[list[i64]] = [[0] * POTIONS for _ in range(setup.seats)]
        else:
            self.actor = source.actor
            self.phase = source.phase
            self.turn = source.turn
            self.turns = source.turns
            self.idle = source.idle
            self.cylinder = source.cylinder
            self.deck_size = source.deck_size
            self.cell = source.cell
            self.misses = source.misses
            self.pile = source.pile
            self.chooser = source.chooser
            self.due = source.due
            self.target = source.target
            self.paid_elixirs = source.paid_elixirs
            self.items_dealt = source.items_dealt
            self.has_cast = source.has_cast
            self.was_active = source.was_active
            self.grid = source.grid.copy()
            self.deck = source.deck.copy()
            self.discards = source.discards.copy()
            self.offer = source.offer.copy()
            self.owners = source.owners.copy()
            self.backs = source.backs.copy()
            self.items = source.items.copy()
            self.skulls = source.skulls.copy()
            self.hand_sizes = source.hand_sizes.copy()
            self.paid = source.paid.copy()
            self.sealed = source.sealed.copy()
            self.hands = [hand.copy() for hand in source.hands]
            self.graves = [grave.copy() for grave in source.graves]

    def has_curse(self, seat: i64) -> bool:
        return self.items[seat * ITEMS + CURSE - PLANTS] > 0

    def item_count(self, seat: i64, item: i64) -> i64:
        return self.items[seat * ITEMS + item - PLANTS]

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def numbers(self) -> tuple[str, ...]:
        return NUMBERS

    def lists(self) -> list[list[i64]]:
        return [
            *(self.grid, self.deck, self.discards, self.offer, self.owners, self.backs, self.items, self.skulls),
            *(self.hand_sizes, self.paid, self.sealed, *self.hands, *self.graves),
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.setup, self.pack())
