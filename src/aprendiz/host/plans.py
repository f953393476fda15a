"""From a plan to a game: whether a plan can be played, and the header of its game."""

from typing import Any

from aprendiz.core.errors import Invalid
from aprendiz.core.header import Header, Seat, agreed
from aprendiz.games import NAMES, load
from aprendiz.host.chairs import USUAL, Chair, Plan, called


def planned(plan: Plan) -> None:
    """Raises Invalid that says where the plan is wrong, if it cannot be played. May be slow for a custom edition."""
    if plan.game not in NAMES:
        raise Invalid("game", "one-of", known=NAMES, found=plan.game)
    header_of(plan, tuple(Chair(bot=USUAL) for _ in range(plan.seats)), None)


def header_of(plan: Plan, chairs: tuple[Chair, ...], starter: int | None) -> Header:
    game = load(plan.game)
    if isinstance(plan.edition, str) and plan.edition not in game.editions:
        # A name from the network is never used as a file path.
        raise Invalid("edition", "one-of", known=game.editions, found=plan.edition)
    seats = [Seat(called(chairs, seat), chair.player) for seat, chair in enumerate(chairs)]
    options: dict[str, Any] = dict(plan.options) if starter is None else {**plan.options, "starter": starter}
    return agreed(game, seats, plan.edition, options)
