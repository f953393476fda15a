"""Speed of the page on a slow phone with a bad line, both emulated by the browser: loading, beginning, moving."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.player import Player
from tests.web.traffic import Traffic

LATENCY: Final = 400
"""Milliseconds from a request to its answer."""

BYTES_PER_SECOND: Final = 400_000 // 8
PROCESSOR: Final = 4
"""How many times slower the processor is while loading."""

SLOWEST_PROCESSOR: Final = 6
"""How many times slower the processor is while moving."""

READING: Final = 6000
"""Milliseconds that a person spends on the form before the game begins."""

MOVES: Final = 5
TIMEOUT: Final = 60_000

OPTIONS: Final = {"starter": 0, "arena": "long", "mode": "matches", "matches": 5}
REMEMBERED: Final = {"drafts": {"flautz": {"edition": None, "options": OPTIONS, "settings": {}}}, "opponents": 2}
"""What the browser remembers: the person has the first turn, so that no bot is waited for, and the game is long."""

REMEMBER: Final = """(kept) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`aprendiz-${key}`, JSON.stringify(value));
}"""

BEGIN: Final = """async ([begin, ...rows]) => {
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === begin);
  const cards = rows.map((row) => `[role=group][aria-label="${row}"] button[aria-disabled=false]`).join();
  const start = performance.now();
  button.click();
  while (!document.querySelector(cards)) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""

EXCHANGE: Final = """async ([rows, hand, exchange, next, moves]) => {
  const tasks = [];
  const note = (list) => tasks.push(...list.getEntries().map((task) => task.duration));
  const observer = new PerformanceObserver(note);
  observer.observe({ type: "longtask" });
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const cards = (name) => `[role=group][aria-label="${name}"] button[aria-disabled=false]`;
  const button = (words) =>
    [...document.querySelectorAll("button")].find((each) => each.textContent.trim().startsWith(words));
  const found = async (choose) => {
    for (let tries = 0; !choose(); tries += 1) {
      if (tries > 600) throw new Error(`no move ${document.querySelector("main").innerText}`);
      button(next)?.click();
      await pause(50);
    }
    return choose();
  };
  for (let move = 0; move < moves; move += 1) {
    (await found(() => document.querySelector(rows.map(cards).join()))).click();
    await pause(500);
    (await found(() => document.querySelector(cards(hand)))).click();
    await pause(500);
    (await found(() => button(exchange))).click();
    await pause(3000);
  }
  note({ getEntries: () => observer.takeRecords() });
  return tasks;
}"""
"""Exchanges the first card that can be chosen, and lists the milliseconds of every task longer than 50 ms.

If a match ends, it goes on to the next one. The script looks for the elements itself: a search by roles would be a long
task of its own.
"""


def measure(browser: Browser, url: str) -> None:
    with phone(browser, url) as context:
        visit(context, "first", 4.0)
        visit(context, "again", 1.5)
    with phone(browser, url) as context:
        game(context)


def visit(context: BrowserContext, which: str, bar: float) -> None:
    page = slow(context.new_page(), PROCESSOR)
    traffic = Traffic(page)
    seconds = opened(page)
    asked = len(traffic.paths)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(READING)
    print(
        f"slow phone, the door is usable: {seconds:.1f} s {which} (bar: {bar} s),"
        f" after {asked} requests of {len(traffic.paths)}"
    )
    page.close()


def game(context: BrowserContext) -> None:
    page = slow(context.new_page(), PROCESSOR)
    page.goto("/")
    page.evaluate(REMEMBER, REMEMBERED)
    page.reload()
    player = Player(page)
    player.way("play-now").click()
    player.button("begin-bots").wait_for()
    page.wait_for_timeout(READING)
    traffic = Traffic(page)
    seconds = begun(player)
    print(f"slow phone, from begin to the own turn: {seconds:.1f} s (bar: 4 s), {len(traffic.paths)} requests")
    tasks = long_tasks(player)
    print(f"slow phone, long tasks during {MOVES} moves: {len(tasks)} (bar: 10), {sum(tasks):.0f} ms in total")


@contextmanager
def phone(browser: Browser, url: str) -> Iterator[BrowserContext]:
    """A new profile with an empty cache."""
    context = browser.new_context(
        base_url=url, locale="en-GB", viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True
    )
    context.set_default_timeout(TIMEOUT)
    yield context
    context.close()


def slow(page: Page, processor: int) -> Page:
    wire = page.context.new_cdp_session(page)
    speed = {"downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND}
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY, **speed})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": processor})
    return page


def opened(page: Page) -> float:
    """Seconds until the door offers a game."""
    page.goto("/", wait_until="commit")
    usable = page.wait_for_function("() => document.querySelector('.ways a') && performance.now()")
    return float(usable.json_value()) / 1000


def begun(player: Player) -> float:
    """Seconds from the click until a card can be chosen."""
    names = [player.say("begin-bots"), player.say("table-air"), player.say("table-floor")]
    return float(player.page.evaluate(BEGIN, names)) / 1000


def long_tasks(player: Player) -> list[float]:
    """Milliseconds of every task that held the page for more than 50 ms while the person moved."""
    slow(player.page, SLOWEST_PROCESSOR)
    rows = [player.say("table-air"), player.say("table-floor")]
    words = [player.say("table-hand"), player.say("flautz-exchange"), player.say("go-on")]
    return [float(each) for each in player.page.evaluate(EXCHANGE, [rows, *words, MOVES])]
