"""The header: all that is settled and public before a game. It names the game, rules, edition, options and players."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from aprendiz.core.errors import Invalid
from aprendiz.core.game import Game
from aprendiz.core.options import checked
from aprendiz.core.plain import plain
from aprendiz.core.reader import Reader
from aprendiz.core.strict import parse, settled

P = TypeVar("P")
AnyGame = Game[Any, Any, Any, Any]

RECORD: Final = "aprendiz-record"
VERSION: Final = 1
"""The version of the format, not of the rules."""

MOST_RULES: Final = 1_000_000
LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    player: str
    """`person`, or the kind of a bot."""


@dataclass(frozen=True, slots=True)
class Header:
    game: str
    rules: int
    edition: dict[str, object]
    """The whole edition, as the contents of an edition file."""

    options: dict[str, object]
    """Every option with its value, as JSON data. An option that came later is missing if it has its default."""

    seats: tuple[Seat, ...]

    def as_dict(self) -> dict[str, object]:
        return {
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "options": self.options,
            "seats": [{"name": seat.name, "player": seat.player} for seat in self.seats],
        }

    def encode(self) -> bytes:
        """The bytes that go into the key of the sealed chance, so that nothing in the header can be changed afterwards.

        The names within an edition keep their order, because it can have a meaning: the first arena is the default.
        """
        whole = {"format": RECORD, "version": VERSION, **self.as_dict()}
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()

    def setup(self, game: Game[P, Any, Any, Any]) -> P:
        """The game's own setup for this header; raises Invalid, which says where the error is."""
        try:
            return game.prepare(len(self.seats), game.read_edition(self.edition), checked(game.options, self.options))
        except Invalid as error:
            if error.where.split(".")[0] not in self.options:
                raise
            raise Invalid(f"options.{error.where}", error.problem, **error.given) from error


def agreed(
    game: AnyGame, seats: Sequence[Seat], edition: object = None, options: Mapping[str, object] | None = None
) -> Header:
    """The header of a new game; raises Invalid if the game could not be played or the header not be read back."""
    given = {} if options is None else options
    box = game.editions[0] if edition is None else edition
    if isinstance(box, str | Path | Mapping):
        box = game.read_edition(box)
    known = checked(game.options, given)
    game.setup(seats=len(seats), edition=box, **given)
    values = {
        option.name: plain(known[option.name])
        for option in game.options
        if not option.is_later or known[option.name] != option.default
    }
    header = Header(game.name, game.rules, game.write_edition(box), values, tuple(seats))
    return read_header(Reader.of(settled(parse(json.dumps(header.as_dict()), "header"))), game)


def read_header(reader: Reader, game: AnyGame) -> Header:
    """The header of a record or log."""
    header = Header(
        game=reader.text("game"),
        rules=reader.whole("rules", 0, MOST_RULES),
        edition=reader.mapping("edition"),
        options=reader.mapping("options"),
        seats=tuple(_read_seat(item, where) for where, item in reader.items("seats")),
    )
    if len(header.seats) not in game.players:
        least, most = game.players[0], game.players[-1]
        raise reader.wrong("seats", "list-between", least=least, most=most, found=reader.value("seats"))
    for option in game.options:
        # Options that came later, or that older rules did not have, may be missing and then have their defaults.
        if option.name not in header.options and header.rules >= game.rules and not option.is_later:
            raise reader.wrong(f"options.{option.name}", "missing")
    header.setup(game)
    return header


def _read_seat(data: object, where: str) -> Seat:
    reader = Reader.of(data, f"{where}.")
    seat = Seat(reader.name("name", LONGEST_NAME), reader.name("player", LONGEST_NAME))
    reader.end()
    return seat
