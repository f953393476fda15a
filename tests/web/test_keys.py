"""A browser with the key of an older version gets a new one without noticing."""

from tests.server.keys import signed
from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import Opened
from tests.web.player import Player
from tests.web.screens import flautz

OLD = "fedcba9876543210" * 2


def test_a_browser_with_an_old_key_keeps_its_seat_and_gets_a_signed_key(serving: Server, opened: Opened) -> None:
    table = scenes.playing(serving.url, signed(OLD), flautz(3, mode="matches", matches=1))
    page = opened()
    page.context.add_cookies([{"name": "aprendiz", "value": OLD, "url": serving.url}])
    player = Player(page)

    player.come(f"/table/{table}")

    assert player.next() == "turn"
    [cookie] = page.context.cookies()
    assert (cookie.get("value", "")[:32], len(cookie.get("value", ""))) == (OLD, 72)
    page.reload()
    assert player.next() == "turn"
