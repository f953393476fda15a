"""What follows within a moment: asked for until it is so, as `expect` does for what is on the page."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import Page

T = TypeVar("T")

SECONDS: Final = 20.0
PAUSE: Final = 20
"""Milliseconds, in which the browser's events are heard."""


def soon(page: Page, found: Callable[[], T], wanted: T) -> None:
    """Wait until what is found is what is wanted."""
    deadline = time.monotonic() + SECONDS
    while (now := found()) != wanted and time.monotonic() < deadline:
        page.wait_for_timeout(PAUSE)
    assert now == wanted
