"""Carries out the effects on the backs of spells (magus-7)."""

from mypy_extensions import i64

from aprendiz.games.magus import telling
from aprendiz.games.magus.actions import DROP, PASS
from aprendiz.games.magus.cards import CURSE, PLANTS, POTIONS
from aprendiz.games.magus.casting import Casting
from aprendiz.games.magus.effects import BACKS, CURSES, DEVIL, GO_BACK, PRESENTS, SHAKE_UP, THIEVES
from aprendiz.games.magus.piles import pool_to_turn
from aprendiz.games.magus.state import (
    CASTING,
    DROPPED,
    DROPPING,
    HAUNTING,
    ITEMS,
    NOBODY,
    NONE,
    PASSED,
    PASSING,
    STEALING,
)


class Backs(Casting):
    def _turn_back(self, effect: i64) -> None:
        position: i64 = pool_to_turn(self) * BACKS + effect
        self.backs[position] = self.backs[position] - 1
        if self.tape is not None:
            self.tape.append(telling.turned(self.turn, effect))
        if effect == THIEVES:
            self.chooser = self.turn
            self.due = self.seats
            self._next_theft()
        elif effect == SHAKE_UP:
            self._begin_sealing(DROPPING)
        elif effect == PRESENTS:
            self._begin_sealing(PASSING)
        elif effect == DEVIL:
            self.sealed = [NONE] * self.seats
            self._next_skull(0)
        else:
            if effect == CURSES:
                self._pass_curses()
            elif effect == GO_BACK and self.cylinder:
                self.cylinder -= 1
                if self.tape is not None:
                    self.tape.append(telling.cylinder_moved(self.cylinder))
            self._ask(CASTING, self.turn)

    def _next_theft(self) -> None:
        """Let each player in turn draw a card (7.1), as long as there are cards."""
        if self.due and self._has_card():
            self._wait(STEALING)
        else:
            self.chooser = NOBODY
            self.due = 0
            self._ask(CASTING, self.turn)

    def _steal(self, card: i64) -> None:
        seat: i64 = self.chooser
        self._leave_deck(card)
        if card < POTIONS:
            self.hands[seat][card] = self.hands[seat][card] + 1
            self.hand_sizes[seat] = self.hand_sizes[seat] + 1
            if self.tape is not None:
                self.tape.extend(telling.drawn(seat, card))
        else:
            self._give_item(seat, card)
        self.chooser = self.left_of(seat)
        self.due -= 1
        self._next_theft()

    def _begin_sealing(self, phase: i64) -> None:
        """Ask for choices made at the same moment, if any player has one to make (7.2, 7.6)."""
        self.sealed = [NONE] * self.seats
        self.phase = phase
        asked = self.asked()
        if asked:
            self.actor = asked[0]
        else:
            self._ask(CASTING, self.turn)

    def _seal(self, action: i64) -> None:
        seat: i64 = self.actor
        self.sealed[seat] = sealed_by(self.phase, action)
        if self.tape is not None:
            self.tape.append(telling.sealed(seat))
        asked = self.asked()
        if asked:
            self.actor = asked[0]
        else:
            self._wait(DROPPED if self.phase == DROPPING else PASSED)
            self._next_opened()

    def _next_opened(self) -> None:
        """Find the next seat whose sealed choice takes effect."""
        for seat in range(self.seats):
            if self.sealed[seat] != NONE:
                self.chooser = seat
                return
        self.chooser = NOBODY
        self._ask(CASTING, self.turn)

    def _drop(self, item: i64) -> None:
        seat: i64 = self.chooser
        self.sealed[seat] = NONE
        self._use(seat, item)
        if self.tape is not None:
            self.tape.append(telling.dropped(seat, item))
        self._next_opened()

    def _hand_over(self, potion: i64) -> None:
        seat: i64 = self.chooser
        left: i64 = self.left_of(seat)
        self.sealed[seat] = NONE
        self.hands[seat][potion] = self.hands[seat][potion] - 1
        self.hands[left][potion] = self.hands[left][potion] + 1
        self.hand_sizes[seat] = self.hand_sizes[seat] - 1
        self.hand_sizes[left] = self.hand_sizes[left] + 1
        if self.tape is not None:
            self.tape.extend(telling.passed(seat, left, potion))
        self._next_opened()

    def _next_skull(self, first: i64) -> None:
        """Draw a skull for the next seat that has any; after the last seat, pass all of them left at once (7.5)."""
        for seat in range(first, self.seats):
            if self.skulls[seat]:
                self.chooser = seat
                self._wait(HAUNTING)
                return
        for seat in range(self.seats):
            potion: i64 = self.sealed[seat]
            if potion != NONE:
                left: i64 = self.left_of(seat)
                self.graves[left][potion] = self.graves[left][potion] + 1
                self.skulls[seat] = self.skulls[seat] - 1
                self.skulls[left] = self.skulls[left] + 1
                self.sealed[seat] = NONE
                if self.tape is not None:
                    self.tape.append(telling.skull_passed(seat, left))
        self.chooser = NOBODY
        self._ask(CASTING, self.turn)

    def _haunt(self, potion: i64) -> None:
        seat: i64 = self.chooser
        self.sealed[seat] = potion
        self.graves[seat][potion] = self.graves[seat][potion] - 1
        self._next_skull(seat + 1)

    def _pass_curses(self) -> None:
        """Pass all curses left at the same moment (7.3)."""
        cursed: list[i64] = [self.items[seat * ITEMS + CURSE - PLANTS] for seat in range(self.seats)]
        for seat in range(self.seats):
            left: i64 = self.left_of(seat)
            self.items[left * ITEMS + CURSE - PLANTS] = cursed[seat]
            if cursed[seat] and self.tape is not None:
                self.tape.append(telling.curse_passed(seat, left))


def sealed_by(phase: i64, action: i64) -> i64:
    """The card chosen by an action."""
    return action - DROP + PLANTS if phase == DROPPING else action - PASS
