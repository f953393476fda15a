"""Finds the installed browsers; none is ever downloaded."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parents[2]
CHROMIUMS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FIREFOXES: Final = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
AXE: Final = ROOT / "node_modules" / "axe-core" / "axe.min.js"

NO_CHROMIUM: Final = "the browser tests, as no chromium was found"
NO_FIREFOX: Final = "the test in Firefox, as none was found"
NO_AXE: Final = "the tests with axe-core, as node has not installed it"

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
    "--font-render-hinting=none",
)


def chromium() -> str | None:
    return found("CHROMIUM", CHROMIUMS)


def firefox() -> str | None:
    return found("FIREFOX", FIREFOXES)


def found(variable: str, names: tuple[str, ...]) -> str | None:
    """The program that the environment variable names, else the first of these that is installed."""
    wish = os.environ.get(variable)
    return next((path for name in ((wish,) if wish else names) if (path := shutil.which(name))), None)


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()
