"""After the game: the sealed envelope, the downloads, the rematch."""

import re

from playwright.sync_api import expect

from aprendiz.core.document import read
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from tests.quiet import QUIET
from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import Opened
from tests.web.player import Player
from tests.web.screens import QUICK, flautz


def test_the_envelope_is_opened_and_the_record_can_be_taken_home(opened: Opened) -> None:
    player = Player(opened())
    player.come()
    player.play_now()
    player.play(player.take_turn)

    player.button("verify").click()
    proof = player.page.get_by_role("region", name=player.say("envelope"))
    expect(proof.get_by_role("status")).to_contain_text(
        re.compile(r"It checks out: all \d+ things left to luck were fixed")
    )
    expect(proof.get_by_role("status")).to_contain_text(player.say("share-is-in-it"))

    with player.page.expect_download() as download:
        player.link("record").click()
    record = read(download.value.path().read_text(encoding="utf-8"), load)
    assert isinstance(record, Record)
    assert verify(record, load("flautz")).fault is None


def test_another_game_begins_at_once_against_bots(opened: Opened, serving: Server) -> None:
    player = Player(opened())
    key = scenes.key_of(player.page.context, serving.url)
    plan = {**flautz(2, **QUICK), "edition": QUIET}
    player.come(f"/table/{scenes.playing(serving.url, key, plan, scenes.never)}")

    player.button("rematch").click()
    expect(player.result).not_to_be_visible()

    assert player.next() == "turn"
