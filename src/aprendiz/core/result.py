"""The result of a game: the ranking, and the criterion that decided it."""

from collections.abc import Sequence

from aprendiz.core.value import Value


class Result(Value, frozen=True):
    ranking: tuple[tuple[int, ...], ...]
    """Seats, best first; seats that share a place stand together."""

    decided_by: str
    """The criterion that set the winner apart from the next, or `shared`."""

    def places(self) -> list[tuple[int, int]]:
        """Pairs of place and seat, best first. Places count from 1; seats that tie have the same place."""
        places = []
        for position, seats in enumerate(self.ranking):
            place = 1 + sum(len(better) for better in self.ranking[:position])
            places += [(place, seat) for seat in seats]
        return places

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]


def ranked(criteria: tuple[str, ...], marks: Sequence[tuple[int, ...]]) -> tuple[tuple[tuple[int, ...], ...], str]:
    """The ranking of seats by their marks, and what decided. Marks: one per criterion by weight; higher is better."""
    places = sorted(set(marks), reverse=True)
    ranking = tuple(tuple(seat for seat, mark in enumerate(marks) if mark == place) for place in places)
    if len(ranking[0]) > 1:
        return ranking, "shared"
    decided = next(
        name for name, best, next_best in zip(criteria, places[0], places[1], strict=True) if best != next_best
    )
    return ranking, decided
