"""The plain table shows what the server offers and nothing else, to everybody, on every screen."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from aprendiz.lang.languages import LANGUAGES
from tests.quiet import QUIET
from tests.server.serving import Server
from tests.web import scenes
from tests.web.axe import contrast_faults, structure_faults
from tests.web.boxes import misfits
from tests.web.conftest import PHONE, Opened
from tests.web.reader import OPEN_ALL, Reader
from tests.web.soon import soon
from tests.web.wire import Data, Wire, updates

GAMES = ("flautz", "magus", "labyrinth")
PEOPLE = ("Anna", "Berta")
TURNS = 3
"""Turns played before the test begins, so that there is something to tell."""

LONG_NAMES = ("Bartolomé Maximiliano", "Wilhelmina")


def plan(game: str, **options: object) -> Data:
    edition = {"edition": QUIET} if game == "flautz" else {}
    settings = {"allows_spectators": True}
    return {"game": game, "seats": 3, "options": {"starter": 0, **options}, "settings": settings, **edition}


def turn_begun(update: Data) -> bool:
    return update["ask"] is not None and update["frames"][-1]["view"]["turns"] >= TURNS


def at_the_table(
    page: Page, serving: Server, game: str, language: str = "en", change: Callable[[Data], None] = lambda _: None
) -> Reader:
    """The player's turn on the plain table, after a few turns."""
    names = (LONG_NAMES[0], "Novice 2", "Novice 3")
    reader = Reader(page, game, language, names)
    page.add_init_script("localStorage.setItem('aprendiz-simple', 'true')")
    Wire(page, change)
    key = scenes.key_of(page.context, serving.url)
    table = scenes.playing(serving.url, key, plan(game), turn_begun, people=LONG_NAMES[:1])
    reader.come(f"/table/{table}")
    expect(reader.moves).to_be_visible()
    return reader


@pytest.mark.parametrize("game", GAMES)
def test_exactly_what_is_offered_is_a_button(opened: Opened, serving: Server, game: str) -> None:
    offered: list[Data] = []

    def thin(message: Data) -> None:
        for update in updates(message):
            if update["legal"]:
                dice = random.Random(5)
                update["legal"] = [move for move in update["legal"] if dice.random() < 0.4] or update["legal"][:1]
                offered[:] = update["legal"]

    reader = at_the_table(opened(), serving, game, change=thin)

    soon(reader.page, reader.offered, reader.told(offered))


def test_a_refusal_names_its_rule_and_the_moves_stay(opened: Opened, serving: Server) -> None:
    """An illegal move that the server offers by mistake is sent as it is."""

    def offer(message: Data) -> None:
        for update in updates(message):
            if update["legal"]:
                update["legal"] = [{"kind": "Aim", "row": 9, "column": 9}]

    reader = at_the_table(opened(), serving, "magus", change=offer)
    reader.moves.get_by_role("button").click()

    alert = reader.page.get_by_role("alert")
    expect(alert).to_contain_text(reader.say("remedy-aim-at-the-grid"))
    expect(reader.moves).to_be_visible()
    alert.get_by_role("link").click()
    expect(reader.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_table_and_no_secret(opened: Opened, serving: Server, game: str) -> None:
    reader = Reader(opened(), game)
    reader.page.add_init_script("localStorage.setItem('aprendiz-simple', 'true')")
    wire = Wire(reader.page)
    code = scenes.invitation(serving.url, plan(game), PEOPLE[:1], is_started=True)
    reader.come()
    reader.field("code").fill(code)
    reader.button("come-in").click()

    expect(reader.page.get_by_text(reader.say("looking-on"))).to_be_visible()
    expect(reader.heading("players")).to_be_visible()
    expect(reader.moves).to_have_count(0)
    assert reader.say("your-things") not in reader.page.content()
    seen = [seat for message in wire.received if message["kind"] == "Whole" for seat in message["seats"]]
    assert {seat["seat"] for seat in seen} == {None}


def test_people_at_one_device_play_in_words_and_see_only_their_own(opened: Opened) -> None:
    reader = Reader(opened(**PHONE, touch=True), "magus")
    reader.come()
    reader.remember({"starter": 0, "limit": 2})
    reader.way("one-device").tap()
    for number, name in enumerate(PEOPLE, 1):
        reader.field("name-of", number=number).fill(name)
    reader.button("begin-device").tap()

    covers = [reader.button("i-am", name=name) for name in PEOPLE]
    cover, over = covers[0].or_(covers[1]), reader.button("see-result")
    most = 40
    for made in range(most):
        expect(cover.or_(reader.moves).or_(over).first).to_be_visible()
        if over.is_visible():
            break
        if cover.is_visible():
            assert reader.say("your-things") not in reader.page.content()
            cover.tap()
            expect(reader.moves).to_be_visible()
        reader.take_turn(made)
    over.tap()
    expect(reader.result).to_be_visible()


def test_a_paused_game_goes_on_in_words(opened: Opened, serving: Server) -> None:
    reader = at_the_table(opened(), serving, "labyrinth")
    reader.open_menu("pause")
    expect(reader.page.get_by_text(reader.say("paused-by-you"))).to_be_visible()
    reader.take_refused_turn()
    reader.button("resume").click()
    expect(reader.page.get_by_text(reader.say("paused-by-you"))).to_have_count(0)
    reader.take_turn(0)


def test_steps_in_the_labyrinth_do_not_stay_readable(opened: Opened, serving: Server) -> None:
    """Nothing but memory keeps where a wall was: the log has only the step of the newest update."""
    reader = at_the_table(opened(), serving, "labyrinth")
    steps = reader.page.locator(".story-Stepped, .story-Bumped")
    for made in range(6):
        assert reader.next() == "turn"
        reader.take_turn(made)
        assert steps.count() <= 1
    expect(reader.page.locator(".story > li").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_read_it_by_day_and_by_night(opened: Opened, serving: Server, game: str) -> None:
    reader = at_the_table(opened(**PHONE), serving, game)
    faults = structure_faults(reader.page) + contrast_faults(reader.page)
    reader.moves.locator("details").evaluate_all(OPEN_ALL)
    reader.page.emulate_media(color_scheme="dark")
    faults += structure_faults(reader.page) + contrast_faults(reader.page)

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_a_small_phone(opened: Opened, serving: Server, language: str) -> None:
    wrong: list[str] = []
    for game in GAMES:
        reader = at_the_table(opened(**PHONE, language=language), serving, game, language)
        wrong += [f"{game}: {misfit}" for misfit in misfits(reader.page)]
        reader.moves.locator("details").evaluate_all(OPEN_ALL)
        wrong += [f"{game}, opened: {misfit}" for misfit in misfits(reader.page)]

    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_door_offers_every_game_and_says_which_are_played_in_words(opened: Opened, language: str) -> None:
    page = opened(language=language)
    for game in GAMES:
        reader = Reader(page, game, language)
        reader.come()
        sheet = page.get_by_role("article", name=reader.say(f"title-{game}"))
        for way in ("play-now", "invite-friends", "one-device"):
            expect(sheet.get_by_role("link", name=reader.say(way))).to_be_visible()
        expect(sheet.get_by_text(reader.say("in-words"))).to_have_count(0 if game == "flautz" else 1)
