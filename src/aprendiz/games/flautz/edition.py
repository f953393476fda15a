"""What is in a box of FLAUTZ! (flautz-1.6, 1.7): how many of each card, and the arenas."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aprendiz.core.reader import Reader, edition_reader
from aprendiz.games.flautz.cards import CARDS, COLOURS, HIGHEST_VALUE, Card, Colour
from aprendiz.games.flautz.places import FIELDS

EDITIONS: Final = ("classic", "wide")
MOST_FIELDS: Final = 20
MOST_COPIES: Final = 20
LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class Edition:
    name: str
    copies: tuple[int, ...]
    """Number of copies by card number; ends with the last card that exists."""

    arenas: dict[str, tuple[str, ...]]
    """Fields of each arena, without the closing FLAUTZ! field. The first arena is the default."""

    @property
    def size(self) -> int:
        return sum(self.copies)


def read_edition(source: str | Path | Mapping[str, object]) -> Edition:
    """An edition by name, from a file, or from the contents of one."""
    return edition_of(edition_reader(source, EDITIONS, "aprendiz.games.flautz"))


def write_edition(edition: Edition) -> dict[str, object]:
    """The contents of a file that holds the edition."""
    copies = dict(zip(CARDS, edition.copies, strict=False))
    most = max((card.value or 1 for card in copies), default=1)

    def counted(colour: Colour | None) -> list[int]:
        return [copies.get(Card(colour, value), 0) for value in range(1, most + 1)]

    return {
        "name": edition.name,
        "spells": {colour.value: counted(colour) for colour in COLOURS},
        "special": {"illusions": counted(None), "prisms": copies.get(Card(None, None), 0)},
        "arenas": {name: list(fields) for name, fields in edition.arenas.items()},
    }


def edition_of(reader: Reader) -> Edition:
    counted: dict[Card, int] = {}
    spells = reader.table("spells")
    for colour in COLOURS:
        for value, copies in enumerate(spells.wholes(colour.value, HIGHEST_VALUE, 0, MOST_COPIES), start=1):
            counted[Card(colour, value)] = copies
    spells.end()
    special = reader.table("special")
    for value, copies in enumerate(special.wholes("illusions", HIGHEST_VALUE, 0, MOST_COPIES), start=1):
        counted[Card(None, value)] = copies
    counted[Card(None, None)] = special.whole("prisms", 0, MOST_COPIES)
    special.end()
    arenas = reader.table("arenas")
    words = tuple(field.value for field in FIELDS)
    edition = Edition(
        name=reader.name("name", LONGEST_NAME),
        copies=trimmed([counted.get(card, 0) for card in CARDS]),
        arenas={name: arenas.words(name, MOST_FIELDS, words) for name in arenas.names()},
    )
    for name in edition.arenas:
        if not name.isprintable():
            raise reader.wrong("arenas", "name", most=LONGEST_NAME, found=name)
    if not edition.arenas:
        raise reader.wrong("arenas", "empty")
    reader.end()
    return edition


def trimmed(copies: list[int]) -> tuple[int, ...]:
    while copies and copies[-1] == 0:
        copies.pop()
    return tuple(copies)
