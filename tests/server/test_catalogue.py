"""The catalogue describes every option of every game, so that a page needs to know none of them by name."""

import re
from pathlib import Path
from typing import Any

import pytest

import aprendiz
from aprendiz.core.options import Choice, NameOrList, Option, SeatOrChance, Whole
from aprendiz.games import NAMES, load
from aprendiz.server import bodies
from aprendiz.server.catalogue import catalogue

WEB = Path(aprendiz.__path__[0]) / "web"
SEATS = 3
GAMES = {shown.game: shown for shown in catalogue(moves=1).games}
OPTIONS = [(game, option) for game in NAMES for option in load(game).options]


def shown_as(game: str, name: str) -> bodies.OptionShown:
    [option] = [option for option in GAMES[game].options if option.name == name]
    return option


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda value: getattr(value, "name", value))
def test_every_option_has_its_form_its_default_and_what_it_implies(game: str, option: Option) -> None:
    shown = shown_as(game, option.name)
    assert shown.default == option.default
    assert option.implies == (shown.implies and (shown.implies.option, shown.implies.value))
    match shown:
        case bodies.YesNoShown():
            assert isinstance(option, Choice)
            assert set(option.values) == {"yes", "no"}
        case bodies.ChoiceShown():
            assert isinstance(option, Choice)
            assert (shown.values, set(shown.values) != {"yes", "no"}) == (option.values, True)
        case bodies.WholeShown():
            assert isinstance(option, Whole)
            assert (shown.least, shown.most) == (option.least, option.most)
            assert (shown.first is None) == (option.default is not None), "where a control begins"
        case bodies.SeatShown():
            assert isinstance(option, SeatOrChance)
            assert option.most == load(game).players[-1] - 1
        case bodies.NameOrListShown():
            assert isinstance(option, NameOrList)
            assert (shown.least, shown.most) == (option.least, option.most)


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda value: getattr(value, "name", value))
def test_every_value_that_is_offered_can_be_played(game: str, option: Option) -> None:
    shown = shown_as(game, option.name)
    implied = {} if shown.implies is None else {shown.implies.option: shown.implies.value}
    for edition, value in offered(game, shown):
        options = {**implied, **needed(value), option.name: value}
        assert load(game).setup(seats=SEATS, edition=edition, **options)


def offered(game: str, option: bodies.OptionShown) -> list[tuple[str, Any]]:
    """Values, each with an edition that has them."""
    first = GAMES[game].editions[0]
    values: list[Any]
    match option:
        case bodies.YesNoShown():
            values = ["yes", "no"]
        case bodies.ChoiceShown():
            values = list(option.values)
        case bodies.WholeShown():
            values = [number for number in (option.default, option.least, option.most, option.first) if number]
        case bodies.SeatShown():
            values = [None, *range(SEATS)]
        case bodies.NameOrListShown():
            most = min(option.most, SEATS) if option.per_seat else option.most
            longest = [option.values[0]] * most if option.repeats else option.values[: min(most, SEATS)]
            named = [(edition, name) for edition, names in option.names.items() for name in names]
            lists = [[word] for word in option.values if option.least <= 1]
            return [*named, *((first, value) for value in (None, longest, *lists))]
    return [(first, value) for value in values]


def needed(value: object) -> dict[str, str]:
    """One-way walls belong to the expansion of the Labyrinth."""
    one_ways = isinstance(value, list | tuple) and any(">" in word for word in value)
    return {"expansion": "yes"} if one_ways or value in ("whirlpool", "mirrors") else {}


@pytest.mark.parametrize("game", NAMES)
def test_the_names_of_an_edition_stand_for_the_lists_in_it(game: str) -> None:
    for option in GAMES[game].options:
        if isinstance(option, bodies.NameOrListShown) and option.part is not None:
            for edition, names in option.names.items():
                written: Any = load(game).write_edition(load(game).read_edition(edition))
                assert {name: list(words) for name, words in names.items()} == written[option.part]


@pytest.mark.parametrize("game", NAMES)
def test_every_preset_can_be_played_and_names_no_default(game: str) -> None:
    rules = load(game)
    usual = {option.name: option.default for option in rules.options}
    for preset in GAMES[game].presets:
        for seats in rules.players:
            assert rules.setup(seats=seats, edition=preset.edition, **preset.options)
        assert all(value != usual[name] for name, value in preset.options.items())
        assert preset.level in catalogue(moves=1).levels


def test_the_page_knows_no_option_by_name() -> None:
    scripts = [path for folder in ("house", "ui", "net") for path in (WEB / folder).glob("*.js")]
    names = "|".join(sorted({option.name for _, option in OPTIONS}))
    known = re.compile(rf"""options\.({names})\b|["'`]({names})["'`]|label-({names})\b""")
    assert scripts
    assert [(path.name, found[0]) for path in scripts for found in known.finditer(path.read_text("utf-8"))] == []
