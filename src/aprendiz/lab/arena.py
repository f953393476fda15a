"""Games between two kinds of bots on one deal: one bot of a kind takes every seat in turn, the other kind the rest."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from time import process_time
from typing import Any, Final

from aprendiz.bots.player import Bot
from aprendiz.core.dice import Dice
from aprendiz.core.header import Header
from aprendiz.core.session import Session
from aprendiz.games import load

Factory = Callable[[Session[Any, Any], Any, int, int], Bot[Any, Any]]
"""Makes a bot from a session, its setup, a seat and a seed. Must be picklable, for worker processes."""

SEED_BYTES: Final = 5
"""Small enough for compiled integers, even after a bot has multiplied its seed."""


@dataclass(frozen=True, slots=True)
class Match:
    """One deal, played as often as there are seats: `lone` in each seat once, `others` in all that remain."""

    lone: str
    others: str
    deal: int

    def seated(self, rotation: int, seats: int) -> tuple[str, ...]:
        """The kinds by seat."""
        return tuple(self.lone if seat == rotation else self.others for seat in range(seats))


@dataclass(frozen=True, slots=True)
class Played:
    """How one game ended."""

    kinds: tuple[str, ...]
    places: tuple[int, ...]
    """By seat, counted from 1; tied seats have the same place."""

    moves: int
    """Number of moves, chance included."""

    def win_rate(self, seat: int) -> float:
        """1 for a win, an equal part for tied seats, 0 for a loss."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """The games of a match, one per rotation."""

    match: Match
    games: tuple[Played, ...]
    seconds: dict[str, list[float]]
    """By kind: CPU seconds of each choice among several moves."""

    def win_rate(self) -> float:
        """The win rate of the lone kind."""
        return sum(game.win_rate(seat) for seat, game in enumerate(self.games)) / len(self.games)


def play(header: Header, seed: int, factories: Mapping[str, Factory], match: Match) -> Outcome:
    seconds: dict[str, list[float]] = {match.lone: [], match.others: []}
    seats = len(header.seats)
    games = tuple(one_game(header, seed, factories, match, rotation, seconds) for rotation in range(seats))
    return Outcome(match, games, seconds)


def one_game(
    header: Header,
    seed: int,
    factories: Mapping[str, Factory],
    match: Match,
    rotation: int,
    seconds: Mapping[str, list[float]],
) -> Played:
    game = load(header.game)
    setup = header.setup(game)
    dice = Dice(mixed(seed, match.deal))
    session: Session[Any, Any] = Session(game, setup, lambda state: state.draw(dice))
    kinds = match.seated(rotation, len(header.seats))
    bots = [
        factories[kind](session, setup, seat, mixed(seed, match.deal, rotation, seat))
        for seat, kind in enumerate(kinds)
    ]
    observe_all(bots, session)
    while session.waiting:
        seat = session.waiting[0]
        update = session.updates[seat]
        begun = process_time()
        move = bots[seat].choose(update)
        if len(update.legal) > 1:
            seconds[kinds[seat]].append(process_time() - begun)
        session.act(seat, move)
        observe_all(bots, session)
    places = {seat: place for place, seat in game.result(session.state).places()}
    return Played(kinds, tuple(places[seat] for seat in range(len(kinds))), len(session.history))


def observe_all(bots: list[Bot[Any, Any]], session: Session[Any, Any]) -> None:
    for seat, bot in enumerate(bots):
        bot.observe(session.updates[seat])


def mixed(*numbers: int) -> int:
    """One seed from several numbers; neighbouring numbers give unrelated seeds."""
    text = " ".join(map(str, numbers)).encode()
    return int.from_bytes(blake2b(text, digest_size=SEED_BYTES, person=b"aprendiz ladder").digest(), "little")
