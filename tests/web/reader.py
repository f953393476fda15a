"""A player at the plain table, who finds everything by its words."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from aprendiz.lang.texts import Texts
from tests.web.guest import Guest
from tests.web.player import Press, click

Data = dict[str, Any]

OPEN_ALL = "groups => groups.forEach((group) => { group.open = true; })"


class Reader(Guest):
    def __init__(
        self, page: Page, game: str, language: str = "en", names: Sequence[str] = ("Anna", "Novice 2")
    ) -> None:
        super().__init__(page, language)
        self.game = game
        if game != "tower":
            self.texts = Texts(language, "common", "table", "house", game, names=names, viewer=0)

    def way(self, key: str) -> Locator:
        title = "Tower" if self.game == "tower" else self.say(f"title-{self.game}")
        return self.page.get_by_role("article", name=title).get_by_role("link", name=self.say(key))

    def remember(self, options: Data) -> None:
        """Makes these options the ones that this browser remembers for the game."""
        draft = {self.game: {"edition": None, "options": options, "settings": {}}}
        self.page.evaluate(
            "draft => { localStorage.setItem('aprendiz-drafts', JSON.stringify(draft));"
            " localStorage.setItem('aprendiz-opponents', '1'); }",
            draft,
        )
        self.page.reload()

    @property
    def moves(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("your-moves"), exact=True)

    @property
    def result(self) -> Locator:
        return self.heading("result")

    @property
    def groups(self) -> Locator:
        return self.moves.locator("summary")

    def offered(self) -> list[str]:
        """The words of all moves, in closed groups, too."""
        self.moves.locator("details").evaluate_all(OPEN_ALL)
        return sorted(self.moves.get_by_role("button").all_inner_texts())

    def told(self, moves: Sequence[Data]) -> list[str]:
        """The words in which these moves are offered."""
        said = [self.texts.tell("move", move) for move in moves]
        return sorted(words[0].upper() + words[1:] for words in said)

    def next(self) -> str:
        """Waits for what comes next: the player's `turn`, the `over` banner, or the `end`."""
        over = self.button("see-result")
        expect(self.moves.or_(over).or_(self.result).first).to_be_visible()
        if self.result.is_visible():
            return "end"
        return "over" if over.is_visible() else "turn"

    def take_turn(self, number: int, press: Press = click) -> None:
        """Makes a legal move, another one each time: opens its group first if it is in one."""
        ask = self.moves.get_attribute("data-ask")
        choices = self.moves.locator(":scope > li")
        chosen = choices.nth(number % choices.count())
        group = chosen.locator("summary")
        if group.count() > 0:
            press(group)
        press(chosen.get_by_role("button").first)
        expect(self.page.locator(f'[data-ask="{ask}"]')).to_have_count(0)

    def take_refused_turn(self) -> None:
        """Presses a move that the table refuses now: the question stays open."""
        ask = self.moves.get_attribute("data-ask")
        self.moves.get_by_role("button").first.click()
        expect(self.page.get_by_role("alert")).to_be_visible()
        expect(self.page.locator(f'[data-ask="{ask}"]')).to_have_count(1)

    def play(self, most: int, press: Press = click) -> int:
        """Plays until the result is shown, and returns how many moves the player made, at most so many."""
        made = 0
        while (what := self.next()) != "end":
            if what == "over":
                press(self.button("see-result"))
                expect(self.button("see-result")).to_have_count(0)
                continue
            assert made < most, "the game does not end"
            self.take_turn(made, press)
            made += 1
        return made
