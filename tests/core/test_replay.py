"""Replayed records: everybody is sent the same again, and a saved game continues as if it had never stopped."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from aprendiz.core.document import read, write
from aprendiz.core.errors import Invalid
from aprendiz.core.header import AnyGame, agreed
from aprendiz.core.record import Record, Step, recorded
from aprendiz.core.replay import Updates, begun, replayed, resumed
from aprendiz.core.session import Session
from aprendiz.core.state import OVER
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Begin
from tests.core.recordings import envelope, flautz, play_on, played, seats
from tests.core.tower import TOWER, Bid, Call, Draw

FLAUTZ = flautz("Anna", "Ben", "Random 2", number=1, mode="matches", matches=2, arena="short")
TOWERS = agreed(TOWER, seats("Anna", "Ben", "Carla"))


def tower(*moves: tuple[int, object]) -> tuple[Session[Any, Any], list[Updates]]:
    session = begun(TOWER, TOWERS, envelope(1), helped=[0])
    updates = [session.updates, *(session.act(seat, move) for seat, move in moves)]
    return session, updates


CALLS = [(seat, Call(highest=seat == 1)) for seat in range(3)]
IN_ORDER = [(0, Bid(2)), (1, Bid(0)), (2, Bid(1)), *CALLS]
ANY_ORDER = [(2, Bid(1)), (0, Bid(2)), (1, Bid(0)), *CALLS]


def test_a_replay_sends_what_was_sent() -> None:
    header = FLAUTZ.header
    session = begun(GAME, header, FLAUTZ.envelope, helped=[1])
    sent = [session.updates]
    while session.state.actor != OVER:
        play_on(session, header, number=1, most=1)
        sent.append(session.updates)
    record = recorded(session, header, FLAUTZ.envelope)
    assert list(replayed(record, GAME, helped=[1])) == sent
    assert sent[-1][1].aids is not None


def test_choices_of_the_same_moment_are_recorded_and_replayed_in_seat_order() -> None:
    (session, sent), (other, _) = tower(*IN_ORDER), tower(*ANY_ORDER)
    record = recorded(session, TOWERS, envelope(1))
    assert record == recorded(other, TOWERS, envelope(1))
    assert [step.by for step in record.steps] == [None, None, None, 0, 1, 2, None, None, None, 0, 1, 2]
    assert [step.move for step in record.steps[3:9]] == [Bid(2), Bid(0), Bid(1)] * 2
    assert list(replayed(record, TOWER, helped=[0])) == sent
    assert read(write(record), {"tower": TOWER}.__getitem__) == record


def test_a_choice_that_waits_for_others_is_asked_again() -> None:
    session, _ = tower(*ANY_ORDER[:1])
    record = recorded(session, TOWERS, envelope(1))
    assert [step.by for step in record.steps] == [None] * 3
    assert resumed(record, TOWER).waiting == (0, 1, 2)


@pytest.mark.parametrize(
    ("game", "record"), [(GAME, FLAUTZ), (TOWER, recorded(tower(*IN_ORDER)[0], TOWERS, envelope(1)))]
)
def test_a_game_saved_at_any_moment_goes_on_with_the_same_chance(game: AnyGame, record: Record) -> None:
    moves = [(step.by, step.move) for step in record.steps if step.by is not None]
    for length in range(len(moves) + 1):
        session = begun(game, record.header, record.envelope)
        for seat, move in moves[:length]:
            session.act(seat, move)
        saved = read(write(recorded(session, record.header, record.envelope)), lambda _name: game)
        assert isinstance(saved, Record)
        assert (saved.result is None) == (length < len(moves))
        again = resumed(saved, game)
        assert (again.updates, again.version, again.history) == (session.updates, session.version, session.history)
        for seat, move in moves[length:]:
            again.act(seat, move)
        assert recorded(again, record.header, record.envelope) == record


def test_a_resumed_game_needs_no_moves_that_were_drawn() -> None:
    """A record that stops in the middle of the deal is dealt on from the envelope."""
    for length in range(20):
        cut = replace(FLAUTZ, steps=FLAUTZ.steps[:length], result=None)
        assert resumed(cut, GAME).updates == begun(GAME, FLAUTZ.header, FLAUTZ.envelope).updates


FIRST = next(number for number, step in enumerate(FLAUTZ.steps) if step.by is not None)
"""The first move by a player."""

LEGAL = begun(GAME, FLAUTZ.header, FLAUTZ.envelope).updates[FLAUTZ.steps[FIRST].by].legal
ANOTHER = next(move for move in LEGAL if move != FLAUTZ.steps[FIRST].move)


def changed(number: int, **changes: Any) -> Callable[[tuple[Step, ...]], tuple[Step, ...]]:
    return lambda steps: (*steps[:number], replace(steps[number], **changes), *steps[number + 1 :])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (changed(1, by=0), r"moves\.2\.by: does not fit"),
        (changed(1, move=Begin(3)), r"moves\.2\.move: does not fit"),
        (changed(2, move=Begin(1)), r"moves\.3\.move: does not fit"),
        (changed(2, digest="0" * 32), r"moves\.3\.digest: does not fit"),
        (changed(FIRST - 1, digest="0" * 32), rf"moves\.{FIRST}\.digest: does not fit"),
        (changed(FIRST, by=None), rf"moves\.{FIRST + 1}\.by: does not fit"),
        (changed(FIRST, by=(FLAUTZ.steps[FIRST].by or 0) + 1), rf"moves\.{FIRST + 1}\.by: does not fit"),
        (changed(FIRST, move=Begin(0)), rf"moves\.{FIRST + 1}\.move: does not fit"),
        (changed(FIRST, move=ANOTHER), rf"moves\.{FIRST + 1}\.digest: does not fit"),
        (lambda steps: (*steps, steps[-1]), rf"moves\.{len(FLAUTZ.steps) + 1}\.by: does not fit"),
        (lambda steps: steps[: FIRST - 2], rf"moves\.{FIRST - 1}: is missing"),
    ],
)
def test_a_move_that_does_not_fit_is_named(
    change: Callable[[tuple[Step, ...]], tuple[Step, ...]], message: str
) -> None:
    with pytest.raises(Invalid, match=f"^{message}"):
        list(replayed(replace(FLAUTZ, steps=change(FLAUTZ.steps)), GAME))


def test_what_came_before_is_replayed() -> None:
    record = replace(FLAUTZ, steps=changed(FIRST, move=ANOTHER)(FLAUTZ.steps))
    replay = replayed(record, GAME)
    assert next(replay) == next(replayed(FLAUTZ, GAME))
    with pytest.raises(Invalid):
        next(replay)


def test_a_move_the_rules_would_let_pass_but_cannot_name_is_refused() -> None:
    record = recorded(tower(*IN_ORDER)[0], TOWERS, envelope(1))
    for move in (Bid(77), Draw(1)):
        with pytest.raises(Invalid, match=r"^moves\.4\.move: does not fit"):
            list(replayed(replace(record, steps=changed(3, move=move)(record.steps)), TOWER))
    assert played(TOWER, TOWERS, number=2, most=0).result is None
