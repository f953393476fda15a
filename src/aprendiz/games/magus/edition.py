"""What is in a box of Magus Novatus (magus-1, 12): potions, items, spells, backs, cylinder, scatter."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.reader import Reader, edition_reader
from aprendiz.games.magus.cards import COLOURS, VALUES
from aprendiz.games.magus.effects import EFFECTS, Effect
from aprendiz.games.magus.grid import CELLS
from aprendiz.games.magus.matching import readings_of
from aprendiz.games.magus.notation import Spell, read_spell

EDITIONS: Final = ("classic",)
PILES: Final = (2, 3, 4)
"""The three piles, by the points of their spells."""

ITEMS: Final = ("plants", "elixir", "wand", "curse")
PLAYERS: Final = range(2, 5)
MOST_COPIES: Final = 20
LONGEST_NAME: Final = 60
MOST_SPELLS: Final = 20
MOST_READINGS: Final = 2000
"""Upper bound for one spell, because every decision to cast tries all readings. The classic spells have under 100."""

BACK: Final = ":"
"""Stands between a spell and the back that it names."""

NO_BACKS: Final = (0,) * len(EFFECTS)
LONGEST_TRACK: Final = 60
MOST_SCATTER: Final = 1000


@dataclass(frozen=True, slots=True)
class Edition:
    name: str
    copies: tuple[int, ...]
    """Number of copies of each card: 16 potions, then 4 items."""

    piles: tuple[tuple[Spell, ...], ...]
    own_backs: tuple[tuple[Effect | None, ...], ...]
    """By pile: the back that each spell names itself; None: one of `backs`."""

    backs: tuple[tuple[int, ...], ...]
    """By pile: the number of backs with each effect, for the spells that name none."""

    track: dict[int, int]
    """By number of players: the net moves of the cylinder after which the game ends."""

    scatter: tuple[int, int, int]
    """Weights of a hit, of each orthogonal neighbour and of each diagonal one (3.2)."""


def read_edition(source: str | Path | Mapping[str, object]) -> Edition:
    """An edition by name, from a file, or from the contents of one."""
    return edition_of(edition_reader(source, EDITIONS, "aprendiz.games.magus"))


def edition_of(reader: Reader) -> Edition:
    piles, own_backs = piles_of(reader.table("spells"))
    edition = Edition(
        name=reader.name("name", LONGEST_NAME),
        copies=(*potions_of(reader.table("potions")), *items_of(reader.table("items"))),
        piles=piles,
        own_backs=own_backs,
        backs=backs_of(reader, own_backs),
        track=track_of(reader.table("cylinder")),
        scatter=scatter_of(reader.table("throw")),
    )
    if sum(edition.copies[: len(COLOURS) * VALUES]) < CELLS:
        raise reader.wrong("potions", "too-few-potions", needed=CELLS)
    for points, named, backs in zip(PILES, edition.own_backs, edition.backs, strict=True):
        unnamed = named.count(None)
        if sum(backs) != unnamed == len(named):
            raise reader.wrong(f"backs.{points}", "backs", spells=unnamed, backs=sum(backs))
        if sum(backs) != unnamed:
            raise reader.wrong(f"backs.{points}", "backs-unnamed", spells=unnamed, backs=sum(backs))
    reader.end()
    return edition


def potions_of(table: Reader) -> list[int]:
    copies: list[int] = []
    for colour in COLOURS:
        numbers = table.wholes(colour.value, VALUES, 0, MOST_COPIES)
        copies += [*numbers, *[0] * (VALUES - len(numbers))]
    table.end()
    return copies


def items_of(table: Reader) -> list[int]:
    copies = [table.whole(name, 0, MOST_COPIES) for name in ITEMS]
    table.end()
    return copies


def piles_of(table: Reader) -> tuple[tuple[tuple[Spell, ...], ...], tuple[tuple[Effect | None, ...], ...]]:
    """The spells of each pile, and the backs that they name."""
    piles = [spells_of(table, points) for points in PILES]
    table.end()
    return tuple(tuple(spells) for spells, _ in piles), tuple(tuple(backs) for _, backs in piles)


def spells_of(table: Reader, points: int) -> tuple[list[Spell], list[Effect | None]]:
    spells: list[Spell] = []
    backs: list[Effect | None] = []
    for where, text in table.texts(str(points), MOST_SPELLS):
        face, colon, name = text.partition(BACK)
        try:
            spell = read_spell(face, points)
        except Invalid as error:
            raise Invalid(where, error.problem, **error.given) from error
        back = own_back(name.strip(), where) if colon else None
        if spell in spells and (back is None) != (backs[spells.index(spell)] is None):
            raise Invalid(where, "backs-of-copies")
        readings = readings_of(spell)
        if readings > MOST_READINGS:
            raise Invalid(where, "too-many-readings", most=MOST_READINGS, count=readings)
        spells.append(spell)
        backs.append(back)
    return spells, backs


def own_back(name: str, where: str) -> Effect:
    known = tuple(effect.value for effect in EFFECTS)
    if name not in known:
        raise Invalid(where, "no-back", known=known, found=name)
    return Effect(name)


def backs_of(reader: Reader, own: tuple[tuple[Effect | None, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """By pile: the number of backs with each effect. A pile whose spells all name their backs may be left out."""
    if "backs" not in reader.names() and not any(None in pile for pile in own):
        return (NO_BACKS,) * len(PILES)
    table = reader.table("backs")
    backs = []
    for points, named in zip(PILES, own, strict=True):
        if str(points) not in table.names() and None not in named:
            backs.append(NO_BACKS)
            continue
        pile = table.table(str(points))
        backs.append(tuple(pile.whole(effect.value, 0, MOST_SPELLS) for effect in EFFECTS))
        pile.end()
    table.end()
    return tuple(backs)


def track_of(table: Reader) -> dict[int, int]:
    track = {players: table.whole(str(players), 1, LONGEST_TRACK) for players in PLAYERS}
    table.end()
    return track


def scatter_of(table: Reader) -> tuple[int, int, int]:
    hit, side, corner = (table.whole(name, 0, MOST_SCATTER) for name in ("hit", "side", "corner"))
    if hit + side + corner == 0:
        raise table.wrong("hit", "whole", least=1, most=MOST_SCATTER, found=0)
    table.end()
    return hit, side, corner


def write_edition(edition: Edition) -> dict[str, object]:
    """The contents of a file that holds the edition."""
    return {
        "name": edition.name,
        "potions": {
            colour.value: list(edition.copies[number * VALUES : (number + 1) * VALUES])
            for number, colour in enumerate(COLOURS)
        },
        "items": dict(zip(ITEMS, edition.copies[len(COLOURS) * VALUES :], strict=True)),
        "spells": {
            str(points): [
                spell.name if back is None else f"{spell.name}{BACK} {back.value}"
                for spell, back in zip(pile, backs, strict=True)
            ]
            for points, pile, backs in zip(PILES, edition.piles, edition.own_backs, strict=True)
        },
        "backs": {
            str(points): dict(zip((effect.value for effect in EFFECTS), backs, strict=True))
            for points, backs in zip(PILES, edition.backs, strict=True)
        },
        "cylinder": {str(players): moves for players, moves in edition.track.items()},
        "throw": dict(zip(("hit", "side", "corner"), edition.scatter, strict=True)),
    }
