"""On a small phone, 360 by 640, a whole turn is visible without scrolling, whatever moves are possible."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from aprendiz.lang.languages import LANGUAGES
from tests.server.serving import Server
from tests.web import scenes
from tests.web.boxes import misfits
from tests.web.conftest import PHONE, Opened
from tests.web.player import Player
from tests.web.screens import flautz
from tests.web.wire import Data, Wire, updates

NAMES = ("Anna", "Maria del Mar", "Wilhelmina", "João Pedro", "Bartolomé")
"""Two of them take two lines at a table of five."""

LONG_SPELL = {
    "kind": "Spell",
    "points": 19,
    "prisms": [{"kind": "Prism", "colours": ["orange", "pink"]}],
    "cards": [{"kind": "Placed", "card": f"I{value}", "counts_as": f"V{value}"} for value in (2, 3, 4, 5)],
    "is_flautz": True,
    "is_straight": False,
}
HAND = ["B3", "G3", "V3", "O3", "P"]
DECLARED = {"kind": "FlautzDeclared", "to": None, "seat": 1, "cards": HAND, "calls_final_turns": True}
POINTS: Data = {"mode": "matches", "matches": 3, "arena": ["either"]}

BELOW = """() => {
  const height = document.documentElement.clientHeight;
  const seen = [...document.querySelectorAll("main button, main p, main li")].filter((each) => each.checkVisibility());
  return seen.filter((each) => each.getBoundingClientRect().bottom > height + 0.5).map((each) => each.textContent);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_turn_is_in_sight(opened: Opened, serving: Server, language: str) -> None:
    page = opened(**PHONE, language=language)
    wrong: list[str] = []
    for name, scene in SCENES.items():
        scene(page, serving, language)
        wrong += [f"{name}: below the edge: {words}" for words in page.evaluate(BELOW)]
        wrong += [f"{name}: {misfit}" for misfit in misfits(page)]

    assert not wrong, "\n".join(wrong)


HEIGHT = "document.querySelector('.flautz-board').getBoundingClientRect().height"


@pytest.mark.parametrize("height", [PHONE["height"], 780], ids=["short", "tall"])
def test_the_board_keeps_its_height_when_cards_are_chosen(opened: Opened, serving: Server, height: int) -> None:
    """With another height, every card would have another size, and the whole table would be painted again."""
    page = opened(width=PHONE["width"], height=height)
    player = sit(page, serving, "en", 3)
    heights = [page.evaluate(HEIGHT)]
    for cards in (player.face_up, player.hand):
        cards.first.click()
        heights.append(page.evaluate(HEIGHT))

    assert len(set(heights)) == 1, heights


def first_turn(page: Page, serving: Server, language: str) -> None:
    sit(page, serving, language, 3)


def chosen(page: Page, serving: Server, language: str) -> None:
    choose(sit(page, serving, language, 3))


def refused(page: Page, serving: Server, language: str) -> None:
    refuse(sit(page, serving, language, 5))


def refused_and_all_choices(page: Page, serving: Server, language: str) -> None:
    refuse(sit(page, serving, language, 5, change=everything, mode="matches", matches=3))


def chosen_late(page: Page, serving: Server, language: str) -> None:
    choose(sit(page, serving, language, 5, change=late, mode="matches", matches=3))


def three_choices(page: Page, serving: Server, language: str) -> None:
    """A final turn in which the player can declare, focus or skip."""
    player = sit(page, serving, language, 3, change=everything)
    for key in ("flautz-declare", "flautz-focus", "flautz-rest"):
        expect(player.page.get_by_role("button", name=player.say(key))).to_be_visible()


def to_declare_or_not(page: Page, serving: Server, language: str) -> None:
    player = sit(page, serving, language, 5, change=declaring)
    choose(player)
    expect(player.button("flautz-exchange-silently")).to_be_visible()


def somebody_has_declared(page: Page, serving: Server, language: str) -> None:
    """Declaring is the last event of the log."""
    player = sit(page, serving, language, 5, change=declared)
    expect(player.story).to_contain_text("FLAUTZ!")


def five_players(page: Page, serving: Server, language: str) -> None:
    sit(page, serving, language, 5, **POINTS)


def five_players_and_three_choices(page: Page, serving: Server, language: str) -> None:
    sit(page, serving, language, 5, change=everything, **POINTS)


SCENES: dict[str, Callable[[Page, Server, str], None]] = {
    scene.__name__: scene
    for scene in (
        first_turn,
        chosen,
        chosen_late,
        refused,
        refused_and_all_choices,
        three_choices,
        to_declare_or_not,
        somebody_has_declared,
        five_players,
        five_players_and_three_choices,
    )
}


def everything(message: Data) -> None:
    """Late in a game, with every kind of move offered."""
    late(message)
    for update in asked(message):
        known = {move["kind"] for move in update["legal"]}
        update["legal"] += [{"kind": kind} for kind in ("Declare", "Focus", "Rest") if kind not in known]


def late(message: Data) -> None:
    """Everybody has crystals and the points of two matches; somebody has declared."""
    for update in updates(message):
        for frame in update["frames"]:
            view = frame["view"]
            view["caller"] = 1
            view["players"][1]["open_hand"] = HAND
            for player in view["players"]:
                player["crystals"], player["points"] = 2, [14, 15]


def declaring(message: Data) -> None:
    """Every exchange completes a FLAUTZ!, and can be made with or without declaring."""
    for update in asked(message):
        silent = [move for move in update["legal"] if move["kind"] == "Exchange" and not move["declare"]]
        others = [move for move in update["legal"] if move["kind"] != "Exchange"]
        update["legal"] = [*others, *silent, *({**move, "declare": True} for move in silent)]


def declared(message: Data) -> None:
    for seen in message.get("seats") or ():
        seen["log"] = [*(seen["log"] or ()), DECLARED]


def asked(message: Data) -> list[Data]:
    return [update for update in updates(message) if update["legal"]]


def sit(
    page: Page,
    serving: Server,
    language: str,
    seats: int,
    change: Callable[[Data], None] = lambda _: None,
    **options: Any,
) -> Player:
    async def rename(visit: Any) -> None:
        for seat, name in enumerate(NAMES[:seats]):
            await visit.do("Rename", seat=seat, name=name)

    def stage(message: Data) -> None:
        """Replaces the best spell by a long one, whatever was dealt."""
        change(message)
        for update in updates(message):
            for frame in update["frames"]:
                frame["view"]["spell"] = LONG_SPELL
        if message["kind"] == "Previews":
            message["moves"] = [LONG_SPELL for _ in message["moves"]]

    Wire(page, stage)
    key = scenes.key_of(page.context, serving.url)
    table = scenes.playing(serving.url, key, flautz(seats, **options), scenes.turns(seats), before=rename)
    player = Player(page, language)
    player.come(f"/table/{table}")
    if player.next() == "opened":
        player.go_on()
    expect(player.face_up.first).to_be_visible()
    return player


def choose(player: Player) -> None:
    player.face_up.first.click()
    player.hand.first.click()
    expect(player.confirming.first).to_be_visible()


def refuse(player: Player) -> None:
    """Clicks a card of the row that the current field does not allow."""
    rows = [player.page.get_by_role("group", name=player.say(f"table-{row}"), exact=True) for row in ("air", "floor")]
    rows[0].or_(rows[1]).get_by_role("button", disabled=True).first.click(force=True)
    expect(player.page.get_by_role("alert")).to_be_visible()
