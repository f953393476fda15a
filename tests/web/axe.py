"""Accessibility faults of a page, as axe-core finds them."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browser import AXE, NO_AXE

CONTRAST = "color-contrast"
"""The rule that measures colours: the slowest, and the only one that depends on the theme."""


@cache
def program() -> str:
    return AXE.read_text(encoding="utf-8")


def structure_faults(page: Page) -> list[str]:
    """The faults by every rule but that of colours."""
    return _faults(page, {"rules": {CONTRAST: {"enabled": False}}})


def contrast_faults(page: Page) -> list[str]:
    """Texts that are hard to read on their background in the present theme."""
    return _faults(page, {"runOnly": [CONTRAST]})


def _faults(page: Page, options: dict[str, Any]) -> list[str]:
    """Each fault with its element; skips the test if axe-core is not installed."""
    if not AXE.exists():
        pytest.skip(NO_AXE)
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(program())
    found: dict[str, Any] = page.evaluate(
        "options => axe.run(document, options)", {"resultTypes": ["violations"], **options}
    )
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}\n    {node['html'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
