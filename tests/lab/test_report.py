"""The page of a ladder: one file, in one language, readable on a phone and by a screen reader."""

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from aprendiz.lab.ladder import Contest, Ladder, climb
from aprendiz.lab.plots import round_numbers
from aprendiz.lab.report import page
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.lab.contestants import careless, first, table

COMMAND = "aprendiz ladder flautz --edition 'my <own> box.toml'"
TO = "\u2013"
VOID = {"meta", "line", "rect", "circle"}


class Page(HTMLParser):
    """The content of a page; fails where elements are not nested properly."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words += data

    def all(self, *tags: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.elements if tag in tags]


@cache
def ladder(seats: int) -> Ladder:
    kinds = ("novice", "random", "plain")
    return climb(Contest(table(seats), kinds, 12, 1), {"novice": first, "random": careless, "plain": careless})


def read(seats: int = 2, language: str = "en") -> Page:
    return Page(page(Texts(language, "common", "command", "flautz"), ladder(seats), COMMAND))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_one_language_and_says_so(language: str) -> None:
    shown = read(language=language)
    texts = Texts(language, "command")

    assert shown.all("html") == [{"lang": language}]
    for heading in ("ladder-ratings", "ladder-pairings", "ladder-seats", "ladder-times", "ladder-who"):
        assert texts.say(heading) in shown.words
    assert [tag for tag, _ in shown.elements if tag in ("h1", "h2")] == ["h1"] + ["h2"] * 5


def test_the_page_needs_no_script_and_no_other_file() -> None:
    shown = read()

    assert shown.all("script", "link", "img", "iframe", "object", "image", "use") == []
    for _, attributes in shown.elements:
        assert not {"src", "href", "srcset"} & attributes.keys()
        assert not any(name.startswith("on") for name in attributes)
    assert "url(" not in page(Texts("en", "common", "command", "flautz"), ladder(2), COMMAND)


def test_the_command_stands_there_as_it_is_typed() -> None:
    assert COMMAND in read().words


@pytest.mark.parametrize("seats", [2, 3])
def test_every_number_stands_there_in_words(seats: int) -> None:
    shown, found = read(seats), ladder(seats)

    for pairing in found.pairings:
        won = pairing.won
        assert f"{round(100 * won.rate, 1):g}%" in shown.words
        assert f"{round(100 * won.low, 1):g}{TO}{round(100 * won.high, 1):g}" in shown.words
    for rating in found.ratings:
        assert f"{round(rating.rating)}{round(rating.low)}{TO}{round(rating.high)}" in shown.words
    assert f"An even share is {round(100 / seats, 1):g}%" in shown.words
    assert [f"Seat {number}" in shown.words for number in range(1, 5)] == [number <= seats for number in range(1, 5)]


def test_plots_have_a_text_for_those_who_do_not_see_them() -> None:
    plots, found = read().all("svg"), ladder(2)

    assert [plot["role"] for plot in plots] == ["img", "img"]
    for rating in found.ratings:
        told = f"{rating.kind} {round(rating.rating)} ({round(rating.low)}{TO}{round(rating.high)})"
        assert told in str(plots[0]["aria-label"])
    assert str(plots[1]["aria-label"]).startswith("Seats: Seat 1 ")


def test_tables_have_captions_and_headers_and_can_be_scrolled_with_the_keyboard() -> None:
    shown = read()

    assert len(shown.all("table")) == len(shown.all("caption")) == 2
    assert [box["tabindex"] for box in shown.all("div")] == ["0", "0"]
    assert {cell["scope"] for cell in shown.all("th")} == {"row", "col"}


def test_everything_that_is_drawn_lies_within_the_plot() -> None:
    shown = read(3)

    places = [value for each in shown.all("line", "circle", "rect") for value in each.values() if value is not None]
    percents = [float(place[:-1]) for place in places if re.fullmatch(r"-?[\d.]+%", place)]
    assert len(percents) > 20
    assert all(0 <= percent <= 100 for percent in percents)


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (1412.3, 1598.0, [1400, 1450, 1500, 1550, 1600]),
        (1499.0, 1501.0, [1490, 1500, 1510]),
        (-300.0, 3300.0, [-1000, 0, 1000, 2000, 3000, 4000]),
    ],
)
def test_an_axis_has_a_few_round_numbers_that_hold_everything(low: float, high: float, ticks: list[int]) -> None:
    assert round_numbers(low, high) == ticks
