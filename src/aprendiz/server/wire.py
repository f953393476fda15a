"""The messages of a socket other than those of a table: greetings, requests and answers."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.json import Decoder

from aprendiz.host.chairs import SeatNumber
from aprendiz.host.commands import AnyCommand, Token
from aprendiz.host.messages import Kept, Message, SeatSeen

PROTOCOL: Final = 3
"""Raised when an older page could misunderstand a message. Older pages are then told to reload."""

TableName = Annotated[str, Meta(max_length=40)]
RequestNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Request(Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    pass


class Hello(Request, frozen=True):
    """The first message of a device."""

    protocol: int


class Ping(Request, frozen=True):
    """Ask for a sign of life: a page cannot send the pings of WebSocket, nor see those of the server."""

    id: RequestNumber


class Enter(Request, frozen=True):
    """Enter a table. The changes since `version` are sent first, or the whole table; then every change."""

    id: RequestNumber
    table: TableName
    version: int | None = None
    kept: Kept | None = None
    """The last head of the table's log that the device was sent. The answer says which head the log has there now."""


class Exit(Request, frozen=True):
    """Leave a table: no more messages about it."""

    id: RequestNumber
    table: TableName


class Show(Request, frozen=True):
    """On a device with several seats: uncover the seat whose player has tapped; None covers everything again."""

    id: RequestNumber
    table: TableName
    seat: SeatNumber | None


class Preview(Request, frozen=True):
    """Ask what each legal move of one of your seats would do to its hand. The seat must be uncovered and asked."""

    id: RequestNumber
    table: TableName
    seat: SeatNumber


class Do(Request, frozen=True):
    id: RequestNumber
    """The number that the device gives the request; the answer repeats it."""

    table: TableName
    command: AnyCommand
    token: Token | None = None
    """16 random bytes. A retry with the same token is acknowledged again, but not carried out twice."""


AnyRequest = Hello | Ping | Enter | Exit | Show | Preview | Do


class Welcome(Message, frozen=True):
    protocol: int
    program: str


class Reload(Message, frozen=True):
    """The page speaks another protocol; the connection is closed."""

    protocol: int


class Done(Message, frozen=True):
    """The request was carried out, and its result is stored."""

    id: int
    version: int | None = None
    """The version of the table after the request."""

    head: str | None = None
    """The head of the table's log at this version."""

    was: str | None = None
    """Answer to `Enter`: the head of the log at the version of `kept`; None: the log is shorter."""

    code: str | None = None
    """The code that was asked for."""


class Previews(Message, frozen=True):
    id: int
    ask: int | None
    """The open question of the seat, as in its update; None: the seat is not asked."""

    moves: tuple[Any, ...]
    """One preview per legal move, in the order of `legal`; None: there is nothing to say."""


class Refused(Message, frozen=True):
    """A rule of the game or of the table forbids the request; nothing has changed."""

    id: int
    rule: str
    remedy: str
    facts: dict[str, str]


class Wrong(Message, frozen=True):
    """The request is malformed or invalid; nothing has changed."""

    id: int | None
    where: str
    """The wrong part: an option, a part of the message, or a path such as `move.take`."""

    problem: str
    facts: dict[str, Any]


class Stale(Message, frozen=True):
    """The question of a move is no longer open; nothing has changed. `seat` is the current state."""

    id: int
    table: str
    version: int
    seat: SeatSeen


class Failed(Message, frozen=True):
    """The server could not store the result; nothing has changed. The device should retry."""

    id: int


ANSWERS: Final = (Welcome, Reload, Done, Previews, Refused, Wrong, Stale, Failed)


class Numbered(Struct, frozen=True):
    """The number of a request that cannot be decoded otherwise."""

    id: RequestNumber | None = None


decoder: Final[Decoder[AnyRequest]] = Decoder(AnyRequest)
number_decoder: Final = Decoder(Numbered)
