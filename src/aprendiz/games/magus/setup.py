"""What is agreed before a game of Magus Novatus, in the form the rules use."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.errors import Invalid
from aprendiz.core.options import Choice, Option, Whole
from aprendiz.games.magus.cards import POTIONS
from aprendiz.games.magus.edition import Edition
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
    Whole("starter", least=0, most=3, default=None),
    Whole("limit", least=1, most=100_000, default=None),
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
        self.backs: list[i64] = [copies for pile in edition.backs for copies in pile]
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
