"""The course of FLAUTZ! (flautz-2 to 8): who may do what, and what it does."""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.dice import Dice
from aprendiz.core.state import CHANCE, HIDDEN, OVER
from aprendiz.games.flautz import events
from aprendiz.games.flautz.actions import DECLARE, EXCHANGES, FOCUS, REPLACE, REST
from aprendiz.games.flautz.award import close_match, is_decided, is_royal, totals
from aprendiz.games.flautz.cards import CARDS
from aprendiz.games.flautz.places import AIR, FLOOR, PLACES, PLACES_OF, ROW_SIZE
from aprendiz.games.flautz.score import (
    COLOUR_UNIT,
    HAND,
    PRISM_NUMBER,
    VALUE_UNIT,
    is_far_from_flautz,
    is_flautz,
    is_nearly_flautz,
    is_straight,
    tallies,
)
from aprendiz.games.flautz.setup import CHANCE_STARTS
from aprendiz.games.flautz.state import (
    BEGIN,
    DEAL,
    DONE,
    EMPTY,
    ENROL,
    EXCHANGE,
    FLAG,
    NOBODY,
    REFILL,
    TURN,
    Table,
)

APPRENTICES: Final = 5

EXCHANGES_WITH: Final[list[list[list[i64]]]] = [
    [[give * PLACES + place for place in places] for give in range(len(CARDS))] for places in PLACES_OF
]
"""By field and card: the exchanges that lay this card."""


class FlautzState(Table):
    def copy(self) -> "FlautzState":
        return FlautzState(self.setup, self)

    def scores(self) -> list[i64]:
        return totals(self)

    # What may be done

    def legal(self, seat: i64) -> list[i64]:
        actions: list[i64] = []
        if seat != self.actor:
            return actions
        hand = self.hands[seat]
        values, colours = tallies(hand)
        if self.phase == TURN:
            if self.focused & FLAG[seat] == 0:
                actions.append(FOCUS)
                if is_flautz(values, colours):
                    actions.append(DECLARE)
            if self.caller != NOBODY:
                actions.append(REST)
            if self.focused & FLAG[seat] and self.can_replace():
                for place in self._different_places():
                    actions.append(REPLACE + place)
                return actions
        self._add_exchanges(actions, hand, values, colours)
        return actions

    def choose(self, dice: Dice) -> i64:
        if self.caller != NOBODY or self.focused & FLAG[self.actor]:
            return super().choose(dice)
        hand = self.hands[self.actor]
        values, colours = tallies(hand)
        if not is_far_from_flautz(values, colours, self._offers_prism()):
            return super().choose(dice)
        # As usual: focus, unless the exchange must follow, or any card of the hand for any card of the field.
        places = self._different_places()
        number: i64 = len(places)
        gives: i64 = 1
        for position in range(1, HAND):
            if hand[position] != hand[position - 1]:
                gives += 1
        choice: i64 = dice.below(gives * number + (1 if self.phase == TURN else 0))
        if self.phase == TURN:
            if choice == 0:
                return FOCUS
            choice -= 1
        last: i64 = EMPTY
        for give in hand:
            if give != last:
                if choice < number:
                    return give * PLACES + places[choice]
                choice -= number
            last = give
        raise AssertionError("the choice is beyond the hand")

    def can_replace(self) -> bool:
        """Whether there is a card left to draw (5.4)."""
        return self.deck_size > 0 or len(self.discards) > 0

    def _add_exchanges(self, actions: list[i64], hand: list[i64], values: i64, colours: i64) -> None:
        """Every different card of the hand for every different card of the field (4)."""
        exchanges = EXCHANGES_WITH[self.setup.arena[self.field]]
        places = self._different_places()
        all_differ = len(places) == len(exchanges[0])
        offered = self._offers_prism()
        last: i64 = EMPTY
        for give in hand:
            if give == last:
                continue
            last = give
            values_kept: i64 = values - VALUE_UNIT[give]
            colours_kept: i64 = colours - COLOUR_UNIT[give]
            if all_differ and not is_nearly_flautz(values_kept, colours_kept, offered):
                actions.extend(exchanges[give])
                continue
            for place in places:
                take: i64 = self.face_up[place]
                if is_flautz(values_kept + VALUE_UNIT[take], colours_kept + COLOUR_UNIT[take]):
                    actions.append(EXCHANGES + give * PLACES + place)
                    after = hand.copy()
                    swap(after, give, take)
                    if is_straight(after):
                        continue  # It must be shown (8.2).
                actions.append(give * PLACES + place)

    def _offers_prism(self) -> bool:
        for card in self.face_up:
            if card == PRISM_NUMBER:
                return True
        return False

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

    # Chance

    def draw(self, dice: Dice) -> i64:
        if self.phase == BEGIN:
            return dice.below(self.seats)
        if self.phase == ENROL:
            return self._free_colour(dice.below(APPRENTICES - len(self.apprentices)))
        return draw_card(self.deck, self.deck_size, dice.below(self.deck_size))

    def odds(self) -> list[tuple[i64, float]]:
        if self.phase == BEGIN:
            return [(seat, 1 / int(self.seats)) for seat in range(self.seats)]
        if self.phase == ENROL:
            free = APPRENTICES - len(self.apprentices)
            return [(self._free_colour(position), 1 / free) for position in range(free)]
        size = int(self.deck_size)
        return [(card, int(copies) / size) for card, copies in enumerate(self.deck) if copies]

    def _free_colour(self, position: i64) -> i64:
        """One of the apprentices nobody has, in the order of colours (1.4)."""
        colour: i64 = 0
        while True:
            taken = False
            for other in self.apprentices:
                if other == colour:
                    taken = True
            if not taken:
                if position == 0:
                    return colour
                position -= 1
            colour += 1

    def heard(self, action: i64, seat: i64) -> i64:
        if self.phase == DEAL and self.dealt < HAND * self.seats and seat != self.receiver():
            return HIDDEN
        return action

    def receiver(self) -> i64:
        """Who gets the next card of the deal: one at a time, clockwise from the starting player."""
        return (self.starter + self.dealt) % self.seats

    # What it does

    def play(self, action: i64) -> None:
        if self.actor == CHANCE:
            if self.phase == DEAL:
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
                self.tape.append(events.focused(self.actor))
            self._end_turn()
        elif action == DECLARE:
            self._declare(self.actor)
        else:
            if self.tape is not None:
                self.tape.append(events.rested(self.actor))
            self._end_turn()

    def _enrol(self, colour: i64) -> None:
        if self.tape is not None:
            self.tape.append(events.enrolled(len(self.apprentices), colour))
        self.apprentices.append(colour)
        if len(self.apprentices) == self.seats:
            self.phase = BEGIN if self.starter == CHANCE_STARTS else DEAL

    def _begin(self, seat: i64) -> None:
        self.starter = seat
        self.phase = DEAL
        if self.tape is not None:
            self.tape.append(events.started(seat))

    def _deal(self, card: i64) -> None:
        if self.dealt == 0:
            if self.match:
                self.clear()
            if self.tape is not None:
                self.tape.append(events.match_began(self))
        self._leave_deck(card)
        hands: i64 = HAND * self.seats
        if self.dealt < hands:
            seat: i64 = self.receiver()
            insert(self.hands[seat], card)
            if self.tape is not None:
                self.tape.extend(events.dealt(seat, card))
        else:
            self.face_up[self.dealt - hands] = card
            if self.tape is not None:
                self.tape.append(events.laid(self.dealt - hands, card))
        self.dealt += 1
        if self.dealt == hands + PLACES:
            self._open_match()

    def _open_match(self) -> None:
        """The crystal is on the first field (3.1), unless somebody was dealt a Straight (8.2)."""
        for step in range(self.seats):
            seat: i64 = (self.starter + step) % self.seats
            if is_straight(self.hands[seat]):
                self._declare(seat)
                return
        if self.tape is not None:
            self.tape.append(events.crystal_moved(self))
        self._give_turn(self.starter)

    def _exchange(self, give: i64, place: i64, declare: bool) -> None:
        seat: i64 = self.actor
        take: i64 = self.face_up[place]
        self.face_up[place] = give
        self.focused &= ~FLAG[seat]
        swap(self.hands[seat], give, take)
        if self.tape is not None:
            self.tape.append(events.exchanged(seat, place, take, give))
        if declare:
            self._declare(seat)
        else:
            self._end_turn()

    def _declare(self, seat: i64) -> None:
        """The hand is laid open. A Straight ends the match (8.3), else the first to declare calls final turns (7.3)."""
        self.opened |= FLAG[seat]
        hand = self.hands[seat]
        if is_straight(hand):
            if self.tape is not None:
                self.tape.append(events.straight_shown(seat, hand, is_royal(self, seat)))
            self._end_match(seat)
            return
        if self.tape is not None:
            self.tape.append(events.declared(seat, hand, self.caller == NOBODY))
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
            self.tape.append(events.discarded(self.actor, place, card))
        self.actor = CHANCE

    def _reshuffle(self) -> None:
        """The discards become the deck (5.4)."""
        for card in self.discards:
            self.deck[card] = self.deck[card] + 1
        self.deck_size = len(self.discards)
        self.discards = []
        if self.tape is not None:
            self.tape.append(events.reshuffled(self.deck_size))

    def _refill(self, card: i64) -> None:
        self._leave_deck(card)
        self.face_up[self.gap] = card
        if self.tape is not None:
            self.tape.append(events.laid(self.gap, card))
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
            self._end_match(NOBODY)
            return
        if following == self.starter:
            self.field += 1  # The crystal moves on (3.2), at the FLAUTZ! field the match ends (3.3).
            if self.field == len(self.setup.arena):
                self._end_match(NOBODY)
                return
            if self.tape is not None:
                self.tape.append(events.crystal_moved(self))
        self._give_turn(following)

    def _give_turn(self, seat: i64) -> None:
        self.turn = seat
        self.actor = seat
        self.phase = TURN

    def _end_match(self, straight: i64) -> None:
        closing = close_match(self, straight)
        if self.tape is not None:
            self.tape.append(events.match_ended(self, closing))
        if is_decided(self):
            self.phase = DONE
            self.actor = OVER
            return
        # The hands stay on the table, open, until the first card of the next deal (13.3).
        self.match += 1
        self.starter = (self.starter + 1) % self.seats
        self.deck = self.setup.copies.copy()
        self.deck_size = self.setup.cards
        self.dealt = 0
        self.phase = DEAL
        self.actor = CHANCE


def draw_card(deck: list[i64], size: i64, position: i64) -> i64:
    """The card at a position of a deck that is given as copies per card, found from the nearer end."""
    card: i64 = 0
    if position + position < size:
        position -= deck[card]
        while position >= 0:
            card += 1
            position -= deck[card]
        return card
    card = len(deck) - 1
    position += deck[card]
    while position < size:
        card -= 1
        position += deck[card]
    return card


def swap(hand: list[i64], give: i64, take: i64) -> None:
    """Change one card of a sorted hand for another."""
    position: i64 = 0
    while hand[position] != give:
        position += 1
    while position + 1 < HAND and hand[position + 1] < take:
        hand[position] = hand[position + 1]
        position += 1
    while position > 0 and hand[position - 1] > take:
        hand[position] = hand[position - 1]
        position -= 1
    hand[position] = take


def insert(hand: list[i64], card: i64) -> None:
    """Add a card to a sorted hand."""
    position: i64 = len(hand)
    hand.append(card)
    while position > 0 and hand[position - 1] > card:
        hand[position] = hand[position - 1]
        position -= 1
    hand[position] = card
