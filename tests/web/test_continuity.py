"""A page notices when the server has lost or changed something, says so, and goes on when the player wants to."""

import pytest
from playwright.sync_api import expect

from tests.server import damage
from tests.server.damage import DAMAGES, Damage
from tests.server.serving import Server
from tests.web.conftest import Opened
from tests.web.player import Player
from tests.web.test_coming_back import LOST, at_the_table
from tests.web.trouble import Trouble


@pytest.mark.parametrize("harm", DAMAGES)
def test_the_page_says_that_something_was_lost_or_changed_until_the_player_goes_on(
    own_server: Server, opened: Opened, trouble: Trouble, harm: Damage
) -> None:
    player = at_the_table(opened(url=own_server.url), own_server)
    note = player.page.get_by_role("status").get_by_text(player.say("not-continued"))
    damage.keep(own_server.folder)
    for phrase in ("hello", "good-game", "good-luck"):
        say(player, phrase)
    with trouble.expected(*LOST):
        restart(own_server, lambda _: None)
        say(player, "thank-you")
        expect(note).not_to_be_visible()
        restart(own_server, harm)
        expect(note).to_be_visible()

    player.page.reload()
    expect(note).to_be_visible()
    player.button("go-on-from-here").click()
    expect(note).not_to_be_visible()
    player.page.reload()
    assert player.next() == "turn"
    player.take_turn(0)
    expect(note).not_to_be_visible()


def say(player: Player, phrase: str) -> None:
    player.button("talk").click()
    player.button(f"phrase-{phrase}").click()
    expect(player.page.get_by_text(player.say(f"phrase-{phrase}"))).to_be_visible()


def restart(server: Server, harm: Damage) -> None:
    server.kill()
    harm(server.folder)
    server.start()
