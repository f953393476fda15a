"""Several people on one device: between two turns the page neither shows nor speaks anything private."""

import json

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Opened
from tests.web.player import GAMES, Player
from tests.web.soon import soon
from tests.web.wire import Data, Wire

NAMES = ("Anna", "Berta")


def test_nothing_private_is_there_before_the_next_person_taps(opened: Opened) -> None:
    player = Player(opened(**PHONE, touch=True))
    wire = Wire(player.page)
    player.come()
    player.way("one-device").click()
    for number, name in enumerate(NAMES, 1):
        player.field("name-of", number=number).fill(name)
    player.button("begin-device").click()

    turns, games = 0, 1
    covers = [player.button("i-am", name=name) for name in NAMES]
    cover = covers[0].or_(covers[1])
    while True:
        expect(cover.or_(player.opened_hands).or_(player.button("see-result")).or_(player.result).first).to_be_visible()
        if player.result.is_visible():
            if turns >= 2 or games == GAMES:
                break
            player.play_again()  # A Straight was shown at once.
            games += 1
            continue
        if not cover.is_visible():
            player.go_on()
            continue
        seat = 0 if covers[0].is_visible() else 1
        assert_nothing_private(player)
        expect_hands(player, wire, [])
        cover.click()
        player.next()
        expect_hands(player, wire, [seat])
        player.take_turn(turns // 2)
        turns += 1

    assert turns >= 2
    expect_hands(player, wire, [])


def expect_hands(player: Player, wire: Wire, seats: list[int]) -> None:
    """Waits, because the page covers and uncovers before the server has answered."""
    soon(player.page, lambda: hands_shown(wire), seats)


def hands_shown(wire: Wire) -> list[int]:
    """The seats whose views the device was last sent."""
    last: list[Data] = next(
        message["seats"]
        for message in reversed(wire.received)
        if message["kind"] == "Whole" and message["lobby"]["game"]
    )
    return [seen["seat"] for seen in last if seen["seat"] is not None]


def assert_nothing_private(player: Player) -> None:
    """Neither in the page's source, nor in its title, nor in its speech."""
    everything = player.page.evaluate("document.documentElement.outerHTML + document.title")
    for words in (player.say("table-hand"), player.say("table-spell"), "in your hand"):
        assert words not in everything
    spoken = player.page.get_by_role("log").all_inner_texts()
    assert player.say("table-hand") not in json.dumps(spoken)
