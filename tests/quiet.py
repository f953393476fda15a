"""A box of FLAUTZ! in which no hand can become a FLAUTZ!, so that every match has all its turns."""

from typing import Any, Final

COPIES: Final = [5, 5, 5, 5]
NONE: Final = [0, 0, 0, 0]

QUIET: Final[dict[str, Any]] = {
    "name": "quiet",
    "spells": {"blue": COPIES, "green": COPIES, "purple": COPIES, "orange": COPIES, "pink": NONE},
    "special": {"illusions": NONE, "prisms": 0},
    "arenas": {"usual": ["floor", "air", "floor", "air", "either"]},
}
"""Four colours, four values, no special cards: no spell has five cards."""
