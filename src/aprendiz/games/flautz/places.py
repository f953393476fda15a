"""The six face-up places and the fields of an arena (flautz-1.7, 2.3, 4.1)."""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.plain import Word

PLACES: Final = 6
"""Places 0 to 2 are in the air, 3 to 5 on the floor."""

ROW_SIZE: Final = 3


class Row(Word):
    """The rows differ; the places within a row are equivalent."""

    AIR = "air"
    FLOOR = "floor"


ROWS: Final = (Row.AIR, Row.FLOOR)


class Field(Word):
    FLOOR = "floor"
    AIR = "air"
    EITHER = "either"


FIELDS: Final = tuple(Field)
FLOOR: Final = 0
AIR: Final = 1
"""Fields are numbered in this order; `either` is the last."""

PLACES_OF: Final[list[list[i64]]] = [[3, 4, 5], [0, 1, 2], [0, 1, 2, 3, 4, 5]]
"""By field, in the order of FIELDS: the places the field allows."""


def row_of(place: int) -> Row:
    return ROWS[place // ROW_SIZE]
