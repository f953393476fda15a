"""Builds the events of Magus Novatus from the numbers that the rules use."""

from aprendiz.core.event import Event
from aprendiz.games.magus.cards import CARDS, counted
from aprendiz.games.magus.effects import EFFECTS
from aprendiz.games.magus.events import (
    BackTurned,
    CardConjured,
    CardDrawn,
    CardGiven,
    CardLaid,
    CardPaid,
    CardPassed,
    CardReceived,
    CardSpent,
    ChoiceSealed,
    CubeAimed,
    CubeLanded,
    CubeMissed,
    CubePlaced,
    CurseDiscarded,
    CurseGiven,
    CurseLifted,
    CursePassed,
    CylinderMoved,
    DeckReshuffled,
    GameEnded,
    HandDiscarded,
    ItemDropped,
    ItemReceived,
    PotionsTaken,
    SkullHealed,
    SkullPassed,
    SpellCast,
    SpellOffered,
    StarterFound,
    TurnBegan,
)
from aprendiz.games.magus.grid import SIZE
from aprendiz.games.magus.result import result
from aprendiz.games.magus.state import Table


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
