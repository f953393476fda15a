"""What every game shares speaks of no cards: there are games without cards."""

import re

import pytest

from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.lang.catalogue import entries

CARDS = re.compile(
    r"\b(cards?|deal|dealt|cartas?|cartes?|carte|naipes?|repartir|reparteix|baralla|mazos?)\b", re.IGNORECASE
)
SHARED = ("house", "table")


@pytest.mark.parametrize("file", SHARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_of_no_cards(language: str, file: str) -> None:
    said = {name: text for name, entry in entries(language, file).items() for text in entry.texts if CARDS.search(text)}
    assert said == {}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Start the game"),
        ("es", "Empezar la partida"),
        ("it", "Comincia la partita"),
        ("ca", "Comença la partida"),
        ("pt", "Começar o jogo"),
    ],
)
def test_a_game_is_started_and_not_dealt(language: str, words: str) -> None:
    texts = Texts(language, "house")
    assert {texts.say(f"begin-{way}") for way in ("bots", "device")} == {words}
