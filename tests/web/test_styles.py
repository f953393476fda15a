"""The styles of one game cannot touch another game, nor the house."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from aprendiz.games import NAMES
from tests.server.serving import Server
from tests.web.conftest import Opened
from tests.web.guest import Guest
from tests.web.screens import Tour, chosen, handover, options, result
from tests.web.sheets import STYLES, faults, put, put_new, touched

GAMES: Final = (*NAMES, "tower")

TOWER: Final = """@layer game {
  @property --tower-width { syntax: "<length>"; inherits: true; initial-value: 3px; }
  .tower {
    --tower-width: 7px;
    container: tower-room / inline-size;
    :is(CLASSES) { padding: var(--tower-width); color: rgb(1 2 3); animation: tower-sway 1s; }
    @container tower-room (min-width: 1px) { :is(CLASSES) { letter-spacing: 5px; } }
    @media (min-width: 1px) { :is(CLASSES)::before { content: "tower"; } }
  }
  @keyframes tower-sway { to { opacity: 0; } }
}"""
"""A second game, with the same names for its classes."""

PLANTED: Final = {
    "a rule outside of every layer": ".card { color: red }",
    "an unknown layer": "@layer late { .card { color: red } }",
    "a layer without a name": "@layer { .card { color: red } }",
    "a global rule": "@layer game { .card { color: red } }",
    "a global rule beside the game": "@layer game { .tower { color: red } .card { color: red } }",
    "a global rule in a condition": "@layer game { .tower { color: red } @media print { .card { color: red } } }",
    "the sibling of a root": "@layer game { .tower { & + .card { color: red } } }",
    "any element but a root": "@layer game { .tower { :not(&) { color: red } } }",
    "an element with a game in it": "@layer game { .tower { .card:has(&) { color: red } } }",
    "a list that reaches out": "@layer game { .tower { .card, & ~ .card { color: red } } }",
    "rules of two games": "@layer game { .tower { color: red } .flautz { color: red } }",
    "keyframes": "@layer game { .tower { color: red } @keyframes sway { to { color: red } } }",
    "a registered property": (
        '@layer game { .tower { color: red } @property --part { syntax: "*"; inherits: true; } }'
    ),
    "a custom property": "@layer game { .tower { .card { --card-width: 1rem } } }",
    "a container": "@layer game { .tower { .player { container: plate / inline-size } } }",
    "a font": '@layer game { .tower { color: red } @font-face { font-family: "Nunito"; src: local("Arial"); } }',
    "a game in the house": "@layer house { .door .tower { color: red } }",
    "a class of a game in the house": "@layer table { .tower-card { color: red } }",
}

TWIN: Final = """([of, name]) => {
  const around = document.createElement("div");
  around.style.setProperty("position", "fixed");
  around.style.setProperty("inset", "0");
  const twin = document.querySelector(of).cloneNode(true);
  twin.classList.remove("flautz");
  twin.classList.add(name);
  around.append(twin);
  document.body.append(around);
  return [...new Set([...twin.querySelectorAll("*")].flatMap((each) => [...each.classList]))];
}"""


def test_every_rule_has_a_layer_and_every_rule_of_a_game_its_class(opened: Opened) -> None:
    page = house(opened)
    for sheet in sorted(STYLES.glob("*.css")):
        put(page, sheet.name)

    assert faults(page, GAMES) == []


@pytest.mark.parametrize("css", PLANTED.values(), ids=[re.sub(r"\W", "-", name) for name in PLANTED])
def test_a_rule_that_reaches_further_is_found(opened: Opened, css: str) -> None:
    page = house(opened)
    put_new(page, "planted.css", css)

    assert len(faults(page, GAMES)) == 1


@pytest.mark.parametrize(
    ("screen", "root"),
    [(chosen, ".game-screen-table > .flautz"), (result, ".flautz-result"), (options, ".flautz-track")],
)
def test_two_games_with_the_same_classes_do_not_touch_each_other(
    opened: Opened, serving: Server, screen: Callable[[Tour], None], root: str
) -> None:
    """The tower has the elements of FLAUTZ! under its own class."""
    tour = Tour(opened(), serving.url, "en")
    screen(tour)
    page = tour.page
    classes = page.evaluate(TWIN, [root, "tower"])
    put_new(page, "tower.css", TOWER.replace("CLASSES", ", ".join(f".{name}" for name in classes)))

    assert faults(page, GAMES) == []
    assert touched(page, ".flautz", "flautz")
    assert touched(page, ".tower", "tower")
    assert touched(page, ".flautz", "tower") == []
    assert touched(page, ".tower", "flautz") == []


def test_the_styles_of_a_game_do_not_touch_the_house(opened: Opened, serving: Server) -> None:
    """The cover between two people has a story of its own, and shows nothing of the game."""
    tour = Tour(opened(), serving.url, "en")
    handover(tour)

    assert touched(tour.page, "#house", "flautz") == []


def house(opened: Opened) -> Page:
    page = opened()
    Guest(page).come()
    return page
