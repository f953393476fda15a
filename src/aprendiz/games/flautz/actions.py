"""The numbers of actions in FLAUTZ!: 669 for players, 120 for chance, the same in every edition.

Players: `give * 6 + place` for an exchange, where `give` is a card and `place` one of the six face-up places; the same
plus EXCHANGES, declaring with it; REPLACE + place; FOCUS; DECLARE; REST.
Chance: a card where one is drawn; one of the ways to give out apprentices; a seat where the first starter is found.
"""

from typing import Final

EXCHANGES: Final = 330
REPLACE: Final = 660
FOCUS: Final = 666
DECLARE: Final = 667
REST: Final = 668
ACTIONS: Final = 669
OUTCOMES: Final = 120
