"""What somebody at a table can ask for, as it comes over the wire; who may, and when, is for the door to say."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from aprendiz.core.seal import SHARE_BYTES
from aprendiz.host.chairs import LevelName, Name, Plan, SeatNumber
from aprendiz.host.talk import Phrase

Hex = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=2 * SHARE_BYTES, max_length=2 * SHARE_BYTES)]
Token = Hex
"""A device's own word for one command, never used for another: with the same one, a command is the same."""


class Command(Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    pass


class Sit(Command, frozen=True):
    """Take a free chair; several of them on one device make it a shared one."""

    name: Name
    seat: SeatNumber | None = None
    """None: the first free one."""

    is_helped: bool = False


class Leave(Command, frozen=True):
    """Give an own chair back; in a running game a bot plays on."""

    seat: SeatNumber


class Share(Command, frozen=True):
    """Add to the chance of the next game; the seal says that it was seen."""

    seal: Annotated[str, Meta(max_length=64)]
    share: Hex


class Rename(Command, frozen=True):
    """Own chair, or the host any."""

    seat: SeatNumber
    name: Name


class Help(Command, frozen=True):
    """Memory help for an own chair, before the game."""

    seat: SeatNumber
    is_on: bool


class OpenHands(Command, frozen=True):
    """Whether an own chair agrees that spectators see all hands."""

    seat: SeatNumber
    is_on: bool


class Act(Command, frozen=True):
    seat: SeatNumber
    ask: int
    """The question it answers, from the update; where the seat was asked anew since, nothing happens."""

    move: dict[str, Any]


class Undo(Command, frozen=True):
    """Undo the own last move."""

    seat: SeatNumber


class Say(Command, frozen=True):
    seat: SeatNumber
    phrase: Phrase


class Reclaim(Command, frozen=True):
    """Take the own chair back from the bot that sat in."""

    seat: SeatNumber


class Pass(Command, frozen=True):
    """A one-time code that moves an own chair to another device."""

    seat: SeatNumber


class Choose(Command, frozen=True):
    """The host: another game, edition, options, number of chairs or settings, before the start."""

    plan: Plan


class SeatBot(Command, frozen=True):
    """The host: a bot on a free chair or another bot's, before the start; in a running game for somebody away."""

    seat: SeatNumber
    level: LevelName


class Free(Command, frozen=True):
    """The host: a bot's chair is free again, before the start."""

    seat: SeatNumber


class Remove(Command, frozen=True):
    """The host: somebody has to go; in a running game a bot plays on."""

    seat: SeatNumber


class Swap(Command, frozen=True):
    """The host: two chairs change places, before the start."""

    seat: SeatNumber
    other: SeatNumber


class Start(Command, frozen=True):
    """The host."""


class Pause(Command, frozen=True):
    """The host."""


class Resume(Command, frozen=True):
    """The host."""


class End(Command, frozen=True):
    """The host: the game is over without a result."""


class Rematch(Command, frozen=True):
    """The host: the same people again; the starting seat moves on."""


class Delete(Command, frozen=True):
    """The host: the table and all that is kept of it."""


class Invite(Command, frozen=True):
    """The host: a new invitation code; the one before is void."""


class Reissue(Command, frozen=True):
    """The host: a one-time code for a person's chair whose device is lost."""

    seat: SeatNumber


TableCommand = (
    Sit
    | Leave
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
"""Commands that become entries of the table's log."""

HouseCommand = Pass | Delete | Invite | Reissue
"""Commands that the house carries out, if the door permits them."""

AnyCommand = TableCommand | HouseCommand
