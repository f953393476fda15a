"""How the page loads: what it asks the server for, when, and what it has already."""

import re
from importlib.resources import files

import httpx
import pytest
from playwright.sync_api import Page

from tests.server.serving import Server
from tests.web.conftest import PHONE, Opened
from tests.web.guest import Guest
from tests.web.player import Player
from tests.web.soon import soon
from tests.web.traffic import Traffic, delay, save_data

WHILE = 2_000
"""Milliseconds that somebody reads a screen, by the page's own clock."""

SLOW = 300
"""Milliseconds until a slow line answers."""

FONTS = """() => [...document.fonts].filter(({ status }) => status === "loaded")
  .map(({ family }) => family.replaceAll('"', "")).sort()"""
"""The families of the fonts that the page shows."""

TABLE = (
    "/house/room.js",
    "/flautz/table.js",
    "/flautz/drawings.js",
    "/vendor/hashes.js",
    "/styles/screen-flautz.css",
    "/styles/flautz-track.css",
    "/lang/en/flautz.ftl",
)
"""Some of the files that the form or the table of FLAUTZ! needs and the door does not."""


def test_the_page_itself_names_every_module_of_its_first_screen(opened: Opened, serving: Server) -> None:
    """So that no module is found only when another one has arrived."""
    page = opened(**PHONE)
    save_data(page)
    traffic = Traffic(page)
    Guest(page).come()
    soon(page, lambda: traffic.is_answered, True)

    loaded = [path for path in traffic.files if path.endswith((".js", ".css"))]
    html = httpx.get(serving.url).text
    named = re.findall(r'(?:href|src)="/v/\w+(/[^"]+\.(?:js|css))"', html)
    assert len(loaded) > 20
    assert set(loaded) == set(named)


def test_the_first_screen_needs_one_stylesheet(opened: Opened) -> None:
    page = opened(**PHONE)
    save_data(page)
    traffic = Traffic(page)
    Guest(page).come()
    soon(page, lambda: traffic.is_answered, True)

    assert [path for path in traffic.files if path.endswith(".css")] == ["/styles/screen-door.css"]


def test_texts_are_asked_for_before_the_modules_have_arrived(opened: Opened) -> None:
    """The scripts that would ask for them are never answered here."""
    page = opened(**PHONE)
    page.route("**/main.js", lambda _: None)
    with page.expect_request("**/lang/en/house.ftl"):
        page.goto("/", wait_until="commit")


def test_on_a_slow_line_fonts_are_asked_for_after_the_first_screen(opened: Opened) -> None:
    page = opened(**PHONE)
    delay(page, SLOW)
    traffic = Traffic(page)
    Guest(page).come()
    soon(page, lambda: sum(path.endswith(".woff2") for path in traffic.files), 2)

    first_font = min(index for index, path in enumerate(traffic.files) if path.endswith(".woff2"))
    assert set(traffic.files[:first_font]) >= {"/main.js", "/lang/en/house.ftl", "/art/cover-flautz.svg"}


def test_a_screen_keeps_its_letters_and_the_next_screen_has_the_fonts(opened: Opened) -> None:
    """Letters of another width would move a button that somebody is about to press."""
    page = opened(**PHONE)
    delay(page, SLOW)
    guest = Guest(page)
    guest.come()
    soon(page, lambda: page.evaluate("localStorage.getItem('aprendiz-fonts') !== null"), True)
    assert page.evaluate(FONTS) == []

    guest.way("play-now").click()
    guest.button("begin-bots").wait_for()
    assert page.evaluate(FONTS) == ["Cinzel", "Nunito"]


def test_a_second_visit_has_the_fonts_at_once(opened: Opened) -> None:
    page = opened(**PHONE)
    delay(page, SLOW)
    Guest(page).come()
    soon(page, lambda: page.evaluate("localStorage.getItem('aprendiz-fonts') !== null"), True)
    again = page.context.new_page()
    delay(again, SLOW)
    Guest(again).come()

    assert again.evaluate(FONTS) == ["Cinzel", "Nunito"]


def test_a_second_visit_asks_for_no_file_again(opened: Opened) -> None:
    page = opened(**PHONE)
    seen(page)
    again = page.context.new_page()
    traffic = Traffic(again)
    Guest(again).come()
    soon(again, lambda: "/api/tables" in traffic.paths and traffic.is_answered, True)

    assert set(traffic.paths) == {"/", "/api/device", "/api/tables"}


def test_a_game_begins_with_files_that_were_fetched_while_somebody_read_the_door(opened: Opened) -> None:
    page = opened(**PHONE)
    traffic = seen(page)
    assert set(TABLE) <= set(traffic.files)
    traffic.clear()
    player = Player(page)
    player.play_now()
    player.next()
    soon(page, lambda: traffic.is_answered, True)

    assert [path for path in traffic.files if not path.startswith("/art/")] == []


def test_the_table_is_loaded_while_the_server_creates_it(opened: Opened) -> None:
    """The server never answers here."""
    page = opened(**PHONE)
    save_data(page)
    guest = Guest(page)
    guest.come()
    guest.way("play-now").click()
    page.route("**/api/tables", lambda _: None)
    with page.expect_request("**/house/room.js"), page.expect_request("**/flautz/table.js"):
        guest.button("begin-bots").click()


@pytest.mark.parametrize("saves", [True, False])
def test_nothing_is_fetched_ahead_on_a_line_that_saves_data(opened: Opened, saves: bool) -> None:
    page = opened(**PHONE)
    if saves:
        save_data(page)
    traffic = Traffic(page)
    page.clock.install()
    guest = Guest(page)
    guest.come()
    page.clock.run_for(WHILE)
    if not saves:
        soon(page, lambda: set(TABLE) <= set(traffic.files), True)

    assert ("/modules.json" in traffic.files) is not saves
    guest.way("play-now").click()
    guest.button("begin-bots").wait_for()
    page.clock.run_for(WHILE)
    assert ("/flautz/table.js" in traffic.files) is not saves


def test_every_stylesheet_of_a_screen_is_part_of_one() -> None:
    folder = files("aprendiz").joinpath("web/styles")
    sheets = {sheet.name: sheet.read_text(encoding="utf-8") for sheet in folder.iterdir()}
    imported = [name for text in sheets.values() for name in re.findall(r'@import "([^"]+)"', text)]

    assert len(imported) == len(set(imported))
    assert set(sheets) - set(imported) == {*SCREENS, "rulebook.css", "flautz-track.css", "plain.css"}


SCREENS = {"screen-door.css", "screen-table.css", "screen-flautz.css"}


def seen(page: Page) -> Traffic:
    """Opens the door, and waits until everything that is fetched ahead has arrived."""
    traffic = Traffic(page)
    Guest(page).come()
    soon(page, lambda: "/lang/en/flautz-table.ftl" in traffic.files and traffic.is_answered, True)
    return traffic
