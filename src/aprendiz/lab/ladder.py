"""A ladder: every pair of kinds plays the same deals with rotated seats; ratings, win rates and times follow."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, groupby
from math import ceil
from statistics import fmean
from time import monotonic
from typing import Final

from aprendiz import COMPILED
from aprendiz.core.header import Header
from aprendiz.lab.arena import Factory, Match, Outcome, play
from aprendiz.lab.ratings import RESAMPLES, Estimate, Rating, ratings_of
from aprendiz.lab.win_rate import WinRate, win_rate_of
from aprendiz.lab.workers import Workers

DIGITS: Final = 4
"""Decimal places of numbers in JSON."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played."""

    header: Header
    kinds: tuple[str, ...]
    games: int
    """Lower bound per pair; rounded up to whole deals."""

    seed: int

    @property
    def seats(self) -> int:
        return len(self.header.seats)

    @property
    def deals(self) -> int:
        return ceil(self.games / self.games_per_deal)

    @property
    def games_per_deal(self) -> int:
        """Two seats: one bot against the other. More seats: one bot of each kind against a table of the other kind."""
        return self.seats if self.seats == 2 else 2 * self.seats

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.kinds, 2))

    def matches(self) -> Iterator[Match]:
        """Deal by deal."""
        for deal in range(self.deals):
            for one, other in self.pairs:
                yield Match(one, other, deal)
                if self.seats > 2:
                    yield Match(other, one, deal)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Results of one bot of a kind when all other seats are of another kind."""

    lone: str
    others: str
    games: int
    won: WinRate


@dataclass(frozen=True, slots=True)
class Pace:
    """CPU seconds of choices among several moves."""

    choices: int
    mean: float
    most: float
    """95th percentile."""

    longest: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """The results of a contest."""

    contest: Contest
    games: int
    ratings: list[Rating]
    pairings: list[Pairing]
    """Both ways round, kind by kind."""

    seats: list[WinRate]
    """Win rate by seat; every kind sits equally often in each."""

    mean_moves: float
    paces: dict[str, Pace]
    seconds: float
    """Duration of the whole contest."""

    def pairing(self, lone: str, others: str) -> Pairing:
        return next(each for each in self.pairings if (each.lone, each.others) == (lone, others))


def nothing(_stage: str, _done: int, _total: int) -> None:
    """Reports no progress."""


def climb(
    contest: Contest,
    factories: Mapping[str, Factory],
    jobs: int = 1,
    tell: Callable[[str, int, int], None] = nothing,
) -> Ladder:
    """Play a contest; `tell` is called with the stage (games, then ratings), how many are done, and the total."""
    begun = monotonic()
    outcomes: list[Outcome] = []
    games = len(contest.pairs) * contest.deals * contest.games_per_deal
    with Workers(jobs) as workers:
        work = partial(play, contest.header, contest.seed, factories)
        tell("games", 0, games)
        for outcome in workers.map(work, contest.matches()):
            outcomes.append(outcome)
            tell("games", len(outcomes) * contest.seats, games)

        def spread(work: Callable[[int], dict[str, Estimate]], numbers: Iterable[int]) -> Iterator[dict[str, Estimate]]:
            for done, each in enumerate(workers.map(work, numbers), start=1):
                tell("ratings", done, RESAMPLES)
                yield each

        deals = [[game for outcome in own for game in outcome.games] for own in by_deal(outcomes)]
        ratings = ratings_of(contest.kinds, deals, contest.seed, spread)
    return Ladder(
        contest,
        games,
        ratings,
        pairings_of(contest, outcomes),
        [win_rate_of([fmean(game.win_rate(seat) for game in deal) for deal in deals]) for seat in range(contest.seats)],
        fmean(game.moves for deal in deals for game in deal),
        {kind: pace_of(outcomes, kind) for kind in contest.kinds},
        monotonic() - begun,
    )


def by_deal(outcomes: Sequence[Outcome]) -> Iterator[list[Outcome]]:
    for _, own in groupby(outcomes, key=lambda outcome: outcome.match.deal):
        yield list(own)


def pairings_of(contest: Contest, outcomes: Sequence[Outcome]) -> list[Pairing]:
    rates: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        rates.setdefault((outcome.match.lone, outcome.match.others), []).append(outcome.win_rate())
    won = {pair: win_rate_of(deals) for pair, deals in rates.items()}
    if contest.seats == 2:
        won |= {(other, one): rate.mirrored() for (one, other), rate in won.items()}
    games = contest.deals * contest.seats
    return [
        Pairing(lone, others, games, won[lone, others])
        for lone in contest.kinds
        for others in contest.kinds
        if others != lone
    ]


def pace_of(outcomes: Sequence[Outcome], kind: str) -> Pace:
    seconds = sorted(each for outcome in outcomes for each in outcome.seconds.get(kind, ()))
    if not seconds:
        return Pace(0, 0.0, 0.0, 0.0)
    return Pace(len(seconds), fmean(seconds), seconds[ceil(0.95 * len(seconds)) - 1], seconds[-1])


def data_of(found: Ladder, command: str, jobs: int) -> dict[str, object]:
    """The results as JSON data; only what is under `time` differs from run to run."""
    contest, header = found.contest, found.contest.header
    return {
        "format": "aprendiz-ladder",
        "version": 2,
        "command": command,
        "game": header.game,
        "rules": header.rules,
        "edition": header.edition["name"],
        "options": header.options,
        "seats": contest.seats,
        "bots": list(contest.kinds),
        "seed": contest.seed,
        "deals": contest.deals,
        "games": found.games,
        "ratings": [
            {"bot": each.kind, **rounded(rating=each.rating, low=each.low, high=each.high)} for each in found.ratings
        ],
        "pairings": [
            {"bot": each.lone, "against": each.others, "games": each.games, **win_rate_data(each.won)}
            for each in found.pairings
        ],
        "by_seat": [win_rate_data(each) for each in found.seats],
        "mean_moves": round(found.mean_moves, DIGITS),
        "time": {
            "jobs": jobs,
            "seconds": round(found.seconds, DIGITS),
            "compiled": COMPILED,
            "by_bot": {
                kind: {"choices": pace.choices}
                | rounded(mean_ms=1000 * pace.mean, p95_ms=1000 * pace.most, longest_ms=1000 * pace.longest)
                for kind, pace in found.paces.items()
            },
        },
    }


def win_rate_data(found: WinRate) -> dict[str, float]:
    return rounded(win_rate=found.rate, low=found.low, high=found.high)


def rounded(**numbers: float) -> dict[str, float]:
    return {name: round(number, DIGITS) for name, number in numbers.items()}
