"""My evenings: a finished game is found again, opened, and forgotten."""

from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import PHONE, Opened
from tests.web.player import Player
from tests.web.screens import QUICK, flautz


def test_a_finished_game_is_found_opened_and_forgotten(opened: Opened, serving: Server) -> None:
    player = Player(opened(**PHONE))
    key = scenes.key_of(player.page.context, serving.url)
    scenes.playing(serving.url, key, flautz(2, **QUICK), scenes.never)
    player.come()
    player.link("evenings").click()
    game = player.page.get_by_role("main").get_by_role("listitem")
    expect(game).to_contain_text("Anna")

    game.get_by_role("link").click()
    expect(player.page.get_by_role("table")).to_contain_text(player.say("you"))
    record = player.link("record").get_attribute("href")
    assert record is not None
    assert player.page.request.get(record).json()["format"] == "aprendiz-record"

    player.link("evenings").click()
    player.button("forget-evenings").click()
    player.button("forget").click()
    expect(player.page.get_by_text(player.say("no-evenings"))).to_be_visible()
    player.page.reload()
    expect(player.page.get_by_text(player.say("no-evenings"))).to_be_visible()


def test_a_game_that_somebody_else_played_cannot_be_opened(opened: Opened, serving: Server) -> None:
    other, player = opened(), Player(opened())
    key = scenes.key_of(other.context, serving.url)
    table = scenes.playing(serving.url, key, flautz(2, **QUICK), scenes.never)

    player.come(f"/evenings/{table}/1")
    player.heading("table-gone").wait_for()
