"""Opens every screen of the page as quickly as possible, for measurements and screenshots."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web import scenes
from tests.web.player import Player

Data = dict[str, Any]

QUICK: Final[Data] = {"starter": 0, "mode": "matches", "matches": 1, "arena": ["floor", "either"]}
LONG: Final[Data] = {"starter": 0}
CODE: Final = re.compile(r"^[a-z]{4}-[a-z]{4}$")
PEOPLE: Final = ("Maximiliane", "Bartolomé", "Wilhelmina", "João Pedro", "Montserrat")


@dataclass(frozen=True, slots=True)
class Tour:
    """A browser that goes from screen to screen."""

    page: Page
    url: str
    language: str

    @property
    def player(self) -> Player:
        return Player(self.page, self.language)

    @property
    def key(self) -> str:
        return scenes.key_of(self.page.context, self.url)

    def go(self, path: str) -> Player:
        player = self.player
        player.come(path)
        return player

    def sit(self, moment: scenes.Moment = scenes.at_once, seats: int = 3, **options: Any) -> Player:
        """Opens a running game on the player's own turn."""
        plan = flautz(seats, **options)
        table = scenes.playing(self.url, self.key, plan, moment)
        player = self.go(f"/table/{table}")
        player.next()
        return player


def flautz(seats: int, **options: Any) -> Data:
    return {"game": "flautz", "seats": seats, "options": {**LONG, **options}, "settings": {"allows_spectators": True}}


def door(tour: Tour) -> None:
    tour.go("/").way("play-now").wait_for()


def door_of_a_regular(tour: Tour) -> None:
    """The door with tables of this device."""
    for people in (("Anna",), ("Anna", "Berta")):
        scenes.waiting(tour.url, tour.key, flautz(3), people)
    tour.go("/").heading("my-tables").wait_for()


def settings(tour: Tour) -> None:
    player = tour.go("/")
    player.button("settings").click()
    player.heading("settings").wait_for()


def against_bots(tour: Tour) -> None:
    player = tour.go("/play/flautz/bots")
    player.button("begin-bots").wait_for()


def options(tour: Tour) -> None:
    player = tour.go("/play/flautz/friends")
    player.page.get_by_text(player.say("options"), exact=True).click()
    player.page.get_by_role("group", name=player.say("label-arena"), exact=True).first.wait_for()


def own_box(tour: Tour) -> None:
    """A custom box, chosen from a faulty file."""
    options(tour)
    tour.player.choose_box("name = 'Four winds'")
    tour.player.page.get_by_role("status").filter(has_text="edition.spells").wait_for()


def one_device(tour: Tour) -> None:
    player = tour.go("/play/flautz/device")
    player.button("add-person").first.click()
    player.field("name-of", number=3).wait_for()


def rulebook(tour: Tour) -> None:
    player = tour.go("/rules/flautz")
    player.page.get_by_role("searchbox").wait_for()
    player.page.get_by_role("main").get_by_role("listitem").first.wait_for()


def rulebook_searched(tour: Tour) -> None:
    player = tour.go("/rules/flautz")
    player.page.get_by_role("searchbox").fill("flautz")
    expect(player.page.get_by_role("search").get_by_role("status")).to_have_text(re.compile(r"\d"))


def artists(tour: Tour) -> None:
    tour.go("/credits").heading("credits-signs").wait_for()


def nowhere(tour: Tour) -> None:
    tour.go("/nowhere").heading("nothing-here").wait_for()


def unknown_table(tour: Tour) -> None:
    tour.go("/table/unknown").heading("not-let-in").wait_for()


def waiting_room(tour: Tour) -> None:
    table = scenes.waiting(tour.url, tour.key, flautz(3), ("Maximiliane",))
    tour.go(f"/table/{table}").heading("waiting-room").wait_for()


def waiting_room_as_a_guest(tour: Tour) -> None:
    code = scenes.invitation(tour.url, flautz(3), ("Bartolomé",))
    player = tour.go(f"/#{code}")
    player.heading("take-a-chair").wait_for()


def first_turn(tour: Tour) -> None:
    tour.sit()


def chosen(tour: Tour) -> None:
    """Both cards are chosen: shows what the exchange would be worth."""
    player = tour.sit()
    player.face_up.first.click()
    player.hand.first.click()
    player.confirming.wait_for()


def half_chosen(tour: Tour) -> None:
    player = tour.sit()
    player.face_up.first.click()
    player.page.get_by_text(player.say("flautz-choose-lay")).wait_for()


def refused(tour: Tour) -> None:
    """A refused choice: the card lies in the row that the field does not allow."""
    player = tour.sit()
    air = player.page.get_by_role("group", name=player.say("table-air"), exact=True)
    air.get_by_role("button").first.click(force=True)
    player.page.get_by_role("alert").first.wait_for()


def focused(tour: Tour) -> None:
    player = tour.sit(seats=2)
    player.decide(player.button("flautz-focus"))
    player.next()


def five_players(tour: Tour) -> None:
    async def rename(visit: Any) -> None:
        for seat, name in enumerate(PEOPLE):
            await visit.do("Rename", seat=seat, name=name)

    table = scenes.playing(tour.url, tour.key, flautz(5), scenes.turns(5), before=rename)
    tour.go(f"/table/{table}").next()


def middle(tour: Tour) -> None:
    """Later in a game, after a whole match."""
    tour.sit(scenes.turns(20), mode="matches", matches=3)


def story(tour: Tour) -> None:
    """The whole story; on a large screen it is always visible beside the table."""
    player = tour.sit(scenes.turns(6))
    if player.story.is_visible():
        player.story.click()
        player.page.get_by_role("dialog").get_by_role("listitem").first.wait_for()


def menu(tour: Tour) -> None:
    player = tour.sit()
    player.button("menu").click()
    player.button("rules").wait_for()


def talk(tour: Tour) -> None:
    player = tour.sit()
    player.button("talk").click()
    player.button("phrase-hello").wait_for()


def host_tools(tour: Tour) -> None:
    player = tour.sit()
    player.open_menu("host-tools")
    player.heading("who-is-here").wait_for()


def other_device(tour: Tour) -> None:
    player = tour.sit()
    player.open_menu("other-device")
    player.page.get_by_text(CODE).wait_for()


def leaving(tour: Tour) -> None:
    player = tour.sit()
    player.open_menu("leave-table")
    player.heading("leave-table").wait_for()


def rule(tour: Tour) -> None:
    """The rulebook as a sheet over the table."""
    player = tour.sit()
    player.open_menu("rules")
    player.page.get_by_role("dialog").get_by_role("listitem").first.wait_for()


def paused(tour: Tour) -> None:
    player = tour.sit()
    player.open_menu("pause")
    player.button("resume").wait_for()


def looking_on(tour: Tour) -> None:
    code = scenes.invitation(tour.url, flautz(3), ("Bartolomé",), is_started=True)
    player = tour.go(f"/#{code}")
    expect(player.page.get_by_text(player.say("looking-on"))).to_be_visible()


def handover(tour: Tour) -> None:
    table = scenes.playing(tour.url, tour.key, flautz(3), scenes.covered, ("Maximiliane", "Bartolomé"))
    tour.go(f"/table/{table}").button("i-am", name="Maximiliane").wait_for()


def opened_hands(tour: Tour) -> None:
    """The end of a match that is not the last one."""
    player = tour.sit(scenes.asked, seats=3, mode="matches", matches=2, arena=["either"], starter=1)
    player.take_turn(0)
    player.opened_hands.wait_for()


def result(tour: Tour) -> None:
    table = scenes.playing(tour.url, tour.key, flautz(3, mode="matches", matches=3, arena=["either"]), scenes.never)
    tour.go(f"/table/{table}").result.wait_for()


def verified(tour: Tour) -> None:
    table = scenes.playing(tour.url, tour.key, flautz(5, **QUICK), scenes.never)
    player = tour.go(f"/table/{table}")
    player.button("verify").click()
    player.page.get_by_text(player.say("proof-details")).click()
    player.page.get_by_text(player.say("seed"), exact=True).wait_for()


def stopped(tour: Tour) -> None:
    player = tour.sit()
    player.open_menu("host-tools")
    player.button("end-game").click()
    player.heading("end-game").wait_for()
    player.button("end-game").click()
    player.heading("stopped").wait_for()


def evenings(tour: Tour) -> None:
    scenes.playing(tour.url, tour.key, flautz(3, **QUICK), scenes.never)
    tour.go("/evenings").page.get_by_role("main").get_by_role("listitem").first.wait_for()


def evening(tour: Tour) -> None:
    """One finished game of an earlier evening."""
    evenings(tour)
    tour.page.get_by_role("main").get_by_role("listitem").get_by_role("link").first.click()
    tour.page.get_by_role("table").wait_for()


SCREENS: Final[tuple[Callable[[Tour], None], ...]] = (
    door,
    settings,
    against_bots,
    options,
    own_box,
    one_device,
    rulebook,
    rulebook_searched,
    artists,
    nowhere,
    unknown_table,
    waiting_room,
    waiting_room_as_a_guest,
    first_turn,
    half_chosen,
    chosen,
    refused,
    focused,
    five_players,
    middle,
    story,
    menu,
    talk,
    host_tools,
    other_device,
    leaving,
    rule,
    paused,
    looking_on,
    handover,
    opened_hands,
    result,
    verified,
    stopped,
    evenings,
    evening,
    door_of_a_regular,
)
