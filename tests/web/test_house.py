"""The screens around the games: languages, themes, invitations, the tables of a device."""

import json
import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from aprendiz.lang.languages import LANGUAGES
from tests.quiet import QUIET
from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import PHONE, Opened
from tests.web.guest import Guest
from tests.web.player import Player
from tests.web.screens import CODE, flautz

INVENTORS = ("André Schillo", "Martin Müller", "Pablo Jiménez", "Dirk Baumann")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_door_speaks_the_language_of_the_browser(opened: Opened, language: str) -> None:
    guest = Guest(opened(language=language), language)
    guest.come()

    expect(guest.way("play-now")).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))


def test_a_language_that_was_chosen_is_remembered(opened: Opened) -> None:
    page = opened(language="en")
    guest, ospite = Guest(page, "en"), Guest(page, "it")
    guest.come()
    guest.button("settings").click()
    page.get_by_role("radio", name="Italiano").check()

    ospite.heading("settings").wait_for()
    ospite.button("close").click()
    expect(ospite.way("play-now")).to_be_visible()
    page.reload()
    expect(ospite.way("play-now")).to_be_visible()


def test_day_and_night_can_be_chosen(opened: Opened) -> None:
    guest = Guest(opened(theme="light"))
    guest.come()
    body = guest.page.locator("body")
    by_day = colour(guest)
    guest.button("settings").click()
    guest.radio("appearance-dark").check()
    expect(body).not_to_have_css("color", by_day)
    by_night = colour(guest)
    guest.page.reload()

    expect(guest.heading("aprendiz")).to_be_visible()
    expect(body).to_have_css("color", by_night)


def test_an_invitation_names_an_address_that_others_can_reach(reachable_server: str, opened: Opened) -> None:
    port = reachable_server.rpartition(":")[2]
    host = Guest(opened(url=f"http://127.0.0.1:{port}"))
    host.come()
    host.way("invite-friends").click()
    host.button("begin-friends").click()
    link = host.field("link").input_value()
    expect(host.page.get_by_role("img", name=host.say("qr"))).to_be_visible()

    assert link.startswith(f"{reachable_server}/#")
    guest = Guest(opened(url=reachable_server, **PHONE))
    guest.come(link)
    expect(guest.heading("take-a-chair")).to_be_visible()
    expect(guest.page).not_to_have_url(re.compile("#"))


def test_a_link_carries_the_long_code_and_an_older_link_with_the_short_one_works_too(
    reachable_server: str, opened: Opened
) -> None:
    host = Guest(opened(url=reachable_server))
    host.come()
    host.way("invite-friends").click()
    host.button("begin-friends").click()
    link = host.field("link").input_value()

    assert re.fullmatch(rf"{re.escape(reachable_server)}/#[a-z2-7]{{26}}", link)
    for address in (link, f"/#{host.code}"):
        guest = Guest(opened(url=reachable_server, **PHONE))
        guest.come(address)
        expect(guest.heading("take-a-chair")).to_be_visible()
        assert guest.table == host.table


def test_without_such_an_address_the_page_says_what_to_do(opened: Opened) -> None:
    host = Guest(opened())
    host.come()
    host.way("invite-friends").click()
    host.button("begin-friends").click()

    expect(host.page.get_by_text(host.say("no-address"))).to_be_visible()
    assert "localhost" not in host.page.content()


def test_a_wrong_code_is_answered_in_words(opened: Opened) -> None:
    guest = Guest(opened())
    guest.come()
    guest.field("code").fill("kisalumo")
    guest.button("come-in").click()

    expect(guest.page.get_by_role("alert")).to_contain_text(guest.say("remedy-ask-for-another-code"))


def test_a_chair_moves_to_another_device_by_the_code_that_is_typed_there(opened: Opened, serving: Server) -> None:
    player, tablet = Player(opened()), Player(opened(**PHONE))
    key = scenes.key_of(player.page.context, serving.url)
    player.come(f"/table/{scenes.playing(serving.url, key, flautz(3))}")
    assert player.next() == "turn"
    player.open_menu("other-device")
    code = player.page.get_by_text(CODE).inner_text()
    tablet.come()
    tablet.field("code").fill(code)
    tablet.button("come-in").click()

    assert tablet.next() == "turn"
    expect(player.own_turn).not_to_be_visible()


def test_a_running_game_is_found_again_at_the_door(opened: Opened, serving: Server) -> None:
    player = Player(opened())
    scenes.playing(serving.url, scenes.key_of(player.page.context, serving.url), flautz(3))
    player.come()
    player.page.get_by_role("link", name=re.compile("FLAUTZ!.*Anna")).click()

    assert player.next() == "turn"


def test_the_credits_name_who_invented_the_games_and_everybody_whose_work_is_shown(opened: Opened) -> None:
    guest = Guest(opened())
    guest.come("/credits")
    guest.heading("credits-games").wait_for()
    shown = guest.page.get_by_role("main")

    works = json.loads(files("aprendiz").joinpath("web/art/credits.json").read_text())
    for name in (*INVENTORS, *{work["author"] for work in works}):
        expect(shown).to_contain_text(name)


def test_a_move_is_taken_back(opened: Opened, serving: Server) -> None:
    """Against a person who has not moved yet; a bot would have moved at once."""
    player = Player(opened())
    key = scenes.key_of(player.page.context, serving.url)
    plan = {**flautz(2), "edition": QUIET}
    player.come(f"/table/{scenes.playing(serving.url, key, plan, scenes.covered, ('Anna', 'Berta'))}")
    player.button("i-am", name="Anna").click()
    player.next()
    hand = player.hand.all_inner_texts()
    assert hand
    player.take_turn(0)
    player.button("undo").or_(player.button("undo-of", name="Anna")).first.click()
    player.button("i-am", name="Anna").or_(player.own_turn).first.wait_for()
    if player.button("i-am", name="Anna").is_visible():
        player.button("i-am", name="Anna").click()

    assert player.next() == "turn"
    expect(player.hand).to_have_text(hand, use_inner_text=True)


def colour(guest: Guest) -> str:
    return str(guest.page.evaluate("getComputedStyle(document.body).color"))
