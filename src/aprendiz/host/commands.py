"""The commands that devices send to a table. Who may send which, and when, is decided in `door.py`."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from aprendiz.core.seal import SHARE_BYTES
from aprendiz.host.chairs import LevelName, Name, Plan, SeatNumber
from aprendiz.host.talk import Phrase

Hex = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=2 * SHARE_BYTES, max_length=2 * SHARE_BYTES)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=64, max_length=64)]
Token = Hex
"""A random value that a device makes for each command, so that a retry with the same token is recognised."""


class Command(Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    pass


class Sit(Command, frozen=True):
    """Take a free chair. A device with several chairs is a shared device."""

    name: Name
    seat: SeatNumber | None = None
    """None: the first free chair."""

    is_helped: bool = False


class Leave(Command, frozen=True):
    """Leave one of your chairs. In a running game a bot plays on."""

    seat: SeatNumber


class Pledge(Command, frozen=True):
    """Pledge a share of the chance of the next game, by its hash. `seal` proves that the device has seen the seal.

    A later pledge replaces it, until the host starts.
    """

    seal: Hash
    pledge: Hash


class Share(Command, frozen=True):
    """Open the pledged share, after the host has started. When the last share is open, the game begins."""

    terms: Hash
    """The terms for which the share is opened, from the lobby."""

    share: Hex


class Rename(Command, frozen=True):
    """Rename the player of one of your chairs; the host may rename any player."""

    seat: SeatNumber
    name: Name


class Help(Command, frozen=True):
    """Switch memory help for one of your chairs on or off, before the start."""

    seat: SeatNumber
    is_on: bool


class OpenHands(Command, frozen=True):
    """Set whether one of your chairs agrees that spectators see all hands."""

    seat: SeatNumber
    is_on: bool


class Act(Command, frozen=True):
    seat: SeatNumber
    ask: int
    """The question that the move answers, from the update. If the seat was asked again since then, nothing happens."""

    move: dict[str, Any]


class Undo(Command, frozen=True):
    """Undo your last move."""

    seat: SeatNumber


class Say(Command, frozen=True):
    seat: SeatNumber
    phrase: Phrase


class Reclaim(Command, frozen=True):
    """Take your chair back from the bot that sat in."""

    seat: SeatNumber


class Pass(Command, frozen=True):
    """Get a one-time code that moves one of your chairs to another device."""

    seat: SeatNumber


class Choose(Command, frozen=True):
    """Host only: choose another game, edition, options, number of chairs or settings, before the start."""

    plan: Plan


class SeatBot(Command, frozen=True):
    """Host only: put a bot on a free chair or a bot's chair, before the start.

    In a running game, let a bot sit in for a person who is away.
    """

    seat: SeatNumber
    level: LevelName


class Free(Command, frozen=True):
    """Host only: remove a bot from its chair, before the start."""

    seat: SeatNumber


class Remove(Command, frozen=True):
    """Host only: remove a person from a chair. In a running game a bot plays on."""

    seat: SeatNumber


class Swap(Command, frozen=True):
    """Host only: swap two chairs, before the start."""

    seat: SeatNumber
    other: SeatNumber


class Start(Command, frozen=True):
    """Host only: settle what is played and by whom. The devices then open their shares, and the game begins."""


class Pause(Command, frozen=True):
    """Host only."""


class Resume(Command, frozen=True):
    """Host only."""


class End(Command, frozen=True):
    """Host only: stop the game without a result."""


class Rematch(Command, frozen=True):
    """Host only: another game with the same people. The next seat starts."""


class Delete(Command, frozen=True):
    """Host only: delete the table and everything stored about it."""


class Invite(Command, frozen=True):
    """Host only: get a new invitation code. The previous code becomes void."""


class Reissue(Command, frozen=True):
    """Host only: get a one-time code for the chair of a person whose device is lost, and not connected."""

    seat: SeatNumber


TableCommand = (
    Sit
    | Leave
    | Pledge
    | Share
    | Rename
    | Help
    | OpenHands
    | Act
    | Undo
    | Say
    | Reclaim
    | Choose
    | SeatBot
    | Free
    | Remove
    | Swap
    | Start
    | Pause
    | Resume
    | End
    | Rematch
)
"""Commands that become log entries of the table."""

HouseCommand = Pass | Delete | Invite | Reissue
"""Commands that the house carries out, if `visitor.permit` allows them."""

AnyCommand = TableCommand | HouseCommand
