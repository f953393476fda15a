"""The entries of a table's log: everything that happened there, in order. The log is the only source of truth."""

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


StoppedBy = Literal["host", "length"]
"""`length`: the table stopped the game at its largest number of moves."""


class Entry(Struct, frozen=True, tag_field="kind", tag=True):
    at: float
    """Seconds since 1970."""


class Asked(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """The result of a command that must not be carried out twice."""

    token: str = ""
    """The token of the command, by which a retry is recognised."""


class Opened(Entry, frozen=True):
    """A table was created."""

    plan: Plan
    chairs: tuple[Chair, ...]
    host: str
    """The device of the host."""

    seed: str
    """The seed of the first game's chance. Its seal is shown from now on."""


class Planned(Asked, frozen=True):
    """The host chose another plan."""

    plan: Plan
    chairs: tuple[Chair, ...]


class Seated(Asked, frozen=True):
    """One or more chairs have changed."""

    chairs: tuple[Chair, ...]
    what: SeatChange
    seat: int


class Hosted(Entry, frozen=True):
    """Another device became the host."""

    host: str


class Invited(Entry, frozen=True, omit_defaults=True):
    """A new invitation, valid until a point in time. The previous one becomes void."""

    code: str
    until: float
    long_code: str = ""
    """The code in the link. Old logs have none."""


class Admitted(Entry, frozen=True):
    """A device came with an invitation."""

    device: str


class Pledged(Asked, frozen=True):
    """A device pledged its share of the chance of the next game, after it saw the seal."""

    device: str
    pledge: str


class Agreed(Asked, frozen=True):
    """The host started: what is played is settled, and the devices open their shares for exactly this."""

    header: dict[str, Any]
    pledges: dict[str, str]
    """Pledges by device, in the order of their shares. A device without a pledge takes no part."""


class Shared(Asked, frozen=True):
    """A device opened its share. Before protocol 3 there were no pledges, and shares were open from the beginning."""

    device: str
    share: str


class CalledOff(Entry, frozen=True):
    """A start was called off, because something changed or a share was not opened in time. All pledges are void."""


class Begun(Asked, frozen=True):
    """A game began, with the shares that were opened."""

    header: dict[str, Any]


class Acted(Entry, frozen=True):
    seat: int
    move: dict[str, Any]
    by: str
    """The author of the move: `person`, the level of a bot, or `random`."""

    spent: float
    """Seconds the seat spent on the move."""

    digest: str = ""
    """Digest of the state after the move, chance included. It shows when newer rules play a game differently."""


class Undone(Asked, frozen=True):
    seat: int


class Said(Asked, frozen=True):
    seat: int
    phrase: str


class Paused(Asked, frozen=True):
    pass


class Resumed(Asked, frozen=True):
    pass


class Warned(Entry, frozen=True):
    """The game has become so long that the table will stop it soon."""

    moves: int
    """The number of moves at which the table stops the game."""


class Stopped(Asked, frozen=True):
    """The game was stopped early, without a result."""

    by: StoppedBy = "host"


class Again(Asked, frozen=True):
    """A rematch: another game with the same people."""

    seed: str
    starter: int | None
    asked: tuple[int, ...] = ()
    """The numbers of the last questions, by seat. The next game continues the numbering."""


class Ended(Struct, frozen=True):
    """How a game ended, for the evenings of its players."""

    game: str
    """Its name; the next game of the table may be another one."""

    at: float
    """Seconds since 1970."""

    names: tuple[str, ...]
    """By seat."""

    devices: tuple[str | None, ...]
    """The devices that played, by seat; None: a bot, or a device that has forgotten the game."""

    winners: tuple[int, ...]
    """Seats; empty if the game was stopped early."""


class Filmed(Entry, frozen=True):
    """The film of a finished game: everything that was shown of it."""

    game: int
    record: bytes
    """The record file, compressed."""

    reel: tuple[bytes, ...]
    """What each viewer was sent, change by change, in the compressed form of a `Reel`."""

    ended: Ended | None = None
    """None: the film was made by an older version."""


class Forgotten(Entry, frozen=True):
    """A device has forgotten the games that it played here until now."""

    device: str


AnyEntry = (
    Filmed
    | Opened
    | Planned
    | Seated
    | Hosted
    | Invited
    | Admitted
    | Pledged
    | Agreed
    | Shared
    | CalledOff
    | Begun
    | Acted
    | Undone
    | Said
    | Paused
    | Resumed
    | Warned
    | Stopped
    | Again
    | Forgotten
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
