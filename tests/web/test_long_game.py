"""A game that has become too long: the page warns, says how much of the story is missing, and why the game ended."""

import pytest
from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import Opened
from tests.web.player import Player
from tests.web.screens import flautz
from tests.web.wire import Data, Wire


@pytest.mark.parametrize("language", ["en", "ca"])
def test_the_page_says_that_a_game_will_be_stopped_and_that_it_was(
    opened: Opened, serving: Server, language: str
) -> None:
    ending: Data = {"ends_at": 10_000}

    def make_long(message: Data) -> None:
        if message.get("lobby"):
            message["lobby"].update(ending)
        for seen in message.get("seats", ()):
            seen["earlier"] = 1234 if message["kind"] == "Whole" else 0

    page = opened(language=language)
    player = Player(page, language)
    key = scenes.key_of(page.context, serving.url)
    Wire(page, make_long)
    player.come(f"/table/{scenes.playing(serving.url, key, flautz(2), scenes.at_once)}")

    expect(page.get_by_text(player.say("ends-soon", moves=10_000))).to_be_visible()
    story = page.get_by_role("list", name=player.say("story"))
    expect(story.get_by_role("listitem").first).to_have_text(player.say("earlier-events", count=1234))

    ending.update(phase="stopped", stopped_by="length")
    page.reload()
    expect(page.get_by_text(player.say("too-long-means"))).to_be_visible()
