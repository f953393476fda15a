"""The course of Magus Novatus: outcomes of chance, who hears of an action, and which method carries it out."""

from mypy_extensions import i64

from aprendiz.core.deck import draw_card
from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, HIDDEN
from aprendiz.games.magus import telling
from aprendiz.games.magus.actions import AIM, PLACE, SPEND
from aprendiz.games.magus.backs import Backs
from aprendiz.games.magus.cards import ELIXIR, POTIONS
from aprendiz.games.magus.effects import BACKS
from aprendiz.games.magus.grid import BESIDE, CELLS, DIAGONAL
from aprendiz.games.magus.piles import nth_in_pile, pool_to_turn
from aprendiz.games.magus.score import scores_of
from aprendiz.games.magus.state import (
    AIMING,
    BEGIN,
    CASTING,
    DROPPED,
    DROPPING,
    HAUNTING,
    HEALING,
    LAY,
    OFFER,
    PASSED,
    PASSING,
    PAYING,
    PLACING,
    REFILLING,
    SHOWING,
    SPENDING,
    STEALING,
    TAKING,
    THROW,
    TURNING,
)


class MagusState(Backs):
    def copy(self) -> "MagusState":
        return MagusState(self.setup, self)

    def scores(self) -> list[i64]:
        return scores_of(self)

    def draw(self, dice: Dice) -> i64:
        phase: i64 = self.phase
        if phase == REFILLING or phase == LAY or phase == STEALING:
            return draw_card(self.deck, self.deck_size, dice.below(self.deck_size))
        if phase == THROW:
            return self._landing(dice.below(self._throws()))
        if phase == OFFER:
            return nth_in_pile(self, dice.below(self.left_in(self.pile)))
        if phase == TURNING:
            pool: i64 = pool_to_turn(self)
            backs = self.backs[pool * BACKS : (pool + 1) * BACKS]
            total: i64 = 0
            for copies in backs:
                total += copies
            return draw_card(backs, total, dice.below(total))
        if phase == HEALING or phase == HAUNTING:
            seat: i64 = self.turn if phase == HEALING else self.chooser
            return draw_card(self.graves[seat], self.skulls[seat], dice.below(self.skulls[seat]))
        if phase == BEGIN:
            return dice.below(self.seats)
        dice.below(1)
        return self._settled()

    def _throws(self) -> i64:
        if not self.setup.is_aimed:
            return CELLS
        return self.setup.hit + 4 * self.setup.side + 4 * self.setup.corner

    def _landing(self, throw: i64) -> i64:
        """The cell where a throw lands, or MISS; all throws are equally likely (3.2)."""
        if not self.setup.is_aimed:
            return throw
        if throw < self.setup.hit:
            return self.cell
        throw -= self.setup.hit
        if throw < 4 * self.setup.side:
            return BESIDE[self.cell][throw // self.setup.side]
        return DIAGONAL[self.cell][(throw - 4 * self.setup.side) // self.setup.corner]

    def _settled(self) -> i64:
        """The single outcome where chance only shows what was chosen before."""
        if self.phase == SHOWING:
            for potion in range(POTIONS):
                if self.paid[potion]:
                    return potion
            return ELIXIR
        return self.sealed[self.chooser]

    def odds(self) -> list[tuple[i64, float]]:
        phase: i64 = self.phase
        if phase == THROW:
            total: i64 = self._throws()
            landings = [int(self._landing(throw)) for throw in range(total)]
            return [(cell, landings.count(cell) / int(total)) for cell in sorted(set(landings))]
        if phase == OFFER:
            left: i64 = self.left_in(self.pile)
            spells = [int(nth_in_pile(self, position)) for position in range(left)]
            return [(spell, spells.count(spell) / int(left)) for spell in sorted(set(spells))]
        if phase == BEGIN:
            return [(seat, 1 / int(self.seats)) for seat in range(self.seats)]
        if phase == SHOWING or phase == DROPPED or phase == PASSED:
            return [(self._settled(), 1.0)]
        if phase == TURNING:
            pool: i64 = pool_to_turn(self)
            copies = self.backs[pool * BACKS : (pool + 1) * BACKS]
        elif phase == HEALING:
            copies = self.graves[self.turn]
        elif phase == HAUNTING:
            copies = self.graves[self.chooser]
        else:
            copies = self.deck
        size = sum(copies)
        return [(kind, int(number) / int(size)) for kind, number in enumerate(copies) if number]

    def heard(self, action: i64, seat: i64) -> i64:
        phase: i64 = self.phase
        if phase == STEALING:
            return action if action >= POTIONS or seat == self.chooser else HIDDEN
        if phase == HAUNTING:
            return HIDDEN
        if phase == PASSED:
            return action if seat == self.chooser or seat == self.left_of(self.chooser) else HIDDEN
        if phase == DROPPING or phase == PASSING:
            return action if seat == self.actor else HIDDEN
        return action

    def play(self, action: i64) -> None:
        if self.actor == CHANCE:
            self._happen(action)
        elif self.phase == CASTING:
            self._act(action)
        elif self.phase == AIMING:
            self.cell = action - AIM
            if self.tape is not None:
                self.tape.append(telling.aimed(self.turn, self.cell))
            self._wait(THROW)
        elif self.phase == TAKING:
            self._take(action)
        elif self.phase == PAYING:
            self._pay(action)
        elif self.phase == SPENDING:
            self._spend(action - SPEND)
        elif self.phase == PLACING:
            self.cell = action - PLACE
            if self.tape is not None:
                self.tape.append(telling.placed(self.actor, self.cell))
            self._ask(TAKING, self.turn)
        else:
            self._seal(action)

    def _happen(self, outcome: i64) -> None:
        phase: i64 = self.phase
        if phase == REFILLING:
            self._refill(outcome)
        elif phase == LAY:
            self._lay(outcome)
        elif phase == THROW:
            self._land(outcome)
        elif phase == SHOWING:
            self._show(outcome)
        elif phase == OFFER:
            self._put_on_offer(outcome)
        elif phase == TURNING:
            self._turn_back(outcome)
        elif phase == STEALING:
            self._steal(outcome)
        elif phase == HEALING:
            self._heal(outcome)
        elif phase == HAUNTING:
            self._haunt(outcome)
        elif phase == DROPPED:
            self._drop(outcome)
        elif phase == PASSED:
            self._hand_over(outcome)
        else:
            if self.tape is not None:
                self.tape.append(telling.started(outcome))
            self._begin_turn(outcome)
