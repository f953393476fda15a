"""Somebody without a mouse: every step is a key, and where the keyboard is can always be seen."""

from typing import Final

from playwright.sync_api import Locator

from tests.web.player import Player

FURTHEST: Final = 120
"""Stops that somebody is willing to walk through."""

SHOWS_FOCUS: Final = """() => {
  for (let each = document.activeElement; each; each = each.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) return true;
    if (each.localName === "label") break;
  }
  return false;
}"""
"""A radio button shows it on the tile around it."""

IS_FOCUSED: Final = "element => element === document.activeElement"


class Typist(Player):
    def press(self, thing: Locator) -> None:
        """Walk there with the tabulator and the arrows, and press Enter."""
        thing = thing.first
        thing.wait_for()
        self.walk(thing)
        self.page.keyboard.press("Enter")

    def walk(self, thing: Locator) -> None:
        for _ in range(FURTHEST):
            if thing.evaluate(IS_FOCUSED):
                assert self.page.evaluate(SHOWS_FOCUS), "nobody can see where the keyboard is"
                return
            if thing.evaluate("element => element.tabIndex") < 0 and self._is_in_its_group(thing):
                self.page.keyboard.press("ArrowRight")
            else:
                self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {thing}")

    def _is_in_its_group(self, thing: Locator) -> bool:
        """A group of cards is one stop; within it the arrows lead on."""
        script = "element => element.closest('[role=group]')?.contains(document.activeElement) ?? false"
        return bool(thing.evaluate(script))
