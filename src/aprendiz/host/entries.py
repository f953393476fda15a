"""What a table's log consists of: everything that happened there, in order. The log is the truth."""

from typing import Any, Literal

from msgspec import Struct, ValidationError
from msgspec.json import Decoder, Encoder

from aprendiz.host.chairs import Chair, Plan
from aprendiz.host.old_log import translated

SeatChange = Literal[
    "sat",
    "left",
    "removed",
    "renamed",
    "swapped",
    "bot",
    "freed",
    "sits-in",
    "reclaimed",
    "handed-over",
    "help",
    "open-hands",
]


class Entry(Struct, frozen=True, tag_field="kind", tag=True):
    at: float
    """Seconds since 1970."""


class Asked(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """What follows from a command that would do harm if it were carried out twice."""

    token: str = ""
    """By which the device knows it again."""


class Opened(Entry, frozen=True):
    """A table is there."""

    plan: Plan
    chairs: tuple[Chair, ...]
    host: str
    """The device of whoever decides here."""

    seed: str
    """Of the first game's chance; its seal is shown from now on."""


class Planned(Asked, frozen=True):
    """The host chose something else."""

    plan: Plan
    chairs: tuple[Chair, ...]


class Seated(Asked, frozen=True):
    """Somebody came, went or changed chairs."""

    chairs: tuple[Chair, ...]
    what: SeatChange
    seat: int


class Hosted(Entry, frozen=True):
    """Another device decides here."""

    host: str


class Invited(Entry, frozen=True):
    """A code that lets somebody in until a moment; the one before no longer does."""

    code: str
    until: float


class Admitted(Entry, frozen=True):
    """A device came by invitation."""

    device: str


class Shared(Asked, frozen=True):
    """What a device adds to the chance of the next game, after it saw the seal."""

    device: str
    share: str


class Begun(Asked, frozen=True):
    """A game begins with the shares that are there."""

    header: dict[str, Any]


class Acted(Entry, frozen=True):
    seat: int
    move: dict[str, Any]
    by: str
    """`person`, or who made the move for the seat: a level, or `random`."""

    spent: float
    """Seconds the seat has thought."""

    digest: str = ""
    """Of the state after it, chance included: newer rules that lead elsewhere are noticed."""


class Undone(Asked, frozen=True):
    seat: int


class Said(Asked, frozen=True):
    seat: int
    phrase: str


class Paused(Asked, frozen=True):
    pass


class Resumed(Asked, frozen=True):
    pass


class Stopped(Asked, frozen=True):
    """The host ended the game before its end."""


class Again(Asked, frozen=True):
    """The same people want another game."""

    seed: str
    starter: int | None
    asked: tuple[int, ...] = ()
    """The numbers of the last questions, by seat: those of the next game come after them."""


class Filmed(Entry, frozen=True):
    """All that was shown of a game that is over."""

    game: int
    record: bytes
    """As it is written to a file, compressed."""

    reel: tuple[bytes, ...]
    """What everybody was sent, change by change, as a `Reel` winds it."""


AnyEntry = (
    Filmed
    | Opened
    | Planned
    | Seated
    | Hosted
    | Invited
    | Admitted
    | Shared
    | Begun
    | Acted
    | Undone
    | Said
    | Paused
    | Resumed
    | Stopped
    | Again
)

_encoder = Encoder()
_decoder: Decoder[AnyEntry] = Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(data: bytes) -> AnyEntry:
    try:
        return _decoder.decode(data)
    except ValidationError:
        return _decoder.decode(translated(data))
