"""What is in a box of Tower, as facts to show."""

from rich.text import Text

from aprendiz.cli.table import Fact, Scene
from aprendiz.games.tower.rules import BIDS, CARDS
from aprendiz.lang.texts import Texts


def scene(texts: Texts, _edition: str) -> Scene:
    cards = Fact(texts.say("table-cards"), (Text(" ".join(map(str, range(CARDS)))),))
    bids = Fact(texts.say("table-bids"), (Text(" ".join(map(str, range(BIDS)))),))
    return Scene(texts.say("game"), ((cards, bids),))
