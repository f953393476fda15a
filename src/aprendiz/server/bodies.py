"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Literal

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


class Evening(Struct, frozen=True):
    """A finished game that this device has played."""

    table: str
    number: int
    """The number of the game at its table, counted from 1."""

    game: str
    at: float
    """When it ended, in seconds since 1970."""

    names: tuple[str, ...]
    """By seat."""

    winners: tuple[int, ...]
    """Seats; empty if the game was stopped early."""

    seats: tuple[int, ...]
    """The seats of this device."""


class Evenings(Struct, frozen=True):
    evenings: tuple[Evening, ...]
    """Newest first."""


class TableShown(Struct, frozen=True):
    table: str
    version: int
    lobby: Lobby
    you: You


class Implied(Struct, frozen=True):
    """The value that another option must have."""

    option: str
    value: str


class Shown(Struct, frozen=True, tag_field="form"):
    """An option of a game. Its form says which values it takes."""

    name: str
    implies: Implied | None
    """Without it the option has no effect."""


class ChoiceShown(Shown, frozen=True, tag="choice"):
    """One of a few words."""

    default: str
    values: tuple[str, ...]


class YesNoShown(Shown, frozen=True, tag="yes-no"):
    """`yes` or `no`."""

    default: Literal["yes", "no"]


class WholeShown(Shown, frozen=True, tag="whole"):
    """A whole number; None as well if that is the default: the option is off."""

    default: int | None
    least: int
    most: int
    step: int
    """The difference between numbers that are offered next to each other."""

    first: int | None
    """The number offered first if the default is None."""

    unit: str | None
    """What is counted, if the option's name does not say it."""


class SeatShown(Shown, frozen=True, tag="seat"):
    """A seat of the table, counted from 0; None: left to chance."""

    default: None = None


class NameOrListShown(Shown, frozen=True, tag="name-or-list"):
    """A name from the edition, or a list of words; None: the edition's first name, or a value of its own."""

    values: tuple[str, ...]
    """The words to choose from."""

    least: int
    most: int
    """`least` and `most`: how long the list may be."""

    repeats: bool
    """Whether a word may be in the list several times."""

    per_seat: bool
    """Whether the list has at most one word for each seat."""

    is_optional: bool
    """Whether None is a value of its own."""

    item: str | None
    """The kind of the words, for their texts; None: they are said as they are written."""

    part: str | None
    """The part of a custom edition that defines the names; None: there are no names."""

    names: dict[str, dict[str, tuple[str, ...]]]
    """By edition: its names, each with the list it stands for."""

    default: None = None


OptionShown = ChoiceShown | YesNoShown | WholeShown | SeatShown | NameOrListShown


class PresetShown(Struct, frozen=True):
    """Options and opponents that go well together."""

    name: str
    level: str
    edition: str | None
    options: dict[str, Any]


class GameShown(Struct, frozen=True):
    game: str
    rules: int
    least_seats: int
    most_seats: int
    editions: tuple[str, ...]
    options: tuple[OptionShown, ...]
    presets: tuple[PresetShown, ...]
    """The first one is for a first game."""


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
