"""Small boxes of FLAUTZ! for tests."""

from aprendiz.core.reader import Reader
from aprendiz.games.flautz.edition import Edition, edition_of


def box(name: str, illusions: list[int], prisms: int, **spells: list[int]) -> Edition:
    data = {
        "name": name,
        "spells": spells,
        "special": {"illusions": illusions, "prisms": prisms},
        "arenas": {"usual": ["either", "either"]},
    }
    return edition_of(Reader(data))


SMALL = box("small", [0, 1], 0, blue=[1, 1, 1, 1, 1], green=[1, 1, 1, 1, 1], purple=[2], orange=[2], pink=[1])
"""Sixteen cards, just enough for two players: no deck is left. Straights are possible."""

TINY = box("tiny", [0], 0, blue=[2, 2, 1, 1, 1], green=[2, 2], purple=[2], orange=[2, 1], pink=[2])
"""Twenty cards for two players: a deck of four, cards that exist twice, Straights in blue."""
