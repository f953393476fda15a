"""The numbers of actions in The Magic Labyrinth: 12 for players, 120 for chance, the same in every edition.

Players: STEP + direction; STOP; ROLL, WAND or POTION; NIGHTCAP + seat.
Chance: the slot of a wall; the closed step of a one-way wall, as in `maze.py`; the quarters by which the box is turned,
+ MIRRORED for a mirrored one; a symbol where a chip is drawn; the steps a die shows; the seat that begins.
"""

from typing import Final

STEP: Final = 0
STOP: Final = 4
ROLL: Final = 5
WAND: Final = 6
POTION: Final = 7
NIGHTCAP: Final = 8
ACTIONS: Final = 12
OUTCOMES: Final = 120

MIRRORED: Final = 4
