"""What a seat of FLAUTZ! can know from its updates: cards taken openly, cards gone, and cards that may be left."""

from typing import Any

from mypy_extensions import i64

from aprendiz.core.deck import draw_card
from aprendiz.core.dice import Dice
from aprendiz.core.memory import EVERYTHING, Memory
from aprendiz.core.state import OVER
from aprendiz.games.flautz.aids import Remembered
from aprendiz.games.flautz.cards import CARDS, COLOURS, Card
from aprendiz.games.flautz.events import (
    CardDealt,
    CardDiscarded,
    CardExchanged,
    CardLaid,
    CardReceived,
    CardTurnedUp,
    DeckReshuffled,
    FlautzDeclared,
    MatchBegan,
    MatchEnded,
    StraightShown,
)
from aprendiz.games.flautz.piles import insert
from aprendiz.games.flautz.places import PLACES
from aprendiz.games.flautz.rules import FlautzState
from aprendiz.games.flautz.score import HAND, is_straight
from aprendiz.games.flautz.setup import Setup
from aprendiz.games.flautz.state import DONE, EMPTY, EXCHANGE, FLAG, NOBODY, TURN
from aprendiz.games.flautz.view import View


class Opponent:
    """What is known of one hidden hand: the cards `held`, and how many others are `hidden`, all of them dealt ones."""

    def __init__(self) -> None:
        self.held: list[i64] = []
        self.hidden: i64 = 0
        self.laid: list[i64] = []
        """Dealt cards that were laid down since, in order."""
        self.past: list[Moment] = []
        self.taken: list[i64] = []
        """The cards in `held`, in the order they were taken."""

    def copy(self) -> "Opponent":
        other = Opponent()
        other.held = self.held.copy()
        other.hidden = self.hidden
        other.laid = self.laid.copy()
        other.past = self.past.copy()
        other.taken = self.taken.copy()
        return other

    def exchanges(self, took: i64, gave: i64) -> bool:
        """Note an exchange; returns whether the card given was a dealt one, unseen until now."""
        if gave in self.held:
            self.held.remove(gave)
            self.taken.remove(gave)
            fresh = False
        else:
            self.hidden -= 1
            self.laid.append(gave)
            fresh = True
        insert(self.held, took)
        self.taken.append(took)
        self.past.append(Moment(self.held.copy(), len(self.laid)))
        return fresh

    def forget_oldest(self) -> i64:
        """Count the card taken first as hidden again; returns that card."""
        card: i64 = self.taken.pop(0)
        self.held.remove(card)
        self.hidden += 1
        return card

    def opens(self, cards: list[i64]) -> list[i64]:
        """Note that the hand was laid open; returns the cards that were not known before."""
        fresh = cards.copy()
        for card in self.held:
            fresh.remove(card)
        self.held = cards.copy()
        self.hidden = 0
        return fresh

    def could_hold(self, cards: list[i64], dice: Dice) -> bool:
        """Whether these hidden cards fit the past. Rejects some at random, to give each hand its true probability.

        Drawing the hidden cards evenly from the unseen ones makes hidden cards that equal laid ones too likely. With g
        laid and h hidden copies of a card it counts C(g + h, g) ways to have been dealt them, where there is only one.
        """
        for position in range(len(cards)):
            equal: i64 = 1
            for other in range(position):
                if cards[other] == cards[position]:
                    equal += 1
            laid: i64 = self.laid.count(cards[position])
            # C(g + h, g) is the product of (g + i) / i for i from 1 to h: one factor for each hidden copy.
            if laid and dice.below(laid + equal) >= equal:
                return False
        for moment in self.past:
            if is_straight(sorted(moment.held + self.laid[moment.laid :] + cards)):
                return False  # A Straight would have been shown (8.2).
        return True


class Moment:
    """A hand after the deal or an exchange: the cards known by then, and how many dealt ones had been laid down."""

    def __init__(self, held: list[i64], laid: i64) -> None:
        self.held = held
        self.laid: i64 = laid


class FlautzMemory(Memory):
    """Perfect, or limited as people's is: of the cards each opponent took openly, it keeps only the last `span`."""

    def __init__(self, setup: Setup, seat: i64, span: i64 = EVERYTHING) -> None:
        super().__init__(seat)
        self.setup = setup
        self.span: i64 = span
        self.unseen: list[i64] = []
        """Copies of each card not seen in this match: hidden in hands, or still in the deck."""
        self.returned: list[i64] = []
        """Copies of each card known to be in the deck, because the discards were reshuffled into it."""
        self.discards: list[i64] = []
        self.opponents: list[Opponent] = []
        self.known: FlautzState = FlautzState(setup)
        """The current state without hidden hands and the deck."""
        self._forget()

    def observe(self, update: Any) -> None:
        for frame in update.frames:
            for event in frame.events:
                self._hear(event)
        if update.frames:
            self.known = self._seen(update.frames[-1].view)

    def _forget(self) -> None:
        """Start over for a new match, because all cards were gathered (2.5)."""
        self.unseen = self.setup.copies.copy()
        self.returned = [0] * len(self.unseen)
        self.discards = [0] * len(self.unseen)
        self.opponents = [Opponent() for _ in range(self.setup.seats)]

    def _hear(self, event: object) -> None:
        if isinstance(event, MatchBegan):
            self._forget()
        elif isinstance(event, CardDealt) and event.seat != self.seat:
            opponent = self.opponents[event.seat]
            opponent.hidden += 1
            if opponent.hidden == HAND:
                opponent.past.append(Moment([], 0))
        elif isinstance(event, CardReceived):
            self.unseen[event.card.number] -= 1
        elif isinstance(event, CardLaid | CardTurnedUp):
            self._comes_from_deck(event.card.number)
        elif isinstance(event, CardExchanged) and event.seat != self.seat:
            opponent = self.opponents[event.seat]
            if opponent.exchanges(event.took.number, event.gave.number):
                self.unseen[event.gave.number] -= 1
            if len(opponent.held) > self.span:
                self.unseen[opponent.forget_oldest()] += 1
        elif isinstance(event, CardDiscarded):
            self.discards[event.card.number] += 1
        elif isinstance(event, DeckReshuffled):
            self.returned, self.discards = self.discards, self.returned
        elif isinstance(event, FlautzDeclared | StraightShown):
            self._see_hand(event.seat, event.cards)
        elif isinstance(event, MatchEnded):
            for hand in event.hands:
                self._see_hand(hand.seat, hand.cards)

    def _comes_from_deck(self, card: i64) -> None:
        if self.returned[card]:
            self.returned[card] -= 1
        else:
            self.unseen[card] -= 1

    def _see_hand(self, seat: i64, cards: tuple[Card, ...]) -> None:
        if seat != self.seat:
            for card in self.opponents[seat].opens([card.number for card in cards]):
                self.unseen[card] -= 1

    def _seen(self, view: View) -> FlautzState:
        """The view as a state."""
        state = FlautzState(self.setup)
        is_over = view.to_act is None
        state.actor = OVER if view.to_act is None else view.to_act
        state.turn = NOBODY if view.to_act is None else view.to_act
        state.phase = DONE if is_over else EXCHANGE if view.must_exchange else TURN
        state.match = view.match - 1
        state.starter = NOBODY if view.starter is None else view.starter
        state.field = 0 if view.field is None else view.field
        state.turns = view.turns
        state.dealt = HAND * self.setup.seats + PLACES
        state.caller = NOBODY if view.caller is None else view.caller
        state.deck_size = view.deck_size
        state.face_up = [EMPTY if card is None else card.number for card in view.air + view.floor]
        state.discards = [card.number for card in view.discards]
        for seat in range(self.setup.seats):
            player = view.players[seat]
            if player.colour is not None:
                state.apprentices.append(COLOURS.index(player.colour))
            if player.is_focused:
                state.focused |= FLAG[seat]
            if player.open_hand is not None:
                state.opened |= FLAG[seat]
            state.crystals[seat] = player.crystals
        for match in range(len(view.players[0].points)):
            for player in view.players:
                state.noted.append(player.points[match])
        state.hands[self.seat] = [card.number for card in view.hand]
        return state

    def copy(self) -> "FlautzMemory":
        other = FlautzMemory(self.setup, self.seat, self.span)
        other.unseen = self.unseen.copy()
        other.returned = self.returned.copy()
        other.discards = self.discards.copy()
        other.opponents = [opponent.copy() for opponent in self.opponents]
        other.known = self.known
        return other

    def imagine(self, dice: Dice) -> FlautzState:
        state = self.known.copy()
        while not self._fill(state, dice):
            pass
        return state

    def _fill(self, state: FlautzState, dice: Dice) -> bool:
        """Deal the hidden cards. Returns False if the hands are impossible and have to be dealt again."""
        deck = self.unseen.copy()
        left: i64 = 0
        for copies in deck:
            left += copies
        for seat in range(self.setup.seats):
            if seat == self.seat:
                continue
            opponent = self.opponents[seat]
            hand = opponent.held.copy()
            hidden: list[i64] = []
            for _ in range(opponent.hidden):
                card: i64 = draw_card(deck, left, dice.below(left))
                deck[card] -= 1
                left -= 1
                hidden.append(card)
                insert(hand, card)
            if hidden and self.span == EVERYTHING and not opponent.could_hold(hidden, dice):
                return False
            state.hands[seat] = hand
        for position in range(len(deck)):
            deck[position] += self.returned[position]
        state.deck = deck
        return True

    def aids(self) -> Remembered:
        return Remembered(tuple(tuple(CARDS[card] for card in opponent.held) for opponent in self.opponents))
