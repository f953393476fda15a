"""`make screenshots`: every screen, by day and by night, on a phone and a desktop, and the table on a large screen."""

import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tests.server.serving import server
from tests.web.browser import NO_CHROMIUM, ROOT, chromium, launched
from tests.web.conftest import LOCALES, PATIENCE, quick
from tests.web.screens import SCREENS, Tour, first_turn, five_players, middle, opened_hands, result

FOLDER: Final = ROOT / "screenshots"
DEVICES: Final = {"phone": (390, 844), "small": (360, 640), "desktop": (1280, 800), "tv": (1920, 1080)}
SHOWN_ON: Final[dict[str, Sequence[Callable[[Tour], None]]]] = {
    "phone": SCREENS,
    "small": (first_turn, five_players, opened_hands),
    "desktop": SCREENS,
    "tv": (first_turn, middle, five_players, opened_hands, result),
}
THEMES: Final = ("light", "dark")
TALLEST: Final = 4000


def main(language: str = "en") -> None:
    if chromium() is None:
        print(f"SKIPPED: {NO_CHROMIUM}")
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    with tempfile.TemporaryDirectory() as folder, launched() as browser, server(quick(Path(folder))) as running:
        for device in DEVICES:
            show(browser, running.url, device, language)
    print(f"{len(list(FOLDER.iterdir()))} pictures are in {FOLDER.relative_to(ROOT)}/")


def show(browser: Browser, url: str, device: str, language: str) -> None:
    width, height = DEVICES[device]
    context = browser.new_context(
        base_url=url,
        locale=LOCALES[language],
        viewport={"width": width, "height": height},
        device_scale_factor=2 if width < 500 else 1,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    tour = Tour(context.new_page(), url, language)
    for screen in SHOWN_ON[device]:
        screen(tour)
        tour.page.set_viewport_size({"width": width, "height": height_of(tour.page, height)})
        for theme in THEMES:
            tour.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            tour.page.screenshot(path=FOLDER / f"{screen.__name__.replace('_', '-')}-{device}-{theme}.png")
        tour.page.emulate_media(color_scheme="light")
        tour.page.set_viewport_size({"width": width, "height": height})
    context.close()
    print(f"{device}: {len(SHOWN_ON[device])} screens", flush=True)


def height_of(page: Page, height: int) -> int:
    """The height that shows the whole page; unchanged for dialogs, which fill the window, and very long pages."""
    whole = int(page.evaluate("document.documentElement.scrollHeight"))
    return whole if page.get_by_role("dialog").count() == 0 and height < whole < TALLEST else height


if __name__ == "__main__":
    main()
