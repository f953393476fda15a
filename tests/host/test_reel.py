"""What everybody was sent is kept word for word."""

from aprendiz.core.session import Viewer
from aprendiz.host.reel import RECENT, TOGETHER, Reel, unwound

VIEWERS: tuple[Viewer, ...] = (0, 1, None)
MANY = 3 * RECENT + 2 * TOGETHER + 1


def lines(number: int) -> dict[Viewer, bytes]:
    return {viewer: f'{{"change":{number},"to":"{viewer} ñ"}}'.encode() for viewer in VIEWERS}


def reel_of(changes: int) -> Reel:
    reel = Reel(VIEWERS)
    for number in range(changes):
        reel.add(lines(number))
    return reel


def test_everybody_finds_all_that_was_sent_and_nothing_else() -> None:
    for changes in (0, 1, RECENT, RECENT + TOGETHER - 1, RECENT + TOGETHER, MANY):
        reel = reel_of(changes)
        for viewer in VIEWERS:
            assert reel.sent_to(viewer) == [lines(number)[viewer] for number in range(changes)]


def test_what_is_kept_for_good_is_the_same() -> None:
    for changes in (1, RECENT + TOGETHER, MANY):
        kept = reel_of(changes).wound()
        for place, viewer in enumerate(VIEWERS):
            expected = [lines(number)[viewer] for number in range(changes)]
            assert unwound(kept, place, len(VIEWERS)) == expected


def test_the_newest_are_at_hand_however_long_the_game_is() -> None:
    reel = reel_of(MANY)
    assert reel.recent(1, 2) == (lines(MANY - 2)[1], lines(MANY - 1)[1])
    assert len(reel.recent(1, MANY)) >= RECENT


def test_a_change_that_was_taken_back_was_never_sent() -> None:
    for changes in (RECENT, RECENT + TOGETHER, MANY):
        reel = reel_of(changes)
        reel.take_back()
        reel.take_back()
        reel.add(lines(77))
        expected = [*range(changes - 2), 77]
        assert reel.sent_to(None) == [lines(number)[None] for number in expected]
        assert unwound(reel.wound(), 2, len(VIEWERS)) == reel.sent_to(None)
