"""Boxes of Magus Novatus for random games with many spells and effects."""

from collections.abc import Sequence

from aprendiz.games.magus.edition import Edition
from aprendiz.games.magus.effects import EFFECTS, Effect
from tests.games.magus.table import box

EASY = (
    ["K-", "A-", "*-", "R-", "Y-", "G-", "B-"],
    ["K--", "A--", "*--", "R--", "Y--", "G--"],
    ["K--", "A--", "K- A-", "*1 *-", "*2 *-", "*3 *-"],
)
"""Spells that are cast in nearly every turn."""


def lively(effects: Sequence[Effect], copies: int = 4, items: int = 2) -> Edition:
    """Easy spells with these backs in turn, and a long track for the cylinder."""
    return box(
        spells=EASY,
        backs=[[effects[number % len(effects)] for number in range(len(pile))] for pile in EASY],
        potions={colour: [copies] * 4 for colour in ("red", "yellow", "green", "blue")},
        items=dict.fromkeys(("plants", "elixir", "wand", "curse"), items),
        cylinder={"2": 60, "3": 60, "4": 60},
    )


LIVELY = lively([effect for effect in EFFECTS if effect is not Effect.CLOSED])
"""Every spell has an effect, all six equally often."""

SECRETIVE = lively([Effect.THIEVES, Effect.PRESENTS, Effect.DEVIL])
"""Every spell moves cards that are hidden from some players."""

SCARCE = lively([Effect.THIEVES, Effect.DEVIL, Effect.THIEVES, Effect.PRESENTS], copies=2, items=1)
"""Thirty-two potions: the deck is soon empty, and the unseen cards follow from the seen ones."""

TWINS = box(
    spells=(
        ["K-: thieves", "K-: devil", "K-: devil", "R-", "R-", "*-: presents", "G-"],
        ["K--", "K--", "*--", "*--", "*--"],
        ["K--: thieves", "*1 *-: presents", "*1 *-: closed-book", "K--: devil"],
    ),
    backs=([Effect.DEVIL, Effect.THIEVES], [Effect.PRESENTS, Effect.THIEVES, Effect.DEVIL], []),
    cylinder={"2": 60, "3": 60, "4": 60},
)
"""Faces that are there several times, some with backs that they name themselves."""

CHOOSY = lively([Effect.SHAKE_UP, Effect.PRESENTS], items=6)
"""Every spell asks several players to choose at the same moment, and there are many items to choose from."""
