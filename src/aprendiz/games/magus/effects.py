"""The backs of spells: six effects and the closed book (magus-1.2, 7)."""

from typing import Final

from aprendiz.core.plain import Word


class Effect(Word):
    THIEVES = "thieves"
    SHAKE_UP = "shake-up"
    CURSES = "curses"
    GO_BACK = "go-back"
    DEVIL = "devil"
    PRESENTS = "presents"
    CLOSED = "closed-book"


EFFECTS: Final = tuple(Effect)
THIEVES: Final = 0
SHAKE_UP: Final = 1
CURSES: Final = 2
GO_BACK: Final = 3
DEVIL: Final = 4
PRESENTS: Final = 5
CLOSED: Final = 6
BACKS: Final = 7
"""Effects are numbered in this order."""
