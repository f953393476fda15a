"""A running game: versions, questions, sealed choices, and illegal moves that change nothing."""

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Refused
from aprendiz.core.event import Event
from aprendiz.core.session import Session
from tests.core.tower import TOWER, Bid, BidOpened, BidSealed, Call, CardSeen, Draw, Move, View


def begun() -> Session[View, Move]:
    dice = Dice(2)
    return Session(TOWER, 3, lambda state: state.draw(dice), helped=[0])


def test_the_first_update_tells_the_opening_action_by_action() -> None:
    session = begun()
    update = session.updates[1]
    assert update.version == 1
    assert len(update.frames) == 1 + 3  # Before the first action, and after each card.
    assert [len(frame.events) for frame in update.frames] == [0, 1, 2, 1]
    assert update.legal == (Bid(0), Bid(1), Bid(2))


def waiting(session: Session[View, Move]) -> list[int]:
    return list(session.waiting)


def events(session: Session[View, Move], seat: int) -> list[Event]:
    return [event for frame in session.updates[seat].frames for event in frame.events]


def test_choices_at_the_same_moment_are_accepted_in_any_order_and_played_in_seat_order() -> None:
    session = begun()
    assert waiting(session) == [0, 1, 2]
    session.act(2, Bid(1))
    assert waiting(session) == [0, 1]
    assert events(session, 1) == []
    assert (session.updates[2].ask, session.updates[2].legal) == (None, ())
    session.act(0, Bid(2))
    assert events(session, 1) == [BidSealed(seat=0)]
    session.act(1, Bid(0))
    assert events(session, 1) == [
        BidSealed(seat=1),
        BidSealed(seat=2),
        BidOpened(seat=0, bid=2),
        BidOpened(seat=1, bid=0),
        BidOpened(seat=2, bid=1),
    ]
    assert session.history[3:] == [2, 0, 1, 2, 0, 1]
    assert any(isinstance(event, CardSeen) for event in events(session, 0))


def test_a_seat_that_has_chosen_waits_for_the_others() -> None:
    session = begun()
    session.act(2, Bid(1))
    with pytest.raises(Refused, match="table-1: wait-for-the-others"):
        session.act(2, Bid(0))


@pytest.mark.parametrize("seat", [-1, 3])
def test_who_has_no_seat_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match="table-2: take-a-seat"):
        begun().act(seat, Bid(1))


def test_a_question_keeps_its_number_until_the_seat_is_asked_anew() -> None:
    session = begun()
    assert [session.updates[seat].ask for seat in range(3)] == [1, 1, 1]
    session.act(1, Bid(1))
    assert [session.updates[seat].ask for seat in range(3)] == [1, None, 1]
    session.act(0, Bid(1))
    session.act(2, Bid(1))
    assert [session.updates[seat].ask for seat in range(3)] == [2, None, None]
    assert session.updates[None].ask is None
    assert [session.updates[viewer].version for viewer in session.viewers] == [4, 4, 4, 4]


def test_a_refused_move_changes_nothing() -> None:
    session = begun()
    before = (session.state.digest(), session.version, dict(session.updates), list(session.history))
    for seat, move in ((0, Call(highest=True)), (1, Draw(1)), (2, Call(highest=False))):
        with pytest.raises(Refused):
            session.act(seat, move)
    assert (session.state.digest(), session.version, dict(session.updates), session.history) == before


def test_a_move_that_fails_on_its_way_changes_nothing() -> None:
    chance = iter([1, 2, 3])
    session: Session[View, Move] = Session(TOWER, 3, lambda _: next(chance))
    session.act(0, Bid(1))
    session.act(1, Bid(1))
    digest, version = session.state.digest(), session.version
    with pytest.raises(StopIteration):
        session.act(2, Bid(1))  # Chance does not answer.
    assert (session.state.digest(), session.version, session.waiting) == (digest, version, (2,))


def test_the_last_frame_shows_every_viewer_the_present_moment_as_it_sees_it() -> None:
    session = begun()
    for seat in (1, 0, 2):
        session.act(seat, Bid(seat))
    views = [update.frames[-1].view for update in session.updates.values()]
    assert views == [session.game.view(session.state, viewer) for viewer in session.viewers]
    assert [view.seat for view in views] == [0, 1, 2, None]


def test_only_a_helped_seat_gets_aids() -> None:
    session = begun()
    assert session.updates[0].aids is not None
    assert [session.updates[viewer].aids for viewer in (1, 2, None)] == [None, None, None]


def test_questions_can_be_numbered_after_those_of_another_session() -> None:
    session, before = begun(), begun()
    before.act(0, Bid(1))
    before.act(1, Bid(1))
    before.act(2, Bid(1))
    session.number_after(before.asks)
    for seat, last in enumerate(before.asks):
        assert session.updates[seat].ask == last + 1
    for seat in (0, 1, 2):
        session.act(seat, Bid(1))
    for seat in session.waiting:
        assert session.updates[seat].ask == before.asks[seat] + 2
