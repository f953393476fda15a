"""The messages about a table that devices are sent. They are built by naming every field that may be shown."""

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta, Raw, Struct
from msgspec.json import Encoder

from aprendiz.core.seat_changes import SeatChanges
from aprendiz.host.chairs import Plan, called
from aprendiz.host.entries import StoppedBy
from aprendiz.host.table import Table

encode = Encoder().encode


class Message(Struct, frozen=True, tag_field="kind", tag=True):
    pass


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """The last head of a table's log that a device was sent, and its version."""

    version: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    head: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class ChairSeen(Struct, frozen=True):
    """A chair as everybody sees it."""

    name: str
    """Empty if nobody sits there."""

    player: str | None
    """`person`, or the level of a bot; None: the chair is free."""

    sits_in: str | None
    """The level of the bot that sits in for a person."""

    is_present: bool
    is_helped: bool
    opens_hand: bool
    has_pledged: bool
    """Whether the device has pledged its share of the chance of the next game."""

    has_shared: bool
    """Whether the device has opened its share."""


class Lobby(Struct, frozen=True):
    """The table itself, the same for everybody."""

    plan: Plan
    phase: str
    halt: str | None
    """`host`: paused; `rules`: newer rules play the game differently, and it cannot go on."""

    stopped_by: StoppedBy | None
    """`host`: the host stopped the game; `length`: the table did, as the game had too many moves; None: neither."""

    ends_at: int | None
    """The number of moves at which the table stops the game; None until the game comes near it."""

    game: int
    """Number of the game at this table, counted from 1; 0 before the first."""

    seal: str
    """The seal of the game's chance, shown before its first move."""

    pledges: tuple[str, ...]
    """The pledged shares, in order."""

    terms: str | None
    """The hash of what the host has started, for which devices open their shares; None: the host has not started."""

    starts: int
    """How often the host started this game. More than once: a start was called off."""

    shares: tuple[str, ...]
    """The opened shares; when the game has begun, in the order of the pledges."""

    chairs: tuple[ChairSeen, ...]
    shows_hands: bool
    seat_changes: SeatChanges
    """The changes of players and viewers of a seat since the start of this game."""


class You(Struct, frozen=True):
    """What only this device is sent: its own role at the table."""

    seats: tuple[int, ...]
    is_host: bool
    pledge: str | None = None
    """The pledged share of this device for the next game; None: it has pledged nothing."""

    code: str | None = None
    """The invitation code, for the host and everybody with a chair; None: there is none."""

    long_code: str | None = None
    """The code in the invitation link. It is accepted even while typed codes are not."""


class SeatSeen(Struct, frozen=True):
    """What one viewer is shown of the game."""

    seat: int | None
    """None: the view of everybody."""

    update: Raw
    log: Raw | None = None
    """The events to list: with `Whole`, the newest events so far; otherwise, the events of this update.

    None: every event in the frames of the update, because none of them is momentary.
    """

    earlier: int = 0
    """With `Whole`: how many earlier events `log` leaves out."""


class Clocks(Struct, frozen=True):
    left: tuple[float | None, ...]
    """Seconds left by seat, at the moment of sending; None: the seat has no clock."""

    running: tuple[int, ...]


class Whole(Message, frozen=True):
    """The whole table: it replaces everything the device knew about the table."""

    table: str
    version: int
    head: str
    """The head of the table's log at this version."""

    lobby: Raw
    you: You
    seats: tuple[SeatSeen, ...]
    undo: int | None
    """The seat that may undo its last move."""

    clocks: Clocks | None = None


class Changed(Message, frozen=True):
    """One change."""

    table: str
    version: int
    head: str
    """The head of the table's log at this version."""

    seats: tuple[SeatSeen, ...] = ()
    undo: int | None = None
    lobby: Raw | None = None
    you: You | None = None
    said: dict[str, Any] | None = None
    """`seat` and `phrase`."""

    clocks: Clocks | None = None


class Presence(Message, frozen=True):
    """Which players are connected; not part of the log."""

    table: str
    present: tuple[bool, ...]
    """By seat."""


class Gone(Message, frozen=True):
    """The table was deleted, or the device may no longer enter it."""

    table: str


def lobby_of(table: Table, present: Iterable[str]) -> Lobby:
    there = set(present)
    shares = tuple(share.hex() for share in table.shares.values())
    return Lobby(
        plan=table.plan,
        phase=table.phase,
        halt=table.halt,
        stopped_by=table.stopped_by,
        ends_at=table.ends_at,
        game=table.games,
        seal=table.seal,
        pledges=tuple(table.pledges.values()),
        terms=table.terms,
        starts=table.starts,
        shares=shares if table.play is None else tuple(share.hex() for share in table.play.envelope.shares),
        chairs=tuple(
            ChairSeen(
                name="" if chair.is_free else called(table.chairs, seat),
                player=None if chair.is_free else chair.player,
                sits_in=chair.bot if chair.device is not None else None,
                is_present=chair.device in there,
                is_helped=chair.is_helped,
                opens_hand=chair.opens_hand,
                has_pledged=chair.device in table.pledges,
                has_shared=chair.device in table.shares,
            )
            for seat, chair in enumerate(table.chairs)
        ),
        shows_hands=table.shows_hands,
        seat_changes=() if table.play is None else table.play.seat_changes,
    )


def you_of(table: Table, device: str) -> You:
    seats = table.seats_of(device)
    is_host = device == table.host
    pledge = table.pledges.get(device) if table.play is None else None
    if table.invitation is None or not (seats or is_host):
        return You(seats, is_host, pledge)
    return You(seats, is_host, pledge, table.invitation.code, table.invitation.long_code or None)
