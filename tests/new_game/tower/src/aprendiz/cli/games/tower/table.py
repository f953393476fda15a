"""Tower in the terminal: its table and its choices."""

from collections.abc import Sequence

from rich.text import Text

from aprendiz.cli.table import Fact, Scene
from aprendiz.core.event import Event
from aprendiz.core.plain import as_object
from aprendiz.core.result import Result
from aprendiz.games.tower.rules import UNKNOWN, Move, Seen, View
from aprendiz.lang.texts import Data, Texts


class TextTable:
    is_momentary = False

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def scene(self, view: View) -> Scene:
        say = self.texts.say
        facts = [Fact(say("table-bids"), (Text(self.numbers(view.bids)),))]
        if view.card != UNKNOWN:
            facts.append(Fact(say("table-card"), (Text(str(view.card), "bold"),)))
        if view.shown:
            facts.append(Fact(say("table-cards"), (Text(self.numbers(view.shown)),)))
        return Scene(say("game"), (tuple(facts),))

    def numbers(self, numbers: Sequence[int]) -> str:
        return " ".join("?" if number == UNKNOWN else str(number) for number in numbers) or self.texts.say("table-none")

    def task(self, view: View) -> str:
        return self.texts.say("task-call" if view.bids else "task-bid")

    def ordered(self, _view: View, legal: Sequence[Move]) -> list[Move]:
        return list(legal)

    def is_listed(self, _move: Move) -> bool:
        return True

    def shortcuts(self) -> dict[str, Move]:
        return {}

    def remembered(self, _view: View, aids: Seen) -> tuple[Fact, ...]:
        return (Fact(self.texts.say("table-cards"), (Text(self.numbers(aids.cards)),)),)

    def meaning(self, _view: View, _move: Move, _preview: None) -> str:
        return ""

    def is_told(self, _event: Event) -> bool:
        return True

    def as_told(self, _view: View, event: Event) -> Data:
        return as_object(event)

    def begins_anew(self, _event: Event) -> bool:
        return False

    def standings(self, result: Result) -> list[str]:
        return [self.texts.say("standing", place=place, seat=seat) for place, seat in result.places()]

    def glance(self) -> list[str]:
        return [self.texts.say("glance")]
