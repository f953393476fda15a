"""The toy game passes the checks that every game must pass, and the checks can fail."""

from collections.abc import Callable
from typing import Any

import pytest

from aprendiz.core.conformance import CHECKS
from tests.core.tower import TOWER


@pytest.mark.parametrize("seats", TOWER.players)
@pytest.mark.parametrize("check", CHECKS)
def test_the_toy_game_conforms(check: Callable[[Any, Any, int], None], seats: int) -> None:
    for seed in range(20):
        check(TOWER, TOWER.setup(seats=seats), seed)
