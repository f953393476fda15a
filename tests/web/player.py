"""Somebody at a table of FLAUTZ!, who finds everything by its role and its name and nothing else."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.guest import Guest

GAMES = 5
"""So many are begun at most until one has a turn of one's own: nearly always the first does."""

Press = Callable[[Locator], None]
"""How somebody presses a thing: with a mouse, a finger or a key."""


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


class Player(Guest):
    def cards(self, *rows: str) -> Locator:
        """The cards that can be chosen now, in `air`, on the `floor` or in one's `hand`."""
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
        """Anything that can only be done on one's own turn."""
        return self.face_up.or_(self.button("flautz-rest")).first

    @property
    def opened_hands(self) -> Locator:
        """What leads on from the hands that were opened at the end of a match."""
        return self.button("flautz-next-match").or_(self.button("flautz-to-the-end"))

    @property
    def story(self) -> Locator:
        """The newest line, which opens all that has happened."""
        return self.page.get_by_role("button", name=self.say("flautz-story"))

    @property
    def result(self) -> Locator:
        return self.heading("result")

    def next(self) -> str:
        """Wait for what comes next: one's own `turn`, something `opened` that leads on, or the `end`."""
        expect(self.something).to_be_visible()
        if self.opened_hands.or_(self.button("see-result")).first.is_visible():
            return "opened"
        return "end" if self.result.is_visible() else "turn"

    @property
    def something(self) -> Locator:
        return self.own_turn.or_(self.opened_hands).or_(self.button("see-result")).or_(self.result).first

    def play(self, take_turn: Callable[[int], None], press: Press = click) -> int:
        """Play until the result is shown; how many turns were one's own.

        A Straight can end a game before the first of them: then another one is played.
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
        """Another game, where nobody else has to agree."""
        press(self.button("rematch"))
        expect(self.result).not_to_be_visible()

    def go_on(self, press: Press = click) -> None:
        """To the next match, or to the result."""
        press(self.opened_hands if self.opened_hands.is_visible() else self.button("see-result"))

    @property
    def has_something_to_do(self) -> bool:
        return self.something.is_visible()

    @property
    def standing(self) -> str:
        """The table of results, as text."""
        return self.page.get_by_role("table").inner_text()

    def take_turn(self, number: int, press: Press = click) -> None:
        """Now one way, now another: take and lay, lay and take, focus and have a card replaced."""
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
        """Press it, and wait until the move has been made: then it is no longer offered."""
        press(button)
        expect(button).not_to_be_visible()
