"""Action numbers of The Magic Labyrinth: 12 for players, 120 for chance, the same in every edition.

Players: STEP + direction; STOP; ROLL, WAND or POTION; NIGHTCAP + seat.
Chance: the slot of a wall; the closed step of a one-way wall, numbered as in `maze.py`; the quarter turns of the box,
plus MIRRORED if the maze is mirrored; the symbol of the chip drawn; the number on the die; the first player's seat.
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
