"""Bots choose legal moves from what their seat is told, and the greedy one plays for points."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from aprendiz.bots.flautz import FlautzGreedyBot
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from aprendiz.core.update import Frame, Update
from aprendiz.games import load
from aprendiz.games.flautz.cards import Card, Colour
from aprendiz.games.flautz.moves import Declare, Exchange, Focus, PlayerMove, Replace, Rest
from aprendiz.games.flautz.places import Field, Row
from aprendiz.games.flautz.view import PlayerView, View
from aprendiz.games.flautz.why_not import why_not

FlautzBot = Bot[View, PlayerMove]
FLAUTZ = load("flautz")


def finished(bots: list[FlautzBot], seed: int, **options: object) -> Session[View, PlayerMove]:
    """A whole game between bots; every choice must be legal."""
    dice = Dice(seed)
    session: Session[View, PlayerMove] = Session(
        FLAUTZ, FLAUTZ.setup(seats=len(bots), **options), lambda state: state.draw(dice)
    )
    while session.waiting:
        seat = session.waiting[0]
        update = session.updates[seat]
        move = bots[seat].choose(update)
        assert move in update.legal
        session.act(seat, move)
    return session


@pytest.mark.parametrize("kind", [FlautzGreedyBot, RandomBot])
@pytest.mark.parametrize("seats", FLAUTZ.players)
def test_a_bot_only_makes_legal_moves(kind: Callable[[int], FlautzBot], seats: int) -> None:
    for seed in range(10):
        finished([kind(seat) for seat in range(seats)], seed, mode="matches")


@pytest.mark.parametrize("kind", [FlautzGreedyBot, RandomBot])
def test_a_bot_repeats_itself_exactly_with_the_same_seed(kind: Callable[[int], FlautzBot]) -> None:
    games = [finished([kind(seed), kind(seed + 1)], 5, mode="matches").history for seed in (1, 1, 2)]

    assert games[0] == games[1]
    assert games[0] != games[2]


def test_the_greedy_bot_beats_the_random_one() -> None:
    wins: Counter[bool] = Counter()
    for seed in range(200):
        seat = seed % 2
        bots: list[FlautzBot] = [RandomBot(seed), RandomBot(seed)]
        bots[seat] = FlautzGreedyBot(seed)
        session = finished(bots, seed, mode="matches", matches=1)
        wins[FLAUTZ.result(session.state).winners == (seat,)] += 1

    assert wins[True] > 180


def test_the_random_bot_chooses_evenly() -> None:
    bot = RandomBot(1)
    update: Update[Any, str] = Update(version=1, ask=1, waiting=(0,), frames=(), legal=("a", "b", "c"), aids=None)

    chosen = Counter(bot.choose(update) for _ in range(3000))

    assert chosen.keys() == {"a", "b", "c"}
    assert min(chosen.values()) > 900


def test_the_greedy_bot_takes_what_its_hand_is_worth_most_with() -> None:
    assert answers(hand="B1 B2 B3 G5 K5", floor="B4 O1 V1") == {
        Exchange(card("B4"), Row.FLOOR, card("G5")),
        Exchange(card("B4"), Row.FLOOR, card("K5")),
    }


def test_the_greedy_bot_declares_when_it_can() -> None:
    assert answers(hand="B1 B2 I3 B4 B5", floor="O1 O2 V1") == {Declare()}
    assert answers(hand="B1 B2 I3 B4 G1", floor="B5 O2 V1") == {
        Exchange(card("B5"), Row.FLOOR, card("G1"), declare=True)
    }


def test_the_greedy_bot_keeps_the_card_it_wants_when_another_is_to_be_replaced() -> None:
    assert answers(hand="B1 B2 B3 G5 K5", floor="B4 O1 V1", is_focused=True) == {
        Replace(card("O1"), Row.FLOOR),
        Replace(card("V1"), Row.FLOOR),
    }


def test_the_greedy_bot_does_not_end_the_match_focused() -> None:
    assert Focus() not in answers(hand="B1 B2 B3 B4 O5", floor="O1 O1 O1", caller=1)
    assert Rest() not in answers(hand="B1 B2 B3 B4 O5", floor="O1 O1 O1", caller=1, is_focused=True)


def answers(hand: str, floor: str, *, is_focused: bool = False, caller: int | None = None) -> set[PlayerMove]:
    """What the greedy bot does with different seeds, when it is asked on a floor field."""
    view = View(
        seat=0,
        match=1,
        starter=0,
        players=(player(Colour.PINK, is_focused=is_focused), player(Colour.BLUE, is_focused=False)),
        hand=cards(hand),
        spell=None,
        air=cards("O2 O3 V2"),
        floor=cards(floor),
        arena=(Field.FLOOR, Field.EITHER),
        field=0,
        deck_size=60,
        discards=(),
        pool=24,
        to_act=0,
        must_exchange=False,
        caller=caller,
        turns=0,
    )
    possible: list[PlayerMove] = [Focus(), Declare(), Rest()]
    for take in dict.fromkeys(view.floor):
        assert take is not None
        possible.append(Replace(take, Row.FLOOR))
        possible += [Exchange(take, Row.FLOOR, give, declare) for give in view.hand for declare in (False, True)]
    legal = tuple(move for move in possible if why_not(view, move) is None)
    update = Update(version=1, ask=1, waiting=(0,), frames=(Frame((), view),), legal=legal, aids=None)
    return {FlautzGreedyBot(seed).choose(update) for seed in range(50)}


def player(colour: Colour, *, is_focused: bool) -> PlayerView:
    return PlayerView(colour, is_focused, crystals=0, points=(), hand_size=5, open_hand=None)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in text.split())


def card(name: str) -> Card:
    return Card.parse(name)
