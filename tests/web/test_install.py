"""A browser that trusts the page offers to install it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession

from tests.server.serving import Server
from tests.web.browser import ARGUMENTS, chromium

SIZE = """async (address) => {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
  return `${bitmap.width}x${bitmap.height}`;
}"""


@pytest.fixture
def lasting(browser: Browser, serving: Server, tmp_path: Path) -> Iterator[BrowserContext]:
    """A persistent profile: browsers install nothing from a temporary one."""
    profile = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium(), args=list(ARGUMENTS), base_url=serving.url
    )
    yield profile
    profile.close()


def test_nothing_keeps_a_browser_from_installing_it(lasting: BrowserContext) -> None:
    tools = at_the_door(lasting)

    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_the_manifest_is_understood_whole(lasting: BrowserContext) -> None:
    manifest = at_the_door(lasting).send("Page.getAppManifest")

    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["icons"]


def test_the_pictures_are_as_large_as_the_manifest_says(lasting: BrowserContext, serving: Server) -> None:
    at_the_door(lasting)
    manifest: dict[str, Any] = httpx.get(f"{serving.url}/manifest.webmanifest").json()
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]

    assert {icon["purpose"] for icon in pictures} == {"any", "maskable"}
    for icon in pictures:
        assert lasting.pages[0].evaluate(SIZE, icon["src"]) == icon["sizes"]


def at_the_door(profile: BrowserContext) -> CDPSession:
    page = profile.pages[0]
    page.goto("/")
    return profile.new_cdp_session(page)
