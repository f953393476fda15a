"""Verifies a record: all chance follows from the sealed seed, every move is legal, and the result is right."""

from dataclasses import dataclass
from typing import Literal

from aprendiz.core.errors import Refusal
from aprendiz.core.header import AnyGame
from aprendiz.core.plain import encode
from aprendiz.core.record import BY_CHANCE, Record, Step, digest_of, result_of
from aprendiz.core.seal import SealedDice
from aprendiz.core.seat_changes import SeatChanges, between
from aprendiz.core.state import CHANCE, OVER, State

Kind = Literal[
    "newer",  # rules this program does not know yet
    "seal",  # not the seal of this seed
    "over",  # a move after the end
    "actor",  # a move by another seat than the one to act
    "chance",  # not what the sealed seed gives
    "illegal",  # against the rules
    "digest",  # leads to another state
    "unfinished",  # right so far, but the record stops before the end: nothing is proven
    "result",  # the game ended differently
    "header",  # of a seat log: another game was agreed
    "update",  # of a seat log: the seat was sent another game
]


@dataclass(frozen=True, slots=True)
class Fault:
    """The first error in a record, or in a seat log compared with it: what was expected and what was found."""

    kind: Kind
    move: int | None = None
    """Number of the move, counted from 1; in an unfinished game, of the last move."""

    by: int | None = None
    """The seat that made the move, as recorded; None: chance."""

    expected: object = None
    found: object = None
    refusal: Refusal | None = None
    """Why the move is not legal."""

    update: int | None = None
    """The first update of a seat log that differs, counted from 1."""


@dataclass(frozen=True, slots=True)
class Verdict:
    fault: Fault | None
    rules: int
    """The version of the rules under which the record was written."""

    known: int
    """The version of the rules under which it was verified."""

    @property
    def is_proven(self) -> bool:
        return self.fault is None

    @property
    def is_older(self) -> bool:
        """Whether the record has older rules, so that a fault may only mean that a rule has changed."""
        return self.rules < self.known


def verify(record: Record, game: AnyGame) -> Verdict:
    return Verdict(first_fault(record, game), record.header.rules, game.rules)


def first_fault(record: Record, game: AnyGame) -> Fault | None:
    if record.header.rules > game.rules:
        return Fault("newer", expected=game.rules, found=record.header.rules)
    if record.seal != record.envelope.seal:
        return Fault("seal", expected=record.envelope.seal, found=record.seal)
    dice = SealedDice(record.key)
    state: State = game.start(record.header.setup(game))
    for number, step in enumerate(record.steps, start=1):
        fault = _play(state, number, step, between(record.seat_changes, number - 1), dice, game)
        if fault is not None:
            return fault
    result = result_of(game, state)
    if result is None:
        return Fault("unfinished", len(record.steps), found=record.result)
    if encode(record.result) != encode(result):
        return Fault("result", expected=result, found=record.result)
    return None


def _play(state: State, number: int, step: Step, changes: SeatChanges, dice: SealedDice, game: AnyGame) -> Fault | None:
    """Make the recorded move; returns the fault if it has one."""
    if state.actor == OVER:
        return Fault("over", number, step.by, found=step.move)
    actor = None if state.actor == CHANCE else int(state.actor)
    if step.by != actor:
        return Fault("actor", number, step.by, expected=_named(actor), found=_named(step.by))
    if actor is None:
        action = state.draw(dice)
        drawn = game.move(state, action)
        if step.move != drawn:
            return Fault("chance", number, step.by, expected=drawn, found=step.move)
    else:
        legal = {game.move(state, action): action for action in state.legal(actor)}
        if step.move not in legal:
            refusal = game.why_not(game.view(state, actor), step.move)
            return Fault("illegal", number, step.by, found=step.move, refusal=refusal)
        action = legal[step.move]
    state.play(action)
    digest = digest_of(dice.key, state, step.move, changes)
    if step.digest != digest:
        return Fault("digest", number, step.by, expected=digest, found=step.digest)
    return None


def _named(actor: int | None) -> int | str:
    return BY_CHANCE if actor is None else actor
