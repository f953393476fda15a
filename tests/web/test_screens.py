"""Every screen in every language: accessible by day and by night, and nothing cut or overlapping on a small phone."""

import pytest
from playwright.sync_api import Error

from aprendiz.lang.languages import LANGUAGES
from tests.server.serving import Server
from tests.web.axe import contrast_faults, structure_faults
from tests.web.boxes import misfits
from tests.web.conftest import PHONE, Opened
from tests.web.screens import (
    SCREENS,
    Tour,
    chosen,
    first_turn,
    five_players,
    opened_hands,
    options,
    result,
    waiting_room,
)

WINDOWS = [
    (320, 568),
    (412, 915),
    (600, 900),
    (640, 360),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
]


WHOLE = "ca"
"""The language in which axe examines every screen and its colours, by day and by night."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens(opened: Opened, serving: Server, language: str) -> None:
    """What axe examines hardly depends on the language: besides `WHOLE`, each language has its part of the screens."""
    tour = Tour(opened(**PHONE, language=language), serving.url, language)
    wrong: list[str] = []
    others = [other for other in LANGUAGES if other != WHOLE]
    for number, screen in enumerate(SCREENS):
        try:
            screen(tour)
        except (Error, AssertionError) as error:
            wrong.append(f"{screen.__name__} is not reached: {error}")
            continue
        wrong += [f"{screen.__name__}: {misfit}" for misfit in misfits(tour.page)]
        if language in (WHOLE, others[number % len(others)]):
            wrong += [f"{screen.__name__}: {fault}" for fault in structure_faults(tour.page)]
        if language == WHOLE:
            wrong += [f"{screen.__name__} by day: {fault}" for fault in contrast_faults(tour.page)]
            tour.page.emulate_media(color_scheme="dark")
            wrong += [f"{screen.__name__} by night: {fault}" for fault in contrast_faults(tour.page)]
            tour.page.emulate_media(color_scheme="light")

    assert not wrong, "\n".join(wrong)


def test_nothing_is_cut_in_any_window(opened: Opened, serving: Server) -> None:
    """From the smallest phone to a large screen, in portrait and landscape."""
    tour = Tour(opened(language="ca"), serving.url, "ca")
    wrong: list[str] = []
    for screen in (options, waiting_room, chosen, five_players, opened_hands, result):
        screen(tour)
        for width, height in WINDOWS:
            tour.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{screen.__name__}, {width} by {height}: {misfit}" for misfit in misfits(tour.page)]
        tour.page.set_viewport_size({"width": 1280, "height": 800})

    assert not wrong, "\n".join(wrong)


def test_text_can_be_twice_as_large(opened: Opened, serving: Server) -> None:
    tour = Tour(opened(language="it"), serving.url, "it")
    wrong: list[str] = []
    for screen in (options, waiting_room, first_turn, chosen, five_players, opened_hands, result):
        screen(tour)
        tour.page.evaluate("document.documentElement.style.fontSize = '200%'")
        wrong += [f"{screen.__name__}: {misfit}" for misfit in misfits(tour.page)]

    assert not wrong, "\n".join(wrong)
