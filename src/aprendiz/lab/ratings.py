"""One number per kind of bot from all games, by the Plackett-Luce model of openskill, on a scale like Elo's.

400 points more mean tenfold odds of a better place. The mean of all kinds in a run is 1500, so only differences can be
compared between runs. Every place of a game counts, not only the first.

Bots do not change, so `tau` is 0: nothing is forgotten, and later games weigh no more than earlier ones. `gamma` is 1:
the step of an update falls as 1/n and the rating converges as fast as the games allow; openskill's own choice keeps
steps long for people who learn, and leaves twice the error after 2,400 games. A rating begins with a `sigma` of one
`beta` at two seats, about 120 points, worth some ten games. In simulations with known strengths, the usual two `beta`
make the first games overshoot by a third.

The model's own sigma is not used for the interval. It treats the games of one deal and the seats of one kind as
independent: in the same simulations it is a third too large for two seats and a third too small for four.
The interval is a bootstrap instead: RESAMPLES times, the deals are drawn again with replacement, in another order and
with an imaginary deal in which all tie (so that a kind that wins every game is not rated with false certainty), and
rated anew. Its half-width is the standard deviation of these ratings times the quantile of Student's distribution, 1.96
with many deals. In 95 of 100 ladders with other deals the rating should lie within it, relative to the mean of the same
field. A kind with fewer than ENOUGH deals, wins or losses has too few cases to draw from; then the interval is at least
as wide as the model's own.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from aprendiz.lab.arena import Played
from aprendiz.lab.win_rate import NORMAL, student

RESAMPLES: Final = 50
"""Enough to know the width of an interval to a tenth."""

ENOUGH: Final = 10
"""Lower bound on deals, wins and losses for a bootstrap."""

MEAN: Final = 1500.0
BETA: Final = 25 / 6
ELO: Final = 400 / log(10)

Deal = Sequence[Played]
Estimate = tuple[float, float]
"""A rating, and the model's own sigma."""

Spread = Callable[[Callable[[int], dict[str, Estimate]], Iterable[int]], Iterable[dict[str, Estimate]]]
"""Like `map` over numbers, possibly on several cores."""


@dataclass(frozen=True, slots=True)
class Rating:
    kind: str
    rating: float
    low: float
    high: float


def ratings_of(kinds: Sequence[str], deals: Sequence[Deal], seed: int, spread: Spread = map) -> list[Rating]:
    """Best first; equal ratings in the order of `kinds`."""
    found = rated(kinds, [game for deal in deals for game in deal])
    again = list(spread(partial(resampled, kinds, deals, seed), range(RESAMPLES)))
    ratings = []
    for kind in kinds:
        rating, sigma = found[kind]
        width = student(max(2, len(deals))) * stdev(each[kind][0] for each in again)
        if not can_be_drawn(kind, deals):
            width = max(width, NORMAL * sigma)
        ratings.append(Rating(kind, rating, rating - width, rating + width))
    return sorted(ratings, key=lambda each: -each.rating)


def can_be_drawn(kind: str, deals: Sequence[Deal]) -> bool:
    own = [game for deal in deals for game in deal if kind in game.kinds]
    won = sum((kind, 1) in zip(game.kinds, game.places, strict=True) for game in own)
    return min(len(deals), won, len(own) - won) >= ENOUGH


def rated(kinds: Sequence[str], games: Sequence[Played]) -> dict[str, Estimate]:
    spread = sqrt(len(games[0].kinds))
    model = PlackettLuce(sigma=BETA * spread / sqrt(2), beta=BETA, tau=0.0, gamma=always_one)
    found = {kind: model.rating() for kind in kinds}
    for game in games:
        after = model.rate([[found[kind]] for kind in game.kinds], ranks=[float(place) for place in game.places])
        found |= merged(model, game.kinds, [rating for [rating] in after])
    scale = ELO / (BETA * spread)
    middle = fmean(rating.mu for rating in found.values())
    return {kind: (MEAN + scale * (rating.mu - middle), scale * rating.sigma) for kind, rating in found.items()}


def merged(
    model: PlackettLuce, kinds: Sequence[str], after: Sequence[PlackettLuceRating]
) -> Mapping[str, PlackettLuceRating]:
    """One rating per kind: the mean over the seats of that kind."""
    seats = {kind: [rating for own, rating in zip(kinds, after, strict=True) if own == kind] for kind in kinds}
    return {
        kind: model.rating(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
        for kind, own in seats.items()
    }


def resampled(kinds: Sequence[str], deals: Sequence[Deal], seed: int, number: int) -> dict[str, Estimate]:
    """Ratings of one bootstrap sample of the deals."""
    random = Random(f"{seed} {number}")
    seats = len(deals[0][0].kinds)
    drawn = random.choices([*deals, even_deal(kinds, seats)], k=len(deals) + 1)
    return rated(kinds, [game for deal in drawn for game in deal])


def even_deal(kinds: Sequence[str], seats: int) -> Deal:
    return [Played((one, *[other] * (seats - 1)), (1,) * seats, 0) for one, other in combinations(kinds, 2)]


def always_one(*_: Any) -> float:
    return 1.0
