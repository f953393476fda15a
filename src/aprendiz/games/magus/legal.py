"""The legal actions of Magus Novatus, and the seats that are asked (magus-3, 4, 7, 8)."""

from typing import Final

from mypy_extensions import i64

from aprendiz.games.magus.actions import (
    AIM,
    CAST,
    CHOOSE,
    DROP,
    FINISH,
    GIVE,
    HEAL,
    LIFT,
    PARTS,
    PASS,
    PAY,
    PAY_ELIXIR,
    PLACE,
    QUALITIES,
    SPEND,
    TAKE,
    TAKE_PART,
    WAND_FOR,
)
from aprendiz.games.magus.cards import CURSE, ELIXIR, PLANTS, POTIONS, WAND
from aprendiz.games.magus.grid import CELLS, CELLS_OF, LINES, SIZE
from aprendiz.games.magus.matching import can_complete, castable
from aprendiz.games.magus.state import (
    AIMING,
    CASTING,
    DROPPING,
    EMPTY,
    ITEMS,
    NONE,
    PASSING,
    PAYING,
    PILES,
    PLACING,
    SPENDING,
    TAKING,
    Table,
)

COLOUR: Final[list[i64]] = [potion // 4 for potion in range(POTIONS)]
NUMBER: Final[list[i64]] = [4 + potion % 4 for potion in range(POTIONS)]
"""The two qualities of each potion, numbered as in actions."""

BIT: Final[list[i64]] = [1, 2, 4, 8, 16, 32, 64, 128]
TO_LIFT: Final = 2
TO_GIVE: Final = 3
"""Numbers of potions that it takes to be rid of a curse (8.6)."""


class LegalTable(Table):
    def asked(self) -> list[i64]:
        if self.phase == DROPPING:
            return [seat for seat in range(self.seats) if self.sealed[seat] == NONE and self.may_drop(seat)]
        if self.phase == PASSING:
            return [seat for seat in range(self.seats) if self.sealed[seat] == NONE and self.hand_sizes[seat]]
        return [self.actor] if self.actor >= 0 else []

    def may_drop(self, seat: i64) -> bool:
        """Whether a player has an item other than a curse (7.2)."""
        first: i64 = seat * ITEMS
        return self.items[first] + self.items[first + 1] + self.items[first + 2] > 0

    def legal(self, seat: i64) -> list[i64]:
        phase: i64 = self.phase
        if phase == DROPPING:
            if self.sealed[seat] != NONE:
                return []
            return [DROP + item for item in range(CURSE - PLANTS) if self.items[seat * ITEMS + item]]
        if phase == PASSING:
            if self.sealed[seat] != NONE:
                return []
            return self._held(seat, PASS)
        if seat != self.actor:
            return []
        if phase == CASTING:
            return self._phase_two(seat)
        if phase == AIMING:
            return [AIM + cell for cell in range(CELLS)]
        if phase == TAKING:
            return self._parts() if self.setup.takes_parts else self._takes()
        if phase == PAYING:
            return self._payments(seat)
        if phase == SPENDING:
            return self._held(seat, SPEND)
        if phase == PLACING:
            return [PLACE + cell for cell in range(CELLS) if self.has_line(cell)]
        return []

    def has_line(self, cell: i64) -> bool:
        """Whether a cell names a row or column with a potion in it (3.3, 5.4)."""
        return not self.is_empty(cell // SIZE) or not self.is_empty(SIZE + cell % SIZE)

    def is_empty(self, line: i64) -> bool:
        for cell in CELLS_OF[line]:
            if self.grid[cell] != EMPTY:
                return False
        return True

    def lines(self) -> list[i64]:
        """The lines to take from: those the cube names, or all in a game without the cube (10.1)."""
        if self.setup.is_outstanding:
            return list(range(LINES))
        return [self.cell // SIZE, SIZE + self.cell % SIZE]

    def _takes(self) -> list[i64]:
        """Taking all potions of one colour or of one number in a line (3.4)."""
        legal: list[i64] = []
        for line in self.lines():
            seen: i64 = 0
            for cell in CELLS_OF[line]:
                potion: i64 = self.grid[cell]
                if potion != EMPTY:
                    seen |= BIT[COLOUR[potion]] | BIT[NUMBER[potion]]
            first: i64 = TAKE + line * QUALITIES
            for quality in range(QUALITIES):
                if seen & BIT[quality]:
                    legal.append(first + quality)
        return legal

    def _parts(self) -> list[i64]:
        """Taking any potions of a line that share a colour or a number (3.4)."""
        legal: list[i64] = []
        for line in self.lines():
            for part in range(1, PARTS):
                if self.is_part(line, part):
                    legal.append(TAKE_PART + line * PARTS + part)
        return legal

    def is_part(self, line: i64, part: i64) -> bool:
        common: i64 = BIT[7] * 2 - 1
        cells = CELLS_OF[line]
        for place in range(SIZE):
            if part & BIT[place]:
                potion: i64 = self.grid[cells[place]]
                if potion == EMPTY:
                    return False
                common &= BIT[COLOUR[potion]] | BIT[NUMBER[potion]]
        return common != 0

    def _phase_two(self, seat: i64) -> list[i64]:
        legal: list[i64] = []
        if not self.has_cast and not self.has_curse(seat):
            elixirs: i64 = self.item_count(seat, ELIXIR)
            for pile in range(PILES):
                spell: i64 = self.offer[pile]
                if spell != NONE and castable(self.setup.patterns[spell], self.hands[seat], elixirs):
                    legal.append(CAST + pile)
                    legal.append(CHOOSE + pile)
        if self.skulls[seat] and self.item_count(seat, PLANTS):
            legal.append(HEAL)
        if self.item_count(seat, WAND):
            self._add_wand(legal)
        if self.has_curse(seat):
            if self.hand_sizes[seat] >= TO_LIFT:
                legal.append(LIFT)
            if self.hand_sizes[seat] >= TO_GIVE:
                for other in range(self.seats):
                    if not self.has_curse(other):
                        legal.append(GIVE + other)
        legal.append(FINISH)
        return legal

    def _add_wand(self, legal: list[i64]) -> None:
        """Any potion among the discards (8.4)."""
        there: list[i64] = [0] * POTIONS
        for card in self.discards:
            if card < POTIONS:
                there[card] = 1
        for potion in range(POTIONS):
            if there[potion]:
                legal.append(WAND_FOR + potion)

    def _payments(self, seat: i64) -> list[i64]:
        """The potions and elixirs that leave the payment possible to complete, so that there is no dead end (4.10)."""
        legal: list[i64] = []
        pattern = self.setup.patterns[self.offer[self.pile]]
        hand = self.hands[seat]
        elixirs: i64 = self.item_count(seat, ELIXIR)
        for potion in range(POTIONS):
            if hand[potion] > self.paid[potion]:
                self.paid[potion] = self.paid[potion] + 1
                if can_complete(pattern, hand, self.paid, self.paid_elixirs, elixirs):
                    legal.append(PAY + potion)
                self.paid[potion] = self.paid[potion] - 1
        if self.paid_elixirs < elixirs and can_complete(pattern, hand, self.paid, self.paid_elixirs + 1, elixirs):
            legal.append(PAY_ELIXIR)
        return legal

    def _held(self, seat: i64, first: i64) -> list[i64]:
        """An action for every kind of potion in a hand."""
        hand = self.hands[seat]
        return [first + potion for potion in range(POTIONS) if hand[potion]]
