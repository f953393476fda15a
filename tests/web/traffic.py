"""The requests of a page that reach the server.

Answers from the browser's cache are left out, and so is the icon of the tab: the browser fetches it when it likes.
"""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page

ICON = "/art/icon.svg"


class Traffic:
    def __init__(self, page: Page) -> None:
        self._asked: dict[str, str] = {}
        self._open: set[str] = set()
        wire = listening(page)
        wire.on("Network.requestWillBeSent", self._note)
        wire.on("Network.requestServedFromCache", self._drop)
        wire.on("Network.responseReceived", self._drop_if_cached)
        wire.on("Network.loadingFinished", self._end)
        wire.on("Network.loadingFailed", self._end)

    @property
    def paths(self) -> list[str]:
        """In the order in which they were asked for."""
        return list(self._asked.values())

    @property
    def files(self) -> list[str]:
        """The files of the page, without their version."""
        return [f"/{path.split('/', 3)[3]}" for path in self.paths if path.startswith("/v/")]

    @property
    def is_answered(self) -> bool:
        return not self._open

    def clear(self) -> None:
        self._asked.clear()

    def _note(self, event: dict[str, Any]) -> None:
        url = urlsplit(event["request"]["url"])
        if url.scheme.startswith("http") and not url.path.endswith(ICON):
            self._asked[event["requestId"]] = url.path
            self._open.add(event["requestId"])

    def _drop(self, event: dict[str, Any]) -> None:
        self._asked.pop(event["requestId"], None)

    def _drop_if_cached(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self._drop(event)

    def _end(self, event: dict[str, Any]) -> None:
        self._open.discard(event["requestId"])


def save_data(page: Page) -> None:
    """Tells the page that its line saves data."""
    listening(page).send("Emulation.setDataSaverOverride", {"dataSaverEnabled": True})


def delay(page: Page, milliseconds: int) -> None:
    """Makes the line slow: every answer comes later."""
    fast = {"downloadThroughput": -1, "uploadThroughput": -1}
    listening(page).send("Network.emulateNetworkConditions", {"offline": False, "latency": milliseconds, **fast})


def listening(page: Page) -> CDPSession:
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    return wire
