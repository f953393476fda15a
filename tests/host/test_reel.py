"""A reel keeps every update byte for byte."""

from aprendiz.core.session import Viewer
from aprendiz.host.reel import LOOSE, Reel, unwound

VIEWERS: tuple[Viewer, ...] = (0, 1, None)
SIZE = 5000
PRESSED = LOOSE // (3 * SIZE) + 1
"""The number of changes that are compressed together."""

COUNTS = (1, 2, PRESSED - 1, PRESSED, PRESSED + 1, PRESSED + 2, 3 * PRESSED, 3 * PRESSED + 1)


def lines(number: int) -> dict[Viewer, bytes]:
    return {viewer: f'{{"change":{number},"to":"{viewer} ñ"}}'.encode().ljust(SIZE) for viewer in VIEWERS}


def reel_of(changes: int) -> Reel:
    reel = Reel(VIEWERS)
    for number in range(changes):
        reel.add(lines(number))
    return reel


def test_everybody_finds_all_that_was_sent_and_nothing_else() -> None:
    for changes in (0, *COUNTS):
        reel = reel_of(changes)
        for viewer in VIEWERS:
            assert reel.sent_to(viewer) == [lines(number)[viewer] for number in range(changes)]


def test_what_is_kept_for_good_is_the_same() -> None:
    for changes in COUNTS:
        kept = reel_of(changes).wound()
        for place, viewer in enumerate(VIEWERS):
            expected = [lines(number)[viewer] for number in range(changes)]
            assert list(unwound(kept, place, len(VIEWERS))) == expected


def test_the_newest_are_found_however_many_are_asked_for() -> None:
    for changes in COUNTS:
        reel = reel_of(changes)
        for most in (1, 2, PRESSED, PRESSED + 2, 1000):
            expected = [lines(number)[1] for number in range(max(0, changes - most), changes)]
            assert reel.recent(1, most) == tuple(expected)


def test_what_says_the_same_again_and_again_takes_little_room() -> None:
    assert sum(map(len, reel_of(COUNTS[-1]).wound())) < SIZE


def test_a_change_that_was_undone_was_never_sent() -> None:
    for changes in COUNTS[1:]:
        reel = reel_of(changes)
        reel.drop_newest()
        reel.drop_newest()
        reel.add(lines(77))
        expected = [*range(changes - 2), 77]
        assert reel.sent_to(None) == [lines(number)[None] for number in expected]
        assert list(unwound(reel.wound(), 2, len(VIEWERS))) == reel.sent_to(None)
