"""Action numbers of FLAUTZ!: 669 for players, 120 for chance, the same in every edition.

Players: an exchange is `give * 6 + place`, where `give` is a card and `place` one of the six face-up places. EXCHANGES
is added if the exchange also declares. The others are REPLACE + place, FOCUS, DECLARE and REST.
Chance: the card drawn, the index of a way to give out apprentices, or the seat of the first starting player.
"""

from typing import Final

EXCHANGES: Final = 330
REPLACE: Final = 660
FOCUS: Final = 666
DECLARE: Final = 667
REST: Final = 668
ACTIONS: Final = 669
OUTCOMES: Final = 120
