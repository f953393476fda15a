"""After the game: the sealed envelope, the downloads, the rematch."""

import re

from playwright.sync_api import expect

from aprendiz.client import Api, Client
from aprendiz.core.document import read
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from tests.quiet import QUIET
from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import PHONE, Opened
from tests.web.player import Player
from tests.web.screens import QUICK, Tour, flautz, result


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


def test_three_matches_and_their_sum_fit_a_phone(opened: Opened, serving: Server) -> None:
    """In the language with the longest word for the sum."""
    tour = Tour(opened(**PHONE, language="it"), serving.url, "it")
    result(tour)
    standing = tour.page.get_by_role("group", name=tour.player.say("final-standing"))

    whole, shown = standing.evaluate("(table) => [table.scrollWidth, table.clientWidth]")
    assert whole == shown


def test_a_seat_that_changed_hands_is_noted_at_once_and_named_beside_the_result(
    opened: Opened, serving: Server
) -> None:
    url, plan = serving.url, {**flautz(2, **QUICK), "edition": QUIET}
    player = Player(opened(**PHONE, touch=True))
    key, host = scenes.key_of(player.page.context, url), Api(url)
    scenes.elsewhere(host.known())
    table = scenes.playing(url, host.key, plan)

    async def come() -> None:
        async with Client(Api(url, host.key)) as anna:
            await Api(url, key).join((await anna.visit(table)).you["code"])

    async def hand_over() -> str | None:
        tablet = Api(url)
        async with Client(Api(url, host.key)) as anna:
            await tablet.claim((await (await anna.visit(table)).do("Pass", seat=0))["code"])
        return tablet.key

    async def play_on(own: str | None) -> int:
        async with Client(Api(url, own)) as tablet:
            visit = await tablet.visit(table)
            [change] = visit.lobby["seat_changes"]
            await scenes.play(visit, scenes.never)
            return int(change["after"])

    scenes.elsewhere(come())
    player.come(f"/table/{table}")
    player.button("menu").wait_for()
    own = scenes.elsewhere(hand_over())
    moved = re.compile("^Anna’s seat moved to another device after move [0-9]+[.]$")
    expect(player.page.get_by_text(moved)).to_be_visible()

    after = scenes.elsewhere(play_on(own))
    player.come(f"/table/{table}")
    changes = player.page.get_by_role("region", name=player.say("seat-changes"), exact=True)
    line = changes.get_by_text(player.say("seat-change-handed-over", name="Anna", after=after))
    line.scroll_into_view_if_needed()
    expect(line).to_be_in_viewport(ratio=1)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
