"""A player without a mouse: uses only keys, and checks that the focus is always visible."""

from typing import Final

from playwright.sync_api import Locator

from tests.web.player import Player

FURTHEST: Final = 120
"""Upper bound on keys pressed to reach an element."""

SHOWS_FOCUS: Final = """() => {
  for (let each = document.activeElement; each; each = each.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) return true;
    if (each.localName === "label") break;
  }
  return false;
}"""
"""A radio button shows its focus on the tile around it."""

IS_FOCUSED: Final = "element => element === document.activeElement"


class Typist(Player):
    def press(self, thing: Locator) -> None:
        """Moves the focus there with Tab and the arrow keys, and presses Enter."""
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
        """A group of cards is one tab stop; arrow keys move within it."""
        script = "element => element.closest('[role=group]')?.contains(document.activeElement) ?? false"
        return bool(thing.evaluate(script))
