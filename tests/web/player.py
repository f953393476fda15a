"""A player at a table of FLAUTZ!, who finds every element only by its role and name."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.guest import Guest

GAMES = 5
"""Upper bound on games started until the player gets a turn; nearly always the first game has one."""

Press = Callable[[Locator], None]
"""Presses an element: with a mouse, a finger or a key."""


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


class Player(Guest):
    def cards(self, *rows: str) -> Locator:
        """The cards that can be chosen now, in the `air`, on the `floor` or in the `hand`."""
        groups = [self.page.get_by_role("group", name=self.say(f"table-{row}"), exact=True) for row in rows]
        every = groups[0]
        for group in groups[1:]:
            every = every.or_(group)
        return every.get_by_role("button", disabled=False)

    @property
    def face_up(self) -> Locator:
        return self.cards("air", "floor")

    @property
    def hand(self) -> Locator:
        return self.cards("hand")

    @property
    def own_turn(self) -> Locator:
        """An element that is only enabled on the player's own turn."""
        return self.face_up.or_(self.button("flautz-rest")).first

    @property
    def opened_hands(self) -> Locator:
        """The button that closes the opened hands at the end of a match."""
        return self.button("go-on").or_(self.button("see-result"))

    @property
    def story(self) -> Locator:
        """The newest line of the story, which opens the whole story."""
        return self.page.get_by_role("button", name=self.say("story"))

    @property
    def result(self) -> Locator:
        return self.heading("result")

    def next(self) -> str:
        """Waits for what comes next: the player's `turn`, something `opened` that leads on, or the `end`."""
        expect(self.something).to_be_visible()
        if self.opened_hands.or_(self.button("see-result")).first.is_visible():
            return "opened"
        return "end" if self.result.is_visible() else "turn"

    @property
    def something(self) -> Locator:
        return self.own_turn.or_(self.opened_hands).or_(self.button("see-result")).or_(self.result).first

    def play(self, take_turn: Callable[[int], None], press: Press = click) -> int:
        """Plays until the result is shown, and returns how many turns the player had.

        A Straight can end a game before the player's first turn: then another game is played.
        """
        turns, games = 0, 1
        while (what := self.next()) != "end" or (turns == 0 and games < GAMES):
            if what == "turn":
                take_turn(turns)
                turns += 1
            elif what == "opened":
                self.go_on(press)
            else:
                self.play_again(press)
                games += 1
        return turns

    def play_again(self, press: Press = click) -> None:
        """Starts another game, if nobody else has to agree."""
        press(self.button("rematch"))
        expect(self.result).not_to_be_visible()

    def go_on(self, press: Press = click) -> None:
        """Goes on to the next match, or to the result."""
        press(self.opened_hands if self.opened_hands.is_visible() else self.button("see-result"))

    @property
    def has_something_to_do(self) -> bool:
        return self.something.is_visible()

    @property
    def standing(self) -> str:
        """The table of results, as text."""
        return self.page.get_by_role("table").inner_text()

    def take_turn(self, number: int, press: Press = click) -> None:
        """Varies the way by `number`: take and lay, lay and take, or focus and replace a card."""
        if self.button("flautz-declare").is_visible():
            self.decide(self.button("flautz-declare"), press)
        elif number == 1 and self.button("flautz-focus").is_visible():
            self.decide(self.button("flautz-focus"), press)
        else:
            self.replace_if_focused(press)
            for cards in (self.hand, self.face_up) if number % 2 else (self.face_up, self.hand):
                press(cards.first)
            self.decide(self.confirming, press)

    def replace_if_focused(self, press: Press = click) -> None:
        if self.hand.count() == 0:
            press(self.face_up.first)
            self.decide(self.button("flautz-replace"), press)
            expect(self.hand.first).to_be_visible()

    @property
    def confirming(self) -> Locator:
        """The button that makes the exchange of two chosen cards."""
        return self.button("flautz-exchange").or_(self.button("flautz-exchange-declaring"))

    def decide(self, button: Locator, press: Press = click) -> None:
        """Presses the button and waits until the move is made: then the button is gone."""
        press(button)
        expect(button).not_to_be_visible()
