"""Sounds are audible but not too loud, and the one for what others do to the player is unmistakable."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Opened
from tests.web.guest import Guest

QUIETEST, LOUDEST = 0.05, 0.9
"""Peaks; samples above 1 are clipped."""

SHORTEST, LONGEST = 0.05, 2.0
"""Seconds."""

CLICK = 0.002
"""A smaller step is inaudible."""

ALIKE = 0.8
"""Similarity of two sounds; those of a turn and of declaring have 0.9."""

NAMES = ("turn", "take", "lay", "flip", "crystal", "focus", "declare", "win", "toMe", "no")

THE_SAME_NOISE = "let last = 1; Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647;"
"""Makes the random noise of rustling reproducible."""

Heard = dict[str, dict[str, Any]]


@pytest.fixture
def heard(opened: Opened) -> Heard:
    guest = Guest(opened())
    guest.page.add_init_script(THE_SAME_NOISE)
    guest.come()
    script = Path(__file__).with_name("sounds.js").read_text(encoding="utf-8")
    found: Heard = guest.page.evaluate(script)
    return found


def test_every_sound_is_heard_and_none_is_cut_off_or_clicks(heard: Heard) -> None:
    assert sorted(heard) == sorted(NAMES)
    for name, sound in heard.items():
        assert QUIETEST < sound["peak"] < LOUDEST, name
        assert SHORTEST < sound["seconds"] < LONGEST, name
        assert sound["before"] == 0, name
        assert sound["first"] < CLICK, name
        assert sound["cut"] < CLICK, name


def test_what_is_done_to_oneself_sounds_like_nothing_else(heard: Heard) -> None:
    own = heard.pop("toMe")["print"]
    alike = {name: sum(a * b for a, b in zip(own, sound["print"], strict=True)) for name, sound in heard.items()}

    assert max(alike.values()) < ALIKE, alike
