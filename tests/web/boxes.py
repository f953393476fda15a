"""Layout faults of a page as it is shown now."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page


@cache
def program() -> str:
    return Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def misfits(page: Page) -> list[str]:
    found: list[str] = page.evaluate(program())
    return found
