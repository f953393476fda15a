"""Action numbers of Magus Novatus: 531 for players, 60 for chance, the same in every edition.

Players: AIM + cell; PLACE + cell; TAKE + line * 8 + colour, or + 4 + number - 1; TAKE_PART + line * 32 + a set of its
five cells; CAST + pile, with the default payment; CHOOSE + pile, to choose the payment; PAY + potion, PAY_ELIXIR; HEAL;
WAND_FOR + potion; LIFT; GIVE + seat; SPEND + potion; FINISH; DROP + item; PASS + potion.
Chance: the card drawn or shown, the cell where the cube lands or MISS, the spell put on offer, the effect on a back, or
the seat of the first player.
"""

from typing import Final

QUALITIES: Final = 8
"""Four colours, then four numbers."""

PARTS: Final = 32
"""Sets of the five cells of a line, by bits."""

AIM: Final = 0
PLACE: Final = 25
TAKE: Final = 50
TAKE_PART: Final = 130
CAST: Final = 450
CHOOSE: Final = 453
PAY: Final = 456
PAY_ELIXIR: Final = 472
HEAL: Final = 473
WAND_FOR: Final = 474
LIFT: Final = 490
GIVE: Final = 491
SPEND: Final = 495
FINISH: Final = 511
DROP: Final = 512
PASS: Final = 515
ACTIONS: Final = 531
OUTCOMES: Final = 60
