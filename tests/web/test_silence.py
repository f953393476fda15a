"""A page notices that its connection is dead although nobody has closed it, and raises no false alarm.

The clock of the page stands still, and the tests move it: no test waits for a timeout, and none depends on speed.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.client.relay import Relay, relay_in_thread
from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import Opened
from tests.web.player import Player
from tests.web.screens import flautz
from tests.web.soon import soon
from tests.web.test_coming_back import LOST
from tests.web.trouble import Trouble

REST = 2_000
"""Milliseconds without a message after which a page asks for a sign of life."""

PATIENCE = 2_500
"""Milliseconds without an answer after which a page says so."""

GIVING_UP = 8_000
"""Milliseconds without an answer after which a page reconnects."""

LATER = 60_000
"""Milliseconds after which every timer of a page is due."""


class Idle:
    """A player who does nothing on the own turn, behind a relay."""

    def __init__(self, page: Page, url: str, line: Relay) -> None:
        self.line = line
        self.player = Player(page)
        self.sent: list[dict[str, Any]] = []
        self.answered: list[int] = []
        self._page = page
        page.on("websocket", self._listen)
        page.clock.install()
        key = scenes.key_of(page.context, url)
        self.player.come(f"/table/{scenes.playing(url, key, flautz(3, mode='matches', matches=1))}")
        assert self.player.next() == "turn"
        page.clock.pause_at(page.evaluate("Date.now()") + LATER)
        self.answer_all()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.answered.append(json.loads(text).get("id")))

    def count(self, kind: str) -> int:
        """How many requests, or commands, of this kind the page has sent."""
        return sum(kind in (message["kind"], message.get("command", {}).get("kind")) for message in self.sent)

    def answer_all(self) -> None:
        """Wait until the answer to everything that was sent has come. Afterwards, nothing comes by itself."""
        soon(self._page, lambda: {one["id"] for one in self.sent if "id" in one} <= set(self.answered), wanted=True)

    def wait(self, milliseconds: int) -> None:
        """Let the time of the page pass."""
        self._page.clock.run_for(milliseconds)

    def sleep(self, milliseconds: int) -> None:
        """The clock jumps, as after a long task or when a laptop wakes up: each timer is at most late once."""
        self._page.clock.fast_forward(milliseconds)

    def fire(self, event: str) -> None:
        self._page.evaluate("event => window.dispatchEvent(new Event(event))", event)

    def look(self, state: str) -> None:
        """Hide the page, or look at it again: a browser without a screen hides none."""
        self._page.evaluate(
            "state => { Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });"
            " document.dispatchEvent(new Event('visibilitychange')); }",
            state,
        )

    def exchange(self) -> None:
        self.player.face_up.first.click()
        self.player.hand.first.click()
        self.player.confirming.click()

    def is_told(self) -> bool:
        """Whether the page says that it has no connection, politely."""
        words = re.compile("|".join(re.escape(self.player.say(key)) for key in ("away", "away-long")))
        return self._page.get_by_role("status").filter(has_text=words).is_visible()

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Let the time of the page pass second by second, with a moment for the network after each."""

        def is_reached() -> bool:
            self.wait(1_000)
            return condition()

        soon(self._page, is_reached, wanted=True)

    def come_back(self) -> None:
        """Let the line work again, and the time pass until the page has reconnected."""
        self.line.is_dead = False
        self.wait_until(lambda: not self.is_told())
        self._page.clock.resume()


@pytest.fixture
def idle(serving: Server, opened: Opened) -> Iterator[Idle]:
    with relay_in_thread(serving.url) as (line, url):
        page = opened(url=url)
        yield Idle(page, url, line)
        page.close()


def test_an_idle_player_is_told_within_five_seconds_that_the_line_is_dead(idle: Idle, trouble: Trouble) -> None:
    with trouble.expected(*LOST):
        idle.line.is_dead = True
        idle.wait(REST + PATIENCE - 1)
        assert not idle.is_told()
        idle.wait(1)
        assert idle.is_told()
        assert idle.count("Ping") >= 1

        idle.wait(GIVING_UP - PATIENCE + 500)
        assert idle.is_told()
        idle.come_back()

    idle.exchange()
    expect(idle.player.page.get_by_role("log")).to_contain_text("You take")


def test_who_moves_on_a_dead_line_is_told_within_three_seconds_and_the_move_is_made_once(
    idle: Idle, trouble: Trouble
) -> None:
    with trouble.expected(*LOST):
        idle.line.is_dead = True
        idle.exchange()
        idle.wait(PATIENCE - 1)
        assert not idle.is_told()
        idle.wait(1)
        assert idle.is_told()
        assert idle.count("Act") == 1

        idle.come_back()
        expect(idle.player.page.get_by_role("log")).to_contain_text("You take")
    assert idle.count("Act") == 2
    idle.player.play(idle.player.take_turn)


def test_a_line_that_was_dead_for_long_is_used_again(idle: Idle, trouble: Trouble) -> None:
    """Connections that are opened meanwhile never work, so every attempt needs a timeout."""
    with trouble.expected(*LOST):
        idle.line.is_dead = True
        idle.wait_until(lambda: b"POST /api/device" in idle.line.lost)
        idle.come_back()

    idle.exchange()
    expect(idle.player.page.get_by_role("log")).to_contain_text("You take")


def test_an_answer_that_comes_late_is_no_alarm(idle: Idle) -> None:
    for _ in range(3):
        idle.line.is_held = True
        idle.wait(REST + PATIENCE - 1)
        idle.line.is_held = False
        idle.answer_all()
        assert not idle.is_told()
    assert idle.count("Hello") == 1


def test_an_answer_that_comes_very_late_ends_the_alarm_without_a_reconnect(idle: Idle) -> None:
    idle.line.is_held = True
    idle.wait(REST + GIVING_UP - 1)
    assert idle.is_told()

    idle.line.is_held = False
    expect(idle.player.page.get_by_text(idle.player.say("away"))).not_to_be_visible()
    assert idle.count("Hello") == 1


def test_a_busy_page_or_a_laptop_that_wakes_up_raises_no_alarm(idle: Idle) -> None:
    for asleep in (3_000, LATER, 100 * LATER):
        idle.line.is_held = True
        idle.wait(REST + PATIENCE // 2)
        idle.sleep(asleep)
        assert not idle.is_told()
        idle.line.is_held = False
        idle.answer_all()
    assert idle.count("Hello") == 1


def test_a_page_asks_for_a_sign_of_life_only_if_it_has_heard_nothing(idle: Idle) -> None:
    before = idle.count("Ping")
    for number in range(1, 6):
        idle.wait(REST - 1)
        assert idle.count("Ping") == before + number - 1
        idle.wait(1)
        assert idle.count("Ping") == before + number
        idle.answer_all()


def test_a_hidden_page_is_quiet_and_asks_at_once_when_it_is_looked_at(idle: Idle) -> None:
    idle.look("hidden")
    before = idle.count("Ping")
    idle.wait(LATER)
    assert idle.count("Ping") == before

    idle.line.is_dead = True
    idle.look("visible")
    assert idle.count("Ping") == before + 1
    idle.wait(PATIENCE)
    assert idle.is_told()


def test_without_a_network_the_line_is_tested_at_once(idle: Idle) -> None:
    """The server may run on the same machine, so that it is reached without any network."""
    before = idle.count("Ping")
    idle.fire("offline")
    assert idle.count("Ping") == before + 1
    idle.answer_all()
    assert not idle.is_told()

    idle.line.is_dead = True
    idle.fire("offline")
    idle.wait(PATIENCE)
    assert idle.is_told()


def test_when_the_network_is_back_a_silent_page_reconnects_at_once(idle: Idle) -> None:
    idle.line.is_dead = True
    idle.wait(REST + PATIENCE)
    idle.line.is_dead = False
    idle.fire("online")
    soon(idle.player.page, lambda: idle.count("Hello"), 2)
    expect(idle.player.page.get_by_text(idle.player.say("away"))).not_to_be_visible()


def test_a_page_without_a_table_asks_for_nothing(idle: Idle) -> None:
    idle.player.page.evaluate("history.pushState(null, '', '/'); window.dispatchEvent(new Event('popstate'))")
    expect(idle.player.way("play-now")).to_be_visible()
    idle.wait(REST)
    assert idle.count("Exit") == 1
    idle.answer_all()
    before = idle.count("Ping")
    idle.wait(LATER)
    assert idle.count("Ping") == before
