"""A player who only has the text of the page's accessibility tree, as with a screen reader."""

import re
import time
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

SECONDS: Final = 30.0
LINE: Final = re.compile(
    r"^\s*- '?(?P<role>[a-z]+)(?: \"(?P<name>(?:[^\"\\]|\\.)*)\")?(?P<states>(?: \[[^\]]+\])*)'?(?::(?P<text>.*))?$"
)


@dataclass(frozen=True, slots=True)
class Heard:
    role: str
    name: str
    states: str
    text: str

    def fits(self, pattern: re.Pattern[str]) -> bool:
        return "disabled" not in self.states and pattern.search(self.name or self.text) is not None


class Listener:
    def __init__(self, page: Page) -> None:
        self.page = page

    def hear(self) -> list[Heard]:
        """Everything on the page now; while a dialog is open, only its contents."""
        text = self.page.locator("body").aria_snapshot()
        lines = text.splitlines()
        start = next((number for number, line in enumerate(lines) if line.lstrip().startswith("- dialog")), 0)
        return [heard for line in lines[start:] if (heard := understood(line)) is not None]

    def first(self, pattern: re.Pattern[str]) -> Heard | None:
        return next((heard for heard in self.hear() if heard.fits(pattern)), None)

    def wait(self, pattern: re.Pattern[str]) -> Heard:
        return self.wait_for_all(pattern)[0]

    def wait_for_all(self, pattern: re.Pattern[str]) -> list[Heard]:
        """Waits until elements match the pattern, and returns them."""
        deadline = time.monotonic() + SECONDS
        while not (found := [heard for heard in self.hear() if heard.fits(pattern)]):
            assert time.monotonic() < deadline, (
                f"nothing like {pattern.pattern}:\n{self.page.locator('body').aria_snapshot()}"
            )
        return found

    def until_gone(self, pattern: re.Pattern[str]) -> None:
        """Waits until no element matches, not even a disabled one."""
        deadline = time.monotonic() + SECONDS
        while any(pattern.search(heard.name) for heard in self.hear()):
            assert time.monotonic() < deadline, f"still something like {pattern.pattern}"

    def press(self, heard: Heard) -> None:
        self.page.get_by_role("link" if heard.role == "link" else "button", name=heard.name, exact=True).first.click()


def understood(line: str) -> Heard | None:
    match = LINE.match(line)
    if match is None:
        return None
    name = (match["name"] or "").replace('\\\\"', '"').replace("\\\\\\\\", "\\\\")
    return Heard(match["role"], name, match["states"] or "", (match["text"] or "").strip())
