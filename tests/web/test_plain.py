"""Whole games on the plain table: by mouse, by touch on a phone, by keyboard alone, in other languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.quiet import QUIET
from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import PHONE, Opened
from tests.web.player import tap
from tests.web.reader import Data, Reader
from tests.web.screens import QUICK, flautz
from tests.web.typist import Typist

SHORT: dict[str, Data] = {
    "magus": {"starter": 0, "limit": 4},
    "labyrinth": {"starter": 0, "limit": 4},
}
"""Options of games with four turns, two of which are the player's."""

MOST = 40
"""Upper bound on the player's moves in such a game: a turn has a few moves, a walk a few steps."""


@pytest.mark.parametrize("game", SHORT)
def test_a_game_by_mouse(opened: Opened, game: str) -> None:
    reader = Reader(opened(), game)
    reader.come()
    reader.remember(SHORT[game])
    reader.way("play-now").click()
    expect(reader.page.get_by_text(reader.say("in-words"))).to_be_visible()
    reader.button("begin-bots").click()

    assert 2 <= reader.play(MOST) <= MOST
    expect(reader.page.get_by_text(re.compile("^The game is over: .*win"))).to_be_visible()
    expect(reader.page.get_by_text(re.compile(r"^1\. ")).first).to_be_visible()
    reader.button("verify").click()
    expect(reader.page.get_by_text(re.compile("^It checks out"))).to_be_visible()
    reader.button("rematch").click()
    expect(reader.moves).to_be_visible()


@pytest.mark.parametrize("game", SHORT)
def test_a_game_by_touch_on_a_phone_in_another_language(opened: Opened, game: str) -> None:
    reader = Reader(opened(**PHONE, touch=True, language="ca"), game, "ca")
    reader.come()
    reader.remember(SHORT[game])
    reader.way("play-now").tap()
    reader.button("begin-bots").tap()

    assert 2 <= reader.play(MOST, tap) <= MOST
    expect(reader.button("rematch")).to_be_visible()


@pytest.mark.parametrize("game", SHORT)
def test_a_game_by_keyboard_alone(opened: Opened, game: str) -> None:
    """After every move the focus is on the heading of the turn or on the same move, never lost."""
    page = opened()
    reader, typist = Reader(page, game), Typist(page)
    reader.come()
    reader.remember(SHORT[game])
    typist.press(reader.way("play-now"))
    typist.press(reader.button("begin-bots"))

    made = 0
    while (what := reader.next()) != "end":
        if what == "over":
            typist.press(reader.button("see-result"))
            expect(reader.button("see-result")).to_have_count(0)
            continue
        assert made < MOST
        reader.take_turn(made, typist.press)
        made += 1
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"

    assert made >= 2
    typist.walk(reader.button("rematch"))


@pytest.mark.parametrize("language", ["en", "it"])
def test_flautz_in_words_and_back_to_pictures_in_the_middle_of_a_game(
    opened: Opened, serving: Server, language: str
) -> None:
    reader = Reader(opened(language=language), "flautz", language)
    key = scenes.key_of(reader.page.context, serving.url)
    plan = {**flautz(2, **QUICK), "edition": QUIET}
    reader.come(f"/table/{scenes.playing(serving.url, key, plan)}")
    pictures = reader.page.locator(".flautz-hand")
    expect(pictures).to_be_visible()

    switch(reader)
    expect(reader.moves).to_be_visible()
    expect(pictures).to_have_count(0)
    switch(reader)
    expect(pictures).to_be_visible()
    switch(reader)
    expect(reader.moves).to_be_visible()
    reader.page.reload()

    assert 1 <= reader.play(MOST) <= MOST
    expect(reader.page.locator(".plain-standing li")).to_have_count(2)


def switch(reader: Reader) -> None:
    """Switches between words and pictures in the settings."""
    reader.open_menu("language-and-look")
    reader.page.get_by_role("switch", name=reader.say("simple-view")).click()
    reader.page.get_by_role("dialog").get_by_role("button", name=reader.say("close")).click()
