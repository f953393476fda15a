"""What HTTP requests and their answers consist of."""

from typing import Annotated, Any

from msgspec import Meta, Struct

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
    """TOML."""


class EditionRead(Struct, frozen=True):
    """What a file says, as a plan takes it; or what is wrong in it."""

    edition: dict[str, Any] | None = None
    problem: "Problem | None" = None


class Device(Struct, frozen=True):
    key: str | None
    """For a program, to be sent as `Authorization: Bearer …`; a page gets it as a cookie instead."""


class TableMade(Struct, frozen=True):
    table: str
    code: str
    """Lets others in."""


class TableFound(Struct, frozen=True):
    table: str
    seat: int | None = None
    """The chair that changed to this device; None: the host's place, or none."""


class CodeTried(Struct, frozen=True):
    """What a code opens: a table, and perhaps a chair there; or why it opens nothing."""

    table: str | None = None
    seat: int | None = None
    refusal: "Problem | None" = None


class TableListed(Struct, frozen=True):
    table: str
    game: str
    phase: str
    names: tuple[str, ...]
    """By chair; empty where nobody sits."""

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
    """As they are unless somebody chooses otherwise."""


class Address(Struct, frozen=True):
    url: str | None
    """Where other devices find the server; None where they cannot."""


class Verified(Struct, frozen=True):
    """A game that is over, derived again from what was sealed before it."""

    is_true: bool
    fault: str | None
    """The first thing that is wrong; `unfinished`: nothing, but the host ended the game early."""

    moves: int
    chances: int
    """How many of the moves are chance's."""

    seal: str
    seed: str
    shares: tuple[str, ...]


class Health(Struct, frozen=True):
    status: str
    program: str
    protocol: int
    tables: int


class Problem(Struct, frozen=True):
    """Why a request was not done; `rule` and `remedy` where a table refuses it, `where` and `problem` otherwise."""

    status: int
    rule: str | None = None
    remedy: str | None = None
    where: str | None = None
    """Where it is wrong: an option, a part of the request, or a path such as `edition.spells.green`."""

    problem: str | None = None
    facts: dict[str, str] = {}
