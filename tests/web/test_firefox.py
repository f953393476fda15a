"""A smoke test in Firefox: the door, a table and a move, without console errors."""

import pytest

from aprendiz.lang.texts import Texts
from tests.server.serving import Server
from tests.web import browser
from tests.web.firefox import Firefox, started, until
from tests.web.guest import FILES
from tests.web.player import GAMES

ENABLED = """(() => {
  const card = document.querySelector('[role=group][aria-label="%s"] button[aria-disabled=false]');
  return card && card.getAttribute("aria-label");
})()"""

FITS = """(() => {
  const page = document.documentElement;
  const line = document.querySelector("button[aria-haspopup=dialog] > span:last-child");
  return {
    is_whole: page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight,
    is_line_whole: line.textContent !== "" && line.scrollHeight <= line.clientHeight,
  };
})()"""
"""Whether the whole table fits without a scrollbar, and the newest line of the story is not cut."""


@pytest.mark.skipif(browser.firefox() is None, reason=browser.NO_FIREFOX)
def test_a_move_in_firefox(serving: Server) -> None:
    texts = Texts("en", *FILES)
    with started() as firefox:
        firefox.resize(360, 640)
        firefox.go(serving.url)
        firefox.click(texts.say("play-now"))
        firefox.click(texts.say("begin-bots"))
        come_to_a_turn(firefox, texts)
        for group in ("table-floor", "table-hand"):
            card, place, *_ = firefox.wait(ENABLED % texts.say(group)).split(",")
            firefox.click(f"{card},{place}")
        firefox.click(texts.say("flautz-exchange"))
        firefox.wait("[...document.querySelectorAll('[role=log] p')].some((line) => /You take/.test(line.textContent))")

        assert firefox.evaluate(FITS) == {"is_whole": True, "is_line_whole": True}
        assert firefox.complaints == []


def come_to_a_turn(firefox: Firefox, texts: Texts) -> None:
    """Plays further games until there is a turn: a Straight can end a game before the first one."""
    card, over = ENABLED % texts.say("table-floor"), texts.say("see-result")
    for _ in range(GAMES):
        until(lambda: firefox.evaluate(card) or firefox.offers(over), "a turn, or the end")
        if firefox.evaluate(card):
            return
        firefox.click(over)
        firefox.click(texts.say("rematch"))
