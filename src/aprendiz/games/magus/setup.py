"""What is agreed before a game of Magus Novatus, in the form the rules use."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.errors import Invalid
from aprendiz.core.options import Choice, Option, SeatOrChance, Whole
from aprendiz.games.magus.cards import POTIONS
from aprendiz.games.magus.edition import Edition
from aprendiz.games.magus.effects import BACKS, EFFECTS
from aprendiz.games.magus.matching import Pattern

CHANCE_STARTS: Final = -1
NO_LIMIT: Final = -1
NO_END: Final = 1_000_000
"""Stands for a cylinder that plays no part (10.2)."""

NO_OR_YES: Final = ("no", "yes")

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("throw", values=("aimed", "uniform"), default="aimed"),
    Choice("taking", values=("all", "part"), default="all"),
    Choice("outstanding", values=NO_OR_YES, default="no"),
    Choice("infant", values=NO_OR_YES, default="no"),
    Choice("infant_goal", values=("net", "gross"), default="net", implies=("infant", "yes"), is_later=True),
    SeatOrChance("starter", most=3),
    Whole("limit", least=1, most=100_000, default=None, step=10, first=60, unit="turns"),
)


class Setup:
    """Immutable; shared by all states of a game."""

    def __init__(self, seats: int, edition: Edition, options: Mapping[str, Any]) -> None:
        """`options` are those of OPTIONS, already checked one by one; here they are checked against each other."""
        self.edition = edition
        self.options = dict(options)
        self.seats: i64 = seats
        self.is_aimed: bool = options["throw"] == "aimed"
        self.takes_parts: bool = options["taking"] == "part"
        self.is_outstanding: bool = options["outstanding"] == "yes"
        self.is_infant: bool = options["infant"] == "yes"
        self.skull_cost: i64 = 0 if self.is_infant and options["infant_goal"] == "gross" else 1
        """Points that each skull takes off (9.3, 10.3)."""
        self.copies: list[i64] = list(edition.copies)
        if self.is_infant:
            self.copies = [*self.copies[:POTIONS], 0, 0, 0, 0]
        spells = [spell for pile in edition.piles for spell in pile]
        self.spells: i64 = len(spells)
        self.patterns: list[Pattern] = [
            Pattern(spell.without_numbers() if self.is_infant else spell) for spell in spells
        ]
        self.names: list[str] = [spell.name for spell in spells]
        self.points: list[i64] = [spell.points for spell in spells]
        self.pile_of: list[i64] = [number for number, pile in enumerate(edition.piles) for _ in pile]
        self.face_of: list[i64] = faces_of(edition)
        """By spell: the first spell of its pile with the same face."""
        self.by_face: list[i64] = [
            spell for face in sorted(set(self.face_of)) for spell in copies_of(face, self.face_of)
        ]
        """All spells; those with the same face stand together."""
        pools = Pools(edition, self.face_of, self.pile_of)
        self.pool_of: list[i64] = pools.of_spell
        self.pile_of_pool: list[i64] = pools.piles
        self.backs: list[i64] = pools.backs
        self.end: i64 = NO_END if self.is_infant else edition.track[seats]
        self.hit: i64 = edition.scatter[0]
        self.side: i64 = edition.scatter[1]
        self.corner: i64 = edition.scatter[2]
        starter = options["starter"]
        if starter is not None and starter >= seats:
            raise Invalid("starter", "whole", least=0, most=seats - 1, found=starter)
        self.starter: i64 = CHANCE_STARTS if starter is None else starter
        limit = options["limit"]
        self.limit: i64 = NO_LIMIT if limit is None else limit

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (int(self.seats), self.edition, self.options)


def faces_of(edition: Edition) -> list[i64]:
    faces: list[i64] = []
    for pile in edition.piles:
        first = len(faces)
        faces += [first + pile.index(spell) for spell in pile]
    return faces


def copies_of(face: i64, face_of: list[i64]) -> list[i64]:
    return [spell for spell, own in enumerate(face_of) if own == face]


class Pools:
    """Where the backs of spells come from: one pool for each pile, then one for each face that names its backs."""

    def __init__(self, edition: Edition, face_of: list[i64], pile_of: list[i64]) -> None:
        self.of_spell: list[i64] = pile_of.copy()
        """By spell: the number of its pool. Spells with the same face share a pool."""
        self.piles: list[i64] = list(range(len(edition.piles)))
        """By pool: its pile."""
        self.backs: list[i64] = [copies for pile in edition.backs for copies in pile]
        """By pool: the number of backs with each effect."""
        for spell, back in enumerate([back for pile in edition.own_backs for back in pile]):
            if back is None:
                continue
            if face_of[spell] == spell:
                self.of_spell[spell] = len(self.piles)
                self.piles.append(pile_of[spell])
                self.backs += [0] * BACKS
            else:
                self.of_spell[spell] = self.of_spell[face_of[spell]]
            self.backs[self.of_spell[spell] * BACKS + EFFECTS.index(back)] += 1
