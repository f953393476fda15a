"""One number per kind of bot from all games, by the Plackett-Luce model of openskill, on a scale like Elo's.

400 points more are tenfold odds of being placed before somebody; the mean of all who take part is 1500, so ratings of
different runs can only be compared by their differences. Every place of a game counts, not only the first.

Bots do not change, so `tau` is 0: nothing is forgotten, and later games weigh no more than earlier ones. `gamma` is 1:
the step of an update falls as 1/n and the rating converges as fast as the games allow; openskill's own choice keeps
steps long for people who learn, and leaves twice the error after 2,400 games. A rating begins with a `sigma` of one
`beta` at two seats, about 120 points, worth some ten games; the usual two make the first games overshoot by a third, as
simulated with known strengths.

The model's own sigma is not used for the interval. It takes the games of one deal and the seats of one kind for
independent: in the same simulations it is a third too large for two seats and a third too small for four.
Instead the deals are drawn again with replacement, RESAMPLES times, each time in another order and with an imaginary
deal in which all share the win (so that who wins every game is not rated with false certainty), and rated anew. The
interval is so many standard deviations of these ratings to both sides as Student's distribution wants, 1.96 with many
deals: where, in 95 of 100 ladders with other deals, the rating would be expected to lie, relative to the mean of the
same field. Who has played fewer than ENOUGH deals, or won or lost fewer games, has too few of a sort to draw from; then
the interval is at least as wide as the model's own.
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
"""What tells the width of an interval to a tenth."""

ENOUGH: Final = 10
"""Deals, games won and games lost that can be drawn again in ways that differ."""

MEAN: Final = 1500.0
BETA: Final = 25 / 6
ELO: Final = 400 / log(10)

Deal = Sequence[Played]
Estimate = tuple[float, float]
"""A rating and the model's own sigma."""

Spread = Callable[[Callable[[int], dict[str, Estimate]], Iterable[int]], Iterable[dict[str, Estimate]]]
"""Does something for each of several numbers, like `map`, perhaps on several cores."""


@dataclass(frozen=True, slots=True)
class Rating:
    kind: str
    rating: float
    low: float
    high: float


def ratings_of(kinds: Sequence[str], deals: Sequence[Deal], seed: int, spread: Spread = map) -> list[Rating]:
    """Best first; where equal, in the order in which the kinds were named."""
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
    """One rating per kind, where several seats had the same one."""
    seats = {kind: [rating for own, rating in zip(kinds, after, strict=True) if own == kind] for kind in kinds}
    return {
        kind: model.rating(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
        for kind, own in seats.items()
    }


def resampled(kinds: Sequence[str], deals: Sequence[Deal], seed: int, number: int) -> dict[str, Estimate]:
    """Ratings from deals drawn again, as if others had been played."""
    random = Random(f"{seed} {number}")
    seats = len(deals[0][0].kinds)
    drawn = random.choices([*deals, even_deal(kinds, seats)], k=len(deals) + 1)
    return rated(kinds, [game for deal in drawn for game in deal])


def even_deal(kinds: Sequence[str], seats: int) -> Deal:
    return [Played((one, *[other] * (seats - 1)), (1,) * seats, 0) for one, other in combinations(kinds, 2)]


def always_one(*_: Any) -> float:
    return 1.0
