"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from aprendiz.core.seat_changes import SeatChanges
from aprendiz.host.chairs import Plan, Settings
from aprendiz.host.messages import Lobby, You

Code = Annotated[str, Meta(max_length=40)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewTable(Body, frozen=True):
    plan: Plan


class WithCode(Body, frozen=True):
    code: Code


class EditionFile(Body, frozen=True):
    game: str
    text: Annotated[str, Meta(max_length=20_000)]
    """The contents of the file, in TOML."""


class EditionRead(Struct, frozen=True):
    """The contents of an edition file in the form that a plan takes, or what is wrong with the file."""

    edition: dict[str, Any] | None = None
    problem: "Problem | None" = None


class Device(Struct, frozen=True):
    key: str | None
    """The key of a program, which it sends as `Authorization: Bearer …`; None: a browser gets a cookie instead."""


class TableMade(Struct, frozen=True):
    table: str
    code: str
    """The invitation code."""

    long_code: str
    """The code in the invitation link."""


class TableFound(Struct, frozen=True):
    table: str
    seat: int | None = None
    """The chair that moved to this device; None: the place of the host, or no chair."""


class CodeTried(Struct, frozen=True):
    """What a code opens: a table, and for a one-time code a chair there; or why the code is refused."""

    table: str | None = None
    seat: int | None = None
    refusal: "Problem | None" = None


class TableListed(Struct, frozen=True):
    table: str
    game: str
    phase: str
    names: tuple[str, ...]
    """Names by chair; empty if nobody sits there."""

    free: int
    is_host: bool
    touched: float
    """Seconds since 1970."""


class Tables(Struct, frozen=True):
    mine: tuple[TableListed, ...]
    listed: tuple[TableListed, ...]


class TableShown(Struct, frozen=True):
    table: str
    version: int
    lobby: Lobby
    you: You


class OptionShown(Struct, frozen=True):
    name: str
    form: str
    """`choice`, `whole` or `name-or-list`."""

    default: Any
    values: tuple[str, ...] | None = None
    least: int | None = None
    most: int | None = None


class GameShown(Struct, frozen=True):
    game: str
    rules: int
    least_seats: int
    most_seats: int
    editions: tuple[str, ...]
    options: tuple[OptionShown, ...]


class Catalogue(Struct, frozen=True):
    games: tuple[GameShown, ...]
    levels: tuple[str, ...]
    phrases: tuple[str, ...]
    settings: Settings
    """The default settings."""

    moves: int
    """The number of moves at which a table stops a game, without a result."""


class Address(Struct, frozen=True):
    url: str | None
    """The address under which other devices reach the server; None: they cannot."""


class Verified(Struct, frozen=True):
    """The result of verifying a finished game: its chance is derived again from the sealed seed."""

    is_true: bool
    fault: str | None
    """The first fault found; `unfinished`: there is none, but the host stopped the game early."""

    moves: int
    chances: int
    """How many of the moves were made by chance."""

    seal: str
    seed: str
    terms: str
    """The terms under which the shares were opened, as they follow from the record."""

    shares: tuple[str, ...]
    seat_changes: SeatChanges
    """As the record names them."""


class Health(Struct, frozen=True):
    status: str
    """`ok`, or `failing`: nothing can be stored."""

    program: str
    protocol: int
    tables: int
    store: str | None = None
    """Why nothing can be stored: a `Trouble` of the store; None: it works."""

    damaged: int = 0
    """Tables whose stored data are damaged."""


class Problem(Struct, frozen=True):
    """Why a request failed: `rule` and `remedy` if a table refused it, otherwise `where` and `problem`."""

    status: int
    rule: str | None = None
    remedy: str | None = None
    where: str | None = None
    """The wrong part: an option, a part of the request, or a path such as `edition.spells.green`."""

    problem: str | None = None
    facts: dict[str, str] = {}
