"""The legal actions of a table of FLAUTZ! (flautz-3.4, 4, 5, 7.2)."""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.dice import Dice
from aprendiz.games.flautz.actions import DECLARE, EXCHANGES, FOCUS, REPLACE, REST
from aprendiz.games.flautz.cards import CARDS
from aprendiz.games.flautz.piles import different, swap
from aprendiz.games.flautz.places import AIR, FLOOR, PLACES, PLACES_OF, ROW_SIZE
from aprendiz.games.flautz.score import (
    COLOUR_UNIT,
    PRISM_NUMBER,
    VALUE_UNIT,
    is_far_from_flautz,
    is_flautz,
    is_nearly_flautz,
    is_straight,
    tallies,
)
from aprendiz.games.flautz.state import EMPTY, FLAG, NOBODY, TURN, Table

EXCHANGES_WITH: Final[list[list[list[i64]]]] = [
    [[give * PLACES + place for place in places] for give in range(len(CARDS))] for places in PLACES_OF
]
"""By field and card: the exchanges that give this card."""

NOTHING: Final[list[i64]] = []


class LegalTable(Table):
    def legal(self, seat: i64) -> list[i64]:
        if seat != self.actor:
            return []
        hand = self.hands[seat]
        places = self._different_places()
        values, colours = tallies(hand)
        is_focused = self.focused & FLAG[seat] != 0
        if self.phase == TURN and is_focused and self.can_replace():
            actions: list[i64] = [REPLACE + place for place in places]
        else:
            can_focus = self.phase == TURN and not is_focused
            actions = [FOCUS] if can_focus else []
            self._add_exchanges(actions, hand, places)
            if can_focus and is_flautz(values, colours):
                actions.append(DECLARE)
            for exchange in self._completing(hand, places, values, colours):
                actions.append(EXCHANGES + exchange)
                if self._makes_straight(hand, exchange):
                    actions.remove(exchange)  # A Straight must be shown (8.2).
        if self.phase == TURN and self.caller != NOBODY:
            actions.append(REST)
        return actions

    def choose(self, dice: Dice) -> i64:
        hand = self.hands[self.actor]
        values, colours = tallies(hand)
        places = self._different_places()
        if (
            self.caller != NOBODY
            or self.focused & FLAG[self.actor]
            or is_flautz(values, colours)
            or len(self._completing(hand, places, values, colours)) > 0
        ):
            return super().choose(dice)
        # The common case: focus, except after a replacement, or exchange any card of the hand for any the field allows.
        number: i64 = len(places)
        choice: i64 = dice.below(different(hand) * number + (1 if self.phase == TURN else 0))
        if self.phase == TURN:
            if choice == 0:
                return FOCUS
            choice -= 1
        position: i64 = 0
        while choice >= number:
            choice -= number
            position += 1
            while hand[position] == hand[position - 1]:
                position += 1
        return hand[position] * PLACES + places[choice]

    def can_replace(self) -> bool:
        """Whether there is a card left to draw (5.4)."""
        return self.deck_size > 0 or len(self.discards) > 0

    def _add_exchanges(self, actions: list[i64], hand: list[i64], places: list[i64]) -> None:
        """Every different card of the hand for every different card the field allows (4)."""
        exchanges = EXCHANGES_WITH[self.setup.arena[self.field]]
        all_differ = len(places) == len(exchanges[0])
        last: i64 = EMPTY
        for give in hand:
            if give != last:
                if all_differ:
                    actions += exchanges[give]
                else:
                    for place in places:
                        actions.append(give * PLACES + place)
            last = give

    def _completing(self, hand: list[i64], places: list[i64], values: i64, colours: i64) -> list[i64]:
        """The exchanges that complete a FLAUTZ! and may declare it (7.2)."""
        if is_far_from_flautz(values, colours, True):
            return NOTHING
        prism_offered = self._offers_prism()
        if not prism_offered and is_far_from_flautz(values, colours, False):
            return NOTHING
        completing: list[i64] = []
        last: i64 = EMPTY
        for give in hand:
            if give == last:
                continue
            last = give
            values_kept: i64 = values - VALUE_UNIT[give]
            colours_kept: i64 = colours - COLOUR_UNIT[give]
            if is_nearly_flautz(values_kept, colours_kept, prism_offered):
                for place in places:
                    take: i64 = self.face_up[place]
                    if is_flautz(values_kept + VALUE_UNIT[take], colours_kept + COLOUR_UNIT[take]):
                        completing.append(give * PLACES + place)
        return completing

    def _offers_prism(self) -> bool:
        for card in self.face_up:
            if card == PRISM_NUMBER:
                return True
        return False

    def _makes_straight(self, hand: list[i64], exchange: i64) -> bool:
        after = hand.copy()
        swap(after, exchange // PLACES, self.face_up[exchange % PLACES])
        return is_straight(after)

    def _different_places(self) -> list[i64]:
        """The places the field allows (4.1). Equal cards in one row are one choice: the first place stands for all."""
        field: i64 = self.setup.arena[self.field]
        allowed = PLACES_OF[field]
        if (field == FLOOR or not self._has_repeats(0)) and (field == AIR or not self._has_repeats(ROW_SIZE)):
            return allowed
        return [place for place in allowed if not self._is_repeated(place)]

    def _has_repeats(self, first: i64) -> bool:
        one: i64 = self.face_up[first]
        two: i64 = self.face_up[first + 1]
        three: i64 = self.face_up[first + 2]
        return one == two or two == three or one == three

    def _is_repeated(self, place: i64) -> bool:
        for other in range(place - place % ROW_SIZE, place):
            if self.face_up[other] == self.face_up[place]:
                return True
        return False
