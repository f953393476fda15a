"""Speed of the page: first answer, first paint, size of a first visit, and the time from a click to the move shown.

Everything runs on this machine: a real server, a real browser, no animation. At the end the same on a slow phone.
"""

import statistics
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from bench import slow_phone
from playwright.sync_api import Browser, Page, Response

from aprendiz import COMPILED
from aprendiz.server.run import Serving
from tests.cli.command import COMMAND, USUAL
from tests.server.serving import HOST, free_port, server
from tests.web import scenes
from tests.web.browser import NO_CHROMIUM, chromium, launched
from tests.web.player import Player
from tests.web.screens import flautz
from tests.web.traffic import save_data

MOVES: Final = 60
HASTE: Final = {"by a person": (150, 60), "by a program without a pause": (0, 100)}
"""Milliseconds between choosing the cards and the click, and the bar. With 0, the choice is still being painted."""

VISITS: Final = 10
STARTS: Final = 5

NO_WINDOW: Final = {**USUAL, "BROWSER": "true"}

EXCHANGE: Final = """async ([rows, hand, exchange, pause]) => {
  const nextPaint = () => new Promise(requestAnimationFrame);
  const after = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  const drawn = () => nextPaint().then(after);
  const found = (name) => [...document.querySelectorAll(`[role=group][aria-label="${name}"] button`)];
  const cards = (name) => found(name).filter((card) => card.getAttribute("aria-disabled") === "false");
  const shown = () => found(hand).map((card) => card.dataset.key).join();
  rows.flatMap(cards)[0].click();
  await drawn();
  cards(hand)[0].click();
  await drawn();
  await new Promise((resolve) => setTimeout(resolve, pause));
  const before = shown();
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent.trim().startsWith(exchange));
  const start = performance.now();
  button.click();
  while (shown() === before) await nextPaint();
  await after();
  return performance.now() - start;
}"""
"""Milliseconds from the click until a paint in which the hand has the new card.

An animation callback runs before its paint: the styles, layout and paint are done when the task after it runs.
"""

PAINT: Final = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null"""
THERE: Final = """() => new Promise((resolve) => {
  const look = () => document.querySelector("main h1") ? resolve(performance.now()) : requestAnimationFrame(look);
  look();
})"""


def main() -> None:
    if chromium() is None:
        print(f"SKIPPED: {NO_CHROMIUM}")
        return
    print("on the compiled engine" if COMPILED else "on the plain engine")
    starts()
    with tempfile.TemporaryDirectory() as folder, launched() as browser, server(quick(Path(folder))) as running:
        visits(browser, running.url)
        for clicked, (pause, bar) in HASTE.items():
            moves(browser, running.url, clicked, pause, bar)
        slow_phone.measure(browser, running.url)


def starts() -> None:
    """From the command to the first answer of the door."""
    times = []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            begin = time.perf_counter()
            command = [*COMMAND, "play", "--port", str(port), "--data", folder]
            with subprocess.Popen(command, env=NO_WINDOW, stdout=subprocess.DEVNULL) as process:
                while process.poll() is None and not answers(port):
                    time.sleep(0.005)
                times.append(1000 * (time.perf_counter() - begin))
                process.terminate()
    middle = statistics.median(times)
    print(f"`aprendiz play` to the answer: median {middle:.0f} ms, worst {max(times):.0f} ms (bar: 1000 ms)")


def answers(port: int) -> bool:
    with suppress(OSError), urlopen(f"http://{HOST}:{port}/", timeout=1) as answer:
        return bool(answer.read())
    return False


def quick(folder: Path) -> Serving:
    return Serving(HOST, 0, folder, pace=0.0)


def visits(browser: Browser, url: str) -> None:
    """Each in a new profile with an empty cache; without the files of the next screens, which are fetched ahead."""
    paints, doors, sizes = [], [], []
    for _ in range(VISITS):
        context = browser.new_context(base_url=url, locale="en-GB")
        page = context.new_page()
        answers: list[Response] = []

        def note(answer: Response, answers: list[Response] = answers) -> None:
            answers.append(answer)

        page.on("response", note)
        save_data(page)
        page.goto("/")
        doors.append(float(page.evaluate(THERE)))
        page.wait_for_load_state("networkidle")
        paints.append(float(page.evaluate(PAINT)))
        sizes.append(sum(size(answer) for answer in answers))
        context.close()
    print(f"first paint: median {statistics.median(paints):.0f} ms, worst {max(paints):.0f} ms (bar: 500 ms)")
    print(f"the door is there: median {statistics.median(doors):.0f} ms, worst {max(doors):.0f} ms")
    print(f"first visit: {statistics.median(sizes) / 1024:.0f} KB in {len(answers)} requests (bar: 220 KB)")


def moves(browser: Browser, url: str, clicked: str, pause: int, bar: int) -> None:
    context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce")
    player = Player(context.new_page())
    times: list[float] = []
    while len(times) < MOVES:
        table = scenes.playing(url, scenes.key_of(context, url), flautz(2, arena="long"))
        player.come(f"/table/{table}")
        while len(times) < MOVES and player.next() == "turn" and player.hand.count():
            times.append(exchanged(player.page, player, pause))
    context.close()
    times.sort()
    p95 = times[int(0.95 * len(times))]
    middle = statistics.median(times)
    print(f"from a click {clicked} to the move shown: median {middle:.0f} ms, p95 {p95:.0f} ms (bar: {bar} ms)")


def exchanged(page: Page, player: Player, pause: int) -> float:
    rows = [player.say("table-air"), player.say("table-floor")]
    return float(page.evaluate(EXCHANGE, [rows, player.say("table-hand"), player.say("flautz-exchange"), pause]))


def size(answer: Response) -> int:
    sizes = answer.request.sizes()
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])


if __name__ == "__main__":
    main()
