"""Complaints of a browser: console errors (any answer 4xx or 5xx is one), failed requests, violated policies."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

LOUD: Final = ("error", "warning", "assert")
CANCELLED: Final = ("net::ERR_ABORTED", "NS_BINDING_ABORTED")
"""In Chromium and in Firefox: the page was left, or a picture no longer shown, before the answer came.

No fault of the page, and on a slow machine any page may be left so."""


class Trouble:
    def __init__(self) -> None:
        self.found: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._note_message)
        context.on("weberror", self._note_error)
        context.on("requestfailed", self._note_failure)

    @contextmanager
    def expected(self, *patterns: str) -> Iterator[None]:
        """Ignores complaints that the test causes itself, such as a lost connection."""
        before = self._expected
        self._expected = [*before, *map(re.compile, patterns)]
        try:
            yield
        finally:
            self._expected = before

    def check(self) -> None:
        assert not self.found, "the browser complains:\n" + "\n".join(self.found)

    def _note(self, what: str) -> None:
        if not any(pattern.search(what) for pattern in self._expected):
            self.found.append(what)

    def _note_message(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self._note(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _note_error(self, error: WebError) -> None:
        self._note(f"uncaught: {error.error}")

    def _note_failure(self, request: Request) -> None:
        if request.failure in CANCELLED:
            return
        self._note(f"failed: {request.method} {request.url} {request.failure}")
