"""What happens in Magus Novatus, told with names instead of numbers."""

from typing import ClassVar, Final, get_args

from aprendiz.core.event import Event
from aprendiz.games.magus.cards import CARDS, Card, counted
from aprendiz.games.magus.effects import EFFECTS, Effect
from aprendiz.games.magus.grid import SIZE
from aprendiz.games.magus.result import MagusResult, result
from aprendiz.games.magus.state import Table

# How a game ends.
CYLINDER: Final = "cylinder"
SPELLS: Final = "spells"
EXHAUSTION: Final = "exhaustion"
LIMIT: Final = "limit"
GOAL: Final = "goal"


class CardLaid(Event, frozen=True, kw_only=True):
    """A potion was laid into the grid; rows and columns are counted from 1."""

    card: Card
    row: int
    column: int


class SpellOffered(Event, frozen=True, kw_only=True):
    spell: str
    points: int


class StarterFound(Event, frozen=True, kw_only=True):
    seat: int


class TurnBegan(Event, frozen=True, kw_only=True):
    seat: int


class CubeAimed(Event, frozen=True, kw_only=True):
    seat: int
    row: int
    column: int


class CubeLanded(Event, frozen=True, kw_only=True):
    row: int
    column: int


class CubeMissed(Event, frozen=True, kw_only=True):
    seat: int
    times: int


class CubePlaced(Event, frozen=True, kw_only=True):
    """The player to the left chose the cell."""

    seat: int
    row: int
    column: int


class PotionsTaken(Event, frozen=True, kw_only=True):
    seat: int
    line: str
    """`row` or `column`."""

    number: int
    cards: tuple[Card, ...]


class CardPaid(Event, frozen=True, kw_only=True):
    seat: int
    card: Card


class SpellCast(Event, frozen=True, kw_only=True):
    """A spell was won; what was left in the hand became skulls."""

    seat: int
    spell: str
    points: int
    skulls: int


class BackTurned(Event, frozen=True, kw_only=True):
    seat: int
    effect: Effect


class CardDrawn(Event, frozen=True, kw_only=True):
    """Somebody drew a potion, unseen by the others."""

    seat: int


class CardReceived(Event, frozen=True, kw_only=True):
    """The card itself, for those who may see it."""

    seat: int
    card: Card


class ItemReceived(Event, frozen=True, kw_only=True):
    seat: int
    card: Card


class CurseDiscarded(Event, frozen=True, kw_only=True):
    """Everybody had one already."""


class ChoiceSealed(Event, frozen=True, kw_only=True):
    lasting: ClassVar[bool] = False

    seat: int


class ItemDropped(Event, frozen=True, kw_only=True):
    seat: int
    card: Card


class CardPassed(Event, frozen=True, kw_only=True):
    """A card went from hand to hand, face down."""

    seat: int
    receiver: int


class CardGiven(Event, frozen=True, kw_only=True):
    """Which card it was, for its giver and its receiver."""

    seat: int
    receiver: int
    card: Card


class SkullPassed(Event, frozen=True, kw_only=True):
    seat: int
    receiver: int


class CursePassed(Event, frozen=True, kw_only=True):
    seat: int
    receiver: int


class CylinderMoved(Event, frozen=True, kw_only=True):
    place: int


class SkullHealed(Event, frozen=True, kw_only=True):
    seat: int
    card: Card


class CardConjured(Event, frozen=True, kw_only=True):
    """Taken from the discards with the magic wand."""

    seat: int
    card: Card


class CardSpent(Event, frozen=True, kw_only=True):
    """Discarded to be rid of a curse."""

    seat: int
    card: Card


class CurseLifted(Event, frozen=True, kw_only=True):
    seat: int


class CurseGiven(Event, frozen=True, kw_only=True):
    seat: int
    receiver: int


class DeckReshuffled(Event, frozen=True, kw_only=True):
    size: int


class HandDiscarded(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[Card, ...]


class GameEnded(Event, frozen=True, kw_only=True):
    ending: str
    winners: tuple[int, ...]
    result: MagusResult


MagusEvent = (
    CardLaid
    | SpellOffered
    | StarterFound
    | TurnBegan
    | CubeAimed
    | CubeLanded
    | CubeMissed
    | CubePlaced
    | PotionsTaken
    | CardPaid
    | SpellCast
    | BackTurned
    | CardDrawn
    | CardReceived
    | ItemReceived
    | CurseDiscarded
    | ChoiceSealed
    | ItemDropped
    | CardPassed
    | CardGiven
    | SkullPassed
    | CursePassed
    | CylinderMoved
    | SkullHealed
    | CardConjured
    | CardSpent
    | CurseLifted
    | CurseGiven
    | DeckReshuffled
    | HandDiscarded
    | GameEnded
)
EVENTS: Final[tuple[type[MagusEvent], ...]] = get_args(MagusEvent)


# The rules speak in numbers; these put what they say into words.


def place(cell: int) -> tuple[int, int]:
    """Row and column, counted from 1."""
    return cell // SIZE + 1, cell % SIZE + 1


def laid(card: int, cell: int) -> Event:
    row, column = place(cell)
    return CardLaid(card=CARDS[card], row=row, column=column)


def offered(table: Table, spell: int) -> Event:
    return SpellOffered(spell=name_of(table, spell), points=table.setup.points[spell])


def name_of(table: Table, spell: int) -> str:
    return table.setup.names[spell]


def started(seat: int) -> Event:
    return StarterFound(seat=seat)


def turn_began(seat: int) -> Event:
    return TurnBegan(seat=seat)


def aimed(seat: int, cell: int) -> Event:
    row, column = place(cell)
    return CubeAimed(seat=seat, row=row, column=column)


def landed(cell: int) -> Event:
    row, column = place(cell)
    return CubeLanded(row=row, column=column)


def missed(seat: int, times: int) -> Event:
    return CubeMissed(seat=seat, times=times)


def placed(seat: int, cell: int) -> Event:
    row, column = place(cell)
    return CubePlaced(seat=seat, row=row, column=column)


def taken(seat: int, line: int, potions: list[int]) -> Event:
    cards = tuple(CARDS[potion] for potion in potions)
    return PotionsTaken(seat=seat, line="row" if line < SIZE else "column", number=line % SIZE + 1, cards=cards)


def paid(seat: int, card: int) -> Event:
    return CardPaid(seat=seat, card=CARDS[card])


def cast(table: Table, seat: int, spell: int, skulls: int) -> Event:
    return SpellCast(seat=seat, spell=name_of(table, spell), points=table.setup.points[spell], skulls=skulls)


def turned(seat: int, effect: int) -> Event:
    return BackTurned(seat=seat, effect=EFFECTS[effect])


def drawn(seat: int, card: int) -> list[Event]:
    return [CardDrawn(seat=seat), CardReceived(seat=seat, card=CARDS[card], to=(seat,))]


def item_given(seat: int, item: int) -> Event:
    return ItemReceived(seat=seat, card=CARDS[item])


def curse_discarded() -> Event:
    return CurseDiscarded()


def sealed(seat: int) -> Event:
    return ChoiceSealed(seat=seat)


def dropped(seat: int, item: int) -> Event:
    return ItemDropped(seat=seat, card=CARDS[item])


def passed(seat: int, receiver: int, card: int) -> list[Event]:
    return [
        CardPassed(seat=seat, receiver=receiver),
        CardGiven(seat=seat, receiver=receiver, card=CARDS[card], to=tuple(sorted((seat, receiver)))),
    ]


def skull_passed(seat: int, receiver: int) -> Event:
    return SkullPassed(seat=seat, receiver=receiver)


def curse_passed(seat: int, receiver: int) -> Event:
    return CursePassed(seat=seat, receiver=receiver)


def cylinder_moved(position: int) -> Event:
    return CylinderMoved(place=position)


def healed(seat: int, card: int) -> Event:
    return SkullHealed(seat=seat, card=CARDS[card])


def conjured(seat: int, card: int) -> Event:
    return CardConjured(seat=seat, card=CARDS[card])


def spent(seat: int, card: int) -> Event:
    return CardSpent(seat=seat, card=CARDS[card])


def lifted(seat: int) -> Event:
    return CurseLifted(seat=seat)


def curse_given(seat: int, receiver: int) -> Event:
    return CurseGiven(seat=seat, receiver=receiver)


def reshuffled(size: int) -> Event:
    return DeckReshuffled(size=size)


def hand_discarded(seat: int, hand: list[int]) -> Event:
    return HandDiscarded(seat=seat, cards=counted(hand))


def game_ended(table: Table, ending: str) -> Event:
    outcome = result(table)
    return GameEnded(ending=ending, winners=outcome.winners, result=outcome)
