"""Tower passes the checks that every game must pass."""

from collections.abc import Callable
from typing import Any

import pytest

from aprendiz.core.conformance import CHECKS
from aprendiz.core.secrecy import check_secrecy
from aprendiz.core.session import Viewer
from aprendiz.games.tower.game import GAME
from aprendiz.games.tower.rules import TowerState
from tests.rule import rule


@rule("tower-1.2", "tower-2.1", "tower-2.2", "tower-3.1")
@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("check", CHECKS)
def test_it_conforms(check: Callable[[Any, Any, int], None], seats: int) -> None:
    for seed in range(3):
        check(GAME, GAME.setup(seats=seats), seed)


def hidden(state: TowerState, _viewer: Viewer) -> dict[str, object]:
    return {"cards": tuple(state.cards)}


@rule("tower-1.1", "tower-2.3")
def test_nothing_that_is_sent_depends_on_hidden_cards() -> None:
    found = [check_secrecy(GAME, GAME.setup(seats=3), seed, seed % 3, hidden) for seed in range(8)]
    assert {"cards"} in found
