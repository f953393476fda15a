"""The players at a table of the command line: people and bots, their names and kinds."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any, Final

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import LEVEL_NAMES
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.bots.thinker import Thinker
from aprendiz.core.errors import Invalid
from aprendiz.core.header import LONGEST_NAME, AnyGame, Header, Seat
from aprendiz.core.record import Record
from aprendiz.lang.texts import Texts

PERSON: Final = "person"
BOTS: Final = LEVEL_NAMES
"""The kinds of bots that may sit at a table."""

EVERYBODY: Final[tuple[str, ...]] = ()
"""Stands for all people at the keyboard where names can be given."""

USUAL: Final = "adept"
"""The kind of bot on a seat for which none was named."""

CLAIRVOYANT: Final = "clairvoyant"
CALLED: Final = (*BOTS, "plain", "random", "greedy")
"""The kinds that have a name in every language. `greedy` exists only in old records."""


def seated(
    seats: int, names: Sequence[str], kinds: Sequence[str], known: Sequence[str] = BOTS, usual: str = USUAL
) -> list[Seat]:
    """People first, then bots: the named kinds in turn, repeated until all seats are taken; if none, `usual` bots."""
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise Invalid("--names", "name", most=LONGEST_NAME, found=name)
        if names.count(name) > 1:
            raise Invalid(f"--names {name}", "twice")
    if len(names) > seats:
        raise Invalid("--names", "too-many", most=seats, count=len(names))
    if len(kinds) > seats - len(names):
        raise Invalid("--bots", "too-many", most=seats - len(names), count=len(kinds))
    for kind in kinds:
        if kind == CLAIRVOYANT:
            raise Invalid(f"--bots {kind}", "sees-everything")
        if kind not in known:
            raise Invalid("--bots", "some-of", known=tuple(known), found=kind)
    people = [Seat(name, PERSON) for name in names]
    chosen = islice(cycle(kinds or (usual,)), seats - len(names))
    bots = [Seat(unnamed(kind, number), kind) for number, kind in enumerate(chosen, start=len(names) + 1)]
    return [*people, *bots]


def unnamed(kind: str, number: int) -> str:
    """A nameless player's name in a record; the same in every language, because names go into the sealed chance."""
    return f"{kind} {number}"


def names_of(texts: Texts, seats: Sequence[Seat]) -> list[str]:
    """The names of the players in the reader's language."""
    return [called(texts, number, seat) for number, seat in enumerate(seats, start=1)]


def seat_changes_of(texts: Texts, record: Record) -> list[str]:
    """The seat changes of a record as sentences."""
    return [
        texts.say(
            f"seat-change-{change.what}",
            name="" if change.seat is None else texts.names[change.seat],
            after=change.after,
        )
        for change in record.seat_changes
    ]


def called(texts: Texts, number: int, seat: Seat) -> str:
    if seat.name == unnamed(seat.player, number):
        if seat.player == PERSON:
            return texts.say("player", number=number)
        if seat.player in CALLED:
            return texts.say(f"bot-{seat.player}", number=number)
    return seat.name


def people_of(header: Header) -> tuple[int, ...]:
    """The seats of people."""
    return tuple(number for number, seat in enumerate(header.seats) if seat.player == PERSON)


def helped_of(header: Header, names: Sequence[str] | None) -> tuple[int, ...]:
    """The seats of people with memory help: those with these names, or EVERYBODY; None: no seat."""
    people = people_of(header)
    if names is None or names == EVERYBODY:
        return () if names is None else people
    if not people:
        raise Invalid("--memory-help", "too-many", most=0, count=len(names))
    known = tuple(header.seats[seat].name for seat in people)
    for name in names:
        if name not in known:
            raise Invalid("--memory-help", "some-of", known=known, found=name)
        if names.count(name) > 1:
            raise Invalid(f"--memory-help {name}", "twice")
    return tuple(seat for seat in people if header.seats[seat].name in names)


def bots_of(game: AnyGame, header: Header, seed: int) -> dict[int, Bot[Any, Any]]:
    """The bots of a table, by seat."""
    setup = header.setup(game)
    seats = [number for number in range(len(header.seats)) if header.seats[number].player != PERSON]
    return {seat: bot_of(game, setup, seat, header.seats[seat].player, seed + seat) for seat in seats}


def bot_of(game: AnyGame, setup: Any, seat: int, kind: str, seed: int) -> Bot[Any, Any]:
    """The bot of a seat. If a saved game names a kind that may not sit at a table, a `USUAL` bot plays on."""
    if kind == "random":
        return RandomBot(seed)
    level = game_bots(game.name).levels[USUAL if stands_in(kind) else kind]
    return Thinker(game, setup, seat, level, seed)


def stands_in(kind: str) -> bool:
    """Whether another kind has to play for this bot of a saved game."""
    return kind not in (PERSON, "random", *BOTS)
