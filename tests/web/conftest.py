"""One browser and one real server for all tests of a process; every test has a fresh browser profile.

A test fails if the browser reports a console error, a failed request or a violated policy.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from aprendiz.server.address import reachable
from aprendiz.server.run import Serving
from tests.server.serving import HOST, ROOMY, Server, server
from tests.web import browser as browsers
from tests.web.trouble import Trouble

PACE = 0.05
"""Seconds between two bot moves."""

PATIENCE = 20_000
"""Timeout in milliseconds, long enough for a busy machine."""

EVERYWHERE = "0.0.0.0"  # noqa: S104 - as `aprendiz play` does, so that phones can join
PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}

expect.set_options(timeout=PATIENCE)

Opened = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if browsers.chromium() is None:
        for item in items:
            item.add_marker(pytest.mark.skip(reason=browsers.NO_CHROMIUM))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Prints the reason of every skipped test."""
    skipped = {report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])}
    for reason in sorted(skipped):
        terminalreporter.write_line(f"SKIPPED: {reason.removeprefix('Skipped: ')}")


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server shared by all tests that leave it running."""
    with server(quick(tmp_path_factory.mktemp("served"))) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    with server(quick(tmp_path)) as running:
        yield running


@pytest.fixture
def reachable_server(tmp_path: Path) -> Iterator[str]:
    """A server with an address that other devices can reach."""
    address = reachable(EVERYWHERE)
    if address is None:
        pytest.skip("the game by another address than localhost, as this machine has none")
    with server(replace(quick(tmp_path), host=EVERYWHERE)) as running:
        yield f"http://{address}:{running.serving.port}"


def quick(folder: Path) -> Serving:
    return Serving(HOST, 0, folder, pace=PACE, limits=ROOMY)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with browsers.launched() as running:
        yield running


@pytest.fixture
def trouble() -> Trouble:
    return Trouble()


@pytest.fixture
def opened(browser: Browser, serving: Server, trouble: Trouble) -> Iterator[Opened]:
    """Opens pages, each in a new profile: `opened(language="it", theme="dark", **PHONE)`."""
    contexts: list[BrowserContext] = []

    def open_page(
        *,
        url: str = serving.url,
        language: str = "en",
        theme: str = "light",
        width: int = DESKTOP["width"],
        height: int = DESKTOP["height"],
        touch: bool = False,
        motion: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=url,
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE)
        trouble.watch(context)
        contexts.append(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()
    trouble.check()


LOCALES = {"es": "es-ES", "en": "en-GB", "it": "it-IT", "ca": "ca-ES", "pt": "pt-PT"}
