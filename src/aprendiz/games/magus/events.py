"""The events of Magus Novatus, with names instead of numbers."""

from typing import ClassVar, Final, get_args

from aprendiz.core.event import Event
from aprendiz.games.magus.cards import Card
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.result import MagusResult

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
    """A spell was cast; the `skulls` other potions of the hand were laid down as skulls."""

    seat: int
    spell: str
    points: int
    skulls: int


class BackTurned(Event, frozen=True, kw_only=True):
    seat: int
    effect: Effect


class CardDrawn(Event, frozen=True, kw_only=True):
    """A player drew a potion, unseen by the others."""

    seat: int


class CardReceived(Event, frozen=True, kw_only=True):
    """The card just drawn, sent to its owner only."""

    seat: int
    card: Card


class ItemReceived(Event, frozen=True, kw_only=True):
    seat: int
    card: Card


class CurseDiscarded(Event, frozen=True, kw_only=True):
    """A curse was discarded because every player had one."""


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
    """The card just passed, sent to its giver and its receiver only."""

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
    """A potion was taken from the discards with the magic wand."""

    seat: int
    card: Card


class CardSpent(Event, frozen=True, kw_only=True):
    """A potion was discarded to be rid of a curse."""

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
