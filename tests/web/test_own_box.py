"""A custom box: from the template file, over the errors in it, to a game."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from aprendiz.games.boxes import file_of
from aprendiz.lang.languages import LANGUAGES
from tests.web.conftest import Opened
from tests.web.player import Player

CLASSIC = file_of("flautz", "classic")
FOUR_WINDS = CLASSIC.replace('"classic"', '"Four winds"').replace("[3, 3, 3, 3, 3]", "[5, 5, 5, 5]")
SPIRAL = FOUR_WINDS.replace("short =", "spiral =")
NO_SPECIALS = FOUR_WINDS.replace("[1, 1, 1, 1, 1]", "[0, 0, 0, 0]").replace("prisms = 3", "prisms = 0")


def test_a_designer_plays_with_a_box_of_their_own(opened: Opened, tmp_path: Path) -> None:
    player = at_the_options(opened, "bots")
    player.choose_box("")
    with player.page.expect_download() as download:
        player.link("begin-box").click()
    download.value.save_as(tmp_path / "own.toml")
    assert (tmp_path / "own.toml").read_text(encoding="utf-8") == CLASSIC
    player.choose_box(NO_SPECIALS)
    expect(player.page.get_by_text(player.say("box-is", name="Four winds"))).to_be_visible()
    player.button("begin-bots").click()

    assert player.play(player.take_turn) >= 1
    shown = player.page.request.get(f"/api/tables/{player.table}").json()
    assert shown["lobby"]["plan"]["edition"]["name"] == "Four winds"


def test_friends_read_which_box_they_play_with(opened: Opened) -> None:
    player = at_the_options(opened, "friends")
    player.choose_box(SPIRAL)
    player.page.get_by_text(player.say("box-is", name="Four winds")).wait_for()
    player.page.get_by_role("radio", name="spiral").check()
    player.button("begin-friends").click()

    agreed = [f"{player.say('label-edition')}: Four winds", f"{player.say('label-arena')}: spiral"]
    for line in agreed:
        expect(player.page.get_by_role("listitem").filter(has_text=line)).to_be_visible()
    player.button("change").click()
    player.page.get_by_role("radio", name=player.say("label-edition-wide")).check()
    player.button("agree").click()
    for line in agreed:
        expect(player.page.get_by_role("listitem").filter(has_text=line)).not_to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_in_a_file_is_said_in_ones_own_language(opened: Opened, language: str) -> None:
    player = at_the_options(opened, "bots", language)
    player.choose_box(CLASSIC.replace("prisms = 3", "prisms = 300"))

    words = player.say("problem-whole", least="0", most="20", found="300")
    said = player.page.get_by_role("status").filter(has_text="edition.special.prisms")
    expect(said).to_contain_text(words)


def test_without_a_file_nothing_begins_and_it_is_said_where_one_looks(opened: Opened) -> None:
    player = at_the_options(opened, "bots")
    player.choose_box("no = box")
    player.page.mouse.wheel(0, -10_000)
    player.button("begin-bots").click()

    expect(player.page.get_by_role("status").filter(has_text="is missing")).to_be_in_viewport(ratio=1)
    expect(player.button("begin-bots")).to_be_visible()


def at_the_options(opened: Opened, way: str, language: str = "en") -> Player:
    player = Player(opened(language=language), language)
    player.come(f"/play/flautz/{way}")
    player.page.get_by_text(player.say("options"), exact=True).click()
    return player
