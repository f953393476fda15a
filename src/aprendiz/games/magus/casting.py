"""Phase II of a turn of Magus Novatus (magus-4, 8): casting spells, using items, getting rid of curses."""

from mypy_extensions import i64

from aprendiz.games.magus import events, telling
from aprendiz.games.magus.actions import CAST, CHOOSE, FINISH, GIVE, HEAL, LIFT, PAY, PAY_ELIXIR, WAND_FOR
from aprendiz.games.magus.cards import CURSE, ELIXIR, PLANTS, POTIONS, WAND
from aprendiz.games.magus.legal import TO_GIVE, TO_LIFT
from aprendiz.games.magus.matching import default_payment
from aprendiz.games.magus.score import INFANT_GOAL, scores_of
from aprendiz.games.magus.setup import CHANCE_STARTS
from aprendiz.games.magus.state import (
    BEGIN,
    CASTING,
    HEALING,
    IN_PILE,
    ITEMS,
    NOBODY,
    NONE,
    OFFER,
    ON_OFFER,
    PAYING,
    PILES,
    REFILLING,
    SHOWING,
    SPENDING,
    TURNING,
)
from aprendiz.games.magus.turns import Turns


class Casting(Turns):
    def _act(self, action: i64) -> None:
        seat: i64 = self.actor
        if action == FINISH:
            self._close()
            return
        self.was_active = 1
        if action < CHOOSE:
            self.pile = action - CAST
            self._cast_as_usual(seat)
        elif action < PAY:
            self.pile = action - CHOOSE
            self.paid = [0] * POTIONS
            self.paid_elixirs = 0
            self._ask(PAYING, seat)
        elif action == HEAL:
            self._use(seat, PLANTS)
            self._wait(HEALING)
        elif action < LIFT:
            self._use_wand(seat, action - WAND_FOR)
        elif action == LIFT:
            self._begin_spending(NOBODY, TO_LIFT)
        else:
            self._begin_spending(action - GIVE, TO_GIVE)

    def _use(self, seat: i64, item: i64) -> None:
        self.items[seat * ITEMS + item - PLANTS] = self.items[seat * ITEMS + item - PLANTS] - 1
        self.discards.append(item)

    def _cast_as_usual(self, seat: i64) -> None:
        """Start the default payment. Chance shows it card by card, so that all seats hear its cards (4.2, 4.10)."""
        pattern = self.setup.patterns[self.offer[self.pile]]
        self.paid = default_payment(pattern, self.hands[seat])
        self.paid_elixirs = pattern.size
        for potion in range(POTIONS):
            self.paid_elixirs -= self.paid[potion]
        self.due = pattern.size
        self._wait(SHOWING)

    def _show(self, card: i64) -> None:
        """Discard one card of the default payment."""
        if card == ELIXIR:
            self.paid_elixirs -= 1
            self._use(self.turn, ELIXIR)
        else:
            self.paid[card] = self.paid[card] - 1
            self._discard(self.turn, card)
        if self.tape is not None:
            self.tape.append(telling.paid(self.turn, card))
        self.due -= 1
        if self.due == 0:
            self._win_spell()

    def _pay(self, action: i64) -> None:
        """Add one card to a payment the player chooses; the last one casts the spell."""
        if action == PAY_ELIXIR:
            self.paid_elixirs += 1
        else:
            self.paid[action - PAY] = self.paid[action - PAY] + 1
        number: i64 = self.paid_elixirs
        for copies in self.paid:
            number += copies
        if number < self.setup.patterns[self.offer[self.pile]].size:
            return
        for potion in range(POTIONS):
            for _ in range(self.paid[potion]):
                self._discard(self.turn, potion)
                if self.tape is not None:
                    self.tape.append(telling.paid(self.turn, potion))
            self.paid[potion] = 0
        for _ in range(self.paid_elixirs):
            self._use(self.turn, ELIXIR)
            if self.tape is not None:
                self.tape.append(telling.paid(self.turn, ELIXIR))
        self.paid_elixirs = 0
        self._win_spell()

    def _discard(self, seat: i64, potion: i64) -> None:
        self.hands[seat][potion] = self.hands[seat][potion] - 1
        self.hand_sizes[seat] = self.hand_sizes[seat] - 1
        self.discards.append(potion)

    def _win_spell(self) -> None:
        """Lay all other potions down as skulls (4.3), take the spell, and put the next one on offer (4.4)."""
        seat: i64 = self.turn
        hand, grave = self.hands[seat], self.graves[seat]
        for potion in range(POTIONS):
            grave[potion] = grave[potion] + hand[potion]
            hand[potion] = 0
        laid: i64 = self.hand_sizes[seat]
        self.skulls[seat] = self.skulls[seat] + laid
        self.hand_sizes[seat] = 0
        spell: i64 = self.offer[self.pile]
        self.owners[spell] = seat
        self.offer[self.pile] = NONE
        self.has_cast = 1
        if self.tape is not None:
            self.tape.append(telling.cast(self, seat, spell, laid))
        if self.setup.is_infant and scores_of(self)[seat] >= INFANT_GOAL:
            self._end_game(events.GOAL)
        elif self.left_in(self.pile):
            self._wait(OFFER)
        else:
            self._after_offer()

    def _after_offer(self) -> None:
        if self.setup.is_infant:
            self._ask(CASTING, self.turn)
        else:
            self._wait(TURNING)

    def _put_on_offer(self, spell: i64) -> None:
        self.owners[spell] = ON_OFFER
        self.offer[self.pile] = spell
        if self.tape is not None:
            self.tape.append(telling.offered(self, spell))
        if self.turn != NOBODY:
            self._after_offer()
        elif self.pile + 1 < PILES:
            self.pile += 1
        elif self.setup.starter == CHANCE_STARTS:
            self.phase = BEGIN
        else:
            self._begin_turn(self.setup.starter)

    def left_in(self, pile: i64) -> i64:
        """Number of spells of a pile that have not been on offer yet."""
        left: i64 = 0
        for spell in range(self.setup.spells):
            if self.owners[spell] == IN_PILE and self.setup.pile_of[spell] == pile:
                left += 1
        return left

    def _heal(self, potion: i64) -> None:
        seat: i64 = self.turn
        self.graves[seat][potion] = self.graves[seat][potion] - 1
        self.skulls[seat] = self.skulls[seat] - 1
        self.discards.append(potion)
        if self.tape is not None:
            self.tape.append(telling.healed(seat, potion))
        self._ask(CASTING, seat)

    def _use_wand(self, seat: i64, potion: i64) -> None:
        position: i64 = len(self.discards) - 1
        while self.discards[position] != potion:
            position -= 1
        del self.discards[position]
        self._use(seat, WAND)
        self.hands[seat][potion] = self.hands[seat][potion] + 1
        self.hand_sizes[seat] = self.hand_sizes[seat] + 1
        if self.tape is not None:
            self.tape.append(telling.conjured(seat, potion))

    def _begin_spending(self, target: i64, due: i64) -> None:
        self.target = target
        self.due = due
        self._ask(SPENDING, self.turn)

    def _spend(self, potion: i64) -> None:
        seat: i64 = self.turn
        self._discard(seat, potion)
        if self.tape is not None:
            self.tape.append(telling.spent(seat, potion))
        self.due -= 1
        if self.due:
            return
        self.items[seat * ITEMS + CURSE - PLANTS] = 0
        if self.target == NOBODY:
            self.discards.append(CURSE)
            if self.tape is not None:
                self.tape.append(telling.lifted(seat))
        else:
            self.items[self.target * ITEMS + CURSE - PLANTS] = 1
            if self.tape is not None:
                self.tape.append(telling.curse_given(seat, self.target))
            self.target = NOBODY
        self._ask(CASTING, seat)

    def _close(self) -> None:
        """Close phase II: move the cylinder if a spell was cast (4.7), and see whether the game ends (9.1, 9.5)."""
        if self.has_cast and not self.setup.is_infant:
            self.cylinder += 1
            if self.tape is not None:
                self.tape.append(telling.cylinder_moved(self.cylinder))
            if self.cylinder == self.setup.end:
                self._end_game(events.CYLINDER)
                return
        if self.offer[0] == NONE and self.offer[1] == NONE and self.offer[2] == NONE:
            self._end_game(events.SPELLS)
            return
        self.items_dealt = 0
        self.phase = REFILLING
        self._next_refill()
