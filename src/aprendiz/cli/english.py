"""FLAUTZ! in plain English: cards, spells and moves, what happened, and how it ended."""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from aprendiz.core.event import Event
from aprendiz.core.update import Frame
from aprendiz.games.flautz.cards import Card
from aprendiz.games.flautz.events import (
    ApprenticeGiven,
    CardDealt,
    CardDiscarded,
    CardExchanged,
    CardLaid,
    CardReceived,
    CardTurnedUp,
    CrystalMoved,
    DeckReshuffled,
    FlautzDeclared,
    GameEnded,
    HandValued,
    MatchBegan,
    MatchEnded,
    PlayerFocused,
    PlayerRested,
    StarterFound,
    StraightShown,
)
from aprendiz.games.flautz.moves import Declare, Exchange, Focus, PlayerMove, Replace, Rest
from aprendiz.games.flautz.places import Row
from aprendiz.games.flautz.result import FlautzResult
from aprendiz.games.flautz.spell import Placed, Prism, Spell
from aprendiz.games.flautz.view import View

Preparation = ApprenticeGiven | StarterFound | MatchBegan | CardDealt | CardReceived | CardLaid | CrystalMoved
Turn = (
    CardExchanged
    | PlayerFocused
    | CardDiscarded
    | CardTurnedUp
    | DeckReshuffled
    | PlayerRested
    | FlautzDeclared
    | StraightShown
    | MatchEnded
    | GameEnded
)

Names = tuple[str, ...]
"""What the players are called, by seat."""

ENDINGS: Final = {
    "arena": "the crystal reached the last field",
    "flautz": "all had their final turns after a FLAUTZ!",
    "straight": "a Straight FLAUTZ! was shown",
    "royal": "a Royal FLAUTZ! was shown",
}
DECIDED_BY: Final = {
    "points": "the most points",
    "crystals": "the most crystals",
    "best-match": "the best single match, after a tie in points and crystals",
}


def story(frames: Iterable[Frame[View]], names: Names) -> Iterator[str]:
    """What happened, a sentence per line."""
    for frame in frames:
        for event in frame.events:
            yield from sentences(event, names)


def sentences(event: Event, names: Names) -> list[str]:
    if isinstance(event, Preparation):
        return preparation(event, names)
    assert isinstance(event, Turn)
    return turn(event, names)


def preparation(event: Preparation, names: Names) -> list[str]:
    match event:
        case ApprenticeGiven(seat, colour):
            lines = [f"{names[seat]} got the {colour.value} apprentice."]
        case StarterFound(seat):
            lines = [f"First to start, by chance: {names[seat]}."]
        case MatchBegan(number, starter):
            lines = ["", f"{names[starter]} began match {number}: five cards dealt to each, six laid face up."]
        case CardDealt() | CardReceived() | CardLaid():
            lines = []
        case CrystalMoved(number, field):
            lines = [f"The crystal came to field {number}, {field.value}."]
        case _:
            assert_never(event)
    return lines


def turn(event: Turn, names: Names) -> list[str]:
    match event:
        case CardExchanged(seat, took, row, _, gave):
            lines = [f"{names[seat]} took {took} {out_of(row)} and laid {gave} there."]
        case PlayerFocused(seat):
            lines = [f"{names[seat]} focused."]
        case CardDiscarded(seat, card, row):
            lines = [f"{names[seat]} discarded {card} {out_of(row)}."]
        case CardTurnedUp(_, card, row):
            lines = [f"{card} came from the deck {into(row)}."]
        case DeckReshuffled(size):
            lines = [f"The deck was empty: the discards, {size} of them, were shuffled into it."]
        case PlayerRested(seat):
            lines = [f"{names[seat]} skipped the final turn."]
        case FlautzDeclared(seat, cards, calls_final_turns):
            end = "everybody else has one final turn" if calls_final_turns else "the final turns go on"
            lines = [f"{names[seat]} declared FLAUTZ! with {row_of_cards(cards)}; {end}."]
        case StraightShown(seat, cards, is_royal):
            lines = [f"{names[seat]} showed a {'Royal' if is_royal else 'Straight'} FLAUTZ!: {row_of_cards(cards)}."]
        case MatchEnded(number, ending, hands):
            lines = ["", f"Match {number} is over: {ENDINGS[ending]}.", *(valued(hand, names) for hand in hands)]
        case GameEnded(_, result):
            lines = list(outcome(result, names))
        case _:
            assert_never(event)
    return lines


def valued(hand: HandValued, names: Names) -> str:
    worth = 0 if hand.spell is None else hand.spell.points
    reason = "" if hand.points == worth else ", but focused: 0" if hand.is_focused else ", but after a Royal: 0"
    taken = f", +{counted(hand.crystals, 'crystal')}" if hand.crystals else ""
    return f"  {names[hand.seat]:10}{row_of_cards(hand.cards):16}{spell_text(hand.spell)}{reason}{taken}"


def outcome(result: FlautzResult, names: Names) -> Iterator[str]:
    """The ranking, what everybody reached, and what decided."""
    yield ""
    yield "The game is over."
    for position, seats in enumerate(result.ranking):
        place = 1 + sum(len(better) for better in result.ranking[:position])
        for seat in seats:
            crystals = counted(result.crystals[seat], "crystal")
            reached = f"{counted(result.totals[seat], 'point')} with {crystals}" if result.matches else crystals
            yield f"  {place}. {names[seat]:10}{reached}"
    winners = " and ".join(names[seat] for seat in result.winners)
    yield (
        f"{winners} won with {DECIDED_BY[result.decided_by]}."
        if len(result.winners) == 1
        else f"{winners} share the win."
    )


def move_text(move: PlayerMove) -> str:
    match move:
        case Exchange(take, row, give, declare):
            return f"take {take} {out_of(row)}, lay {give}{' and declare FLAUTZ!' if declare else ''}"
        case Replace(card, row):
            return f"discard {card} {out_of(row)}, have it replaced"
        case Focus():
            return "focus, to have a card replaced on your next turn"
        case Declare():
            return "declare FLAUTZ!"
        case Rest():
            return "skip your final turn"
        case _:
            assert_never(move)


def spell_text(spell: Spell | None) -> str:
    """`P blue/green, B1, G2 as B2, I3 as B3 = 11 points`."""
    if spell is None:
        return "no spell = 0 points"
    parts = [*(prism_text(prism) for prism in spell.prisms), *(placed_text(part) for part in spell.cards)]
    return f"{', '.join(parts)} = {counted(spell.points, 'point')}"


def prism_text(prism: Prism) -> str:
    return "P" if prism.colours is None else f"P {'/'.join(colour.value for colour in prism.colours)}"


def placed_text(part: Placed) -> str:
    return str(part.card) if part.card == part.counts_as else f"{part.card} as {part.counts_as}"


def row_of_cards(cards: Iterable[Card | None]) -> str:
    return " ".join("--" if card is None else str(card) for card in cards)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def out_of(row: Row) -> str:
    return "from the floor" if row is Row.FLOOR else "from the air"


def into(row: Row) -> str:
    return "to the floor" if row is Row.FLOOR else "into the air"
