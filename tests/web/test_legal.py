"""The browser knows no rules: it enables exactly the moves that the server offers."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import Opened
from tests.web.player import Player
from tests.web.screens import flautz
from tests.web.soon import soon
from tests.web.wire import Data, Wire, updates

KEYS = {"Focus": "flautz-focus", "Declare": "flautz-declare", "Rest": "flautz-rest"}


@pytest.mark.parametrize("seed", range(3))
def test_exactly_what_is_offered_is_enabled(opened: Opened, serving: Server, seed: int) -> None:
    offered: list[Data] = []

    def thin(message: Data) -> None:
        for update in updates(message):
            if update["legal"]:
                update["legal"] = some(update["legal"], random.Random(seed))
                offered[:] = update["legal"]

    player = at_the_table(opened(), serving, thin)

    lying_there = sorted({(move["row"], move["take"]) for move in exchanges(offered)})
    soon(player.page, lambda: enabled(player.face_up), lying_there)
    for lying in player.face_up.all():
        row, taken = place_of(lying)
        lying.click()
        giving = sorted({move["give"] for move in exchanges(offered) if (move["row"], move["take"]) == (row, taken)})
        soon(player.page, lambda: sorted({card for _, card in enabled(player.hand)}), giving)
        player.page.keyboard.press("Escape")
        soon(player.page, lambda: enabled(player.face_up), lying_there)
    for kind, key in KEYS.items():
        expect(player.button(key)).to_have_count(sum(move["kind"] == kind for move in offered))


def test_what_the_server_offers_against_the_rules_is_enabled_too(opened: Opened, serving: Server) -> None:
    """An illegal move that was offered is sent as it is, and the server's refusal is shown with its rule."""
    alike: list[str] = []

    def offer(message: Data) -> None:
        for update in updates(message):
            if update["legal"]:
                air = update["frames"][-1]["view"]["air"]
                card = air[0]
                alike[:] = [other for other in air if other == card]
                give = next(move["give"] for move in update["legal"] if move["kind"] == "Exchange")
                update["legal"] = [{"kind": "Exchange", "take": card, "row": "air", "give": give, "declare": False}]

    player = at_the_table(opened(), serving, offer)

    expect(player.face_up).to_have_count(len(alike))
    player.face_up.first.click()
    player.hand.first.click()
    player.confirming.click()
    expect(player.page.get_by_role("alert")).to_contain_text("4.1")


def test_what_is_not_offered_is_refused_in_words_with_the_rule_a_tap_away(opened: Opened, serving: Server) -> None:
    player = at_the_table(opened(), serving, lambda _: None)
    air = player.page.get_by_role("group", name=player.say("table-air"), exact=True)

    air.get_by_role("button").first.click(force=True)

    no = player.page.get_by_role("alert")
    expect(no).to_contain_text(player.say("remedy-take-from-the-row-the-field-shows", row="floor"))
    no.get_by_role("link").or_(no.get_by_role("button")).first.click()
    expect(player.page.get_by_role("dialog")).to_contain_text("4.1")


@pytest.mark.parametrize(("arena", "said"), [(["floor"], None), (["floor"] * 9, {"kind": "LastTurn"})])
def test_only_the_server_says_that_focusing_comes_too_late(
    opened: Opened, serving: Server, arena: list[str], said: Data | None
) -> None:
    """Says the opposite of what the arena would make one think: there is one field, or there are many."""
    planted: list[Data] = []

    def plant(message: Data) -> None:
        if message["kind"] == "Previews" and message["moves"]:
            legal = next(update["legal"] for update in reversed(seen) if update["legal"])
            message["moves"][legal.index({"kind": "Focus"})] = said
            planted.append(message)
        seen.extend(updates(message))

    seen: list[Data] = []
    player = at_the_table(opened(), serving, plant, arena=arena)

    soon(player.page, lambda: len(planted) > 0, True)
    meaning = "flautz-focus-means" if said is None else "meaning-focus-last"
    expect(player.button("flautz-focus")).to_have_accessible_description(player.say(meaning))


def at_the_table(page: Page, serving: Server, change: Callable[[Data], None], **options: object) -> Player:
    player = Player(page)
    Wire(player.page, change)
    key = scenes.key_of(player.page.context, serving.url)
    player.come(f"/table/{scenes.playing(serving.url, key, flautz(3, **options))}")
    expect(player.page.get_by_text(player.say("your-turn")).first).to_be_visible()
    return player


def some(legal: list[Data], dice: random.Random) -> list[Data]:
    """A random part of the legal moves, at least one."""
    chosen = [move for move in legal if dice.random() < 0.3]
    return chosen or legal[:1]


def exchanges(legal: list[Data]) -> list[Data]:
    return [move for move in legal if move["kind"] == "Exchange"]


def enabled(cards: Locator) -> list[tuple[str, str]]:
    return sorted({place_of(card) for card in cards.all()})


def place_of(card: Locator) -> tuple[str, str]:
    """The row and the code of a card, from its accessible name."""
    words = [part.strip() for part in str(card.get_attribute("aria-label")).split(",")]
    row = {"in the air": "air", "on the floor": "floor"}.get(words[1], "hand")
    return row, CODES[words[0]]


COLOURS = {"blue": "B", "green": "G", "purple": "V", "orange": "O", "pink": "K", "illusion": "I"}
CODES = {f"{colour} {value}": f"{letter}{value}" for colour, letter in COLOURS.items() for value in range(1, 10)}
CODES["prism"] = "P"
