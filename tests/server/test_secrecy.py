"""Nothing that a seat or a spectator may not know is sent to it; leaks planted on purpose are caught."""

import asyncio
import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import count, islice
from typing import Any, get_args

import pytest
from msgspec import structs

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refusal
from aprendiz.core.seal import SEED_BYTES
from aprendiz.core.secrecy import Hidden, Leak, compare
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Move
from aprendiz.games.flautz.rules import FlautzState
from aprendiz.games.flautz.view import View
from aprendiz.games.magus.edition import write_edition
from aprendiz.host.house import House
from tests.games.flautz.test_conformance import hidden as hidden_in_flautz
from tests.games.labyrinth.test_conformance import hidden as hidden_in_labyrinth
from tests.games.magus.boxes import CHOOSY, SCARCE, SECRETIVE
from tests.games.magus.test_conformance import hidden as hidden_in_magus
from tests.server.evening import all_sent
from tests.server.truths import Case, Fixed, Kind, Prearranged, hidden_differs, leading_to, turns, two_truths

GAMES = int(os.environ.get("SECRECY_GAMES", "6"))
"""Number of games for each game and kind of onlooker; half for covered devices, which see what spectators see."""

FEW = 6

HIDDEN: dict[str, Hidden] = {"flautz": hidden_in_flautz, "magus": hidden_in_magus, "labyrinth": hidden_in_labyrinth}

FORMS: dict[str, list[dict[str, Any]]] = {
    "flautz": [
        {"edition": None, "options": {"limit": 30}},
        {"edition": "wide", "options": {"arena": "long", "matches": 1, "limit": 30, "starter": 1}},
        {"edition": None, "options": {"arena": "short", "ties": "nobody", "limit": 30}},
    ],
    "magus": [
        {"edition": write_edition(SECRETIVE), "options": {"limit": 12, "throw": "uniform"}},
        {"edition": write_edition(CHOOSY), "options": {"limit": 12, "outstanding": "yes"}},
        {"edition": write_edition(SCARCE), "options": {"limit": 12, "taking": "part"}},
        {"edition": None, "options": {"limit": 12, "infant": "yes"}},
    ],
    "labyrinth": [
        {"edition": None, "options": {"limit": 12}},
        {"edition": None, "options": {"limit": 12, "expansion": "yes"}},
        {"edition": None, "options": {"limit": 12, "walls": 24, "starter": 0}},
    ],
}

SETTINGS: list[dict[str, Any]] = [
    {},
    {"allows_spectators": True},
    {"allows_spectators": True, "is_listed": True, "clock": {"seconds": 600}},
    {"allows_spectators": True, "sits_in_after": 3600, "clock": {"seconds": 3600, "increment": 5}},
]

MakeHouse = Callable[[Fixed, tuple[int, ...]], House]


@pytest.mark.parametrize("kind", get_args(Kind))
@pytest.mark.parametrize("game", FORMS)
def test_no_byte_depends_on_what_the_onlooker_may_not_know(game: str, kind: Kind) -> None:
    games = (GAMES + 1) // 2 if kind == "covered" else GAMES
    differed = [check(case) for case in islice(cases(game, kind), games)]
    assert sum(differed) >= games / 2, "too seldom was there something to hide"


def cases(game: str, kind: Kind) -> Iterator[Case]:
    """Cases in which something hidden can differ."""
    for seed in count():
        one, other = histories(game, seed, is_seated=kind == "seat")
        if one != other:
            yield a_case(game, kind, seed)


def a_case(game: str, kind: Kind, seed: int) -> Case:
    dice = Dice(seed)
    form, settings, seats = dice.choice(FORMS[game]), dice.choice(SETTINGS), 2 + int(dice.below(3))
    return Case(kind, seed, {"game": game, "seats": seats, **form, "settings": settings})


def honest(fixed: Fixed, numbers: tuple[int, ...]) -> House:
    return fixed.house(lambda seed, shares: Prearranged(seed, shares, numbers))


def check(case: Case, make_house: MakeHouse = honest) -> bool:
    """Compare what two houses send. Returns whether there was something to hide."""
    truths = histories(case.plan["game"], case.seed, is_seated=case.kind == "seat")
    one, other = (sent(case, history, truths[0], make_house) for history in truths)
    compare(without_heads(one[0]), without_heads(other[0]))
    compare(one[1], other[1])
    return hidden_differs(case, truths, HIDDEN[case.plan["game"]])


HEAD = re.compile(rb'"head":"[0-9a-f]{32}"')


def without_heads(sent: list[bytes]) -> list[bytes]:
    """What was sent, without the heads of the log.

    A head is a hash over the whole log, so it differs if anything hidden differs. It tells nothing of it: the hash also
    covers secret random bytes that are never sent (tests/host/test_chain.py).
    """
    assert any(HEAD.search(message) for message in sent)
    return [HEAD.sub(b'"head":""', message) for message in sent]


@cache
def histories(game: str, seed: int, *, is_seated: bool) -> tuple[list[int], list[int]]:
    """Two histories that the onlooker cannot tell apart; a spectator and a covered device share the same."""
    return two_truths(a_case(game, "seat" if is_seated else "spectator", seed))


def sent(
    case: Case, history: list[int], truth: list[int], make_house: MakeHouse = honest
) -> tuple[list[bytes], list[bytes]]:
    fixed = Fixed()
    house = make_house(fixed, leading_to(case, history))
    return asyncio.run(all_sent(case, turns(case, history, truth), house, fixed))


# Leaks planted on purpose


def caught(kind: Kind, make_house: MakeHouse = honest) -> bool:
    """Whether one of a few games reveals the leak."""
    try:
        for case in islice(cases("flautz", kind), FEW):
            check(case, make_house)
    except Leak:
        return True
    return False


@pytest.mark.parametrize("kind", get_args(Kind))
def test_a_view_that_tells_something_of_the_hands_is_caught(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    def views(state: FlautzState, viewers: Iterable[int | None]) -> list[View]:
        return [structs.replace(view, turns=sum(map(sum, state.hands))) for view in GAME.views(state, viewers)]

    monkeypatch.setattr("aprendiz.games.flautz.game.GAME", replace(GAME, views=views))
    assert caught(kind)


def test_a_refusal_that_names_a_card_of_the_deck_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    decks: list[tuple[int, ...]] = []

    def views(state: FlautzState, viewers: Iterable[int | None]) -> list[View]:
        decks[:] = [tuple(state.deck)]
        return GAME.views(state, viewers)

    def why_not(view: View, move: Move) -> Refusal | None:
        refusal = GAME.why_not(view, move)
        return refusal and structs.replace(refusal, facts={"deck": str(decks)})

    monkeypatch.setattr("aprendiz.games.flautz.game.GAME", replace(GAME, views=views, why_not=why_not))
    assert caught("seat")


def test_a_preview_that_knows_the_deck_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    decks: list[tuple[int, ...]] = []

    def views(state: FlautzState, viewers: Iterable[int | None]) -> list[View]:
        decks[:] = [tuple(state.deck)]
        return GAME.views(state, viewers)

    def preview(_setup: object, _view: View, _move: Move) -> object:
        return decks[-1]

    monkeypatch.setattr("aprendiz.games.flautz.game.GAME", replace(GAME, views=views, preview=preview))
    assert caught("seat")


@pytest.mark.parametrize("kind", get_args(Kind))
def test_a_seal_that_can_be_undone_is_caught(kind: Kind) -> None:
    def make_house(fixed: Fixed, numbers: tuple[int, ...]) -> House:
        seed = sum(numbers).to_bytes(SEED_BYTES, "little")
        return fixed.house(lambda _, shares: Prearranged(seed, shares, numbers))

    assert caught(kind, make_house)


@pytest.mark.parametrize("kind", get_args(Kind))
def test_a_time_that_follows_from_the_cards_is_caught_where_tables_are_listed(kind: Kind) -> None:
    def make_house(fixed: Fixed, numbers: tuple[int, ...]) -> House:
        fixed.time += sum(numbers)
        return honest(fixed, numbers)

    assert caught(kind, make_house)
