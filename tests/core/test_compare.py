"""Seat logs compared with a record: a part of it, all of it, or another game."""

from dataclasses import replace
from typing import Any

from msgspec import structs

from aprendiz.core.compare import compare
from aprendiz.core.header import agreed
from aprendiz.core.record import Record, Step, digest_of, recorded, result_of
from aprendiz.core.replay import begun
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.verify import Fault, verify
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Focus
from tests.core.recordings import flautz, seat_log, seats
from tests.core.tower import TOWER, Bid, Call

RECORD = flautz("Anna", "Ben", number=1, mode="matches", matches=1, arena=["floor", "either"])
STEPS = RECORD.steps
ANNA, BEN = 0, 1


def tower(*order: int) -> tuple[Record, list[SeatLog]]:
    """The record of a game in which the bids came in this order, and everybody's seat log."""
    header = agreed(TOWER, seats("Anna", "Ben", "Carla"))
    session = begun(TOWER, header, RECORD.envelope)
    sent = [session.updates]
    sent += [session.act(seat, Bid(seat)) for seat in order]
    sent += [session.act(seat, Call(highest=True)) for seat in range(3)]
    record = recorded(session, header, RECORD.envelope)
    return record, [
        SeatLog(header, record.seal, viewer, tuple(updates[viewer] for updates in sent)) for viewer in session.viewers
    ]


def test_a_seat_log_fits_in_whatever_order_choices_came() -> None:
    record, _ = tower(0, 1, 2)
    other, logs = tower(2, 0, 1)
    assert record == other
    for log in logs:
        assert log.is_finished
        assert compare(record, log, TOWER) is None
        for length in range(1, len(log.updates)):
            running = replace(log, updates=log.updates[:length])
            assert not running.is_finished
            assert compare(record, running, TOWER) is None


def test_the_log_of_another_game_does_not_fit() -> None:
    log = seat_log(RECORD, GAME, ANNA)
    assert compare(RECORD, log, GAME) is None
    assert compare(RECORD, replace(log, seal="0" * 64), GAME) == Fault("seal", expected=RECORD.seal, found="0" * 64)
    header = replace(RECORD.header, options={**RECORD.header.options, "ties": "nobody"})
    assert compare(RECORD, replace(log, header=header), GAME) == Fault(
        "header", expected={"options": RECORD.header.options}, found={"options": header.options}
    )
    turned = replace(RECORD.header, edition=dict(reversed(RECORD.header.edition.items())))
    found = compare(RECORD, replace(log, header=turned), GAME)
    assert found == Fault("header", expected={"edition": turned.edition}, found={"edition": turned.edition})


def test_a_record_that_tells_other_moves_than_the_seat_saw_does_not_fit() -> None:
    """Moves are not signed: a host could invent a legal game that was never played, but no seat log would fit it."""
    last = max(number for number, step in enumerate(STEPS) if step.by is not None)
    state: Any = GAME.start(RECORD.header.setup(GAME))
    for move in (*(step.move for step in STEPS[:last]), Focus()):
        state.play(GAME.action(state, move))  # type: ignore[arg-type]  # a step holds the move of any game
    forged = Step(STEPS[last].by, Focus(), digest_of(RECORD.key, state, Focus()))
    other = replace(RECORD, steps=(*STEPS[:last], forged), result=result_of(GAME, state))
    assert verify(other, GAME).is_proven
    for seat in (ANNA, BEN, None):
        log = seat_log(RECORD, GAME, seat)
        found = compare(other, log, GAME)
        assert found is not None
        assert (found.kind, found.update) == ("update", len(log.updates))
        assert found.expected != found.found == log.updates[-1].frames[0]


def test_a_log_is_a_part_of_the_record_and_a_finished_one_all_of_it() -> None:
    log = seat_log(RECORD, GAME, BEN)
    shorter = replace(log, updates=log.updates[:-2])
    assert compare(RECORD, shorter, GAME) is None
    gap = replace(log, updates=(*log.updates[:-2], log.updates[-1]))
    found = compare(RECORD, gap, GAME)
    assert found is not None
    assert (found.kind, found.update) == ("update", len(log.updates) - 1)
    ended = replace(log, updates=(*log.updates[:-2], structs.replace(log.updates[-2], waiting=())))
    assert ended.is_finished
    found = compare(RECORD, ended, GAME)
    assert found == Fault("update", expected=log.updates[-1].frames[0], update=len(log.updates))
    cut = replace(RECORD, steps=STEPS[:-1], result=None)
    found = compare(cut, log, GAME)
    assert found == Fault("update", found=log.updates[-1].frames[0], update=len(log.updates))
