"""Accessibility faults of a page, as axe-core finds them."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browser import AXE, NO_AXE

OPTIONS = {"resultTypes": ["violations"]}


@cache
def program() -> str:
    return AXE.read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Each fault with its element; skips the test if axe-core is not installed."""
    if not AXE.exists():
        pytest.skip(NO_AXE)
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(program())
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", OPTIONS)
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}\n    {node['html'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
