"""FLAUTZ! in the terminal: its table, its choices and what they mean."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from aprendiz.cli.games.flautz.promise import worth_after
from aprendiz.cli.table import Fact, Scene
from aprendiz.core.event import Event
from aprendiz.core.plain import as_object
from aprendiz.core.result import Result
from aprendiz.games.flautz.aids import Remembered
from aprendiz.games.flautz.cards import COLOURS, Card, Colour
from aprendiz.games.flautz.events import CardDealt, CardLaid, CardReceived, MatchBegan
from aprendiz.games.flautz.moves import Declare, Focus, PlayerMove, Replace, Rest
from aprendiz.games.flautz.preview import LastTurn
from aprendiz.games.flautz.result import FlautzResult
from aprendiz.games.flautz.spell import Spell
from aprendiz.games.flautz.view import PlayerView, View
from aprendiz.lang.texts import Data, Texts

STYLES: Final = {
    Colour.BLUE: "#3b82f6",
    Colour.GREEN: "#16a34a",
    Colour.PURPLE: "#a855f7",
    Colour.ORANGE: "#ea7a0c",
    Colour.PINK: "#ec4899",
}
"""Readable on light and dark backgrounds; the name of the colour is always shown beside it."""

HERE: Final = "bold reverse"


class TextTable:
    is_momentary = False

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def scene(self, view: View) -> Scene:
        say = self.texts.say
        title = (
            say("table-between", match=view.match)
            if view.field is None
            else say("table-match", match=view.match, round=view.field + 1, rounds=len(view.arena))
        )
        board = [Fact(say("table-arena"), tuple(self.fields(view)))]
        board += [
            Fact(say("table-air"), self.cards(view.air)),
            Fact(say("table-floor"), self.cards(view.floor)),
            Fact(say("table-deck"), (Text(say("table-cards", count=view.deck_size)),)),
            Fact(say("table-discards"), self.cards(view.discards) or (Text(say("table-none")),)),
        ]
        players = [Fact(self.texts.called(seat), tuple(self.player(view, seat))) for seat in range(len(view.players))]
        groups = [tuple(board), tuple(players)]
        if view.hand:
            spell = say("table-no-spell") if view.spell is None else self.texts.tell("part", as_object(view.spell))
            hand = Fact(say("table-hand"), self.cards(view.hand), is_own=True)
            groups.append((hand, Fact(say("table-spell"), (Text(spell, "bold"),), is_own=True)))
        return Scene(title, tuple(groups))

    def fields(self, view: View) -> Iterable[Text]:
        """The arena; the crystal's field is marked by brackets, not only by its style."""
        for number, field in enumerate(view.arena):
            word = self.texts.say(f"field-{field.value}")
            yield Text(f"[{word}]", HERE) if number == view.field else Text(word)
        yield Text(self.texts.say("field-last"))

    def player(self, view: View, seat: int) -> Iterable[Text]:
        player: PlayerView = view.players[seat]
        say = self.texts.say
        if player.colour is not None:
            yield Text(say("table-apprentice", colour=player.colour.value), STYLES[player.colour])
        yield Text(say("table-crystals", crystals=player.crystals))
        if player.points:
            yield Text(say("table-points", points=sum(player.points)))
        if seat == view.starter:
            yield Text(say("table-starts"))
        if player.is_focused:
            yield Text(say("table-focused"), "bold")
        if player.open_hand is not None:
            yield Text(say("table-open", cards=" ".join(map(str, player.open_hand))))

    def cards(self, cards: Iterable[Card | None]) -> tuple[Text, ...]:
        return tuple(self.card(card) for card in cards)

    def card(self, card: Card | None) -> Text:
        if card is None:
            return Text("-")
        return Text(self.texts.card(str(card)), STYLES[card.colour] if card.colour else "bold")

    def task(self, view: View) -> str:
        assert view.field is not None
        assert view.seat is not None
        field = view.arena[view.field].value
        if view.must_exchange:
            task = self.texts.say("task-after-replacing", field=field)
        elif view.players[view.seat].is_focused:
            task = self.texts.say("task-replace", field=field)
        else:
            task = self.texts.say("task-exchange", field=field)
        return task if view.caller is None else f"{self.texts.say('task-final', caller=view.caller)} {task}"

    def ordered(self, view: View, legal: Sequence[PlayerMove]) -> list[PlayerMove]:
        return sorted(legal, key=lambda move: -worth_after(view, move))

    def is_listed(self, move: PlayerMove) -> bool:
        return isinstance(move, Focus | Declare | Rest)

    def shortcuts(self) -> dict[str, PlayerMove]:
        return {}

    def remembered(self, _view: View, aids: Remembered) -> tuple[Fact, ...]:
        return tuple(
            Fact(self.texts.say("table-held", seat=seat), self.cards(cards))
            for seat, cards in enumerate(aids.held)
            if seat != self.texts.viewer and cards
        )

    def meaning(self, view: View, move: PlayerMove, preview: Spell | LastTurn | None) -> str:
        if isinstance(move, Focus):
            return self.texts.say("meaning-focus-last" if isinstance(preview, LastTurn) else "meaning-focus")
        key = "meaning-at-least" if isinstance(move, Replace) else "meaning-points"
        return self.texts.say(key, points=worth_after(view, move))

    def is_told(self, event: Event) -> bool:
        return not isinstance(event, CardDealt | CardReceived | CardLaid)

    def as_told(self, _view: View, event: Event) -> Data:
        return as_object(event)

    def begins_anew(self, event: Event) -> bool:
        return isinstance(event, MatchBegan) and event.match > 1

    def standings(self, result: Result) -> list[str]:
        assert isinstance(result, FlautzResult)
        lines = []
        for place, seat in result.places():
            key = "standing-points" if result.matches else "standing-crystals"
            facts = {"totals": result.totals[seat], "crystals": result.crystals[seat]}
            lines.append(self.texts.say(key, place=place, seat=seat, **facts))
        return lines

    def glance(self) -> list[str]:
        say = self.texts.say
        symbols = ", ".join(f"{say(f'colour-{c.value}')} ({say(f'symbol-{c.value}')})" for c in COLOURS)
        keys = ("glance", "glance-turn", "glance-flautz", "glance-cards")
        return [*(say(key) for key in keys), say("glance-symbols", symbols=symbols)]
