"""Magus Novatus in the terminal: its table, its choices and what they mean."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from aprendiz.bots.magus import merit, skulls_after, taken, within_reach
from aprendiz.cli.table import Fact, Scene
from aprendiz.core.event import Event
from aprendiz.core.result import Result
from aprendiz.games.magus.cards import COLOURS, Card, Colour
from aprendiz.games.magus.events import CardLaid
from aprendiz.games.magus.grid import SIZE
from aprendiz.games.magus.moves import Aim, Cast, Choose, Finish, Place, PlayerMove, Take, TakePart
from aprendiz.games.magus.notation import ANY_NUMBER, MULTICOLOUR, NUMBERS, Group, read_spell
from aprendiz.games.magus.result import MagusResult
from aprendiz.games.magus.view import OfferView, Phase, View
from aprendiz.lang.texts import Texts

STYLES: Final = {
    Colour.RED: "#dc2626",
    Colour.YELLOW: "#ca8a04",
    Colour.GREEN: "#16a34a",
    Colour.BLUE: "#3b82f6",
}
"""Readable on light and on dark; the colour's name always stands beside it."""

HERE: Final = "bold reverse"


class TextTable:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def scene(self, view: View) -> Scene:
        say = self.texts.say
        groups = [tuple(self.grid(view)), tuple(self.offers(view)), tuple(self.stocks(view))]
        groups.append(
            tuple(Fact(self.texts.called(seat), tuple(self.player(view, seat))) for seat in range(len(view.players)))
        )
        if view.seat is not None:
            hand = self.cards(view.hand) or (Text(say("table-empty")),)
            own = [Fact(say("table-hand"), hand)]
            if view.paid:
                own.append(Fact(say("table-paid"), self.cards(view.paid)))
            groups.append(tuple(own))
        return Scene(say("table-turn", turn=view.turns + 1), tuple(groups))

    def grid(self, view: View) -> Iterable[Fact]:
        say = self.texts.say
        yield Fact(say("table-column"), tuple(Text(str(column)) for column in range(1, SIZE + 1)))
        for row in range(SIZE):
            cells = view.grid[row * SIZE : (row + 1) * SIZE]
            parts = [self.cell(view, row + 1, column, card) for column, card in enumerate(cells, start=1)]
            yield Fact(say("table-row", row=row + 1), tuple(parts))
        if view.cube is not None:
            yield Fact(say("table-cube"), (Text(say("table-cube-at", row=view.cube[0], column=view.cube[1])),))

    def cell(self, view: View, row: int, column: int, card: Card | None) -> Text:
        text = Text(self.texts.say("table-hole"), "dim") if card is None else self.card(card)
        if view.cube == (row, column):
            return Text(f"[{text.plain}]", HERE)
        return text

    def offers(self, view: View) -> Iterable[Fact]:
        say = self.texts.say
        for offer in view.offers:
            label = say("table-pile", points=offer.points)
            if offer.spell is None:
                yield Fact(label, (Text(say("table-pile-empty")),))
            else:
                words = f"{offer.spell}: {self.spell(offer)} ({say('table-left', left=offer.left)})"
                yield Fact(label, (Text(words, "bold"),))

    def spell(self, offer: OfferView) -> str:
        """A spell in words, group by group."""
        assert offer.spell is not None
        groups = read_spell(offer.spell, offer.points).groups
        return ", ".join(part for group in groups for part in self.wanted(group))

    def wanted(self, group: Group) -> Iterable[str]:
        say = self.texts.say
        colour = say("wanted-many" if group.colour == MULTICOLOUR else f"wanted-{group.colour}")
        free = group.signs.count(ANY_NUMBER)
        if free:
            yield say("wanted-any", count=free, colour=colour)
        for number in NUMBERS:
            if number in group.signs:
                yield say("wanted-number", count=group.signs.count(number), colour=colour, number=number)
        symbols = "".join(sign for sign in group.signs if sign.isalpha())
        if symbols:
            yield say("wanted-symbols", count=len(symbols), colour=colour, signs=" ".join(symbols))

    def stocks(self, view: View) -> Iterable[Fact]:
        say = self.texts.say
        if view.end is not None:
            place = say("table-cylinder-at", place=view.cylinder, end=view.end)
            yield Fact(say("table-cylinder"), (Text(place),))
        yield Fact(say("table-deck"), (Text(say("table-cards", count=view.deck_size)),))
        discards = say("table-cards", count=view.discards_size)
        if view.top is not None:
            discards = f"{discards}, {say('table-top', card=str(view.top))}"
        yield Fact(say("table-discards"), (Text(discards),))

    def player(self, view: View, seat: int) -> Iterable[Text]:
        player, say = view.players[seat], self.texts.say
        yield Text(say("table-score", score=player.score), "bold" if seat == view.turn else "")
        yield Text(say("table-spells", count=len(player.spells)))
        yield Text(say("table-skulls", skulls=player.skulls))
        yield Text(say("table-holds", count=player.hand_size))
        if player.items:
            yield Text(say("table-items", cards=" ".join(map(str, player.items))))

    def cards(self, cards: Iterable[Card]) -> tuple[Text, ...]:
        return tuple(self.card(card) for card in cards)

    def card(self, card: Card) -> Text:
        return Text(self.texts.card(str(card)), STYLES[card.colour] if card.colour else "bold")

    def task(self, view: View) -> str:
        say = self.texts.say
        match view.phase:
            case Phase.AIM:
                return say("task-aim")
            case Phase.PLACE:
                assert view.turn is not None
                return say("task-place", seat=view.turn)
            case Phase.TAKE:
                return say("task-take-anywhere" if view.is_outstanding else "task-take")
            case Phase.CAST:
                return say("task-after-casting" if view.has_cast else "task-cast")
            case Phase.PAY:
                [spell] = [offer.spell for offer in view.offers if offer.points == view.paying]
                return say("task-pay", spell=str(spell))
            case Phase.SPEND:
                return say("task-spend", due=view.due)
            case Phase.DROP:
                return say("task-drop")
            case _:
                return say("task-pass")

    def ordered(self, view: View, legal: Sequence[PlayerMove]) -> list[PlayerMove]:
        return sorted(legal, key=lambda move: -merit(view, move))

    def is_listed(self, move: PlayerMove) -> bool:
        return isinstance(move, Cast | Choose | Finish)

    def meaning(self, view: View, move: PlayerMove) -> str:
        say = self.texts.say
        match move:
            case Take() | TakePart():
                cards = taken(view, move)
                return say("meaning-cards", count=len(cards), cards=" ".join(map(str, cards)))
            case Cast() | Choose():
                return say("meaning-cast", points=move.points, skulls=skulls_after(view, move))
            case Aim(row, column) | Place(row, column):
                most = max(within_reach(view, row, column), key=len)
                return say("meaning-hit", cards=" ".join(map(str, most))) if most else say("meaning-hole")
            case _:
                return say("meaning-nothing")

    def is_told(self, event: Event) -> bool:
        return not isinstance(event, CardLaid)

    def begins_anew(self, _event: Event) -> bool:
        return False

    def standings(self, result: Result) -> list[str]:
        assert isinstance(result, MagusResult)
        lines = []
        for place, seat in result.places():
            facts = {"points": result.totals[seat], "skulls": result.skulls[seat]}
            lines.append(self.texts.say("standing", place=place, seat=seat, **facts))
        return lines

    def glance(self) -> list[str]:
        say = self.texts.say
        symbols = ", ".join(f"{say(f'colour-{c.value}')} ({say(f'symbol-{c.value}')})" for c in COLOURS)
        keys = ("glance", "glance-cast", "glance-items", "glance-spells")
        return [*(say(key) for key in keys), say("glance-symbols", symbols=symbols)]
