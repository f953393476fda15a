"""Motion: cards glide to their new places, at most three at once, and never block the player."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.quiet import QUIET
from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import DESKTOP, PHONE, Opened
from tests.web.player import Player
from tests.web.screens import Data, flautz

MOST = 3
HAND = 5
DEAL = HAND * 4 + 6
"""Cards dealt to four hands and face up."""

WATCH = """() => {
  const seen = { most: 0, keys: new Set(), at: "" };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.dataset.key) seen.keys.add(this.dataset.key);
    return animate.apply(this, given);
  };
  const isFlight = (each) => each.constructor === Animation && each.playState === "running";
  const look = () => {
    const keys = document.getAnimations().filter(isFlight).map((each) => each.effect.target.dataset.key);
    if (keys.length > seen.most) seen.at = keys.join(" ");
    seen.most = Math.max(seen.most, keys.length);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const cards = () => [...seen.keys].filter((key) => key.startsWith("card")).length;
  window.flights = () => ({ most: seen.most, cards: cards(), at: seen.at });
}"""
"""Records the cards that start to fly, and how many fly at each paint; CSS animations are not counted."""

TOUCH = """(hand) => {
  const cards = () => document.querySelectorAll(`[role=group][aria-label="${hand}"] button`);
  const nextPaint = () => new Promise(requestAnimationFrame);
  const dealt = () =>
    new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (cards().length < 2) return;
        watch.disconnect();
        resolve(null);
      });
      watch.observe(document, { childList: true, subtree: true });
    });
  const look = async () => {
    await dealt();
    const before = cards().length;
    cards()[0].dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await nextPaint();
    const flights = document.getAnimations().filter((each) => each.constructor === Animation);
    return { before, cards: cards().length, flights: flights.length };
  };
  window.touched = look();
}"""
"""Touches a card as soon as two have been dealt to the hand, however seldom the page is painted."""

ENDING = """(over) => {
  const seen = {};
  const note = (what, is) => {
    if (is) seen[what] ??= performance.now();
  };
  new MutationObserver(() => {
    const others = [...document.querySelectorAll(".player")];
    note("hands", others.length > 0 && others.every((each) => each.classList.contains("is-open")));
    note("sheet", document.querySelector("dialog[open]"));
    note("over", document.querySelector(".banners")?.textContent.includes(over));
    const crystal = document.querySelector(".arena-field:last-child .arena-crystal");
    if (seen.hands && !seen.sheet) seen.height = document.documentElement.scrollHeight;
    if (seen.hands && !seen.sheet && crystal) seen.crystal = true;
  }).observe(document, { childList: true, subtree: true, attributes: true });
  window.ending = () => seen;
}"""
"""Milliseconds at which all hands were open on the table, a sheet covered it, and the banner said that it is over.

Between the first two also the page's height, and whether the crystal lay at the end of the arena."""


SHOWN = """async ([path, pace]) => {
  const { Stage } = await import(path);
  const frames = Array.from({ length: 9 }, (_, view) => ({ events: [], view }));
  const visit = { lobby: { value: { game: 1 } }, seats: { value: new Map() }, news: () => () => {} };
  const stage = new Stage(visit, 0, { pace: () => pace, before: () => {}, tell: () => {} });
  stage.begin({ version: 1, ask: null, waiting: [], frames, legal: [], aids: null }, null, []);
  window.shown = () => stage.view.value;
}"""
"""Begins to show nine frames, each for `pace` milliseconds. `shown()` is the number of the newest one shown."""


@pytest.mark.parametrize(("pace", "later"), [(50, [4, 5]), (300, [2, 3])], ids=["dealing", "moves"])
def test_a_slow_device_deals_several_cards_at_once_but_never_shows_two_moves_at_once(
    opened: Opened, pace: int, later: list[int]
) -> None:
    """A jump of the clock is a device that has no time for the page. Only the stage runs, nothing else of the page."""
    page = opened(motion=True)
    page.clock.install()
    page.route("**/main.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto("/")
    path = page.locator("script[src$='/main.js']").get_attribute("src")
    assert path is not None
    page.clock.pause_at("2100-01-01")
    page.evaluate(SHOWN, [path.replace("main.js", "stage/stage.js"), pace])
    assert page.evaluate("shown()") == 1

    page.clock.fast_forward(10_000)
    assert page.evaluate("shown()") == later[0]
    page.clock.run_for(pace)
    assert page.evaluate("shown()") == later[1]


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desktop", "phone"])
def test_dealing_is_seen_with_at_most_three_cards_in_flight(
    opened: Opened, serving: Server, window: dict[str, int]
) -> None:
    player = dealt(opened(motion=True, **window), serving)
    player.next()

    seen = flights(player.page)
    assert 0 < seen["most"] <= MOST, seen
    assert seen["cards"] > DEAL / 2, seen


def test_moves_are_seen_with_at_most_three_things_in_flight(opened: Opened, serving: Server) -> None:
    player = dealt(opened(motion=True), serving, flautz(4, arena=["floor", "air"], mode="matches", matches=2))
    player.play(player.take_turn)

    seen = flights(player.page)
    assert 0 < seen["most"] <= MOST, seen


def test_dealing_is_over_as_soon_as_somebody_touches_the_table(opened: Opened, serving: Server) -> None:
    page = opened(motion=True)
    page.add_init_script(f"({TOUCH})({json.dumps(Player(page).say('table-hand'))})")
    dealt(page, serving)

    touched = page.evaluate("touched")
    assert touched["before"] < HAND
    assert (touched["cards"], touched["flights"]) == (HAND, 0)


def test_the_end_of_a_match_is_seen_on_the_table_before_a_sheet_lies_over_it(opened: Opened, serving: Server) -> None:
    page = opened(motion=True)
    page.add_init_script(f"({ENDING})({json.dumps(Player(page).say('game-over'))})")
    plan = {**flautz(3, arena=["floor", "air"], mode="matches", matches=1), "edition": QUIET}
    player = dealt(page, serving, plan)
    while player.next() == "turn":
        player.take_turn(0)
    player.button("close").click()
    player.button("see-result").wait_for()

    seen = page.evaluate("ending()")
    assert seen["hands"] < seen["sheet"] < seen["over"], seen
    assert seen["height"] <= DESKTOP["height"], seen
    assert seen.get("crystal"), seen


def test_nothing_flies_where_nothing_should_move(opened: Opened, serving: Server) -> None:
    player = dealt(opened(), serving)
    player.next()
    player.take_turn(0)
    player.next()

    assert flights(player.page)["most"] == 0


def dealt(page: Page, serving: Server, plan: Data | None = None) -> Player:
    """A game that has just begun; its cards are dealt when the page opens."""
    page.add_init_script(f"({WATCH})()")
    table = scenes.playing(serving.url, scenes.key_of(page.context, serving.url), plan or flautz(4))
    player = Player(page)
    player.come(f"/table/{table}")
    return player


def flights(page: Page) -> Any:
    return page.evaluate("flights()")
