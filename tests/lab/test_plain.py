"""The reference players are small and frozen: their moves in a fixed game are pinned here."""

from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from aprendiz.bots import plain
from aprendiz.bots.game_bots import game_bots
from aprendiz.core.dice import Dice
from aprendiz.core.plain import encode
from aprendiz.core.session import Session
from aprendiz.games import load

LINES = 60
KEPT: dict[str, tuple[dict[str, Any], int, str]] = {
    "flautz": ({"seats": 2, "mode": "matches", "matches": 1}, 2, "7d548fb7c6a9ca8c"),
    "magus": ({"seats": 3}, 60, "f0f5c11166ebcfcb"),
    "labyrinth": ({"seats": 2, "expansion": "yes", "limit": 60}, 300, "2b53bebdd0248a9a"),
}
"""By game: the options, the number of moves, and their digest."""


@pytest.mark.parametrize("name", KEPT)
def test_a_reference_is_small(name: str) -> None:
    source = Path(plain.__path__[0]) / f"{name}.py"
    assert len(source.read_text(encoding="utf-8").splitlines()) <= LINES


@pytest.mark.parametrize("name", KEPT)
def test_a_reference_does_what_it_always_did(name: str) -> None:
    options, most, digest = KEPT[name]
    game, dice = load(name), Dice(5)
    setup = game.setup(**options)
    session: Session[Any, Any] = Session(game, setup, lambda state: state.draw(dice))
    bots = [game_bots(name).plain(setup, seat, seat) for seat in range(options["seats"])]
    made = blake2b(digest_size=8)
    for _ in range(most):
        for seat, bot in enumerate(bots):
            bot.observe(session.updates[seat])
        if not session.waiting:
            break
        seat = session.waiting[0]
        move = bots[seat].choose(session.updates[seat])
        made.update(encode(move))
        session.act(seat, move)
    assert made.hexdigest() == digest


def test_every_reference_is_kept() -> None:
    assert {source.stem for source in Path(plain.__path__[0]).glob("*.py")} == {"__init__", *KEPT}
