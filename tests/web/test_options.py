"""The options of every game: each legal value can be chosen on a small phone, by mouse or keyboard, and is agreed."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from aprendiz.games import NAMES, load
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.server.serving import Server
from tests.web import scenes
from tests.web.axe import contrast_faults, structure_faults
from tests.web.boxes import misfits
from tests.web.conftest import PHONE, Opened
from tests.web.guest import Guest
from tests.web.player import Player

Data = dict[str, Any]

ARENA: Final = ["either", "air", "floor", "floor", "either"]
PLANS: Final[dict[str, tuple[Data, ...]]] = {
    "flautz": (
        {
            "arena": ARENA,
            "mode": "matches",
            "matches": 99,
            "ties": "nobody",
            "final_turns": "all",
            "starter": 4,
            "limit": 100_000,
        },
        {"arena": "long", "mode": "matches", "matches": 1, "starter": 0, "limit": 1},
        {"arena": ["floor"] * 20},
        {"ties": "nobody"},
    ),
    "magus": (
        {
            "throw": "uniform",
            "taking": "part",
            "outstanding": "yes",
            "infant": "yes",
            "infant_goal": "gross",
            "starter": 3,
            "limit": 77,
        },
    ),
    "labyrinth": (
        {
            "walls": 24,
            "maze": ["12-13", "65>66", "11-21"],
            "turned": "no",
            "expansion": "yes",
            "magic": 0,
            "goal": 6,
            "magicians": ["green", "red", "yellow"],
            "starter": 1,
            "limit": 15,
        },
        {"maze": "mirrors", "expansion": "yes", "magic": 7},
        {"maze": []},
        {"walls": 0, "goal": 1, "magicians": ["blue", "green", "red", "yellow"]},
    ),
}
"""By game: options that the host chooses. Only options without their default, as the page sends them."""

ALL: Final = [(game, number) for game, plans in PLANS.items() for number in range(len(plans))]


class Chooser(Guest):
    """The host in the waiting room of a game, with the options open."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        super().__init__(page, language)
        self.texts = Texts(language, "common", "table", "house", game)
        self.game = game

    def open(self, serving: Server, seats: int | None = None, **options: Any) -> None:
        key = scenes.key_of(self.page.context, serving.url)
        plan = {"game": self.game, "seats": seats or load(self.game).players[-1], "options": options}
        self.come(f"/table/{scenes.waiting(serving.url, key, plan, ('Anna',))}")
        self.button("change").click()
        self.heading("options").wait_for()

    @property
    def forms(self) -> dict[str, Data]:
        """The options of the game by name, as the catalogue describes them."""
        games = self.page.request.get("/api/games").json()["games"]
        return {option["name"]: option for game in games if game["game"] == self.game for option in game["options"]}

    @property
    def plan(self) -> Data:
        answer: Data = self.page.request.get(f"/api/tables/{self.table}").json()["lobby"]["plan"]
        return answer

    def agree(self) -> None:
        self.button("agree").click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def group(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=self.say(f"label-{name}"), exact=True).first

    def tile(self, option: Data, value: Any) -> Locator:
        name = option["name"]
        keys = {True: f"label-{name}-own", None: f"label-{name}-none"}
        if option["form"] == "seat":
            words = self.say("chance-decides") if value is None else self.say("chair", number=value + 1)
        else:
            words = self.say(keys.get(value, f"label-{name}-{value}"))
        return self.group(name).get_by_role("radio", name=re.compile(rf"^{re.escape(words)}")).first

    def number(self, option: Data) -> Locator:
        return self.group(option["name"]).get_by_role("spinbutton")

    def switch(self, option: Data) -> Locator:
        return self.page.get_by_role("switch", name=self.say(f"label-{option['name']}"), exact=True)

    def entry(self, option: Data, number: int) -> Locator:
        words = self.say(f"entry-{option['name']}", number=number)
        return self.page.get_by_role("combobox", name=words, exact=True)

    def removing(self, option: Data) -> Locator:
        """The buttons that remove an entry; none if the list cannot be shorter."""
        words = re.escape(self.say("remove-entry", entry=self.say(f"entry-{option['name']}", number=0))).rstrip("0")
        return self.page.get_by_role("button", name=re.compile(rf"^{words}\d+$"))

    def adding(self, option: Data) -> Locator:
        return self.button(f"add-{option['name']}")


class Clicker(Chooser):
    """Uses the mouse, and types numbers."""

    def set(self, option: Data, value: Any) -> None:
        match option["form"]:
            case "yes-no":
                self.switch(option).click()
            case "whole":
                if option["default"] is None:
                    self.switch(option).click()
                self.number(option).fill(str(value))
            case "name-or-list" if isinstance(value, list):
                self.tile(option, True).click()
                self.build(option, value)
            case _:
                self.tile(option, value).click()

    def build(self, option: Data, words: list[str]) -> None:
        while self.removing(option).count() > 0:
            self.removing(option).last.click()
        for number, word in enumerate(words, start=1):
            if self.entry(option, number).count() == 0:
                self.adding(option).click()
            self.entry(option, number).select_option(word)


class Typing(Chooser):
    """Uses the keyboard alone: Tab, arrows, Space, Enter and digits."""

    def set(self, option: Data, value: Any) -> None:
        match option["form"]:
            case "yes-no":
                self.toggle(option)
            case "whole":
                if option["default"] is None:
                    self.toggle(option)
                self.walk(self.number(option))
                self.page.keyboard.type(str(value))
            case "name-or-list" if isinstance(value, list):
                self.pick(option, True)
                self.build(option, value)
            case _:
                self.pick(option, value)

    def toggle(self, option: Data) -> None:
        self.walk(self.switch(option))
        self.page.keyboard.press("Space")

    def pick(self, option: Data, value: Any) -> None:
        self.walk(self.group(option["name"]).get_by_role("radio", checked=True).first)
        for _ in range(20):
            if self.tile(option, value).is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not lead to {value}")

    def build(self, option: Data, words: list[str]) -> None:
        if self.removing(option).count() > 0:
            self.walk(self.removing(option).first)
            while self.removing(option).count() > 0:
                self.page.keyboard.press("Enter")
            expect(self.adding(option)).to_be_focused()
        for number, word in enumerate(words, start=1):
            if self.entry(option, number).count() == 0:
                self.walk(self.adding(option))
                self.page.keyboard.press("Enter")
                self.walk(self.entry(option, number), "Shift+Tab")
            else:
                self.walk(self.entry(option, number))
            for key in ("Home", *["ArrowDown"] * len(option["values"])):
                if self.entry(option, number).input_value() == word:
                    break
                self.page.keyboard.press(key)

    def walk(self, thing: Locator, key: str = "Tab") -> None:
        for _ in range(80):
            if thing.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not lead to {thing}")


def test_the_plans_here_have_every_option_of_every_game() -> None:
    chosen = {game: {name for plan in plans for name in plan} for game, plans in PLANS.items()}
    assert chosen == {game: {option.name for option in load(game).options} for game in NAMES}


@pytest.mark.parametrize(("game", "number"), ALL)
def test_any_value_is_chosen_with_the_mouse_on_a_phone(opened: Opened, serving: Server, game: str, number: int) -> None:
    choose_all(Clicker(opened(**PHONE), game), serving, PLANS[game][number])


@pytest.mark.parametrize("game", NAMES)
def test_any_value_is_chosen_with_the_keyboard_alone(opened: Opened, serving: Server, game: str) -> None:
    choose_all(Typing(opened(**PHONE), game), serving, PLANS[game][0])


def choose_all(host: Clicker | Typing, serving: Server, options: Data) -> None:
    host.open(serving)
    for name, option in host.forms.items():
        if name in options:
            host.set(option, options[name])
    host.agree()

    assert host.plan["options"] == options


def test_an_option_is_only_offered_and_sent_if_it_has_an_effect(opened: Opened, serving: Server) -> None:
    """What an option depends on comes from the catalogue."""
    host = Clicker(opened(), "flautz")
    host.open(serving, mode="matches", matches=42)
    mode = host.forms["mode"]
    host.tile(mode, "crystals").click()
    expect(host.group("matches")).to_have_count(0)
    host.agree()

    assert host.plan["options"] == {}


def test_numbers_are_typed_stepped_and_kept_within_their_bounds(opened: Opened, serving: Server) -> None:
    host = Clicker(opened(), "flautz")
    host.open(serving, mode="matches", matches=20)
    number = host.number(host.forms["matches"])
    host.group("matches").get_by_role("button", name=host.say("one-more")).click()
    expect(number).to_have_value("21")
    number.press("ArrowUp")
    expect(number).to_have_value("22")
    number.fill("many 1000 matches")
    expect(number).to_have_value("10")
    number.fill("")
    number.press("Enter")
    expect(number).to_have_value("10")
    number.fill("0")
    number.blur()
    expect(number).to_have_value("1")
    host.switch(host.forms["limit"]).click()
    limit = host.group("limit")
    expect(host.number(host.forms["limit"])).to_have_value("60")
    limit.get_by_role("button", name=host.say("one-less")).click()
    expect(host.number(host.forms["limit"])).to_have_value("50")
    host.agree()

    assert host.plan["options"] == {"mode": "matches", "matches": 1, "limit": 50}


def test_a_value_that_the_server_refuses_is_said_in_words(opened: Opened, serving: Server) -> None:
    host = Clicker(opened(**PHONE), "labyrinth")
    host.open(serving)
    host.set(host.forms["maze"], "whirlpool")
    host.button("agree").click()

    expect(host.page.get_by_text(host.say("problem-one-way-needs-expansion", count=6))).to_be_visible()


def test_the_agreement_names_every_option_that_was_chosen(opened: Opened, serving: Server) -> None:
    host = Clicker(opened(**PHONE), "labyrinth")
    host.open(serving, magicians=["green", "red"], expansion="yes", starter=0, limit=50, maze="crypt")
    host.button("cancel").click()

    for line in ("Colours: Green, Red", "Magic Walls: Yes", "Who starts: Seat 1", "Limit: 50 turns", "Maze: Crypt"):
        expect(host.page.get_by_role("listitem").filter(has_text=line)).to_be_visible()


@pytest.mark.parametrize(
    ("way", "kept", "seats"),
    [
        ("bots", {"opponents": 7}, 5),
        ("friends", {"chairs": 9}, 5),
        ("device", {"people": ["A", "B", "C", "D", "E", "F"], "bots": 3}, 5),
    ],
)
def test_numbers_that_are_remembered_from_a_larger_game_fit_this_one(
    opened: Opened, way: str, kept: Data, seats: int
) -> None:
    player = Player(opened())
    player.come()
    drafts = {"flautz": {"edition": None, "options": {"starter": 6, "unknown": 1, "arena": "lost"}, "settings": {}}}
    for key, value in {**kept, "drafts": drafts}.items():
        player.page.evaluate(
            "([key, value]) => localStorage.setItem(`aprendiz-${key}`, value)", [key, json.dumps(value)]
        )
    player.come(f"/play/flautz/{way}")
    player.button(f"begin-{way}").click()

    plan = player.page.request.get(f"/api/tables/{player.table}").json()["lobby"]["plan"]
    assert (plan["seats"], plan["options"]) == (seats, {})


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_nothing_is_cut_and_everything_can_be_read(
    opened: Opened, serving: Server, language: str, game: str
) -> None:
    host = Clicker(opened(**PHONE, language=language), game, language)
    host.open(serving, **PLANS[game][0])

    assert misfits(host.page) == []
    assert structure_faults(host.page) == []
    for theme in ("dark", "light"):
        host.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        assert contrast_faults(host.page) == []
