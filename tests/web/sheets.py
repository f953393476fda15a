"""The stylesheets of the page: whether they keep to their layers, and what those of a game touch."""

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.web.browser import ROOT

STYLES: Final = ROOT / "src" / "aprendiz" / "web" / "styles"

PUT: Final = """(name) => new Promise((resolve, reject) => {
  const [known] = document.querySelectorAll("link[rel=stylesheet]");
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(name, known.href).href;
  link.onload = () => resolve();
  link.onerror = () => reject(new Error(name));
  document.head.append(link);
})"""

TOUCHED: Final = """([within, game]) => {
  const isOfTheGame = (rule) =>
    rule.name === "game" && [...rule.cssRules].some(({ selectorText }) => selectorText === `.${game}`);
  const sheets = [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some(isOfTheGame));
  if (sheets.length === 0) throw new Error(`there is no stylesheet of ${game}`);
  const elements = [...document.querySelectorAll(`${within}, ${within} *`)];
  if (elements.length === 0) throw new Error(`there is no ${within}`);

  const parts = elements.flatMap((element) => ["", "::before", "::after"].map((part) => [element, part]));
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  const written = (style) => names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
  const styles = () => parts.map(([element, part]) => written(getComputedStyle(element, part)));
  const dressed = styles();
  for (const sheet of sheets) sheet.disabled = true;
  const bare = styles();
  for (const sheet of sheets) sheet.disabled = false;
  return parts.flatMap(([element, part], index) => {
    if (dressed[index] === bare[index]) return [];
    const without = new Set(bare[index].split("; "));
    const changed = dressed[index].split("; ").filter((declared) => !without.has(declared));
    return [`${element.getAttribute("class")}${part}: ${changed.join("; ")}`];
  });
}"""


@cache
def program() -> str:
    return Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def faults(page: Page, games: tuple[str, ...]) -> list[str]:
    """The rules of all loaded sheets that leave their layer or their game."""
    found: list[str] = page.evaluate(program(), list(games))
    return found


def put(page: Page, name: str) -> None:
    """Loads a sheet of the page, by the name of its file."""
    page.evaluate(PUT, name)


def put_new(page: Page, name: str, css: str) -> None:
    """Loads a sheet that the page does not have."""
    page.route(f"**/{name}", lambda route: route.fulfill(content_type="text/css", body=css))
    put(page, name)


def touched(page: Page, within: str, game: str) -> list[str]:
    """The computed styles of an element and of all in it that the sheets of a game change."""
    found: list[str] = page.evaluate(TOUCHED, [within, game])
    return found
