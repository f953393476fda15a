"""A visitor of the page, who finds every element only by its role and name."""

import re
from typing import Final

from playwright.sync_api import FilePayload, Locator, Page, expect

from aprendiz.lang.texts import Texts

FILES: Final = ("common", "table", "house", "flautz", "flautz-table")


class Guest:
    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.texts = Texts(language, *FILES)

    def say(self, key: str, **facts: str | int) -> str:
        return self.texts.say(key, **facts)

    def come(self, path: str = "/") -> None:
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def button(self, key: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def link(self, key: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **facts), exact=True)

    def heading(self, key: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **facts), exact=True)

    def field(self, key: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("textbox", name=self.say(key, **facts), exact=True)

    def radio(self, key: str) -> Locator:
        return self.page.get_by_role("radio", name=re.compile(rf"^{re.escape(self.say(key))}"))

    def way(self, key: str) -> Locator:
        """The link of a way to begin a game of FLAUTZ! at the door."""
        return self.page.get_by_role("article", name=self.say("title-flautz")).get_by_role("link", name=self.say(key))

    @property
    def table(self) -> str:
        """The id of the current table, from the address."""
        self.page.wait_for_url(re.compile(r"/table/"))
        return self.page.url.rpartition("/")[2]

    @property
    def code(self) -> str:
        """The code of the invitation in the waiting room, as it is shown."""
        line = self.page.get_by_role("paragraph").filter(has_text=re.compile(rf"^{self.say('code')}: ")).inner_text()
        return line.rpartition(" ")[2]

    def choose_box(self, text: str) -> None:
        """Chooses a custom box among the options of FLAUTZ!, from a file with this text."""
        boxes = self.page.get_by_role("group", name=self.say("label-edition"), exact=True)
        boxes.get_by_role("radio", name=re.compile(rf"^{re.escape(self.say('label-edition-own'))}")).check()
        file = FilePayload(name="own.toml", mimeType="application/toml", buffer=text.encode())
        self.page.get_by_label(self.say("choose-box")).set_input_files(file)

    def play_now(self) -> None:
        """Starts a game against two bots with two clicks at the door."""
        self.way("play-now").click()
        self.button("begin-bots").click()

    def open_menu(self, key: str) -> None:
        self.button("menu").click()
        self.button(key).click()
