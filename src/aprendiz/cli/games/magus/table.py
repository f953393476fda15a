"""Magus Novatus in the terminal: its table, its choices and what they mean."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from aprendiz.cli.games.magus.promise import closeness, merit, skulls_after, taken, within_reach
from aprendiz.cli.table import Fact, Scene, short
from aprendiz.core.event import Event
from aprendiz.core.plain import as_object
from aprendiz.core.result import Result
from aprendiz.games.magus.aids import Remembered
from aprendiz.games.magus.cards import CARDS, COLOURS, CURSE, Card, Colour
from aprendiz.games.magus.edition import PILES
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.events import CardLaid, ChoiceSealed, SpellCast, SpellOffered
from aprendiz.games.magus.grid import SIZE
from aprendiz.games.magus.moves import Aim, Cast, Choose, Finish, Place, PlayerMove, Take, TakePart
from aprendiz.games.magus.notation import told_spell
from aprendiz.games.magus.result import MagusResult
from aprendiz.games.magus.view import Phase, View
from aprendiz.lang.texts import Data, Texts

STYLES: Final = {
    Colour.RED: "#dc2626",
    Colour.YELLOW: "#ca8a04",
    Colour.GREEN: "#16a34a",
    Colour.BLUE: "#3b82f6",
}
"""Readable on light and dark backgrounds; the name of the colour is always shown beside it."""

HERE: Final = "bold reverse"


def counted_backs(texts: Texts, effects: Sequence[Effect]) -> list[str]:
    known = sorted(set(effects), key=effects.index)
    return [texts.say("box-back", count=effects.count(effect), effect=effect.value) for effect in known]


class TextTable:
    is_momentary = False

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def scene(self, view: View) -> Scene:
        say = self.texts.say
        parts = [self.players(view), self.stocks(view), self.offers(view), self.grid(view)]
        if view.seat is not None:
            parts.append(self.own(view))
        return Scene(say("table-turn", turn=view.turns + 1), tuple(tuple(part) for part in parts))

    def players(self, view: View) -> Iterable[Fact]:
        for seat in range(len(view.players)):
            yield Fact(short(self.texts.called(seat)), tuple(self.player(view, seat)))
        owners = [
            self.texts.say("table-items-of", seat=seat, cards=written(player.items))
            for seat, player in enumerate(view.players)
            if player.items
        ]
        if owners:
            yield Fact(self.texts.say("table-items"), (Text(", ".join(owners)),))

    def player(self, view: View, seat: int) -> Iterable[Text]:
        player, say = view.players[seat], self.texts.say
        yield Text(say("table-score", score=player.score), "bold" if seat == view.turn else "")
        yield Text(say("table-spells", count=len(player.spells)))
        yield Text(say("table-skulls", skulls=player.skulls))
        yield Text(say("table-holds", count=player.hand_size))

    def stocks(self, view: View) -> Iterable[Fact]:
        say = self.texts.say
        if view.end is not None:
            place = say("table-cylinder-at", cylinder=view.cylinder, end=view.end)
            yield Fact(say("table-cylinder"), (Text(place),))
        yield Fact(say("table-deck"), (Text(say("table-cards", count=view.deck_size)),))
        discards = say("table-cards", count=view.discards_size)
        if view.top is not None:
            discards = f"{discards}, {say('table-top', top=str(view.top))}"
        yield Fact(say("table-discards"), (Text(discards),))

    def offers(self, view: View) -> Iterable[Fact]:
        say = self.texts.say
        for offer in view.offers:
            label = say("table-pile", points=offer.points)
            if offer.spell is None:
                yield Fact(label, (Text(say("table-pile-empty")),))
            else:
                words = Text(self.texts.spell(told_spell(offer.spell, is_infant=view.is_infant)), "bold")
                yield Fact(label, (words.append(f" ({say('table-left', left=offer.left)})", "not bold"),))

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

    def own(self, view: View) -> Iterable[Fact]:
        """Facts that only the viewing seat sees."""
        say = self.texts.say
        hand = self.cards(view.hand) if view.hand else Text(say("table-empty"))
        yield Fact(say("table-hand"), (hand,), is_own=True)
        if view.paid:
            yield Fact(say("table-paid"), (self.cards(view.paid),), is_own=True)

    def cards(self, cards: Iterable[Card]) -> Text:
        return Text(", ").join(self.card(card) for card in cards)

    def card(self, card: Card) -> Text:
        return Text(self.texts.card(str(card)), STYLES[card.colour] if card.colour else "bold")

    def task(self, view: View) -> str:
        say = self.texts.say
        match view.phase:
            case Phase.AIM:
                return say("task-aim")
            case Phase.PLACE:
                assert view.turn is not None
                return say("task-place", turn=view.turn)
            case Phase.TAKE:
                return say("task-take-anywhere" if view.is_outstanding else "task-take")
            case Phase.CAST:
                if view.has_cast:
                    return say("task-after-casting")
                return say("task-cursed" if self.is_cursed(view) else "task-cast")
            case Phase.PAY:
                [spell] = [offer.spell for offer in view.offers if offer.points == view.paying]
                assert spell is not None
                return say("task-pay", spell=told_spell(spell, is_infant=view.is_infant))
            case Phase.SPEND:
                return say("task-spend", due=view.due)
            case Phase.DROP:
                return say("task-drop")
            case _:
                return say("task-pass")

    def is_cursed(self, view: View) -> bool:
        return view.seat is not None and CARDS[CURSE] in view.players[view.seat].items

    def ordered(self, view: View, legal: Sequence[PlayerMove]) -> list[PlayerMove]:
        return sorted(legal, key=lambda move: -merit(view, move))

    def is_listed(self, move: PlayerMove) -> bool:
        return isinstance(move, Cast | Choose | Finish)

    def shortcuts(self) -> dict[str, PlayerMove]:
        return {}

    def remembered(self, view: View, aids: Remembered) -> tuple[Fact, ...]:
        """Infant students have no effects (10.2), so the backs of spells do not matter to them."""
        say = self.texts.say
        known = [(say("table-held", seat=seat), held) for seat, held in enumerate(aids.held) if seat != view.seat]
        known.append((say("table-discards"), aids.discards))
        backs = [
            Fact(say("box-backs", points=points), (Text(", ".join(counted_backs(self.texts, effects))),))
            for points, effects in zip(PILES, aids.backs, strict=True)
            if effects and not view.is_infant
        ]
        return (*(Fact(label, (self.cards(cards),)) for label, cards in known if cards), *backs)

    def meaning(self, view: View, move: PlayerMove, _preview: None) -> str:
        say = self.texts.say
        match move:
            case Take() | TakePart():
                return say("meaning-cards", cards=written(taken(view, move)))
            case Cast() | Choose():
                return say("meaning-cast", points=move.points, skulls=skulls_after(view, move))
            case Aim(row, column):
                reach = [cards for cards in within_reach(view, row, column) if cards]
                best = max(reach, key=lambda cards: (closeness(view, (*view.hand, *cards)), written(cards)), default=())
                return say("meaning-cards", cards=written(best)) if best else say("meaning-hole")
            case Place(row, column):
                most = max(within_reach(view, row, column), key=lambda cards: (len(cards), written(cards)))
                return say("meaning-place", cards=written(most))
            case _:
                return ""

    def is_told(self, event: Event) -> bool:
        return not isinstance(event, CardLaid | ChoiceSealed)

    def as_told(self, view: View, event: Event) -> Data:
        data = as_object(event)
        if isinstance(event, SpellOffered | SpellCast):
            data["spell"] = told_spell(event.spell, is_infant=view.is_infant)
        return data

    def begins_anew(self, _event: Event) -> bool:
        return False

    def standings(self, result: Result) -> list[str]:
        assert isinstance(result, MagusResult)
        lines = []
        for place, seat in result.places():
            facts = {"totals": result.totals[seat], "skulls": result.skulls[seat]}
            lines.append(self.texts.say("standing", place=place, seat=seat, **facts))
        return lines

    def glance(self) -> list[str]:
        say = self.texts.say
        symbols = ", ".join(f"{say(f'colour-{c.value}')} ({say(f'symbol-{c.value}')})" for c in COLOURS)
        keys = ("glance", "glance-cast", "glance-items", "glance-spells")
        return [*(say(key) for key in keys), say("glance-symbols", symbols=symbols)]


def written(cards: Iterable[Card]) -> str:
    """Cards in the form that messages expect."""
    return " ".join(map(str, cards))
