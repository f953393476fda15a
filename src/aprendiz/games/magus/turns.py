"""Phases I and III of a turn of Magus Novatus, and the end of the game (magus-3, 5, 9)."""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.state import CHANCE, OVER
from aprendiz.games.magus import events, telling
from aprendiz.games.magus.actions import PARTS, QUALITIES, TAKE, TAKE_PART
from aprendiz.games.magus.cards import CURSE, PLANTS, POTIONS
from aprendiz.games.magus.grid import CELLS, CELLS_OF, MISS, SIZE
from aprendiz.games.magus.legal import BIT, COLOUR, NUMBER, LegalTable
from aprendiz.games.magus.state import (
    AIMING,
    CASTING,
    DONE,
    EMPTY,
    ITEMS,
    NONE,
    OFFER,
    PLACING,
    REFILLING,
    TAKING,
    THROW,
)

MISSES_ALLOWED: Final = 2
"""After this many misses the player to the left chooses the cell (3.3)."""


class Turns(LegalTable):
    def _wait(self, phase: i64) -> None:
        self.phase = phase
        self.actor = CHANCE

    def _ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.actor = seat

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.cell = NONE
        self.misses = 0
        self.has_cast = 0
        self.was_active = 0
        self.pile = NONE
        if self.tape is not None:
            self.tape.append(telling.turn_began(seat))
        if self._is_bare():
            self._ask(CASTING, seat)
        elif self.setup.is_outstanding:
            self._ask(TAKING, seat)
        else:
            self._throw_again()

    def _is_bare(self) -> bool:
        """Whether no potion is left in the grid (5.4)."""
        for potion in self.grid:
            if potion != EMPTY:
                return False
        return True

    def _throw_again(self) -> None:
        if self.setup.is_aimed:
            self._ask(AIMING, self.turn)
        else:
            self._wait(THROW)

    def _land(self, cell: i64) -> None:
        """Land the cube on a cell. If neither of its lines has a potion, that counts as a miss (5.4)."""
        if cell != MISS and self.has_line(cell):
            self.cell = cell
            if self.tape is not None:
                self.tape.append(telling.landed(cell))
            self._ask(TAKING, self.turn)
            return
        self.misses += 1
        if self.tape is not None:
            self.tape.append(telling.missed(self.turn, self.misses))
        if self.misses == MISSES_ALLOWED:
            self._ask(PLACING, self.left_of(self.turn))
        else:
            self._throw_again()

    def _take(self, action: i64) -> None:
        is_part: bool = action >= TAKE_PART
        line: i64 = (action - TAKE_PART) // PARTS if is_part else (action - TAKE) // QUALITIES
        part: i64 = (action - TAKE_PART) % PARTS if is_part else (action - TAKE) % QUALITIES
        hand = self.hands[self.turn]
        cells = CELLS_OF[line]
        taken: list[i64] = []
        for place in range(SIZE):
            potion: i64 = self.grid[cells[place]]
            if potion == EMPTY:
                continue
            if (part & BIT[place]) if is_part else (COLOUR[potion] == part or NUMBER[potion] == part):
                self.grid[cells[place]] = EMPTY
                hand[potion] = hand[potion] + 1
                taken.append(potion)
        self.hand_sizes[self.turn] = self.hand_sizes[self.turn] + len(taken)
        self.was_active = 1
        if self.tape is not None:
            self.tape.append(telling.taken(self.turn, line, taken))
        self._ask(CASTING, self.turn)

    def _next_refill(self) -> None:
        for cell in range(CELLS):
            if self.grid[cell] == EMPTY:
                if self._has_card() and not self._has_only_curses():
                    self.cell = cell
                    self._wait(REFILLING)
                    return
                break
        self._end_turn()

    def _has_only_curses(self) -> bool:
        """Whether only curses that nobody can take are left to draw: they would come back for ever (5.3, 5.4)."""
        if self.deck[CURSE] < self.deck_size:
            return False
        for card in self.discards:
            if card != CURSE:
                return False
        for seat in range(self.seats):
            if not self.has_curse(seat):
                return False
        return True

    def _refill(self, card: i64) -> None:
        self._leave_deck(card)
        if card < POTIONS:
            self.grid[self.cell] = card
            if self.tape is not None:
                self.tape.append(telling.laid(card, self.cell))
        else:
            self._give_item((self.turn + self.items_dealt) % self.seats, card)
            self.items_dealt += 1
        self._next_refill()

    def _end_turn(self) -> None:
        self.turns += 1
        self.idle = 0 if self.was_active else self.idle + 1
        if self.idle == self.seats:
            self._end_game(events.EXHAUSTION)
        elif self.turns == self.setup.limit:
            self._end_game(events.LIMIT)
        else:
            self._begin_turn(self.left_of(self.turn))

    def _end_game(self, ending: str) -> None:
        """End the game and discard the hands (9.2)."""
        for seat in range(self.seats):
            hand = self.hands[seat]
            if self.hand_sizes[seat] and self.tape is not None:
                self.tape.append(telling.hand_discarded(seat, hand))
            for potion in range(POTIONS):
                for _ in range(hand[potion]):
                    self.discards.append(potion)
                hand[potion] = 0
            self.hand_sizes[seat] = 0
        self.phase = DONE
        self.actor = OVER
        if self.tape is not None:
            self.tape.append(telling.game_ended(self, ending))

    def _leave_deck(self, card: i64) -> None:
        self.deck[card] = self.deck[card] - 1
        self.deck_size -= 1

    def _has_card(self) -> bool:
        """Whether a card can be drawn; the discards are reshuffled into an empty deck (5.4)."""
        if self.deck_size == 0 and self.discards:
            for card in self.discards:
                self.deck[card] = self.deck[card] + 1
            self.deck_size = len(self.discards)
            self.discards = []
            if self.tape is not None:
                self.tape.append(telling.reshuffled(self.deck_size))
        return self.deck_size > 0

    def _give_item(self, seat: i64, item: i64) -> None:
        """Lay an item down before a player. A curse goes on to the next player who has none (5.3)."""
        if item == CURSE:
            for _ in range(self.seats):
                if not self.has_curse(seat):
                    break
                seat = self.left_of(seat)
            if self.has_curse(seat):
                self.discards.append(CURSE)
                if self.tape is not None:
                    self.tape.append(telling.curse_discarded())
                return
        self.items[seat * ITEMS + item - PLANTS] = self.items[seat * ITEMS + item - PLANTS] + 1
        if self.tape is not None:
            self.tape.append(telling.item_given(seat, item))

    def _lay(self, potion: i64) -> None:
        self._leave_deck(potion)
        place: i64 = 0
        while self.grid[place] != EMPTY:
            place += 1
        self.grid[place] = potion
        if self.tape is not None:
            self.tape.append(telling.laid(potion, place))
        if place == CELLS - 1:
            for item in range(PLANTS, CURSE + 1):
                self.deck[item] = self.setup.copies[item]
                self.deck_size += self.setup.copies[item]
            self.pile = 0
            self.phase = OFFER
