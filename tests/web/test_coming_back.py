"""A page whose server is killed says so quietly, reconnects by itself, and loses nothing."""

import json
import re
from contextlib import closing

import pytest
from playwright.sync_api import Page, Request, Route, WebSocket, expect

from aprendiz.host import entries
from aprendiz.host.database import open_to_read
from aprendiz.host.folder import DATABASE
from tests.quiet import QUIET
from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import Opened
from tests.web.player import Player
from tests.web.screens import flautz
from tests.web.soon import soon
from tests.web.trouble import Trouble
from tests.web.wire import Wire

LOST = (
    "WebSocket",
    "ERR_CONNECTION",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE",
    "ERR_SOCKET",
    "Failed to load resource",
    "/api/device",
)
"""Browser messages about a server that is down, or goes down in the middle of an answer."""

GONE = ("404", "Failed to fetch dynamically imported module")
"""Browser messages about a file that the server does not have."""

KEEP_HEADINGS = """
new MutationObserver(() => {
  const heading = document.querySelector("h1")?.textContent ?? "";
  sessionStorage.headings = `${sessionStorage.headings ?? ""}${heading}|`;
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps the headings that the page shows, for this page and the ones after it."""


def test_a_game_goes_on_after_the_server_was_killed(own_server: Server, opened: Opened, trouble: Trouble) -> None:
    player = at_the_table(opened(url=own_server.url), own_server)
    before = cards_in(player)
    with trouble.expected(*LOST):
        own_server.kill()
        expect(player.page.get_by_text(player.say("away"))).to_be_visible()
        own_server.start()
        expect(player.page.get_by_text(player.say("away"))).not_to_be_visible()

    soon(player.page, lambda: cards_in(player), before)
    assert player.play(player.take_turn) >= 1


def test_a_move_that_is_made_while_the_server_is_away_is_made_when_it_is_back(
    own_server: Server, opened: Opened, trouble: Trouble
) -> None:
    player = at_the_table(opened(url=own_server.url), own_server)
    with trouble.expected(*LOST):
        own_server.kill()
        player.face_up.first.click()
        player.hand.first.click()
        player.confirming.click()
        own_server.start()
        expect(player.page.get_by_role("log")).to_contain_text("You take")


def test_a_card_is_dragged_while_the_server_is_killed_and_comes_back(
    own_server: Server, opened: Opened, trouble: Trouble
) -> None:
    player = at_the_table(opened(url=own_server.url, motion=True), own_server)
    taken, given = player.face_up.first, player.hand.first
    with trouble.expected(*LOST):
        move_to(player.page, taken.bounding_box())
        player.page.mouse.down()
        player.page.mouse.move(300, 300, steps=4)
        own_server.kill()
        expect(player.page.get_by_text(player.say("away"))).to_be_visible()
        player.page.mouse.move(320, 320, steps=2)
        own_server.start()
        expect(player.page.get_by_text(player.say("away"))).not_to_be_visible()
        move_to(player.page, given.bounding_box())
        player.page.mouse.up()

    expect(player.page.get_by_role("log")).to_contain_text("You take")
    player.play(player.take_turn)


def test_the_waiting_room_comes_back(own_server: Server, opened: Opened, trouble: Trouble) -> None:
    player = Player(opened(url=own_server.url))
    key = scenes.key_of(player.page.context, own_server.url)
    plan = {**flautz(3), "edition": QUIET}
    player.come(f"/table/{scenes.waiting(own_server.url, key, plan, ('Anna',))}")
    player.heading("waiting-room").wait_for()
    with trouble.expected(*LOST):
        own_server.kill()
        expect(player.page.get_by_text(player.say("away"))).to_be_visible()
        own_server.start()
        expect(player.page.get_by_text(player.say("away"))).not_to_be_visible()
        player.button("fill-with-bots").click()
        player.button("begin").click()

    assert player.next() == "turn"


def test_what_somebody_says_is_said_once_even_if_the_answer_is_lost(
    own_server: Server, opened: Opened, trouble: Trouble
) -> None:
    page = opened(url=own_server.url)
    wire = Wire(page)
    player = at_the_table(page, own_server)
    with trouble.expected(*LOST):
        player.button("talk").click()
        wire.loses = "Say"
        player.button("phrase-hello").click()
        expect(page.get_by_text(player.say("phrase-hello"))).to_be_visible()
        player.button("talk").click()
        player.button("phrase-thank-you").click()
        expect(page.get_by_text(player.say("phrase-thank-you"))).to_be_visible()

    asked = [message for message in wire.sent if message.get("command", {}).get("kind") == "Say"]
    assert [message["command"]["phrase"] for message in asked] == ["hello", "hello", "thank-you"]
    first, again, other = [message["token"] for message in asked]
    assert first == again != other
    assert said(own_server, player.table) == ["hello", "thank-you"]
    assert page.get_by_text(player.say("remedy-no-connection")).count() == 0


@pytest.mark.parametrize("missing", ["/house/rulebook.js", "/styles/rulebook.css", "/lang/en/flautz-rules.ftl"])
def test_a_page_of_another_version_than_the_server_is_loaded_again(
    opened: Opened, trouble: Trouble, missing: str
) -> None:
    page = opened()
    player = Player(page)
    player.come()
    loads = loads_of(page)
    renew(page, loads, missing)
    with trouble.expected(*GONE), page.expect_event("load"):
        page.get_by_role("article", name=player.say("title-flautz")).get_by_role(
            "link", name=player.say("rules")
        ).click()

    assert len(loads) == 1
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible()


def test_a_page_of_another_version_that_also_reconnects_is_loaded_again_once(
    own_server: Server, opened: Opened, trouble: Trouble
) -> None:
    """Both are a reason to load the page again, and the page runs on until the new one comes."""
    page = opened(url=own_server.url)
    player = Player(page)
    key = scenes.key_of(page.context, own_server.url)
    entered = enters_of(page)
    player.come(f"/table/{scenes.waiting(own_server.url, key, flautz(3), ('Anna',))}")
    soon(page, lambda: len(entered), 1)
    loads = loads_of(page)
    renew(page, loads, "/house/settings.js")
    connecting, coming = held(page, "**/api/device"), held(page, "**/table/*")
    with trouble.expected(*LOST, *GONE):
        own_server.kill()
        soon(page, lambda: len(connecting), 1)
        own_server.start()
        player.button("settings").click()
        soon(page, lambda: len(coming), 1)
        connecting[0].fallback()
        soon(page, lambda: len(entered), 2)
        coming[0].fallback()
        soon(page, lambda: len(entered), 3)

    assert len(loads) == 1


def test_a_page_is_not_loaded_again_when_it_connects_for_the_first_time(
    serving: Server, opened: Opened, trouble: Trouble
) -> None:
    """A page that lacks a file would be loaded again for ever, as each load has a first connection."""
    page = opened()
    player = Player(page)
    key = scenes.key_of(page.context, serving.url)
    loads, connecting = loads_of(page), held(page, "**/api/device")
    page.route("**/house/settings.js", lambda route: route.fulfill(status=404))
    player.come(f"/table/{scenes.waiting(serving.url, key, flautz(3), ('Anna',))}")
    with trouble.expected(*GONE), page.expect_response("**/net/version.js"):
        player.button("settings").click()
    connecting[0].fallback()
    player.heading("waiting-room").wait_for()

    assert len(loads) == 1


def test_a_page_of_another_protocol_is_loaded_again_and_says_nothing_until_the_new_page_comes(opened: Opened) -> None:
    """Meanwhile it reconnects, and the server tells it again to reload."""
    page = opened()
    page.add_init_script(KEEP_HEADINGS)
    page.route("**/net/socket.js", age, times=1)
    loads, heard = loads_of(page), heard_by(page)
    coming: list[Route] = []

    def hold_second(route: Route) -> None:
        if len(loads) == 1:
            route.fallback()
        else:
            coming.append(route)

    page.route("**/", hold_second)
    page.goto("/", wait_until="commit")
    soon(page, lambda: heard[:2], ["Reload", "Reload"])
    coming[0].fallback()
    soon(page, lambda: heard[-1], "Welcome")

    assert len(loads) == 2
    assert Player(page).say("other-version") not in page.evaluate("sessionStorage.headings")


def test_a_page_of_another_protocol_says_so_if_loading_it_again_does_not_help(opened: Opened) -> None:
    page = opened()
    page.route("**/net/socket.js", age)
    loads = loads_of(page)
    page.goto("/", wait_until="commit")

    expect(Player(page).heading("other-version")).to_be_visible()
    assert len(loads) == 2


def age(route: Route) -> None:
    """Serves the script of the socket as it was when the protocol had its first number."""
    response = route.fetch()
    route.fulfill(response=response, body=re.sub(r"const PROTOCOL = \d+", "const PROTOCOL = 1", response.text()))


def heard_by(page: Page) -> list[str]:
    """The kinds of the messages from the server, from the next connection on."""
    kinds: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: kinds.append(json.loads(data)["kind"]))

    page.on("websocket", listen)
    return kinds


def loads_of(page: Page) -> list[Request]:
    """The requests that load the page, from now on."""
    loads: list[Request] = []
    page.on("request", lambda request: loads.append(request) if request.is_navigation_request() else None)
    return loads


def enters_of(page: Page) -> list[str]:
    """The messages by which the page enters a table, once for each connection, from the next connection on."""
    enters: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: enters.append(str(data)) if '"Enter"' in str(data) else None)

    page.on("websocket", listen)
    return enters


def renew(page: Page, loads: list[Request], missing: str) -> None:
    """A server that was renewed has none of the files that the page has not loaded yet, until it is loaded again."""

    def answer(route: Route) -> None:
        if not loads and route.request.url.endswith((missing, "/net/version.js")):
            route.fulfill(status=404)
        else:
            route.fallback()

    page.route("**/v/**", answer)


def held(page: Page, address: str) -> list[Route]:
    """The next request to this address, as soon as it is made; it waits until the test lets it go on."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(address, hold, times=1)
    return waiting


def said(server: Server, table: str) -> list[str]:
    """All phrases in the log of a table."""
    query = "SELECT entry FROM entries WHERE table_name = ? ORDER BY position"
    with closing(open_to_read(server.folder / DATABASE)) as database:
        log = [entries.read(data) for (data,) in database.execute(query, (table,))]
    return [entry.phrase for entry in log if isinstance(entry, entries.Said)]


def at_the_table(page: Page, server: Server) -> Player:
    player = Player(page)
    key = scenes.key_of(page.context, server.url)
    player.come(f"/table/{scenes.playing(server.url, key, flautz(3, mode='matches', matches=1))}")
    assert player.next() == "turn"
    return player


def cards_in(player: Player) -> list[str]:
    return [str(card.get_attribute("aria-label")) for card in [*player.face_up.all(), *player.hand.all()]]


def move_to(page: Page, box: object) -> None:
    assert isinstance(box, dict)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
