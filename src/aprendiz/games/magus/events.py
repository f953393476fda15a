"""What happens in Magus Novatus, told with names instead of numbers."""

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A potion was laid into the grid; rows and columns are counted from 1."""

    card: Card
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class SpellOffered(Event):
    spell: str
    points: int


@dataclass(frozen=True, slots=True)
class StarterFound(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CubeAimed(Event):
    seat: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class CubeLanded(Event):
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class CubeMissed(Event):
    seat: int
    times: int


@dataclass(frozen=True, slots=True)
class CubePlaced(Event):
    """The player to the left chose the cell."""

    seat: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class PotionsTaken(Event):
    seat: int
    line: str
    """`row` or `column`."""

    number: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPaid(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell was won; what was left in the hand became skulls."""

    seat: int
    spell: str
    points: int
    skulls: int


@dataclass(frozen=True, slots=True)
class BackTurned(Event):
    seat: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """Somebody drew a potion, unseen by the others."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardReceived(Event):
    """The card itself, for those who may see it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class ItemReceived(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CurseDiscarded(Event):
    """Everybody had one already."""


@dataclass(frozen=True, slots=True)
class ChoiceSealed(Event):
    lasting: ClassVar[bool] = False

    seat: int


@dataclass(frozen=True, slots=True)
class ItemDropped(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardPassed(Event):
    """A card went from hand to hand, face down."""

    seat: int
    receiver: int


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """Which card it was, for its giver and its receiver."""

    seat: int
    receiver: int
    card: Card


@dataclass(frozen=True, slots=True)
class SkullPassed(Event):
    seat: int
    receiver: int


@dataclass(frozen=True, slots=True)
class CursePassed(Event):
    seat: int
    receiver: int


@dataclass(frozen=True, slots=True)
class CylinderMoved(Event):
    place: int


@dataclass(frozen=True, slots=True)
class SkullHealed(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardConjured(Event):
    """Taken from the discards with the magic wand."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardSpent(Event):
    """Discarded to be rid of a curse."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CurseLifted(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CurseGiven(Event):
    seat: int
    receiver: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    size: int


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
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
    return CardLaid(CARDS[card], *place(cell))


def offered(table: Table, spell: int) -> Event:
    return SpellOffered(name_of(table, spell), table.setup.points[spell])


def name_of(table: Table, spell: int) -> str:
    return table.setup.names[spell]


def started(seat: int) -> Event:
    return StarterFound(seat)


def turn_began(seat: int) -> Event:
    return TurnBegan(seat)


def aimed(seat: int, cell: int) -> Event:
    return CubeAimed(seat, *place(cell))


def landed(cell: int) -> Event:
    return CubeLanded(*place(cell))


def missed(seat: int, times: int) -> Event:
    return CubeMissed(seat, times)


def placed(seat: int, cell: int) -> Event:
    return CubePlaced(seat, *place(cell))


def taken(seat: int, line: int, potions: list[int]) -> Event:
    cards = tuple(CARDS[potion] for potion in potions)
    return PotionsTaken(seat, "row" if line < SIZE else "column", line % SIZE + 1, cards)


def paid(seat: int, card: int) -> Event:
    return CardPaid(seat, CARDS[card])


def cast(table: Table, seat: int, spell: int, skulls: int) -> Event:
    return SpellCast(seat, name_of(table, spell), table.setup.points[spell], skulls)


def turned(seat: int, effect: int) -> Event:
    return BackTurned(seat, EFFECTS[effect])


def drawn(seat: int, card: int) -> list[Event]:
    return [CardDrawn(seat), CardReceived(seat, CARDS[card], to=(seat,))]


def item_given(seat: int, item: int) -> Event:
    return ItemReceived(seat, CARDS[item])


def curse_discarded() -> Event:
    return CurseDiscarded()


def sealed(seat: int) -> Event:
    return ChoiceSealed(seat)


def dropped(seat: int, item: int) -> Event:
    return ItemDropped(seat, CARDS[item])


def passed(seat: int, receiver: int, card: int) -> list[Event]:
    return [CardPassed(seat, receiver), CardGiven(seat, receiver, CARDS[card], to=tuple(sorted((seat, receiver))))]


def skull_passed(seat: int, receiver: int) -> Event:
    return SkullPassed(seat, receiver)


def curse_passed(seat: int, receiver: int) -> Event:
    return CursePassed(seat, receiver)


def cylinder_moved(position: int) -> Event:
    return CylinderMoved(position)


def healed(seat: int, card: int) -> Event:
    return SkullHealed(seat, CARDS[card])


def conjured(seat: int, card: int) -> Event:
    return CardConjured(seat, CARDS[card])


def spent(seat: int, card: int) -> Event:
    return CardSpent(seat, CARDS[card])


def lifted(seat: int) -> Event:
    return CurseLifted(seat)


def curse_given(seat: int, receiver: int) -> Event:
    return CurseGiven(seat, receiver)


def reshuffled(size: int) -> Event:
    return DeckReshuffled(size)


def hand_discarded(seat: int, hand: list[int]) -> Event:
    return HandDiscarded(seat, counted(hand))


def game_ended(table: Table, ending: str) -> Event:
    outcome = result(table)
    return GameEnded(ending, outcome.winners, outcome)
