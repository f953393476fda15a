"""The course of FLAUTZ! (flautz-2 to 8): how the actions of chance and players change the table."""

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from aprendiz.core.deck import draw_card
from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, HIDDEN, OVER
from aprendiz.games.flautz import telling
from aprendiz.games.flautz.actions import DECLARE, EXCHANGES, FOCUS, REPLACE
from aprendiz.games.flautz.award import ARENA, FLAUTZ, ROYAL, STRAIGHT, close_match, is_decided, is_royal, totals
from aprendiz.games.flautz.cards import COLOURS
from aprendiz.games.flautz.legal import LegalTable
from aprendiz.games.flautz.piles import insert, swap
from aprendiz.games.flautz.places import PLACES
from aprendiz.games.flautz.score import HAND, is_straight
from aprendiz.games.flautz.setup import CHANCE_STARTS
from aprendiz.games.flautz.state import BEGIN, DEAL, DONE, EMPTY, ENROL, EXCHANGE, FLAG, GATHER, NOBODY, REFILL, TURN

APPRENTICES_OF: Final[list[list[list[i64]]]] = [
    [list(colours) for colours in permutations(range(len(COLOURS)), seats)] for seats in range(len(COLOURS) + 1)
]
"""By number of seats: the ways to give out apprentices, no two of the same colour (1.4)."""


class FlautzState(LegalTable):
    def copy(self) -> "FlautzState":
        return FlautzState(self.setup, self)

    def scores(self) -> list[i64]:
        return totals(self)

    # Chance

    def draw(self, dice: Dice) -> i64:
        if self.phase == BEGIN:
            return dice.below(self.seats)
        if self.phase == ENROL:
            return dice.below(len(APPRENTICES_OF[self.seats]))
        if self.phase == GATHER:
            return draw_card(self.setup.copies, self.setup.cards, dice.below(self.setup.cards))
        return draw_card(self.deck, self.deck_size, dice.below(self.deck_size))

    def odds(self) -> list[tuple[i64, float]]:
        if self.phase == BEGIN:
            return [(seat, 1 / int(self.seats)) for seat in range(self.seats)]
        if self.phase == ENROL:
            ways = len(APPRENTICES_OF[self.seats])
            return [(way, 1 / ways) for way in range(ways)]
        deck, size = (self.setup.copies, self.setup.cards) if self.phase == GATHER else (self.deck, self.deck_size)
        return [(card, int(copies) / int(size)) for card, copies in enumerate(deck) if copies]

    def heard(self, action: i64, seat: i64) -> i64:
        return action if seat == self.receiver() or self.receiver() == NOBODY else HIDDEN

    def receiver(self) -> i64:
        """The seat that gets the next card face down: one at a time, clockwise from the starting player."""
        if self.phase == GATHER:
            return (self.starter + 1) % self.seats
        if self.phase == DEAL and self.dealt < HAND * self.seats:
            return (self.starter + self.dealt) % self.seats
        return NOBODY

    # What actions do

    def play(self, action: i64) -> None:
        if self.actor == CHANCE:
            if self.phase == DEAL:
                self._deal(action)
            elif self.phase == GATHER:
                self._gather()
                self._deal(action)
            elif self.phase == REFILL:
                self._refill(action)
            elif self.phase == ENROL:
                self._enrol(action)
            else:
                self._begin(action)
        elif action < EXCHANGES:
            self._exchange(action // PLACES, action % PLACES, False)
        elif action < REPLACE:
            self._exchange((action - EXCHANGES) // PLACES, action % PLACES, True)
        elif action < FOCUS:
            self._replace(action - REPLACE)
        elif action == FOCUS:
            self.focused |= FLAG[self.actor]
            if self.tape is not None:
                self.tape.append(telling.focused(self.actor))
            self._end_turn()
        elif action == DECLARE:
            self._declare(self.actor)
        else:
            if self.tape is not None:
                self.tape.append(telling.rested(self.actor))
            self._end_turn()

    def _enrol(self, way: i64) -> None:
        self.apprentices = APPRENTICES_OF[self.seats][way].copy()
        self.phase = BEGIN if self.starter == CHANCE_STARTS else DEAL
        if self.tape is not None:
            self.tape.extend(telling.enrolled(self.apprentices))

    def _begin(self, seat: i64) -> None:
        self.starter = seat
        self.phase = DEAL
        if self.tape is not None:
            self.tape.append(telling.started(seat))

    def _gather(self) -> None:
        """Reshuffle all cards and let the next seat start (2.5)."""
        self.match += 1
        self.starter = self.receiver()
        self.phase = DEAL
        self.clear()

    def _deal(self, card: i64) -> None:
        if self.dealt == 0 and self.tape is not None:
            self.tape.append(telling.match_began(self))
        self._leave_deck(card)
        hands: i64 = HAND * self.seats
        if self.dealt < hands:
            seat: i64 = self.receiver()
            insert(self.hands[seat], card)
            if self.tape is not None:
                self.tape.extend(telling.dealt(seat, card))
        else:
            self.face_up[self.dealt - hands] = card
            if self.tape is not None:
                self.tape.append(telling.laid(self.dealt - hands, card))
        self.dealt += 1
        if self.dealt == hands + PLACES:
            self._open_match()

    def _open_match(self) -> None:
        """Put the crystal on the first field (3.1), unless a player was dealt a Straight (8.2)."""
        for step in range(self.seats):
            seat: i64 = (self.starter + step) % self.seats
            if is_straight(self.hands[seat]):
                self.turn = seat
                self._declare(seat)
                return
        if self.tape is not None:
            self.tape.append(telling.crystal_moved(self))
        self._give_turn(self.starter)

    def _exchange(self, give: i64, place: i64, declare: bool) -> None:
        seat: i64 = self.actor
        take: i64 = self.face_up[place]
        self.face_up[place] = give
        self.focused &= ~FLAG[seat]
        swap(self.hands[seat], give, take)
        if self.tape is not None:
            self.tape.append(telling.exchanged(seat, place, take, give))
        if declare:
            self._declare(seat)
        else:
            self._end_turn()

    def _declare(self, seat: i64) -> None:
        """Lay the hand open. A Straight ends the match (8.3); else the first declaration calls final turns (7.3)."""
        self.opened |= FLAG[seat]
        hand = self.hands[seat]
        if is_straight(hand):
            if self.tape is not None:
                self.tape.append(telling.straight_shown(seat, hand, is_royal(self, seat)))
            self._end_match(ROYAL if is_royal(self, seat) else STRAIGHT)
            return
        if self.tape is not None:
            self.tape.append(telling.declared(seat, hand, self.caller == NOBODY))
        if self.caller == NOBODY:
            self.caller = seat
        self._end_turn()

    def _replace(self, place: i64) -> None:
        if self.deck_size == 0:
            self._reshuffle()
        card: i64 = self.face_up[place]
        insert(self.discards, card)
        self.face_up[place] = EMPTY
        self.gap = place
        self.phase = REFILL
        if self.tape is not None:
            self.tape.append(telling.discarded(self.actor, place, card))
        self.actor = CHANCE

    def _reshuffle(self) -> None:
        """The discards become the deck (5.4)."""
        for card in self.discards:
            self.deck[card] = self.deck[card] + 1
        self.deck_size = len(self.discards)
        self.discards = []
        if self.tape is not None:
            self.tape.append(telling.reshuffled(self.deck_size))

    def _refill(self, card: i64) -> None:
        self._leave_deck(card)
        self.face_up[self.gap] = card
        if self.tape is not None:
            self.tape.append(telling.turned_up(self.turn, self.gap, card))
        self.gap = EMPTY
        self.focused &= ~FLAG[self.turn]
        self.phase = EXCHANGE
        self.actor = self.turn

    def _leave_deck(self, card: i64) -> None:
        self.deck[card] = self.deck[card] - 1
        self.deck_size -= 1

    def _end_turn(self) -> None:
        self.turns += 1
        following: i64 = self.turn + 1
        if following == self.seats:
            following = 0
        if following == self.caller:
            self._end_match(FLAUTZ)
            return
        if following == self.starter and not self._waits():
            self.field += 1  # The crystal moves on (3.2); at the FLAUTZ! field the match ends (3.3).
            if self.field == len(self.setup.arena):
                self._end_match(ARENA)
                return
            if self.tape is not None:
                self.tape.append(telling.crystal_moved(self))
        self._give_turn(following)

    def _waits(self) -> bool:
        """Whether the crystal stays on the last field for the final turns that are left (7.5)."""
        return self.setup.crystal_waits and self.caller != NOBODY and self.field + 1 == len(self.setup.arena)

    def _give_turn(self, seat: i64) -> None:
        self.turn = seat
        self.actor = seat
        self.phase = TURN

    def _end_match(self, ending: i64) -> None:
        """Hands stay on the table, open, until the cards are gathered for the next match (13.3)."""
        closing = close_match(self, ending)
        if self.tape is not None:
            self.tape.append(telling.match_ended(self, closing))
        if is_decided(self):
            self.phase = DONE
            self.actor = OVER
            if self.tape is not None:
                self.tape.append(telling.game_ended(self))
        else:
            self.phase = GATHER
            self.actor = CHANCE
