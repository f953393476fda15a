"""Waits for a value that is not on the page, as `expect` does for elements of the page."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import Page

T = TypeVar("T")

SECONDS: Final = 20.0
PAUSE: Final = 20
"""Milliseconds between two attempts, in which the browser's events are handled."""


def soon(page: Page, found: Callable[[], T], wanted: T) -> None:
    """Waits until `found()` equals `wanted`."""
    deadline = time.monotonic() + SECONDS
    while (now := found()) != wanted and time.monotonic() < deadline:
        page.wait_for_timeout(PAUSE)
    assert now == wanted
