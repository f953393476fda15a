"""What goes over a socket besides what a table tells: greetings, requests and their answers."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.json import Decoder

from aprendiz.host.chairs import SeatNumber
from aprendiz.host.commands import AnyCommand, Token
from aprendiz.host.messages import Message, SeatSeen

PROTOCOL: Final = 2
"""Changes when an older page could misunderstand; it is then told to load itself anew."""

TableName = Annotated[str, Meta(max_length=40)]
RequestNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Request(Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    pass


class Hello(Request, frozen=True):
    """The first message of a device."""

    protocol: int


class Enter(Request, frozen=True):
    """Look at a table from now on; what was missed since a version is told first, or the whole."""

    id: RequestNumber
    table: TableName
    version: int | None = None


class Exit(Request, frozen=True):
    """Look no longer."""

    id: RequestNumber
    table: TableName


class Show(Request, frozen=True):
    """On a device with several seats: whose person has tapped; None covers everything again."""

    id: RequestNumber
    table: TableName
    seat: SeatNumber | None


class Preview(Request, frozen=True):
    """What each move would make of what an own seat holds, by what it sees: it has to be uncovered and asked."""

    id: RequestNumber
    table: TableName
    seat: SeatNumber


class Do(Request, frozen=True):
    id: RequestNumber
    """The device's own number for it; the answer repeats it."""

    table: TableName
    command: AnyCommand
    token: Token | None = None
    """16 random bytes: sent again because its answer was lost, it is answered again and not done twice."""


AnyRequest = Hello | Enter | Exit | Show | Preview | Do


class Welcome(Message, frozen=True):
    protocol: int
    program: str


class Reload(Message, frozen=True):
    """The page speaks another protocol; the connection is closed."""

    protocol: int


class Done(Message, frozen=True):
    """It is stored."""

    id: int
    version: int | None = None
    """Of the table, after it."""

    code: str | None = None
    """The code that was asked for."""


class Previews(Message, frozen=True):
    id: int
    ask: int | None
    """The question to the seat, as in its update; None: it is not asked."""

    moves: tuple[Any, ...]
    """One for each of the legal moves, in their order; None where there is nothing to say."""


class Refused(Message, frozen=True):
    """A rule of the game or of the table forbids it; nothing has changed."""

    id: int
    rule: str
    remedy: str
    facts: dict[str, str]


class Wrong(Message, frozen=True):
    """It cannot be understood; nothing has changed."""

    id: int | None
    where: str
    """An option, a part of the message, or a path such as `move.take`."""

    problem: str
    facts: dict[str, Any]


class Stale(Message, frozen=True):
    """The question was already answered, or is another one by now; nothing has changed. This is how things stand."""

    id: int
    table: str
    version: int
    seat: SeatSeen


class Failed(Message, frozen=True):
    """The server could not store it; nothing has changed. To be tried again."""

    id: int


ANSWERS: Final = (Welcome, Reload, Done, Previews, Refused, Wrong, Stale, Failed)


class Numbered(Struct, frozen=True):
    """What may still be known of a request that cannot be understood."""

    id: RequestNumber | None = None


decoder: Final[Decoder[AnyRequest]] = Decoder(AnyRequest)
number_decoder: Final = Decoder(Numbered)
