"""Who sits at a table of the command line: people and bots, their names and kinds."""

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any, Final

from aprendiz.bots.flautz import FlautzGreedyBot
from aprendiz.bots.labyrinth import LabyrinthGreedyBot
from aprendiz.bots.magus import MagusGreedyBot
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.core.errors import Invalid
from aprendiz.core.header import LONGEST_NAME, Header, Seat
from aprendiz.lang.texts import Texts

PERSON: Final = "person"
BOTS: Final = ("greedy", "random")
GREEDY: Final[dict[str, Callable[[int], Bot[Any, Any]]]] = {
    "flautz": FlautzGreedyBot,
    "magus": MagusGreedyBot,
    "labyrinth": LabyrinthGreedyBot,
}
"""By game."""


def seated(seats: int, names: Sequence[str], kinds: Sequence[str]) -> list[Seat]:
    """People first, then bots; of the kinds that are named, over and over, or of each kind in turn."""
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
        if kind not in BOTS:
            raise Invalid("--bots", "some-of", known=BOTS, found=kind)
    people = [Seat(name, PERSON) for name in names]
    chosen = islice(cycle(kinds or BOTS), seats - len(names))
    bots = [Seat(unnamed(kind, number), kind) for number, kind in enumerate(chosen, start=len(names) + 1)]
    return [*people, *bots]


def unnamed(kind: str, number: int) -> str:
    """What somebody without a name is called in a record, whatever the language: names go into the sealed chance."""
    return f"{kind} {number}"


def names_of(texts: Texts, seats: Sequence[Seat]) -> list[str]:
    """What the players are called in the reader's language."""
    return [called(texts, number, seat) for number, seat in enumerate(seats, start=1)]


def called(texts: Texts, number: int, seat: Seat) -> str:
    if seat.name != unnamed(seat.player, number):
        return seat.name
    return texts.say("player" if seat.player == PERSON else f"bot-{seat.player}", number=number)


def people_of(header: Header) -> tuple[int, ...]:
    """The seats of people."""
    return tuple(number for number, seat in enumerate(header.seats) if seat.player == PERSON)


def bots_of(header: Header, seed: int) -> dict[int, Bot[Any, Any]]:
    """The bots of a table, by seat."""
    makers = {"greedy": GREEDY[header.game], "random": RandomBot}
    seats = enumerate(header.seats)
    return {number: makers[seat.player](seed + number) for number, seat in seats if seat.player in makers}
