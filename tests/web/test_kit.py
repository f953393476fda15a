"""The table kit knows no game: its keys, its dragging and its log work on any groups of places and any sentences."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Opened
from tests.web.guest import Guest

PLACES = """
async () => {
  const { onTableKey } = await import("/table/keys.js");
  const { drag } = await import("/table/drag.js");
  const root = document.createElement("section");
  root.dataset.table = "";
  for (const [group, places] of Object.entries({ shelf: "ax by cz", board: "d- e- f- g- hk", purse: "i- jm" })) {
    const row = document.createElement("div");
    for (const [place, [name, key]] of places.split(" ").entries()) {
      const button = document.createElement("button");
      Object.assign(button.dataset, { group, place });
      button.textContent = name;
      if (key !== "-") button.setAttribute("aria-keyshortcuts", key);
      button.addEventListener("click", () => root.append(` clicked ${name}`));
      const dropped = (target) => root.append(` ${name} on ${target.textContent}`);
      button.addEventListener("pointerdown", (event) => drag(event, { shelf: ["purse"] }, dropped));
      row.append(button);
    }
    root.append(row);
  }
  root.addEventListener("keydown", (event) => onTableKey(event, root, () => root.append(" cleared")));
  document.body.replaceChildren(root);
}
"""

LINES = """
async () => {
  const { illustrated } = await import("/table/log.js");
  const { h, render } = await import("/vendor/preact.js");
  const picture = (words, sign) => ({ words, picture: h("b", {}, sign) });
  const pictures = [picture("red potion", "R"), picture("potion", "P"), picture("wand", "W")];
  const line = document.createElement("p");
  render(illustrated("Anna takes a potion, then a red potion.", pictures), line);
  document.body.replaceChildren(line);
}
"""


def test_arrows_go_through_a_group_and_to_the_groups_beside_it(opened: Opened) -> None:
    page = with_places(opened)
    page.get_by_role("button", name="a", exact=True).focus()

    for key, name in [
        ("ArrowRight", "b"),
        ("ArrowRight", "c"),
        ("ArrowRight", "a"),
        ("ArrowUp", "a"),
        ("ArrowLeft", "c"),
        ("ArrowDown", "h"),
        ("ArrowDown", "j"),
        ("ArrowDown", "j"),
        ("ArrowUp", "h"),
    ]:
        page.keyboard.press(key)
        expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()
    expect(page.locator("section")).not_to_contain_text("clicked")


def test_a_place_is_chosen_by_the_key_it_names_also_if_others_are_gone(opened: Opened) -> None:
    page = with_places(opened)
    page.get_by_role("button", name="b", exact=True).focus()
    page.evaluate("document.querySelector('[data-place=\"0\"]').remove()")

    for key, said in [("m", "clicked j"), ("y", "clicked b"), ("Escape", "cleared")]:
        page.keyboard.press(key)
        expect(page.locator("section")).to_contain_text(said)


def test_only_what_the_game_allows_can_be_dropped(opened: Opened) -> None:
    page = with_places(opened)

    for start, goal in [("a", "d"), ("d", "i"), ("b", "j")]:
        page.get_by_role("button", name=start, exact=True).drag_to(page.get_by_role("button", name=goal, exact=True))

    expect(page.locator("section")).to_contain_text("b on j")
    expect(page.locator("section")).not_to_contain_text("a on d")
    expect(page.locator("section")).not_to_contain_text("d on i")


def test_pictures_stand_for_words_in_a_line_which_is_read_out_unchanged(opened: Opened) -> None:
    page = opened()
    Guest(page).come()
    page.evaluate(LINES)

    assert page.locator("b").all_inner_texts() == ["P", "R"]
    page.evaluate("for (const picture of document.querySelectorAll('[aria-hidden]')) picture.remove()")
    assert page.locator("p").text_content() == "Anna takes a potion, then a red potion."


def with_places(opened: Opened) -> Page:
    page = opened()
    Guest(page).come()
    page.evaluate(PLACES)
    return page
