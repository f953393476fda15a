"""The toy game Tower, which has no script and no style of its own, is played in the browser from its texts alone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.new_game.project import Project
from tests.web.conftest import PHONE, Opened
from tests.web.player import tap
from tests.web.reader import Reader
from tests.web.typist import Typist

MOVES = 2
"""The moves of a player in a game of Tower: a bid and a call."""


@pytest.fixture(scope="module")
def tower(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    project = Project(tmp_path_factory.mktemp("project"))
    project.add_tower()
    with project.served() as url:
        yield url


def test_a_game_by_mouse_from_the_door(opened: Opened, tower: str) -> None:
    reader = Reader(opened(url=tower), "tower")
    reader.come()
    reader.way("play-now").click()
    reader.button("begin-bots").click()

    expect(reader.moves).to_be_visible()
    assert reader.offered() == ["Bid 0", "Bid 1", "Bid 2"]
    expect(reader.page.get_by_text("How much do you bid?").first).to_be_visible()
    expect(reader.page.get_by_text(re.compile("^Your card: [0-3]$"))).to_be_visible()
    assert reader.play(MOVES) == MOVES
    expect(reader.page.get_by_text(re.compile("^The cards were"))).to_be_visible()


def test_a_game_by_keyboard_alone_in_another_language(opened: Opened, tower: str) -> None:
    page = opened(url=tower, language="pt")
    reader, typist = Reader(page, "tower", "pt"), Typist(page, "pt")
    reader.come()
    typist.press(reader.way("play-now"))
    typist.press(reader.button("begin-bots"))

    assert reader.play(MOVES, typist.press) == MOVES


def test_two_people_choose_at_the_same_time_on_one_phone(opened: Opened, tower: str) -> None:
    reader = Reader(opened(url=tower, **PHONE, touch=True), "tower")
    reader.come("/play/tower/device")
    for number, name in enumerate(("Anna", "Berta"), 1):
        reader.field("name-of", number=number).fill(name)
    reader.button("begin-device").tap()

    for _ in range(MOVES):
        for name in ("Anna", "Berta"):
            cover = reader.button("i-am", name=name)
            expect(cover).to_be_visible()
            assert reader.say("your-things") not in reader.page.content()
            cover.tap()
            assert reader.next() == "turn"
            reader.take_turn(0, tap)
    reader.button("see-result").tap()
    expect(reader.result).to_be_visible()


def test_an_unknown_game_leads_nowhere(opened: Opened, tower: str) -> None:
    reader = Reader(opened(url=tower), "tower")
    reader.come("/play/castle/bots")
    expect(reader.heading("nothing-here")).to_be_visible()
