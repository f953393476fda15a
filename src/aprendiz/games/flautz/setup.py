"""What is agreed before a game of FLAUTZ!, in the form the rules use."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.errors import Invalid
from aprendiz.core.options import Choice, NameOrList, Option, SeatOrChance, Whole
from aprendiz.games.flautz.edition import MOST_FIELDS, Edition
from aprendiz.games.flautz.places import FIELDS, PLACES, Field
from aprendiz.games.flautz.score import HAND

CHANCE_STARTS: Final = -1
NO_LIMIT: Final = -1

OPTIONS: Final[tuple[Option, ...]] = (
    NameOrList(
        "arena",
        words=tuple(field.value for field in FIELDS),
        most=MOST_FIELDS,
        names="arenas",
        item="field",
        repeats=True,
    ),
    Choice("mode", values=("crystals", "matches"), default="crystals"),
    Whole("matches", least=1, most=99, default=3, implies=("mode", "matches")),
    Choice("ties", values=("each", "nobody"), default="each"),
    Choice("final_turns", values=("track", "all"), default="track", is_later=True),
    SeatOrChance("starter", most=4),
    Whole("limit", least=1, most=100_000, default=None, step=10, first=60, unit="turns"),
)


class Setup:
    """Immutable; shared by all states of a game."""

    def __init__(self, seats: int, edition: Edition, options: Mapping[str, Any]) -> None:
        """`options` are those of OPTIONS, already checked one by one; here they are checked against each other."""
        self.edition = edition
        self.options = dict(options)
        self.seats: i64 = seats
        self.copies: list[i64] = list(edition.copies)
        self.cards: i64 = edition.size
        needed = HAND * seats + PLACES
        if edition.size < needed:
            raise Invalid(
                "edition", "too-few-cards", edition=edition.name, cards=edition.size, seats=seats, needed=needed
            )
        arena = next(iter(edition.arenas)) if options["arena"] is None else options["arena"]
        if isinstance(arena, str):
            if arena not in edition.arenas:
                raise Invalid("arena", "one-of", known=tuple(edition.arenas), found=arena)
            arena = edition.arenas[arena]
        self.arena: list[i64] = [FIELDS.index(Field(field)) for field in arena]
        self.counts_points: bool = options["mode"] == "matches"
        self.matches: i64 = options["matches"]
        self.ties_count: bool = options["ties"] == "each"
        self.crystal_waits: bool = options["final_turns"] == "all"
        """Whether the crystal waits on the last field until all final turns are over (7.5)."""
        starter = options["starter"]
        if starter is not None and starter >= seats:
            raise Invalid("starter", "whole", least=0, most=seats - 1, found=starter)
        self.starter: i64 = CHANCE_STARTS if starter is None else starter
        limit = options["limit"]
        self.limit: i64 = NO_LIMIT if limit is None else limit

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (int(self.seats), self.edition, self.options)
