"""Every test values its hands anew: a spell that an earlier test cached would hide a wrong rule."""

import pytest

from aprendiz.games.flautz.spelling import spell_of


@pytest.fixture(autouse=True)
def nothing_is_cached() -> None:
    spell_of.cache_clear()
